// The heap's address space, in blocks: handed out in spans of consecutive blocks, taken back, and handed out again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>

#include "state/heap_blocks.h"
#include "state/reservation.h"

namespace raceproof::state {

class BlockSpace {
  public:
    // `likely_bytes`: how much is going to be used, at most.
    explicit BlockSpace(std::uint64_t likely_bytes);
    BlockSpace(const BlockSpace&) = delete;
    BlockSpace& operator=(const BlockSpace&) = delete;

    static constexpr std::uint64_t kBytes = std::uint64_t{1} << 35;  // what a Ref can address

    std::byte* base() const { return base_; }
    std::byte* start_of(std::uint32_t block) const { return base_ + static_cast<std::uint64_t>(block) * kBlockBytes; }
    Block& operator[](std::uint32_t block) const { return blocks_[block]; }
    // The block that an offset from the base is in.
    Block& block_at(std::uint64_t offset) const { return blocks_[offset / kBlockBytes]; }
    std::uint32_t number_of(const Block& block) const { return static_cast<std::uint32_t>(&block - blocks_); }
    // Blocks from 1 on have been used; block 0 is not: Ref 0 is null.
    std::uint32_t end() const { return end_; }

    // Consecutive blocks, 0 if there is no room. `fresh`: all zero.
    std::uint32_t take(std::uint32_t count, bool& fresh);
    void give_back(std::uint32_t first, std::uint32_t count);

  private:
    Reservation region_;
    Reservation descriptors_;
    std::byte* base_;
    Block* blocks_;
    std::uint32_t end_ = 1;
    std::map<std::uint32_t, std::uint32_t> free_spans_;  // first block to number of blocks, never adjacent
};

}  // namespace raceproof::state
