// How much memory an object takes, and what its header says of it.
#pragma once

#include <cstdint>

#include "state/heap_blocks.h"
#include "state/object.h"

namespace raceproof::state {

struct Shape {
    std::uint32_t length;
    std::uint64_t cells;  // 8-byte units, header included
    std::uint32_t flags;

    // Of an object with so many slots.
    static Shape of_slots(std::uint32_t slots, std::uint32_t flags = 0) { return {slots, cells_for(slots), flags}; }
    static Shape of_instance(const program::Class& klass) { return of_slots(klass.instance_slots); }

    // Large arrays of a journalled state have a table of chunks.
    enum class LargeArrays : std::uint8_t { Whole, ByChunks };
    static Shape of_array(const program::Class& array_class, std::uint32_t length, LargeArrays large) {
        std::uint64_t bytes = static_cast<std::uint64_t>(length) << element_shift(array_class.component_type);
        if (bytes > kLargeArrayBytes && large == LargeArrays::ByChunks)
            return {length, cells_for((bytes + 7) / 8 + chunk_count(bytes)), object_flags::kArray | object_flags::kLarge};
        return {length, cells_for((bytes + 7) / 8), object_flags::kArray};
    }

    // More than a header can say?
    bool is_too_large() const { return cells > 0xFFFFFFFE; }

  private:
    static std::uint64_t cells_for(std::uint64_t content_words) {
        std::uint64_t cells = (sizeof(Object) / 8 + content_words + 1) & ~std::uint64_t{1};
        return cells < kLeastCells ? kLeastCells : cells;
    }
};

}  // namespace raceproof::state
