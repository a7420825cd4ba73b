#include "search/meter.h"

#include <algorithm>

#include "base/process_memory.h"

namespace raceproof::search {

Bound Meter::look() {
    constexpr double kSecondsPerLook = 0.02;
    constexpr std::uint64_t kMostChecksPerLook = 1 << 16;
    double before = statistics.seconds;
    finish();
    double taken = statistics.seconds - before;
    checks_per_look_ = taken > kSecondsPerLook ? std::max<std::uint64_t>(checks_per_look_ / 2, 1)
                                               : std::min(checks_per_look_ * 2, kMostChecksPerLook);
    next_look_ = checks_ + checks_per_look_;
    if (limits_.seconds != 0 && statistics.seconds >= limits_.seconds) return Bound::Time;
    if (limits_.bytes != 0 && statistics.memory_bytes >= limits_.bytes) return Bound::Memory;
    return visitor_.on_progress(statistics) == Decision::Stop ? Bound::Interrupted : Bound::None;
}

void Meter::finish() {
    statistics.seconds = std::chrono::duration<double>(Clock::now() - start_).count();
    statistics.store_bytes = store_.bytes();
    statistics.memory_bytes = resident_bytes();
    statistics.collision_probability = store_.collision_probability();
}

}  // namespace raceproof::search
