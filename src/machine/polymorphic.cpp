// Signature-polymorphic calls (VarHandle, MethodHandle), dynamic constants, and call sites with bootstraps that are not desugared.
#include "machine/interpreter.h"

namespace raceproof::machine {

Interpreter::Next Interpreter::invoke_polymorphic(const program::Instruction& instruction) {
    return unsupported(instruction.pointer<const program::Method>()->full_name());
}

Interpreter::Next Interpreter::load_dynamic_constant(const program::Instruction&) { return unsupported("ldc of a dynamic constant"); }

Interpreter::Next Interpreter::invoke_dynamic_generally(const program::Instruction&, const program::LinkError& why) { return throw_link_error(why); }

}  // namespace raceproof::machine
