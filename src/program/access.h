// Access rules that need no loading (JVMS 5.4.4): packages, protected, public. Modules are not enforced.
#pragma once

#include "program/class.h"
#include "program/dispatch_tables.h"

namespace raceproof::program {

bool is_accessible_everywhere(const Class& target);  // public; arrays as their elements

bool can_access_class(const Class& from, const Class& target);

// The class whose rights this class's code has: a synthetic or hidden class acts for its host.
const Class& acting_for(const Class& from);

}  // namespace raceproof::program
