#include "state/number_table.h"

#include <algorithm>
#include <utility>

#include "base/verify.h"

namespace raceproof::state {

void NumberTable::grow() {
    std::vector<Entry> old = std::exchange(entries_, std::vector<Entry>(std::max<std::size_t>(64, entries_.size() * 2)));
    mask_ = entries_.size() - 1;
    for (const Entry& entry : old) {
        if (entry.high == kUnused) continue;
        std::size_t i = entry.origin & mask_;
        while (entries_[i].high != kUnused) i = (i + 1) & mask_;
        entries_[i] = entry;
    }
}

NumberTable::Entry& NumberTable::add(std::uint64_t origin) {
    if ((count_ + 1) * 2 > entries_.size()) grow();
    std::size_t i = origin & mask_;
    while (entries_[i].high != kUnused) i = (i + 1) & mask_;
    ++count_;
    entries_[i] = {origin, 0, kNoHighNumbers};
    return entries_[i];
}

std::uint32_t NumberTable::take_high(Entry& entry) {
    if (entry.high == kNoHighNumbers) {
        entry.high = static_cast<std::uint32_t>(high_.size());
        high_.emplace_back();
    }
    HighNumbers& high = high_[entry.high];
    while (high.lowest < high.words.size() && ~high.words[high.lowest] == 0) ++high.lowest;
    if (high.lowest == high.words.size()) high.words.push_back(0);
    auto bit = static_cast<std::uint32_t>(__builtin_ctzll(~high.words[high.lowest]));
    high.words[high.lowest] |= std::uint64_t{1} << bit;
    std::uint32_t number = 64 + high.lowest * 64 + bit;
    if (number >= entry.given) note_new_name(entry, number);
    return number;
}

void NumberTable::take_again(std::uint64_t origin, std::uint32_t number) {
    Entry& entry = find(origin);
    std::uint64_t bit = std::uint64_t{1} << (number % 64);
    std::uint64_t& word = number < 64 ? entry.first : high_[entry.high].words[number / 64 - 1];
    VERIFY(!(word & bit), "should take a number again only when it is free");
    word |= bit;
}

void NumberTable::release(std::uint64_t origin, std::uint32_t number) {
    Entry& entry = find(origin);
    std::uint64_t bit = std::uint64_t{1} << (number % 64);
    std::uint64_t& word = number < 64 ? entry.first : high_[entry.high].words[number / 64 - 1];
    VERIFY(word & bit, "should release only a number that is taken");
    word &= ~bit;
    if (number >= 64) high_[entry.high].lowest = std::min(high_[entry.high].lowest, number / 64 - 1);
}

}  // namespace raceproof::state
