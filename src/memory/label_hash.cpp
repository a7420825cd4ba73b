#include "memory/label_hash.h"

namespace raceproof::memory {

LocationKeys::LocationKeys() : places_(kBlock + 1), blocks_(1) {
    for (std::uint32_t i = 0; i < kBlock; ++i) places_[i + 1] = places_[i] + place(i);
}

Hash128 LocationKeys::key(std::uint64_t object_name, std::uint32_t from, std::uint32_t to) {
    if (std::uint32_t region = from / kRegion; region != 0)
        return times(key(object_name, from % kRegion, from % kRegion + (to - from)),
                     {mix64(region, 0x726567696f6eu) | 1, mix64(region, 0x6e6f69676572u) | 1});
    Hash128 positions = to - from == 1 ? times(block(from / kBlock), place(from % kBlock)) : prefix(to) - prefix(from);
    return times(positions, odd({mix64(object_name, 0x6f626a656374u), mix64(object_name, 0x7463656a626fu)}));
}

Hash128 LocationKeys::prefix(std::uint32_t position) {
    std::uint32_t number = position / kBlock;
    while (blocks_.size() <= number) blocks_.push_back(blocks_.back() + block(static_cast<std::uint32_t>(blocks_.size() - 1)));
    return times(blocks_[number], places_[kBlock]) + times(block(number), places_[position % kBlock]);
}

}  // namespace raceproof::memory
