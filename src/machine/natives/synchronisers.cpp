#include "machine/natives/synchronisers.h"

#include <algorithm>

#include "machine/library_operations.h"
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"
#include "machine/natives/thread_support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kSynchroniser = "java/util/concurrent/locks/AbstractQueuedSynchronizer";
constexpr std::string_view kCondition = "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject";
constexpr std::string_view kNode = "Ljava/util/concurrent/locks/AbstractQueuedSynchronizer$Node;";
constexpr std::string_view kLocks = "java/util/concurrent/locks/";
constexpr std::string_view kThreadType = "Ljava/lang/Thread;";
constexpr std::int32_t kInCondition = 2, kCancelled = INT32_MIN;  // AbstractQueuedSynchronizer.COND, CANCELLED

// The arguments of acquire(node, arg, shared, interruptible, timed, time), behind the synchroniser itself.
enum Argument { kOfNode = 1, kOfAmount = 2, kOfShared = 3, kOfInterruptible = 4, kOfTimed = 5 };

enum Phase : std::uint32_t {
    kCalled,
    kAttempted,
    kStands,
    kInterruptedAgain,
    kPlace = 7,           // the bits of these
    kWasInterrupted = 8,  // while it stood there: to be said when it has acquired
};

// ── which synchronisers, and when a request is granted ──
enum class Grants { WhenZero, WhenEnough };

struct Known {
    std::string_view name;
    Grants grants;
};

constexpr Known kKnown[] = {
    {"java/util/concurrent/locks/ReentrantLock$NonfairSync", Grants::WhenZero},
    {"java/util/concurrent/Semaphore$NonfairSync", Grants::WhenEnough},
    {"java/util/concurrent/CountDownLatch$Sync", Grants::WhenZero},
    {"java/util/concurrent/ThreadPoolExecutor$Worker", Grants::WhenZero},
};

const Known* known(const program::Class& klass) {
    if (!klass.is_trusted) return nullptr;
    const Known* found = std::ranges::find(kKnown, klass.name.text(), &Known::name);
    return found == std::end(kKnown) ? nullptr : found;
}

const program::Method* attempt_of(const program::Class& synchroniser, bool is_shared) {
    return is_shared ? synchroniser.find_method("tryAcquireShared", "(I)I") : synchroniser.find_method("tryAcquire", "(I)Z");
}

// Only where an attempt is one step: else what is said here would not hold between its steps.
bool waits_by_machine(const program::Method& method, const Object& synchroniser) {
    using program::Grain;
    return method.grain == Grain::Operation && known(*synchroniser.klass) != nullptr &&
           attempt_of(*synchroniser.klass, /*is_shared=*/false)->grain == Grain::Operation &&
           attempt_of(*synchroniser.klass, /*is_shared=*/true)->grain == Grain::Operation;
}

Ref reference(const Object& object, std::string_view field, std::string_view descriptor) {
    return state::as_ref(field_value(object, field, descriptor));
}

// Is nobody in the queue that the JDK keeps?
bool is_queue_empty(const Object& synchroniser) {
    return reference(synchroniser, "head", kNode) == reference(synchroniser, "tail", kNode);
}

// Who comes and who goes do not concern each other, but whoever asks who is there: so these read what the question writes.
void tell_of_queue(NativeCall& call, const Object& synchroniser, MemoryEventKind kind) {
    call.machine.events.emit_access(kind, call.thread, synchroniser, field_of(*synchroniser.klass, "head", kNode).slot, 1);
}

// ── AbstractQueuedSynchronizer.acquire ──
NativeOutcome attempt(NativeCall& call, std::uint32_t was_interrupted) {
    const program::Method& method = *attempt_of(*call.receiver().klass, call.integer(kOfShared) != 0);
    Slot arguments[] = {call.arguments[0], call.arguments[kOfAmount]};
    return call.call(method, arguments, kAttempted | was_interrupted);
}

NativeOutcome stand(NativeCall& call, std::uint32_t was_interrupted) {
    tell_of_queue(call, call.receiver(), MemoryEventKind::OpaqueRead);
    return call.come_back(kStands | was_interrupted, {});
}

