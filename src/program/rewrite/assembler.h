// From an edited method body to bytes: branches that have become too far are widened, switches padded, and all tables take the
// new byte offsets.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "program/desugar/class_writer.h"
#include "program/rewrite/method_code.h"

namespace raceproof::program::rewrite {

struct AssembledCode {
    std::string code;
    std::vector<classfile::ExceptionRange> handlers;
    std::vector<classfile::LineEntry> lines;
    std::vector<classfile::LocalEntry> locals;
    std::uint16_t max_locals = 0;
    std::vector<std::uint32_t> offsets;  // of each instruction, and of the end
};

// An error if the method becomes too large. Every instruction must be reachable.
Result<AssembledCode> assemble(const MethodCode& code);

// The body of a Code attribute. `stack_map` is that of a StackMapTable attribute, empty for none.
std::string code_attribute(const AssembledCode& code, std::uint16_t max_stack, const std::string& stack_map,
                           desugar::ConstantPoolWriter& constants);

}  // namespace raceproof::program::rewrite
