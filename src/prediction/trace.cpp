#include "prediction/trace.h"

#include "base/verify.h"

namespace raceproof::prediction {

std::vector<std::uint32_t> schedule_of(const Trace& trace, const Prefixes& prefixes) {
    std::vector<std::uint32_t> schedule;
    std::size_t missing = 0;
    for (std::uint32_t count : prefixes) missing += count;
    schedule.reserve(missing);
    Prefixes left = prefixes;
    for (std::uint32_t event = 0; schedule.size() < missing; ++event) {
        VERIFY(event < trace.events.size(), "should have prefixes of this trace");
        std::uint32_t thread = trace.events[event].thread;
        VERIFY(thread < left.size(), "should have a prefix of each thread");
        if (left[thread] == 0) continue;
        --left[thread];
        schedule.push_back(event);
    }
    return schedule;
}

}  // namespace raceproof::prediction
