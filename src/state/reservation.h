// A range of address space that is ours but costs memory only where it is touched: pointers into it stay valid while what it
// holds grows. Fresh pages read as zero.
#pragma once

#include <cstddef>
#include <cstdint>
#include <new>

namespace raceproof::state {

// Thrown if the host refuses what is needed at least.
struct NoAddressSpace : std::bad_alloc {
    explicit NoAddressSpace(std::uint64_t needed) : bytes(needed) {}
    std::uint64_t bytes;
};

class Reservation {
  public:
    Reservation() = default;
    // As much of `wanted` as the host gives, by halving, and of what it gives at most half, so that something is left for the
    // rest; but `least` bytes in any case.
    explicit Reservation(std::uint64_t wanted, std::uint64_t least);
    explicit Reservation(std::uint64_t bytes) : Reservation(bytes, bytes) {}
    ~Reservation();
    Reservation(Reservation&& other) noexcept : base_(other.base_), bytes_(other.bytes_) { other.base_ = nullptr; }
    Reservation& operator=(Reservation&& other) noexcept;
    Reservation(const Reservation&) = delete;
    Reservation& operator=(const Reservation&) = delete;

    std::byte* base() const { return base_; }
    std::uint64_t bytes() const { return bytes_; }
    // Gives the memory of a page-aligned part back to the host; it reads as zero afterwards.
    void discard(std::byte* from, std::uint64_t bytes);

  private:
    std::byte* base_ = nullptr;
    std::uint64_t bytes_ = 0;
};

}  // namespace raceproof::state
