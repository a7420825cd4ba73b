// Waiting, notifying, parking, sleeping, interrupting. Each is a visible operation (visible_operations.cpp); when its native
// runs, the scheduler has seen that the chosen alternative can happen (Machine::pending).
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"
#include "machine/natives/thread_support.h"
#include "machine/program_clock.h"
#include "machine/thread_holder.h"
#include "machine/thread_life.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kObjectClass = "java/lang/Object";
constexpr std::string_view kThread = "java/lang/Thread";
constexpr std::string_view kUnsafe = "jdk/internal/misc/Unsafe";
constexpr std::string_view kNotOwner = "current thread is not owner";
constexpr std::string_view kIllegalMonitorState = "java/lang/IllegalMonitorStateException";
constexpr std::uint32_t kResumed = 1;

// ── Object.wait, notify, notifyAll ──
// What it assumes to wait: that it ends for a reason, and when its time is over.
void note_wait(NativeCall& call, bool is_timed) {
    note_use(call, AssumptionKind::SpuriousWakeUps, "none");
    if (is_timed) call.machine.assumptions.note(AssumptionKind::TimeOuts, call.thread, "quiescent");
}

NativeOutcome begin_waiting(NativeCall& call) {
    std::int64_t milliseconds = call.long_integer(1);
    note_wait(call, milliseconds > 0);
    if (milliseconds < 0) return call.throws("java/lang/IllegalArgumentException", "timeout value is negative");
    Object& monitor = call.receiver();
    if (!call.machine.monitors.holds(call.thread, monitor)) return call.throws(kIllegalMonitorState, kNotOwner);
    if (take_interrupt(call)) return call.throws("java/lang/InterruptedException");
    Ref reference = call.ref(0);
    call.state().threads().before_status_write(call.thread);
    call.thread.status.saved_lock_depth = monitor.lock & 0xFFFF;
    call.thread.status.waiting_on = reference;
    call.thread.status.notified = false;
    call.thread.status.status = milliseconds > 0 ? state::ThreadStatus::TimedWaiting : state::ThreadStatus::Waiting;
    call.machine.monitors.release_fully(call.thread, monitor);
    return call.come_back(kResumed, {});
}

NativeOutcome stop_waiting(NativeCall& call) {
    state::Thread::Status& status = call.thread.status;
    call.state().threads().before_status_write(call.thread);
    if (call.receiver().lock != 0) {
        // A time-out while another thread holds the monitor: from here on it waits for that alone.
        status.notified = true;
        status.status = state::ThreadStatus::BlockedOnMonitor;
        return call.come_back(kResumed, {});
    }
    bool interrupted = !status.notified && call.alternative == 0;  // or nothing at all, if that is allowed
    call.machine.monitors.acquire_again(call.thread, call.receiver(), status.saved_lock_depth);
    status.waiting_on = kNull;
    status.notified = false;
    status.saved_lock_depth = 0;
    status.status = state::ThreadStatus::Runnable;
    return interrupted && take_interrupt(call) ? call.throws("java/lang/InterruptedException") : call.returns();
}

NativeOutcome wait(NativeCall& call) { return call.phase == kResumed ? stop_waiting(call) : begin_waiting(call); }

NativeOutcome notify(NativeCall& call) {
    if (!call.machine.monitors.holds(call.thread, call.receiver())) return call.throws(kIllegalMonitorState, kNotOwner);
    std::vector<state::ThreadId> waiters = call.machine.monitors.waiters(call.ref(0));
    if (call.alternative >= waiters.size()) return call.returns();
    state::Thread& chosen = call.state().thread(waiters[call.alternative]);
    call.state().threads().before_status_write(chosen);
    chosen.status.notified = true;
    return call.returns();
}

NativeOutcome notify_all(NativeCall& call) {
    if (!call.machine.monitors.holds(call.thread, call.receiver())) return call.throws(kIllegalMonitorState, kNotOwner);
    call.machine.monitors.notify_all(call.ref(0), /*gone=*/call.alternative);
    return call.returns();
}

// ── Unsafe.park, unpark ──
NativeOutcome park(NativeCall& call) {
    note_wait(call, call.integer(1) != 0 || call.long_integer(2) > 0);
    if (call.thread.status.park_permit) {
        call.state().threads().before_status_write(call.thread);
        call.thread.status.park_permit = false;
        return call.returns();
    }
    // It returns if the thread is interrupted, but does not say so: nobody is ordered after the interrupt by that.
    call.machine.events.emit_access(MemoryEventKind::OpaqueRead, call.thread, call.object(call.thread.status.java_thread),
                                    call.machine.known().thread_members.interrupted->slot, 1);
    return call.returns();
}

NativeOutcome unpark(NativeCall& call) {
    give_permit(call, call.ref(1));
    return call.returns();
}

// ── Thread ──
// Its time is over, and another thread holds the monitor: from here on it waits for that alone, as if it had been notified.
void end_wait_of_late(NativeCall& call, state::Thread& late) {
    end_timed_wait(call.machine, late, call.machine.pending(late));
    call.state().threads().before_status_write(late);
    late.status.notified = true;
    late.status.status = state::ThreadStatus::BlockedOnMonitor;
}

