#include "explore/warm_up_runs.h"

#include <new>
#include <utility>

#include "base/budget.h"
#include "search/fingerprint_table.h"
#include "search/random.h"

namespace raceproof::explore {

namespace {

constexpr std::uint64_t kExecutions = 8, kSteps = 1000, kInstructions = 1'000'000, kSeed = 1;

// One execution, as far as it leads to new states and is short. What it takes in vain would be lost if it went on for ever.
std::uint64_t warm_up_once(MachineSystem& system, search::Random& random) {
    search::FingerprintTable seen;
    std::vector<search::Step> steps;
    std::uint64_t taken = 0, instructions_before = system.machine().instructions;
    while (taken < kSteps && system.machine().instructions - instructions_before < kInstructions &&
           seen.insert(system.fingerprint())) {
        system.enabled(steps);
        if (steps.empty()) break;
        search::Outcome outcome = system.take(steps[random.below(steps.size())]);
        ++taken;
        if (outcome != search::Outcome::Running && outcome != search::Outcome::Notable) break;
    }
    return taken;
}

}  // namespace

std::uint64_t warm_up(MachineSystem& system, races::RaceDetection& detection) {
    // A race that is not reported changes nothing for the search.
    machine::LocationSet racing = detection.learnt().racing;
    search::Random random(kSeed);
    std::uint64_t steps = 0;
    system.push_mark();
    bool goes_on = true;
    for (std::uint64_t i = 0; i < kExecutions && goes_on; ++i) {
        try {
            steps += warm_up_once(system, random);
        } catch (const std::bad_alloc&) {
            goes_on = false;  // the search will come to that, and say so
        } catch (const LimitReached&) {
            goes_on = false;
        }
        system.undo();
    }
    system.pop_mark();
    detection.learnt().racing = std::move(racing);
    return steps;
}

}  // namespace raceproof::explore
