// Epochs as the summary function h of Kim, Yavuz-Kahveci, Sanders 2009: a matrix of bits with a row for each element. Bit x of
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
#include "memory/label_hash.h"
#include "memory/lockset_elements.h"

namespace raceproof::memory {

class SummaryEpochs {
  public:
    SummaryEpochs(Journal& journal, LocksetElements& elements)
        : elements_(elements), columns_(journal), rows_(journal, 1), label_(journal) {}

    Epoch current(ElementNumber thread) {
        if (elements_.live_count() == 1) return 0;
        Epoch epoch = elements_[thread].current;
        return epoch != 0 ? epoch : begin_epoch(thread);
    }
    bool ordered(Epoch column, ElementNumber element) const {
        return (rows_.get(element, static_cast<std::uint32_t>(column / 64)) >> column % 64 & 1) != 0;
    }
    Thread thread_of(Epoch column) const { return columns_[static_cast<std::uint32_t>(column)].thread; }
    bool everyone(Epoch column) const { return columns_[static_cast<std::uint32_t>(column)].everyone; }

    void add_user(Epoch column, Hash128 key) {
        ++columns_.touch(static_cast<std::uint32_t>(column)).users;
        change_key(column, key);
    }
    void remove_user(Epoch column, Hash128 key) {
        auto number = static_cast<std::uint32_t>(column);
        change_key(column, Hash128{} - key);
        if (--columns_.touch(number).users == 0) remove_if_unused(number);
    }
    void change_key(Epoch column, Hash128 difference) {
        if (difference != Hash128{}) add_key(column, difference);
    }

    void begin(ElementNumber thread) { make_room(thread); }
    // The thread is not alive any more.
    void end(ElementNumber thread);
    // From now on `to` is ordered after all that `from` is.
    void follow(ElementNumber to, ElementNumber from);
    // `element` is ordered after nothing.
    void clear(ElementNumber element);
    void named(ElementNumber element);

    Hash128 label() const { return label_.get(); }
    // Those that have names, by name, sorted.
    std::vector<std::uint64_t> elements_after(Epoch column) const;

  private:
    struct Column {
        std::uint32_t users = 0;
        Thread thread = 0;
        ElementNumber current_of = 0;  // the thread whose accesses get this column now, if any
        bool everyone = false;
        SetHash hash;
        std::uint64_t stamp = 0;
    };

    std::uint32_t words() const { return columns_.end() / 64 + 1; }
    void make_room(ElementNumber element) { rows_.need(element + 1, words()); }
    void add_key(Epoch epoch, Hash128 difference);
    Epoch begin_epoch(ElementNumber thread);
    void change_elements(std::uint32_t column, Hash128 difference);
    // The thread has released what it did: its next accesses get another column.
    void end_epoch(std::uint32_t column);
    void remove_if_unused(std::uint32_t column);
    // Looks among the columns of one word for those that all live threads have.
    void find_everyone(std::uint32_t word, std::uint64_t candidates);

    LocksetElements& elements_;
    JournalledPool<Column> columns_;
    JournalledTable<std::uint64_t> rows_;
    JournalledValue<Hash128> label_;
};

}  // namespace raceproof::memory
