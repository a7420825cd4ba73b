// Which numbers are taken by live objects, per origin: an object's canonical name is its origin and the smallest number that
// was free for it.
//
// A flat hash table from origins to 64-bit sets; an origin with more than 64 live objects gets a growing set on the side.
// Origins are never removed: there are only as many as allocation sites times threads.
#pragma once

#include <cstdint>
#include <vector>

namespace raceproof::state {

class NumberTable {
  public:
    // The smallest free number, taken.
    std::uint32_t take(std::uint64_t origin) {
        Entry& entry = find(origin);
        if (~entry.first != 0) [[likely]] {
            auto number = static_cast<std::uint32_t>(__builtin_ctzll(~entry.first));
            entry.first |= std::uint64_t{1} << number;
            if (number >= entry.given) [[unlikely]]
                note_new_name(entry, number);
            return number;
        }
        return take_high(entry);
    }
    // This one, which must be free (undo of a release).
    void take_again(std::uint64_t origin, std::uint32_t number);
    void release(std::uint64_t origin, std::uint32_t number);
    // How many different names (origin and number) were ever given.
    std::uint64_t names() const { return names_; }

  private:
    // Numbers from 64 on. All words below `lowest` are full.
    struct HighNumbers {
        std::vector<std::uint64_t> words;
        std::uint32_t lowest = 0;
    };
    static constexpr std::uint32_t kUnused = 0xFFFFFFFF, kNoHighNumbers = 0xFFFFFFFE;
    struct Entry {
        std::uint64_t origin = 0;
        std::uint64_t first = 0;  // numbers 0 to 63
        std::uint32_t high = kUnused;
        std::uint32_t given = 0;  // the numbers below were given at some time
    };

    Entry& find(std::uint64_t origin) {
        if (entries_.empty()) grow();
        for (std::size_t i = origin & mask_;; i = (i + 1) & mask_) {
            Entry& entry = entries_[i];
            if (entry.high == kUnused) return add(origin);
            if (entry.origin == origin) return entry;
        }
    }
    Entry& add(std::uint64_t origin);
    void grow();
    std::uint32_t take_high(Entry& entry);
    // The smallest free number is at most one above all that were given.
    void note_new_name(Entry& entry, std::uint32_t number) {
        names_ += number + 1 - entry.given;
        entry.given = number + 1;
    }

    std::vector<Entry> entries_;  // a power of two, at most half full
    std::size_t mask_ = 0;
    std::size_t count_ = 0;
    std::uint64_t names_ = 0;
    std::vector<HighNumbers> high_;
};

}  // namespace raceproof::state
