#include "machine/spinning.h"

#include <algorithm>

namespace raceproof::machine {

using state::Frame;
using state::Slot;
using state::Thread;

bool SpinDetector::repeats(const Thread& thread, std::uint64_t changes) {
    bool may_be = depth_ == thread.depth && changes_ == changes && pc_ == thread.top().pc;
    if (may_be && is_as_kept(thread)) return true;
    if (++jumps_ == next_to_keep_) {
        next_to_keep_ *= 2;
        keep(thread, changes);
    }
    return false;
}

bool SpinDetector::is_as_kept(const Thread& thread) const {
    const Slot* locals = thread.top().locals;
    bool same_top =
        std::all_of(top_.begin(), top_.end(), [&](const LiveSlot& slot) { return locals[slot.position] == slot.value; });
    return same_top && picture_of(thread) == picture_;
}

void SpinDetector::keep(const Thread& thread, std::uint64_t changes) {
    changes_ = changes;
    depth_ = thread.depth;
    pc_ = thread.top().pc;
    top_.clear();
    slots_.for_each_live(thread.top(), [&](std::uint32_t position, Slot slot, bool) { top_.push_back({position, slot}); });
    picture_ = picture_of(thread);
}

std::vector<std::uint64_t> SpinDetector::picture_of(const Thread& thread) const {
    std::vector<std::uint64_t> picture;
    for (std::uint32_t i = 0; i < thread.depth; ++i) {
        const Frame& frame = thread.frames[i];
        picture.insert(picture.end(), {reinterpret_cast<std::uint64_t>(frame.method), std::uint64_t{frame.pc} << 32 | frame.flags,
                                       static_cast<std::uint64_t>(frame.lock) << 32 | frame.phase});
        slots_.for_each_live(frame, [&](std::uint32_t, Slot slot, bool) { picture.push_back(slot); });
    }
    return picture;
}

}  // namespace raceproof::machine
