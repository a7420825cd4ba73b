#include "findings/lock_cycle.h"

#include <algorithm>
#include <optional>

namespace raceproof::findings {

namespace {

// Who holds the monitor that the thread is blocked at.
std::optional<state::ThreadId> blocker_of(machine::Machine& machine, state::ThreadId id) {
    state::Thread& thread = machine.state().thread(id);
    if (thread.depth == 0) return std::nullopt;
    machine::PendingOperation pending = machine.pending(thread);
    if (pending.kind != machine::OperationKind::MonitorEnter || pending.is_enabled()) return std::nullopt;
    std::uint32_t lock = machine.state().at(pending.object).lock;
    if (lock == 0) return std::nullopt;
    return static_cast<state::ThreadId>((lock >> 16) - 1);
}

}  // namespace

std::vector<state::ThreadId> lock_cycle(machine::Machine& machine, state::ThreadId thread) {
    std::optional<state::ThreadId> next = blocker_of(machine, thread);
    if (!next) return {};
    std::vector<state::ThreadId> cycle{thread};
    for (; next; next = blocker_of(machine, *next)) {
        if (*next == thread) {
            std::sort(cycle.begin(), cycle.end());
            return cycle;
        }
        if (std::find(cycle.begin(), cycle.end(), *next) != cycle.end()) break;  // a circle of others
        cycle.push_back(*next);
    }
    return {};
}

}  // namespace raceproof::findings
