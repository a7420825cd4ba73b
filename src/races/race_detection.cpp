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

bool reads(MemoryEventKind kind) {
    using enum MemoryEventKind;
    return kind == PlainRead || kind == OpaqueRead || kind == AcquireRead || kind == VolatileRead ||
           (kind >= UpdatePlain && kind <= FailedUpdateVolatile);
}

// Atomic*.getPlain, setPlain and the like are what they say, in trusted code too.
bool is_plain_by_name(const program::Method& method) { return method.name.text().ends_with("Plain"); }

}  // namespace

RaceDetection::RaceDetection(machine::Machine& machine, const DetectionOptions& options)
    : machine_(machine), trust_(options.trust), listening_(machine.events, *this) {
    memory::DetectorOptions detector_options;
    detector_options.journal = &machine.state().journal();
    if (!options.keeps_stacks) detector_options.names = this;  // one execution has no states to tell apart
    if (options.weak) detector_options.reads = memory::DetectorOptions::Reads::Forgotten;
    detector_ = memory::make_detector(options.detector, detector_options);
    use_heuristics(options.heuristics);
    final_fields_ = std::make_unique<FinalFields>(machine, *detector_);
    optimistic_reads_ = std::make_unique<OptimisticReads>(machine, *detector_);
    if (options.keeps_stacks) sites_.keep_stacks(machine);
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
    published_.clear();
    if (heuristic_value_) heuristic_value_->begin_step(number(thread));
}

void RaceDetection::on_undone() {
    has_new_names_ = false;
    found_.clear();  // nobody has asked for it
}

bool RaceDetection::has_outgrown_the_search() const {
    return racing.has_additions() || written.has_additions() || rewritten.has_additions() || atomic.has_additions() ||
           mixed.has_additions() || final_fields_->leaking.has_additions();
}

void RaceDetection::adopt_what_was_learnt() {
    racing.adopt();
    written.adopt();
    rewritten.adopt();
    atomic.adopt();
    mixed.adopt();
    final_fields_->leaking.adopt();
}

std::vector<Race> RaceDetection::take_races() { return std::exchange(found_, {}); }

std::uint64_t RaceDetection::name_of(memory::Object object) {
    const state::Object& known = machine_.state().at(static_cast<Ref>(object));
    return known.is_shared() && known.number != state::kUnnamed ? known.name_hash() : 0;
}

std::uint64_t RaceDetection::name_of_thread(memory::Thread thread) {
    if (thread >= memory::kFirstTrial) return optimistic_reads_->name_of(thread);
    return machine_.state().thread(static_cast<state::ThreadId>(thread)).name;
}

void RaceDetection::on_shared(Ref ref) {
    has_new_names_ = true;
    if (!saw_contention_) published_.emplace_back(ref, machine_.state().thread(running_).name);
    if (publishes_cache_ && is_of_library(*machine_.state().at(ref).klass)) detector_->freeze(number(ref));
    if (facts(*machine_.state().at(ref).klass).has_finals) final_fields_->on_shared(ref, machine_.state().thread(running_));
}

void RaceDetection::on_freed(Ref ref) {
    detector_->forget(number(ref));
    std::erase_if(published_, [&](const auto& one) { return one.first == ref; });
    final_fields_->on_freed(ref);
    optimistic_reads_->on_freed(ref);
}