NativeOutcome leave_queue(NativeCall& call, std::uint32_t was_interrupted) {
    if (was_interrupted != 0) {
        const program::Method& interrupt = method_of(call.machine, "java/lang/Thread", "interrupt", "()V");
        Slot self[] = {state::slot_of(call.thread.status.java_thread)};
        return call.call(interrupt, self, kInterruptedAgain);
    }
    return call.returns(1);
}

NativeOutcome go_on(NativeCall& call, std::uint32_t was_interrupted) {
    tell_of_queue(call, call.receiver(), MemoryEventKind::OpaqueRead);
    if (call.thread.status.park_permit) {
        call.state().threads().before_status_write(call.thread);
        call.thread.status.park_permit = false;
    }
    if (take_interrupt(call)) {
        if (call.integer(kOfInterruptible) != 0) return call.returns(kCancelled);
        was_interrupted = kWasInterrupted;
    }
    return attempt(call, was_interrupted);
}

bool has_acquired(NativeCall& call) {
    std::int32_t answer = state::as_int(call.callee_result);
    return call.integer(kOfShared) != 0 ? answer >= 0 : answer != 0;
}

NativeOutcome acquire(NativeCall& call) {
    std::uint32_t was_interrupted = call.phase & kWasInterrupted;
    switch (static_cast<Phase>(call.phase & kPlace)) {
        case kCalled: {
            Ref node = call.ref(kOfNode);
            bool is_in_queue = node != kNull && reference(call.object(node), "prev", kNode) != kNull;
            if (!waits_by_machine(call.method, call.receiver()) || call.integer(kOfTimed) != 0 || is_in_queue)
                return NativeOutcome::Declined;
            // Who brings no node has just tried in vain.
            if (node == kNull) return is_queue_empty(call.receiver()) ? stand(call, 0) : NativeOutcome::Declined;
            return attempt(call, 0);
        }
        case kAttempted: return has_acquired(call) ? leave_queue(call, was_interrupted) : stand(call, was_interrupted);
        case kStands: return go_on(call, was_interrupted);
        case kInterruptedAgain: return call.returns(1);
        case kPlace:
        case kWasInterrupted: break;
    }
    return call.unsupported();
}

NativeOutcome run_bytecode(NativeCall&) { return NativeOutcome::Declined; }

// ── conditions ──
// Who is signalled goes on to acquire the lock again. The JDK puts it into the queue of the lock, and wakes it up there.
NativeOutcome enqueue(NativeCall& call) {
    if (call.ref(1) == kNull || !waits_by_machine(call.method, call.receiver()) || !is_queue_empty(call.receiver()))
        return NativeOutcome::Declined;
    Ref waiter = reference(call.object(call.ref(1)), "waiter", kThreadType);
    PendingOperation unpark{OperationKind::Unpark, waiter};
    call.machine.events.emit_operation(call.thread, unpark);
    give_permit(call, waiter);
    return call.returns();
}

NativeOutcome can_reacquire(NativeCall& call) {
    const Object& lock =
        call.object(reference(call.receiver(), "this$0", "Ljava/util/concurrent/locks/AbstractQueuedSynchronizer;"));
    if (call.ref(1) == kNull || !waits_by_machine(call.method, lock)) return NativeOutcome::Declined;
    const Object& node = call.object(call.ref(1));
    if (reference(node, "prev", kNode) != kNull) return NativeOutcome::Declined;
    Slot status = call.machine.objects.get_and_tell(call.thread, node, field_of(*node.klass, "status", "I"));
    return call.returns((state::as_int(status) & kInCondition) == 0);
}

// ── giving a lock back ──
bool is_given_back(const Object& synchroniser, Ref thread) {
    return is_queue_empty(synchroniser) && reference(synchroniser, "exclusiveOwnerThread", kThreadType) == thread;
}

bool is_stamp_given_back(const Object& lock, std::int64_t stamp) {
    constexpr std::int64_t kWriter = 1 << 7;  // StampedLock.WBIT
    constexpr std::string_view kStampedNode = "Ljava/util/concurrent/locks/StampedLock$Node;";
    return (stamp & kWriter) != 0 && state::as_long(field_value(lock, "state", "J")) == stamp &&
           reference(lock, "head", kStampedNode) == reference(lock, "tail", kStampedNode);
}

