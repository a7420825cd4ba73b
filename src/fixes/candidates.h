// From an advice to changes of the program that might be what it means, for the exploration to decide between.
//
//     Volatile, OtherVolatile            the field volatile; if it is updated by x++ and the like, atomic
//     AtomicArray, OtherAtomicArray      the elements volatile; likewise atomic
//     MoveSource                         the statement moved, if the release is in the same method
//     SynchronizeManifest, …Source       the statement inside the lock, for each way to name it, with the rest of the
//                                        read-modify-write that it belongs to; or all of its method, if that is short
//     Acquire                            the read, the lock or the join before the statement
//     CommonLock                         both statements inside a lock that both can name (fixes/common_lock.h)
#pragma once

#include <vector>

#include "advice/advice.h"
#include "advice/change.h"
#include "fixes/program_classes.h"

namespace raceproof::fixes {

// The best first. None if the advice cannot be followed: the lock has no name in the method, the field is final or of the class
// library.
std::vector<advice::Fix> changes_of(ProgramClasses& classes, const advice::Advice& advice);

}  // namespace raceproof::fixes
