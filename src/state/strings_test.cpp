#include <gtest/gtest.h>

#include "state/testing/world.h"

namespace raceproof::state::testing {
namespace {

program::Class& string_class() { return jdk_program().required("java/lang/String"); }

TEST(Strings, InternedStringsAreAliveAndHashed) {
    State state(jdk_program(), World::checked());
    Ref string = state.allocate_instance(string_class(), 1);
    state.intern(u"text", string);
    state.settle(State::Collect::Yes);
    EXPECT_EQ(state.find_interned(u"text"), string);
    EXPECT_EQ(state.find_interned(u"other"), kNull);
    EXPECT_EQ(reachable(state), std::set<Ref>{string});
    EXPECT_EQ(state.hash(), state.recompute_hash());
}

TEST(Strings, TextAndStringCount) {
    State state(jdk_program(), World::checked());
    Ref one = state.allocate_instance(string_class(), 1), two = state.allocate_instance(string_class(), 2);
    state.keep_alive(one);
    state.keep_alive(two);
    state.settle(State::Collect::Yes);
    State::Mark mark = state.mark();
    std::set<std::pair<std::uint64_t, std::uint64_t>> hashes;
    for (auto [text, string] : {std::pair(u"a", one), std::pair(u"b", one), std::pair(u"a", two), std::pair(u"", one)}) {
        state.intern(text, string);
        state.settle(State::Collect::Yes);
        EXPECT_TRUE(hashes.emplace(state.hash().low, state.hash().high).second);
        state.undo_to(mark);
        EXPECT_EQ(state.find_interned(text), kNull);
        EXPECT_EQ(state.hash(), state.recompute_hash());
    }
}

TEST(Strings, LiteralsStayAndCountNothing) {
    State state(jdk_program(), World::checked());
    state.settle(State::Collect::Yes);
    State::Mark mark = state.mark();
    Ref literal = state.allocate_permanent_instance(string_class(), 1);
    state.intern(u"literal", literal);
    state.settle(State::Collect::Yes);
    EXPECT_EQ(state.hash(), Hash128{});
    state.undo_to(mark);
    EXPECT_EQ(state.find_interned(u"literal"), literal);
}

TEST(Strings, StringsFromBeforeFreezingAreJournalledWhenInternedLater) {
    State state(jdk_program(), World::checked());
    Ref early = state.allocate_instance(string_class(), 1), late = state.allocate_instance(string_class(), 2);
    state.keep_alive(early);
    state.keep_alive(late);
    state.intern(u"early", early);
    state.freeze();
    State::Mark mark = state.mark();
    state.intern(u"late", late);
    state.settle(State::Collect::Yes);
    EXPECT_NE(state.hash(), Hash128{});
    EXPECT_EQ(state.hash(), state.recompute_hash());
    state.undo_to(mark);
    EXPECT_EQ(state.find_interned(u"late"), kNull);
    EXPECT_EQ(state.find_interned(u"early"), early);
}

}  // namespace
}  // namespace raceproof::state::testing
