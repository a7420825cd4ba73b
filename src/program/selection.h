// Errors of method selection (JVMS 5.4.6, 6.5), worded as HotSpot does.
#pragma once

#include "program/class.h"
#include "program/link_error.h"

namespace raceproof::program {

// `selected`: the abstract method of a class that was found instead of a body; nullptr if there was none.
LinkError abstract_method_error(const Class& receiver, const Method& resolved, const Method* selected);

// Several default methods, none more specific than the others.
LinkError conflict_error(const std::vector<Method*>& defaults);

}  // namespace raceproof::program
