// How long the calling thread has been computing, whatever else the machine did meanwhile.
#pragma once

#include <ctime>

namespace raceproof {

inline double processor_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

}  // namespace raceproof
