// What Unsafe refuses. On a real JVM a wrong offset or type is the caller's own fault, and anything may happen. Here the program
// that is checked must not get at the host's memory, nor at what the machine itself goes by.
//
// Whoever asks, the class library too: the offset is that of a field or element, the type is the field's, and a reference that is
// stored fits its type. The library's own requests are no exception, because the program can change the offsets that the library
// keeps (by sun.misc.Unsafe) and let it ask. Fields that the machine reads itself are written by the library's own package only.
//
// The bytes of an array of numbers may be accessed as any number, as byte views do.
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
