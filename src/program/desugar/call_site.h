// Link-time desugaring of invokedynamic: each call site becomes a static method of an ordinary synthetic class, so that the
// interpreter, the hash and stack traces know nothing of it.
#pragma once

#include <cstdint>

#include "program/link_error.h"

namespace raceproof::program {
class Program;
struct Class;
struct Method;
}  // namespace raceproof::program

namespace raceproof::program::desugar {

// The static method (with the call site's descriptor) that executes call site `index` (an InvokeDynamic constant) of `from`.
// LambdaMetafactory.metafactory and altMetafactory, StringConcatFactory.makeConcat and makeConcatWithConstants,
// ObjectMethods.bootstrap directly; anything else through the JDK's own linkage (dynamic.h).
Link<Method*> link(Program& program, Class& from, std::uint16_t index);

}  // namespace raceproof::program::desugar
