#include "explore/explain.h"

#include <algorithm>
#include <optional>

namespace raceproof::explore {

using search::Outcome;
using search::Step;
using state::Thread;
using state::ThreadId;

namespace {

// Where a thread stopped: what its next operation is told by.
struct StopPlace {
    std::uint32_t depth = 0, pc = 0;
    const program::Method* method = nullptr;
    friend bool operator==(const StopPlace&, const StopPlace&) = default;
};

// A search stops only before operations that it knows to conflict with those of others, and its first finding may come before it
// knows of many. With the conflicts of the path itself known, the same execution has more steps, and its trace tells more.
class Refinement {
  public:
    Refinement(MachineSystem& system, const Finding& finding) : system_(system), finding_(finding) {}

    // The same execution with more steps; empty if there is nothing to add, or it cannot be told.
    std::optional<Finding> run() {
        system_.prepare_for(finding_);
        system_.push_mark();
        follow();
        system_.undo();
        machine::Visibility finer = system_.machine().visibility;
        bool has_more = finer.contention.contended.has_additions();
        finer.contention.contended.adopt();
        system_.machine().visibility = finer;
        bool fits = has_more && follow_finely();
        system_.undo();
        system_.pop_mark();
        if (!fits) return std::nullopt;
        Finding refined = finding_;
        refined.path = std::move(path_);
        refined.visibility = std::make_shared<machine::Visibility>(std::move(finer));
        return refined;
    }

  private:
    StopPlace place_of(std::uint32_t thread_number) {
        const Thread& thread = system_.machine().state().thread(static_cast<ThreadId>(thread_number));
        if (thread.depth == 0) return {};
        return {thread.depth, thread.top().pc, thread.top().method};
    }
    static bool goes_on(Outcome outcome) { return outcome == Outcome::Running || outcome == Outcome::Notable; }

    void follow() {
        for (const Step& step : finding_.path) {
            outcome_ = system_.take(step);
            stops_.push_back(place_of(step.thread));
        }
    }

    bool follow_finely() {
        std::vector<Step> enabled;
        for (std::size_t i = 0; i < finding_.path.size(); ++i) {
            Step step = finding_.path[i];
            bool is_last = i + 1 == finding_.path.size();
            for (std::size_t parts = 1;; ++parts, step.alternative = 0) {
                system_.enabled(enabled);
                if (parts > kMaximumParts || std::find(enabled.begin(), enabled.end(), step) == enabled.end()) return false;
                path_.push_back(step);
                Outcome outcome = system_.take(step);
                if (!goes_on(outcome)) return is_last && outcome == outcome_;
                if (place_of(step.thread) == stops_[i]) break;
            }
        }
        return goes_on(outcome_);
    }

    static constexpr std::size_t kMaximumParts = 200;  // of one step: more is a thread that spins

    MachineSystem& system_;
    const Finding& finding_;
    std::vector<StopPlace> stops_;  // after each step of the finding's path
    search::Path path_;
    Outcome outcome_ = Outcome::Running;
};

}  // namespace

Trace explain(MachineSystem& system, Finding& finding, const SourceLines& sources, const search::ShorteningBudget& budget) {
    // What cannot be taken again cannot be made simpler: the schedule is told as far as it goes.
    if (!leads_to_finding(system, finding)) return build_trace(system, finding.path, sources);
    constexpr int kRounds = 3;  // what is read decides what is written: more may turn up
    for (int round = 0; round < kRounds; ++round) {
        std::optional<Finding> refined = Refinement(system, finding).run();
        if (!refined || !leads_to_finding(system, *refined)) break;
        finding = std::move(*refined);
    }
    finding.path = minimise(system, finding, budget);
    return build_trace(system, finding.path, sources);
}

}  // namespace raceproof::explore
