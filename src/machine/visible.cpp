// Scheduling points in the interpreter.
#include "machine/interpreter.h"

namespace raceproof::machine {

Interpreter::Next Interpreter::stand() {
    stop_.kind = StopKind::Pending;
    return Next::Stop;
}

Stop Interpreter::step(OperationKind pending, std::uint32_t alternative, std::int64_t budget) {
    // What these wait for is checked by the instruction itself when it is executed again: no visible operation passes with them.
    granted_ = pending != OperationKind::Continue && pending != OperationKind::ClassInitialise;
    alternative_ = alternative;
    return run(budget);
}

namespace {

bool is_listed(const Visibility& visibility, const program::Field* field) {
    return field == nullptr ? visibility.array_elements : visibility.locations.contains(field);
}

}  // namespace

bool Interpreter::plain_access(MemoryEventKind kind, const Object& object, std::uint64_t position, const program::Field* field) {
    const Visibility& visibility = machine_.visibility;
    bool is_visible =
        visibility.plain == PlainAccesses::All || (visibility.plain == PlainAccesses::Listed && is_listed(visibility, field));
    OperationKind operation = kind == MemoryEventKind::PlainRead ? OperationKind::PlainRead : OperationKind::PlainWrite;
    if (is_visible && must_stop(operation)) return true;
    if (machine_.listener != nullptr) machine_.emit(kind, thread_, state_.ref_of(object), position);
    return false;
}

}  // namespace raceproof::machine
