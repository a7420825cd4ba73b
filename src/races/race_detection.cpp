#include "races/race_detection.h"

#include <fmt/format.h>

#include "machine/housekeeping.h"

namespace raceproof::races {

using machine::location_key;
using machine::MemoryEvent;
using machine::MemoryEventKind;
using memory::Locations;
using memory::Sync;
using state::Ref;

namespace {

// The monitor of no object: what fences synchronise on.
constexpr Sync kFences{0, Sync::kMonitor};

memory::Thread number(state::ThreadId thread) { return static_cast<memory::Thread>(thread); }
memory::Object number(Ref ref) { return static_cast<memory::Object>(ref); }

Locations locations_of(const MemoryEvent& event, const state::Object& object) {
    unsigned shift = object.is_array() ? state::element_shift(object.klass->component_type) : 0;
    auto from = static_cast<std::uint32_t>(event.position >> shift);
    auto to = static_cast<std::uint32_t>((event.position + event.length + (1u << shift) - 1) >> shift);
    return {number(event.object), from, std::max(to, from + 1)};
}

// The objects that the class library makes for itself: of its classes, and arrays of these or of numbers.
bool is_of_library(const program::Class& klass) {
    if (!klass.is_array()) return klass.is_trusted;
    return klass.element->is_primitive() || klass.element->is_trusted;
}

// Atomic*.getPlain, setPlain and the like are what they say, in trusted code too.
bool is_plain_by_name(const program::Method& method) { return method.name.text().ends_with("Plain"); }

}  // namespace

RaceDetection::RaceDetection(machine::Machine& machine, const DetectionOptions& options)
    : machine_(machine), policy_(machine, options.trust), listening_(machine.events, *this) {
    memory::DetectorOptions detector_options;
    detector_options.journal = &machine.state().journal();
    if (!options.keeps_stacks) detector_options.names = this;  // one execution has no states to tell apart
    if (options.weak) detector_options.reads = memory::DetectorOptions::Reads::Forgotten;
    detector_ = memory::make_detector(options.detector, detector_options);
    use_heuristics(options.heuristics);
    final_fields_ = std::make_unique<FinalFields>(machine, *detector_);
    optimistic_reads_ = std::make_unique<OptimisticReads>(machine, *detector_);
    if (options.keeps_stacks) sites_.keep_stacks();
    machine_.state().objects().listener = this;
    thread_names_[state::ThreadId{0}] = machine::thread_name(machine, machine.main_thread());
}

RaceDetection::~RaceDetection() { machine_.state().objects().listener = nullptr; }

Hash128 RaceDetection::label() {
    Hash128 label = detector_->label().value_or(Hash128{}) + incomparable_label();
    has_new_names_ = false;
    return label;
}

void RaceDetection::use_heuristics(const std::optional<Heuristics>& heuristics) {
    heuristic_value_.reset();
    if (heuristics) heuristic_value_.emplace(machine_.state().journal(), *heuristics);
}

void RaceDetection::begin_step(state::ThreadId thread) {
    running_ = thread;
    found_.clear();  // of steps that were only taken again, on the way to a state
    contention_.begin_step();
    if (heuristic_value_) heuristic_value_->begin_step(number(thread));
}

void RaceDetection::on_undone() {
    has_new_names_ = false;
    found_.clear();  // nobody has asked for it
}

bool RaceDetection::has_outgrown_the_search() const { return learnt.have_grown() || final_fields_->leaking.has_additions(); }

void RaceDetection::adopt_what_was_learnt() {
    learnt.adopt();
    final_fields_->leaking.adopt();
}

std::vector<Race> RaceDetection::take_races() { return std::exchange(found_, {}); }

std::uint64_t RaceDetection::object_name(memory::Object object) {
    const state::Object& known = machine_.state().at(static_cast<Ref>(object));
    return known.is_shared() && known.number != state::kUnnamed ? known.name_hash() : 0;
}

std::uint64_t RaceDetection::thread_name(memory::Thread thread) {
    if (thread >= memory::kFirstSection) return optimistic_reads_->name_of(thread);
    return machine_.state().thread(static_cast<state::ThreadId>(thread)).name;
}

void RaceDetection::on_shared(Ref ref) {
    has_new_names_ = true;
    contention_.on_published(ref, machine_.state().thread(running_).name);
    if (publishes_cache_ && is_of_library(*machine_.state().at(ref).klass)) detector_->freeze(number(ref));
    if (policy_.of(*machine_.state().at(ref).klass).has_finals) final_fields_->on_shared(ref, machine_.state().thread(running_));
}

void RaceDetection::on_freed(Ref ref) {
    detector_->forget(number(ref));
    contention_.on_freed(ref);
    final_fields_->on_freed(ref);
    optimistic_reads_->on_freed(ref);
}

void RaceDetection::on_event(const MemoryEvent& event) {
    publishes_cache_ = false;
    if (final_fields_->has_contents() && reads(event.kind)) {
        std::uint8_t flags = policy_.flags_of(machine_.state().at(event.object), event.position);
        if (flags & AccessPolicy::kReference)
            final_fields_->on_read(event, flags & (AccessPolicy::kFinal | AccessPolicy::kCache));
    }
    optimistic_reads_->on_event(event, found_);
    if (event.kind == MemoryEventKind::PlainRead || event.kind == MemoryEventKind::PlainWrite) {
        plain(event, event.kind == MemoryEventKind::PlainRead ? AccessKind::Read : AccessKind::Write);
        return;
    }
    if (!contention_.was_seen()) note_other_mode(event);
    synchronise(event);
}

// Thread.start and join lock the thread. What they order is told otherwise (JLS 17.4.4), and no more than that is promised.
bool RaceDetection::is_lock_of_thread_class(const MemoryEvent& event) const {
    return event.method != nullptr && event.method->owner == machine_.known().thread_members.eetop->owner;
}

bool RaceDetection::is_housekeeping(const MemoryEvent& event) const {
    return machine::is_housekeeping(event, machine_.state().thread(event.thread));
}

// Only constructors and initialisers write final fields, with exceptions. A deserialised object gets its fields before others get
// it.
bool RaceDetection::is_final(const MemoryEvent& event, const state::Object& object, AccessKind kind) {
    bool writes = kind == AccessKind::Write;
    if (!writes && learnt.rewritten.empty()) return true;
    std::uint64_t key = location_key(object, event.position);
    bool is_set_late = writes && object.is_shared() && !detector_->is_alone() && !event.method->is_constructor() &&
                       !event.method->is_class_initialiser() && !is_housekeeping(event);
    if (is_set_late) learnt.rewritten.add(key);
    return !learnt.rewritten.contains(key);
}

void RaceDetection::plain(const MemoryEvent& event, AccessKind kind) {
    bool writes = kind == AccessKind::Write;
    const state::Object& object = machine_.state().at(event.object);
    std::uint8_t flags = policy_.flags_of(object, event.position);
    if ((flags & AccessPolicy::kFinal) && !is_final(event, object, kind))
        flags &= static_cast<std::uint8_t>(~AccessPolicy::kFinal);
    if ((flags & AccessPolicy::kFinal) && object.is_statics()) return;
    if (flags & AccessPolicy::kUnchecked) {
        publishes_cache_ = writes && (flags & AccessPolicy::kCache) && event.method->owner->is_trusted;
        if ((flags & AccessPolicy::kFinal) || is_housekeeping(event)) return;
        if ((flags & AccessPolicy::kExempt) && object.is_shared() && !contention_.was_seen()) note_use(event, kind);
        if ((flags & AccessPolicy::kBenign) && object.is_shared()) learnt.racing.add(location_key(object, event.position));
        if (on_unchecked) on_unchecked(event);
        return;
    }
    bool is_looked_at = final_fields_->has_escaped(event.object) ||
                        (writes && (remembers_everything_ || final_fields_->is_leaking(*object.klass)));
    if ((flags & AccessPolicy::kFinal) && !is_looked_at) return;
    memory::Thread thread = number(event.thread);
    Locations locations = locations_of(event, object);
    if (policy_.of(*event.method->owner).is_own_code && Trust::is_own_code(*event.method)) {
        // A cache of handles in an array: what it refers to does not change any more.
        publishes_cache_ = writes && policy_.of(*event.method->owner).accesses_for_callers;
        return;
    }
    const program::Method& method = policy_.accessor(event);
    const AccessPolicy::ClassFacts& code = policy_.of(*method.owner);
    if (is_housekeeping(event)) return;
    if (code.is_trusted_code && !is_plain_by_name(method)) {
        code.is_relied_on |= object.is_shared();
        if (code.is_trusted_by_user && object.is_shared() && !contention_.was_seen()) note_use(event, kind);
        if (writes && Trust::is_hand_over(*method.owner, *object.klass)) {
            Sync slot{number(event.object), static_cast<std::uint32_t>(event.position)};
            detector_->discard(slot);
            release(thread, slot);
        }
        if (!writes && Trust::reads_between_fences(*method.owner))
            acquire(thread, Sync{number(event.object), static_cast<std::uint32_t>(event.position)});
        if (on_unchecked) on_unchecked(event);
        return;
    }
    if (!contention_.was_seen() && object.is_shared()) note_use(event, kind);
    if (heuristic_value_)
        writes ? heuristic_value_->write(locations, object.is_shared()) : heuristic_value_->read(locations, object.is_shared());
    std::uint64_t key = location_key(object, event.position);
    if (flags & AccessPolicy::kVolatile) learnt.atomic.add(key);
    if (!writes && object.is_shared() && optimistic_reads_->is_speculative(event.thread))
        return read_optimistically(event, locations, key);
    bool is_atomic_too = remembers_everything_ || learnt.atomic.contains(key);
    if (is_atomic_too) compare_with_atomic(event, kind, locations, key);
    if (!writes && !is_atomic_too && !learnt.written.contains(key)) {
        std::span<const memory::Race> races = detector_->check_read(thread, locations);
        if (!races.empty()) report(event, races, site_of(event));
        return;
    }
    if (writes && object.is_shared()) learnt.written.add(key);
    memory::Site site = site_of(event);
    std::span<const memory::Race> races =
        writes ? detector_->write(thread, locations, site) : detector_->read(thread, locations, site);
    if (!races.empty()) report(event, races, site);
}

void RaceDetection::compare_with_atomic(const MemoryEvent& event, AccessKind kind, Locations locations, std::uint64_t key) {
    using PlainAccess = memory::Detector::PlainAccess;
    // What nobody else knows yet, nobody else has accessed.
    if (!machine_.state().at(event.object).is_shared()) return;
    learnt.mixed.add(key);
    std::span<const memory::Race> races = detector_->check_atomic(
        number(event.thread), locations, kind == AccessKind::Write ? PlainAccess::Write : PlainAccess::Read);
    if (!races.empty()) report(event, races, site_of(event));
}

void RaceDetection::atomic_access(const MemoryEvent& event, AccessKind kind) {
    bool writes = kind == AccessKind::Write;
    using Memory = memory::Detector::Memory;
    const state::Object& object = machine_.state().at(event.object);
    std::uint8_t flags = policy_.flags_of(object, event.position);
    if ((flags & AccessPolicy::kFinal) && is_final(event, object, kind))
        return;  // reflection writes them as if they were volatile
    if ((flags & AccessPolicy::kUnchecked) ||
        ((flags & AccessPolicy::kVolatile) && !remembers_everything_ && learnt.atomic.empty()))
        return;
    std::uint64_t key = location_key(object, event.position);
    if (!(flags & AccessPolicy::kVolatile)) {
        const AccessPolicy::ClassFacts& code = policy_.of(*policy_.accessor(event).owner);
        if (code.is_own_code || (code.is_trusted_code && !code.is_of_atomics)) return;
        learnt.atomic.add(key);
    }
    if (!remembers_everything_ && !learnt.atomic.contains(key)) return;
    // A read matters to plain writes that come later, a write to all plain accesses.
    bool is_remembered = remembers_everything_ || (learnt.mixed.contains(key) && (writes || learnt.written.contains(key)));
    memory::Site site = site_of(event);
    memory::Thread thread = number(event.thread);
    Locations locations = locations_of(event, object);
    Memory memory = is_remembered ? Memory::Kept : Memory::Compared;
    std::span<const memory::Race> races = writes ? detector_->atomic_write(thread, locations, site, memory)
                                                 : detector_->atomic_read(thread, locations, site, memory);
    if (!races.empty()) report(event, races, site);
}

void RaceDetection::note_use(const MemoryEvent& event, AccessKind kind) {
    std::uint64_t thread_name = machine_.state().thread(event.thread).name;
    // An array counts as a whole: an access may be to many of its elements.
    std::uint64_t position = machine_.state().at(event.object).is_array() ? 0 : event.position;
    contention_.note_use(object_name(number(event.object)), position, thread_name, kind);
}

// A variable that is not volatile may be used in other modes by some, and plainly by others.
void RaceDetection::note_other_mode(const MemoryEvent& event) {
    machine::AccessMode mode = mode_of(event.kind);
    if (mode == machine::AccessMode::None || mode == machine::AccessMode::Plain) return;
    const state::Object& object = machine_.state().at(event.object);
    bool concerns = object.is_shared() &&
                    !(policy_.flags_of(object, event.position) & (AccessPolicy::kUnchecked | AccessPolicy::kVolatile)) &&
                    !is_housekeeping(event);
    if (concerns)
        note_use(event, mode == machine::AccessMode::Atomic || writes(event.kind) ? AccessKind::Write : AccessKind::Read);
}

memory::Site RaceDetection::site_of(const MemoryEvent& event) {
    memory::Site site = sites_.number(machine_.state().thread(event.thread), event);
    // Every pair of accesses that race is to be found: those to a racing location do not stand for each other.
    return learnt.racing.contains(location_key(machine_.state().at(event.object), event.position)) ? sites_.marked(site) : site;
}

void RaceDetection::report(const MemoryEvent& event, std::span<const memory::Race> races, memory::Site site) {
    learnt.racing.add(location_key(machine_.state().at(event.object), event.position));
    for (const memory::Race& race : races) {
        Race recorded = record(event, race, site);
        if (optimistic_reads_->is_open(race.earlier_thread))
            optimistic_reads_->add_race(race.earlier_thread, std::move(recorded));
        else
            found_.push_back(std::move(recorded));
    }
}

Race RaceDetection::record(const MemoryEvent& event, const memory::Race& race, memory::Site site) {
    state::ThreadId earlier = optimistic_reads_->thread_of(race.earlier_thread);
    return record_race(
        machine_, {event, race.kind, race.locations, earlier, thread_names_[earlier], sites_[race.earlier_site], sites_[site]});
}

void RaceDetection::read_optimistically(const MemoryEvent& event, Locations locations, std::uint64_t key) {
    memory::Thread thread = number(event.thread);
    bool is_atomic_too = remembers_everything_ || learnt.atomic.contains(key);
    bool is_remembered = is_atomic_too || learnt.written.contains(key);
    if (!is_remembered && detector_->check_read(thread, locations).empty()) return;
    // What is read before the stamp is found invalid need not fit together: accesses to it must be scheduling points.
    learnt.racing.add(key);
    memory::Site site = site_of(event);
    memory::Thread section = optimistic_reads_->section_of(event.thread);
    for (const memory::Race& race : detector_->optimistic_read(thread, section, locations, site))
        optimistic_reads_->add_race(section, record(event, race, site));
    if (!is_atomic_too) return;
    learnt.mixed.add(key);
    for (const memory::Race& race : detector_->check_atomic(thread, locations, memory::Detector::PlainAccess::Read))
        optimistic_reads_->add_race(section, record(event, race, site));
}

void RaceDetection::acquire(memory::Thread thread, Sync sync) {
    detector_->acquire(thread, sync);
    if (heuristic_value_) heuristic_value_->acquire(sync);
}

void RaceDetection::release(memory::Thread thread, Sync sync) {
    detector_->release(thread, sync);
    if (heuristic_value_) heuristic_value_->release(sync);
}

void RaceDetection::synchronise(const MemoryEvent& event) {
    using enum MemoryEventKind;
    memory::Thread thread = number(event.thread);
    Sync location{number(event.object), static_cast<std::uint32_t>(event.position)};
    Sync monitor{number(event.object), Sync::kMonitor};
    auto initialisation = [&] {
        return Sync{number(machine_.state().objects().ref_of(machine_.state().statics_of(*event.klass))), Sync::kInitialisation};
    };
    if (event.kind == Freeze) return final_fields_->on_freeze(event);
    if (is_housekeeping(event)) return;
    switch (event.kind) {
        case PlainRead:
        case PlainWrite:
        case Freeze:
        case New: break;
        case OpaqueRead:
        case FailedUpdatePlain:
        case FailedUpdateRelease: atomic_access(event, AccessKind::Read); break;
        case AcquireRead:
        case VolatileRead:
        case FailedUpdateAcquire:
        case FailedUpdateVolatile:
            acquire(thread, location);
            atomic_access(event, AccessKind::Read);
            break;
        case UpdatePlain: atomic_access(event, AccessKind::Write); break;
        case UpdateAcquire:
            acquire(thread, location);
            atomic_access(event, AccessKind::Write);
            break;
        case VolatileWrite:
        case UpdateRelease:
            atomic_access(event, AccessKind::Write);
            release(thread, location);
            break;
        case UpdateVolatile:
            acquire(thread, location);
            atomic_access(event, AccessKind::Write);
            release(thread, location);
            break;
        case ReleaseWrite:
            atomic_access(event, AccessKind::Write);
            // A volatile write stays ordered before every later read, whatever was written since.
            if (!(policy_.flags_of(machine_.state().at(event.object), event.position) & AccessPolicy::kVolatile))
                detector_->discard(location);
            release(thread, location);
            break;
        case OpaqueWrite:
            atomic_access(event, AccessKind::Write);
            detector_->discard(location);
            break;
        case AcquireFence: detector_->acquire(thread, kFences); break;
        case ReleaseFence: detector_->release(thread, kFences); break;
        case FullFence:
            detector_->acquire(thread, kFences);
            detector_->release(thread, kFences);
            break;
        case Lock:
            if (!is_lock_of_thread_class(event)) acquire(thread, monitor);
            break;
        case Unlock:
            if (!is_lock_of_thread_class(event)) release(thread, monitor);
            break;
        case Start: detector_->fork(thread, static_cast<memory::Thread>(event.position)); break;
        case Begin: thread_names_[event.thread] = machine::thread_name(machine_, machine_.state().thread(event.thread)); break;
        case End:
            // The main thread still waits for the others, and runs what the program has left to do at exit.
            if (thread == 0) break;
            detector_->end(thread);
            detector_->retire(thread);
            break;
        case AllEnded:
            // What a daemon that still runs has done is ordered before nothing. Nor is it told apart from what the others have
            // done.
            if (detector_->is_alone()) detector_->see_all_ended();
            break;
        case ClassInitialised:
            if (!event.klass->is_trusted) detector_->release(thread, initialisation());
            break;
        case ClassSeenInitialised:
            if (!event.klass->is_trusted) detector_->acquire(thread, initialisation());
            break;
    }
}

}  // namespace raceproof::races
