#include "repair/combinations.h"

#include <algorithm>

#include "repair/ranking.h"

namespace raceproof::repair {

using advice::Fix;

namespace {

constexpr std::size_t kMostOfARace = 3, kMostTried = 40;

Fix joined(const Fix& one, const Fix& other) {
    std::set<advice::Change> changes(one.begin(), one.end());
    changes.insert(other.begin(), other.end());
    return {changes.begin(), changes.end()};
}

// What removes the race, whatever else it leaves.
std::vector<const Fix*> best_of(const RaceRepair& race) {
    std::vector<const Fix*> best;
    for (const TriedFix& fix : race.fixes)
        if (fix.status != FixStatus::Fails && best.size() < kMostOfARace) best.push_back(&fix.fix);
    return best;
}

}  // namespace

void Combinations::try_for(RaceRepair& race) {
    std::set<Fix> wanted;
    for (const Fix* first : best_of(race)) extend(*first, race, wanted, 2);
    std::vector<Fix> ordered(wanted.begin(), wanted.end());
    std::stable_sort(ordered.begin(), ordered.end(),
                     [](const Fix& left, const Fix& right) { return cost_of(left) < cost_of(right); });
    if (ordered.size() > kMostTried) ordered.resize(kMostTried);
    for (const Fix& fix : ordered) {
        const ExploredFix* explored = explorer_.explore(fix, explorer_.count() + ordered.size());
        if (explored == nullptr || !explored->trial.is_proof) continue;
        race.fixes.push_back(tried(fix, *explored, race.race));
        return;
    }
}

void Combinations::extend(const Fix& fix, const RaceRepair& race, std::set<Fix>& wanted, std::size_t size) {
    for (const RaceRepair& other : races_) {
        if (other.race == race.race) continue;
        for (const Fix* second : best_of(other)) {
            Fix both = joined(fix, *second);
            if (both.size() > options_.most_changes || both == fix || !wanted.insert(both).second) continue;
            if (size < options_.most_changes) extend(both, race, wanted, size + 1);
        }
    }
}

}  // namespace raceproof::repair
