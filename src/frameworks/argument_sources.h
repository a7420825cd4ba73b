// The arguments of JUnit 5's parameterized tests as far as class files tell them: @ValueSource, @EnumSource, @CsvSource,
// @NullSource,
// @EmptySource. Of @MethodSource only the method is known; the program itself calls it.
#pragma once

#include <string>
#include <vector>

#include "frameworks/hierarchy.h"
#include "frameworks/plan.h"

namespace raceproof::frameworks {

struct ArgumentRow {
    std::vector<std::string> values;  // words of a plan: "I:5"
    std::string text;                 // for people
};

struct ArgumentSource {
    std::vector<ArgumentRow> rows;  // or …
    std::string method;             // … CLASS#METHOD, as MethodSource names it, or only METHOD; empty: rows
};

struct ArgumentSources {
    std::vector<ArgumentSource> all;  // in order
    std::string unsupported;          // what cannot be honoured, empty if nothing
};

ArgumentSources argument_sources(ClassIndex& index, const FoundMethod& test, const Annotations& annotations);

// A line of @CsvSource: fields in single quotes keep what is in them, an empty field without quotes is null ("N:").
// False if a quote is not closed.
bool read_csv_line(std::string_view line, std::string_view delimiter, const std::vector<std::string>& null_values,
                   std::vector<std::string>& values);

}  // namespace raceproof::frameworks
