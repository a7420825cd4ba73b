#include "hunting/lockset_monitor.h"

#include <algorithm>
#include <utility>

#include "machine/housekeeping.h"
#include "races/detection_parts.h"

namespace raceproof::hunting {

using machine::MemoryEvent;
using machine::MemoryEventKind;
using memory::Sync;
using races::AccessPolicy;

namespace {

constexpr std::int32_t kOneReader = 1 << 16;  // ReentrantReadWriteLock.Sync.SHARED_UNIT

memory::Thread number(state::ThreadId thread) { return static_cast<memory::Thread>(thread); }
memory::Object number(state::Ref ref) { return static_cast<memory::Object>(ref); }

memory::RaceKind kind_of(const Suspicion& suspicion) {
    if (suspicion.first.kind == AccessKind::Read) return memory::RaceKind::ReadWrite;
    return suspicion.second.kind == AccessKind::Read ? memory::RaceKind::WriteRead : memory::RaceKind::WriteWrite;
}

}  // namespace

bool is_same(const races::Race& left, const races::Race& right) {
    // Which methods of the JDK are called there does not count, as it does not for the id of a finding: of several there is one
    // finding, and a warning of the others is not refuted by there being no second.
    auto is_at = [](const races::RaceSide& one, const races::RaceSide& other) { return one.place == other.place; };
    return left.location.name == right.location.name && ((is_at(left.earlier, right.earlier) && is_at(left.later, right.later)) ||
                                                         (is_at(left.earlier, right.later) && is_at(left.later, right.earlier)));
}

LocksetMonitor::LocksetMonitor(machine::Machine& machine, const races::Trust& trust)
    : machine_(machine), policy_(machine, trust), listening_(machine.events, *this) {
    machine.state().objects().listener = this;
    thread_names_[state::ThreadId{0}] = machine::thread_name(machine, machine.main_thread());
}

LocksetMonitor::~LocksetMonitor() { machine_.state().objects().listener = nullptr; }

void LocksetMonitor::on_freed(state::Ref ref) {
    if (!is_in_step_) return;
    eraser_.forget(ref);
    have_owners_.erase(ref);
}

void LocksetMonitor::on_event(const MemoryEvent& event) {
    using enum MemoryEventKind;
    if (!is_in_step_) return;
    if (counted_) settle_readers();
    if (event.kind == PlainRead || event.kind == PlainWrite)
        return access(event, event.kind == PlainRead ? AccessKind::Read : AccessKind::Write);
    if (!machine::is_housekeeping(event, machine_.state().thread(event.thread))) synchronise(event);
}

bool LocksetMonitor::counts(const MemoryEvent& event) {
    const AccessPolicy::ClassFacts& code = policy_.of(*event.method->owner);
    if (code.is_own_code && races::Trust::is_own_code(*event.method)) return false;
    if (policy_.of(*policy_.accessor(event).owner).is_trusted_code) return false;
    return !machine::is_housekeeping(event, machine_.state().thread(event.thread));
}

std::uint32_t LocksetMonitor::site_of(const MemoryEvent& event) {
    return static_cast<std::uint32_t>(sites_.number(machine_.state().thread(event.thread), event));
}

const LocksetMonitor::CodeFacts* LocksetMonitor::code_facts(const MemoryEvent& event) {
    std::uint64_t where =
        reinterpret_cast<std::uintptr_t>(event.method) / alignof(program::Method) + event.pc * std::uint64_t{0x9E3779B1};
    CodeFacts& facts = code_facts_[where % kCodeFacts];
    if (facts.method == event.method && facts.pc == event.pc) [[likely]]
        return &facts;
    const program::Class& owner = *event.method->owner;
    if (owner.is_trusted || owner.is_made_at_run_time) return nullptr;
    facts = {event.method, event.pc, site_of(event), counts(event)};
    return &facts;
}

void LocksetMonitor::access(const MemoryEvent& event, AccessKind kind) {
    if (kind == AccessKind::Write && follow_lock(event)) return;
    // Before there are others, everything comes before what they do.
    if (!has_started_threads_) return;
    const state::Object& object = machine_.state().at(event.object);
    // What one thread does to an object before others can reach it concerns them only if they come to it without order: then
    // that is what the warning is about.
    if (!object.is_shared()) return;
    constexpr std::uint8_t kLeftOut = AccessPolicy::kUnchecked | AccessPolicy::kFinal | AccessPolicy::kVolatile;
    if (policy_.flags_of(object, event.position) & kLeftOut) return;
    const CodeFacts* code = code_facts(event);
    if (code != nullptr ? !code->counts : !counts(event)) return;
    ++accesses_;
    std::uint32_t site = code != nullptr ? code->site : site_of(event);
    memory::Locations locations = races::locations_of(event, object);
    for (std::uint32_t position = locations.from; position < locations.to; ++position) {
        MonitoredAccess made{event.thread, kind, site, 0, step_};
        for (const Suspicion& suspicion : eraser_.access({event.object, position}, made)) suspect(event, suspicion);
    }
    if (eraser_.location_count() > most_locations_) [[unlikely]]
        forget_exclusive();
}

// If most are shared, little is won, and the next time must be far away.
void LocksetMonitor::forget_exclusive() {
    eraser_.forget_exclusive();
    most_locations_ = std::max(kMostLocations, 2 * eraser_.location_count());
    has_forgotten_ = true;
}

void LocksetMonitor::suspect(const MemoryEvent& event, const Suspicion& suspicion) {
    std::uint64_t sites = std::uint64_t{suspicion.first.site} << 32 | suspicion.second.site;
    auto [known, is_new] = numbers_.try_emplace(sites, warnings_.size());
    if (is_new) {
        std::uint32_t position = suspicion.location.position;
        races::DetectedRace race{event,
                                 kind_of(suspicion),
                                 {number(event.object), position, position + 1},
                                 suspicion.first.thread,
                                 thread_names_[suspicion.first.thread],
                                 sites_[suspicion.first.site],
                                 sites_[suspicion.second.site]};
        warnings_.push_back({races::record_race(machine_, race), {}});
    }
    std::vector<Suspicion>& all = warnings_[known->second].suspicions;
    if (all.size() == kMostSuspicions) return;
    all.insert(all.begin(), suspicion);
    all.front().name = name_of(machine_.state(), suspicion.location);
}

Sync LocksetMonitor::initialisation_of(const program::Class& klass) const {
    return {number(machine_.state().objects().ref_of(machine_.state().statics_of(klass))), Sync::kInitialisation};
}

void LocksetMonitor::synchronise(const MemoryEvent& event) {
    using enum MemoryEventKind;
    memory::Thread thread = number(event.thread);
    switch (event.kind) {
        case Lock:
            if (!machine::is_lock_of_thread_class(event)) eraser_.locks.take(thread, number(event.object), LockMode::Exclusive);
            return;
        case Unlock:
            if (!machine::is_lock_of_thread_class(event))
                eraser_.locks.release(thread, number(event.object), LockMode::Exclusive);
            return;
        case Start:
            has_started_threads_ = true;
            eraser_.order.fork(thread, static_cast<memory::Thread>(event.position));
            return;
        case Begin: thread_names_[event.thread] = machine::thread_name(machine_, machine_.state().thread(event.thread)); return;
        case AllEnded: eraser_.order.see_all(thread); return;
        case ClassInitialised:
            if (!event.klass->is_trusted) eraser_.order.release(thread, initialisation_of(*event.klass));
            return;
        case ClassSeenInitialised:
            if (!event.klass->is_trusted) eraser_.order.acquire(thread, initialisation_of(*event.klass));
            return;
        case PlainRead:
        case PlainWrite:
        case OpaqueRead:
        case OpaqueWrite:
        case AcquireRead:
        case ReleaseWrite:
        case VolatileRead:
        case VolatileWrite:
        case UpdatePlain:
        case UpdateAcquire:
        case UpdateRelease:
        case UpdateVolatile:
        case FailedUpdatePlain:
        case FailedUpdateAcquire:
        case FailedUpdateRelease:
        case FailedUpdateVolatile: break;
        case AcquireFence:
        case ReleaseFence:
        case FullFence:
        case End:
        case New:
        case Freeze: return;
    }
    if (follow_lock(event)) return;
    Sync sync{number(event.object), static_cast<std::uint32_t>(event.position)};
    if (acquires(event.kind)) eraser_.order.acquire(thread, sync);
    if (releases(event.kind)) eraser_.order.release(thread, sync);
}

const LocksetMonitor::LockSlots& LocksetMonitor::find_lock_slots(const program::Class& klass) {
    auto index = static_cast<std::size_t>(klass.id);
    if (index >= lock_slots_.size()) lock_slots_.resize(std::max<std::size_t>(index + 1, machine_.program().class_count()));
    LockSlots& slots = lock_slots_[index];
    slots.is_known = true;
    std::int64_t owner = -1, state = -1;
    bool counts_readers = false;
    for (const program::Class* one = &klass; one != nullptr; one = one->super) {
        std::string_view name = one->name.text();
        if (!name.starts_with("java/util/concurrent/locks/")) continue;
        counts_readers |= name == "java/util/concurrent/locks/ReentrantReadWriteLock$Sync";
        for (const program::Field& field : one->fields) {
            if (field.is_static()) continue;
            if (field.name.text() == "exclusiveOwnerThread") owner = field.slot;
            if (field.name.text() == "state") state = field.slot;
        }
    }
    slots.owner = owner;
    if (counts_readers) slots.counts = state;
    return slots;
}

// An event comes before what it tells of: what became of a lock's count is seen at the next one.
void LocksetMonitor::settle_readers() {
    auto [lock, thread, before] = *std::exchange(counted_, std::nullopt);
    const state::Object& object = machine_.state().at(lock);
    auto slot = static_cast<std::size_t>(lock_slots(*object.klass).counts);
    std::int32_t change = state::as_int(object.slots()[slot]) - before;
    if (change == kOneReader) eraser_.locks.take(number(thread), number(lock), LockMode::Shared);
    if (change == -kOneReader) eraser_.locks.release(number(thread), number(lock), LockMode::Shared);
}

bool LocksetMonitor::follow_lock(const MemoryEvent& event) {
    const state::Object& object = machine_.state().at(event.object);
    if (object.is_array() || object.is_statics()) return false;
    const LockSlots& slots = lock_slots(*object.klass);
    if (slots.owner < 0) return false;
    auto position = static_cast<std::int64_t>(event.position);
    if (position == slots.owner && event.kind == MemoryEventKind::PlainWrite) {
        have_owners_.insert(event.object);
        memory::Thread thread = number(event.thread);
        // It is set by who takes the lock, and cleared by who releases it.
        if (eraser_.locks.holds(thread, number(event.object)))
            eraser_.locks.release(thread, number(event.object), LockMode::Exclusive);
        else
            eraser_.locks.take(thread, number(event.object), LockMode::Exclusive);
        return true;
    }
    if (position == slots.counts && writes(event.kind))
        counted_ = Counted{event.object, event.thread, state::as_int(object.slots()[event.position])};
    // Semaphores and latches are made of the same class, but nobody owns them: they hand over.
    return slots.counts >= 0 || have_owners_.contains(event.object);
}

}  // namespace raceproof::hunting
