// Orders as epochs of vector clocks (Flanagan, Freund: FastTrack, 2009). Each thread counts its releases and forks; each holder
// knows for each thread up to which count it is ordered after it. An access is remembered as its thread's number and count.
//
// Differences. A new thread has a *slot* of its own in all clocks, even if it gets a number that an ended thread had; slots are
// not used again on one execution. Clocks only grow, so states of a search never match: there are no labels.
#pragma once

#include <cstdint>
#include <vector>

#include "memory/access_history.h"
#include "memory/holders.h"

namespace raceproof::memory {

class ClockOrders {
  public:
    static constexpr bool kLabels = false;

    ClockOrders(UndoLog& log, Holders& holders) : holders_(holders), slots_(log), clocks_(log, 8) {}

    Order fresh(HolderNumber thread) const { return holders_.live_count() == 1 ? 0 : holders_[thread].fresh; }
    bool ordered(Order epoch, HolderNumber holder) const { return clocks_.get(holder, slot_of(epoch)) >= count_of(epoch); }
    Thread thread_of(Order epoch) const { return threads_[slot_of(epoch)]; }

    void add_user(Order, Hash128) {}
    void remove_user(Order, Hash128) {}
    void change_key(Order, Hash128) {}

    void begin(HolderNumber thread);
    void end(HolderNumber) {}
    // From now on `to` is ordered after all that `from` is, and after what it did so far.
    void follow(HolderNumber to, HolderNumber from);
    // `holder` is ordered after nothing.
    void clear(HolderNumber holder);
    void named(HolderNumber) {}

  private:
    using Count = std::uint32_t;

    static Order epoch(std::uint32_t slot, Count count) { return std::uint64_t{slot + 1} << 32 | count; }
    static std::uint32_t slot_of(Order epoch) { return static_cast<std::uint32_t>(epoch >> 32) - 1; }
    static Count count_of(Order epoch) { return static_cast<Count>(epoch); }

    Holders& holders_;
    JournalledValue<std::uint32_t> slots_;  // how many
    JournalledTable<Count> clocks_;         // by holder and slot
    std::vector<Thread> threads_;           // by slot
};

}  // namespace raceproof::memory
