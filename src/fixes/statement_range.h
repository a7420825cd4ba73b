// From lines of the source to instructions: the smallest range that has the code of the lines and can stand in a block of its
// own, as it would have to in the source.
//
// It starts and ends with an empty operand stack, control enters it at its start only, and statements are whole: the condition
// of an `if`, a loop or a `synchronized` brings all of it along. The class file has no statements, only lines, branches and
// handlers, so this follows what javac emits; of other code the range may come out larger.
#pragma once

#include "advice/statement.h"
#include "base/result.h"
#include "fixes/value_flow.h"

namespace raceproof::fixes {

using program::rewrite::Range;

// Both statements are of the method of the flow. Errors say what is in the way, with the place.
Result<Range> statement_range(const ValueFlow& flow, const advice::Statement& first, const advice::Statement& last);

// Where to put something before the statement. What leaves a monitor is a statement of its own there.
Result<Position> statement_start(const ValueFlow& flow, const advice::Statement& statement);

// "bank.Account.deposit, line 12"
std::string place_of(const advice::Statement& statement);

}  // namespace raceproof::fixes
