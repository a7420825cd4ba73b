// The machine's end of the memory events: whoever executes something tells it here, and everybody who listens hears it, in the
// order in which the listeners came.
//
// Listening is an object: a listener hears events as long as its `Listening` exists, whoever else listens. Without any listener
// an event costs one comparison; the interpreter's loop for plain accesses does not even ask (Interpreter::run).
//
// Weak accesses are noted in the assumptions whether anybody listens or not.
#pragma once

#include <vector>

#include "machine/assumptions.h"
#include "machine/memory_events.h"
#include "state/state.h"

namespace raceproof::machine {

class EventStream {
  public:
    EventStream(state::State& state, Assumptions& assumptions) : state_(state), assumptions_(assumptions) {}
    EventStream(const EventStream&) = delete;
    EventStream& operator=(const EventStream&) = delete;

    bool has_listeners() const { return !listeners_.empty(); }
    // Does anybody who listens need this plain access?
    bool is_heard(MemoryEventKind kind, const state::Object& object) const {
        return hears_private_accesses_ || object.is_shared() || (kind == MemoryEventKind::PlainWrite && !object.is_array());
    }

    void emit(MemoryEventKind kind, const state::Thread& thread, state::Ref object = state::kNull,
              const program::Class* klass = nullptr) {
        if (!is_told(kind)) return;
        MemoryEvent event{.kind = kind, .object = object, .klass = klass};
        tell(event, thread);
    }
    void emit_access(MemoryEventKind kind, const state::Thread& thread, const state::Object& object, std::uint64_t position,
                     std::uint64_t length) {
        if (!is_told(kind)) return;
        MemoryEvent event{.kind = kind, .object = state_.objects().ref_of(object), .position = position, .length = length};
        tell(event, thread);
    }
    void emit_start(const state::Thread& parent, const state::Thread& started) {
        if (!has_listeners()) return;
        MemoryEvent event{.kind = MemoryEventKind::Start,
                          .object = started.status.java_thread,
                          .position = static_cast<std::uint64_t>(started.id)};
        tell(event, parent);
    }
    void emit_operation(const state::Thread& thread, const PendingOperation& operation) {
        for (MemoryListener* listener : listeners_) listener->on_operation(thread, operation);
    }
    // A thread needs the class and does not have to initialise it.
    void emit_class_use(const state::Thread& thread, const program::Class& klass) {
        if (!has_listeners() || !state::ended_while_running(state_.statics_of(klass).slots()[program::kInitialisationStatusSlot]))
            return;
        MemoryEvent event{.kind = MemoryEventKind::ClassSeenInitialised, .klass = &klass};
        tell(event, thread);
    }

  private:
    friend class Listening;

    bool is_told(MemoryEventKind kind) const { return has_listeners() || is_weak(kind); }
    // Adds who does it, and where. In place: a copy of what was just written would wait for it.
    void tell(MemoryEvent& event, const state::Thread& thread);
    void listeners_have_changed();

    state::State& state_;
    Assumptions& assumptions_;
    std::vector<MemoryListener*> listeners_;
    bool hears_private_accesses_ = false;  // one of them
};

// As long as this exists, the listener is told. Must not be made or destroyed while an event is being told.
class Listening {
  public:
    Listening(EventStream& events, MemoryListener& listener);
    ~Listening();
    Listening(const Listening&) = delete;
    Listening& operator=(const Listening&) = delete;

  private:
    EventStream& events_;
    MemoryListener& listener_;
};

}  // namespace raceproof::machine
