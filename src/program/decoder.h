// From the bytes of a method body to pre-decoded code (see code.h).
//
// Safe on any bytes: every length, constant (its tag, and what the instruction asks of it), local and branch target is checked
// here, for trusted code too, so that whoever walks decoded code can follow its operands. What instructions do to each other
// (stack, types) is the verifier's subject.
#pragma once

#include <memory>

#include "program/code.h"
#include "program/link_error.h"

namespace raceproof::program {

class Program;

// VerifyError for malformed bytecode; Unsupported for jsr and ret. The method has a Code attribute.
Link<std::unique_ptr<const Code>> decode(Program& program, const Method& method);

// "invokevirtual" for 182, nullptr for a byte that is no instruction.
const char* mnemonic_of(std::uint8_t bytecode);

}  // namespace raceproof::program
