// Classes of the JDK that a program will use are initialised before it begins, in the state that all explored schedules share.
//
// A class initialiser of the library that ran in the middle of a schedule would have scheduling points of its own, and leave
// different states behind depending on which thread came first. Which classes: those that the program's classes name, and what
// these name in turn, within bounds. Their initialisers read nothing that the program could have changed; a program that changes
// system properties or defaults (kChangesDefaults) therefore gets none of this, and neither does a class whose initialiser
// throws, starts a thread or needs something that is missing: it stays as it was, to be initialised when it is used. The
// program's own classes always do.
#pragma once

#include <span>

#include "machine/machine.h"

namespace raceproof::machine {

struct LibraryInitialisation {
    std::size_t looked_at = 0;    // classes of the JDK
    std::size_t initialised = 0;  // those that had something to run
    std::size_t left = 0;         // tried and taken back
};

// Of a journalled state, between boot and State::freeze, on the main thread, which has no frames. `roots` are classes of the
// program; those that they name are found by themselves.
LibraryInitialisation initialise_library(Machine& machine, std::span<program::Class* const> roots);

}  // namespace raceproof::machine
