// What the paper's examples do not show: chains, other kinds of locks, joins, and what is never suggested.
#include "advice/analysis.h"

#include <gmock/gmock.h>

#include "advice/testing/trace_builder.h"

namespace raceproof::advice {
namespace {

using testing::concurrent_lock;
using testing::describe;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using testing::Kind;
using testing::labelled;
using testing::monitor;
using testing::thread_object;
using testing::TraceBuilder;
using ::testing::UnorderedElementsAre;

std::vector<std::string> advice_texts(const Trace& trace, const std::vector<Acquisition>& history = {}) {
    return describe(advice_for(trace, history));
}

TEST(Advice, FollowsAFlagFromThreadToThread) {
    TraceBuilder path;
    path.at("A", "a1").write("x").at("A", "a2").write("turn");
    path.at("B", "b1").read("turn").at("B", "b2").write("turn");
    path.at("C", "c1").read("turn").at("C", "c2").read("x");
    EXPECT_THAT(advice_texts(path.race("a1", "c2")), UnorderedElementsAre("volatile x", "other volatile turn"));
}

TEST(Advice, ElementsOfOneArrayChangeTogether) {
    TraceBuilder path;
    path.at("A", "a1").write("x").at("A", "a2").write("done[1]");
    path.at("B", "b1").read("done[1]").at("B", "b2").write("done[2]");
    path.at("C", "c1").read("done[2]").at("C", "c2").read("x");
    EXPECT_THAT(advice_texts(path.race("a1", "c2")), UnorderedElementsAre("volatile x", "other atomic array done"));
}

TEST(Advice, AnotherLocationOfTheSameNameIsNotTheSameLocation) {
    TraceBuilder path;
    path.at("A", "a1").write("x").at("A", "a2").write("done[1]");
    path.at("B", "b1").read("done[2]").at("B", "b2").read("x");
    EXPECT_THAT(advice_texts(path.race("a1", "b2")), UnorderedElementsAre("volatile x"));
}

TEST(Advice, KnowsConcurrentLocks) {
    TraceBuilder path;
    path.at("A", "a1").lock(concurrent_lock("mutex")).at("A", "a2").write("x").at("A", "a3").unlock(concurrent_lock("mutex"));
    path.at("B", "b1").write("x");
    std::vector<Advice> advice = advice_for(path.race("a2", "b1"), {});
    EXPECT_THAT(describe(advice), UnorderedElementsAre("volatile x", "put b1 into mutex as at a1"));
    EXPECT_EQ(advice.back().location_kind, LocationKind::Lock);
}

TEST(Advice, PutsTheSourceIntoABlockToo) {
    TraceBuilder path;
    path.at("A", "a1").write("x");
    path.at("B", "b1").lock(monitor("lock")).at("B", "b2").read("x");
    EXPECT_THAT(advice_texts(path.race("a1", "b2")), UnorderedElementsAre("volatile x", "put a1 into lock as at b1"));
}

TEST(Advice, JoinsAThreadThatHasNotEndedYet) {
    TraceBuilder path;
    path.at("main", "m1").start("worker");
    path.at("worker", "run").begin().at("worker", "w1").write("x");
    path.at("main", "m2").read("x");
    std::vector<Acquisition> history{{thread_object("worker"), labelled("m9"), "main"}};
    EXPECT_THAT(advice_texts(path.race("w1", "m2"), history),
                UnorderedElementsAre("volatile x", "acquire worker before m2 as at m9"));
}

TEST(Advice, DoesNotJoinAThreadThatIsNotOrderedAfterTheSource) {
    TraceBuilder path;
    path.at("main", "m1").start("worker").at("main", "m1").start("other");
    path.at("worker", "run").begin().at("other", "run").begin().at("worker", "w1").write("x");
    path.at("main", "m2").read("x");
    std::vector<Acquisition> history{{thread_object("other"), labelled("m9"), "main"}};
    EXPECT_THAT(advice_texts(path.race("w1", "m2"), history), UnorderedElementsAre("volatile x"));
}

TEST(Advice, IsSilentAboutTheClassLibrary) {
    TraceBuilder path;
    Location table = testing::variable("table"), flag = testing::variable("flag"), lock = monitor("lock");
    table.is_of_program = flag.is_of_program = lock.is_of_program = false;
    path.at("A", "a1").lock(lock).event(Kind::PlainWrite, table).at("A", "a2").event(Kind::PlainWrite, flag).unlock(lock);
    path.at("B", "b1").event(Kind::PlainRead, flag).at("B", "b2").event(Kind::PlainRead, table);
    std::vector<Acquisition> history{{lock, labelled("c1"), "C"}};
    EXPECT_THAT(advice_texts(path.race("a1", "b2"), history), ElementsAre("lock a1 and b2"));
}

// A plain access of a volatile field, by a VarHandle: volatile would change nothing.
TEST(Advice, DoesNotMakeVolatileWhatIsVolatile) {
    TraceBuilder path;
    Location x = testing::volatile_variable("x");
    path.at("A", "a1").event(Kind::PlainWrite, x).at("B", "b1").event(Kind::PlainRead, x);
    EXPECT_THAT(advice_texts(path.race("a1", "b1")), ElementsAre("lock a1 and b1"));
}

// Which call of a line gets to which field inside of a library object differs: the lines are the same.
TEST(Combined, KeepsACommonLockForTheSameLines) {
    std::vector<TraceAdvice> traces;
    for (const char* field : {"size", "table"}) {
        TraceBuilder path;
        Location inside = testing::variable(field);
        inside.is_of_program = false;
        path.at("A", "a1").event(Kind::PlainWrite, inside).at("B", "b1").event(Kind::PlainRead, inside);
        Trace trace = path.race("a1", "b1");
        traces.push_back(trace_advice(trace, HappensBefore(trace), {}));
    }
    EXPECT_THAT(describe(combined(traces)), ElementsAre("lock a1 and b1"));
}

TEST(Combined, DropsBlocksOnLocksThatAreNotHeldInEveryTrace) {
    TraceBuilder locked, unlocked;
    locked.at("A", "a1").lock(monitor("lock")).at("A", "a2").write("x").at("A", "a3").unlock(monitor("lock"));
    locked.at("B", "b1").read("x");
    unlocked.at("A", "a2").write("x").at("B", "b1").read("x");
    std::vector<TraceAdvice> traces;
    for (const Trace& trace : {locked.race("a2", "b1"), unlocked.race("a2", "b1")})
        traces.push_back(trace_advice(trace, HappensBefore(trace), {}));
    EXPECT_THAT(describe(combined(traces)), ElementsAre("volatile x"));
}

TEST(HappensBefore, VolatileWritesOfSeveralThreadsAreAllOrderedBeforeARead) {
    TraceBuilder path;
    path.at("A", "a1").volatile_write("v").at("B", "b1").volatile_write("v").at("C", "c1").volatile_read("v");
    HappensBefore order(path.so_far());
    EXPECT_THAT(order.edges(), ElementsAre(Edge{0, 2}, Edge{1, 2}));
    EXPECT_TRUE(order.is_ordered(0, 2));
    EXPECT_FALSE(order.is_ordered(0, 1));
}

TEST(HappensBefore, ALockHasOneEdge) {
    TraceBuilder path;
    for (const char* thread : {"A", "B", "C"}) path.at(thread, "s").lock(monitor("m")).unlock(monitor("m"));
    EXPECT_THAT(HappensBefore(path.so_far()).edges(), ElementsAre(Edge{1, 2}, Edge{3, 4}));
}

TEST(HappensBefore, OneMoreEdge) {
    TraceBuilder path;
    path.at("A", "a1").write("x").write("y").at("B", "b1").read("y").read("x");
    HappensBefore order(path.so_far());
    EXPECT_FALSE(order.is_ordered(0, 3));
    EXPECT_TRUE(order.is_ordered_with({1, 2}, 0, 3));
    EXPECT_FALSE(order.is_ordered_with({2, 1}, 0, 3));
    HappensBefore again(path.so_far(), {{1, 2}});
    EXPECT_TRUE(again.is_ordered(0, 3));
}

}  // namespace
}  // namespace raceproof::advice
