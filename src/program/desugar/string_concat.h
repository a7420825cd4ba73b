// StringConcatFactory: one static method per distinct (descriptor, recipe), which computes the length, allocates the bytes once
// and fills them from the end, by the same java.lang.StringConcatHelper methods and with the same order of effects as HotSpot's
// method handles. That takes fewer steps and leaves less garbage than a StringBuilder.
//
// The class lies in java.lang and has the helper's access rights; its name is a hash of what it does, so all hosts share it.
#pragma once

#include <string>
#include <vector>

#include "program/desugar/bootstrap.h"

namespace raceproof::program::desugar {

Link<Method*> link_concat(const CallSite& site);                 // makeConcat
Link<Method*> link_concat_with_constants(const CallSite& site);  // makeConcatWithConstants

// One piece of the result: an argument (they come in order), a literal, or a number whose text only Java code can make.
struct ConcatElement {
    enum class Kind : std::uint8_t { Argument, Literal, Float, Double };
    Kind kind = Kind::Argument;
    std::u16string literal;
    std::uint64_t bits = 0;
};

// Joins adjacent literals.
void append_literal(std::vector<ConcatElement>& elements, std::u16string_view text);

// The method with this descriptor that joins the elements. As many Argument elements as parameters.
Link<Method*> define_concat(Program& program, std::string_view descriptor, const std::vector<ConcatElement>& elements);

}  // namespace raceproof::program::desugar
