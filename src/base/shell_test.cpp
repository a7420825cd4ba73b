#include "base/shell.h"

#include <gtest/gtest.h>

namespace raceproof {
namespace {

TEST(Shell, QuotesWhatAShellWouldReadInAnotherWay) {
    EXPECT_EQ(shell_quoted("examples/Main.java"), "examples/Main.java");
    EXPECT_EQ(shell_quoted(""), "''");
    EXPECT_EQ(shell_quoted("two words"), "'two words'");
    EXPECT_EQ(shell_quoted("it's; rm $HOME"), "'it'\\''s; rm $HOME'");
    EXPECT_EQ(shell_quoted("~root"), "'~root'");
}

}  // namespace
}  // namespace raceproof
