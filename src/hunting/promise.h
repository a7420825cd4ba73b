// How promising a warning is: what is searched for first, and told first. Nothing depends on it but the order.
//
// Two writes, accesses without any lock, accesses close to each other in the run, and statements that several runs warn of are
// more often races than others.
#pragma once

#include <cstdint>

#include "hunting/warning.h"

namespace raceproof::hunting {

struct Promise {
    bool both_write = false;
    std::uint32_t unlocked = 0;  // of the two accesses, those made without any lock
    std::uint64_t distance = 0;  // between them, in steps of the run in which they were closest
    std::uint64_t runs = 0;      // that warned of them
};

Promise promise_of(const Suspicion& suspicion);
// The same statements in another run.
void add_run(Promise& promise, const Suspicion& suspicion);
// Higher is more promising.
std::uint32_t score_of(const Promise& promise);

}  // namespace raceproof::hunting
