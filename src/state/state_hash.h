// The hash of a state: the sum of what its objects, threads and interned strings contribute (contribution.h), minus what they
// contributed when the state was frozen. So everything that is permanent counts nothing until it changes.
//
// Invariant: at the end of a step, `value` is what `recompute` finds. `update` brings it there from what the step has changed:
// contributions of before are taken away, those of now are added. References are hashed by the names of their targets, so all
// survivors must have their names, and retained objects must still have theirs.
#pragma once

#include "base/hash128.h"
#include "state/contribution.h"
#include "state/epoch.h"
#include "state/intern_table.h"
#include "state/objects.h"
#include "state/threads.h"
#include "state/write_barrier.h"

namespace raceproof::state {

enum class Hashing : std::uint8_t { Off, On };

class StateHash {
  public:
    StateHash(Hashing hashing, const Contribution& contribution, const SaveEpoch& epoch, const Objects& objects,
              const Threads& threads, const InternTable& interned, const WriteBarrier& barrier)
        : hashing_(hashing),
          contribution_(contribution),
          epoch_(epoch),
          objects_(objects),
          threads_(threads),
          interned_(interned),
          barrier_(barrier) {}

    Hash128 value() const { return value_; }
    // Going back.
    void set(Hash128 value) { value_ = value; }
    // At the end of a step; nothing if the hash is not kept.
    void update();
    // From now on the state as it is counts nothing.
    void rebase();
    // From scratch; costs what exists.
    Hash128 recompute() const { return total() - baseline_; }

  private:
    Hash128 total() const;
    Hash128 change_of(const WriteBarrier::Dirty& dirty) const;
    Hash128 of_unwritten(Object& object) const;
    void update(Thread& thread);

    Hashing hashing_;
    const Contribution& contribution_;
    const SaveEpoch& epoch_;
    const Objects& objects_;
    const Threads& threads_;
    const InternTable& interned_;
    const WriteBarrier& barrier_;
    Hash128 value_;
    Hash128 baseline_;  // the total at freezing
};

}  // namespace raceproof::state
