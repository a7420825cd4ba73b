#include <gtest/gtest.h>

#include "state/testing/world.h"

namespace raceproof::state::testing {
namespace {

program::Class& string_class() { return jdk_program().required("java/lang/String"); }

TEST(InternTable, InternedStringsAreAliveAndHashed) {
    State state(jdk_program(), World::checked());
    Ref string = state.objects().allocate_instance(string_class(), 1);
    state.interned().add(u"text", string);
    state.commit_step(Collect::Yes);
    EXPECT_EQ(state.interned().find(u"text"), string);
    EXPECT_EQ(state.interned().find(u"other"), kNull);
    EXPECT_EQ(reachable(state), std::set<Ref>{string});
    EXPECT_EQ(state.hash(), state.recompute_hash());
}

TEST(InternTable, TextAndStringCount) {
    State state(jdk_program(), World::checked());
    Ref one = state.objects().allocate_instance(string_class(), 1), two = state.objects().allocate_instance(string_class(), 2);
    state.collector().roots().keep_alive(one);
    state.collector().roots().keep_alive(two);
    state.commit_step(Collect::Yes);
    Mark mark = state.mark();
    std::set<std::pair<std::uint64_t, std::uint64_t>> hashes;
    for (auto [text, string] : {std::pair(u"a", one), std::pair(u"b", one), std::pair(u"a", two), std::pair(u"", one)}) {
        state.interned().add(text, string);
        state.commit_step(Collect::Yes);
        EXPECT_TRUE(hashes.emplace(state.hash().low, state.hash().high).second);
        state.undo_to(mark);
        EXPECT_EQ(state.interned().find(text), kNull);
        EXPECT_EQ(state.hash(), state.recompute_hash());
    }
}

TEST(InternTable, LiteralsStayAndCountNothing) {
    State state(jdk_program(), World::checked());
    state.commit_step(Collect::Yes);
    Mark mark = state.mark();
    Ref literal = state.permanents().allocate_instance(string_class(), 1);
    state.interned().add(u"literal", literal);
    state.commit_step(Collect::Yes);
    EXPECT_EQ(state.hash(), Hash128{});
    state.undo_to(mark);
    EXPECT_EQ(state.interned().find(u"literal"), literal);
}

TEST(InternTable, StringsFromBeforeFreezingAreJournalledWhenInternedLater) {
    State state(jdk_program(), World::checked());
    Ref early = state.objects().allocate_instance(string_class(), 1), late = state.objects().allocate_instance(string_class(), 2);
    state.collector().roots().keep_alive(early);
    state.collector().roots().keep_alive(late);
    state.interned().add(u"early", early);
    state.freeze();
    Mark mark = state.mark();
    state.interned().add(u"late", late);
    state.commit_step(Collect::Yes);
    EXPECT_NE(state.hash(), Hash128{});
    EXPECT_EQ(state.hash(), state.recompute_hash());
    state.undo_to(mark);
    EXPECT_EQ(state.interned().find(u"late"), kNull);
    EXPECT_EQ(state.interned().find(u"early"), early);
}

}  // namespace
}  // namespace raceproof::state::testing
