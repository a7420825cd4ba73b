// java.lang.Runtime, java.lang.Shutdown.
#include <algorithm>
#include <string>

#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

// Classes that ask in order to know whether spinning is worth its while, or how far to spread what they keep. No program can
// tell; but each turn of a thread that spins would be a state.
constexpr std::string_view kSpinning[] = {
    "java/util/concurrent/ConcurrentHashMap",   "java/util/concurrent/Exchanger",
    "java/util/concurrent/LinkedTransferQueue", "java/util/concurrent/Phaser",
    "java/util/concurrent/SynchronousQueue",    "java/util/concurrent/atomic/Striped64",
    "java/util/concurrent/locks/StampedLock",
};

NativeOutcome available_processors(NativeCall& call) {
    const program::Class* caller = call.thread.depth == 0 ? nullptr : call.thread.top().method->owner;
    if (caller != nullptr && caller->is_trusted && std::ranges::find(kSpinning, caller->name.text()) != std::end(kSpinning))
        return call.returns(1);
    int processors = call.machine.options().processors;
    note_use(call, AssumptionKind::Processors, std::to_string(processors));
    return call.returns(processors);
}

// Constant on purpose: what is free depends on when garbage was collected, and no program should.
NativeOutcome total_memory(NativeCall& call) {
    note_use(call, AssumptionKind::Memory, "constant");
    return call.returns(static_cast<std::int64_t>(call.state().objects().heap().limit_bytes()));
}
NativeOutcome free_memory(NativeCall& call) {
    note_use(call, AssumptionKind::Memory, "constant");
    return call.returns(static_cast<std::int64_t>(call.state().objects().heap().limit_bytes() / 2));
}

NativeOutcome halt(NativeCall& call) {
    call.exit_status = call.integer(0);
    return NativeOutcome::Exit;
}

}  // namespace

void register_runtime(NativeTable& table) {
    table.native("java/lang/Runtime", "availableProcessors", "()I", available_processors);
    table.native("java/lang/Runtime", "freeMemory", "()J", free_memory);
    table.native("java/lang/Runtime", "totalMemory", "()J", total_memory);
    table.native("java/lang/Runtime", "maxMemory", "()J", total_memory);
    table.native("java/lang/Runtime", "gc", "()V", do_nothing);
    table.native("java/lang/Shutdown", "beforeHalt", "()V", do_nothing);
    table.native("java/lang/Shutdown", "halt0", "(I)V", halt);
}

}  // namespace raceproof::machine::natives
