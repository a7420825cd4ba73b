#include "state/reservation.h"

#include <sys/mman.h>

#include <utility>

#include "base/verify.h"

namespace raceproof::state {

Reservation::Reservation(std::uint64_t wanted, std::uint64_t least) {
    for (std::uint64_t bytes = wanted; bytes >= least && bytes > 0; bytes /= 2) {
        void* place = ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (place == MAP_FAILED) continue;
        base_ = static_cast<std::byte*>(place);
        bytes_ = bytes;
        return;
    }
    VERIFY(false, "should get address space from the host (is `ulimit -v` set?)");
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
