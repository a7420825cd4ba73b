#include "hunting/lockset_monitor.h"

#include <algorithm>
#include <utility>

#include "base/process_memory.h"
#include "machine/housekeeping.h"
#include "program/code.h"
#include "program/lock_owner.h"
#include "races/detection_parts.h"

namespace raceproof::hunting {

using machine::MemoryEvent;
using machine::MemoryEventKind;
using memory::Sync;
using races::AccessPolicy;

namespace {

// Of what the process may take, the share that it may have before locations are forgotten. The rest is for what comes until the
// next look.
constexpr double kShareOfMemory = 0.88;
constexpr std::uint64_t kLeastGrowth = std::uint64_t{1} << 20;

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

LocksetMonitor::LocksetMonitor(machine::Machine& machine, const races::Trust& trust, std::uint64_t memory)
    : machine_(machine),
      policy_(machine, trust),
      memory_(static_cast<std::uint64_t>(static_cast<double>(memory) * kShareOfMemory)),
      most_bytes_(memory == 0 ? kMostBytes : kLeastGrowth),
      listening_(machine.events, *this) {
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
    if (event.kind == PlainRead || event.kind == PlainWrite) {
        AccessKind kind = event.kind == PlainRead ? AccessKind::Read : AccessKind::Write;
        if (!has_started_threads_ || !repeat(event, kind)) access(event, kind);
        return;
    }
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
    CodeFacts& facts = place_of_facts(event.method, event.pc);
    if (facts.method == event.method && facts.pc == event.pc) [[likely]]
        return &facts;
    const program::Class& owner = *event.method->owner;
    if (owner.is_trusted || owner.is_made_at_run_time) return nullptr;
    facts = {event.method, event.pc, site_of(event), counts(event), false};
    return &facts;
}

// Nearly all accesses end here: by the program's own code, to one location that has been accessed before. So it is no field that
// is left out, and none of a lock.
bool LocksetMonitor::repeat(const MemoryEvent& event, AccessKind kind) {
    const CodeFacts& facts = place_of_facts(event.method, event.pc);
    if (facts.method != event.method || facts.pc != event.pc) return false;
    if (facts.reads_what_is_left_out) return true;
    if (!facts.counts) return false;
    const state::Object& object = machine_.state().at(event.object);
    memory::Locations locations = races::locations_of(event, object);
    if (locations.to - locations.from != 1) return false;
    bool is_repeated = eraser_.repeat({event.object, locations.from}, {event.thread, kind, facts.site, 0, step_});
    accesses_ += is_repeated;
    return is_repeated;
}

// An instruction that reads a field, not a call of a native that reads whatever it is given.
bool LocksetMonitor::reads_one_field(const MemoryEvent& event) const {
    const program::Code* code = event.method == nullptr ? nullptr : event.method->code.load();
    if (code == nullptr) return false;
    program::Op op = program::op_of(code->instructions[event.pc]);
    return op == program::Op::GetField1 || op == program::Op::GetField2 || op == program::Op::GetStatic1 ||
           op == program::Op::GetStatic2;
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
    std::uint8_t flags = policy_.flags_of(object, event.position);
    if (flags & kLeftOut) {
        if (kind == AccessKind::Read && flags & AccessPolicy::kFinal && reads_one_field(event))
            place_of_facts(event.method, event.pc) = {event.method, event.pc, 0, false, true};
        return;
    }
    const CodeFacts* code = code_facts(event);
    if (code != nullptr ? !code->counts : !counts(event)) return;
    ++accesses_;
    std::uint32_t site = code != nullptr ? code->site : site_of(event);
    memory::Locations locations = races::locations_of(event, object);
    for (std::uint32_t position = locations.from; position < locations.to; ++position) {
        MonitoredAccess made{event.thread, kind, site, 0, step_};
        for (const Suspicion& suspicion : eraser_.access({event.object, position}, made)) suspect(event, suspicion);
    }
    if (eraser_.bytes() > most_bytes_ || eraser_.locks.bytes() > kMostBytesOfLocksets) [[unlikely]]
        look_at_size();
}

// What only one thread has used says least. If that is not half of it, all others are forgotten, too.
void LocksetMonitor::forget_locations() {
    std::uint64_t before = eraser_.bytes();
    eraser_.forget_exclusive();
    if (eraser_.bytes() > before / 2) eraser_.forget_all();
    give_back_memory();
}

bool LocksetMonitor::make_room() {
    if (memory_ == 0 || resident_bytes() < memory_) return true;
    if (eraser_.bytes() > kLeastGrowth) forget_locations();
    return resident_bytes() < memory_;
}

void LocksetMonitor::look_at_size() {
    if (eraser_.locks.bytes() > kMostBytesOfLocksets) {
        // Their numbers are part of what is known of locations.
        eraser_.forget_all();
        eraser_.locks.number_anew();
    }
    std::uint64_t resident = memory_ == 0 ? 0 : resident_bytes();
    if (eraser_.bytes() > kMostBytes || (memory_ != 0 && resident >= memory_)) {
        forget_locations();
        resident = memory_ == 0 ? 0 : resident_bytes();
    }
    std::uint64_t left = memory_ > resident ? (memory_ - resident) / 2 : 0;
    most_bytes_ = memory_ == 0 ? kMostBytes : std::min(kMostBytes, eraser_.bytes() + std::max(left, kLeastGrowth));
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
            if (program::names_owner_of_lock(field)) owner = field.slot;
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
