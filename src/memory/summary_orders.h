// Orders as the summary function h of Kim, Yavuz-Kahveci, Sanders 2009: a matrix of bits with a row for each holder. Bit x of
// h(z) is set if z is ordered after access x. Acquire and release are unions of rows, a check tests one bit.
//
// Differences. A column is not a location but all remembered accesses that one thread made between two of its releases: they stay
// alike for ever, so there are few columns, and a write clears no column but begins to use another. Reads are remembered in the
// same way, so races that begin with a read are found. A column that is set in the rows of all live threads is left out of the
// label.
#pragma once

#include <cstdint>
#include <vector>

#include "memory/access_history.h"
#include "memory/holders.h"
#include "memory/label_hash.h"

namespace raceproof::memory {

class SummaryOrders {
  public:
    SummaryOrders(Journal& journal, Holders& holders)
        : holders_(holders), columns_(journal), rows_(journal, 1), label_(journal) {}

    Order fresh(HolderNumber thread) {
        if (holders_.live_count() == 1) return 0;
        Order order = holders_[thread].fresh;
        return order != 0 ? order : make_fresh(thread);
    }
    bool ordered(Order column, HolderNumber holder) const {
        return (rows_.get(holder, static_cast<std::uint32_t>(column / 64)) >> column % 64 & 1) != 0;
    }
    Thread thread_of(Order column) const { return columns_[static_cast<std::uint32_t>(column)].thread; }
    bool everyone(Order column) const { return columns_[static_cast<std::uint32_t>(column)].everyone; }

    void add_user(Order column, Hash128 key) {
        ++columns_.touch(static_cast<std::uint32_t>(column)).users;
        change_key(column, key);
    }
    void remove_user(Order column, Hash128 key) {
        auto number = static_cast<std::uint32_t>(column);
        change_key(column, Hash128{} - key);
        if (--columns_.touch(number).users == 0) remove_if_unused(number);
    }
    void change_key(Order column, Hash128 difference) {
        if (difference != Hash128{}) add_key(column, difference);
    }

    void begin(HolderNumber thread) { make_room(thread); }
    // The thread is not alive any more.
    void end(HolderNumber thread);
    // From now on `to` is ordered after all that `from` is.
    void follow(HolderNumber to, HolderNumber from);
    // `holder` is ordered after nothing.
    void clear(HolderNumber holder);
    void named(HolderNumber holder);

    Hash128 label() const { return label_.get(); }
    // Those that have names, by name, sorted.
    std::vector<std::uint64_t> holders_after(Order column) const;

  private:
    struct Column {
        std::uint32_t users = 0;
        Thread thread = 0;
        HolderNumber fresh_of = 0;  // the thread whose accesses get this column now, if any
        bool everyone = false;
        SetHash hash;
        std::uint64_t stamp = 0;
    };

    std::uint32_t words() const { return columns_.end() / 64 + 1; }
    void make_room(HolderNumber holder) { rows_.need(holder + 1, words()); }
    void add_key(Order order, Hash128 difference);
    Order make_fresh(HolderNumber thread);
    void change_holders(std::uint32_t column, Hash128 difference);
    // The thread has released what it did: its next accesses get another column.
    void no_longer_fresh(std::uint32_t column);
    void remove_if_unused(std::uint32_t column);
    // Looks among the columns of one word for those that all live threads have.
    void find_everyone(std::uint32_t word, std::uint64_t candidates);

    Holders& holders_;
    JournalledPool<Column> columns_;
    JournalledTable<std::uint64_t> rows_;
    JournalledValue<Hash128> label_;
};

}  // namespace raceproof::memory
