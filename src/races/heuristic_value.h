// How promising a step is for finding a data race soon: the four heuristics of Kim, Yavuz-Kahveci, Sanders 2009 (section 4,
// figure 6), each of which can be left out.
//
//   writes-first (WF)      plain writes: each is one half of a race
//   watch-written (WW)     plain accesses to what another thread wrote last
//   avoid release/acquire (ARA)   not synchronisation: it orders
//   acquire-first (AF)     of synchronisation, acquiring what was not released yet: it orders nothing
//
// The paper's values are those of one operation. A step of ours is a synchronisation operation and the plain accesses up to the
// next: its most promising plain access decides, and among equal ones the synchronisation. Only what other threads can reach
// counts. docs/search.md has the table and the differences.
//
// Who wrote a location last and what was released are known for the present execution: going back restores them.
#pragma once

#include <cstdint>
#include <unordered_map>

#include "base/journal.h"
#include "memory/race.h"

namespace raceproof::races {

struct Heuristics {
    bool writes_first = true;
    bool watch_written = true;
    bool avoid_release_acquire = true;
    bool acquire_first = true;
};

class HeuristicValue final : public Undoable {
  public:
    HeuristicValue(Journal& journal, const Heuristics& heuristics) : Undoable(journal), heuristics_(heuristics) {}

    void begin_step(memory::Thread thread);
    // Plain accesses, to what nobody else can reach too: it matters later who wrote that.
    enum class Reach : std::uint8_t { OneThread, Shared };
    void read(memory::Locations locations, Reach reach);
    void write(memory::Locations locations, Reach reach);
    void acquire(memory::Sync sync);
    void release(memory::Sync sync);

    // Of the steps since begin_step.
    std::uint32_t value() const;

  private:
    using Key = std::uint64_t;
    enum class Table : std::uint32_t { Writers, Releasers };
    struct Change {
        Key key;
        memory::Thread old;
    };
    static constexpr memory::Thread kNobody = UINT32_MAX;

    static Key key_of(memory::Object object, std::uint32_t position) { return Key{object} << 32 | position; }
    bool another_wrote(memory::Locations locations) const;
    std::unordered_map<Key, memory::Thread>& in(Table table) { return table == Table::Writers ? writers_ : releasers_; }
    void note(Table table, Key key);
    void undo(std::uint32_t table, const std::uint64_t* data, std::size_t words) override;

    Heuristics heuristics_;
    memory::Thread thread_ = 0;
    std::uint32_t access_ = 0, synchronisation_ = 0;     // the most promising of each so far; 0: none
    std::unordered_map<Key, memory::Thread> writers_;    // who wrote last
    std::unordered_map<Key, memory::Thread> releasers_;  // who released last
};

}  // namespace raceproof::races
