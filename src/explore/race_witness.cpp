#include "explore/race_witness.h"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>

#include "base/text.h"
#include "explore/describe_race.h"
#include "explore/describe_state.h"
#include "machine/housekeeping.h"

namespace raceproof::explore {

using machine::Machine;
using machine::MemoryEvent;
using machine::MemoryEventKind;
using state::Ref;
using state::ThreadId;

namespace {

enum class Direction { Acquires, Releases };

// One synchronisation of the execution.
struct Synchronisation {
    ThreadId thread;
    Direction direction;
    Ref object;
    std::uint64_t position;
    std::string what;  // "unlocked a Main$Account"
    Place place;
};

bool is_release(MemoryEventKind kind) {
    using enum MemoryEventKind;
    return kind == Unlock || kind == VolatileWrite || kind == ReleaseWrite || kind == UpdateVolatile || kind == UpdateRelease ||
           kind == Start;
}

bool is_acquire(MemoryEventKind kind) {
    using enum MemoryEventKind;
    return kind == Lock || kind == VolatileRead || kind == AcquireRead || kind == UpdateAcquire || kind == FailedUpdateVolatile ||
           kind == FailedUpdateAcquire;
}

std::string_view verb(MemoryEventKind kind) {
    using enum MemoryEventKind;
    switch (kind) {
        case Lock: return "locked";
        case Unlock: return "unlocked";
        case Start: return "started";
        case VolatileRead:
        case AcquireRead:
        case FailedUpdateVolatile:
        case FailedUpdateAcquire: return "read";
        case VolatileWrite:
        case ReleaseWrite: return "wrote";
        default: return "updated";
    }
}

class Recorder final : public machine::MemoryListener {
  public:
    Recorder(Machine& machine, RaceDetection& detection) : machine_(machine), detection_(detection) { machine.listener = this; }

    void on_event(const MemoryEvent& event) override {
        if (event.kind == MemoryEventKind::New) made_[event.object] = place_of(event);
        if (event.kind == MemoryEventKind::Start) started_[static_cast<ThreadId>(event.position)] = place_of(event);
        if (!machine::is_housekeeping(event, machine_.state().thread(event.thread))) {
            if (is_release(event.kind)) note(event, Direction::Releases);
            if (is_acquire(event.kind)) note(event, Direction::Acquires);
        }
        detection_.on_event(event);
        if (detection_.has_findings()) keep(detection_.take_findings());
    }
    // What turned out to count only when the execution had ended.
    void finish() { keep(detection_.take_findings()); }

    std::size_t synchronisation_count() const { return synchronisations_.size(); }

    std::vector<Finding> found;

  private:
    Place place_of(const MemoryEvent& event) { return place_in_program(machine_.state().thread(event.thread)); }

    void note(const MemoryEvent& event, Direction direction) {
        bool is_monitor = event.kind == MemoryEventKind::Lock || event.kind == MemoryEventKind::Unlock;
        std::string target = is_monitor || event.kind == MemoryEventKind::Start
                                 ? "a " + printable(machine_.state().at(event.object).klass->readable_name())
                                 : name_of_location(machine_, event.object, event.position);
        synchronisations_.push_back({event.thread, direction, event.object, event.position,
                                     fmt::format("{} {}", verb(event.kind), target), place_of(event)});
    }

    void keep(std::vector<Finding> findings) {
        for (Finding& finding : findings) {
            complete(*finding.race);
            found.push_back(std::move(finding));
        }
    }

    void complete(RaceFacts& race) {
        race.earlier.started_at = started_[race.earlier.number];
        race.later.started_at = started_[race.later.number];
        if (auto made = made_.find(race.object); made != made_.end()) race.made_at = made->second;
        explain(race);
        if (!race.torn_type.empty())
            race.why.push_back(
                fmt::format("a {} may be read and written in two halves (JLS 17.7): a value may be seen that nobody wrote, half "
                            "old, half new",
                            race.torn_type));
    }

