#include "state/heap.h"

#include <algorithm>

#include "base/verify.h"

namespace raceproof::state {
namespace {

bool has(const CellBits& bits, std::uint32_t index) { return bits[index / 64] >> (index % 64) & 1; }
void insert(CellBits& bits, std::uint32_t index) { bits[index / 64] |= std::uint64_t{1} << (index % 64); }
void remove(CellBits& bits, std::uint32_t index) { bits[index / 64] &= ~(std::uint64_t{1} << (index % 64)); }

// Calls apply(word, mask) for each word of the bits [from, to).
template <typename Apply>
void for_range(std::uint32_t from, std::uint32_t to, Apply apply) {
    while (from < to) {
        std::uint32_t end = std::min(to, (from / 64 + 1) * 64);
        std::uint64_t mask = (end - from == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << (end - from)) - 1) << (from % 64);
        apply(from / 64, mask);
        from = end;
    }
}

// First bit from `from` on that is `value`, at most `limit`.
std::uint32_t find(const CellBits& bits, std::uint32_t from, std::uint32_t limit, bool value) {
    while (from < limit) {
        std::uint64_t word = (value ? bits[from / 64] : ~bits[from / 64]) >> (from % 64);
        if (word != 0) return std::min(limit, from + static_cast<std::uint32_t>(std::countr_zero(word)));
        from = (from / 64 + 1) * 64;
    }
    return limit;
}

void describe_small(Block& block, std::uint32_t size_class) {
    block = Block{};
    block.kind = BlockKind::Small;
    block.span = 1;
    block.size_class = static_cast<std::uint8_t>(size_class);
    block.stride = kSizeClassBytes[size_class];
    block.reciprocal = static_cast<std::uint32_t>(((std::uint64_t{1} << 32) + block.stride - 1) / block.stride);
    block.count = static_cast<std::uint16_t>(kBlockBytes / block.stride);
    block.free = block.count;
    block.words = static_cast<std::uint8_t>((block.count + 63) / 64);
}

}  // namespace

Heap::Heap(std::uint64_t limit_bytes)
    : limit_bytes_(std::min(limit_bytes, BlockSpace::kBytes)), space_(limit_bytes_ + (64u << 20)) {
    for (std::uint32_t i = 0; i < kSizeClasses; ++i) runs_[i].stride = kSizeClassBytes[i];
}

Object* Heap::allocate_slowly(std::uint32_t cells) {
    if (used_bytes_ + static_cast<std::uint64_t>(cells) * 8 > limit_bytes_) return nullptr;
    return allocate_beyond_limit(cells);
}

Object* Heap::allocate_beyond_limit(std::uint32_t cells) {
    VERIFY(cells >= kLeastCells && cells % 2 == 0, "should ask for whole granules");
    if (cells > kSmallCells) return allocate_large(cells);
    std::uint32_t size_class = kSizeClassOfCells[cells / 2];
    Run& run = runs_[size_class];
    if (run.next == run.end && !refill(size_class)) return nullptr;
    std::byte* place = run.next;
    run.next += run.stride;
    std::uint64_t bytes = static_cast<std::uint64_t>(cells) * 8;
    used_bytes_ += bytes;
    zero(place, bytes);
    auto* object = reinterpret_cast<Object*>(place);
    object->cells = cells;
    return object;
}

Object* Heap::allocate_large(std::uint32_t cells) {
    std::uint64_t bytes = static_cast<std::uint64_t>(cells) * 8;
    auto count = static_cast<std::uint32_t>((bytes + kBlockBytes - 1) / kBlockBytes);
    bool fresh = false;
    std::uint32_t first = space_.take(count, fresh);
    if (first == 0) return nullptr;
    Block& block = space_[first];
    block = Block{};
    block.kind = BlockKind::LargeFirst;
    block.span = count;
    block.count = 1;
    block.words = 1;
    block.taken[0] = block.collectable[0] = 1;
    used_bytes_ += bytes;
    std::byte* place = space_.start_of(first);
    if (!fresh) std::memset(place, 0, bytes);
    auto* object = reinterpret_cast<Object*>(place);
    object->cells = cells;
    return object;
}

bool Heap::refill(std::uint32_t size_class) {
    std::vector<std::uint32_t>& offered = with_free_cells_[size_class];
    if (offered.empty()) {
        bool fresh = false;
        std::uint32_t taken = space_.take(1, fresh);
        if (taken == 0) return false;
        describe_small(space_[taken], size_class);
        offer(taken);
    }
    std::uint32_t number = offered.back();
    Block& block = space_[number];
    std::uint32_t from = find(block.taken, 0, block.count, false);
    std::uint32_t to = find(block.taken, from, block.count, true);
    for_range(from, to, [&](std::uint32_t word, std::uint64_t mask) {
        block.taken[word] |= mask;
        block.collectable[word] |= mask;
    });
    block.free = static_cast<std::uint16_t>(block.free - (to - from));
    if (block.free == 0) {
        block.offered = false;
        offered.pop_back();
    }
    std::byte* start = space_.start_of(number) + static_cast<std::uint64_t>(from) * block.stride;
    runs_[size_class] = {start, space_.start_of(number) + static_cast<std::uint64_t>(to) * block.stride, block.stride, number};
    return true;
}

