#include "state/reservation.h"

#include <sys/mman.h>

#include <algorithm>
#include <utility>

namespace raceproof::state {

namespace {

std::byte* map(std::uint64_t bytes) {
    void* place = ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return place == MAP_FAILED ? nullptr : static_cast<std::byte*>(place);
}

}  // namespace

Reservation::Reservation(std::uint64_t wanted, std::uint64_t least) {
    std::uint64_t bytes = wanted;
    for (base_ = map(bytes); base_ == nullptr && bytes > least; base_ = map(bytes)) bytes = std::max(bytes / 2, least);
    if (base_ == nullptr) throw NoAddressSpace(least);
    bytes_ = bytes;
    if (bytes == wanted || bytes <= least) return;
    // The limit is near: another half of it is left to others.
    std::uint64_t kept = std::max(bytes / 2, least);
    ::munmap(base_ + kept, bytes - kept);
    bytes_ = kept;
}

Reservation::~Reservation() {
    if (base_ != nullptr) ::munmap(base_, bytes_);
}

Reservation& Reservation::operator=(Reservation&& other) noexcept {
    std::swap(base_, other.base_);
    std::swap(bytes_, other.bytes_);
    return *this;
}

void Reservation::discard(std::byte* from, std::uint64_t bytes) { ::madvise(from, bytes, MADV_DONTNEED); }

}  // namespace raceproof::state
