#include "base/text.h"

#include <gtest/gtest.h>

namespace raceproof {
namespace {

TEST(Printable, LeavesOrdinaryTextAlone) {
    for (const char* text : {"", "x = 1", "Größe", "日本語", "\xF0\x9F\x98\x80", "a\\b"}) EXPECT_EQ(printable(text), text);
}

TEST(Printable, EscapesWhatATerminalActsOn) {
    EXPECT_EQ(printable("\x1b[2J\x07"), "\\u001b[2J\\u0007");
    EXPECT_EQ(printable("a\r\nb\tc\x7f"), "a\\r\\nb\\tc\\u007f");
    EXPECT_EQ(printable("\xC2\x9B"
                        "2J"),
              "\\u009b2J");  // the eight-bit form of ESC [
    EXPECT_EQ(printable(std::string_view("\0", 1)), "\\u0000");
    EXPECT_EQ(printable("\xC0\x80"), "\\xc0\\x80");
}

TEST(Printable, EscapesWhatMakesTextLookDifferent) {
    EXPECT_EQ(printable("red\u202e"), "red\\u202e");
    EXPECT_EQ(printable("\u2066x\u2069"), "\\u2066x\\u2069");
    EXPECT_EQ(printable("a\u200bb\ufeff"), "a\\u200bb\\ufeff");
    EXPECT_EQ(printable("a\u2028b"), "a\\u2028b");
    EXPECT_EQ(printable("\U000E0041"), "\\udb40\\udc41");
}

TEST(Printable, ShowsBytesThatAreNoText) {
    EXPECT_EQ(printable("a\xff"), "a\\xff");
    EXPECT_EQ(printable("\xe2\x82"), "\\xe2\\x82");
    EXPECT_EQ(printable("\xe0\x80\xaf"), "\\xe0\\x80\\xaf");  // too long a form of '/'
}

TEST(Printable, ReadsTheSurrogatesOfClassFiles) {
    EXPECT_EQ(printable("\xED\xA0\xBD\xED\xB8\x80"), "\xF0\x9F\x98\x80");
    EXPECT_EQ(printable("\xED\xA0\xBD"), "\\ud83d");
}

TEST(Printable, LinesStayLines) { EXPECT_EQ(printable_lines("a\n\tb\r\x1b"), "a\n\tb\\r\\u001b"); }

}  // namespace
}  // namespace raceproof
