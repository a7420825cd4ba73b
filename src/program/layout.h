// Where the fields of a class live (see class.h), and whether its initialisation can be observed.
#pragma once

#include "program/class.h"

namespace raceproof::program {

// Gives every declared field its slot. The superclass has been laid out.
void lay_out(Class& of);

// The field that lies in this slot of an instance, or of the statics, of the class; nullptr if none does.
enum class FieldHome : std::uint8_t { Instance, Statics };
const Field* field_at(const Class& of, std::uint64_t slot, FieldHome home);

// What Class::has_trivial_initialisation says. Supertypes are linked.
bool initialises_trivially(const Class& of);

}  // namespace raceproof::program
