#include "prediction/race_prediction.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <random>

#include "prediction/testing/trace_builder.h"

namespace raceproof::prediction {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using testing::TraceBuilder;

std::vector<std::pair<std::uint32_t, std::uint32_t>> races_of(const TraceBuilder& path) {
    std::vector<std::pair<std::uint32_t, std::uint32_t>> events;
    for (const PredictedRace& race : predict_races(path.trace())) events.emplace_back(race.first, race.second);
    return events;
}

TEST(RacePrediction, AnEmptyTraceHasNone) { EXPECT_THAT(predict_races({}), IsEmpty()); }

// The lock orders the two writes in this execution. The other thread might as well have been first.
TEST(RacePrediction, FindsWhatTheOrderOfALockHides) {
    TraceBuilder path;
    path.thread(1).write("x").section("l");
    path.thread(2).section("l").write("x");
    std::vector<PredictedRace> races = predict_races(path.trace());
    ASSERT_EQ(races.size(), 1U);
    EXPECT_EQ(races[0], (PredictedRace{.first = 0, .second = 5, .prefixes = {0, 0, 2}, .schedule = {3, 4}}));
    races = predict_races(path.trace(), {.with_schedules = false});
    ASSERT_EQ(races.size(), 1U);
    EXPECT_THAT(races[0].schedule, IsEmpty());
    EXPECT_EQ(schedule_of(path.trace(), races[0].prefixes), (std::vector<std::uint32_t>{3, 4}));
}

// Two threads that take turns: without patience, nothing is found, however much there is.
TEST(RacePrediction, CanBeInterrupted) {
    TraceBuilder path;
    for (std::uint32_t i = 0; i < 2000; ++i) path.thread(1 + i % 2).section("l").at(1 + i % 2).write("x");
    int asked = 0;
    RacePredictionOptions options{.goes_on = [&] { return ++asked < 0; }};
    EXPECT_THAT(predict_races(path.trace(), options), IsEmpty());
    EXPECT_EQ(asked, 1) << "once it is over, nobody asks again";
    options.goes_on = [&] { return ++asked > 0; };
    EXPECT_EQ(predict_races(path.trace(), options).size(), 1U);
    EXPECT_GT(asked, 2);
}

TEST(RacePrediction, ACommonLockPreventsIt) {
    TraceBuilder path;
    path.thread(1).acquire("l").write("x").release("l");
    path.thread(2).acquire("l").write("x").release("l");
    EXPECT_THAT(races_of(path), IsEmpty());
}

// The second section of the first thread must be left out, although the order of sections is kept.
TEST(RacePrediction, LeavesOutSectionsInBetween) {
    TraceBuilder path;
    path.thread(1).section("l").write("x").acquire("l").write("y").release("l");
    path.thread(2).acquire("l").write("z").release("l").write("x");
    EXPECT_THAT(races_of(path), ElementsAre(std::pair(2, 9)));
}

// After the section of thread 2, thread 1 could enter its own one and be about to write x, while thread 3 has read y. But then
// the sections have changed places.
TEST(RacePrediction, DoesNotReverseCriticalSections) {
    TraceBuilder path;
    path.thread(1).acquire("l").write("x").release("l");
    path.thread(2).acquire("l").write("y").release("l");
    path.thread(3).read("y").write("x");
    EXPECT_THAT(races_of(path), ElementsAre(std::pair(4, 6)));  // of y alone

    TraceBuilder without_lock;
    without_lock.thread(1).other().write("x").other();
    without_lock.thread(2).other().write("y").other();
    without_lock.thread(3).read("y").write("x");
    EXPECT_THAT(races_of(without_lock), ElementsAre(std::pair(1, 7), std::pair(4, 6)));
}

// What the closure adds for one lock calls for more: u comes after the section of l, in which m is acquired after the section of
// v that has the first write of x.
TEST(RacePrediction, ReleasesCallForReleases) {
    std::vector<std::uint32_t> numbers{0, 1, 2};
    do {
        std::uint32_t t = numbers[0], u = numbers[1], v = numbers[2];
        TraceBuilder path;
        path.thread(t).acquire("l").volatile_write("y");
        path.thread(v).volatile_read("y").acquire("m").write("x").release("m");
        path.thread(t).section("m").release("l");
        path.thread(u).section("l").write("x");
        EXPECT_THAT(races_of(path), IsEmpty());
    } while (std::next_permutation(numbers.begin(), numbers.end()));
}

// Thread 2 goes on only because it has read what thread 1 wrote after x.
TEST(RacePrediction, ReadsSeeTheirWrites) {
    TraceBuilder path;
    path.thread(1).write("x").volatile_write("ready");
    path.thread(2).volatile_read("ready").write("x");
    EXPECT_THAT(races_of(path), IsEmpty());
}

// A volatile write that nobody reads orders nothing.
TEST(RacePrediction, AReadOfTheInitialValueNeedsNoWrite) {
    TraceBuilder path;
    path.thread(2).volatile_read("ready");
    path.thread(1).write("x").volatile_write("ready");
    path.thread(2).write("x");
    EXPECT_THAT(races_of(path), ElementsAre(std::pair(1, 3)));
}

TEST(RacePrediction, OneOfTheTwoIsPlain) {
    TraceBuilder path;
    path.thread(1).volatile_write("x");
    path.thread(2).volatile_write("x");
    path.thread(3).write("x");
    EXPECT_THAT(races_of(path), ElementsAre(std::pair(0, 2), std::pair(1, 2)));
}

TEST(RacePrediction, ForksJoinsAndRequiredEventsOrder) {
    TraceBuilder path;
    path.thread(0).write("x").fork(1);
    path.thread(1).write("x");
    path.thread(0).join(1).write("x");
    EXPECT_THAT(races_of(path), IsEmpty());

    TraceBuilder notified;
    notified.thread(1).write("x").other();
    notified.thread(2).other().requires_event(1).write("x");
    EXPECT_THAT(races_of(notified), IsEmpty());
}

// A thread without events has started and ended, too.
TEST(RacePrediction, JoiningASilentThreadNeedsItsFork) {
    TraceBuilder path;
    path.thread(0).write("x").fork(9);
    path.thread(1).join(9).write("x");
    EXPECT_THAT(races_of(path), IsEmpty());
}

TEST(RacePrediction, InnerAcquisitionsAreNone) {
    TraceBuilder path;
    path.thread(1).acquire("l").section("l").write("x").release("l");
    path.thread(2).acquire("l").write("x").release("l");
    EXPECT_THAT(races_of(path), IsEmpty());
}

TEST(RacePrediction, ALockMayBeHeldAtTheEnd) {
    TraceBuilder path;
    path.thread(1).acquire("l").write("x").release("l").write("y");
    path.thread(2).acquire("l").write("x").write("y");
    EXPECT_THAT(races_of(path), ElementsAre(std::pair(3, 6)));
}

// The first iterations are ordered, later ones are not: the pair of sites is reported all the same, once.
TEST(RacePrediction, OneForTwoSitesIfAny) {
    TraceBuilder path;
    path.thread(1).at(1).write("x").volatile_write("v");
    path.thread(2).volatile_read("v").at(2).write("x");
    path.thread(1).at(1).write("x").at(1).write("x");
    path.thread(2).at(2).write("x");
    EXPECT_THAT(races_of(path), ElementsAre(std::pair(3, 4)));
    EXPECT_EQ(predict_races(path.trace(), {.one_per_sites = false}).size(), 3U);
}

TEST(RacePrediction, RefusesTracesThatCannotBe) {
    TraceBuilder path;
    path.thread(1).acquire("l");
    path.thread(2).acquire("l");
    EXPECT_DEATH(predict_races(path.trace()), "no other thread holds");
}

// 8 threads. Each variable has its lock, under which it is accessed; now and then an access forgets it, at a site of its own.
Trace long_trace() {
    TraceBuilder path;
    std::mt19937_64 random(1);
    auto pick = [&](std::uint64_t below) { return random() % below; };
    while (path.trace().events.size() < 200'000) {
        std::uint64_t lock = pick(50), site = lock * 10 + pick(5);
        std::string lock_name = "lock " + std::to_string(lock), variable = lock_name + " variable " + std::to_string(pick(3));
        path.thread(static_cast<std::uint32_t>(pick(8)));
        if (pick(20) == 0) path.volatile_read("flag " + std::to_string(lock));
        if (pick(200) == 0) path.at(10'000 + lock).read(variable);
        path.acquire(lock_name);
        for (std::uint64_t left = 1 + pick(3); left > 0; --left) {
            path.at(site).read(variable);
            if (pick(2) == 0) path.at(site).write(variable);
        }
        path.release(lock_name);
        if (pick(50) == 0) path.volatile_write("flag " + std::to_string(lock));
    }
    return path.trace();
}

// No quadratic search: this is to end soon. As there are few races, nearly all pairs of sites have to be searched to the end.
TEST(RacePrediction, LongTraces) {
    Trace trace = long_trace();
    std::vector<PredictedRace> races = predict_races(trace);
    EXPECT_GT(races.size(), 40U);
    for (const PredictedRace& race : races)
        EXPECT_TRUE(trace.events[race.first].site >= 10'000 || trace.events[race.second].site >= 10'000);
}

}  // namespace
}  // namespace raceproof::prediction
