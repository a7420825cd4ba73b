// Dynamic constants (ldc of a MethodHandle, a MethodType or a dynamic constant) and call sites with bootstrap methods that are
// not desugared more directly: the JDK's own linkage (java.lang.invoke.MethodHandleNatives) is called from a synthetic method,
// once, and its answer kept in a static field of the synthetic class.
#pragma once

#include <cstdint>

#include "program/desugar/bootstrap.h"
#include "program/link_error.h"

namespace raceproof::program::desugar {

// A static method without parameters that returns the constant.
Link<Method*> link_constant(Program& program, Class& from, std::uint16_t index);

// A static method with the call site's descriptor.
Link<Method*> link_generally(const CallSite& site);

}  // namespace raceproof::program::desugar
