// java.security.AccessController without a security manager, and who called whom.
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kController = "java/security/AccessController";
constexpr std::string_view kReflection = "jdk/internal/reflect/Reflection";

// Frames that stand between a reflective call and its target do not count as callers.
bool is_reflection_frame(const program::Method& method) {
    std::string_view owner = method.owner->name.text();
    if (owner == "java/lang/reflect/Method" && method.name.text() == "invoke") return true;
    return owner.starts_with("jdk/internal/reflect/") && owner.ends_with("AccessorImpl");
}

// The top frame is the method that asks, the next one below its caller.
NativeOutcome get_caller_class(NativeCall& call) {
    const state::Thread& thread = call.thread;
    for (std::uint32_t i = thread.depth < 1 ? 0 : thread.depth - 1; i-- > 0;) {
        const program::Method& method = *thread.frames[i].method;
        if (method.is_hidden_frame || is_reflection_frame(method)) continue;
        return call.returns(call.machine.classes.mirror(*method.owner));
    }
    return call.returns(kNull);
}

NativeOutcome get_class_access_flags(NativeCall& call) {
    if (call.ref(0) == kNull) return throws_null_pointer(call);
    return call.returns(static_cast<std::int32_t>(class_argument(call, 0).flags & ~classfile::access::kSuper));
}

NativeOutcome are_nest_mates(NativeCall& call) {
    program::Class &left = class_argument(call, 0), &right = class_argument(call, 1);
    if (&left == &right) return call.returns(true);
    if (left.kind != program::ClassKind::Instance || right.kind != program::ClassKind::Instance) return call.returns(false);
    return call.returns(&call.machine.program().nest_host(left) == &call.machine.program().nest_host(right));
}

}  // namespace

void register_access_control(NativeTable& table) {
    constexpr std::string_view kReturnsContext = "()Ljava/security/AccessControlContext;";
    table.native(kController, "getStackAccessControlContext", kReturnsContext, return_null);
    table.native(kController, "getInheritedAccessControlContext", kReturnsContext, return_null);
    table.native(kController, "ensureMaterializedForStackWalk", "(Ljava/lang/Object;)V", do_nothing);
    table.native(kController, "getProtectionDomain", "(Ljava/lang/Class;)Ljava/security/ProtectionDomain;", return_null);
    table.native(kReflection, "getCallerClass", "()Ljava/lang/Class;", get_caller_class);
    table.native(kReflection, "getClassAccessFlags", "(Ljava/lang/Class;)I", get_class_access_flags);
    table.native(kReflection, "areNestMates", "(Ljava/lang/Class;Ljava/lang/Class;)Z", are_nest_mates);
}

}  // namespace raceproof::machine::natives
