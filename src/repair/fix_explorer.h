// Explores fixes of one program, each once, however many races it was suggested for, within the limits of all of them together.
#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "advice/change.h"
#include "fixes/program_classes.h"
#include "repair/repair.h"
#include "repair/trial.h"

namespace raceproof::repair {

// A fix that was explored, for all races that it was suggested for.
struct ExploredFix {
    Trial trial;
    std::vector<advice::Statement> split_updates;
};

// What it came to for one race.
TriedFix tried(const advice::Fix& fix, const ExploredFix& explored, const std::string& race);

class FixExplorer {
  public:
    // All of them outlive it. Time is counted from here on.
    FixExplorer(fixes::ProgramClasses& classes, const TrialRunner& runner, const RepairOptions& options)
        : classes_(classes), runner_(runner), options_(options) {}

    // nullptr: the change cannot be made, or there is no time left. `planned`: how many explorations there are going to be.
    const ExploredFix* explore(const advice::Fix& fix, std::size_t planned);

    // The same fix with acquire and release accesses instead of volatile ones: what is left of the race?
    WeakerAccesses explore_weaker(const advice::Fix& fix, const std::string& race, std::size_t planned);

    // The fixes that prove the program: for each of its races, whichever they were suggested for.
    std::vector<const advice::Fix*> proved() const;

    fixes::ProgramClasses& classes() { return classes_; }
    std::size_t count() const { return count_; }
    bool is_complete() const { return is_complete_; }  // no limit was reached

  private:
    double seconds_left() const;
    bool goes_on(std::size_t planned);

    fixes::ProgramClasses& classes_;
    const TrialRunner& runner_;
    const RepairOptions& options_;
    std::map<advice::Fix, std::optional<ExploredFix>> explored_;
    std::map<advice::Fix, std::optional<Trial>> weaker_;
    std::size_t count_ = 0;
    bool is_complete_ = true;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace raceproof::repair
