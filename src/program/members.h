// Fields and methods of a class, made from its class file.
#pragma once

#include "program/class.h"
#include "program/native_binder.h"

namespace raceproof::program {

// Fills fields, methods and class_initialiser of a class whose other parts up to its supertypes are set.
// `grains` may be nullptr: all code is interleaved step by step.
void make_members(SymbolTable& symbols, const NativeBinder& natives, const GrainPolicy* grains, Class& of);

}  // namespace raceproof::program
