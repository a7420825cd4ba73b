// The pending operation of a native method: at its call, or in a later phase.
#include <algorithm>

#include "base/text.h"
#include "machine/machine.h"
#include "machine/natives/fork_join.h"
#include "machine/natives/memory_location.h"
#include "machine/natives/print_stream.h"
#include "machine/natives/synchronisers.h"
#include "machine/pending_operations.h"
#include "machine/program_clock.h"
#include "machine/thread_holder.h"
#include "machine/thread_life.h"

namespace raceproof::machine {

using program::Method;
using state::as_ref;
using state::Thread;

namespace {

constexpr std::uint64_t kAlternative0 = 1, kAlternative1 = 2;
constexpr std::uint32_t kMaximumAlternatives = 64;
constexpr std::int64_t kMaximumSubset = 6;  // whose 64 subsets can all be alternatives

// The schedule may take any of so many alternatives.
void allow_all(PendingOperation& pending, std::uint64_t alternatives) {
    pending.alternatives = static_cast<std::uint32_t>(std::clamp<std::uint64_t>(alternatives, 1, kMaximumAlternatives));
    pending.enabled = ~std::uint64_t{0} >> (kMaximumAlternatives - pending.alternatives);
}

std::int64_t saturated_deadline(std::int64_t clock, std::int64_t duration) {
    std::int64_t sum;
    return __builtin_add_overflow(clock, duration, &sum) ? INT64_MAX : sum;
}

// getState(): the receiver; dumpThreads(Thread[]): the first; getThreads() and who asks a synchroniser who waits: all of them,
// and none in particular.
Ref observed_thread(Machine& machine, const Method& method, const Slot* arguments) {
    if (natives::is_of_synchroniser(method)) return kNull;
    if (!method.is_static()) return as_ref(arguments[0]);
    if (method.name.text() != "dumpThreads" || as_ref(arguments[0]) == kNull) return kNull;
    const Object& threads = machine.state().at(as_ref(arguments[0]));
    return threads.length == 0 ? kNull : threads.elements<Ref>()[0];
}

}  // namespace

std::int64_t nanoseconds_of(std::int64_t milliseconds) {
    constexpr std::int64_t kPerMillisecond = 1'000'000;
    return milliseconds > INT64_MAX / kPerMillisecond ? INT64_MAX : milliseconds * kPerMillisecond;
}

bool PendingOperations::is_no_operation(OperationKind kind, const Thread& thread, const Method& method, const Slot* arguments) {
    using enum OperationKind;
    switch (kind) {
        case ProgramEnd: return method.name.text() == "assume" && state::as_int(arguments[0]) != 0;
        case FindClass: return is_there_in_every_state(as_ref(arguments[method.is_static() ? 0 : 1]));
        case LookAtClock: return !is_look_of_program(machine_, thread, method);
        // A stream with code of its own locks itself there.
        case MonitorEnter: return !natives::prints_to_console(*method.owner, machine_.state().at(as_ref(arguments[0])));
        case Acquire: return !natives::waits_before_call(machine_, method, machine_.state().at(as_ref(arguments[0])));
        case ObserveThread:
            return natives::is_of_synchroniser(method) &&
                   !natives::knows_who_waits(method, machine_.state().at(as_ref(arguments[0])));
        // The library does not care whose string is the one.
        case Intern: return thread.depth > 0 && thread.top().method->owner->is_trusted;
        case None:
        case Begin:
        case Continue:
        case ThreadStart:
        case ThreadEnd:
        case Join:
        case AwaitThreads:
        case MonitorExit:
        case Wait:
        case WaitResume:
        case Notify:
        case NotifyAll:
        case PlainRead:
        case PlainWrite:
        case BulkAccess:
        case VolatileRead:
        case VolatileWrite:
        case AtomicUpdate:
        case OpaqueRead:
        case OpaqueWrite:
        case AcquireRead:
        case ReleaseWrite:
        case Fence:
        case Park:
        case Unpark:
        case Sleep:
        case Yield:
        case Interrupt:
        case ClassInitialise:
        case DefineClass:
        case Fail:
        case Choose: return false;
    }
    return false;
}

OperationKind PendingOperations::of_native(const Thread& thread, const Method& method, const Slot* arguments,
                                           std::uint32_t phase) {
    if (method.native == 0) return OperationKind::None;
    if (phase == 0) {
        OperationKind kind = machine_.natives().kind(method.native);
        return is_no_operation(kind, thread, method, arguments) ? OperationKind::None : kind;
    }
    if (&method == machine_.known().thread_members.start0) return life_operation(static_cast<LifePhase>(phase));
    OperationKind resumed = machine_.natives().resumed_kind(method.native);
    return resumed == OperationKind::Acquire && !natives::stands_in_queue(phase) ? OperationKind::None : resumed;
}

bool PendingOperations::others_have_ended(const Thread& thread) {
    for (std::size_t i = 0; i < machine_.state().thread_count(); ++i) {
        Thread& other = machine_.state().thread(static_cast<state::ThreadId>(i));
        if (other.id == thread.id || other.status.status == state::ThreadStatus::Terminated) continue;
        if (held_value(machine_, other.status.java_thread, *machine_.known().thread_members.daemon) == 0) return false;
    }
    return true;
}

// Places are named as instructions name them, so that both are seen to be about the same.
void PendingOperations::locate(PendingOperation& pending, const Method& method, const Slot* arguments) {
    if (!accesses_memory(pending.kind)) return;
    if (pending.kind == OperationKind::BulkAccess) {
        // System.arraycopy(source, position, destination, …), or clone().
        pending.source = as_ref(arguments[0]);
        pending.object = as_ref(arguments[method.is_static() ? 2 : 0]);
        return;
    }
    // Unsafe: (this, object, offset, …)
    natives::Location location = natives::locate(machine_, as_ref(arguments[1]), state::as_long(arguments[2]), 1);
    if (location.object == nullptr) return;
    pending.object = machine_.state().objects().ref_of(*location.object);
    pending.position = location.position();
}

// A class of this name, or an exception that there is no name.
bool PendingOperations::is_there_in_every_state(Ref name) {
    if (name == kNull) return true;
    auto found = machine_.program().load(slashed(machine_.strings.utf8_of(name)));
    return found.ok() && !(*found)->can_be_undefined();
}

// Does a wait for so long ever end by that?
bool PendingOperations::runs_out(std::int64_t nanoseconds) const {
    return machine_.clocks.time_passes == TimePasses::ByLooking || nanoseconds < kForEver;
}

// Each waiter that was interrupted may have left already, or not.
void PendingOperations::notify_all(PendingOperation& pending, Ref monitor) {
    pending.object = monitor;
    auto interrupted = std::ranges::count_if(machine_.monitors.waiters(monitor),
                                             [this](state::ThreadId id) { return machine_.monitors.is_interrupted(id); });
    allow_all(pending, std::uint64_t{1} << std::min<std::int64_t>(interrupted, kMaximumSubset));
}

// Waiters that were interrupted may have left already: then the notification may find nobody.
void PendingOperations::notify(PendingOperation& pending, Ref monitor) {
    pending.object = monitor;
    std::vector<state::ThreadId> waiting = machine_.monitors.waiters(monitor);
    bool may_be_lost = !waiting.empty() &&
                       std::ranges::all_of(waiting, [this](state::ThreadId id) { return machine_.monitors.is_interrupted(id); });
    allow_all(pending, waiting.size() + may_be_lost);
}

PendingOperation PendingOperations::wait_resume(const Thread& thread, const Slot* arguments) {
    PendingOperation pending = lock(thread, as_ref(arguments[0]));
    pending.kind = OperationKind::WaitResume;
    bool lockable = pending.enabled != 0;
    bool is_woken = thread.status.notified || machine_.monitors.is_interrupted(thread.id) || machine_.options().spurious;
    pending.enabled = lockable && is_woken ? kAlternative0 : 0;
    std::int64_t milliseconds = state::as_long(arguments[1]);
    if (milliseconds > 0 && !thread.status.notified) {
        pending.alternatives = 2;
        pending.time_out = 1;
        pending.deadline = saturated_deadline(thread.status.clock, nanoseconds_of(milliseconds));
        // It needs no monitor to leave the wait set. If another thread holds it, that is all that happens.
        if (runs_out(nanoseconds_of(milliseconds))) pending.enabled |= kAlternative1;
    }
    return pending;
}

// Unsafe.park(this, isAbsolute, time)
PendingOperation PendingOperations::park(const Thread& thread, const Slot* arguments) {
    PendingOperation pending{OperationKind::Park};
    bool ready = thread.status.park_permit || machine_.monitors.is_interrupted(thread.id);
    bool absolute = state::as_int(arguments[1]) != 0;
    std::int64_t time = state::as_long(arguments[2]);
    pending.enabled = ready || time < 0 || machine_.options().spurious ? kAlternative0 : 0;
    if (!ready && (time > 0 || absolute)) {
        pending.alternatives = 2;
        pending.time_out = 1;
        auto start = static_cast<std::int64_t>(machine_.options().virtual_time_start);
        if (absolute) time = nanoseconds_of(std::max<std::int64_t>(0, time - start));
        if (runs_out(time)) pending.enabled |= kAlternative1;
        pending.has_absolute_deadline = absolute;
        pending.deadline = absolute ? time : saturated_deadline(thread.status.clock, time);
        if (auto worker = natives::idle_worker(machine_, thread)) {
            pending.object = worker->pool;
            pending.position = worker->slot_of_control;
            if (!worker->is_last) pending.enabled &= ~kAlternative1;
        }
    }
    return pending;
}

// acquireShared(permits) and its like: called when that need not wait.
PendingOperation PendingOperations::call_that_acquires(const Thread& thread, const Method& method, const Slot* arguments) {
    PendingOperation pending{OperationKind::Acquire, as_ref(arguments[0])};
    bool ends_by_interrupt = method.name.text().ends_with("Interruptibly") && machine_.monitors.is_interrupted(thread.id);
    pending.enabled = ends_by_interrupt || natives::need_not_wait(machine_, thread, method, arguments);
    return pending;
}

// AbstractQueuedSynchronizer.acquire(node, arg, …)
PendingOperation PendingOperations::acquire(const Thread& thread, const Slot* arguments) {
    PendingOperation pending{OperationKind::Acquire, as_ref(arguments[0])};
    bool is_woken = thread.status.park_permit || machine_.monitors.is_interrupted(thread.id);
    pending.enabled = is_woken || natives::can_be_acquired(machine_, arguments);
    return pending;
}

PendingOperation PendingOperations::sleep(const Thread& thread, const Slot* arguments) {
    PendingOperation pending{OperationKind::Sleep};
    std::int64_t duration = nanoseconds_of(state::as_long(arguments[0]));
    pending.alternatives = 2;
    pending.time_out = 1;
    pending.deadline = saturated_deadline(thread.status.clock, duration);
    bool ends_at_once = machine_.monitors.is_interrupted(thread.id) || state::as_long(arguments[0]) <= 0;
    pending.enabled = ends_at_once ? kAlternative0 : runs_out(duration) ? kAlternative1 : 0;
    return pending;
}

PendingOperation PendingOperations::observe(const Method& method, const Slot* arguments) {
    PendingOperation pending{OperationKind::ObserveThread};
    pending.object = observed_thread(machine_, method, arguments);
    if (!method.is_static() && pending.object != kNull && late_waiter(machine_, pending.object) != nullptr) {
        pending.alternatives = 2;
        pending.enabled = kAlternative0 | kAlternative1;
    }
    return pending;
}

PendingOperation PendingOperations::native(Thread& thread, const Method& method, const Slot* arguments, std::uint32_t phase) {
    using enum OperationKind;
    OperationKind kind = of_native(thread, method, arguments, phase);
    PendingOperation pending{kind == None ? Continue : kind};
    switch (kind) {
        case AwaitThreads: pending.enabled = others_have_ended(thread); break;
        case ThreadEnd:
            pending = lock(thread, thread.status.java_thread);
            pending.kind = kind;
            break;
        case Wait:
        case ThreadStart:
        case Interrupt: pending.object = as_ref(arguments[0]); break;
        case NotifyAll: notify_all(pending, as_ref(arguments[0])); break;
        case Notify: notify(pending, as_ref(arguments[0])); break;
        case WaitResume: return wait_resume(thread, arguments);
        case Park: return park(thread, arguments);
        case Acquire: return phase == 0 ? call_that_acquires(thread, method, arguments) : acquire(thread, arguments);
        case Sleep: return sleep(thread, arguments);
        case Unpark: pending.object = as_ref(arguments[1]); break;
        case Intern: pending.position = std::hash<std::u16string>{}(machine_.strings.text_of(as_ref(arguments[0]))); break;
        case ObserveThread: return observe(method, arguments);
        case Choose: allow_all(pending, static_cast<std::uint64_t>(std::max(state::as_int(arguments[0]), 1))); break;
        case LookAtClock: add_alternatives_of_look(machine_, thread, pending); break;
        case MonitorEnter: return lock(thread, as_ref(arguments[0]));
        case AtomicUpdate:
            locate(pending, method, arguments);
            if (machine_.options().spurious && method.name.text().starts_with("weak")) {
                pending.alternatives = 2;
                pending.enabled = kAlternative0 | kAlternative1;
            }
            break;
        case PlainRead:
        case PlainWrite:
        case BulkAccess:
        case VolatileRead:
        case VolatileWrite:
        case OpaqueRead:
        case OpaqueWrite:
        case AcquireRead:
        case ReleaseWrite: locate(pending, method, arguments); break;
        // These are about nothing in particular.
        case None:
        case Begin:
        case Continue:
        case Join:
        case MonitorExit:
        case Fence:
        case Yield:
        case ClassInitialise:
        case DefineClass:
        case FindClass:
        case ProgramEnd:
        case Fail: break;
    }
    return pending;
}

}  // namespace raceproof::machine
