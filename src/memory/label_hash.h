// The arithmetic of labels. A label is the sum, over all remembered accesses, of
//     key(location, read or write, mark) * factor(set of holders ordered after the access),
// lane by lane modulo 2^64, with pseudo-random keys and factors. So it is additive in the locations: it does not matter how they
// are grouped (by run, by set), and a change of one set costs one multiplication, however many locations share the set.
#pragma once

#include <cstdint>
#include <vector>

#include "base/hash128.h"

namespace raceproof::memory {

inline Hash128 times(Hash128 left, Hash128 right) { return {left.low * right.low, left.high * right.high}; }

// Additive like the key itself.
inline Hash128 key_of_read(Hash128 key_of_write) { return times(key_of_write, {0xd6e8feb86659fd93u, 0xa0761d6478bd642fu}); }

// Additive, too.
inline Hash128 key_with_mark(Hash128 key, std::uint32_t mark) {
    return mark == 0 ? key : times(key, {mix64(mark, 0x6d61726bu) | 1, mix64(mark, 0x6b72616du) | 1});
}
inline Hash128 key_of_frozen(Hash128 key_of_write) { return times(key_of_write, {0x8ebc6af09c88c6e3u, 0x589965cc75374cc3u}); }

// Keys of stretches of locations in constant time: the value of position i is block(i / 1024) * place(i % 1024), and both factors
// are tabulated as prefix sums.
class LocationKeys {
  public:
    LocationKeys();

    // Positions come in regions far apart (HistoryDetector keeps atomic accesses there); a stretch lies in one.
    Hash128 key(std::uint64_t object_name, std::uint32_t from, std::uint32_t to);

  private:
    static constexpr std::uint32_t kRegion = 1u << 30;
    static constexpr std::uint32_t kBlock = 1024;

    static Hash128 place(std::uint32_t position) { return {mix64(position, 0x706c616365u), mix64(position, 0x6563616c70u)}; }
    static Hash128 block(std::uint32_t number) { return {mix64(number, 0x626c6f636bu), mix64(number, 0x6b636f6c62u)}; }
    // The sum over the positions below.
    Hash128 prefix(std::uint32_t position);

    std::vector<Hash128> places_;  // sums over places below
    std::vector<Hash128> blocks_;  // sums over blocks below, as far as they were asked for
};

// One set of holders and what it adds to the label.
struct SetHash {
    Hash128 key;      // sum over the accesses that have this set
    Hash128 holders;  // sum over the names of the holders
    Hash128 factor;   // 0: all live threads are in the set, and it says nothing any more

    Hash128 contribution() const { return times(key, factor); }
    void set_holders(Hash128 sum) {
        holders = sum;
        factor = {mix64(sum.low, sum.high), mix64(sum.high, ~sum.low)};
    }
};

}  // namespace raceproof::memory
