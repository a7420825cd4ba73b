#include "schedules/time_outs.h"

namespace raceproof::schedules {

using machine::Machine;
using machine::OperationKind;
using machine::PendingOperation;

bool only_ends_wait(Machine& machine, const PendingOperation& pending, std::uint32_t alternative) {
    return pending.kind == OperationKind::WaitResume && pending.time_out == alternative &&
           machine.state().at(pending.object).lock != 0;
}

std::uint64_t enabled_at_any_time(Machine& machine, const PendingOperation& pending) {
    if (!pending.time_out || !only_ends_wait(machine, pending, *pending.time_out)) return pending.enabled;
    return pending.enabled & ~(std::uint64_t{1} << *pending.time_out);
}

}  // namespace raceproof::schedules
