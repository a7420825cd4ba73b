// A finding in words.
#pragma once

#include <string>
#include <vector>

#include "findings/finding.h"
#include "findings/trace.h"

namespace raceproof::report {

// One line: "no thread can go on: "A" waits to lock …", "write by "main" at …:7 and read by …".
std::string message_of(const findings::Finding& finding);
// The stacks: of a deadlock's threads, of an exception with its causes, of the two sides of a race.
std::string details_of(const findings::Finding& finding, const findings::Trace& trace);

// "volatile write"
std::string verb_of(const races::RaceSide& access);
// Why nothing orders the two accesses of a race, a sentence each.
std::vector<std::string> why_of(const findings::Finding& finding, const findings::Trace& trace);

// "\tat java.base/java.lang.Thread.run(Thread.java:833)\n" for each call.
std::string text_of(const std::vector<machine::StackFrame>& stack);
// Each thread, what it waits for, and its stack.
std::string text_of(const std::vector<findings::StandingThread>& threads);
// "lock a Main$Account, held by "Thread-1"": completes "is about to …" or "waits to …".
std::string text_of(const findings::NextOperation& next);
// With these words before it. A thread in a timed wait waits.
std::string what_comes_next(const findings::NextOperation& next);
// "Foo.java:12", or the class if the file is not known.
std::string file_and_line(const program::Place& place);

}  // namespace raceproof::report
