// java.io.ObjectStreamClass and java.io.Console.
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

NativeOutcome has_static_initialiser(NativeCall& call) {
    if (call.ref(0) == kNull) return throws_null_pointer(call);
    const program::Class& klass = class_argument(call, 0);
    return call.returns(klass.find_declared_method("<clinit>", "()V") != nullptr);
}

}  // namespace

void register_object_streams(NativeTable& table) {
    table.native("java/io/ObjectStreamClass", "initNative", "()V", do_nothing);
    table.native("java/io/ObjectStreamClass", "hasStaticInitializer", "(Ljava/lang/Class;)Z", has_static_initialiser);
    // Standard input and output are not a terminal.
    table.native("java/io/Console", "ttyStatus", "()I", return_zero);
    table.native("java/io/Console", "encoding", "()Ljava/lang/String;", return_null);
    table.native("java/io/Console", "echo", "(Z)Z", return_false);
}

}  // namespace raceproof::machine::natives
