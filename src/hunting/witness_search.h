// From a warning to a witness: the run again up to the first access, as far as the others go without it (phase 1), and from there
// a search for the second (phase 2). Everything is done under the race detector, so that what is found is a race by the memory
// model, whatever the warning was about.
#pragma once

#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "explore/machine_system.h"
#include "findings/finding.h"
#include "hunting/guided_system.h"
#include "hunting/run_recorder.h"
#include "hunting/warning.h"
#include "races/race_detection.h"
#include "search/limits.h"

namespace raceproof::hunting {

struct WitnessOptions {
    Guidance guidance;
    search::Limits limits;  // of one search
    std::function<bool()> goes_on = [] { return true; };
};

// What became of the search for one suspicion.
struct Attempt {
    bool was_replayed = false;  // the run could be repeated up to the first access
    search::Bound bound{};      // None: everything was searched
    search::Statistics statistics;
};

using FindingsById = std::map<std::string, findings::Finding>;
// Is one of them a race of these two statements?
bool has_race(const FindingsById& findings, const races::Race& race);

class WitnessSearch {
  public:
    // Races that a run shows by itself, without another order, count.
    bool counts_races_of_runs = true;

    // The machine stands before `main`, with the scheduling points of the runs.
    WitnessSearch(machine::Machine& machine, const explore::SystemOptions& system, const races::DetectionOptions& races);
    // The machine stands before `main` again.
    ~WitnessSearch() { return_to_start(); }
    WitnessSearch(const WitnessSearch&) = delete;
    WitnessSearch& operator=(const WitnessSearch&) = delete;

    // The whole run again: finds the races that it has itself. On another machine, which stands before `main` and cannot be taken
    // back afterwards: a way back would take memory for everything that the run has ever changed. The recorder listens to that
    // machine.
    void replay(machine::Machine& machine, const search::Path& run, const std::function<bool()>& goes_on, RunRecorder& recorder);
    // Races and deadlocks of the run in another order (prediction/): each is tried, if the places are not known to race.
    void try_predicted(const search::Path& run, const RunRecorder& recorder, const std::function<bool()>& goes_on);
    // Ends at the first race of these two statements.
    Attempt search(const search::Path& run, const Warning& warning, const Suspicion& suspicion, const WitnessOptions& options);

    // From now on threads stop at locations that have raced, too: every pair of accesses to them can meet. Runs must be recorded
    // anew. False if none has raced.
    bool stop_at_racing_locations();

    // All that was found so far, each with a path from the start of the program.
    const FindingsById& found() const { return found_; }
    void add(findings::Finding finding, std::span<const search::Step> path);

  private:
    // Whether an execution is that of a run, or of another order, whose races always count.
    enum class Whose : std::uint8_t { OfRun, OfAnotherOrder };
    // Takes the path from the start of the program.
    void try_path(const search::Path& path, const std::function<bool()>& goes_on);
    // To where so many steps of the run were taken: on from the last checkpoint before, if this run was the last. False if that
    // cannot be, or may not go on.
    bool go_to(const search::Path& run, std::size_t count, const std::function<bool()>& goes_on);
    void return_to_start();
    // Takes the steps of the path from `from` on as far as they can be taken and the execution goes on, and keeps what comes of
    // them. `at_each` is told how many steps were taken, those before `from` included. False if they were not all taken.
    bool take(
        explore::MachineSystem& system, std::span<const search::Step> path, std::size_t from, Whose whose,
        const std::function<bool()>& goes_on, const std::function<void(std::size_t)>& at_each = [](std::size_t) {});
    bool has_race_at(const program::Place& one, const program::Place& other) const;
    search::Path extended(const search::Path& run, const Suspicion& suspicion, const std::function<bool()>& goes_on);

    const explore::SystemOptions options_;
    const races::DetectionOptions races_;
    races::RaceDetection detection_;
    explore::MachineSystem system_;
    const search::Step* last_run_ = nullptr;  // the run that the checkpoints belong to
    std::vector<std::size_t> checkpoints_;    // marks above that of the start, by how many steps were taken
    std::shared_ptr<const machine::Visibility> visibility_;
    FindingsById found_;
};

}  // namespace raceproof::hunting