NativeOutcome sleep(NativeCall& call) {
    if (call.long_integer(0) < 0) return call.throws("java/lang/IllegalArgumentException", "timeout value is negative");
    call.machine.assumptions.note(AssumptionKind::TimeOuts, call.thread, "quiescent");
    if (take_interrupt(call)) return call.throws("java/lang/InterruptedException", "sleep interrupted");
    return call.returns();
}

// sleepNanos(long): the sleep of the millisecond that it ends in.
NativeOutcome sleep_nanoseconds(NativeCall& call) {
    constexpr std::int64_t kPerMillisecond = 1'000'000;
    std::int64_t nanoseconds = call.long_integer(0);
    Slot arguments[] = {state::slot_of(nanoseconds / kPerMillisecond + (nanoseconds % kPerMillisecond > 0 ? 1 : 0)), 0};
    return call.tail_call(method_of(call.machine, kThread, "sleep", "(J)V"), arguments);
}

// The bits of JVMTI's thread state from which Thread.getState is made.
std::int32_t state_bits(NativeCall& call, Ref java_thread) {
    constexpr std::int32_t kRunnable = 5, kWaiting = 0x11, kTimedWaiting = 0x21, kBlocked = 0x401;
    for (std::size_t i = 0; i < call.state().thread_count(); ++i) {
        state::Thread& thread = call.state().thread(static_cast<state::ThreadId>(i));
        if (thread.status.status == state::ThreadStatus::Terminated || thread.status.java_thread != java_thread) continue;
        if (thread.id == call.thread.id) return kRunnable;
        note_look_at_thread(call);
        PendingOperation pending = call.machine.pending(thread);
        bool waits = pending.kind == OperationKind::Park || pending.kind == OperationKind::Acquire ||
                     pending.kind == OperationKind::Sleep ||
                     (pending.kind == OperationKind::WaitResume && !thread.status.notified) ||
                     pending.kind == OperationKind::Join;
        if (waits && !pending.is_enabled_now()) return pending.time_out ? kTimedWaiting : kWaiting;
        if (pending.kind == OperationKind::ClassInitialise && !pending.is_enabled()) return kRunnable;
        return pending.is_enabled() ? kRunnable : kBlocked;
    }
    // Not started, or ended: then the field says which.
    return state::as_int(held_value(call.machine, java_thread, *call.machine.known().thread_members.status));
}

NativeOutcome thread_state(NativeCall& call) {
    NativeOutcome outcome;
    const program::Method& to_state =
        method_of(call.machine, "jdk/internal/misc/VM", "toThreadState", "(I)Ljava/lang/Thread$State;");
    if (!call.initialised(*to_state.owner, outcome)) return outcome;
    // Whoever finds that a thread has ended is ordered after its last action, as if by isAlive. No other answer orders anything.
    const WellKnown& known = call.machine.known();
    if (call.alternative == 1) end_wait_of_late(call, *late_waiter(call.machine, call.ref(0)));
    std::int32_t found = state_bits(call, call.ref(0));
    if (found == kEnded) call.machine.objects.get_and_tell(call.thread, call.receiver(), *known.thread_members.eetop);
    Slot bits = state::slot_of(found);
    return call.tail_call(to_state, {&bits, 1});
}

}  // namespace

void give_permit(NativeCall& call, Ref java_thread) {
    for (std::size_t i = 0; i < call.state().thread_count(); ++i) {
        state::Thread& thread = call.state().thread(static_cast<state::ThreadId>(i));
        if (thread.status.java_thread != java_thread || thread.status.status == state::ThreadStatus::Terminated) continue;
        call.state().threads().before_status_write(thread);
        thread.status.park_permit = true;
    }
}

void note_look_at_thread(NativeCall& call) {
    Inspections& seen = call.machine.visibility.inspections_seen;
    seen.threads = true;
    if (call.machine.program().grains() != nullptr) seen.locks = true;
}

void register_synchronisation(NativeTable& table) {
    table.native(kObjectClass, "wait", "(J)V", wait);
    table.native(kObjectClass, "notify", "()V", notify);
    table.native(kObjectClass, "notifyAll", "()V", notify_all);
    table.native(kUnsafe, "park", "(ZJ)V", park);
    table.native(kUnsafe, "unpark", "(Ljava/lang/Object;)V", unpark);
    table.native(kThread, "start0", "()V", live);
    table.native(kThread, "sleep", "(J)V", sleep);
    table.native(kThread, "yield", "()V", do_nothing);
    table.only_in({.first = 21})
        .override_body(kThread, "sleepNanos", "(J)V", sleep_nanoseconds,
                       "Every sleep is one operation; the JDK records events around it.");
    // The flag is a volatile field of Thread that Java code sets; whoever blocks looks at it.
    table.native(kThread, "interrupt0", "()V", do_nothing);
    table.override_body(
        kThread, "getState", "()Ljava/lang/Thread$State;", thread_state,
        "What a thread waits for is read off its stack; the JDK keeps it in a field that the virtual machine updates.");
}

}  // namespace raceproof::machine::natives
