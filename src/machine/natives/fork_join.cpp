// java.util.concurrent.ForkJoinPool.runWorker, so that a worker which finds nothing to do comes back to a state that it was in.
//
// The JDK's loop scans all queues from a random one on, then awaits work. As long as another thread holds the lock of a queue,
// the worker does not block: it signals itself and scans again, each time with the next random number and the next version of its
// `phase`. So a schedule on which the other thread does not get on has states without end, that differ in nothing but these two.
// Here a worker scans from its own queue on: any order is as good as any other. And it starts again with the first version
// whenever no other thread could mistake it for the old one: a thread that is about to compare-and-set `ctl` may have an old
// version in hand, anybody else reads `ctl` anew before it acts on it.
//
// The loops of helpJoin, helpComplete and helpQuiescePool have no end either as long as another thread has taken a task and not
// yet said so. They count the queues that they have looked at, in a local variable of which only the remainder by the number of
// queues is ever used: that is what is kept of it.
#include "machine/natives/fork_join.h"

#include <algorithm>
#include <iterator>
#include <optional>

#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kPool = "java/util/concurrent/ForkJoinPool", kQueue = "(Ljava/util/concurrent/ForkJoinPool$WorkQueue;";
constexpr std::int32_t kIndexBits = 0xFFFF, kSourceBit = 1 << 17;  // ForkJoinPool.SMASK, SRC

enum Phase : std::uint32_t { kCalled, kScanned, kAwaited };

const program::Method* method_of_pool(NativeCall& call, std::string_view name, const std::string& descriptor) {
    return call.method.owner->find_declared_method(name, descriptor);
}

const program::Method* scan_method(NativeCall& call) { return method_of_pool(call, "scan", std::string(kQueue) + "II)I"); }
const program::Method* await_method(NativeCall& call) { return method_of_pool(call, "awaitWork", std::string(kQueue) + ")I"); }

// Does a thread other than this one stand where it may compare `ctl` with what it has read before? One that is parked in
// awaitWork reads it again first.
bool may_hold_an_old_version(NativeCall& call, state::Thread& thread) {
    constexpr std::string_view kMethods[] = {"awaitWork", "deregisterWorker", "signalWork", "tryCompensate"};
    if (thread.id == call.thread.id || thread.status.status == state::ThreadStatus::Terminated) return false;
    for (std::uint32_t i = 0; i < thread.depth; ++i) {
        const program::Method& method = *thread.frames[i].method;
        if (method.owner != call.method.owner) continue;
        bool compares = std::find(std::begin(kMethods), std::end(kMethods), method.name.text()) != std::end(kMethods);
        if (compares && call.machine.pending(thread).kind != OperationKind::Park) return true;
    }
    return false;
}

void start_versions_again(NativeCall& call) {
    for (std::size_t i = 0; i < call.state().thread_count(); ++i)
        if (may_hold_an_old_version(call, call.state().thread(static_cast<state::ThreadId>(i)))) return;
    Object& queue = call.object(call.ref(1));
    const program::Field& phase = field_of(*queue.klass, "phase", "I");
    call.machine.events.emit_access(MemoryEventKind::OpaqueWrite, call.thread, queue, phase.slot, 1);
    call.machine.objects.set(queue, phase, state::slot_of(state::as_int(call.machine.objects.get(queue, phase)) & kIndexBits));
}

NativeOutcome scan(NativeCall& call, Slot previous_source) {
    std::int32_t index = state::as_int(field_value(call.object(call.ref(1)), "config", "I")) & kIndexBits;
    Slot arguments[] = {call.arguments[0], call.arguments[1], previous_source, state::slot_of(index)};
    return call.call(*scan_method(call), arguments, kScanned);
}

