#include "advice/analysis.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>

#include "advice/suggestions.h"

namespace raceproof::advice {
namespace {

template <typename T>
void sort_unique(std::vector<T>& items) {
    std::sort(items.begin(), items.end());
    items.erase(std::unique(items.begin(), items.end()), items.end());
}

std::vector<LocationName> names_of(const Trace& trace, const std::vector<std::uint32_t>& locations) {
    std::vector<LocationName> names;
    for (std::uint32_t location : locations) names.push_back(name_of(trace.locations[location]));
    sort_unique(names);
    return names;
}

bool is_block(const Advice& advice) {
    return advice.kind == AdviceKind::SynchronizeManifest || advice.kind == AdviceKind::SynchronizeSource;
}

bool is_lock_held_where_needed(const Advice& block, const TraceAdvice& trace) {
    const std::vector<LocationName>& held =
        block.kind == AdviceKind::SynchronizeManifest ? trace.source_locks : trace.manifest_locks;
    return std::binary_search(held.begin(), held.end(), name_of(block));
}

bool is_lock_held_in_all(const Advice& block, std::span<const TraceAdvice> traces) {
    return std::all_of(traces.begin(), traces.end(),
                       [&](const TraceAdvice& trace) { return is_lock_held_where_needed(block, trace); });
}

}  // namespace

std::vector<Advice> advice_for(const Trace& trace, std::span<const Acquisition> history) {
    return advice_for(trace, HappensBefore(trace), history);
}

std::vector<Advice> advice_for(const Trace& trace, const HappensBefore& order, std::span<const Acquisition> history) {
    std::vector<Advice> advice;
    Analysis analysis{trace, order, advice};
    suggest_volatile(analysis);
    suggest_move(analysis);
    suggest_synchronized_block(analysis);
    suggest_other_volatile(analysis);
    suggest_same_acquire(analysis, history);
    suggest_common_lock(analysis);
    sort_unique(advice);
    return advice;
}

TraceAdvice trace_advice(const Trace& trace, const HappensBefore& order, std::span<const Acquisition> history) {
    return {advice_for(trace, order, history), names_of(trace, trace.source.held_locks),
            names_of(trace, trace.manifest.held_locks)};
}

std::vector<Advice> combined(std::span<const TraceAdvice> traces) {
    std::map<Advice, std::size_t> suggested;  // by how many traces
    for (const TraceAdvice& trace : traces)
        for (const Advice& advice : trace.advice) ++suggested[advice];
    std::vector<Advice> result;
    for (const auto& [advice, count] : suggested) {
        bool stays = is_block(advice) ? is_lock_held_in_all(advice, traces) : count == traces.size();
        if (stays) result.push_back(advice);
    }
    return result;
}

Advice without_reason(Advice advice) {
    if (advice.kind == AdviceKind::OtherVolatile) advice.kind = AdviceKind::Volatile;
    if (advice.kind == AdviceKind::OtherAtomicArray) advice.kind = AdviceKind::AtomicArray;
    if (advice.kind == AdviceKind::SynchronizeSource) advice.kind = AdviceKind::SynchronizeManifest;
    // A person changes lines.
    for (Statement* statement : {&advice.statement, &advice.model})
        if (statement->line != 0) statement->offset = 0;
    return advice;
}

std::vector<Frequency> frequencies(std::span<const std::vector<Advice>> races) {
    std::map<Advice, std::size_t> counts;
    for (const std::vector<Advice>& race : races) {
        std::set<Advice> changes;
        std::transform(race.begin(), race.end(), std::inserter(changes, changes.end()), without_reason);
        for (const Advice& change : changes) ++counts[change];
    }
    std::vector<Frequency> result;
    for (const auto& [advice, count] : counts) result.push_back({advice, count});
    std::stable_sort(result.begin(), result.end(),
                     [](const Frequency& one, const Frequency& other) { return one.races > other.races; });
    return result;
}

}  // namespace raceproof::advice
