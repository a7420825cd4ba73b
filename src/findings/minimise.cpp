#include "findings/minimise.h"

#include <algorithm>

#include "search/simplest_cycle.h"

namespace raceproof::findings {

using search::Path;

namespace {

search::EndsAsWanted ends_in(Replayable& system, const Finding& finding) {
    return [&system, wanted = finding.id()](search::ExecutionEnd end) {
        if (end == search::ExecutionEnd::State) return false;
        if (end == search::ExecutionEnd::Deadlock) return system.deadlock().id() == wanted;
        std::vector<Finding> found = system.violations();
        return std::any_of(found.begin(), found.end(), [&](const Finding& one) { return one.id() == wanted; });
    };
}

struct Lasso {
    Path lead_in, cycle;

    explicit Lasso(const Finding& finding)
        : lead_in(finding.path.begin(), finding.path.end() - static_cast<std::ptrdiff_t>(finding.cycle)),
          cycle(finding.path.end() - static_cast<std::ptrdiff_t>(finding.cycle), finding.path.end()) {}

    Path whole() const {
        Path path = lead_in;
        path.insert(path.end(), cycle.begin(), cycle.end());
        return path;
    }
};

// The states that the cycle goes through, in its order.
std::vector<Hash128> states_of(Replayable& system, const Lasso& lasso) {
    std::vector<Hash128> states;
    system.push_mark();
    for (const search::Step& step : lasso.lead_in) system.take(step);
    for (const search::Step& step : lasso.cycle) {
        states.push_back(system.fingerprint());
        system.take(step);
    }
    system.undo();
    system.pop_mark();
    return states;
}

// The cycle is the simplest already (search/simplest_cycle.h). It may begin at any of its states.
Path minimise_lasso(Replayable& system, const Finding& finding, const search::ShorteningBudget& budget) {
    Lasso lasso(finding);
    if (!search::is_fair_cycle(system, lasso.lead_in, lasso.cycle)) return finding.path;
    std::vector<Hash128> states = states_of(system, lasso);
    auto where = [&] { return std::find(states.begin(), states.end(), system.fingerprint()) - states.begin(); };
    auto is_there = [&](search::ExecutionEnd end) {
        return end == search::ExecutionEnd::State && where() != static_cast<std::ptrdiff_t>(states.size());
    };
    lasso.lead_in = search::shorten(system, lasso.lead_in, is_there, budget).path;
    system.push_mark();
    for (const search::Step& step : lasso.lead_in) system.take(step);
    std::rotate(lasso.cycle.begin(), lasso.cycle.begin() + where(), lasso.cycle.end());
    system.undo();
    system.pop_mark();
    return search::is_fair_cycle(system, lasso.lead_in, lasso.cycle) ? lasso.whole() : finding.path;
}

}  // namespace

Path minimise(Replayable& system, const Finding& finding, const search::ShorteningBudget& budget) {
    system.prepare_for(finding);
    if (finding.cycle != 0) return minimise_lasso(system, finding, budget);
    return search::shorten(system, finding.path, ends_in(system, finding), budget).path;
}

}  // namespace raceproof::findings
