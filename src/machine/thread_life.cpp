#include "machine/thread_life.h"

#include <utility>

#include "machine/frames.h"
#include "machine/machine.h"
#include "machine/thread_groups.h"
#include "machine/thread_holder.h"
#include "machine/uncaught.h"

namespace raceproof::machine {

using program::Method;
using state::Frame;
using state::Thread;
using state::ThreadStatus;

namespace flags = state::frame_flags;

namespace {

std::uint32_t number(LifePhase phase) { return static_cast<std::uint32_t>(phase); }

// Since JDK 19 a group knows nothing of its threads: they start and end without its monitor.
bool keeps_members(Machine& machine) { return machine.known().thread_members.holder == nullptr; }

// Does another thread hold the monitor of the group of the thread that starts or ends? The JDK would wait for it: a program that
// locks a group must not see its members change.
bool must_wait_for(NativeCall& call, Ref group) {
    if (group == kNull || !keeps_members(call.machine)) return false;
    const Object& monitor = call.object(group);
    return monitor.lock != 0 && !call.machine.monitors.holds(call.thread, monitor);
}

// Waits in a method that locks the group and, for a priority that does not exist, does nothing; then comes back to this phase.
NativeOutcome wait_for(NativeCall& call, Ref group) {
    constexpr std::int32_t kNoPriority = 0;
    const Method* locks = call.machine.known().thread_group->find_declared_method("setMaxPriority", "(I)V");
    VERIFY(locks != nullptr, "should find ThreadGroup.setMaxPriority");
    Slot arguments[] = {state::slot_of(group), state::slot_of(kNoPriority)};
    return call.call(*locks, arguments, call.phase);
}

Ref group_of(NativeCall& call, Ref java_thread) {
    return state::as_ref(held_value(call.machine, java_thread, *call.machine.known().thread_members.group));
}

void start_thread(Machine& machine, Thread& parent, Ref java_thread) {
    const WellKnown& known = machine.known();
    state::State& state = machine.state();
    std::int64_t clock = parent.status.clock;
    state.sharing().publish(java_thread);
    Thread& thread = state.threads().start(&parent, java_thread);
    thread.status.status = ThreadStatus::Runnable;
    thread.status.clock = clock;
    Object& object = state.at(java_thread);
    // Not as a volatile write: that a thread is seen to be alive orders nothing (JLS 17.4.4), that it is seen to have ended does.
    machine.events.emit_access(MemoryEventKind::OpaqueWrite, parent, object, known.thread_members.eetop->slot, 1);
    machine.objects.set(object, *known.thread_members.eetop, state::slot_of(std::int64_t{1}));
    machine.objects.set_and_tell(parent, state.at(holder_of(machine, java_thread)), *known.thread_members.status,
                                 state::slot_of(kAliveAndRunnable));
    machine.events.emit_start(parent, thread);
    thread.stack[0] = state::slot_of(java_thread);
    Frame& frame = push_frame(thread, *known.thread_members.start0, nullptr, thread.stack);
    frame.phase = number(LifePhase::Begin);
    frame.flags = flags::kBottom;
}

NativeOutcome start(NativeCall& call) {
    Ref group = group_of(call, call.ref(0));
    if (must_wait_for(call, group)) return wait_for(call, group);
    if (call.state().thread_count() >= state::kMaximumThreads)
        return call.throws("java/lang/OutOfMemoryError",
                           "unable to create native thread: possibly out of memory or process/resource limits reached");
    start_thread(call.machine, call.thread, call.ref(0));
    return call.returns();
}

// Thread.dispatchUncaughtException, as the JVM calls it: what that throws is ignored.
NativeOutcome dispatch(NativeCall& call, Ref uncaught) {
    if (call.thread.id == state::ThreadId{0}) call.exit_status = 1;
    Slot arguments[] = {state::slot_of(call.thread.status.java_thread), state::slot_of(uncaught)};
    return call.call_catching(*call.machine.known().thread_members.dispatch_uncaught, arguments, number(LifePhase::Dispatched));
}

// Thread.exit() since JDK 19: it leaves scopes and containers, such as an executor with a thread for each task.
NativeOutcome leave_containers(NativeCall& call) {
    Machine& machine = call.machine;
    program::Class& klass = *machine.known().thread;
    Ref java_thread = call.thread.status.java_thread;
    auto has = [&](Ref object, program::Class& owner, std::string_view name, std::string_view descriptor) {
        const program::Field* field = owner.find_field(name, descriptor);
        VERIFY(field != nullptr, "should find what Thread.exit looks at");
        return machine.objects.get(machine.state().at(object), *field) != 0;
    };
    bool needs_exit = has(java_thread, klass, "headStackableScopes", "Ljdk/internal/vm/StackableScope;") ||
                      has(java_thread, klass, "container", "Ljdk/internal/vm/ThreadContainer;") ||
                      has(holder_of(machine, java_thread), *machine.known().thread_members.group->owner,
                          "terminatingThreadLocals", "Ljava/lang/ThreadLocal$ThreadLocalMap;");
    if (!needs_exit) return call.come_back(number(LifePhase::Left), {});
    const Method* exit = klass.find_declared_method("exit", "()V");
    VERIFY(exit != nullptr, "should find Thread.exit");
    Slot receiver = state::slot_of(java_thread);
    return call.call_catching(*exit, {&receiver, 1}, number(LifePhase::Left));
}

// Thread.exit() up to the thread locals that want to be told. The rest of it, housekeeping that the JDK does under the monitor of
// the thread's group and with volatile writes, is part of the last action.
NativeOutcome leave(NativeCall& call) {
    Machine& machine = call.machine;
    if (!keeps_members(machine)) return leave_containers(call);
    program::Class* terminating = machine.program().find_loaded("jdk/internal/misc/TerminatingThreadLocal");
    bool has_locals =
        machine.objects.get(call.object(call.thread.status.java_thread), *machine.known().thread_members.locals) != 0;
    if (!has_locals || terminating == nullptr || !call.state().permanents().is_initialised(*terminating))
        return call.come_back(number(LifePhase::Left), {});
    const Method* tell = terminating->find_declared_method("threadTerminated", "()V");
    VERIFY(tell != nullptr, "should find TerminatingThreadLocal.threadTerminated");
    return call.call_catching(*tell, {}, number(LifePhase::Left));
}

// What the thread was started for has ended, perhaps by an exception.
NativeOutcome end_body(NativeCall& call) {
    if (call.callee_exception == kNull) return leave(call);
    if (call.machine.options().stop_at_failures && !is_taken_by_program(call))
        return call.come_back(number(LifePhase::Failed), {call.callee_exception});
    return dispatch(call, call.callee_exception);
}

// A body that does not verify throws when it is called: to the thread that is as if the body had thrown.
NativeOutcome call_body(NativeCall& call, const Method& body, Slot argument) {
    NativeOutcome outcome = call.call_catching(body, {&argument, 1}, number(LifePhase::Ran));
    if (outcome != NativeOutcome::Threw) return outcome;
    call.callee_exception = std::exchange(call.exception, kNull);
    return end_body(call);
}

NativeOutcome begin(NativeCall& call) {
    Machine& machine = call.machine;
    machine.events.emit(MemoryEventKind::Begin, call.thread, call.ref(0));
    const Method* run = selected_method(*machine.known().thread_members.run, *call.object(call.ref(0)).klass);
    Slot receiver = state::slot_of(call.ref(0));
    return call_body(call, *run, receiver);
}

// The class of `main` is initialised here unless it was before (Machine::initialise_now). kept(0) are the arguments.
NativeOutcome begin_main(NativeCall& call) {
    const Method& main_method = *call.machine.main_method();
    NativeOutcome outcome;
    if (!call.initialised(*main_method.owner, outcome)) return outcome;
    Slot argument = state::slot_of(call.kept(0));
    return call_body(call, main_method, argument);
}

// The last action: whoever joins is told, under the Thread's own monitor.
void finish(NativeCall& call, Ref group) {
    Machine& machine = call.machine;
    Ref java_thread = call.thread.status.java_thread;
    Object& object = call.object(java_thread);
    machine.monitors.lock(call.thread, object);
    for (const program::Field* field : machine.known().thread_members.cleared_at_end) machine.objects.set(object, *field, 0);
    machine.objects.set_and_tell(call.thread, call.object(holder_of(machine, java_thread)),
                                 *machine.known().thread_members.status, state::slot_of(kEnded));
    machine.objects.set_and_tell(call.thread, object, *machine.known().thread_members.eetop, state::slot_of(std::int64_t{0}));
    machine.monitors.notify_all(java_thread);
    machine.monitors.unlock(call.thread, object);
    machine.events.emit(MemoryEventKind::End, call.thread, java_thread);
    call.state().threads().before_status_write(call.thread);
    call.thread.status.status = ThreadStatus::Terminated;
    if (group != kNull && keeps_members(machine)) ThreadGroups(machine).thread_has_ended(group);
}

// Are there shutdown hooks? As on `java`, they are run by the thread that main was, under another name: DestroyJavaVM.
bool has_hooks(NativeCall& call) {
    program::Class* hooks = call.machine.program().find_loaded("java/lang/ApplicationShutdownHooks");
    return hooks != nullptr && call.state().permanents().is_initialised(*hooks);
}

// The Thread of main has ended; what goes on gets one of its own, so that it is alive for everybody, and for the collection.
NativeOutcome attach(NativeCall& call, Ref group) {
    Machine& machine = call.machine;
    const WellKnown& known = machine.known();
    Ref java_thread = machine.objects.new_instance(call.thread, *known.thread);
    if (java_thread == kNull) return NativeOutcome::OutOfMemory;
    Object& object = call.object(java_thread);
    machine.objects.set(object, *known.thread_members.eetop, state::slot_of(std::int64_t{1}));
    set_held_value(machine, java_thread, *known.thread_members.priority, state::slot_of(kNormalPriority));
    call.state().threads().before_status_write(call.thread);
    call.thread.status.java_thread = java_thread;
    call.thread.status.status = ThreadStatus::Runnable;
    const Method* constructor = known.thread->find_declared_method("<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V");
    VERIFY(constructor != nullptr, "should find the constructor of Thread");
    Ref name = machine.strings.literal(machine.program().literal_number("DestroyJavaVM"));
    Slot arguments[] = {state::slot_of(java_thread), state::slot_of(group), state::slot_of(name)};
    return call.call_catching(*constructor, arguments, number(LifePhase::Attached));
}

NativeOutcome run_hooks(NativeCall& call) {
    Machine& machine = call.machine;
    set_held_value(machine, call.thread.status.java_thread, *machine.known().thread_members.status,
                   state::slot_of(kAliveAndRunnable));
    call.state().sharing().publish(call.thread.status.java_thread);
    const Method* shutdown = machine.program().required("java/lang/Shutdown").find_declared_method("shutdown", "()V");
    VERIFY(shutdown != nullptr, "should find Shutdown.shutdown");
    NativeOutcome outcome;
    if (!call.initialised(*shutdown->owner, outcome)) return outcome;
    return call.call_catching(*shutdown, {}, number(LifePhase::HooksRan));
}

NativeOutcome detach(NativeCall& call) {
    call.state().threads().before_status_write(call.thread);
    call.thread.status.status = ThreadStatus::Terminated;
    return call.returns();
}

}  // namespace

OperationKind life_operation(LifePhase phase) {
    switch (phase) {
        case LifePhase::Called: return OperationKind::ThreadStart;
        case LifePhase::Begin:
        case LifePhase::BeginMain: return OperationKind::Begin;
        case LifePhase::Failed: return OperationKind::Fail;
        case LifePhase::Left: return OperationKind::ThreadEnd;
        case LifePhase::Await: return OperationKind::AwaitThreads;
        case LifePhase::Ran:
        case LifePhase::Dispatch:
        case LifePhase::Dispatched:
        case LifePhase::Attached:
        case LifePhase::HooksRan: return OperationKind::None;
    }
    return OperationKind::None;
}

NativeOutcome live(NativeCall& call) {
    switch (static_cast<LifePhase>(call.phase)) {
        case LifePhase::Called: return start(call);
        case LifePhase::Begin: return begin(call);
        case LifePhase::BeginMain: return begin_main(call);
        case LifePhase::Ran: return end_body(call);
        case LifePhase::Failed: {
            Ref uncaught = call.kept(0);
            if (call.come_back(number(LifePhase::Dispatch), {uncaught}) == NativeOutcome::Threw) return NativeOutcome::Threw;
            call.exception = uncaught;
            return NativeOutcome::Failed;
        }
        case LifePhase::Dispatch: return is_only_printed(call, call.kept(0)) ? leave(call) : dispatch(call, call.kept(0));
        case LifePhase::Dispatched: return leave(call);
        case LifePhase::Left: {
            Ref group = group_of(call, call.thread.status.java_thread);
            if (must_wait_for(call, group)) return wait_for(call, group);
            finish(call, group);
            if (call.thread.id != state::ThreadId{0}) return call.returns();
            return call.come_back(number(LifePhase::Await), {group});
        }
        case LifePhase::Await:
            if (!has_hooks(call)) return call.returns();
            call.machine.events.emit(MemoryEventKind::AllEnded, call.thread);
            return attach(call, call.kept(0));
        case LifePhase::Attached: return run_hooks(call);
        case LifePhase::HooksRan: return detach(call);
    }
    return call.unsupported();
}

void Machine::start_main(const Method& main_method, Ref arguments) {
    main_method_ = &main_method;
    Thread& thread = main_thread();
    state_.threads().begin_running(thread);
    thread.stack[0] = state::slot_of(thread.status.java_thread);
    Frame& frame = push_frame(thread, *known_.thread_members.start0, nullptr, thread.stack);
    frame.phase = number(LifePhase::BeginMain);
    frame.flags = flags::kBottom;
    *frame.stack_pointer++ = state::slot_of(arguments);
}

}  // namespace raceproof::machine
