// Memory for objects: one reserved region, addressed by 32-bit Refs, so that an object is found by one addition. Objects do not
// move. Knows nothing of journals or names.
//
// The region is cut into blocks of 32 KiB. A block holds cells of one size class (48 bytes to 4 KiB), or is part of the span of
// one large object. Which cells are taken is said by bit maps beside the region, so a collection that frees most of the heap
// does not touch what it frees. Allocation bumps a pointer through a *run* of free cells of its size class, and looks for the
// next run when that is used up; freeing the newest object of a class moves the pointer back.
//
// Three kinds of taken cells: *collectable* ones; *pinned* ones, which no sweep visits and which do not count as used (permanent
// objects); *retained* ones, which are dead but keep their place and contents, so that they can be revived (undo of a free).
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include "state/block_space.h"
#include "state/heap_blocks.h"
#include "state/object.h"

namespace raceproof::state {

class Heap {
  public:
    // `limit_bytes`: what collectable objects may take together; at most 32 GiB.
    explicit Heap(std::uint64_t limit_bytes);
    ~Heap() = default;
    Heap(const Heap&) = delete;
    Heap& operator=(const Heap&) = delete;

    std::byte* base() const { return space_.base(); }
    Object* at(Ref ref) const { return reinterpret_cast<Object*>(space_.base() + static_cast<std::uint64_t>(ref) * 8); }
    Ref ref_of(const Object* object) const {
        return static_cast<Ref>(static_cast<std::uint32_t>((reinterpret_cast<const std::byte*>(object) - space_.base()) / 8));
    }

    // Zeroed memory of `cells` 8-byte units (even, at least sizeof(Object)/8); nullptr when the limit is reached.
    // The header's `cells` is set.
    Object* allocate(std::uint32_t cells) {
        std::uint64_t bytes = static_cast<std::uint64_t>(cells) * 8;
        if (cells > kSmallCells || used_bytes_ + bytes > limit_bytes_) [[unlikely]]
            return allocate_slowly(cells);
        Run& run = runs_[kSizeClassOfCells[cells / 2]];
        std::byte* place = run.next;
        if (place == run.end) [[unlikely]]
            return allocate_slowly(cells);
        run.next = place + run.stride;
        used_bytes_ += bytes;
        zero(place, bytes);
        auto* object = reinterpret_cast<Object*>(place);
        object->cells = cells;
        return object;
    }
    // The same without the limit, for what the machine cannot do without. nullptr only when the region is full.
    Object* allocate_beyond_limit(std::uint32_t cells);
    // A collectable object.
    void free(Object* object);

    // Collectable to pinned; for ever.
    void pin(Object* object);
    // Collectable to retained, and back.
    void retain(Object* object);
    void revive(Object* object);

    // Calls visit(Object*) for each collectable object, in address order.
    template <typename Visit>
    void for_each(Visit visit) const;
    // The same for every object: pinned and retained too.
    template <typename Visit>
    void for_each_taken(Visit visit) const;

    // ── marking: between collections no object is marked ──
    // False if it was marked already.
    bool mark(const Object* object) {
        Cell cell = cell_of(object);
        std::uint64_t& word = cell.block->marked[cell.index / 64];
        std::uint64_t bit = std::uint64_t{1} << (cell.index % 64);
        if (word & bit) return false;
        word |= bit;
        return true;
    }
    bool is_marked(const Object* object) const {
        Cell cell = cell_of(object);
        return cell.block->marked[cell.index / 64] >> (cell.index % 64) & 1;
    }
    void clear_mark(const Object* object) {
        Cell cell = cell_of(object);
        cell.block->marked[cell.index / 64] &= ~(std::uint64_t{1} << (cell.index % 64));
    }
    // Removes all marks and calls visit(Object*) for each collectable object that had none; visit may free or retain it.
    template <typename Visit>
    void sweep(Visit visit);
    // Removes all marks and frees each collectable object that had none, without touching it. `marked_bytes` is what the marked
    // ones take.
    void sweep_unmarked(std::uint64_t marked_bytes);

    std::uint64_t used_bytes() const { return used_bytes_; }
    std::uint64_t limit_bytes() const { return limit_bytes_; }

