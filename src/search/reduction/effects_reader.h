// Asks a system what its steps did, for parts of the reduction that want small numbers for locations: from 0, which is
// kEverything.
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
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
        for (Access& access : effects_.accesses) access.location = number_of(access.location);
        if (execution == Execution::Ended) effects_.accesses.push_back({kEverything, AccessMode::Write});
        return effects_;
    }
    // The same by names, of a thread of that name.
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
        for (Blocked& blocked : blocked_)
            for (Access& access : blocked.accesses) access.location = number_of(access.location);
        return blocked_;
    }

  private:
    std::uint64_t number_of(std::uint64_t location) { return numbers_.try_emplace(location, numbers_.size()).first->second; }

    System& system_;
    std::unordered_map<std::uint64_t, std::uint64_t> numbers_{{kEverything, kEverything}};
    Effects effects_;
    StepRecord record_;
    std::vector<Blocked> blocked_;
};

}  // namespace raceproof::search