    static std::string at(const Place& place) {
        return place.line == 0 ? std::string() : fmt::format(" at {}:{}", place.file, place.line);
    }

    // The edge that would order the accesses begins with a release of the earlier thread after its access, and ends with an
    // acquisition of the later thread before its own.
    void explain(RaceFacts& race) {
        const Synchronisation* release = nullptr;
        const Synchronisation* acquisition = nullptr;
        for (std::size_t i = race.earlier.synchronisations; i < race.later.synchronisations; ++i) {
            const Synchronisation& one = synchronisations_[i];
            if (one.place.line == 0) continue;  // the machine's business, such as the end of a thread
            if (release == nullptr && one.thread == race.earlier.number && one.direction == Direction::Releases) release = &one;
            if (one.thread == race.later.number && one.direction == Direction::Acquires) acquisition = &one;
        }
        race.why.push_back(release == nullptr
                               ? fmt::format("\"{}\" has released nothing since its {}", race.earlier.thread, race.earlier.verb())
                               : fmt::format("\"{}\" then {}{}", race.earlier.thread, release->what, at(release->place)));
        race.why.push_back(acquisition == nullptr ? fmt::format("\"{}\" has acquired nothing between that and its {}",
                                                                race.later.thread, race.later.verb())
                                                  : fmt::format("\"{}\" before its {} {}{}", race.later.thread, race.later.verb(),
                                                                acquisition->what, at(acquisition->place)));
        bool meet = release != nullptr && acquisition != nullptr && release->object == acquisition->object;
        if (release != nullptr && acquisition != nullptr && !meet)
            race.why.push_back("these are different: no edge goes from the one thread to the other");
        race.why.push_back(fmt::format("so nothing orders the {} before the {}", race.earlier.verb(), race.later.verb()));
    }

    Machine& machine_;
    RaceDetection& detection_;
    std::vector<Synchronisation> synchronisations_;
    std::unordered_map<Ref, Place> made_;
    std::unordered_map<ThreadId, Place> started_;
};

std::string text_of_side(const RaceAccess& access) {
    std::string text = fmt::format("{} by \"{}\"", access.verb(), access.thread);
    if (access.started_at.line != 0) text += fmt::format(", started at {}:{}", access.started_at.file, access.started_at.line);
    return fmt::format("{}:\n{}", text, access.stack);
}

std::string text_of(const RaceFacts& race) {
    std::string text = text_of_side(race.earlier) + text_of_side(race.later);
    if (race.made_at.line != 0) text += fmt::format("the object was made at {}:{}\n", race.made_at.file, race.made_at.line);
    for (const std::string& sentence : race.why) text += sentence + "\n";
    return text;
}

}  // namespace

void add_witness(Machine& machine, const SystemOptions& options, const DetectionOptions& races, Finding& finding) {
    machine.visibility = *finding.visibility;
    DetectionOptions exact = races;
    exact.detector = memory::DetectorKind::Clocks;
    exact.keeps_stacks = true;
    RaceDetection detection(machine, exact);
    detection.remember_everything();
    SystemOptions without_stop = options;
    without_stop.stops_at_violations = false;
    MachineSystem system(machine, without_stop, &detection);
    Recorder recorder(machine, detection);
    detection.set_time([&] { return recorder.synchronisation_count(); });
    system.push_mark();
    std::size_t before_last_step = 0;
    for (const search::Step& step : finding.path) {
        before_last_step = recorder.found.size();
        system.take(step);
    }
    recorder.finish();
    system.undo();
    system.pop_mark();
    auto last_step = recorder.found.begin() + static_cast<std::ptrdiff_t>(before_last_step);
    auto seen = std::find_if(last_step, recorder.found.end(), [id = finding.id()](const Finding& one) { return one.id() == id; });
    if (seen != recorder.found.end()) {
        finding.message = seen->message;
        finding.race = seen->race;
    }
    finding.details = text_of(*finding.race);
}

}  // namespace raceproof::explore
