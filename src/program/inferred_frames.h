// The types of locals and operand stack where control flow meets, as the verifier infers them: what a StackMapTable says.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "classfile/class_file.h"
#include "program/class.h"
#include "program/link_error.h"

namespace raceproof::program {

class Program;

struct VerificationType {
    enum class Tag : std::uint8_t {
        Top,
        Int,
        Float,
        Double,
        Long,
        Null,
        UninitialisedThis,
        Object,
        Uninitialised
    };  // as encoded
    Tag tag = Tag::Top;
    std::string class_name;           // Object
    std::uint16_t offset_of_new = 0;  // Uninitialised

    bool operator==(const VerificationType&) const = default;
};

// A long or double is one type, though it takes two slots.
struct InferredFrame {
    std::uint16_t offset;
    std::vector<VerificationType> locals, stack;
};

struct InferredFrames {
    std::vector<VerificationType> locals_at_entry;
    std::vector<InferredFrame> frames;  // by offset, where JVMS 4.10.1 asks for one
    std::uint16_t max_stack = 0;        // what the body needs
};

// Verifies a body that may take the place of the method's own; VerifyError if it is wrong. `file` has the constants that it
// names. All of the body must be reachable.
Link<InferredFrames> infer_frames(Program& program, const Method& method, const classfile::ClassFile& file,
                                  const classfile::CodeAttribute& body);

}  // namespace raceproof::program
