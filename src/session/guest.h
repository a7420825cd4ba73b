// The checked program, opened and booted: from what the user named on the command line to a machine that stands before `main`.
#pragma once

#include <memory>
#include <span>
#include <string>

#include "base/result.h"
#include "machine/library_operations.h"
#include "machine/machine.h"
#include "program/overlay.h"
#include "program/program.h"
#include "session/target.h"

namespace raceproof::session {

struct GuestOptions {
    std::string target;      // a class, a .java file or a jar
    std::string class_path;  // what -cp gave, empty if nothing
    state::StateOptions state;
    machine::MachineOptions machine;
    bool initialises_library = false;                 // see machine/library_initialisation.h; needs the journal
    program::ModuleOptions modules;                   // what the JDK's modules show beyond what they declare
    machine::GrainOptions grains;                     // how finely the library is interleaved (machine/library_operations.h)
    std::shared_ptr<const program::Overlay> overlay;  // changes of the program (program/overlay.h); none by default
};

// In the order in which it must be built and the reverse of which it must go.
struct Guest {
    Target target;
    std::shared_ptr<const machine::NativeTable> natives;  // these two are shared by the guests of one class path
    std::shared_ptr<program::Program> program;
    std::unique_ptr<machine::Machine> vm;
    const program::Method* main_method = nullptr;
};

// Finds the JDK, the classes and the main method, and boots the machine. Nothing of the program has run yet.
Result<std::unique_ptr<Guest>> open_guest(const GuestOptions& options, machine::Console& console);

// Another main class of the same class path, on a machine of its own. What was linked for the first guest need not be linked
// again, unless an overlay makes it another program; nothing is compiled again. The first guest keeps what was compiled.
Result<std::unique_ptr<Guest>> open_beside(const Guest& first, const GuestOptions& options, machine::Console& console);

// What GuestOptions::initialises_library asks for, of a guest that was opened without it. `classes` are further classes of the
// program, by internal name, that `main` comes to only at run time, by reflection.
void initialise_library(Guest& guest, std::span<const std::string> classes);

// Initialises the main class and prepares the call of `main`. The Stop is that of the initialiser: Ended without an exception if
// all is well.
machine::Stop prepare_main(Guest& guest, std::span<const std::string> arguments);

// The same for exploration. The main class is initialised now, once for all schedules, if nothing in its initialiser depends on
// one: it starts no thread, waits for nothing, chooses nothing and ends well. Else it is left to the first step of `main`. One
// that the machine's budget ends is left likewise. The state is frozen.
void prepare_exploration(Guest& guest, std::span<const std::string> arguments);

}  // namespace raceproof::session
