// Prediction against its definitions, on random traces: every sync-preserving correct reordering is tried.
//
// RACEPROOF_TRACES=1000000 asks for so many traces instead of the few of every day.
#include <gmock/gmock.h>

#include <cstdlib>
#include <map>
#include <set>
#include <tuple>

#include "prediction/deadlock_prediction.h"
#include "prediction/race_prediction.h"
#include "prediction/testing/naive_closure.h"
#include "prediction/testing/random_trace.h"
#include "prediction/testing/reorderings.h"
#include "prediction/testing/trace_builder.h"

namespace raceproof::prediction {
namespace {

using testing::AllReorderings;
using testing::complaint_about;
using testing::describe;
using testing::NaiveClosure;
using testing::RandomTrace;
using testing::RandomTraceOptions;

std::uint32_t number_of_traces() {
    const char* text = std::getenv("RACEPROOF_TRACES");
    return text == nullptr ? 6000 : static_cast<std::uint32_t>(std::strtoul(text, nullptr, 10));
}

// More of the one or the other from seed to seed.
RandomTraceOptions for_races(std::uint32_t seed) {
    RandomTraceOptions options;
    options.threads = 2 + seed % 3;
    options.locks = 1 + seed / 3 % 2;
    options.variables = 1 + seed / 5 % 2;
    options.length = 7 + seed % 6;
    options.stay = seed % 5;
    options.has_forks = seed % 2 == 0;
    options.has_required = seed % 7 == 0;
    return options;
}

RandomTraceOptions for_deadlocks(std::uint32_t seed) {
    RandomTraceOptions options;
    options.threads = 2 + seed % 3;
    options.locks = 2 + seed / 3 % 3;
    options.variables = 1;
    options.length = 9 + seed % 8;
    options.stay = 4 + seed % 4;
    options.takes_pairs = seed % 4 != 0;
    options.accesses = seed % 4;
    options.acquisitions = options.releases = 8;
    options.others = seed % 2;
    options.has_forks = seed % 3 == 0;
    options.has_required = seed % 7 == 0;
    options.is_reentrant = seed % 4 == 0;
    if (seed % 5 == 0) {  // three locks, for longer patterns
        options.threads = options.locks = 3;
        options.length = 15;
        options.stay = 6;
        options.accesses = options.others = 0;
        options.takes_pairs = true;
        options.is_reentrant = false;
    }
    return options;
}

using Pair = std::pair<std::uint32_t, std::uint32_t>;

std::set<Pair> events_of(const Trace& trace, const std::vector<PredictedRace>& races) {
    std::set<Pair> events;
    for (const PredictedRace& race : races) {
        EXPECT_EQ(complaint_about(trace, race.schedule, race.prefixes, {race.first, race.second}), "") << describe(trace);
        EXPECT_TRUE(events.emplace(race.first, race.second).second) << "twice the same";
    }
    return events;
}

std::set<std::vector<std::uint32_t>> events_of(const Trace& trace, const std::vector<PredictedDeadlock>& deadlocks) {
    std::set<std::vector<std::uint32_t>> events;
    for (const PredictedDeadlock& deadlock : deadlocks) {
        EXPECT_EQ(complaint_about(trace, deadlock.schedule, deadlock.prefixes, deadlock.acquires), "") << describe(trace);
        EXPECT_TRUE(events.insert(deadlock.acquires).second) << "twice the same";
    }
    return events;
}

std::multiset<std::uint64_t> sites_of(const Trace& trace, const std::vector<std::uint32_t>& events) {
    std::multiset<std::uint64_t> sites;
    for (std::uint32_t event : events) sites.insert(trace.events[event].site);
    return sites;
}

TEST(PredictionAgreement, RacesAreThoseOfAllReorderings) {
    std::size_t races = 0, others = 0;
    for (std::uint32_t seed = 1; seed <= number_of_traces(); ++seed) {
        RandomTrace random(seed, for_races(seed));
        const Trace& trace = random.trace();
        AllReorderings expected(trace);
        ASSERT_EQ(events_of(trace, predict_races(trace)), expected.races()) << "seed " << seed << "\n" << describe(trace);
        races += expected.races().size();
        for (std::size_t one = 0; one < trace.events.size(); ++one)
            for (std::size_t other = 0; other < one; ++other) others += conflicts(trace.events[one], trace.events[other]) ? 1 : 0;
    }
    others -= races;
    EXPECT_GT(races, number_of_traces());
    EXPECT_GT(others, number_of_traces() / 2);
}

// Few sites: lists of accesses that are alike, of which some race.
TEST(PredictionAgreement, OneRaceForTwoSites) {
    for (std::uint32_t seed = 1; seed <= number_of_traces(); ++seed) {
        RandomTraceOptions options = for_races(seed);
        options.sites = 1 + seed % 3;
        RandomTrace random(seed, options);
        const Trace& trace = random.trace();
        AllReorderings all(trace);
        std::set<std::multiset<std::uint64_t>> expected, found;
        for (auto [first, second] : all.races()) expected.insert(sites_of(trace, {first, second}));
        for (auto [first, second] : events_of(trace, predict_races(trace))) {
            ASSERT_TRUE(all.races().contains({first, second})) << "seed " << seed << "\n" << describe(trace);
            ASSERT_TRUE(found.insert(sites_of(trace, {first, second})).second) << "seed " << seed << "\n" << describe(trace);
        }
        ASSERT_EQ(found, expected) << "seed " << seed << "\n" << describe(trace);
    }
}

TEST(PredictionAgreement, TheFirstRaceOfEachAccess) {
    for (std::uint32_t seed = 1; seed <= number_of_traces(); ++seed) {
        RandomTraceOptions options = for_races(seed);
        options.sites = 1 + seed % 2;
        RandomTrace random(seed, options);
        const Trace& trace = random.trace();
        AllReorderings all(trace);
        std::set<std::tuple<std::uint32_t, std::uint32_t, EventKind, bool, std::uint64_t>> seen;
        std::set<Pair> expected;
        for (auto [first, second] : all.races()) {
            const Event& event = trace.events[first];
            if (seen.emplace(second, event.thread, event.kind, event.is_plain, event.site).second)
                expected.emplace(first, second);
        }
        ASSERT_EQ(events_of(trace, predict_races(trace, {.one_per_sites = false})), expected) << "seed " << seed << "\n"
                                                                                              << describe(trace);
    }
}

// Too long for all reorderings: closures that grow in several steps, through several threads.
TEST(PredictionAgreement, RacesOfLongerTraces) {
    for (std::uint32_t seed = 1; seed <= number_of_traces() / 2; ++seed) {
        RandomTraceOptions options = for_races(seed);
        options.threads = 3 + seed % 4;
        options.locks = 2 + seed / 3 % 4;
        options.variables = 2 + seed / 5 % 5;
        options.length = 20 + seed % 40;
        options.acquisitions = options.releases = 3 + seed % 5;
        RandomTrace random(seed, options);
        const Trace& trace = random.trace();
        NaiveClosure naive(trace);
        std::set<Pair> expected;
        for (std::uint32_t second = 0; second < trace.events.size(); ++second)
            for (std::uint32_t first = 0; first < second; ++first)
                if (conflicts(trace.events[first], trace.events[second]) && naive.can_be_next({first, second}))
                    expected.emplace(first, second);
        ASSERT_EQ(events_of(trace, predict_races(trace)), expected) << "seed " << seed << "\n" << describe(trace);
    }
}

TEST(PredictionAgreement, DeadlocksAreThoseOfAllReorderings) {
    std::map<std::size_t, std::size_t> by_length;
    for (std::uint32_t seed = 1; seed <= number_of_traces(); ++seed) {
        RandomTrace random(seed, for_deadlocks(seed));
        const Trace& trace = random.trace();
        AllReorderings expected(trace);
        DeadlockPredictionOptions each{.one_per_sites = false};
        ASSERT_EQ(events_of(trace, predict_deadlocks(trace, each).deadlocks), expected.deadlocks()) << "seed " << seed << "\n"
                                                                                                    << describe(trace);
        for (const std::vector<std::uint32_t>& deadlock : expected.deadlocks()) ++by_length[deadlock.size()];
    }
    EXPECT_GT(by_length[2], number_of_traces() / 40);
    EXPECT_GE(by_length[3], number_of_traces() / 3000);
}

TEST(PredictionAgreement, OneDeadlockForItsSites) {
    for (std::uint32_t seed = 1; seed <= number_of_traces(); ++seed) {
        RandomTraceOptions options = for_deadlocks(seed);
        options.sites = 1 + seed % 2;
        RandomTrace random(seed, options);
        const Trace& trace = random.trace();
        AllReorderings all(trace);
        std::set<std::multiset<std::uint64_t>> expected, found;
        for (const std::vector<std::uint32_t>& deadlock : all.deadlocks()) expected.insert(sites_of(trace, deadlock));
        for (const std::vector<std::uint32_t>& deadlock : events_of(trace, predict_deadlocks(trace).deadlocks)) {
            ASSERT_TRUE(all.deadlocks().contains(deadlock)) << "seed " << seed << "\n" << describe(trace);
            ASSERT_TRUE(found.insert(sites_of(trace, deadlock)).second) << "seed " << seed << "\n" << describe(trace);
        }
        ASSERT_EQ(found, expected) << "seed " << seed << "\n" << describe(trace);
    }
}

}  // namespace
}  // namespace raceproof::prediction
