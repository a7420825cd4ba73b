#include "base/suggestion.h"

#include <gtest/gtest.h>

namespace raceproof {
namespace {

TEST(Suggestion, TakesTheClosest) {
    const std::string candidates[] = {"--max-states", "--max-time", "--max-memory", "--all"};
    EXPECT_EQ(closest("--max-tiem", candidates), "--max-time");
    EXPECT_EQ(closest("--max-sates", candidates), "--max-states");
    EXPECT_EQ(closest("--ALL", candidates), "--all");
    EXPECT_EQ(closest("--colour", candidates), "");
}

TEST(Suggestion, NeedsMoreThanOneLetterInCommon) {
    const std::string candidates[] = {"ab", "x"};
    EXPECT_EQ(closest("xy", candidates), "x");
    EXPECT_EQ(closest("pqr", candidates), "");
    EXPECT_EQ(closest("", candidates), "x") << "one letter was forgotten";
    EXPECT_EQ(did_you_mean("aa", candidates), "; did you mean ab?");
    EXPECT_EQ(did_you_mean("pqr", candidates), "");
}

}  // namespace
}  // namespace raceproof
