// How likely two of many random numbers are the same.
#pragma once

#include <cmath>

namespace raceproof {

// An upper bound of the chance that among things which were told apart by random numbers two were taken for one, when each pair
// has a chance of 2^exponent and `seen` different ones were seen.
//
// The union over all pairs. If two were taken for one, one more was met than seen by then; so there are seen + 1 things to pair.
inline double collision_bound(double seen, int exponent) { return std::ldexp(seen * (seen + 1) / 2, exponent); }

}  // namespace raceproof
