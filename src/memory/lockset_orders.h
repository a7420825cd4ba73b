// Orders as locksets (Elmas, Qadeer, Tasiran 2006, section 6): for each remembered access the set of holders that are ordered
// after it, LSW for writes and LSR for reads. All sets are in one table, each distinct set once, and accesses refer to them by
// number. A synchronisation goes over the distinct sets, not over the locations.
//
// Differences. Volatiles and releases of any kind are synchronisation objects of their own right; a lock enters the sets when it
// is released, not when it is acquired, so the locks that are held need not be known. When a change makes two sets equal, one
// becomes an *alias* of the other (trees with ranks, as in union-find, but without path compression: changes are undone). A read
// displaces the reads that are ordered before it, whoever made them, so LSR is not by thread. A set with all live threads leaves
// the table.
#pragma once

#include <cstdint>
#include <vector>

#include "memory/access_history.h"
#include "memory/holders.h"
#include "memory/label_hash.h"

namespace raceproof::memory {

class LocksetOrders {
  public:
    LocksetOrders(Journal& journal, Holders& holders)
        : holders_(holders), sets_(journal), bits_(journal, 1), index_(journal), first_(journal), label_(journal) {}

    Order fresh(HolderNumber thread) {
        if (holders_.live_count() == 1) return 0;
        Order order = holders_[thread].fresh;
        return order != 0 ? order : make_fresh(thread);
    }
    bool ordered(Order order, HolderNumber holder) const {
        SetNumber set = find(order);
        return sets_[set].everyone || has(set, holder);
    }
    Thread thread_of(Order order) const { return sets_[static_cast<SetNumber>(order)].thread; }
    bool everyone(Order order) const { return sets_[find(order)].everyone; }

    void add_user(Order order, Hash128 key) {
        ++sets_.touch(static_cast<SetNumber>(order)).users;
        change_key(order, key);
    }
    void remove_user(Order order, Hash128 key) {
        auto set = static_cast<SetNumber>(order);
        change_key(order, Hash128{} - key);
        if (--sets_.touch(set).users == 0) remove_if_unused(set);
    }
    void change_key(Order order, Hash128 difference) {
        if (difference != Hash128{}) add_key(order, difference);
    }

    void begin(HolderNumber) {}
    // The thread is not alive any more.
    void end(HolderNumber thread);
    // From now on `to` is ordered after all that `from` is.
    void follow(HolderNumber to, HolderNumber from);
    // `holder` is ordered after nothing.
    void clear(HolderNumber holder);
    void named(HolderNumber holder);

    Hash128 label() const { return label_.get(); }
    // Those that have names, by name, sorted.
    std::vector<std::uint64_t> holders_after(Order order) const;

  private:
    using SetNumber = std::uint32_t;
    struct Set {
        std::uint32_t users = 0;  // accesses that refer to this number
        SetNumber alias_of = 0;
        std::uint32_t aliases = 0;
        std::uint32_t rank = 0;
        Thread thread = 0;          // who made the accesses that refer to this number
        HolderNumber fresh_of = 0;  // the set is {this thread}, whose accesses get it now
        bool everyone = false;
        SetNumber previous = 0, next = 0;  // in the list of distinct sets
        std::uint64_t content = 0;         // key in the index
        SetHash hash;                      // of this set and its aliases
        std::uint64_t stamp = 0;
    };

    static std::uint64_t content_of(HolderNumber holder) { return mix64(holder, 0x6c6f636b736574u); }
    SetNumber find(Order order) const {
        auto set = static_cast<SetNumber>(order);
        while (sets_[set].alias_of != 0) set = sets_[set].alias_of;
        return set;
    }
    bool has(SetNumber set, HolderNumber holder) const {
        return holder / 64 < bits_.width() && (bits_.get(set, holder / 64) >> holder % 64 & 1) != 0;
    }

    // Calls visit(set) for each distinct set, which may change that set.
    template <class Visit>
    void for_each_set(Visit visit);
    void add_key(Order order, Hash128 difference);
    Order make_fresh(HolderNumber thread);
    void no_longer_fresh(SetNumber set);
    enum class Change : std::uint8_t { Add, Remove };
    void change(SetNumber set, HolderNumber holder, Change change);
    void change_name(SetNumber set, Hash128 difference);
    bool has_all_live(SetNumber set) const;
    void becomes_everyone(SetNumber set);
    // Two sets that have become equal; the first is in the list, but not in the index.
    void unite(SetNumber changed, SetNumber existing);
    void remove_if_unused(SetNumber set);
    void link(SetNumber set);
    void unlink(SetNumber set);

    Holders& holders_;
    JournalledPool<Set> sets_;
    JournalledTable<std::uint64_t> bits_;  // by set and holder
    JournalledMap index_;                  // from contents to distinct sets
    JournalledValue<SetNumber> first_;
    JournalledValue<Hash128> label_;
};

}  // namespace raceproof::memory
