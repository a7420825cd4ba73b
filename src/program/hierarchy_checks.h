// What a class's supertypes allow (JVMS 5.3.5): asked of class-path code before it is linked.
#pragma once

#include "program/class.h"
#include "program/link_error.h"

namespace raceproof::program {

// Superclass and direct interfaces are of the right kind, not final, accessible, and permit this subclass if they are sealed.
Link<Done> check_supertypes(const Class& of);

// No declared method overrides a final one.
Link<Done> check_final_methods(const Class& of);

}  // namespace raceproof::program
