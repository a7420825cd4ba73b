// What a proof rests on, in words: only what was relied on, each with what was explored and where the program used it first.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "report/check_report.h"

namespace raceproof::report {

// What --strict makes of an assumption (machine/assumptions.def).
enum class Weight { Outside, Word, Method };

struct StatedAssumption {
    machine::AssumptionKind kind{};
    std::string_view name;  // as in the result file
    Weight weight{};
    std::string text;         // with the value
    std::string value;        // empty if there is none
    std::string_view option;  // "--spurious: explored too"; may be empty
    program::Place place;     // of the first use; class_name is empty if it has none
};

std::vector<StatedAssumption> stated_assumptions(const CheckReport& report);

// "random numbers: one sequence for each thread, first used at Main.java:3 (--random explore: …)"
std::string text_of(const StatedAssumption& assumption);

// Is there one that --strict does not let pass?
bool rests_on_more_than_the_method(const CheckReport& report);

// "Main.java:3", or what is known of it
std::string short_text(const program::Place& place);

}  // namespace raceproof::report
