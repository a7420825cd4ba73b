// The conversions that LambdaMetafactory allows between the types of an interface method and of its implementation: widening of
// primitives, boxing, unboxing, casts.
#pragma once

#include <string_view>

#include "program/desugar/code_writer.h"

namespace raceproof::program::desugar {

struct Conversion {
    std::string_view from, to;      // field descriptors, or "V"
    std::string_view instantiated;  // the type that the call site knows the value to have: cast to first
};

// Emits the conversion of the value on top of the stack. False if there is none; then nothing useful was emitted.
[[nodiscard]] bool convert(CodeWriter& code, const Conversion& conversion);

}  // namespace raceproof::program::desugar