NativeOutcome notice_look(NativeCall& call) {
    if (call.method.grain != program::Grain::Steps) call.machine.visibility.inspections_seen.locks = true;
    return NativeOutcome::Declined;
}

// ── who stands there ──
enum class Mode { Any, Exclusive, Shared };

// In the order of the threads, which is none of waiting.
std::vector<Ref> standing(NativeCall& call, const Object& synchroniser, Mode mode) {
    std::vector<Ref> found;
    Ref wanted = call.state().objects().ref_of(synchroniser);
    for (std::size_t i = 0; i < call.state().thread_count(); ++i) {
        state::Thread& thread = call.state().thread(static_cast<state::ThreadId>(i));
        if (thread.depth == 0) continue;
        PendingOperation pending = call.machine.pending(thread);
        if (pending.kind != OperationKind::Acquire || pending.object != wanted) continue;
        bool is_shared = state::as_int(thread.top().locals[kOfShared]) != 0;
        if (mode == Mode::Any || is_shared == (mode == Mode::Shared)) found.push_back(thread.status.java_thread);
    }
    return found;
}

// Those whom the JDK keeps in its queue are added: from the last to the first, as it does itself.
std::vector<Ref> waiting(NativeCall& call, Mode mode) {
    Object& synchroniser = call.receiver();
    tell_of_queue(call, synchroniser, MemoryEventKind::OpaqueWrite);
    call.machine.visibility.inspections_seen.queues = true;
    std::vector<Ref> found;
    for (Ref at = reference(synchroniser, "tail", kNode); at != kNull; at = reference(call.object(at), "prev", kNode)) {
        const Object& node = call.object(at);
        Ref waiter = reference(node, "waiter", kThreadType);
        bool is_shared = node.klass->name.text().ends_with("SharedNode");
        if (waiter != kNull && (mode == Mode::Any || is_shared == (mode == Mode::Shared))) found.push_back(waiter);
    }
    std::ranges::copy(standing(call, synchroniser, mode), std::back_inserter(found));
    return found;
}

// Whoever asks may find out that a lock is taken, too.
bool is_answered_here(NativeCall& call) {
    notice_look(call);
    return waits_by_machine(call.method, call.receiver());
}

NativeOutcome has_queued_threads(NativeCall& call) {
    return is_answered_here(call) ? call.returns(!waiting(call, Mode::Any).empty()) : NativeOutcome::Declined;
}

NativeOutcome queue_length(NativeCall& call) {
    if (!is_answered_here(call)) return NativeOutcome::Declined;
    return call.returns(static_cast<std::int32_t>(waiting(call, Mode::Any).size()));
}

NativeOutcome is_queued(NativeCall& call) {
    if (call.ref(1) == kNull || !is_answered_here(call)) return NativeOutcome::Declined;
    std::vector<Ref> all = waiting(call, Mode::Any);
    return call.returns(std::ranges::find(all, call.ref(1)) != all.end());
}

template <Mode kMode>
NativeOutcome queued_threads(NativeCall& call) {
    if (!is_answered_here(call)) return NativeOutcome::Declined;
    std::vector<Ref> threads = waiting(call, kMode);
    program::Class& type = call.machine.program().array_of(call.machine.program().required("java/lang/Thread"));
    Ref array = call.machine.objects.new_array(call.thread, type, static_cast<std::uint32_t>(threads.size()));
    if (array == kNull) return NativeOutcome::OutOfMemory;
    Object& elements = call.object(array);
    call.state().before_element_write(elements, 0, threads.size() * sizeof(Ref));
    std::ranges::copy(threads, elements.elements<Ref>());
    const program::Method& as_list =
        method_of(call.machine, "java/util/Arrays", "asList", "([Ljava/lang/Object;)Ljava/util/List;");
    Slot argument[] = {state::slot_of(array)};
    return call.tail_call(as_list, argument);
}

}  // namespace

