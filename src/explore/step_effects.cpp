#include "explore/step_effects.h"

#include <algorithm>
#include <utility>

#include "machine/housekeeping.h"
#include "machine/natives/synchronisers.h"

namespace raceproof::explore {

using machine::MemoryEvent;
using machine::MemoryEventKind;
using machine::OperationKind;
using machine::PendingOperation;
using search::Access;
using search::AccessMode;
using state::Ref;

namespace {

// Parts of an object beside its fields and elements.
constexpr std::uint64_t kMonitor = UINT64_MAX, kThread = UINT64_MAX - 1;
// Locations that belong to no object.
constexpr std::uint64_t kFences = 1, kClock = 2, kEndedThreads = 3, kClass = 4, kDefinitions = 5, kInterned = 6;

bool has_permanent_name(const state::Object& object) { return object.is_shared() && object.number != state::kUnnamed; }

std::uint64_t class_location(const program::Class& klass) { return mix64(klass.identity, kClass); }

}  // namespace

StepEffects::StepEffects(machine::Machine& machine, PlainAccessesAre plain_accesses)
    : machine_(machine), plain_accesses_(plain_accesses), listening_(machine.events, *this) {}

void StepEffects::add(std::uint64_t location, AccessMode mode) {
    std::vector<Access>& accesses = effects_.accesses;
    // The last of a monitor's locks and unlocks tells whether it is held afterwards, the first lock what it had to wait for.
    if (mode == AccessMode::Lock || mode == AccessMode::Unlock) std::erase(accesses, Access{location, AccessMode::Unlock});
    for (Access& known : accesses) {
        if (known.location != location) continue;
        if (known.mode == mode || (known.mode == AccessMode::Write && mode == AccessMode::Read)) return;
        if (known.mode == AccessMode::Read && mode == AccessMode::Write) {
            known.mode = mode;
            return;
        }
    }
    accesses.push_back({location, mode});
}

std::uint64_t StepEffects::object_location(Ref ref, std::uint64_t part) const {
    return mix64(machine_.state().at(ref).name_hash(), part);
}

void StepEffects::add_accessed(const MemoryEvent& event, AccessMode mode) {
    const state::Object& object = machine_.state().at(event.object);
    if (!has_permanent_name(object)) return;
    unsigned shift = object.is_array() ? state::element_shift(object.klass->component_type) : 0;
    std::uint64_t last = (event.position + std::max<std::uint64_t>(event.length, 1) - 1) >> shift;
    for (std::uint64_t part = event.position >> shift; part <= last; ++part) add(object_location(event.object, part), mode);
}

void StepEffects::add_waiters(Ref monitor) {
    for (state::ThreadId id : machine_.monitors.waiters(monitor))
        add(object_location(machine_.state().thread(id).status.java_thread, kThread), AccessMode::Write);
}

// That a monitor was locked is an event, too: here it is told with what else must be given at the same time.
void StepEffects::add_operation(const state::Thread& thread, const PendingOperation& pending) {
    std::uint64_t self = object_location(thread.status.java_thread, kThread);
    auto lock = [&] { add(object_location(pending.object, kMonitor), AccessMode::Lock); };
    switch (pending.kind) {
        case OperationKind::Join:
            lock();
            add(object_location(pending.object, machine_.known().thread_members.eetop->slot), AccessMode::Read);
            add(self, AccessMode::Read);
            break;
        case OperationKind::WaitResume:
            lock();
            add(self, AccessMode::Write);
            break;
        case OperationKind::ThreadEnd:
            lock();
            add_waiters(pending.object);
            add(self, AccessMode::Write);
            add(kEndedThreads, AccessMode::Unlock);
            break;
        case OperationKind::Acquire:
            for (std::uint32_t slot : machine::natives::slots_that_decide(machine_.state().at(pending.object)))
                add(object_location(pending.object, slot), AccessMode::Read);
            add(self, AccessMode::Write);
            break;
        case OperationKind::Park:
            // A worker that gives up waiting for work.
            if (pending.object != state::kNull) add(object_location(pending.object, pending.position), AccessMode::Read);
            add(self, AccessMode::Write);
            break;
        case OperationKind::Wait:
        case OperationKind::Sleep: add(self, AccessMode::Write); break;
        case OperationKind::Notify:
        case OperationKind::NotifyAll: add_waiters(pending.object); break;
        case OperationKind::AwaitThreads: add(kEndedThreads, AccessMode::Lock); break;
        case OperationKind::ThreadStart:
        case OperationKind::Unpark:
        case OperationKind::Interrupt:
            if (pending.object != state::kNull) add(object_location(pending.object, kThread), AccessMode::Write);
            break;
        case OperationKind::ClassInitialise: add(class_location(*pending.klass), AccessMode::Write); break;
        case OperationKind::DefineClass: add(kDefinitions, AccessMode::Write); break;
        case OperationKind::FindClass: add(kDefinitions, AccessMode::Read); break;
        case OperationKind::Intern: add(mix64(pending.position, kInterned), AccessMode::Write); break;
        case OperationKind::ObserveThread: add(search::kEverything, AccessMode::Write); break;
        case OperationKind::None:
        case OperationKind::Begin:
        case OperationKind::Continue:
        case OperationKind::MonitorEnter:
        case OperationKind::MonitorExit:
        case OperationKind::PlainRead:
        case OperationKind::PlainWrite:
        case OperationKind::BulkAccess:
        case OperationKind::VolatileRead:
        case OperationKind::VolatileWrite:
        case OperationKind::AtomicUpdate:
        case OperationKind::OpaqueRead:
        case OperationKind::OpaqueWrite:
        case OperationKind::AcquireRead:
        case OperationKind::ReleaseWrite:
        case OperationKind::Fence:
        case OperationKind::Yield:
        case OperationKind::LookAtClock:
        case OperationKind::ProgramEnd:
        case OperationKind::Fail:
        case OperationKind::Choose: break;
    }
}

void StepEffects::begin(const state::Thread& thread, const PendingOperation& pending, std::uint32_t alternative,
                        schedules::TimeOuts time_outs) {
    effects_.clear();
    effects_.waited_for_all = time_outs == schedules::TimeOuts::Quiescent && pending.time_out == alternative;
    had_read_clock_ = thread.status.has_read_clock;
    machine_.clocks.has_told_time = false;
    if (pending.time_out) add(kClock, mode_of_clock(pending, alternative));
    if (schedules::only_ends_wait(machine_, pending, alternative))
        add(object_location(thread.status.java_thread, kThread), AccessMode::Write);
    else
        add_operation(thread, pending);
    effects_.at_once = effects_.accesses.size();
}

// A timed wait ends at a time that others may have looked at, or catches up with theirs. Once there is a time that is told
// (machine/program_clock.h), its end moves that on, and so does a look that finds it later. The first look decides whether the
// waits of others have a beginning.
AccessMode StepEffects::mode_of_clock(const PendingOperation& pending, std::uint32_t alternative) {
    if (machine_.clocks.time_passes != machine::TimePasses::AtAnyPoint) return AccessMode::Read;
    bool was_told = machine_.main_thread().status.was_told;
    bool is_first_look = !was_told && !pending.is_timed_wait(), moves = was_told && pending.time_out == alternative;
    return is_first_look || moves ? AccessMode::Write : AccessMode::Read;
}

void StepEffects::end(const state::Thread& thread, const PendingOperation& next) {
    if (thread.status.has_read_clock && !had_read_clock_) add(kClock, AccessMode::Write);
    if (machine_.clocks.time_passes != machine::TimePasses::AtAnyPoint) return;
    // A timed wait begins at the time that was told last.
    bool may_wait = thread.status.measures_at_depth != 0 || next.is_timed_wait();
    if (may_wait || machine_.clocks.has_told_time) add(kClock, AccessMode::Read);
}

std::vector<Access> StepEffects::accesses_of(const state::Thread& thread, const PendingOperation& pending) {
    search::Effects of_step = std::exchange(effects_, {});
    add_operation(thread, pending);
    if (pending.kind == OperationKind::MonitorEnter) add(object_location(pending.object, kMonitor), AccessMode::Lock);
    if (pending.kind == OperationKind::MonitorExit) add(object_location(pending.object, kMonitor), AccessMode::Unlock);
    return std::exchange(effects_, std::move(of_step)).accesses;
}

void StepEffects::on_unchecked(const MemoryEvent& event) {
    add_accessed(event, event.kind == MemoryEventKind::PlainWrite ? AccessMode::Write : AccessMode::Read);
}

// Of a plain access. The class library has some races, whatever the program promises.
bool StepEffects::concerns_others(const MemoryEvent& event) const {
    return machine_.visibility.shows(machine_.state().at(event.object), event.position) ||
           (plain_accesses_ == PlainAccessesAre::Unchecked && event.method->owner->is_trusted);
}

void StepEffects::on_event(const MemoryEvent& event) {
    using enum MemoryEventKind;
    bool is_plain = event.kind == PlainRead || event.kind == PlainWrite;
    // Asked first: most events are plain accesses, and it is nearly always no.
    if (is_plain && !concerns_others(event)) return;
    if (event.kind == ClassSeenInitialised && event.klass->is_trusted) return;
    // A thread that keeps books may have to wait for a monitor all the same.
    bool is_monitor = event.kind == Lock || event.kind == Unlock;
    if (!is_monitor && machine::is_housekeeping(event, machine_.state().thread(event.thread))) return;
    switch (event.kind) {
        case PlainRead:
        case PlainWrite: on_unchecked(event); break;
        case OpaqueRead:
        case AcquireRead:
        case VolatileRead:
        case FailedUpdatePlain:
        case FailedUpdateAcquire:
        case FailedUpdateRelease:
        case FailedUpdateVolatile: add_accessed(event, AccessMode::Read); break;
        case OpaqueWrite:
        case ReleaseWrite:
        case VolatileWrite:
        case UpdatePlain:
        case UpdateAcquire:
        case UpdateRelease:
        case UpdateVolatile: add_accessed(event, AccessMode::Write); break;
        case AcquireFence: add(kFences, AccessMode::Read); break;
        case ReleaseFence:
        case FullFence: add(kFences, AccessMode::Write); break;
        case Lock:
        case Unlock:
            if (has_permanent_name(machine_.state().at(event.object)))
                add(object_location(event.object, kMonitor), event.kind == Lock ? AccessMode::Lock : AccessMode::Unlock);
            break;
        case Start: effects_.started.push_back(static_cast<std::uint32_t>(event.position)); break;
        case ClassInitialised:
            if (!event.klass->is_trusted) add(class_location(*event.klass), AccessMode::Write);
            break;
        case ClassSeenInitialised:
            // What a step begins with may be what the thread stood waiting for: the end of the initialisation.
            if (effects_.accesses.empty()) effects_.at_once = 1;
            add(class_location(*event.klass), AccessMode::Read);
            break;
        case Begin:
        case End:
        case AllEnded:
        case New:
        case Freeze: break;
    }
}

}  // namespace raceproof::explore
