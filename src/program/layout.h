// Where the fields of a class live (see class.h), and whether its initialisation can be observed.
#pragma once

#include "program/class.h"

namespace raceproof::program {

// Gives every declared field its slot. The superclass has been laid out.
void lay_out(Class& of);

// What Class::has_trivial_initialisation says. Supertypes are linked.
bool initialises_trivially(const Class& of);

}  // namespace raceproof::program
