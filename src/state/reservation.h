// A range of address space that is ours but costs memory only where it is touched: pointers into it stay valid while what it
// holds grows. Fresh pages read as zero.
#pragma once

#include <cstddef>
#include <cstdint>

namespace raceproof::state {

class Reservation {
  public:
    Reservation() = default;
    // VERIFY-fails if the host refuses even `least` bytes; otherwise as much of `wanted` as it gives, by halving.
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
