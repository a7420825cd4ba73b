// Errors of method selection (JVMS 5.4.6, 6.5), worded as HotSpot does.
#pragma once

#include "program/class.h"
#include "program/link_error.h"

namespace raceproof::program {

// `selected` may be nullptr: nothing was found.
LinkError abstract_method_error(const Class* receiver, const Method& resolved, const Method* selected);

}  // namespace raceproof::program
