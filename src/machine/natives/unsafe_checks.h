// What Unsafe refuses. On a real JVM a wrong offset or type is the caller's own fault, and anything may happen. Here the program
// that is checked must not get at the host's memory, nor at what the machine itself goes by.
//
// Always: a reference is accessed as a reference, and nothing else as one. If it is the program that asks (by sun.misc.Unsafe, or
// by reflection): the offset is that of a field or element, the type is the field's, and a reference that is stored fits its
// type. The class library asks for what it has declared itself.
#pragma once

#include <string>

#include "machine/natives/memory_location.h"

namespace raceproof::machine::natives {

enum class Use { Reads, Writes };

struct UnsafeAccess {
    classfile::BasicType type{};
    Use use = Use::Reads;
    Ref stored = kNull;  // of type Reference: what may be written
};

// "on a reference", behind the method's name: why it cannot be done. Empty if it can.
std::string refusal(NativeCall& call, const Location& location, const UnsafeAccess& access);

bool is_asked_by_library(const state::Thread& thread);
// Does the machine itself read what is in the fields of this class?
bool is_machines_own(const program::Class& klass);

}  // namespace raceproof::machine::natives
