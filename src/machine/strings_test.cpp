#include "machine/strings.h"

#include <gtest/gtest.h>

#include "machine/testing/guest.h"

namespace raceproof::machine {
namespace {

class StringsTest : public ::testing::Test {
  protected:
    Machine& vm() { return guest_.vm(); }
    Strings& strings() { return vm().strings; }
    Ref make(std::u16string_view text) { return strings().make(vm().main_thread(), text); }
    Ref literal(std::string_view text) { return strings().literal(vm().program().literal_number(text)); }
    std::uint32_t bytes_of(Ref string) {
        Slot value = vm().objects.get(vm().state().at(string), *vm().known().string_fields.value);
        return vm().state().at(state::as_ref(value)).length;
    }

    std::unique_ptr<program::testing::CompiledJava> classes_ =
        testing::compiled("Main", "public class Main { public static void main(String[] a) { } }");
    testing::Guest guest_{*classes_, "classes", "Main", state::Journalling::On};
};

TEST_F(StringsTest, KeepTheirTextInOneByteOrTwo) {
    for (std::u16string text : {u"", u"abc", u"\u00e9\u00ff"}) {
        Ref string = make(text);
        EXPECT_EQ(strings().text_of(string), text);
        EXPECT_EQ(bytes_of(string), text.size());
    }
    Ref wide = make(u"a\u20ac");
    EXPECT_EQ(strings().text_of(wide), u"a\u20ac");
    EXPECT_EQ(bytes_of(wide), 4u);
    EXPECT_EQ(strings().utf8_of(wide), "a\u20ac");
}

TEST_F(StringsTest, NewOnesDiffer) { EXPECT_NE(make(u"same"), make(u"same")); }

TEST_F(StringsTest, ALiteralIsPermanentAndTheOneThatInternAnswers) {
    Ref first = literal("a literal");
    EXPECT_TRUE(vm().state().at(first).is_permanent());
    EXPECT_EQ(literal("a literal"), first);
    EXPECT_EQ(strings().intern(make(u"a literal")), first);
}

// What the program interns first is the literal, but only in states after that.
TEST_F(StringsTest, AStringOfTheProgramCanBeTheLiteralUntilItIsTakenBack) {
    vm().state().commit_step(state::Collect::No);
    state::Mark mark = vm().state().mark();
    Ref own = make(u"interned by the program");
    EXPECT_EQ(strings().intern(own), own);
    EXPECT_EQ(literal("interned by the program"), own);
    EXPECT_FALSE(vm().state().at(own).is_permanent());
    vm().state().undo_to(mark);
    EXPECT_TRUE(vm().state().at(literal("interned by the program")).is_permanent());
}

}  // namespace
}  // namespace raceproof::machine
