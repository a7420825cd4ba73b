// The checked program, opened and booted: from what the user named on the command line to a machine that stands before `main`.
#pragma once

#include <memory>
#include <span>
#include <string>

#include "base/result.h"
#include "cli/target.h"
#include "machine/machine.h"
#include "program/program.h"

namespace raceproof::cli {

struct GuestOptions {
    std::string target;      // a class, a .java file or a jar
    std::string class_path;  // what -cp gave, empty if nothing
    state::StateOptions state;
    machine::MachineOptions machine;
};

// In the order in which it must be built and the reverse of which it must go.
struct Guest {
    Target target;
    machine::NativeTable natives;
    std::unique_ptr<program::Program> program;
    std::unique_ptr<machine::Machine> vm;
    const program::Method* main_method = nullptr;
};

// Finds the JDK, the classes and the main method, and boots the machine. Nothing of the program has run yet.
Result<std::unique_ptr<Guest>> open_guest(const GuestOptions& options, machine::Console& console);

// Initialises the main class and prepares the call of `main`. The Stop is that of the initialiser: Ended without an exception if
// all is well.
machine::Stop prepare_main(Guest& guest, std::span<const std::string> arguments);

}  // namespace raceproof::cli
