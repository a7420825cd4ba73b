#include "findings/record.h"

#include <algorithm>

#include "findings/abridge.h"
#include "search/follow.h"

namespace raceproof::findings {

namespace {

// One pass over the path, with a recorder that listens.
class Pass {
  public:
    Pass(Replayable& system, const Finding& finding, ObjectNames& names)
        : system_(system), finding_(finding), recorder_(system.machine(), names) {}

    // False: `goes_on` has said no.
    bool run(const std::function<bool()>& goes_on) {
        constexpr std::size_t kSteps = TraceLimits{}.steps;
        if (finding_.path.size() > kSteps) recorder_.tell_locks_from(finding_.path.size() - kSteps);
        system_.push_mark();
        bool is_done = take_path(goes_on);
        system_.undo();
        system_.pop_mark();
        return is_done;
    }

    // The finding as this path ends in it; nullptr if it does not.
    const Finding* seen() const {
        auto same = std::find_if(found_.begin(), found_.end(), [this](const Finding& one) { return one.id() == finding_.id(); });
        return same == found_.end() ? nullptr : &*same;
    }
    TraceRecorder& recorder() { return recorder_; }

  private:
    bool take_path(const std::function<bool()>& goes_on) {
        bool is_cut = false;
        search::follow(system_, finding_.path, [&](const search::Step& step) {
            is_cut = !goes_on();
            if (is_cut) return false;
            search::Outcome outcome = take(step);
            bool is_wrong = outcome == search::Outcome::Violation || outcome == search::Outcome::Notable;
            found_ = is_wrong ? system_.violations() : std::vector<Finding>{};
            return true;
        });
        if (is_cut) return false;
        std::vector<search::Step> enabled;
        system_.enabled(enabled);
        // If nobody can go on, that says more than that some cannot.
        if (finding_.kind == FindingKind::Deadlock && enabled.empty()) found_.insert(found_.begin(), system_.deadlock());
        return true;
    }

    // To know what is enabled, steps may be tried and taken back: these are not listened to.
    search::Outcome take(const search::Step& step) {
        machine::Listening listening(system_.machine().events, recorder_);
        recorder_.begin_step(step);
        search::Outcome outcome = system_.take(step);
        recorder_.end_step();
        return outcome;
    }

    Replayable& system_;
    const Finding& finding_;
    TraceRecorder recorder_;
    std::vector<Finding> found_;
};

void retell(Finding& finding, const Finding& seen) {
    finding.positions = seen.positions;
    finding.is_partial = seen.is_partial;
    finding.threads = seen.threads;
    finding.thrown = seen.thrown;
    finding.race = seen.race;
}

}  // namespace

void simplify(Replayable& system, Finding& finding, const search::ShorteningBudget& budget) {
    finding.path = minimise(system, finding, budget);
}

Trace record(Replayable& system, Finding& finding, const std::function<bool()>& goes_on) {
    Trace nothing;
    nothing.left_out = finding.path.size();
    ObjectNames names(system.machine());
    // The first pass tells what the path ends in, and whether a class has several objects in the story.
    Pass first(system, finding, names);
    if (!first.run(goes_on)) return nothing;
    // A livelock's cycle stays what it is.
    const Finding* seen = first.seen();
    if (seen != nullptr && finding.cycle == 0) retell(finding, *seen);
    Pass second(system, finding, names);
    if (seen != nullptr && seen->race) {
        const races::RaceLocation& location = seen->race->location;
        second.recorder().watch(location, first.recorder().allocation_of(location.object));
    }
    if (!second.run(goes_on)) return nothing;
    Trace trace = second.recorder().take();
    if (seen != nullptr && seen->race) finding.witness = witness_of(*finding.race, trace, second.recorder());
    std::size_t steps = trace.step_count();
    for (TraceEvent& event : trace.events) event.is_in_cycle = event.step + finding.cycle >= steps;
    abridge(trace, finding);
    return trace;
}

}  // namespace raceproof::findings