const RaceDetection::ClassFacts& RaceDetection::facts(const program::Class& klass) {
    auto index = static_cast<std::size_t>(klass.id);
    if (index >= facts_.size()) facts_.resize(std::max<std::size_t>(index + 1, machine_.program().class_count()));
    ClassFacts& known = facts_[index];
    if (known.is_known) return known;
    known.is_known = true;
    known.is_own_data = Trust::is_own_data(klass);
    if (klass.kind != program::ClassKind::Instance) return known;
    for (const program::Class* owner = &klass; owner != nullptr; owner = owner->super) {
        for (const program::Field& field : owner->fields) {
            if (field.is_static() && owner != &klass) continue;
            std::vector<std::uint8_t>& slots = field.is_static() ? known.static_slots : known.instance_slots;
            if (slots.size() <= field.slot) slots.resize(field.slot + 1);
            Treatment treatment = trust_.treatment(field);
            if (trust_.is_exempt(field)) exempt_fields_.insert(fmt::format("{}.{}", owner->dotted_name(), field.name.text()));
            bool unchecked = treatment != Treatment::Checked;
            slots[field.slot] = static_cast<std::uint8_t>(
                (unchecked ? kUnchecked : 0) | (field.is_final() ? kFinal : 0) | (field.is_volatile() ? kVolatile : 0) |
                (treatment == Treatment::Benign ? kBenign : 0) | (trust_.is_cache(field) ? kCache : 0) |
                (field.type == program::BasicType::Reference ? kReference : 0));
            known.has_finals |= field.is_final() && !field.is_static();
        }
    }
    known.is_own_code = Trust::is_own_code(klass);
    known.is_trusted_code = trust_.is_trusted(klass);
    std::string_view name = klass.name.text();
    known.is_of_atomics = klass.is_trusted && name.starts_with("java/util/concurrent/atomic/");
    known.accesses_for_callers = Trust::accesses_for_callers(klass);
    return known;
}

std::uint8_t RaceDetection::flags_of(const state::Object& object, std::uint64_t position) {
    const ClassFacts& known = facts(*object.klass);
    if (known.is_own_data) return kUnchecked;
    if (object.is_array()) return object.klass->component_type == program::BasicType::Reference ? kReference : 0;
    const std::vector<std::uint8_t>& slots = object.is_statics() ? known.static_slots : known.instance_slots;
    return position < slots.size() ? slots[position] : 0;
}

void RaceDetection::on_event(const MemoryEvent& event) {
    publishes_cache_ = false;
    if (final_fields_->has_contents() && reads(event.kind)) {
        std::uint8_t flags = flags_of(machine_.state().at(event.object), event.position);
        if (flags & kReference) final_fields_->on_read(event, flags & (kFinal | kCache));
    }
    optimistic_reads_->on_event(event, found_);
    switch (event.kind) {
        case MemoryEventKind::PlainRead: plain(event, false); break;
        case MemoryEventKind::PlainWrite: plain(event, true); break;
        default:
            if (!saw_contention_) note_other_mode(event);
            synchronise(event);
            break;
    }
}

// Thread.start and join lock the thread. What they order is told otherwise (JLS 17.4.4), and no more than that is promised.
bool RaceDetection::is_lock_of_thread_class(const MemoryEvent& event) const {
    return event.method != nullptr && event.method->owner == machine_.known().thread_eetop->owner;
}

bool RaceDetection::is_housekeeping(const MemoryEvent& event) const {
    return machine::is_housekeeping(event, machine_.state().thread(event.thread));
}

const program::Method& RaceDetection::accessor(const MemoryEvent& event) {
    if (!facts(*event.method->owner).accesses_for_callers) return *event.method;
    const state::Thread& thread = machine_.state().thread(event.thread);
    for (std::uint32_t i = thread.depth; i-- > 0;) {
        const state::Frame& frame = thread.frames[i];
        if (frame.code != nullptr && !facts(*frame.method->owner).accesses_for_callers) return *frame.method;
    }
    return *event.method;
}

// Only constructors and initialisers write final fields, with exceptions. A deserialised object gets its fields before others get
// it.
bool RaceDetection::is_final(const MemoryEvent& event, const state::Object& object, bool writes) {
    if (!writes && rewritten.empty()) return true;
    std::uint64_t key = location_key(object, event.position);
    bool is_set_late = writes && object.is_shared() && !detector_->is_alone() && !event.method->is_constructor() &&
                       !event.method->is_class_initialiser() && !is_housekeeping(event);
    if (is_set_late) rewritten.add(key);
    return !rewritten.contains(key);
}

