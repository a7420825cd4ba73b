// Which fix comes first: one that is proved; then one that keeps read-modify-writes whole; then fewest changed places; then what
// costs least at run time; then what protects all in the same way.
#pragma once

#include <compare>
#include <vector>

#include "repair/repair.h"

namespace raceproof::repair {

struct Cost {
    std::size_t places = 0;  // that are changed in the source
    int run_time = 0;        // the dearest of its changes: a volatile access, an atomic update, a lock
    std::size_t kinds = 0;   // of change, and different locks
    friend auto operator<=>(const Cost&, const Cost&) = default;
};
Cost cost_of(const advice::Fix& fix);

void rank(std::vector<TriedFix>& fixes);

}  // namespace raceproof::repair
