// Epochs and vector clocks as in FastTrack (Flanagan, Freund 2009). Each thread counts its releases and forks; each element
// knows for each thread up to which count it is ordered after it. An access is remembered as its thread's number and count.
//
// Differences. A new thread has a *slot* of its own in all clocks, even if it gets a number that an ended thread had; slots are
// not used again on one execution. Clocks only grow and cannot be compared between states of a search, but whom they order can:
// the label is worked out when it is asked for, from the epochs that have remembered accesses and the clocks of all elements.
#pragma once

#include <cstdint>
#include <vector>

#include "memory/access_history.h"
#include "memory/label_hash.h"
#include "memory/lockset_elements.h"

namespace raceproof::memory {

class ClockEpochs {
  public:
    ClockEpochs(Journal& journal, LocksetElements& elements)
        : elements_(elements), slots_(journal), clocks_(journal, 8), epochs_(journal), keys_(journal) {}

    Epoch current(ElementNumber thread) const { return elements_.live_count() == 1 ? 0 : elements_[thread].current; }
    bool ordered(Epoch epoch, ElementNumber element) const { return clocks_.get(element, slot_of(epoch)) >= count_of(epoch); }
    Thread thread_of(Epoch epoch) const { return threads_[slot_of(epoch)]; }

    bool everyone(Epoch epoch) const;

    void add_user(Epoch epoch, Hash128 key) { change_key(epoch, key); }
    void remove_user(Epoch epoch, Hash128 key) { change_key(epoch, Hash128{} - key); }
    void change_key(Epoch epoch, Hash128 difference) {
        if (difference != Hash128{}) add_key(epoch, difference);
    }

    void begin(ElementNumber thread);
    void end(ElementNumber) {}
    // From now on `to` is ordered after all that `from` is, and after what it did so far.
    void follow(ElementNumber to, ElementNumber from);
    // `element` is ordered after nothing.
    void clear(ElementNumber element);
    void named(ElementNumber) {}

    Hash128 label() const;
    // Those that have names, by name, sorted.
    std::vector<std::uint64_t> elements_after(Epoch epoch) const;

  private:
    using Count = std::uint32_t;
    struct EpochKey {
        Hash128 sum;  // over the remembered accesses with this epoch
        std::uint64_t stamp = 0;
    };

    static Epoch epoch(std::uint32_t slot, Count count) { return std::uint64_t{slot + 1} << 32 | count; }
    static std::uint32_t slot_of(Epoch epoch) { return static_cast<std::uint32_t>(epoch >> 32) - 1; }
    static Count count_of(Epoch epoch) { return static_cast<Count>(epoch); }
    void add_key(Epoch epoch, Hash128 difference);

    LocksetElements& elements_;
    JournalledValue<std::uint32_t> slots_;  // how many
    JournalledTable<Count> clocks_;         // by element and slot
    std::vector<Thread> threads_;           // by slot
    JournalledMap epochs_;                  // those with keys, to their numbers
    JournalledPool<EpochKey> keys_;
};

}  // namespace raceproof::memory