void forget_spins(Machine& machine, state::Thread& thread) {
    // acquire(…) calls LockSupport.park(this), which calls the native. Behind its eight slots of arguments: Thread current,
    // byte spins, byte postSpins.
    constexpr std::uint32_t kSpins = 9, kPostSpins = 10;
    if (thread.depth < 2) return;
    state::Frame& frame = thread.frames[thread.depth - 2];
    const program::Method& method = *frame.method;
    if (method.grain != program::Grain::Operation || frame.code == nullptr || method.owner->name.text() != kSynchroniser ||
        method.name.text() != "acquire" || method.argument_slots != 8)
        return;
    const Slot once = state::slot_of(1);
    if (frame.locals[kSpins] == once && frame.locals[kPostSpins] == once) return;
    machine.state().threads().save_frames_from(thread, thread.depth - 2);
    frame.locals[kSpins] = frame.locals[kPostSpins] = once;
}

bool gives_back_exclusive_lock(Machine& machine, const state::Thread& thread, const state::Frame& call) {
    const program::Method& method = *call.method;
    std::string_view name = method.name.text();
    if (machine.visibility.inspected.locks || method.grain != program::Grain::Operation || !name.starts_with("unlock"))
        return false;
    std::string_view owner = method.owner->name.text();
    if (!method.owner->is_trusted || !owner.starts_with(kLocks)) return false;
    owner.remove_prefix(kLocks.size());
    const Object& lock = machine.state().at(state::as_ref(call.locals[0]));
    auto synchroniser = [&](std::string_view type) -> const Object& { return machine.state().at(reference(lock, "sync", type)); };
    if (owner == "ReentrantLock") {
        const Object& sync = synchroniser("Ljava/util/concurrent/locks/ReentrantLock$Sync;");
        return waits_by_machine(method, sync) && is_given_back(sync, thread.status.java_thread);
    }
    if (owner == "ReentrantReadWriteLock$WriteLock")
        return is_given_back(synchroniser("Ljava/util/concurrent/locks/ReentrantReadWriteLock$Sync;"), thread.status.java_thread);
    return owner == "StampedLock" && name != "unlockRead" && is_stamp_given_back(lock, state::as_long(call.locals[1]));
}

bool stands_in_queue(std::uint32_t phase) { return (phase & kPlace) == kStands; }

std::array<std::uint32_t, 3> slots_that_decide(const Object& synchroniser) {
    auto slot = [&](std::string_view name, std::string_view type) { return field_of(*synchroniser.klass, name, type).slot; };
    return {slot("state", "I"), slot("head", kNode), slot("tail", kNode)};
}

namespace {

bool grants(const Object& synchroniser, std::int32_t amount) {
    std::int32_t state = state::as_int(field_value(synchroniser, "state", "I"));
    return known(*synchroniser.klass)->grants == Grants::WhenZero ? state == 0 : state >= amount;
}

}  // namespace

bool can_be_acquired(Machine& machine, const Slot* arguments) {
    return grants(machine.state().at(state::as_ref(arguments[0])), state::as_int(arguments[kOfAmount]));
}

bool is_of_synchroniser(const program::Method& method) {
    return method.owner->is_trusted && method.owner->name.text() == kSynchroniser;
}

bool knows_who_waits(const program::Method& method, const Object& synchroniser) { return waits_by_machine(method, synchroniser); }

bool waits_before_call(Machine& machine, const program::Method& method, const Object& synchroniser) {
    return !machine.visibility.inspected.queues && waits_by_machine(method, synchroniser);
}

bool need_not_wait(Machine& machine, const state::Thread& thread, const program::Method& method, const Slot* arguments) {
    constexpr std::int32_t kOne = 1;  // lock()
    const Object& synchroniser = machine.state().at(state::as_ref(arguments[0]));
    if (grants(synchroniser, method.argument_slots > 1 ? state::as_int(arguments[1]) : kOne)) return true;
    // Others are in the queue that the JDK keeps: it goes there, too.
    if (!is_queue_empty(synchroniser)) return true;
    return reference(synchroniser, "exclusiveOwnerThread", kThreadType) == thread.status.java_thread;
}

