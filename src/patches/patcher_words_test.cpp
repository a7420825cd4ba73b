#include "patches/patcher_words.h"

#include <gtest/gtest.h>

namespace raceproof::patches {

namespace {

TEST(PatcherWords, EscapesWhatWouldEndAWord) {
    std::string odd = "a\tb\\c\nd\re\\t";
    EXPECT_EQ(escape_word(odd), "a\\tb\\\\c\\nd\\re\\\\t");
    EXPECT_EQ(unescape_word(escape_word(odd)), odd);
}

TEST(PatcherWords, SaysAWholeRequest) {
    advice::Change change;
    change.kind = advice::ChangeKind::LockStatements;
    change.first = {"bank/Account$1", "run", "()V", "Account.java", 12, 3};
    change.last = change.first;
    change.last.line = 14;
    change.lock.kind = advice::LockExpression::Kind::Field;
    change.lock.field = {"bank/Account", "LOCK", "Ljava/lang/Object;", true};
    PatchRequest request{{{"Account.java"}, {"src"}, "lib.jar", ""}, {change}};
    EXPECT_EQ(patcher_words(request),
              "classpath\tlib.jar\nroot\tsrc\nfile\tAccount.java\nchange\tlock-statements\n"
              "first\tbank/Account$1\trun\t()V\t12\nlast\tbank/Account$1\trun\t()V\t14\n"
              "lock\tFIELD\tbank/Account\tLOCK\tLjava/lang/Object;\tstatic\t\tmonitor\nend\n");
}

TEST(PatcherWords, ReadsEditsAndReasons) {
    auto answers = read_answers("edit\t/A.java\t3\t5\tx\\n\nedit\t/A.java\t9\t9\ty\ndone\nreason\tno such field\ndone\nedit\t/B");
    ASSERT_EQ(answers.size(), 2u);
    EXPECT_EQ(answers[0].edits["/A.java"], (std::vector<Edit>{{3, 5, "x\n"}, {9, 9, "y"}}));
    EXPECT_EQ(answers[0].reason, "");
    EXPECT_EQ(answers[1].reason, "no such field");
    EXPECT_TRUE(answers[1].edits.empty());
}

}  // namespace

}  // namespace raceproof::patches
