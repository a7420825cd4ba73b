// Which locks each thread holds, as numbered sets. A lock that is held to read keeps out who writes, so it guards reads only.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "memory/race.h"
#include "races/sites.h"
#include "search/reduction/set_table.h"

namespace raceproof::hunting {

enum class LockMode : std::uint8_t { Exclusive, Shared };

class HeldLocks {
  public:
    using Set = search::SetTable::Id;
    static constexpr Set kNone = search::SetTable::kEmpty;

    // A lock is known by the object that it belongs to; taken again by its owner, it must be released as often.
    void take(memory::Thread thread, memory::Object lock, LockMode mode);
    void release(memory::Thread thread, memory::Object lock, LockMode mode);
    bool holds(memory::Thread thread, memory::Object lock) const;
    // The object is gone; its number may come again for another.
    void forget(memory::Object lock) {
        if (!numbers_.empty()) numbers_.erase(lock);
    }
    // Another one after each change of what a thread holds.
    std::uint64_t version() const { return version_; }

    // Those that guard an access of the kind.
    Set guarding(memory::Thread thread, races::AccessKind kind) {
        if (threads_.size() <= thread) return kNone;
        return kind == races::AccessKind::Write ? threads_[thread].exclusive : threads_[thread].any;
    }
    Set common(Set left, Set right) {
        if (left == right || left == kNone) return left;
        return right == kNone ? kNone : sets_.intersect(left, right);
    }

    // Of the sets that have a number. When there are too many, as a program makes new locks again and again, only those that are
    // held now get one: all numbers that were told before mean nothing then.
    std::size_t bytes() const { return sets_.bytes(); }
    void number_anew();

  private:
    struct Count {
        std::uint32_t lock;  // its number
        int taken;           // so often
    };
    using Counts = std::vector<Count>;  // by lock, ascending
    struct Held {
        Counts exclusive_counts, shared_counts;
        Set exclusive = kNone, any = kNone;
    };

    static Counts::iterator find(Counts& counts, std::uint32_t number);
    Set set_of(const Counts& counts);
    void number_sets(Held& held);
    std::uint32_t number_of(memory::Object lock);
    void change(memory::Thread thread, memory::Object lock, LockMode mode, int by);

    std::unordered_map<memory::Object, std::uint32_t> numbers_;
    std::uint32_t last_number_ = 0;
    std::uint64_t version_ = 0;
    std::vector<Held> threads_;
    std::vector<std::uint32_t> set_;  // to be numbered
    search::SetTable sets_;
};

}  // namespace raceproof::hunting
