#include "repair/combinations.h"

#include <algorithm>
#include <set>

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

bool contains(const Fix& whole, const Fix& part) { return std::includes(whole.begin(), whole.end(), part.begin(), part.end()); }

// What removes the race, whatever else it leaves.
std::vector<const TriedFix*> best_of(const RaceRepair& race) {
    std::vector<const TriedFix*> best;
    for (const TriedFix& fix : race.fixes)
        if (fix.status != FixStatus::Fails && best.size() < kMostOfARace) best.push_back(&fix);
    return best;
}

}  // namespace

Combinations::Updates Combinations::updates_of(const TriedFix& fix) {
    return fix.split_updates.empty() ? Updates::Whole : Updates::Split;
}

void Combinations::try_for(RaceRepair& race) {
    Wanted wanted;
    std::vector<Fix> uncovered, proofs;
    for (const TriedFix* first : best_of(race)) {
        if (first->status == FixStatus::Removes) uncovered.push_back(first->fix);
        extend({first->fix, updates_of(*first)}, race, wanted);
    }
    std::vector<Fix> ordered;
    for (const auto& [fix, updates] : wanted) ordered.push_back(fix);
    auto key = [&](const Fix& fix) { return std::pair(wanted.at(fix), cost_of(fix)); };
    std::stable_sort(ordered.begin(), ordered.end(), [&](const Fix& left, const Fix& right) { return key(left) < key(right); });
    if (ordered.size() > kMostTried) ordered.resize(kMostTried);
    for (const Fix& fix : ordered) {
        auto is_part = [&](const Fix& part) { return contains(fix, part); };
        bool is_minimal = std::none_of(proofs.begin(), proofs.end(), is_part);
        bool is_wanted = proofs.empty() || std::any_of(uncovered.begin(), uncovered.end(), is_part);
        if (!is_minimal || !is_wanted) continue;
        const ExploredFix* explored = explorer_.explore(fix, explorer_.count() + ordered.size());
        if (explored == nullptr || !explored->trial.is_proof) continue;
        race.fixes.push_back(tried(fix, *explored, race.race));
        proofs.push_back(fix);
        std::erase_if(uncovered, is_part);
    }
}

void Combinations::extend(const Part& part, const RaceRepair& race, Wanted& wanted) {
    for (const RaceRepair& other : races_) {
        if (other.race == race.race) continue;
        for (const TriedFix* second : best_of(other)) {
            Part both{joined(part.fix, second->fix), std::max(part.updates, updates_of(*second))};
            if (both.fix.size() > options_.most_changes || both.fix == part.fix) continue;
            if (wanted.emplace(both.fix, both.updates).second) extend(both, race, wanted);
        }
    }
}

}  // namespace raceproof::repair
