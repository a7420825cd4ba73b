#include "repair/path_recorder.h"

#include "machine/housekeeping.h"
#include "machine/places.h"
#include "repair/trace_builder.h"

namespace raceproof::repair {

using machine::MemoryEvent;
using machine::MemoryEventKind;

PathRecorder::PathRecorder(machine::Machine& machine)
    : Undoable(machine.state().journal()), machine_(machine), listening_(machine.events, *this) {}

void PathRecorder::on_event(const MemoryEvent& event) {
    using Shape = PathEvent::Shape;
    const state::Thread& thread = machine_.state().thread(event.thread);
    if (event.kind != MemoryEventKind::New && machine::is_housekeeping(event, thread)) return;
    if (machine::is_lock_of_thread_class(event)) return;
    PathEvent kept{.kind = event.kind,
                   .thread = static_cast<std::uint32_t>(event.thread),
                   .object = event.object,
                   .position = event.position,
                   .length = event.length,
                   .klass = event.klass};
    if (event.object != state::kNull) {
        const state::Object& object = machine_.state().at(event.object);
        kept.klass = object.klass;
        kept.shape = object.is_array() ? Shape::Array : object.is_statics() ? Shape::Statics : Shape::Instance;
    }
    if (event.kind != MemoryEventKind::New) {
        if (const state::Frame* frame = machine::top_frame_of_program(thread)) {
            kept.method = frame->method;
            kept.pc = frame->pc;
        }
    }
    // One record for all events between two marks would do; events are rare enough beside what else is journalled.
    *journal().push(component(), 0, 1) = events_.size();
    events_.push_back(kept);
}

void PathRecorder::undo(std::uint32_t, const std::uint64_t* data, std::size_t) { events_.resize(data[0]); }

advice::Trace PathRecorder::trace() const { return TraceBuilder(machine_, events_).build(); }

std::optional<advice::Trace> PathRecorder::trace_of(const races::Race& race) const {
    return TraceBuilder(machine_, events_).build(race);
}

}  // namespace raceproof::repair
