#include "traces/store.h"

#include <gmock/gmock.h>

#include "advice/testing/trace_builder.h"
#include "traces/analysis.h"
#include "traces/testing/stored_trace.h"

namespace raceproof::traces {
namespace {

using advice::testing::describe;
using ::testing::ElementsAre;
using testing::Folder;
using ::testing::IsEmpty;
using testing::random_trace;
using testing::RandomRecords;
using ::testing::UnorderedElementsAre;

advice::Trace of_race(std::string race, std::uint32_t seed) {
    advice::Trace trace = random_trace(seed);
    trace.race = std::move(race);
    return trace;
}

TraceStore open(const std::string& path, StoreAccess access) {
    Result<TraceStore> store = TraceStore::open(path, access);
    EXPECT_TRUE(store.ok()) << store.error().message;
    return store.take();
}

TEST(TraceStore, GivesBackWhatItWasGiven) {
    Folder folder;
    std::string file = folder.file("a b?#%.db");
    {
        TraceStore store = open(file, StoreAccess::Create);
        for (std::uint32_t seed = 1; seed <= 60; ++seed)
            ASSERT_EQ(store.keep(of_race("race " + std::to_string(seed % 3), seed), "{}", 100).value(), Kept::New);
    }
    for (StoreAccess access : {StoreAccess::Read, StoreAccess::Update, StoreAccess::Create}) {
        TraceStore store = open(file, access);
        EXPECT_THAT(store.races().value(), ElementsAre(StoredRace{"race 1", "{}", 20, 0}, StoredRace{"race 2", "{}", 20, 0},
                                                       StoredRace{"race 0", "{}", 20, 0}));
        for (std::uint32_t seed = 1; seed <= 60; ++seed) {
            std::string race = "race " + std::to_string(seed % 3);
            Result<advice::Trace> trace = store.trace({race, (seed + 2) / 3});
            ASSERT_TRUE(trace.ok()) << trace.error().message;
            ASSERT_TRUE(*trace == of_race(race, seed));
        }
    }
}

TEST(TraceStore, KeepsDifferentTracesUpToALimit) {
    Folder folder;
    TraceStore store = open(folder.file("store.db"), StoreAccess::Create);
    advice::Trace first = random_trace(1), rescheduled = first;
    rescheduled.schedule += " another way";
    EXPECT_EQ(store.keep(first, "first", 2).value(), Kept::New);
    EXPECT_EQ(store.keep(first, "second", 2).value(), Kept::Known);
    EXPECT_EQ(store.keep(rescheduled, "second", 2).value(), Kept::Known);
    EXPECT_EQ(store.keep(random_trace(2), "second", 2).value(), Kept::New);
    EXPECT_EQ(store.keep(random_trace(3), "second", 2).value(), Kept::Full);
    EXPECT_THAT(store.races().value(), ElementsAre(StoredRace{"race", "first", 2, 0}));
    EXPECT_EQ(store.trace({"race", 1})->schedule, first.schedule);
}

TEST(TraceStore, AddsToTheHistory) {
    Folder folder;
    TraceStore store = open(folder.file("store.db"), StoreAccess::Create);
    RandomRecords random(5);
    std::vector<advice::Acquisition> history{random.acquisition(), random.acquisition(), random.acquisition()};
    ASSERT_TRUE(store.keep(random_trace(1), "", 10).ok());
    ASSERT_TRUE(store.keep("race", std::span(history).first(2)).ok());
    ASSERT_TRUE(store.keep("race", std::span(history).last(2)).ok());
    EXPECT_TRUE(store.acquisitions("race").value() == history);
    EXPECT_EQ(store.races()->front().acquisitions, 3u);
    EXPECT_FALSE(store.keep("another race", history).ok());
}

TEST(TraceStore, ForgetsWhatIsOfAnotherProgram) {
    Folder folder;
    TraceStore store = open(folder.file("store.db"), StoreAccess::Create);
    EXPECT_EQ(store.program().value(), "");
    ASSERT_TRUE(store.set_program("one").ok());
    ASSERT_TRUE(store.keep(random_trace(1), "", 10).ok());
    ASSERT_TRUE(store.set_program("one").ok());
    EXPECT_EQ(store.races()->size(), 1u);
    ASSERT_TRUE(store.set_program("other").ok());
    EXPECT_EQ(store.program().value(), "other");
    EXPECT_THAT(store.races().value(), IsEmpty());
    EXPECT_EQ(store.keep(random_trace(1), "", 10).value(), Kept::New);
}

TEST(TraceStore, KeepsWhatIsOfTheSameProgramElsewhere) {
    Folder folder;
    TraceStore store = open(folder.file("store.db"), StoreAccess::Create);
    ASSERT_TRUE(store.set_program("one\nhere").ok());
    ASSERT_TRUE(store.keep(random_trace(1), "", 10).ok());
    ASSERT_TRUE(store.set_program("one\nthere").ok());
    EXPECT_EQ(store.program().value(), "one\nthere");
    EXPECT_EQ(store.races()->size(), 1u);
    ASSERT_TRUE(store.set_program("ones\nthere").ok());
    EXPECT_THAT(store.races().value(), IsEmpty());
}

TEST(TraceStore, CanBeCopied) {
    Folder folder;
    TraceStore store = open(folder.file("store.db"), StoreAccess::Create);
    ASSERT_TRUE(store.set_program("one").ok());
    ASSERT_TRUE(store.keep(random_trace(1), "", 10).ok());
    ASSERT_TRUE(store.copy_to(folder.file("copy.db")).ok());
    ASSERT_TRUE(store.set_program("other").ok());
    TraceStore copy = open(folder.file("copy.db"), StoreAccess::Read);
    EXPECT_EQ(copy.program().value(), "one");
    EXPECT_EQ(copy.races()->size(), 1u);
    EXPECT_FALSE(store.copy_to(folder.file("copy.db")).ok());
    EXPECT_FALSE(store.copy_to(folder.file("no/such/folder/copy.db")).ok());
}

TEST(TraceStore, NamesWhatItDoesNotHave) {
    Folder folder;
    std::string file = folder.file("store.db");
    TraceStore store = open(file, StoreAccess::Create);
    ASSERT_TRUE(store.keep(random_trace(1), "", 10).ok());
    EXPECT_EQ(store.trace({"other", 1}).error().message, file + ": has no race other");
    EXPECT_EQ(store.trace({"race", 2}).error().message, file + ": race race has no trace 2, only 1 to 1");
    EXPECT_EQ(store.trace({"race", 0}).error().message, file + ": race race has no trace 0, only 1 to 1");
    TraceStore reader = open(file, StoreAccess::Read);
    EXPECT_EQ(reader.keep(random_trace(2), "", 10).error().message, file + ": opened for reading only");
}

// Figure 21 of the JRF-E paper: with the acquisition there is one suggestion more.
TEST(TraceStore, ComputesAdviceOnceAndAgainWhenTheHistoryGrows) {
    Folder folder;
    advice::testing::TraceBuilder path;
    path.at("Thread 1", "r1").write("x").at("Thread 1", "r2").volatile_write("done");
    path.at("Thread 2", "s1").volatile_read("done").at("Thread 2", "s2").read("x");
    path.at("Thread 3", "t1").read("x");
    std::vector<advice::Acquisition> history{
        {advice::testing::volatile_variable("done"), advice::testing::labelled("s1"), "Thread 2"}};
    TraceStore store = open(folder.file("store.db"), StoreAccess::Create);
    ASSERT_TRUE(store.keep(path.race("r1", "t1"), "", 10).ok());
    TraceNumber number{"race", 1};
    EXPECT_FALSE(store.advice(number)->has_value());
    EXPECT_THAT(describe(stored_advice(store, store.races()->front()).value()), ElementsAre("volatile x"));
    ASSERT_TRUE(store.advice(number)->has_value());
    EXPECT_THAT(store.edges(number)->value(), ElementsAre(advice::Edge{1, 2}));

    ASSERT_TRUE(store.keep("race", history).ok());
    EXPECT_FALSE(store.advice(number)->has_value());
    EXPECT_TRUE(store.edges(number)->has_value());
    EXPECT_THAT(describe(stored_advice(store, store.races()->front()).value()),
                UnorderedElementsAre("volatile x", "acquire done before t1 as at s1"));
}

TEST(TraceStore, ReusesWhatItHasComputed) {
    Folder folder;
    TraceStore store = open(folder.file("store.db"), StoreAccess::Create);
    advice::Trace trace = random_trace(1);
    TraceNumber number{"race", 1};
    ASSERT_TRUE(store.keep(trace, "", 10).ok());
    // Not what the analysis would say.
    advice::TraceAdvice kept;
    kept.advice.push_back(
        {.kind = advice::AdviceKind::Volatile, .field = {"", "kept", "", true}, .class_name = "", .statement = {}, .model = {}});
    ASSERT_TRUE(store.keep(number, trace, {.edges = {}, .advice = kept, .acquisitions = 0}).ok());
    EXPECT_TRUE(stored_advice(store, number).value() == kept);
    // Of a trace that is not the stored one.
    ASSERT_TRUE(store.keep(number, random_trace(2), {.edges = {}, .advice = {}, .acquisitions = 0}).ok());
    EXPECT_TRUE(stored_advice(store, number).value() == kept);
}

TEST(TraceStore, GivesAdviceWhereItCannotKeepIt) {
    Folder folder;
    std::string file = folder.file("store.db");
    ASSERT_TRUE(open(file, StoreAccess::Create).keep(random_trace(1), "", 10).ok());
    TraceStore reader = open(file, StoreAccess::Read);
    Result<advice::TraceAdvice> advice = stored_advice(reader, TraceNumber{"race", 1});
    ASSERT_TRUE(advice.ok()) << advice.error().message;
    advice::Trace trace = random_trace(1);
    EXPECT_TRUE(*advice == trace_advice(trace, advice::HappensBefore(trace), {}));
    EXPECT_FALSE(reader.advice({"race", 1})->has_value());
}

}  // namespace
}  // namespace raceproof::traces
