// Size classes and block descriptors of the heap.
#pragma once

#include <array>
#include <cstdint>

namespace raceproof::state {

inline constexpr std::uint32_t kBlockBytes = 32u << 10;
inline constexpr std::uint32_t kSmallCells = 512;  // 4 KiB: larger objects get blocks of their own
inline constexpr std::uint32_t kLeastCells = 6;
inline constexpr std::uint32_t kGranuleBytes = 16;

// Every multiple of 16 bytes up to 512, then four sizes per doubling.
inline constexpr std::uint32_t kSizeClasses = 30 + 12;
inline constexpr std::array<std::uint32_t, kSizeClasses> kSizeClassBytes = [] {
    std::array<std::uint32_t, kSizeClasses> sizes{};
    std::uint32_t count = 0;
    for (std::uint32_t bytes = kLeastCells * 8; bytes <= 512; bytes += kGranuleBytes) sizes[count++] = bytes;
    for (std::uint32_t base = 512; base < kSmallCells * 8; base *= 2)
        for (std::uint32_t quarter = 1; quarter <= 4; ++quarter) sizes[count++] = base + quarter * base / 4;
    return sizes;
}();
inline constexpr std::array<std::uint8_t, kSmallCells / 2 + 1> kSizeClassOfCells = [] {
    std::array<std::uint8_t, kSmallCells / 2 + 1> classes{};
    std::uint8_t size_class = 0;
    for (std::uint32_t half = 0; half < classes.size(); ++half) {
        while (kSizeClassBytes[size_class] < half * 16) ++size_class;
        classes[half] = size_class;
    }
    return classes;
}();

inline constexpr std::uint32_t kBlockWords = (kBlockBytes / (kLeastCells * 8) + 63) / 64;
using CellBits = std::array<std::uint64_t, kBlockWords>;

enum class BlockKind : std::uint8_t { Free, Small, LargeFirst };

// A free span and a large object are described by their first block; `span` steps over the others.
struct Block {
    std::uint32_t span;        // how many blocks this descriptor speaks for
    std::uint32_t stride;      // bytes of a cell
    std::uint32_t reciprocal;  // 2^32 / stride rounded up: turns an offset into a cell number without dividing; 0 for large
    std::uint16_t count;       // cells
    std::uint16_t free;        // cells that are not taken
    BlockKind kind;
    std::uint8_t size_class;
    std::uint8_t words;  // of the bit maps that are in use; 0 for a free span
    bool offered;        // in the list of blocks with free cells
    CellBits taken;
    CellBits collectable;  // neither pinned nor retained; part of `taken`
    CellBits marked;
};

}  // namespace raceproof::state
