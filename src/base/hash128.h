// The 128-bit hash of states. A state's hash is a *sum* (lane-wise, modulo 2^64) of contributions, one
// per component, so that it can be kept incrementally and in any order: changing a component
// subtracts its old contribution and adds its new one. Each contribution is a well-mixed hash of the
// component's name and contents; sums of such values collide no more often than random 128-bit numbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace raceproof {

struct Hash128 {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    Hash128& operator+=(Hash128 other) {
        low += other.low;
        high += other.high;
        return *this;
    }
    Hash128& operator-=(Hash128 other) {
        low -= other.low;
        high -= other.high;
        return *this;
    }
    friend Hash128 operator+(Hash128 left, Hash128 right) { return left += right; }
    friend Hash128 operator-(Hash128 left, Hash128 right) { return left -= right; }
    friend bool operator==(Hash128, Hash128) = default;
};

// Folds the full 128-bit product: every input bit reaches every output bit.
inline std::uint64_t multiply_fold(std::uint64_t a, std::uint64_t b) {
    __uint128_t product = static_cast<__uint128_t>(a) * b;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

// A 64-bit mix of two words, for names and keys.
inline std::uint64_t mix64(std::uint64_t a, std::uint64_t b) {
    return multiply_fold(a ^ 0x9e3779b97f4a7c15u, b ^ 0xd1b54a32d192ed03u) ^
           multiply_fold(a + 0x8bb84b93962eacc9u, b + 0x2d358dccaa6c78a5u);
}

// Hashes a sequence of words; order matters. Two independent lanes.
class Hasher {
  public:
    explicit Hasher(std::uint64_t seed) : low_(seed ^ 0xa0761d6478bd642fu), high_(seed ^ 0xe7037ed1a0b428dbu) {}

    void add(std::uint64_t word) {
        low_ = multiply_fold(low_ ^ word, 0x9e3779b97f4a7c15u) + word;
        high_ = multiply_fold(high_ + word, 0xd1b54a32d192ed03u) ^ (word << 1);
        ++count_;
    }
    void add_bytes(const void* data, std::size_t size);

    Hash128 finish() const {
        return {multiply_fold(low_ ^ count_, 0x8ebc6af09c88c6e3u) ^ low_,
                multiply_fold(high_ ^ count_, 0x589965cc75374cc3u) ^ high_};
    }

  private:
    std::uint64_t low_;
    std::uint64_t high_;
    std::uint64_t count_ = 0;
};

// A stable 64-bit hash of text: the same on every machine and in every run.
std::uint64_t hash_text(std::string_view text);

}  // namespace raceproof
