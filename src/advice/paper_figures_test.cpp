// The examples of the JRF-E paper, as the executions that it discusses, with exactly the advice that it derives from each.
#include <gmock/gmock.h>

#include "advice/analysis.h"
#include "advice/testing/trace_builder.h"

namespace raceproof::advice {
namespace {

using testing::describe;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using testing::labelled;
using testing::monitor;
using testing::TraceBuilder;
using ::testing::UnorderedElementsAre;

std::vector<std::string> advice_texts(const Trace& trace, const std::vector<Acquisition>& history = {}) {
    return describe(advice_for(trace, history));
}

TraceAdvice analysed(const Trace& trace, const std::vector<Acquisition>& history = {}) {
    return trace_advice(trace, HappensBefore(trace), history);
}

// Figure 2: Thread 1 sets x, then done; Thread 2 waits for done, then reads x.
TraceBuilder figure_2() {
    TraceBuilder path;
    path.at("main", "m1").start("Thread 1").at("main", "m2").start("Thread 2");
    path.at("Thread 1", "begin").begin().at("Thread 2", "begin").begin();
    path.at("Thread 1", "s1").write("x").at("Thread 1", "s2").write("done");
    path.at("Thread 2", "t1").read("done").at("Thread 2", "t2").read("x");
    return path;
}

TEST(PaperFigures, Figure2RaceOnX) {
    EXPECT_THAT(advice_texts(figure_2().race("s1", "t2")), UnorderedElementsAre("volatile x", "other volatile done"));
}

TEST(PaperFigures, Figure2RaceOnDone) {
    EXPECT_THAT(advice_texts(figure_2().race("s2", "t1")), UnorderedElementsAre("volatile done"));
}

// Figure 4: done is suggested for both races, x for one.
TEST(PaperFigures, Figure4Frequency) {
    TraceAdvice of_x = analysed(figure_2().race("s1", "t2")), of_done = analysed(figure_2().race("s2", "t1"));
    std::vector<std::vector<Advice>> races{combined({&of_x, 1}), combined({&of_done, 1})};
    std::vector<Frequency> found = frequencies(races);
    ASSERT_EQ(found.size(), 2u);
    EXPECT_EQ(describe(found[0].advice), "volatile done");
    EXPECT_EQ(found[0].races, 2u);
    EXPECT_EQ(describe(found[1].advice), "volatile x");
    EXPECT_EQ(found[1].races, 1u);
}

// Figures 5 and 7, double-checked locking: Thread 2 sees the helper that Thread 1 is still inside the monitor with.
TraceBuilder figure_5() {
    TraceBuilder path;
    path.at("Thread 1", "check").read("helper").at("Thread 1", "enter").lock(monitor("this"));
    path.at("Thread 1", "check again").read("helper").at("Thread 1", "constructor").write("data");
    path.at("Thread 1", "publish").write("helper");
    path.at("Thread 2", "first check").read("helper").at("Thread 2", "print").read("data");
    return path;
}

TEST(PaperFigures, Figure5RaceOnHelper) {
    EXPECT_THAT(advice_texts(figure_5().race("publish", "first check")), UnorderedElementsAre("volatile helper"));
}

TEST(PaperFigures, Figure5RaceOnData) {
    EXPECT_THAT(advice_texts(figure_5().race("constructor", "print")),
                UnorderedElementsAre("volatile data", "other volatile helper"));
}

// Figures 8 and 9, Peterson's algorithm: the array is volatile, its elements are not.
TEST(PaperFigures, Figure8) {
    TraceBuilder path;
    path.at("Thread 1", "r1").write("flag[0]").at("Thread 1", "r2").volatile_write("turn");
    path.at("Thread 2", "s1").write("flag[1]");
    path.at("Thread 1", "r3").read("flag[1]");
    EXPECT_THAT(advice_texts(path.race("s1", "r3")), UnorderedElementsAre("atomic array flag"));
}

// Figures 13 and 14: the object is published before it is complete.
TraceBuilder figure_13() {
    TraceBuilder path;
    path.at("Thread 1", "s2").volatile_write("publish");
    path.at("Thread 2", "t1").volatile_read("publish");
    path.at("Thread 1", "s3").write("desc").at("Thread 1", "s4").write("goFlag");
    path.at("Thread 2", "t2").read("goFlag");
    return path;
}

TEST(PaperFigures, Figure13RaceOnGoFlag) {
    EXPECT_THAT(advice_texts(figure_13().race("s4", "t2")), UnorderedElementsAre("volatile goFlag", "move s4 before s2"));
}

TEST(PaperFigures, Figure13RaceOnTheDescriptor) {
    TraceBuilder path = figure_13();
    path.at("Thread 2", "t3").read("desc");
    EXPECT_THAT(advice_texts(path.race("s3", "t3")),
                UnorderedElementsAre("volatile desc", "move s3 before s2", "other volatile goFlag"));
}

// Figures 16 and 17: one thread locks, the other does not.
Trace figure_17() {
    TraceBuilder path;
    path.at("Thread 1", "s1")
        .lock(monitor("lock"))
        .at("Thread 1", "s2")
        .write("data")
        .at("Thread 1", "s3")
        .unlock(monitor("lock"));
    path.at("Thread 2", "t1").read("data");
    return path.race("s2", "t1");
}

TEST(PaperFigures, Figure16) {
    EXPECT_THAT(advice_texts(figure_17()), UnorderedElementsAre("volatile data", "put t1 into lock as at s1"));
}

// Figure 25: the same race while the lock is still held. The block is not suggested here, but stays when both are combined.
TEST(PaperFigures, Figure25) {
    TraceBuilder path;
    path.at("Thread 1", "s1").lock(monitor("lock")).at("Thread 1", "s2").write("data");
    path.at("Thread 2", "t1").read("data");
    Trace inside = path.race("s2", "t1");
    EXPECT_THAT(advice_texts(inside), UnorderedElementsAre("volatile data"));
    std::vector<TraceAdvice> both{analysed(figure_17()), analysed(inside)};
    EXPECT_THAT(describe(combined(both)), UnorderedElementsAre("volatile data", "put t1 into lock as at s1"));
}

// Figures 21 and 22: Thread 2 has come to x by reading done; Thread 3 can do so, too.
TEST(PaperFigures, Figure21) {
    TraceBuilder path;
    path.at("Thread 1", "r1").write("x").at("Thread 1", "r2").volatile_write("done");
    path.at("Thread 2", "s1").volatile_read("done").at("Thread 2", "s2").read("x");
    path.at("Thread 3", "t1").read("x");
    std::vector<Acquisition> history{{testing::volatile_variable("done"), labelled("s1"), "Thread 2"}};
    EXPECT_THAT(advice_texts(path.race("r1", "t1"), history),
                UnorderedElementsAre("volatile x", "acquire done before t1 as at s1"));
    EXPECT_THAT(advice_texts(path.race("r1", "t1")), UnorderedElementsAre("volatile x"));
}

enum class ThreadThree { Ordered, Unordered };

// Figures 23 and 24 (a), condition 1 of Lemma 4: Thread 3 writes goFlag between the release s2 and the source access s7. Moved to
// before s2, the source access is ordered before that write if an edge leads there from s2 or later, as through the monitor here.
Trace figure_24_a(ThreadThree third) {
    TraceBuilder path;
    path.at("Thread 1", "s2").volatile_write("publish").at("Thread 2", "t1").volatile_read("publish");
    path.at("Thread 1", "s3").write("desc");
    path.at("Thread 1", "s4").lock(monitor("o")).at("Thread 1", "s5").write("x").at("Thread 1", "s6").unlock(monitor("o"));
    if (third == ThreadThree::Ordered) path.at("Thread 3", "u1").lock(monitor("o"));
    path.at("Thread 3", "u3").write("goFlag");
    path.at("Thread 1", "s7").write("goFlag").at("Thread 2", "t2").read("goFlag");
    return path.race("s7", "t2");
}

TEST(PaperFigures, Figure24Condition1) {
    EXPECT_THAT(advice_texts(figure_24_a(ThreadThree::Ordered)), UnorderedElementsAre("volatile goFlag", "move s7 before s2"));
    EXPECT_THAT(advice_texts(figure_24_a(ThreadThree::Unordered)), UnorderedElementsAre("volatile goFlag"));
}

// Figure 24 (b), condition 2: Thread 3 has written goFlag before the release, and must be ordered before it.
Trace figure_24_b(ThreadThree third) {
    TraceBuilder path;
    path.at("Thread 3", "u1").lock(monitor("o")).at("Thread 3", "u3").write("goFlag").at("Thread 3", "u6").unlock(monitor("o"));
    if (third == ThreadThree::Ordered) path.at("Thread 1", "s4").lock(monitor("o"));
    path.at("Thread 1", "s2").volatile_write("publish");
    if (third == ThreadThree::Unordered) path.at("Thread 1", "s4").lock(monitor("o"));
    path.at("Thread 1", "s7").write("goFlag");
    path.at("Thread 2", "t1").volatile_read("publish").at("Thread 2", "t2").read("goFlag");
    return path.race("s7", "t2");
}

TEST(PaperFigures, Figure24Condition2) {
    EXPECT_THAT(advice_texts(figure_24_b(ThreadThree::Ordered)), UnorderedElementsAre("volatile goFlag", "move s7 before s2"));
    EXPECT_THAT(advice_texts(figure_24_b(ThreadThree::Unordered)), UnorderedElementsAre("volatile goFlag"));
}

// Figure 26: what one trace does not suggest is not suggested for the race.
TEST(PaperFigures, Figure26Intersection) {
    TraceBuilder late;
    late.at("Thread 2", "t1").volatile_read("publish");
    late.at("Thread 1", "s2").volatile_write("publish").at("Thread 1", "s4").write("goFlag");
    late.at("Thread 2", "t2").read("goFlag");
    std::vector<TraceAdvice> both{analysed(figure_13().race("s4", "t2")), analysed(late.race("s4", "t2"))};
    EXPECT_THAT(describe(combined(both)), ElementsAre("volatile goFlag"));
    EXPECT_THAT(combined({}), IsEmpty());
}

}  // namespace
}  // namespace raceproof::advice
