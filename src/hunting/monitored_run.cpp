#include "hunting/monitored_run.h"

#include <algorithm>
#include <set>

#include "base/process_memory.h"
#include "base/processor_time.h"
#include "base/stopwatch.h"
#include "hunting/lockset_monitor.h"
#include "hunting/pace.h"

namespace raceproof::hunting {

using search::Outcome;
using search::Step;

namespace {

class OrdinarySchedule final : public search::Sampler {
  public:
    Step choose(search::System&, const std::vector<Step>& steps) override {
        auto own = std::ranges::find(steps, thread_, &Step::thread);
        if (own == steps.end() || used_ == kQuantum) {
            auto next = std::ranges::find_if(steps, [this](const Step& step) { return step.thread > thread_; });
            own = next == steps.end() ? steps.begin() : next;
            used_ = 0;
        }
        thread_ = own->thread;
        ++used_;
        return *own;
    }

  private:
    static constexpr int kQuantum = 16;
    std::uint32_t thread_ = 0;
    int used_ = 0;
};

// Asks for limits now and then.
class Limiter {
  public:
    Limiter(machine::Machine& machine, LocksetMonitor& monitor, const RunOptions& options)
        : options_(options), machine_(machine), monitor_(monitor), pace_(machine) {}

    std::optional<RunEnd> end(std::uint64_t steps) {
        if (steps == kMostSteps) return RunEnd::Limit;
        if (!pace_.is_time_to_look()) return std::nullopt;
        if (!options_.goes_on()) return RunEnd::Interrupted;
        if (options_.limits.seconds != 0 && watch_.seconds() > options_.limits.seconds) return RunEnd::Limit;
        if (is_time_to_look_at_memory() && !monitor_.make_room() && resident_bytes() > options_.limits.bytes)
            return RunEnd::Limit;
        return std::nullopt;
    }

  private:
    // That takes as long as some steps do.
    bool is_time_to_look_at_memory() {
        if (options_.limits.bytes == 0) return false;
        if (++looks_ < kLooksPerLookAtMemory && machine_.instructions - instructions_ < kInstructions) return false;
        looks_ = 0;
        instructions_ = machine_.instructions;
        return true;
    }

    static constexpr std::uint64_t kMostSteps = UINT32_MAX;  // as many as the monitor can tell apart

    static constexpr std::uint64_t kLooksPerLookAtMemory = 8, kInstructions = 500'000;

    const RunOptions& options_;
    const machine::Machine& machine_;
    LocksetMonitor& monitor_;
    Pace pace_;
    std::uint64_t looks_ = 0, instructions_ = 0;
    Stopwatch watch_;
};

}  // namespace

std::string_view name_of(RunEnd end) {
    switch (end) {
        case RunEnd::Ended: return "ended";
        case RunEnd::Deadlock: return "deadlock";
        case RunEnd::Limit: return "limit";
        case RunEnd::Interrupted: return "interrupted";
        case RunEnd::Unsupported: break;
    }
    return "unsupported";
}

std::unique_ptr<search::Sampler> ordinary_schedule() { return std::make_unique<OrdinarySchedule>(); }

MonitoredRun run_monitored(machine::Machine& machine, search::Sampler& sampler, const RunOptions& options) {
    MonitoredRun run;
    double seconds_before = processor_seconds();
    std::uint64_t instructions_before = machine.instructions;
    LocksetMonitor monitor(machine, options.trust, options.limits.bytes);
    explore::MachineSystem system(machine, options.system.without_stops());
    Limiter limiter(machine, monitor, options);
    std::set<std::string> found;
    std::vector<Step> steps;
    std::optional<RunEnd> end;
    sampler.begin_execution();
    while (!end) {
        system.enabled(steps);
        if (steps.empty()) {
            run.findings.push_back(system.deadlock());
            run.findings.back().path = run.path;
            end = RunEnd::Deadlock;
            break;
        }
        Step step = sampler.choose(system, steps);
        monitor.begin_step(run.path.size());
        run.path.push_back(step);
        Outcome outcome = system.take(step);
        monitor.end_step();
        if (outcome == Outcome::Notable || outcome == Outcome::Violation)
            for (findings::Finding& finding : system.violations()) {
                if (!found.insert(finding.id()).second) continue;
                run.findings.push_back(std::move(finding));
                run.findings.back().path = run.path;
            }
        switch (outcome) {
            case Outcome::Running:
            case Outcome::Notable:
                sampler.taken(system);
                machine.state().forget();
                end = limiter.end(run.path.size());
                break;
            case Outcome::Unsupported: end = RunEnd::Unsupported; break;
            case Outcome::Ended:
            case Outcome::Violation:
            case Outcome::GivenUp: end = RunEnd::Ended; break;
        }
    }
    run.end = *end;
    run.stop = system.last_stop();
    run.warnings = monitor.take_warnings();
    run.instructions = machine.instructions - instructions_before;
    run.accesses = monitor.accesses();
    run.is_cut = monitor.has_forgotten();
    run.seconds = processor_seconds() - seconds_before;
    return run;
}

}  // namespace raceproof::hunting
