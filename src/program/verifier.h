// The check of a method body before it first runs, and its frame maps.
//
// The check is one abstract interpretation over slot types (JVMS 4.10.2, by inference; StackMapTable is not consulted, so a wrong
// one cannot mislead us). Reference types are tracked to classes, so that a field access or call on an object of the wrong class
// is rejected before it can reach memory it must not; interfaces are treated as Object, as the specification does. It agrees with
// HotSpot's inferring verifier, but is asked per method: code that never runs may be wrong. Trusted code (the JDK image, our
// synthetic classes) is not checked.
//
// The frame maps take code that was checked, or is trusted, and need no classes: see frame_map_liveness.h and frame_map_stack.h.
// Both read the class file's bytes, since the machine rewrites pre-decoded code in place.
#pragma once

#include <memory>

#include "program/code.h"
#include "program/frame_map.h"
#include "program/link_error.h"

namespace raceproof::program {

class Program;

// Checks stack depth, types, locals, branch targets, handlers, constants, constructor discipline, and that execution cannot fall
// off the end. VerifyError with HotSpot-like wording otherwise. Class-path code is checked before it first runs.
Link<Done> verify(Program& program, const Method& method, const Code& code);

}  // namespace raceproof::program
