// Epochs as locksets (Elmas, Qadeer, Tasiran 2006, section 6): for each remembered access the set of elements that are ordered
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
#include "memory/label_hash.h"
#include "memory/lockset_elements.h"

namespace raceproof::memory {

class LocksetEpochs {
  public:
    LocksetEpochs(Journal& journal, LocksetElements& elements)
        : elements_(elements), sets_(journal), bits_(journal, 1), index_(journal), first_(journal), label_(journal) {}

    Epoch current(ElementNumber thread) {
        if (elements_.live_count() == 1) return 0;
        Epoch epoch = elements_[thread].current;
        return epoch != 0 ? epoch : begin_epoch(thread);
    }
    bool ordered(Epoch epoch, ElementNumber element) const {
        SetNumber set = find(epoch);
        return sets_[set].everyone || has(set, element);
    }
    Thread thread_of(Epoch epoch) const { return sets_[static_cast<SetNumber>(epoch)].thread; }
    bool everyone(Epoch epoch) const { return sets_[find(epoch)].everyone; }

    void add_user(Epoch epoch, Hash128 key) {
        ++sets_.touch(static_cast<SetNumber>(epoch)).users;
        change_key(epoch, key);
    }
    void remove_user(Epoch epoch, Hash128 key) {
        auto set = static_cast<SetNumber>(epoch);
        change_key(epoch, Hash128{} - key);
        if (--sets_.touch(set).users == 0) remove_if_unused(set);
    }
    void change_key(Epoch epoch, Hash128 difference) {
        if (difference != Hash128{}) add_key(epoch, difference);
    }

    void begin(ElementNumber) {}
    // The thread is not alive any more.
    void end(ElementNumber thread);
    // From now on `to` is ordered after all that `from` is.
    void follow(ElementNumber to, ElementNumber from);
    // `element` is ordered after nothing.
    void clear(ElementNumber element);
    void named(ElementNumber element);

    Hash128 label() const { return label_.get(); }
    // Those that have names, by name, sorted.
    std::vector<std::uint64_t> elements_after(Epoch epoch) const;

  private:
    using SetNumber = std::uint32_t;
    struct Set {
        std::uint32_t users = 0;  // accesses that refer to this number
        SetNumber alias_of = 0;
        std::uint32_t aliases = 0;
        std::uint32_t rank = 0;
        Thread thread = 0;             // who made the accesses that refer to this number
        ElementNumber current_of = 0;  // the set is {this thread}, whose accesses get it now
        bool everyone = false;
        SetNumber previous = 0, next = 0;  // in the list of distinct sets
        std::uint64_t content = 0;         // key in the index
        SetHash hash;                      // of this set and its aliases
        std::uint64_t stamp = 0;
    };

    static std::uint64_t content_of(ElementNumber element) { return mix64(element, 0x6c6f636b736574u); }
    SetNumber find(Epoch epoch) const {
        auto set = static_cast<SetNumber>(epoch);
        while (sets_[set].alias_of != 0) set = sets_[set].alias_of;
        return set;
    }
    bool has(SetNumber set, ElementNumber element) const {
        return element / 64 < bits_.width() && (bits_.get(set, element / 64) >> element % 64 & 1) != 0;
    }

    // Calls visit(set) for each distinct set, which may change that set.
    template <class Visit>
    void for_each_set(Visit visit);
    void add_key(Epoch epoch, Hash128 difference);
    Epoch begin_epoch(ElementNumber thread);
    void end_epoch(SetNumber set);
    enum class Change : std::uint8_t { Add, Remove };
    void change(SetNumber set, ElementNumber element, Change change);
    void change_name(SetNumber set, Hash128 difference);
    bool has_all_live(SetNumber set) const;
    void becomes_everyone(SetNumber set);
    // Two sets that have become equal; the first is in the list, but not in the index.
    void unite(SetNumber changed, SetNumber existing);
    void remove_if_unused(SetNumber set);
    void link(SetNumber set);
    void unlink(SetNumber set);

    LocksetElements& elements_;
    JournalledPool<Set> sets_;
    JournalledTable<std::uint64_t> bits_;  // by set and element
    JournalledMap index_;                  // from contents to distinct sets
    JournalledValue<SetNumber> first_;
    JournalledValue<Hash128> label_;
};

}  // namespace raceproof::memory
