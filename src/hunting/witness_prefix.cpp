#include "hunting/witness_prefix.h"

#include <algorithm>
#include <set>
#include <unordered_set>

#include "hunting/pace.h"
#include "machine/housekeeping.h"
#include "races/detection_parts.h"

namespace raceproof::hunting {

using machine::MemoryEvent;
using machine::MemoryEventKind;
using search::Step;

namespace {

constexpr std::size_t kMostAccesses = 1'000'000;

class WindowRecorder final : public machine::MemoryListener {
  public:
    explicit WindowRecorder(machine::Machine& machine) : machine_(machine), listening_(machine.events, *this) {}

    void begin_step(const Step& step) { steps.push_back({.step = step, .reads = {}, .writes = {}}); }
    bool is_full() const { return count_ > kMostAccesses; }

    void on_event(const MemoryEvent& event) override {
        using enum MemoryEventKind;
        if (machine::is_housekeeping(event, machine_.state().thread(event.thread))) return;
        StepAccesses& step = steps.back();
        if (event.kind == Start) step.starts_thread = true;
        if (!is_access(event.kind)) return;
        memory::Locations locations = races::locations_of(event, machine_.state().at(event.object));
        for (std::uint32_t position = locations.from; position < locations.to; ++position) {
            std::uint64_t name = name_of(machine_.state(), {event.object, position});
            if (reads(event.kind)) add(step.reads, name);
            if (writes(event.kind)) add(step.writes, name);
        }
    }

    std::vector<StepAccesses> steps;

  private:
    void add(std::vector<std::uint64_t>& to, std::uint64_t name) {
        // Loops access the same again and again.
        if (!to.empty() && to.back() == name) return;
        to.push_back(name);
        ++count_;
    }

    machine::Machine& machine_;
    std::size_t count_ = 0;
    machine::Listening listening_;
};

}  // namespace

std::vector<StepAccesses> record_window(explore::MachineSystem& system, const search::Path& path, std::size_t from,
                                        std::size_t to, const std::function<bool()>& goes_on) {
    WindowRecorder recorder(system.machine());
    system.push_mark();
    Pace pace(system.machine());
    for (std::size_t i = from; i < to && !recorder.is_full(); ++i) {
        if (pace.is_time_to_look() && !goes_on()) break;
        recorder.begin_step(path[i]);
        search::Outcome outcome = system.take(path[i]);
        if (outcome != search::Outcome::Running && outcome != search::Outcome::Notable) break;
    }
    system.undo();
    system.pop_mark();
    return std::move(recorder.steps);
}

search::Path extend_prefix(const std::vector<StepAccesses>& window, const std::function<bool(const StepAccesses&)>& meets,
                           const std::function<bool(const Step&)>& can_be_taken) {
    search::Path taken;
    std::set<std::uint32_t> stuck{window.front().step.thread};
    std::unordered_set<std::uint64_t> missing;  // what was written in the run, and was not here
    for (const StepAccesses& step : window) {
        auto is_missing = [&](std::uint64_t location) { return missing.contains(location); };
        bool stays = stuck.contains(step.step.thread);
        if (!stays && meets(step)) break;
        stays = stays || std::ranges::any_of(step.reads, is_missing) || !can_be_taken(step.step);
        if (stays) {
            // Threads that it starts would have other numbers than in the run.
            if (step.starts_thread) break;
            stuck.insert(step.step.thread);
            missing.insert(step.writes.begin(), step.writes.end());
            continue;
        }
        taken.push_back(step.step);
        for (std::uint64_t location : step.writes) missing.erase(location);
    }
    return taken;
}

}  // namespace raceproof::hunting