NativeOutcome run_worker(NativeCall& call) {
    constexpr Slot kNoSource = 0;
    switch (call.phase) {
        case kCalled: {
            if (scan_method(call) == nullptr || await_method(call) == nullptr) return NativeOutcome::Declined;
            const program::Field& mode = field_of(*call.method.owner, "mode", "I");
            bool is_ending = state::as_int(call.machine.objects.get_and_tell(call.thread, call.receiver(), mode)) < 0;
            if (is_ending || call.ref(1) == kNull) return call.returns();
            Object& queue = call.object(call.ref(1));
            const program::Field& config = field_of(*queue.klass, "config", "I");
            std::int32_t old = state::as_int(call.machine.objects.get_and_tell(call.thread, queue, config));
            call.machine.objects.set_and_tell(call.thread, queue, config, state::slot_of(old | kSourceBit));
            return scan(call, kNoSource);
        }
        case kScanned: {
            if (state::as_int(call.callee_result) >= 0) return scan(call, call.callee_result);
            Slot arguments[] = {call.arguments[0], call.arguments[1]};
            return call.call(*await_method(call), arguments, kAwaited);
        }
        case kAwaited:
            if (state::as_int(call.callee_result) != 0) return call.returns();
            start_versions_again(call);
            return scan(call, kNoSource);
    }
    return call.unsupported();
}

// The local variable that counts queues: the only one that the method increments.
std::optional<std::uint16_t> queue_counter(const program::Code& code) {
    for (const program::Instruction& place : code.instructions) {
        const program::Instruction instruction = program::snapshot(place);
        if (instruction.op == program::Op::IInc && instruction.b > 0) return instruction.a;
    }
    return std::nullopt;
}

}  // namespace

void start_rounds_again(Machine& machine, state::Thread& thread) {
    constexpr std::string_view kLoops[] = {"helpJoin", "helpComplete", "helpQuiescePool"};
    state::Frame& frame = thread.top();
    if (frame.code == nullptr || frame.method->owner->name.text() != kPool) return;
    if (std::find(std::begin(kLoops), std::end(kLoops), frame.method->name.text()) == std::end(kLoops)) return;
    std::optional<std::uint16_t> counter = queue_counter(*frame.code);
    const Object& pool = machine.state().at(state::as_ref(frame.locals[0]));
    Ref queues = state::as_ref(field_value(pool, "queues", "[Ljava/util/concurrent/ForkJoinPool$WorkQueue;"));
    if (!counter || queues == kNull) return;
    if (thread.depth <= thread.first_saved_frame) machine.state().threads().save_frame(thread);
    auto mask = static_cast<std::int32_t>(machine.state().at(queues).length - 1);  // a power of two
    frame.locals[*counter] = state::slot_of(state::as_int(frame.locals[*counter]) & mask);
}

std::optional<IdleWorker> idle_worker(Machine& machine, const state::Thread& thread) {
    constexpr std::uint32_t kPoolOf = 0, kQueueOf = 1;  // awaitWork(queue) calls LockSupport.parkUntil, which calls the native
    if (thread.depth < 2) return std::nullopt;
    const state::Frame& frame = thread.frames[thread.depth - 2];
    const program::Method& method = *frame.method;
    if (method.grain != program::Grain::Operation || method.owner->name.text() != kPool || method.name.text() != "awaitWork")
        return std::nullopt;
    Ref pool = state::as_ref(frame.locals[kPoolOf]), queue = state::as_ref(frame.locals[kQueueOf]);
    const Object& object = machine.state().at(pool);
    const program::Field& control = field_of(*object.klass, "ctl", "J");
    auto last = static_cast<std::int32_t>(state::as_long(machine.objects.get(object, control))) & kIndexBits;
    std::int32_t own = state::as_int(field_value(machine.state().at(queue), "config", "I")) & kIndexBits;
    return IdleWorker{pool, control.slot, last == own};
}

void register_fork_join(NativeTable& table) {
    table.override_sometimes(kPool, "runWorker", std::string(kQueue) + ")V", run_worker,
                             "A worker that finds nothing to do comes back to a state that it was in: no random numbers, and "
                             "versions that start again where nobody can tell.");
}

}  // namespace raceproof::machine::natives
