// The arithmetic of labels. A label is the sum, over all remembered accesses, of
//     key(location, read or write, mark) * factor(set of elements ordered after the access),
// lane by lane modulo 2^64, with pseudo-random keys and factors. So it is additive in the locations: it does not matter how they
// are grouped (by run, by set), and a change of one set costs one multiplication, however many locations share the set.
//
// A key is itself a product, of a number for the position and factors for everything else. All factors are *odd*: multiplying by
// one can be undone, so that what differs before differs after. An even factor would push bits out of the word, and with them the
// difference between two keys.
//
// The chance that two different labels are the same, if the numbers are random: some set s has other locations in the one than in
// the other, so the labels differ by d * factor(s) plus what does not depend on factor(s), where d, the difference of the keys,
// is a random number. d is divisible by 2^k and not by 2^(k + 1) with a chance of 2^-(k + 1); then d * factor(s) takes each value
// that it can take with a chance of at most 2^-(63 - k). The sum over k from 0 to 63 is 64 * 2^-64 = 2^-58 for each lane, 2^-116
// for both.
#pragma once

#include <cstdint>
#include <vector>

#include "base/hash128.h"

namespace raceproof::memory {

// The chance that two different labels are the same; see above.
inline constexpr int kLabelCollisionExponent = -116;

inline Hash128 odd(Hash128 factor) { return {factor.low | 1, factor.high | 1}; }

inline Hash128 times(Hash128 left, Hash128 right) { return {left.low * right.low, left.high * right.high}; }

// Additive like the key itself.
inline Hash128 key_of_read(Hash128 key_of_write) { return times(key_of_write, {0xd6e8feb86659fd93u, 0xa0761d6478bd642fu}); }

// Additive, too.
inline Hash128 key_with_mark(Hash128 key, std::uint32_t mark) {
    return mark == 0 ? key : times(key, odd({mix64(mark, 0x6d61726bu), mix64(mark, 0x6b72616du)}));
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
    static Hash128 block(std::uint32_t number) { return odd({mix64(number, 0x626c6f636bu), mix64(number, 0x6b636f6c62u)}); }
    // The sum over the positions below.
    Hash128 prefix(std::uint32_t position);

    std::vector<Hash128> places_;  // sums over places below
    std::vector<Hash128> blocks_;  // sums over blocks below, as far as they were asked for
};

// One set of elements and what it adds to the label.
struct SetHash {
    Hash128 key;       // sum over the accesses that have this set
    Hash128 elements;  // sum over the names of the elements
    Hash128 factor;    // 0: all live threads are in the set, and it says nothing any more

    Hash128 contribution() const { return times(key, factor); }
    void set_elements(Hash128 sum) {
        elements = sum;
        factor = odd({mix64(sum.low, sum.high), mix64(sum.high, ~sum.low)});
    }
};

}  // namespace raceproof::memory
