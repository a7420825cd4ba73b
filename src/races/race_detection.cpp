#include "races/race_detection.h"

namespace raceproof::races {

using machine::MemoryEvent;
using machine::MemoryEventKind;
using state::Ref;

namespace {

// The objects that the class library makes for itself: of its classes, and arrays of these or of numbers.
bool is_of_library(const program::Class& klass) {
    if (!klass.is_array()) return klass.is_trusted;
    return klass.element->is_primitive() || klass.element->is_trusted;
}

}  // namespace

RaceDetection::RaceDetection(machine::Machine& machine, const DetectionOptions& options)
    : parts_{machine, AccessPolicy(machine, options.trust)},
      found_(parts_, options.keeps_stacks ? FoundRaces::Stacks::Kept : FoundRaces::Stacks::NotKept),
      listening_(machine.events, *this) {
    memory::DetectorOptions detector_options;
    detector_options.journal = &machine.state().journal();
    if (options.labels_states && !options.keeps_stacks) detector_options.names = &names_;
    if (options.weak) detector_options.reads = memory::DetectorOptions::Reads::Forgotten;
    parts_.detector = memory::make_detector(options.detector, detector_options);
    use_heuristics(options.heuristics);
    parts_.final_fields = std::make_unique<FinalFields>(machine, *parts_.detector);
    parts_.optimistic_reads = std::make_unique<OptimisticReads>(machine, *parts_.detector);
    machine.state().objects().listener = this;
}

RaceDetection::~RaceDetection() { parts_.machine.state().objects().listener = nullptr; }

Hash128 RaceDetection::label() {
    Hash128 label = parts_.detector->label().value_or(Hash128{}) + incomparable_label();
    names_.has_new = false;
    return label;
}

std::uint64_t RaceDetection::Names::thread_name(memory::Thread thread) {
    if (thread >= memory::kFirstSection) return parts_.optimistic_reads->name_of(thread);
    return parts_.machine.state().thread(static_cast<state::ThreadId>(thread)).name;
}

void RaceDetection::use_heuristics(const std::optional<Heuristics>& heuristics) {
    parts_.heuristic_value.reset();
    if (heuristics) parts_.heuristic_value.emplace(parts_.machine.state().journal(), *heuristics);
}

void RaceDetection::begin_step(state::ThreadId thread) {
    running_ = thread;
    found_.races.clear();  // of steps that were only taken again, on the way to a state
    parts_.contention.begin_step();
    if (parts_.heuristic_value) parts_.heuristic_value->begin_step(number(thread));
}

void RaceDetection::on_undone() {
    names_.has_new = false;
    found_.races.clear();  // nobody has asked for it
}

bool RaceDetection::has_outgrown_the_search() const {
    return parts_.learnt.have_grown() || parts_.final_fields->leaking.has_additions();
}

void RaceDetection::adopt_what_was_learnt() {
    parts_.learnt.adopt();
    parts_.final_fields->leaking.adopt();
}

void RaceDetection::on_shared(Ref ref) {
    names_.has_new = true;
    state::State& state = parts_.machine.state();
    const program::Class& klass = *state.at(ref).klass;
    parts_.contention.on_published(ref, state.thread(running_).name);
    if (accesses_.publishes_cache && is_of_library(klass)) parts_.detector->freeze(number(ref));
    if (parts_.policy.of(klass).has_finals) parts_.final_fields->on_shared(ref, state.thread(running_));
}

void RaceDetection::on_freed(Ref ref) {
    parts_.detector->forget(number(ref));
    parts_.contention.on_freed(ref);
    parts_.final_fields->on_freed(ref);
    parts_.optimistic_reads->on_freed(ref);
}

void RaceDetection::on_event(const MemoryEvent& event) {
    using enum MemoryEventKind;
    accesses_.publishes_cache = false;
    if (event.kind == ClassSeenInitialised && event.klass->is_trusted) return;  // orders nothing
    if (parts_.final_fields->has_contents() && reads(event.kind)) {
        std::uint8_t flags = parts_.policy.flags_of(parts_.machine.state().at(event.object), event.position);
        if (flags & AccessPolicy::kReference)
            parts_.final_fields->on_read(event, flags & (AccessPolicy::kFinal | AccessPolicy::kCache));
    }
    if (event.kind == PlainRead || event.kind == PlainWrite) {
        accesses_.plain(event, event.kind == PlainRead ? AccessKind::Read : AccessKind::Write);
        return;
    }
    parts_.optimistic_reads->on_event(event, found_.races);
    if (!parts_.contention.was_seen()) accesses_.note_other_mode(event);
    if (event.kind == Freeze) return parts_.final_fields->on_freeze(event);
    if (parts_.is_housekeeping(event)) return;
    if (event.kind == Begin) found_.note_thread(event.thread);
    if (!is_access(event.kind)) return synchronisation_.on_event(event);
    synchronisation_.begin_access(event);
    accesses_.atomic(event);
    synchronisation_.end_access(event);
}

}  // namespace raceproof::races
