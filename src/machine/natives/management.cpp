// java.lang.management: what libraries ask for when they start (the runtime bean, the number of processors). The bean has no
// optional features, which the specification allows; what would tell of the machine's surroundings or of the schedule (process
// id, counts of threads, memory pools) is missing.
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kManagement = "sun/management/VMManagementImpl";
constexpr std::string_view kMemory = "sun/management/MemoryImpl";
constexpr std::string_view kPool = "java/lang/management/MemoryPoolMXBean";
constexpr std::string_view kManager = "java/lang/management/MemoryManagerMXBean";

NativeOutcome get_version(NativeCall& call) { return call.returns_allocated(call.machine.strings.make(call.thread, "3.0")); }

// None; the JDK makes an empty list of that.
NativeOutcome get_vm_arguments(NativeCall& call) { return call.returns(kNull); }

NativeOutcome get_available_processors(NativeCall& call) { return call.returns(call.machine.options().processors); }

NativeOutcome is_not_enabled(NativeCall& call) { return call.returns(false); }

template <const std::string_view& kElement>
NativeOutcome get_none_of(NativeCall& call) {
    program::Program& program = call.machine.program();
    return call.returns_allocated(call.machine.objects.new_array(call.thread, program.array_of(program.required(kElement)), 0));
}

// Collections.emptyList()
NativeOutcome get_buffer_pools(NativeCall& call) {
    constexpr std::string_view kCollections = "java/util/Collections";
    NativeOutcome outcome;
    if (!call.initialised(call.machine.program().required(kCollections), outcome)) return outcome;
    return call.tail_call(method_of(call.machine, kCollections, "emptyList", "()Ljava/util/List;"), {});
}

NativeOutcome get_startup_time(NativeCall& call) {
    return call.returns(static_cast<std::int64_t>(call.machine.options().virtual_time_start));
}

// Method.invoke(object, arguments)
NativeOutcome invoke_directly(NativeCall& call) {
    const program::Method& invoke = method_of(call.machine, "java/lang/reflect/Method", "invoke",
                                              "(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;");
    Slot arguments[] = {state::slot_of(call.ref(0)), state::slot_of(call.ref(1)), state::slot_of(call.ref(2))};
    return call.tail_call(invoke, arguments);
}

NativeOutcome has_no_trampoline(NativeCall& call) { return call.returns(kNull); }

}  // namespace

void register_management(NativeTable& table) {
    table.native(kManagement, "getVersion0", "()Ljava/lang/String;", get_version);
    table.native(kManagement, "initOptionalSupportFields", "()V", do_nothing);
    table.native(kManagement, "getVmArguments0", "()[Ljava/lang/String;", get_vm_arguments);
    table.native(kManagement, "getStartupTime", "()J", get_startup_time);
    table.native(kManagement, "getAvailableProcessors", "()I", get_available_processors);
    for (std::string_view optional :
         {"isThreadCpuTimeEnabled", "isThreadAllocatedMemoryEnabled", "isThreadContentionMonitoringEnabled"})
        table.native(kManagement, optional, "()Z", is_not_enabled);
    table.native(kMemory, "getMemoryPools0", "()[Ljava/lang/management/MemoryPoolMXBean;", get_none_of<kPool>);
    table.native(kMemory, "getMemoryManagers0", "()[Ljava/lang/management/MemoryManagerMXBean;", get_none_of<kManager>);
    table.override_body("sun/management/ManagementFactoryHelper", "getBufferPoolMXBeans", "()Ljava/util/List;", get_buffer_pools,
                        "They count memory outside of the heap and mapped files, of which there are none.");
    constexpr std::string_view kMethodUtil = "sun/reflect/misc/MethodUtil";
    table.override_body(kMethodUtil, "getTrampoline", "()Ljava/lang/reflect/Method;", has_no_trampoline,
                        "It defines a class of the JDK once more by a loader of its own, for security managers only.");
    table.override_body(kMethodUtil, "invoke",
                        "(Ljava/lang/reflect/Method;Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;", invoke_directly,
                        "Without the trampoline it is Method.invoke.");
}

}  // namespace raceproof::machine::natives
