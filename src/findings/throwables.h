// An exception as data: its class and message, where it was made, what was suppressed on its way, what caused it.
#pragma once

#include <string>
#include <vector>

#include "machine/machine.h"
#include "machine/places.h"

namespace raceproof::findings {

struct Throwable {
    std::string class_name;
    // The one that was given, or that of a NullPointerException of the JVM's own; one that a class of the program computes is not
    // asked for. May be empty.
    std::string message;
    bool is_assertion = false;               // an AssertionError
    bool is_told_above = false;              // it is its own cause in the end: no more is said of it here
    std::vector<machine::StackFrame> stack;  // where it was made
    std::vector<Throwable> suppressed;
    std::vector<Throwable> cause;  // one, or none

    // An error of an initialiser says nothing itself: its cause does.
    const Throwable& telling() const;
    // Where it was made in the program; nullptr if it was made in the JDK only.
    const machine::StackFrame* frame_of_program() const;
};

Throwable record_throwable(machine::Machine& machine, state::Ref throwable);

}  // namespace raceproof::findings
