#include "repair/repair.h"

#include <algorithm>
#include <map>

#include "fixes/candidates.h"
#include "repair/combinations.h"
#include "repair/common_locks.h"
#include "repair/fix_explorer.h"
#include "repair/ranking.h"

namespace raceproof::repair {

using advice::Advice;
using advice::AdviceKind;
using advice::Fix;

namespace {

// The candidates of a race: each fix with the advice that it follows.
using Candidates = std::map<Fix, std::vector<Advice>>;

// Common locks are tried one after the other, and only if nothing else is proved.
Candidates candidates_of(fixes::ProgramClasses& classes, const std::vector<Advice>& advice) {
    Candidates candidates;
    for (const Advice& one : advice)
        if (one.kind != AdviceKind::CommonLock)
            for (Fix& fix : fixes::changes_of(classes, one)) candidates[std::move(fix)].push_back(one);
    return candidates;
}

std::vector<Advice> analyse(const RaceTraces& race) {
    std::vector<advice::TraceAdvice> of_traces;
    for (const advice::Trace& trace : race.traces)
        of_traces.push_back(advice::trace_advice(trace, advice::HappensBefore(trace), race.history));
    return advice::combined(of_traces);
}

bool is_proved(const RaceRepair& race) {
    return std::any_of(race.fixes.begin(), race.fixes.end(), [](const TriedFix& fix) { return fix.status == FixStatus::Proved; });
}

// A captured variable is local: where only its arrays are changed, there is no patch, and a lock is worth a try.
bool is_proved_for_patch(const RaceRepair& race) {
    auto is_of_captured = [](const advice::Change& change) { return !change.variable.empty(); };
    return std::any_of(race.fixes.begin(), race.fixes.end(), [&](const TriedFix& fix) {
        return fix.status == FixStatus::Proved && std::none_of(fix.fix.begin(), fix.fix.end(), is_of_captured);
    });
}

bool suggests_common_lock(const RaceRepair& race) {
    return std::any_of(race.advice.begin(), race.advice.end(),
                       [](const Advice& advice) { return advice.kind == AdviceKind::CommonLock; });
}

bool is_lock(const advice::Change& change) {
    return change.kind == advice::ChangeKind::LockStatements || change.kind == advice::ChangeKind::SynchronizedMethod;
}

// Its executions suggest a block on a lock that has no name where the block would be: one of many in an array, for instance.
bool lacks_lock(const RaceRepair& race) {
    auto suggests_block = [](const Advice& advice) {
        return advice.kind == AdviceKind::SynchronizeManifest || advice.kind == AdviceKind::SynchronizeSource;
    };
    auto locks = [](const TriedFix& fix) { return std::any_of(fix.fix.begin(), fix.fix.end(), is_lock); };
    return std::any_of(race.advice.begin(), race.advice.end(), suggests_block) &&
           std::none_of(race.fixes.begin(), race.fixes.end(), locks);
}

// What proves the program removes this race, too, whichever race suggested it: the cheapest of them.
void take_over_proof(RaceRepair& race, FixExplorer& explorer) {
    std::vector<TriedFix> proofs;
    for (const Fix* fix : explorer.proved()) proofs.push_back(tried(*fix, *explorer.explore(*fix, explorer.count()), race.race));
    rank(proofs);
    if (!proofs.empty()) race.fixes.push_back(std::move(proofs.front()));
}

bool makes_only_volatile(const Fix& fix) {
    return std::all_of(fix.begin(), fix.end(), [](const advice::Change& change) {
        return change.kind == advice::ChangeKind::VolatileField || change.kind == advice::ChangeKind::VolatileElements;
    });
}

void try_weaker_accesses(std::vector<RaceRepair>& races, FixExplorer& explorer) {
    for (RaceRepair& race : races)
        for (TriedFix& fix : race.fixes) {
            bool orders = fix.status == FixStatus::Proved || fix.status == FixStatus::Removes;
            if (orders && makes_only_volatile(fix.fix))
                fix.acquire_release = explorer.explore_weaker(fix.fix, race.race, explorer.count() + 1);
        }
}

}  // namespace

std::string_view name_of(WeakerAccesses accesses) {
    switch (accesses) {
        case WeakerAccesses::NotTried: return "not-tried";
        case WeakerAccesses::Order: return "order";
        case WeakerAccesses::DoNotOrder: return "do-not-order";
        case WeakerAccesses::Undecided: return "undecided";
    }
    return "";
}

std::vector<RaceTraces> traces_of(const Evidence& evidence) {
    std::vector<RaceTraces> races;
    for (const auto& [race, traces] : evidence.traces()) {
        races.push_back({race, traces, {}});
        if (!traces.empty()) races.back().history = evidence.history().of(traces.front().racing_location());
    }
    return races;
}

Repairs repair(std::span<const RaceTraces> races, fixes::ProgramClasses& classes, const TrialRunner& runner,
               const RepairOptions& options) {
    Repairs repairs;
    FixExplorer explorer(classes, runner, options);
    std::vector<Candidates> candidates;
    std::vector<std::vector<Advice>> advice;
    std::map<Fix, std::size_t> suggested;
    for (const RaceTraces& race : races) {
        advice.push_back(analyse(race));
        candidates.push_back(candidates_of(classes, advice.back()));
        for (const auto& [fix, reasons] : candidates.back()) ++suggested[fix];
    }
    for (std::size_t i = 0; i < races.size(); ++i) {
        RaceRepair& race = repairs.races.emplace_back(races[i].race, advice[i], races[i].traces.size());
        for (const auto& [fix, reasons] : candidates[i]) {
            const ExploredFix* explored = explorer.explore(fix, suggested.size());
            if (explored == nullptr) continue;
            race.fixes.push_back(tried(fix, *explored, race.race));
            race.fixes.back().advice = reasons;
            race.fixes.back().races = suggested[fix];
        }
        if ((!is_proved(race) && suggests_common_lock(race)) || lacks_lock(race)) try_common_locks(race, races, explorer);
        rank(race.fixes);
    }
    Combinations combinations(repairs.races, explorer, options);
    for (RaceRepair& race : repairs.races) {
        if (!is_proved(race)) combinations.try_for(race);
        if (!is_proved(race)) take_over_proof(race, explorer);
        if (!is_proved_for_patch(race) && !suggests_common_lock(race)) try_common_locks(race, races, explorer);
        rank(race.fixes);
    }
    repairs.frequencies = advice::frequencies(advice);
    repairs.is_complete = explorer.is_complete();
    for (std::size_t i = 0; i < races.size(); ++i)
        if (RaceRepair& race = repairs.races[i]; !is_proved(race))
            race.no_fix = why_no_fix(race, races[i], classes, explorer.is_complete() ? Trials::All : Trials::CutShort);
    // Last: it proves nothing, and is to take no time from what does.
    try_weaker_accesses(repairs.races, explorer);
    repairs.explored = explorer.count();
    return repairs;
}

}  // namespace raceproof::repair
