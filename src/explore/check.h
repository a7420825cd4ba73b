// Deciding a program over all its schedules: explores, collects what is wrong, and says how far it got.
//
// A search may learn that more must be scheduling points than it assumed: locations that race, reads that a later write makes
// worth remembering. It is then run again with these known, until a whole search learns nothing new. What an abandoned search
// found stands, since its executions are real ones.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "explore/assumptions.h"
#include "explore/machine_system.h"
#include "explore/portfolio_slices.h"
#include "findings/finding.h"
#include "search/search_plan.h"
#include "search/shorten.h"

namespace raceproof::explore {

enum class SchedulePoints { All, Synchronisation };
// Subsumption: what earlier visits subsume, too (subsuming_store.h); the same as Fingerprints if races are not decided.
enum class StoreKind { None, Fingerprints, Subsumption, Exact };

struct CheckOptions {
    SchedulePoints schedule_points = SchedulePoints::All;
    machine::Scope scope = machine::Scope::Shared;
    // Decide races. Then synchronisation is enough for scheduling points: an execution is sequentially consistent until its first
    // race. If the search goes on after a race (`all`), the location becomes a scheduling point and the search is run again, so
    // that what follows from its values is found too (the optimistic reduction of Elmas, Qadeer, Tasiran 2006).
    std::optional<races::DetectionOptions> races;
    SystemOptions system;
    StoreKind store = StoreKind::Fingerprints;
    search::SearchPlan plan;
    search::Limits limits;
    // Samples executions beside a search that takes long.
    std::optional<SliceOptions> slices;
    bool warms_up = true;                 // before a search for races (explore/warm_up_runs.h)
    bool all = false;                     // go on after the first finding
    search::ShorteningBudget shortening;  // of the schedules of all findings together, afterwards (explore/explain.h)
    // Of the machine, if it has one. When something is found, the search leaves `seconds_to_explain` of its time.
    Budget* budget = nullptr;
    double seconds_to_explain = 0;
    // Called from time to time, and told of every new finding; false ends the search.
    std::function<bool(const search::Statistics&, std::size_t findings)> progress;
    // Called in every final state.
    std::function<void(const machine::Stop& last)> at_end;
    // Called with each finding that is new, and its path.
    std::function<void(const findings::Finding& finding)> at_new_finding;
    // Called in every state that shows something wrong, also if the same was seen before. The path is the one that led there.
    std::function<void(const findings::Finding& finding, const search::Path& path)> at_finding;
};

struct CheckResult {
    std::vector<findings::Finding> findings;  // in the order of their ids
    search::Bound bound{};                    // None: exhaustive
    search::Statistics statistics;            // of all searches together
    std::optional<search::Guarantee> guarantee;
    std::uint64_t searches = 0;
    std::uint64_t instructions = 0;          // bytecodes that all searches together executed
    machine::Stop unsupported;               // if bound is Unsupported
    std::vector<std::string> exempt_fields;  // on which races were not looked for by the user's word: "pkg.Class.field"
    std::vector<std::string> notes;          // one line each
    // ── what a proof rests on, in all executions together ──
    std::vector<Assumption> assumptions;    // about the outside, and trusted code; those that were relied on
    std::vector<WeakAccess> weak_accesses;  // whose executions that are not sequentially consistent were not explored
    bool is_exhaustive() const { return bound == search::Bound::None; }
};

// The machine stands before `main` (start_main), its state frozen. Afterwards it stands there again.
CheckResult check(machine::Machine& machine, const CheckOptions& options);

}  // namespace raceproof::explore
