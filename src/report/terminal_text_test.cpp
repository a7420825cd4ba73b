#include "report/terminal_text.h"

#include <gtest/gtest.h>

#include "report/columns.h"

namespace raceproof::report {
namespace {

constexpr Terminal kColours{.has_colours = true}, kNarrow{.columns = 50};

TEST(TerminalText, IsTheSameWithoutATerminal) {
    std::string text = "violation: data race\n\n    1  main  A.java:3  x = 1;  ← races\nlast line without an end";
    EXPECT_EQ(for_terminal(text, {}), text);
}

TEST(TerminalText, ColoursVerdicts) {
    EXPECT_EQ(for_terminal("violation: deadlock [id]\n", kColours), "\x1b[1;31mviolation: deadlock [id]\x1b[0m\n");
    EXPECT_EQ(for_terminal("race free (exhaustive): all\n", kColours), "\x1b[1;32mrace free (exhaustive): all\x1b[0m\n");
    EXPECT_EQ(for_terminal("bounded by --max-time 3 s\n", kColours), "\x1b[1;33mbounded by --max-time 3 s\x1b[0m\n");
    EXPECT_EQ(for_terminal("  why: x\n", kColours), "\x1b[1m  why:\x1b[0m x\n");
    EXPECT_EQ(for_terminal("       +    static volatile int x;\n", kColours),
              "\x1b[32m       +    static volatile int x;\x1b[0m\n");
    EXPECT_EQ(for_terminal("  write by \"main\"\n", kColours), "  write by \"main\"\n");
}

TEST(TerminalText, TakingTheColoursAwayLeavesTheText) {
    std::string text = "violation: a\n  why: b\n    1  main  c  ← races\n      at d\n", plain;
    std::string painted = for_terminal(text, kColours);
    for (std::size_t i = 0; i < painted.size(); ++i) {
        if (painted[i] == '\x1b')
            i = painted.find('m', i);
        else
            plain += painted[i];
    }
    EXPECT_EQ(plain, text);
}

TEST(TerminalText, CutsStepsAtTheWidthAndKeepsTheMark) {
    std::string step = "    12  main  Main.java:123  counter.value = counter.value + 1;  read Main.counter = 5  ← races\n";
    std::string cut = for_terminal(step, kNarrow);
    EXPECT_EQ(columns_of(cut), 51u);  // with the line feed
    EXPECT_TRUE(cut.ends_with("…  ← races\n")) << cut;
    std::string sentence = "bounded by accesses weaker than volatile: of their executions only some were explored\n";
    EXPECT_EQ(for_terminal(sentence, kNarrow), sentence) << "only steps are cut: a terminal wraps the rest";
    EXPECT_EQ(for_terminal(step, {.columns = 10}), step);
}

TEST(TerminalText, CutsBetweenCharacters) {
    EXPECT_EQ(shortened("äöüß", 4), "äöüß");
    EXPECT_EQ(shortened("äöüß", 3), "äö…");
    EXPECT_EQ(padded("ä", 3), "ä  ");
}

}  // namespace
}  // namespace raceproof::report
