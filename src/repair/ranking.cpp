#include "repair/ranking.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace raceproof::repair {

using advice::ChangeKind;

namespace {

int run_time_of(ChangeKind kind) {
    switch (kind) {
        case ChangeKind::MoveStatements: return 0;
        case ChangeKind::VolatileField:
        case ChangeKind::VolatileElements: return 1;
        case ChangeKind::AcquireBefore:
        case ChangeKind::AtomicUpdates:
        case ChangeKind::AtomicElements: return 2;
        case ChangeKind::SynchronizedMethod:
        case ChangeKind::LockStatements: return 3;
    }
    return 0;
}

}  // namespace

Cost cost_of(const advice::Fix& fix) {
    Cost cost{.places = fix.size()};
    std::set<std::pair<ChangeKind, advice::LockExpression>> kinds;
    for (const advice::Change& change : fix) {
        cost.run_time = std::max(cost.run_time, run_time_of(change.kind));
        kinds.emplace(change.kind, change.lock);
    }
    cost.kinds = kinds.size();
    return cost;
}

void rank(std::vector<TriedFix>& fixes) {
    auto key = [](const TriedFix& fix) { return std::tuple(fix.status, !fix.split_updates.empty(), cost_of(fix.fix), fix.fix); };
    std::sort(fixes.begin(), fixes.end(), [&](const TriedFix& left, const TriedFix& right) { return key(left) < key(right); });
}

}  // namespace raceproof::repair
