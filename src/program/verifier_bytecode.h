// The instructions of the class-file format, as the bytes of a Code attribute hold them; `program/code.h` has the pre-decoded
// form that runs. The analyses read these bytes and not that form, because the running machine rewrites it in place.
#pragma once

#include <cstdint>

namespace raceproof::program {

enum class Bytecode : std::uint8_t {
#define BYTECODE(name, operands, effect) name,
#include "program/verifier_bytecodes.def"
#undef BYTECODE
};

inline constexpr int kBytecodeCount = 0
#define BYTECODE(name, operands, effect) +1
#include "program/verifier_bytecodes.def"
#undef BYTECODE
    ;

// What follows the opcode. Local0 to Local3: nothing, the opcode itself names the local.
enum class OperandLayout : std::uint8_t {
    None,
    Byte,
    Short,
    Constant1,
    Constant2,
    Local,
    Local0,
    Local1,
    Local2,
    Local3,
    Increment,
    Branch2,
    Branch4,
    TableSwitch,
    LookupSwitch,
    InvokeInterface,
    InvokeDynamic,
    ElementType,
    MultiNewArray,
    Wide,
};

struct BytecodeInfo {
    const char* name;
    OperandLayout operands;
    const char* effect;  // "popped>pushed", "*" if it depends on more than the opcode
};

inline constexpr BytecodeInfo kBytecodes[] = {
#define BYTECODE(name, operands, effect) {#name, OperandLayout::operands, effect},
#include "program/verifier_bytecodes.def"
#undef BYTECODE
};

inline constexpr const BytecodeInfo& info_of(Bytecode code) { return kBytecodes[static_cast<int>(code)]; }

static_assert(kBytecodeCount == 0xca && static_cast<int>(Bytecode::InvokeDynamic) == 0xba);

}  // namespace raceproof::program
