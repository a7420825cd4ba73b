// What the class library does once, for whoever comes first, on behalf of the virtual machine: initialising its own classes,
// linking VarHandles. When that happens, and what other threads do meanwhile, makes no difference that a program could see: it
// has no scheduling points, and so it must order nothing either, or it would order whoever happens to come first before all
// others.
#pragma once

#include "state/thread.h"

namespace raceproof::machine {

// Is the thread about it? Code of the program that is called from there (a bootstrap method) is not part of it.
bool keeps_books(const state::Thread& thread);

}  // namespace raceproof::machine