void register_synchronisers(NativeTable& table) {
    constexpr std::string_view kWhy =
        "At the grain of operations, waiters of locks, semaphores and latches that are not fair leave nothing behind and have no "
        "order: states differ only in who waits.";
    std::string node(kNode);
    auto add = [&](std::string_view owner, std::string_view method, std::string_view descriptor, NativeFunction function) {
        table.override_sometimes(owner, method, descriptor, function, kWhy);
    };
    std::string acquire_descriptor = "(" + node + "IZZZJ)I";
    add(kSynchroniser, "acquire", acquire_descriptor, acquire);
    table.visible(kSynchroniser, "acquire", acquire_descriptor, OperationKind::None, OperationKind::Acquire);
    auto add_call = [&](std::string_view owner, std::string_view method, std::string_view descriptor) {
        table.watch(owner, method, descriptor, run_bytecode);
        table.visible(owner, method, descriptor, OperationKind::Acquire);
    };
    add_call("java/util/concurrent/locks/ReentrantLock$Sync", "lock", "()V");
    add_call("java/util/concurrent/locks/ReentrantLock$Sync", "lockInterruptibly", "()V");
    for (std::string_view method : {"acquire", "acquireInterruptibly", "acquireShared", "acquireSharedInterruptibly"})
        add_call(kSynchroniser, method, "(I)V");
    add(kSynchroniser, "enqueue", "(" + node + ")V", enqueue);
    auto add_question = [&](std::string_view method, std::string_view descriptor, NativeFunction function) {
        add(kSynchroniser, method, descriptor, function);
        table.visible(kSynchroniser, method, descriptor, OperationKind::ObserveThread);
    };
    add_question("hasQueuedThreads", "()Z", has_queued_threads);
    add_question("getQueueLength", "()I", queue_length);
    add_question("isQueued", "(Ljava/lang/Thread;)Z", is_queued);
    add_question("getQueuedThreads", "()Ljava/util/Collection;", queued_threads<Mode::Any>);
    add_question("getExclusiveQueuedThreads", "()Ljava/util/Collection;", queued_threads<Mode::Exclusive>);
    add_question("getSharedQueuedThreads", "()Ljava/util/Collection;", queued_threads<Mode::Shared>);
    constexpr std::string_view kTimed = "(JLjava/util/concurrent/TimeUnit;)";
    auto watch = [&](std::string_view owner, std::string_view method, const std::string& descriptor) {
        table.watch(std::string(kLocks) + std::string(owner), method, descriptor, notice_look);
    };
    for (std::string_view owner : {"ReentrantLock", "ReentrantReadWriteLock$ReadLock", "ReentrantReadWriteLock$WriteLock"}) {
        watch(owner, "tryLock", "()Z");
        watch(owner, "tryLock", std::string(kTimed) + "Z");
        watch(owner, "toString", "()Ljava/lang/String;");
    }
    watch("ReentrantLock", "isLocked", "()Z");
    watch("ReentrantReadWriteLock", "isWriteLocked", "()Z");
    for (std::string_view owner : {"ReentrantLock", "ReentrantReadWriteLock"}) watch(owner, "getOwner", "()Ljava/lang/Thread;");
    watch("LockSupport", "getBlocker", "(Ljava/lang/Thread;)Ljava/lang/Object;");
    watch("ReentrantReadWriteLock", "toString", "()Ljava/lang/String;");
    for (std::string_view method : {"tryReadLock", "tryWriteLock"}) {
        watch("StampedLock", method, "()J");
        watch("StampedLock", method, std::string(kTimed) + "J");
    }
    for (std::string_view method : {"tryConvertToReadLock", "tryConvertToWriteLock", "tryConvertToOptimisticRead"})
        watch("StampedLock", method, "(J)J");
    for (std::string_view method : {"isReadLocked", "isWriteLocked", "tryUnlockRead", "tryUnlockWrite"})
        watch("StampedLock", method, "()Z");
    watch("StampedLock", "tryOptimisticRead", "()J");
    watch("StampedLock", "validate", "(J)Z");
    watch("StampedLock", "toString", "()Ljava/lang/String;");
    add(kCondition, "canReacquire", "(Ljava/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionNode;)Z", can_reacquire);
}

}  // namespace raceproof::machine::natives
