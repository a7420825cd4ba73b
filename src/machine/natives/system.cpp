// java.lang.System: identity, standard streams, the environment. Time, properties and arraycopy have files of their own.
#include "machine/natives/iteration_order.h"
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kSystem = "java/lang/System";

NativeOutcome identity_hash_code(NativeCall& call) {
    note_identity_hash(call);
    return call.returns(call.ref(0) == kNull ? 0 : call.state().objects().identity_hash(call.object(call.ref(0))));
}

NativeOutcome set_stream(NativeCall& call, std::string_view name, std::string_view descriptor) {
    const program::Field& stream = field_of(*call.method.owner, name, descriptor);
    call.machine.objects.set_and_tell(call.thread, call.state().statics_of(*stream.owner), stream, call.arguments[0]);
    return call.returns();
}
NativeOutcome set_in(NativeCall& call) { return set_stream(call, "in", "Ljava/io/InputStream;"); }
NativeOutcome set_out(NativeCall& call) { return set_stream(call, "out", "Ljava/io/PrintStream;"); }
NativeOutcome set_err(NativeCall& call) { return set_stream(call, "err", "Ljava/io/PrintStream;"); }

NativeOutcome map_library_name(NativeCall& call) {
    if (call.ref(0) == kNull) return throws_null_pointer(call);
    return call.returns_allocated(
        call.machine.strings.make(call.thread, "lib" + call.machine.strings.utf8_of(call.ref(0)) + ".so"));
}

NativeOutcome get_security_manager(NativeCall& call) {
    return call.answer_slot(
        call.machine.objects.get_static(field_of(*call.method.owner, "security", "Ljava/lang/SecurityManager;")));
}

NativeOutcome line_separator(NativeCall& call) { return call.returns(constant_string(call.machine, "\n")); }

// The guest's environment is empty: what it computes must not depend on the host's.
NativeOutcome environment(NativeCall& call) {
    program::Class& array_of_bytes = call.machine.program().array_of(*call.machine.known().byte_array);
    return call.returns_allocated(call.machine.objects.new_array(call.thread, array_of_bytes, 0));
}

}  // namespace

void register_system(NativeTable& table) {
    table.native(kSystem, "registerNatives", "()V", do_nothing);
    table.native(kSystem, "identityHashCode", "(Ljava/lang/Object;)I", identity_hash_code);
    table.native(kSystem, "setIn0", "(Ljava/io/InputStream;)V", set_in);
    table.native(kSystem, "setOut0", "(Ljava/io/PrintStream;)V", set_out);
    table.native(kSystem, "setErr0", "(Ljava/io/PrintStream;)V", set_err);
    table.native(kSystem, "mapLibraryName", "(Ljava/lang/String;)Ljava/lang/String;", map_library_name);
    table.override_body(kSystem, "lineSeparator", "()Ljava/lang/String;", line_separator,
                        "The JDK sets the field in a phase of its start-up that is left out.");
    table.override_body(kSystem, "getSecurityManager", "()Ljava/lang/SecurityManager;", get_security_manager,
                        "The library asks at every turn: as a volatile read each time would be a scheduling point.");
    table.native("java/lang/ProcessEnvironment", "environ", "()[[B", environment);
}

}  // namespace raceproof::machine::natives
