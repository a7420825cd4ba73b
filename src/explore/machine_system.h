// The virtual machine as a system that a search explores (search/system.h).
//
// The machine stands right after `start_main`, its state frozen before. Each step executes one thread's pending operation and
// runs on to its next, then the step is committed: garbage freed, survivors named, hash up to date. What went wrong in a step, or
// where all threads are stuck, is described as a Finding on demand.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "explore/step_effects.h"
#include "findings/replayable.h"
#include "machine/machine.h"
#include "races/race_detection.h"
#include "schedules/step_protocol.h"
#include "search/system.h"

namespace raceproof::explore {

struct SystemOptions {
    schedules::TimeOuts time_outs = schedules::TimeOuts::Any;
    std::int64_t stretch = 1 << 16;  // backward jumps after which an invisible stretch becomes a scheduling point
    schedules::WhenAlone when_alone = schedules::WhenAlone::StopsOnlyToWait;
    bool verifies_sharing = false;  // after each step, at great cost: for tests
    // A race, an uncaught exception and a failed assertion end the execution. If not, it goes on as Java does.
    bool stops_at_violations = true;

    SystemOptions without_stops() const {
        SystemOptions options = *this;
        options.stops_at_violations = false;
        return options;
    }
};

class MachineSystem final : public findings::Replayable {
  public:
    // `detection`: races count as violations, and what the detector knows is part of the state. May be nullptr.
    MachineSystem(machine::Machine& machine, const SystemOptions& options, races::RaceDetection* detection = nullptr);
    // Between these, what steps do can be asked for.
    void watch_effects();
    void ignore_effects() override;

    void enabled(std::vector<search::Step>& steps) override;
    search::Outcome take(const search::Step& step) override;
    std::optional<search::Access> operation(const search::Step& step) override;
    std::uint64_t work() override { return machine_.instructions; }
    bool is_due_sometime(const search::Step& step) override;
    std::uint32_t heuristic_value() override { return detection_ == nullptr ? 0 : detection_->heuristic_value(); }
    Hash128 fingerprint() override;
    // Without what the detector remembers of accesses, for a store that compares that itself.
    Hash128 fingerprint_beside_accesses();
    std::string contents() override;
    void effects(search::Effects& effects) override;
    void blocked(std::vector<search::Blocked>& blocked) override;
    std::uint32_t thread_count() override { return static_cast<std::uint32_t>(machine_.state().thread_count()); }
    std::uint64_t thread_name(std::uint32_t thread) override {
        return machine_.state().thread(static_cast<state::ThreadId>(thread)).name;
    }
    void push_mark() override;
    void undo() override;
    void pop_mark() override { marks_.pop_back(); }
    std::size_t mark_count() const override { return marks_.size(); }

    std::vector<findings::Finding> violations() override;
    findings::Finding deadlock() override;
    // The present state, and where threads go round for ever from here.
    findings::Finding livelock(std::vector<findings::Position> positions);
    findings::Position position(std::uint32_t thread);
    // The full name of what is missing, if the last outcome was Unsupported, and the guest's stack.
    const machine::Stop& last_stop() const { return last_stop_; }

    // Has there ever been more than the main thread? If not, there were no schedules to choose between.
    bool has_started_threads() const { return has_started_threads_; }
    void prepare_for(const findings::Finding& finding) override;

    machine::Machine& machine() override { return machine_; }

  private:
    void add_quiescent(std::vector<search::Step>& steps);
    bool are_idle(const std::vector<search::Step>& steps);
    // Does the thread come back to where it is now by its own steps alone? Then it only waits for others, or for time to pass.
    bool comes_back(const search::Step& step);
    void commit_step();

    machine::Machine& machine_;
    SystemOptions options_;
    races::RaceDetection* detection_;
    std::unique_ptr<StepEffects> effects_;
    std::vector<state::Mark> marks_;
    machine::Stop last_stop_;
    std::optional<findings::Finding> failure_;  // of the last step
    std::uint32_t last_thread_ = 0;
    bool has_started_threads_ = false;
};

}  // namespace raceproof::explore
