// Memory for objects: one reserved region, addressed by 32-bit Refs, so that an object is found by one addition. Objects do not
// move. Free memory is kept in lists by size; fresh memory is taken from the end. Knows nothing of journals or names.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "state/object.h"

namespace raceproof::state {

class Heap {
  public:
    // `limit_bytes`: what live objects may take together; at most 32 GiB.
    explicit Heap(std::uint64_t limit_bytes);
    ~Heap();
    Heap(const Heap&) = delete;
    Heap& operator=(const Heap&) = delete;

    std::byte* base() const { return base_; }
    Object* at(Ref ref) const { return reinterpret_cast<Object*>(base_ + static_cast<std::uint64_t>(ref) * 8); }
    Ref ref_of(const Object* object) const {
        return static_cast<Ref>(static_cast<std::uint32_t>((reinterpret_cast<const std::byte*>(object) - base_) / 8));
    }

    // Zeroed memory of `cells` 8-byte units (even, at least sizeof(Object)/8); nullptr when the limit is reached.
    // The header's `cells` is set.
    Object* allocate(std::uint32_t cells);
    // Puts an object back at the very place it was freed from (undo of a free). The place must not be in use.
    Object* allocate_at(Ref ref, std::uint32_t cells);
    void free(Object* object);
    // Calls visit(Object*) for each allocated object, in address order.
    template <typename Visit>
    void for_each(Visit visit) const;

    std::uint64_t used_bytes() const { return used_bytes_; }
    std::uint64_t limit_bytes() const { return limit_bytes_; }

  private:
    // Left to the implementer.
    std::byte* base_ = nullptr;
    std::uint64_t limit_bytes_ = 0;
    std::uint64_t used_bytes_ = 0;
};

}  // namespace raceproof::state
