#include "program/final_fields.h"

#include <algorithm>

#include "program/program.h"
#include "program/resolution.h"

namespace raceproof::program {

bool freezes_final_fields(Program& program, const Code& code) {
    const Method& method = *code.method;
    if (!method.is_constructor()) return false;
    auto writes_own_final = [&](const Instruction& instruction) {
        if (instruction.op != Op::PutField) return false;
        MemberReference reference = member_reference(program, *method.owner, static_cast<std::uint16_t>(instruction.b));
        if (reference.class_name != method.owner->name.text()) return false;
        const Field* field = method.owner->find_declared_field(reference.name, reference.descriptor);
        return field != nullptr && field->is_final() && !field->is_static();
    };
    auto overwrites_object = [](const Instruction& instruction) {
        return (instruction.op == Op::Store1 || instruction.op == Op::Store2) && instruction.a == 0;
    };
    return std::any_of(code.instructions.begin(), code.instructions.end(), writes_own_final) &&
           std::none_of(code.instructions.begin(), code.instructions.end(), overwrites_object);
}

}  // namespace raceproof::program
