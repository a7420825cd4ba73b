// What exploring a program teaches about its races: for each, some executions that show it, and how others came to the same
// locations in order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "advice/trace.h"
#include "explore/check.h"
#include "repair/acquiring_history.h"
#include "repair/path_recorder.h"

namespace raceproof::repair {

class Evidence {
  public:
    // At most so many different executions of each race.
    explicit Evidence(std::size_t traces_per_race) : traces_per_race_(traces_per_race) {}

    // Has the search collect, as long as what is returned exists; it must not outlive the machine. The machine stands before
    // `main`; the evidence outlives the search.
    [[nodiscard]] std::shared_ptr<void> collect_from(machine::Machine& machine, explore::CheckOptions& options);

    // By the identity of the race.
    const std::map<std::string, std::vector<advice::Trace>>& traces() const { return traces_; }
    const AcquiringHistory& history() const { return history_; }

    // Is told of each trace when it is found.
    std::function<void(const advice::Trace& trace, const findings::Finding& finding)> on_trace;

  private:
    void add(const PathRecorder& recorder, const findings::Finding& finding, const search::Path& path);
    void add_execution(const PathRecorder& recorder);

    std::size_t traces_per_race_;
    AcquiringHistory history_;
    std::uint64_t executions_ = 0;
    std::map<std::string, std::vector<advice::Trace>> traces_;
    std::map<std::string, std::set<std::uint64_t>> known_;  // by race: fingerprints of its traces
};

}  // namespace raceproof::repair
