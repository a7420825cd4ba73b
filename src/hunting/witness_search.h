// From a warning to a witness: the run again up to the first access, as far as the others go without it (phase 1), and from there
// a search for the second (phase 2). Everything is done under the race detector, so that what is found is a race by the memory
// model, whatever the warning was about.
#pragma once

#include <functional>
#include <map>
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

    // The whole run again: finds the races that it has itself. Recorded for prediction if there is a recorder.
    void replay(const search::Path& run, const std::function<bool()>& goes_on, RunRecorder* recorder = nullptr);
    // Races and deadlocks of the run in another order (prediction/): each is tried, if the places are not known to race.
    void try_predicted(const search::Path& run, const RunRecorder& recorder, const std::function<bool()>& goes_on);
    // Ends at the first race of these two statements.
    Attempt search(const search::Path& run, const Warning& warning, const Suspicion& suspicion, const WitnessOptions& options);

    // From now on threads stop at locations that have raced, too: every pair of accesses to them can meet. Runs must be recorded
    // anew. False if none has raced.
    bool stop_at_racing_locations();

    // All that was found so far, each with a path from the start of the program.
    const FindingsById& found() const { return found_; }
    void add(findings::Finding finding, search::Path path);

  private:
    enum class Whose : std::uint8_t { OfRun, OfAnotherOrder };
    bool take_all(const search::Path& path, std::size_t count, Whose whose, const std::function<bool()>& goes_on,
                  RunRecorder* recorder = nullptr);
    bool has_race_at(const program::Place& one, const program::Place& other) const;
    search::Path extended(const search::Path& run, const Suspicion& suspicion);

    races::RaceDetection detection_;
    explore::MachineSystem system_;
    std::shared_ptr<const machine::Visibility> visibility_;
    FindingsById found_;
};

}  // namespace raceproof::hunting
