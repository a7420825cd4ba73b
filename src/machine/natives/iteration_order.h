// Orders that depend on identity hash codes, or on a number that the class library draws when it starts.
#pragma once

#include "machine/native.h"

namespace raceproof::machine::natives {

// The call answers an identity hash code.
void note_identity_hash(NativeCall& call);

}  // namespace raceproof::machine::natives
