#include "classfile/names.h"

#include <gtest/gtest.h>

#include <string>

namespace raceproof::classfile {
namespace {

constexpr std::uint16_t kRecent = 61;
constexpr std::uint16_t kOld = 47;

TEST(ModifiedUtf8, TakesEveryLengthOfSequence) {
    EXPECT_TRUE(is_legal_modified_utf8("", kRecent));
    EXPECT_TRUE(is_legal_modified_utf8("plain text longer than eight bytes", kRecent));
    EXPECT_TRUE(is_legal_modified_utf8("\xC0\x80", kRecent));                  // U+0000
    EXPECT_TRUE(is_legal_modified_utf8("\xC3\xA9\xE2\x82\xAC", kRecent));      // U+00E9 U+20AC
    EXPECT_TRUE(is_legal_modified_utf8("\xED\xA0\xBD\xED\xB8\x80", kRecent));  // a surrogate pair
    EXPECT_TRUE(is_legal_modified_utf8("\xED\xA0\xBD", kRecent));              // half of it: any char may stand alone
}

TEST(ModifiedUtf8, RefusesWhatHasNoMeaning) {
    EXPECT_FALSE(is_legal_modified_utf8(std::string_view("\0", 1), kRecent));
    EXPECT_FALSE(is_legal_modified_utf8(std::string_view("12345678\0", 9), kRecent));
    EXPECT_FALSE(is_legal_modified_utf8("\x80", kRecent));
    EXPECT_FALSE(is_legal_modified_utf8("\xF0\x9F\x98\x80", kRecent));  // four bytes are standard UTF-8 only
    EXPECT_FALSE(is_legal_modified_utf8("\xFF", kRecent));
    EXPECT_FALSE(is_legal_modified_utf8("abc\xC3", kRecent));
    EXPECT_FALSE(is_legal_modified_utf8("\xC3\x41", kRecent));
    EXPECT_FALSE(is_legal_modified_utf8("\xE2\x82", kRecent));
    EXPECT_FALSE(is_legal_modified_utf8("\xE2\x82\x41", kRecent));
}

TEST(ModifiedUtf8, RefusesLongFormsFromVersion48On) {
    EXPECT_FALSE(is_legal_modified_utf8("\xC1\x81", kRecent));
    EXPECT_FALSE(is_legal_modified_utf8("\xE0\x81\x81", kRecent));
    EXPECT_TRUE(is_legal_modified_utf8("\xC1\x81", kOld));
    EXPECT_TRUE(is_legal_modified_utf8("\xE0\x81\x81", kOld));
}

// The fast path over eight bytes must see a bad byte in every position.
TEST(ModifiedUtf8, FindsABadByteAnywhere) {
    for (std::size_t position = 0; position < 40; ++position) {
        for (char bad : {'\0', '\x80', '\xFF'}) {
            std::string text(40, '\x7F');
            text[position] = bad;
            EXPECT_FALSE(is_legal_modified_utf8(text, kRecent)) << position;
        }
    }
}

TEST(Names, OfFields) {
    EXPECT_TRUE(is_unqualified_name("x"));
    EXPECT_TRUE(is_unqualified_name("<odd but legal>"));
    EXPECT_FALSE(is_unqualified_name(""));
    for (std::string_view name : {"a.b", "a;b", "a[b", "a/b"}) EXPECT_FALSE(is_unqualified_name(name)) << name;
}

TEST(Names, OfMethods) {
    EXPECT_TRUE(is_method_name("run"));
    EXPECT_TRUE(is_method_name("<init>"));
    EXPECT_TRUE(is_method_name("<clinit>"));
    for (std::string_view name : {"", "<other>", "a<b", "a>", "a.b", "a;b", "a[b", "a/b"})
        EXPECT_FALSE(is_method_name(name)) << name;
}

TEST(Names, OfClasses) {
    EXPECT_TRUE(is_class_name("A"));
    EXPECT_TRUE(is_class_name("java/lang/Object"));
    EXPECT_TRUE(is_class_name("p/package-info"));
    for (std::string_view name : {"", "/", "/A", "A/", "a//B", "a.B", "a;", "[I", "a/[B"})
        EXPECT_FALSE(is_class_name(name)) << name;
}

}  // namespace
}  // namespace raceproof::classfile
