#include "classfile/byte_cursor.h"

#include <gtest/gtest.h>

#include <array>

namespace raceproof::classfile {
namespace {

constexpr std::array<std::uint8_t, 8> kBytes = {0x81, 2, 3, 4, 5, 6, 7, 8};

TEST(ByteCursor, ReadsBigEndian) {
    FirstError error;
    ByteCursor cursor(kBytes, error);
    EXPECT_EQ(cursor.u1(), 0x81);
    EXPECT_EQ(cursor.u2(), 0x0203);
    EXPECT_EQ(cursor.u4(), 0x04050607u);
    EXPECT_EQ(cursor.remaining(), 1u);
    EXPECT_EQ(ByteCursor(kBytes, error).u8(), 0x8102030405060708u);
    EXPECT_FALSE(error.failed());
}

TEST(ByteCursor, PastTheEndIsAnErrorAndZeros) {
    FirstError error;
    ByteCursor cursor(kBytes, error);
    cursor.take(7);
    EXPECT_EQ(cursor.u2(), 0);
    EXPECT_TRUE(cursor.failed());
    EXPECT_EQ(error.error().offset, 7u);
    EXPECT_EQ(cursor.u1(), 0) << "what is left should not be read after an error";
    EXPECT_EQ(cursor.remaining(), 0u);
}

TEST(ByteCursor, PartsAreBoundedAndKnowTheirOffset) {
    FirstError error;
    ByteCursor cursor(kBytes, error);
    cursor.u2();
    ByteCursor part = cursor.part(3);
    EXPECT_EQ(cursor.offset(), 5u);
    EXPECT_EQ(part.offset(), 2u);
    EXPECT_EQ(part.u2(), 0x0304);
    EXPECT_EQ(part.u2(), 0);
    EXPECT_TRUE(cursor.failed());
    EXPECT_EQ(error.error().offset, 4u);
}

TEST(FirstError, KeepsTheFirst) {
    FirstError error;
    error.fail(1, "one");
    error.fail(2, "two");
    EXPECT_EQ(error.error().offset, 1u);
    EXPECT_EQ(error.error().reason, "one");
}

}  // namespace
}  // namespace raceproof::classfile
