// How to order the two accesses of a race: the advice of one trace, of all traces of a race, and of all races (JRF-E, sections
// 3.1 and 3.3). Everything comes out sorted, so that equal input gives equal output.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "advice/advice.h"
#include "advice/happens_before.h"
#include "advice/location_name.h"
#include "advice/trace.h"

namespace raceproof::advice {

// Changes when the same trace may get other edges or other advice: what was kept of an earlier analysis is then computed again.
constexpr int kAnalysisVersion = 2;

// All kinds. `history`: the acquisitions of the racing location, of all explored paths.
std::vector<Advice> advice_for(const Trace& trace, std::span<const Acquisition> history);
std::vector<Advice> advice_for(const Trace& trace, const HappensBefore& order, std::span<const Acquisition> history);

// Both racing statements in blocks on one lock: possible for every race, suggested where nothing cheaper is.
Advice common_lock(const Trace& trace);

// What the advice for a race is made from, of each of its traces: small enough to be kept for all of them.
struct TraceAdvice {
    std::vector<Advice> advice;                              // sorted
    std::vector<LocationName> source_locks, manifest_locks;  // held at the two accesses, sorted

    friend bool operator==(const TraceAdvice&, const TraceAdvice&) = default;
};
TraceAdvice trace_advice(const Trace& trace, const HappensBefore& order, std::span<const Acquisition> history);

// The advice for a race (figure 26). A suggestion has to be one of every trace. Blocks on a lock are different: where the block
// would exclude the execution, the execution does not suggest it. They stay if the lock is held in every trace, at the
// source access if the manifest statement goes into the block, and the other way round.
std::vector<Advice> combined(std::span<const TraceAdvice> traces);

// For how many races a change is suggested. Whether the field or array is the racing one or another makes no difference here: the
// kinds Volatile and AtomicArray stand for both.
struct Frequency {
    Advice advice;
    std::size_t races = 0;

    friend bool operator==(const Frequency&, const Frequency&) = default;
};
// As a person makes it: whatever variable or access it was found for, and by lines.
Advice without_reason(Advice advice);
std::vector<Frequency> frequencies(std::span<const std::vector<Advice>> races);  // most frequent first

}  // namespace raceproof::advice
