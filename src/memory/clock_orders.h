// Orders as epochs of vector clocks (Flanagan, Freund: FastTrack, 2009). Each thread counts its releases and forks; each holder
// knows for each thread up to which count it is ordered after it. An access is remembered as its thread's number and count.
//
// Differences. A new thread has a *slot* of its own in all clocks, even if it gets a number that an ended thread had; slots are
// not used again on one execution. Clocks only grow and cannot be compared between states of a search, but whom they order can:
// the label is worked out when it is asked for, from the epochs that have remembered accesses and the clocks of all holders.
#pragma once

#include <cstdint>
#include <vector>

#include "memory/access_history.h"
#include "memory/holders.h"
#include "memory/label_hash.h"

namespace raceproof::memory {

class ClockOrders {
  public:
    ClockOrders(Journal& journal, Holders& holders)
        : holders_(holders), slots_(journal), clocks_(journal, 8), epochs_(journal), keys_(journal) {}

    Order fresh(HolderNumber thread) const { return holders_.live_count() == 1 ? 0 : holders_[thread].fresh; }
    bool ordered(Order epoch, HolderNumber holder) const { return clocks_.get(holder, slot_of(epoch)) >= count_of(epoch); }
    Thread thread_of(Order epoch) const { return threads_[slot_of(epoch)]; }

    bool everyone(Order epoch) const;

    void add_user(Order epoch, Hash128 key) { change_key(epoch, key); }
    void remove_user(Order epoch, Hash128 key) { change_key(epoch, Hash128{} - key); }
    void change_key(Order epoch, Hash128 difference) {
        if (difference != Hash128{}) add_key(epoch, difference);
    }

    void begin(HolderNumber thread);
    void end(HolderNumber) {}
    // From now on `to` is ordered after all that `from` is, and after what it did so far.
    void follow(HolderNumber to, HolderNumber from);
    // `holder` is ordered after nothing.
    void clear(HolderNumber holder);
    void named(HolderNumber) {}

    Hash128 label() const;
    // Those that have names, by name, sorted.
    std::vector<std::uint64_t> holders_after(Order epoch) const;

  private:
    using Count = std::uint32_t;
    struct EpochKey {
        Hash128 sum;  // over the remembered accesses with this epoch
        std::uint64_t stamp = 0;
    };

    static Order epoch(std::uint32_t slot, Count count) { return std::uint64_t{slot + 1} << 32 | count; }
    static std::uint32_t slot_of(Order epoch) { return static_cast<std::uint32_t>(epoch >> 32) - 1; }
    static Count count_of(Order epoch) { return static_cast<Count>(epoch); }
    void add_key(Order epoch, Hash128 difference);

    Holders& holders_;
    JournalledValue<std::uint32_t> slots_;  // how many
    JournalledTable<Count> clocks_;         // by holder and slot
    std::vector<Thread> threads_;           // by slot
    JournalledMap epochs_;                  // those with keys, to their numbers
    JournalledPool<EpochKey> keys_;
};

}  // namespace raceproof::memory
