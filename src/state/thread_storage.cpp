#include "state/thread_storage.h"

namespace raceproof::state {
namespace {

constexpr std::uint64_t kFrameBytes = std::uint64_t{kMaximumFrames} * sizeof(Frame);
constexpr std::uint64_t kStackBytes = std::uint64_t{kStackSlots} * sizeof(Slot);
constexpr std::uint64_t kHashBytes = std::uint64_t{kMaximumFrames} * sizeof(Hash128);

}  // namespace

void ThreadStorage::provide(Thread& thread) {
    if (spare_.empty()) {
        reservations_.emplace_back(kFrameBytes + kStackBytes + kHashBytes);
        spare_.push_back(reservations_.back().base());
    }
    std::byte* base = spare_.back();
    spare_.pop_back();
    thread.frames = reinterpret_cast<Frame*>(base);
    thread.stack = reinterpret_cast<Slot*>(base + kFrameBytes);
    thread.stack_end = thread.stack + kStackSlots;
    thread.frame_hashes = reinterpret_cast<Hash128*>(base + kFrameBytes + kStackBytes);
}

void ThreadStorage::take_back(Thread& thread) {
    if (thread.frames == nullptr) return;
    spare_.push_back(reinterpret_cast<std::byte*>(thread.frames));
    thread.frames = nullptr;
    thread.stack = thread.stack_end = nullptr;
    thread.frame_hashes = nullptr;
}

}  // namespace raceproof::state
