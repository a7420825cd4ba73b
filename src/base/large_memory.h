// An allocator for large tables that are read at random: asks for huge pages, without which most look-ups miss the TLB as well.
#pragma once

#include <sys/mman.h>

#include <cstddef>
#include <cstdlib>
#include <limits>
#include <new>

namespace raceproof {

template <class T>
struct LargeMemory {
    using value_type = T;

    LargeMemory() = default;
    template <class Other>
    LargeMemory(const LargeMemory<Other>&) {}

    T* allocate(std::size_t count) {
        if (count > std::numeric_limits<std::size_t>::max() / sizeof(T) - kHugePage) throw std::bad_alloc();
        std::size_t bytes = count * sizeof(T);
        bool is_large = bytes >= 2 * kHugePage;
        if (is_large) bytes = (bytes + kHugePage - 1) / kHugePage * kHugePage;
        void* memory = is_large ? std::aligned_alloc(kHugePage, bytes) : std::malloc(bytes);
        if (memory == nullptr) throw std::bad_alloc();
        if (is_large) ::madvise(memory, bytes, MADV_HUGEPAGE);  // if there are none, it works without
        return static_cast<T*>(memory);
    }
    void deallocate(T* memory, std::size_t) { std::free(memory); }

    friend bool operator==(const LargeMemory&, const LargeMemory&) { return true; }

  private:
    static constexpr std::size_t kHugePage = std::size_t{2} << 20;
};

}  // namespace raceproof
