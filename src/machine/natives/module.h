// Module objects of the JDK's modules.
#pragma once

#include "machine/natives/support.h"

namespace raceproof::machine::natives {

// The java.lang.Module of a class of the JDK; made if this is the first of its module. kNull when the heap is full.
Ref jdk_module(NativeCall& call, const program::Class& klass);

}  // namespace raceproof::machine::natives
