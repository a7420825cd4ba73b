#include "state/block_space.h"

#include <algorithm>

namespace raceproof::state {

namespace {

constexpr std::uint32_t kDiscardedBlocks = (1u << 20) / kBlockBytes;  // spans of this size go back to the host when freed

}  // namespace

BlockSpace::BlockSpace(std::uint64_t likely_bytes)
    : region_(kBytes, std::min(kBytes, likely_bytes)),
      descriptors_(region_.bytes() / kBlockBytes * sizeof(Block)),
      base_(region_.base()),
      blocks_(reinterpret_cast<Block*>(descriptors_.base())) {
    blocks_[0].span = 1;
}

std::uint32_t BlockSpace::take(std::uint32_t count, bool& fresh) {
    for (auto span = free_spans_.begin(); span != free_spans_.end(); ++span) {
        auto [first, length] = *span;
        if (length < count) continue;
        free_spans_.erase(span);
        if (length > count) {
            free_spans_.emplace(first + count, length - count);
            blocks_[first + count] = Block{};
            blocks_[first + count].span = length - count;
        }
        // The host's zeroed pages cost nothing until they are used.
        fresh = count >= kDiscardedBlocks;
        if (fresh) region_.discard(start_of(first), static_cast<std::uint64_t>(count) * kBlockBytes);
        return first;
    }
    if (end_ + static_cast<std::uint64_t>(count) > region_.bytes() / kBlockBytes) return 0;
    fresh = true;
    std::uint32_t first = end_;
    end_ += count;
    return first;
}

void BlockSpace::give_back(std::uint32_t first, std::uint32_t count) {
    if (count >= kDiscardedBlocks) region_.discard(start_of(first), static_cast<std::uint64_t>(count) * kBlockBytes);
    auto next = free_spans_.lower_bound(first);
    if (next != free_spans_.end() && next->first == first + count) {
        count += next->second;
        next = free_spans_.erase(next);
    }
    if (next != free_spans_.begin()) {
        auto previous = std::prev(next);
        if (previous->first + previous->second == first) {
            first = previous->first;
            count += previous->second;
            free_spans_.erase(previous);
        }
    }
    free_spans_.emplace(first, count);
    blocks_[first] = Block{};
    blocks_[first].span = count;
}

}  // namespace raceproof::state
