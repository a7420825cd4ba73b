#include "search/meter.h"

namespace raceproof::search {

Bound Meter::look() {
    finish();
    if (limits_.seconds != 0 && statistics.seconds >= limits_.seconds) return Bound::Time;
    if (limits_.bytes != 0 && statistics.store_bytes >= limits_.bytes) return Bound::Memory;
    return visitor_.on_progress(statistics) == Verdict::Stop ? Bound::Interrupted : Bound::None;
}

void Meter::finish() {
    statistics.seconds = std::chrono::duration<double>(Clock::now() - start_).count();
    statistics.store_bytes = store_.bytes();
    statistics.collision_probability = store_.collision_probability();
}

}  // namespace raceproof::search
