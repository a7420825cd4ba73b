// Asks a system what its steps did, by names that all executions share.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "search/reduction/step_table.h"
#include "search/system.h"

namespace raceproof::search {

class EffectsReader {
  public:
    explicit EffectsReader(System& system) : system_(system) {}

    // What the last step did. If it has ended the execution, it depends on all others.
    enum class Execution : std::uint8_t { GoesOn, Ended };
    const Effects& last_step(Execution execution) {
        effects_.clear();
        system_.effects(effects_);
        if (execution == Execution::Ended) effects_.accesses.push_back({kEverything, AccessMode::Write});
        return effects_;
    }
    // The same as a record, of a thread of that name.
    const StepRecord& record_of_last_step(std::uint64_t thread_name) {
        record_.thread_name = thread_name;
        record_.accesses.assign(effects_.accesses.begin(), effects_.accesses.end());
        record_.accesses.push_back({kEverything, AccessMode::Read});
        record_.at_once = effects_.at_once;
        record_.started.clear();
        for (std::uint32_t started : effects_.started) record_.started.push_back(system_.thread_name(started));
        record_.waited_for_all = effects_.waited_for_all;
        return record_;
    }
    std::span<const Blocked> blocked() {
        blocked_.clear();
        system_.blocked(blocked_);
        return blocked_;
    }

  private:
    System& system_;
    Effects effects_;
    StepRecord record_;
    std::vector<Blocked> blocked_;
};

}  // namespace raceproof::search
