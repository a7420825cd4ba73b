#include "machine/event_stream.h"

#include <algorithm>

#include "base/verify.h"

namespace raceproof::machine {

void EventStream::tell(MemoryEvent& event, const state::Thread& thread) {
    event.thread = thread.id;
    std::uint32_t index = thread.depth;
    while (index > 1 && thread.frames[index - 1].code == nullptr) --index;
    if (index > 0) {
        const state::Frame& frame = thread.frames[index - 1];
        event.method = frame.method;
        event.pc = frame.code == nullptr ? 0 : frame.pc;
    }
    // As long as there is one thread, whatever it does is ordered before all that others will do.
    bool matters = is_weak(event.kind) && state_.thread_count() > 1;
    if (matters && (event.object == state::kNull || state_.at(event.object).is_shared())) assumptions_.note_weak(thread);
    for (MemoryListener* listener : listeners_) listener->on_event(event);
}

void EventStream::listeners_have_changed() {
    hears_private_accesses_ = std::any_of(listeners_.begin(), listeners_.end(),
                                          [](const MemoryListener* one) { return one->hears_private_accesses(); });
}

Listening::Listening(EventStream& events, MemoryListener& listener) : events_(events), listener_(listener) {
    events_.listeners_.push_back(&listener_);
    events_.listeners_have_changed();
}

Listening::~Listening() {
    auto found = std::find(events_.listeners_.begin(), events_.listeners_.end(), &listener_);
    VERIFY(found != events_.listeners_.end(), "should end listening only once");
    events_.listeners_.erase(found);
    events_.listeners_have_changed();
}

}  // namespace raceproof::machine
