// java.lang.Runtime, java.lang.Shutdown.
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

NativeOutcome available_processors(NativeCall& call) { return call.returns(call.machine.options().processors); }

// Constant on purpose: what is free depends on when garbage was collected, and no program should.
NativeOutcome total_memory(NativeCall& call) {
    return call.returns(static_cast<std::int64_t>(call.state().heap().limit_bytes()));
}
NativeOutcome free_memory(NativeCall& call) {
    return call.returns(static_cast<std::int64_t>(call.state().heap().limit_bytes() / 2));
}

NativeOutcome halt(NativeCall& call) {
    call.machine.exit_status = call.integer(0);
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