void RaceDetection::plain(const MemoryEvent& event, bool writes) {
    const state::Object& object = machine_.state().at(event.object);
    std::uint8_t flags = flags_of(object, event.position);
    if ((flags & kFinal) && !is_final(event, object, writes)) flags &= static_cast<std::uint8_t>(~kFinal);
    if ((flags & kFinal) && object.is_statics()) return;
    if (flags & kUnchecked) {
        publishes_cache_ = writes && (flags & kCache) && event.method->owner->is_trusted;
        if ((flags & kFinal) || is_housekeeping(event)) return;
        if ((flags & kBenign) && object.is_shared()) racing.add(location_key(object, event.position));
        if (on_unchecked) on_unchecked(event);
        return;
    }
    bool is_looked_at = final_fields_->has_escaped(event.object) ||
                        (writes && (remembers_everything_ || final_fields_->is_leaking(*object.klass)));
    if ((flags & kFinal) && !is_looked_at) return;
    memory::Thread thread = number(event.thread);
    Locations locations = locations_of(event, object);
    if (facts(*event.method->owner).is_own_code && Trust::is_own_code(*event.method)) {
        // A cache of handles in an array: what it refers to does not change any more.
        publishes_cache_ = writes && facts(*event.method->owner).accesses_for_callers;
        return;
    }
    const program::Method& method = accessor(event);
    const ClassFacts& code = facts(*method.owner);
    if (is_housekeeping(event)) return;
    if (code.is_trusted_code && !is_plain_by_name(method)) {
        code.is_relied_on |= object.is_shared();
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
    if (!saw_contention_ && object.is_shared()) note_use(event, writes);
    if (heuristic_value_)
        writes ? heuristic_value_->write(locations, object.is_shared()) : heuristic_value_->read(locations, object.is_shared());
    std::uint64_t key = location_key(object, event.position);
    if (flags & kVolatile) atomic.add(key);
    if (!writes && object.is_shared() && optimistic_reads_->is_speculative(event.thread))
        return read_optimistically(event, locations, key);
    bool is_atomic_too = remembers_everything_ || atomic.contains(key);
    if (is_atomic_too) compare_with_atomic(event, writes, locations, key);
    if (!writes && !is_atomic_too && !written.contains(key)) {
        std::span<const memory::Race> races = detector_->check_read(thread, locations);
        if (!races.empty()) report(event, races, site_of(event));
        return;
    }
    if (writes && object.is_shared()) written.add(key);
    memory::Site site = site_of(event);
    std::span<const memory::Race> races =
        writes ? detector_->write(thread, locations, site) : detector_->read(thread, locations, site);
    if (!races.empty()) report(event, races, site);
}

void RaceDetection::compare_with_atomic(const MemoryEvent& event, bool writes, Locations locations, std::uint64_t key) {
    using PlainAccess = memory::Detector::PlainAccess;
    // What nobody else knows yet, nobody else has accessed.
    if (!machine_.state().at(event.object).is_shared()) return;
    mixed.add(key);
    std::span<const memory::Race> races =
        detector_->check_atomic(number(event.thread), locations, writes ? PlainAccess::Write : PlainAccess::Read);
    if (!races.empty()) report(event, races, site_of(event));
}

void RaceDetection::atomic_access(const MemoryEvent& event, bool writes) {
    using Memory = memory::Detector::Memory;
    const state::Object& object = machine_.state().at(event.object);
    std::uint8_t flags = flags_of(object, event.position);
    if ((flags & kFinal) && is_final(event, object, writes)) return;  // reflection writes them as if they were volatile
    if ((flags & kUnchecked) || ((flags & kVolatile) && !remembers_everything_ && atomic.empty())) return;
    std::uint64_t key = location_key(object, event.position);
    if (!(flags & kVolatile)) {
        const ClassFacts& code = facts(*accessor(event).owner);
        if (code.is_own_code || (code.is_trusted_code && !code.is_of_atomics)) return;
        atomic.add(key);
    }
    if (!remembers_everything_ && !atomic.contains(key)) return;
    // A read matters to plain writes that come later, a write to all plain accesses.
    bool is_remembered = remembers_everything_ || (mixed.contains(key) && (writes || written.contains(key)));
    memory::Site site = site_of(event);
    memory::Thread thread = number(event.thread);
    Locations locations = locations_of(event, object);
    Memory memory = is_remembered ? Memory::Kept : Memory::Compared;
    std::span<const memory::Race> races = writes ? detector_->atomic_write(thread, locations, site, memory)
                                                 : detector_->atomic_read(thread, locations, site, memory);
    if (!races.empty()) report(event, races, site);
}

std::vector<const program::Class*> RaceDetection::relied_on() const {
    std::vector<const program::Class*> classes;
    for (std::size_t i = 0; i < facts_.size(); ++i)
        if (facts_[i].is_relied_on) classes.push_back(&machine_.program().by_id(static_cast<program::ClassId>(i)));
    return classes;
}

void RaceDetection::note_use(const MemoryEvent& event, bool writes) {
    std::uint64_t name = name_of(number(event.object)), thread = machine_.state().thread(event.thread).name;
    if (name == 0) return;
    auto maker = makers_.find(name);
    Use& use = uses_.try_emplace(mix64(name, event.position), Use{thread}).first->second;
    use.is_by_several |= use.thread_name != thread;
    use.is_written |= writes;
    bool is_anothers = maker != makers_.end() && maker->second != thread;
    saw_contention_ = is_anothers || (use.is_by_several && use.is_written);
    if (!saw_contention_) return;
    uses_.clear();
    makers_.clear();
}

// A variable that is not volatile may be used in other modes by some, and plainly by others.
void RaceDetection::note_other_mode(const MemoryEvent& event) {
    if (event.kind < MemoryEventKind::OpaqueRead || event.kind > MemoryEventKind::FailedUpdateVolatile) return;
    const state::Object& object = machine_.state().at(event.object);
    bool concerns =
        object.is_shared() && !(flags_of(object, event.position) & (kUnchecked | kVolatile)) && !is_housekeeping(event);
    if (concerns) note_use(event, event.kind >= MemoryEventKind::UpdatePlain || !reads(event.kind));
}

// Objects have their names by now. A name stands for the same maker in all executions.
void RaceDetection::note_makers() {
    for (auto [ref, thread] : published_)
        if (std::uint64_t name = name_of(number(ref)); name != 0 && !saw_contention_) makers_.emplace(name, thread);
    published_.clear();
}

memory::Site RaceDetection::site_of(const MemoryEvent& event) {
    memory::Site site = sites_.number(machine_.state().thread(event.thread), event);
    // Every pair of accesses that race is to be found: those to a racing location do not stand for each other.
    return racing.contains(location_key(machine_.state().at(event.object), event.position)) ? sites_.marked(site) : site;
}

void RaceDetection::report(const MemoryEvent& event, std::span<const memory::Race> races, memory::Site site) {
    racing.add(location_key(machine_.state().at(event.object), event.position));
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
    return record_race(machine_, {event, race.kind, earlier, thread_names_[earlier], sites_[race.earlier_site], sites_[site]});
}

void RaceDetection::read_optimistically(const MemoryEvent& event, Locations locations, std::uint64_t key) {
    memory::Thread thread = number(event.thread);
    bool is_atomic_too = remembers_everything_ || atomic.contains(key);
    bool is_remembered = is_atomic_too || written.contains(key);
    if (!is_remembered && detector_->check_read(thread, locations).empty()) return;
    // What is read before the stamp is found invalid need not fit together: accesses to it must be scheduling points.
    racing.add(key);
    memory::Site site = site_of(event);
    memory::Thread trial = optimistic_reads_->trial_of(event.thread);
    for (const memory::Race& race : detector_->read_on_trial(thread, trial, locations, site))
        optimistic_reads_->add_race(trial, record(event, race, site));
    if (!is_atomic_too) return;
    mixed.add(key);
    for (const memory::Race& race : detector_->check_atomic(thread, locations, memory::Detector::PlainAccess::Read))
        optimistic_reads_->add_race(trial, record(event, race, site));
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
        case FailedUpdateRelease: atomic_access(event, false); break;
        case AcquireRead:
        case VolatileRead:
        case FailedUpdateAcquire:
        case FailedUpdateVolatile:
            acquire(thread, location);
            atomic_access(event, false);
            break;
        case UpdatePlain: atomic_access(event, true); break;
        case UpdateAcquire:
            acquire(thread, location);
            atomic_access(event, true);
            break;
        case VolatileWrite:
        case UpdateRelease:
            atomic_access(event, true);
            release(thread, location);
            break;
        case UpdateVolatile:
            acquire(thread, location);
            atomic_access(event, true);
            release(thread, location);
            break;
        case ReleaseWrite:
            atomic_access(event, true);
            // A volatile write stays ordered before every later read, whatever was written since.
            if (!(flags_of(machine_.state().at(event.object), event.position) & kVolatile)) detector_->discard(location);
            release(thread, location);
            break;
        case OpaqueWrite:
            atomic_access(event, true);
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
