#include "repair/common_locks.h"

#include <algorithm>

#include "fixes/common_lock.h"

namespace raceproof::repair {

using advice::Advice;
using advice::Statement;

namespace {

// The location of a race as its identity has it: for objects of the class library their class, whichever field of theirs it is.
std::string_view location_of(std::string_view identity) { return identity.substr(identity.rfind('|') + 1); }

void add_statements(const Advice& advice, std::vector<Statement>& statements) {
    statements.push_back(advice.statement);
    statements.push_back(advice.model);
}

}  // namespace

void try_common_locks(RaceRepair& race, std::span<const RaceTraces> races, FixExplorer& explorer) {
    std::vector<Statement> own, of_location;
    Advice followed;
    for (const RaceTraces& other : races) {
        if (location_of(other.race) != location_of(race.race) || other.traces.empty()) continue;
        Advice advice = advice::common_lock(other.traces.front());
        add_statements(advice, of_location);
        if (other.race != race.race) continue;
        add_statements(advice, own);
        followed = advice;
    }
    std::vector<advice::Fix> fixes = fixes::common_lock_fixes(explorer.classes(), own);
    for (advice::Fix& fix : fixes::common_lock_fixes(explorer.classes(), of_location))
        if (std::find(fixes.begin(), fixes.end(), fix) == fixes.end()) fixes.push_back(std::move(fix));
    for (const advice::Fix& fix : fixes) {
        const ExploredFix* explored = explorer.explore(fix, explorer.count() + fixes.size());
        if (explored == nullptr) continue;
        race.fixes.push_back(tried(fix, *explored, race.race));
        race.fixes.back().advice.push_back(followed);
        if (explored->trial.is_proof) return;
    }
}

}  // namespace raceproof::repair
