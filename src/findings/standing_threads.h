// Where the threads of a state stand, as data: what each is about to do or waits for, and its stack.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "machine/machine.h"
#include "machine/places.h"

namespace raceproof::findings {

using program::Place;

// Where a thread is when something goes wrong.
struct Position {
    std::string thread;
    std::uint32_t number = 0;
    machine::OperationKind operation{};  // what it waits to do; None: nothing
    std::string target;                  // and to what; may be empty
    Place place;                         // in the program itself; not known if the thread is in the JDK only
};

// What a thread is about to do.
struct NextOperation {
    machine::OperationKind kind{};
    bool can_happen = false;
    std::string object_class;  // of the object that it is about; empty if there is none
    std::string held_by;       // the thread that holds that object's monitor, if that matters
    std::string thread;        // Join: whose end it waits for
    std::string klass;         // ClassInitialise: which class
};

struct StandingThread {
    std::string name;
    std::uint32_t number = 0;
    NextOperation next;
    Place place;  // in the program, else in the JDK
    std::vector<machine::StackFrame> stack;
};

NextOperation next_operation(machine::Machine& machine, const machine::PendingOperation& pending);
// What the operation is done to: "Main.counter", a class, or nothing.
std::string target_of(machine::Machine& machine, const machine::PendingOperation& pending);
Position position_of(machine::Machine& machine, state::Thread& thread);
// All that live.
std::vector<StandingThread> standing_threads(machine::Machine& machine);

}  // namespace raceproof::findings
