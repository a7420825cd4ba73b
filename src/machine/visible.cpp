// Scheduling points in the interpreter.
#include "machine/interpreter.h"

namespace raceproof::machine {

Interpreter::Next Interpreter::stand() {
    stop_.kind = StopKind::Pending;
    return Next::Stop;
}

// The top frame is that of a synchronized method which a native has called: it may begin when it has its lock.
Interpreter::Next Interpreter::take_awaited_lock() {
    if (must_stop(OperationKind::MonitorEnter)) return stand();
    state::Frame& frame = thread_.top();
    if (!machine_.lock(thread_, state_.at(frame.lock))) {
        stop_.kind = StopKind::Blocked;
        return Next::Stop;
    }
    frame.flags = (frame.flags & ~state::frame_flags::kAwaitsLock) | state::frame_flags::kHoldsLock;
    return Next::Execute;
}

Stop Interpreter::step(OperationKind pending, std::uint32_t alternative, std::int64_t budget) {
    // Otherwise the grant would be left over for the next visible operation, which nobody has chosen.
    granted_ = pending != OperationKind::Continue && is_scheduling_point(pending);
    alternative_ = alternative;
    return run(budget);
}

bool Interpreter::plain_access(MemoryEventKind kind, const Object& object, std::uint64_t position, const program::Field* field) {
    OperationKind operation = kind == MemoryEventKind::PlainRead ? OperationKind::PlainRead : OperationKind::PlainWrite;
    if (machine_.visibility.shows(field) && must_stop(operation)) return true;
    if (machine_.listener != nullptr) machine_.emit(kind, thread_, state_.ref_of(object), position);
    return false;
}

}  // namespace raceproof::machine
