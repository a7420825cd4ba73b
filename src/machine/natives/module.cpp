// java.lang.Module: one object per module of the JDK, with its name and nothing else, made when a program asks; and the rule of
// what a module shows (program/modules.h). The graph of modules is not built: programs see what is exported and open to them.
#include "machine/natives/module.h"

#include "base/text.h"
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kModule = "java/lang/Module";
constexpr std::string_view kWhy = "The module graph is not built; the rule is the one that its declarations amount to.";

Ref module_in_mirror(NativeCall& call, Ref mirror) {
    return state::as_ref(call.machine.objects.get(call.object(mirror), *call.machine.known().class_fields.module));
}

// The module object that some class of the same module already has.
Ref find_module(NativeCall& call, std::string_view name) {
    program::Program& program = call.machine.program();
    for (std::uint32_t id = 0; id < program.class_count(); ++id) {
        const program::Class& klass = program.by_id(static_cast<program::ClassId>(id));
        if (klass.kind != program::ClassKind::Instance || klass.module != name) continue;
        Ref mirror = call.state().permanents().mirror_of(klass);
        Ref module = mirror == kNull ? kNull : module_in_mirror(call, mirror);
        if (module != kNull) return module;
    }
    return kNull;
}

NativeOutcome answer_jdk_module(NativeCall& call, const program::Class& klass) {
    Ref module = jdk_module(call, klass);
    if (module == kNull) return NativeOutcome::OutOfMemory;
    call.machine.objects.set(call.receiver(), *call.machine.known().class_fields.module, state::slot_of(module));
    return call.returns(module);
}

NativeOutcome get_module(NativeCall& call) {
    if (module_in_mirror(call, call.ref(0)) != kNull) return NativeOutcome::Declined;
    const program::Class& klass = element_or_self(class_argument(call, 0));
    bool is_unnamed = klass.kind == program::ClassKind::Instance && is_user_class(klass);
    if (!is_unnamed) return answer_jdk_module(call, klass);
    if (call.phase == 1) {
        Ref module =
            state::as_ref(field_value(call.object(state::as_ref(call.callee_result)), "unnamedModule", "Ljava/lang/Module;"));
        call.machine.objects.set(call.receiver(), *call.machine.known().class_fields.module, state::slot_of(module));
        return call.returns(module);
    }
    NativeOutcome outcome;
    if (!call.initialised(call.machine.program().required("java/lang/ClassLoader"), outcome)) return outcome;
    return call.call(method_of(call.machine, "java/lang/ClassLoader", "getSystemClassLoader", "()Ljava/lang/ClassLoader;"), {},
                     1);
}

std::string module_name(NativeCall& call, Ref module) {
    Ref name = state::as_ref(field_value(call.object(module), "name", kString));
    return name == kNull ? std::string() : call.machine.strings.utf8_of(name);
}

// implIsExportedOrOpen(String package, Module other, boolean open)
NativeOutcome is_exported_or_open(NativeCall& call) {
    std::string name = module_name(call, call.ref(0));
    if (name.empty() || call.ref(1) == kNull) return NativeOutcome::Declined;
    if (call.ref(2) == call.ref(0)) return call.returns(true);
    std::string package = slashed(call.machine.strings.utf8_of(call.ref(1)));
    program::Program& program = call.machine.program();
    if (call.integer(3) != 0) return call.returns(program.is_open(name, package));
    bool is_for_jdk = call.ref(2) != kNull && !module_name(call, call.ref(2)).empty();
    return call.returns(is_for_jdk || program.is_exported(name, package));
}

// canRead and canUse: the modules of the JDK were checked when it was built.
NativeOutcome can_read_or_use(NativeCall& call) {
    if (call.ref(1) == kNull || module_name(call, call.ref(0)).empty()) return NativeOutcome::Declined;
    return call.returns(true);
}

// There is no layer. The JDK's innermost code takes null for "still booting" and does without.
NativeOutcome boot_layer(NativeCall& call) {
    bool does_without = call.thread.depth > 0 && call.thread.top().method->owner->name.text().starts_with("java/lang/");
    return does_without ? NativeOutcome::Declined : call.unsupported();
}

}  // namespace

Ref jdk_module(NativeCall& call, const program::Class& klass) {
    std::string_view name = klass.module.empty() ? "java.base" : klass.module;
    Ref module = find_module(call, name);
    if (module != kNull) return module;
    module = call.machine.objects.new_instance(call.thread, call.machine.program().required(kModule));
    if (module != kNull)
        set_field(call, call.object(module), "name", kString, state::slot_of(constant_string(call.machine, name)));
    return module;
}

void register_module(NativeTable& table) {
    table.override_sometimes("java/lang/ModuleLayer", "boot", "()Ljava/lang/ModuleLayer;", boot_layer, kWhy);
    table.override_sometimes("java/lang/Class", "getModule", "()Ljava/lang/Module;", get_module, kWhy);
    table.override_sometimes(kModule, "implIsExportedOrOpen", "(Ljava/lang/String;Ljava/lang/Module;Z)Z", is_exported_or_open,
                             kWhy);
    table.override_sometimes(kModule, "canRead", "(Ljava/lang/Module;)Z", can_read_or_use, kWhy);
    table.override_sometimes(kModule, "canUse", "(Ljava/lang/Class;)Z", can_read_or_use, kWhy);
    // Access is checked by the rule above: the virtual machine itself keeps no record of modules.
    table.native(kModule, "defineModule0", "(Ljava/lang/Module;ZLjava/lang/String;Ljava/lang/String;[Ljava/lang/Object;)V",
                 do_nothing);
    table.native(kModule, "addReads0", "(Ljava/lang/Module;Ljava/lang/Module;)V", do_nothing);
    table.native(kModule, "addExports0", "(Ljava/lang/Module;Ljava/lang/String;Ljava/lang/Module;)V", do_nothing);
    table.native(kModule, "addExportsToAll0", "(Ljava/lang/Module;Ljava/lang/String;)V", do_nothing);
    table.native(kModule, "addExportsToAllUnnamed0", "(Ljava/lang/Module;Ljava/lang/String;)V", do_nothing);
}

}  // namespace raceproof::machine::natives
