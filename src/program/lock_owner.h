// How a lock of java.util.concurrent.locks is seen to be taken and released: in the field that names its owner. Who takes the
// lock sets it, who releases the lock clears it.
#pragma once

#include "program/class.h"

namespace raceproof::program {

inline bool names_owner_of_lock(const Field& field) {
    return field.name.text() == "exclusiveOwnerThread" &&
           field.owner->name.text() == "java/util/concurrent/locks/AbstractOwnableSynchronizer";
}

}  // namespace raceproof::program