void Heap::offer(std::uint32_t number) {
    Block& block = space_[number];
    if (block.offered) return;
    block.offered = true;
    with_free_cells_[block.size_class].push_back(number);
}

void Heap::free(Object* object) {
    auto* place = reinterpret_cast<std::byte*>(object);
    Cell cell = cell_of(object);
    Block& block = *cell.block;
    std::uint32_t number = space_.number_of(*cell.block);
    VERIFY(has(block.collectable, cell.index), "should free only a collectable object");
    used_bytes_ -= static_cast<std::uint64_t>(object->cells) * 8;
    if (block.kind == BlockKind::LargeFirst) {
        space_.give_back(number, space_[number].span);
        return;
    }
    Run& run = runs_[block.size_class];
    if (place + run.stride == run.next && run.block == number) {
        run.next = place;
        return;
    }
    remove(block.taken, cell.index);
    remove(block.collectable, cell.index);
    ++block.free;
    offer(number);
}

void Heap::pin(Object* object) {
    Cell cell = cell_of(object);
    VERIFY(has(cell.block->collectable, cell.index), "should pin only a collectable object");
    remove(cell.block->collectable, cell.index);
    used_bytes_ -= static_cast<std::uint64_t>(object->cells) * 8;
}

void Heap::retain(Object* object) { pin(object); }

void Heap::revive(Object* object) {
    Cell cell = cell_of(object);
    VERIFY(has(cell.block->taken, cell.index) && !has(cell.block->collectable, cell.index),
           "should revive only a retained object");
    insert(cell.block->collectable, cell.index);
    used_bytes_ += static_cast<std::uint64_t>(object->cells) * 8;
}

CellBits Heap::rest_of_run(std::uint32_t number) const {
    CellBits bits{};
    const Block& block = space_[number];
    if (block.kind != BlockKind::Small) return bits;
    const Run& run = runs_[block.size_class];
    if (run.block != number || run.next == run.end) return bits;
    auto from = static_cast<std::uint32_t>((run.next - space_.start_of(number)) / block.stride);
    auto to = static_cast<std::uint32_t>((run.end - space_.start_of(number)) / block.stride);
    for_range(from, to, [&](std::uint32_t word, std::uint64_t mask) { bits[word] |= mask; });
    return bits;
}

void Heap::retire_runs() {
    for (Run& run : runs_) {
        if (run.next == run.end) continue;
        Block& block = space_[run.block];
        auto from = static_cast<std::uint32_t>((run.next - space_.start_of(run.block)) / block.stride);
        auto to = static_cast<std::uint32_t>((run.end - space_.start_of(run.block)) / block.stride);
        for_range(from, to, [&](std::uint32_t word, std::uint64_t mask) {
            block.taken[word] &= ~mask;
            block.collectable[word] &= ~mask;
        });
        block.free = static_cast<std::uint16_t>(block.free + (to - from));
        run.next = run.end = nullptr;
    }
}

void Heap::sweep_unmarked(std::uint64_t marked_bytes) {
    retire_runs();
    for (std::vector<std::uint32_t>& list : with_free_cells_) list.clear();
    std::vector<std::uint32_t> freed, with_free_cells;
    for (std::uint32_t i = 1; i < space_.end(); i += space_[i].span) {
        Block& block = space_[i];
        if (block.kind == BlockKind::Free) continue;
        std::uint32_t taken = 0;
        for (std::uint32_t w = 0; w < block.words; ++w) {
            block.taken[w] &= ~(block.collectable[w] & ~block.marked[w]);
            block.collectable[w] &= block.marked[w];
            block.marked[w] = 0;
            taken += static_cast<std::uint32_t>(std::popcount(block.taken[w]));
        }
        block.free = static_cast<std::uint16_t>(block.count - taken);
        block.offered = false;
        if (taken == 0) {
            freed.push_back(i);
        } else if (block.free > 0) {
            with_free_cells.push_back(i);
        }
    }
    for (std::uint32_t number : freed) space_.give_back(number, space_[number].span);
    // Blocks are taken from the back of a list: lowest addresses first.
    for (std::size_t i = with_free_cells.size(); i-- > 0;) offer(with_free_cells[i]);
    used_bytes_ = marked_bytes;
}

}  // namespace raceproof::state