  private:
    // Free cells of one size class that lie side by side in one block; in its bit maps they count as taken and collectable.
    struct Run {
        std::byte* next = nullptr;
        std::byte* end = nullptr;
        std::uint32_t stride = 0;
        std::uint32_t block = 0;
    };
    struct Cell {
        Block* block;
        std::uint32_t index;
    };

    static void zero(std::byte* place, std::uint64_t bytes);
    Cell cell_of(const Object* object) const {
        auto offset = static_cast<std::uint64_t>(reinterpret_cast<const std::byte*>(object) - space_.base());
        Block* block = &space_.block_at(offset);
        return {block, static_cast<std::uint32_t>((offset % kBlockBytes) * block->reciprocal >> 32)};
    }
    Object* object_in(std::uint32_t block, std::uint32_t index) const {
        return reinterpret_cast<Object*>(space_.start_of(block) + static_cast<std::uint64_t>(index) * space_[block].stride);
    }
    // Bits of the cells that the run of the block's class has not handed out yet.
    CellBits rest_of_run(std::uint32_t block) const;
    template <typename Visit>
    void visit_bits(std::uint32_t block, std::uint32_t word, std::uint64_t bits, Visit& visit) const;

    Object* allocate_slowly(std::uint32_t cells);
    Object* allocate_large(std::uint32_t cells);
    bool refill(std::uint32_t size_class);
    void offer(std::uint32_t block);
    void retire_runs();

    std::uint64_t limit_bytes_;
    std::uint64_t used_bytes_ = 0;
    BlockSpace space_;
    Run runs_[kSizeClasses];
    std::vector<std::uint32_t> with_free_cells_[kSizeClasses];
};

// Objects are multiples of 16 bytes and at least 48; for the frequent small ones overlapping stores beat a call of memset.
inline void Heap::zero(std::byte* place, std::uint64_t bytes) {
    using Sixteen = long long __attribute__((vector_size(16), may_alias));
    auto* first = reinterpret_cast<Sixteen*>(place);
    auto* last = reinterpret_cast<Sixteen*>(place + bytes);
    constexpr Sixteen kZero{};
    if (bytes <= 96) {
        first[0] = first[1] = first[2] = kZero;
        last[-3] = last[-2] = last[-1] = kZero;
    } else if (bytes <= 192) {
        first[0] = first[1] = first[2] = first[3] = first[4] = first[5] = kZero;
        last[-6] = last[-5] = last[-4] = last[-3] = last[-2] = last[-1] = kZero;
    } else {
        std::memset(place, 0, bytes);
    }
}

template <typename Visit>
void Heap::visit_bits(std::uint32_t block, std::uint32_t word, std::uint64_t bits, Visit& visit) const {
    for (; bits != 0; bits &= bits - 1) visit(object_in(block, word * 64 + static_cast<std::uint32_t>(std::countr_zero(bits))));
}

template <typename Visit>
void Heap::for_each(Visit visit) const {
    for (std::uint32_t i = 1; i < space_.end(); i += space_[i].span) {
        const Block& block = space_[i];
        CellBits rest = rest_of_run(i);
        for (std::uint32_t w = 0; w < block.words; ++w) visit_bits(i, w, block.collectable[w] & ~rest[w], visit);
    }
}

template <typename Visit>
void Heap::for_each_taken(Visit visit) const {
    for (std::uint32_t i = 1; i < space_.end(); i += space_[i].span) {
        const Block& block = space_[i];
        CellBits rest = rest_of_run(i);
        for (std::uint32_t w = 0; w < block.words; ++w) visit_bits(i, w, block.taken[w] & ~rest[w], visit);
    }
}

template <typename Visit>
void Heap::sweep(Visit visit) {
    for (std::uint32_t i = 1; i < space_.end();) {
        Block& block = space_[i];
        std::uint32_t span = block.span;  // visit may free a large object
        if (block.words != 0) {
            CellBits rest = rest_of_run(i);
            for (std::uint32_t w = 0, words = block.words; w < words; ++w) {
                std::uint64_t dead = block.collectable[w] & ~block.marked[w] & ~rest[w];
                block.marked[w] = 0;
                visit_bits(i, w, dead, visit);
            }
        }
        i += span;
    }
}

}  // namespace raceproof::state
