// Access rules (JVMS 5.4.4): modules, packages, protected, public, nests.
#pragma once

#include "program/class.h"
#include "program/dispatch_tables.h"

namespace raceproof::program {

class Program;

bool is_accessible_everywhere(const Class& target);  // public; arrays as their elements

bool can_access_class(const Class& from, const Class& target);
// Is it in a package of the JDK that is not exported to this class? The JDK's own classes see everything.
bool is_encapsulated_from(const Class& from, const Class& target);

// A member and the class that the reference to it names: the owner or a subclass of it.
struct ReferencedMember {
    const Class *referenced, *owner;
    std::uint16_t flags;  // of the member
};
bool can_access_member(Program& program, const Class& from, const ReferencedMember& member);
bool can_access_member(Program& program, const Class& from, const Class& owner, std::uint16_t member_flags);

// The class whose rights this class's code has: a synthetic or hidden class acts for its host.
const Class& acting_for(const Class& from);

}  // namespace raceproof::program
