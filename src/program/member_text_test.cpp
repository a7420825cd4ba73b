#include "program/member_text.h"

#include <gtest/gtest.h>

namespace raceproof::program {
namespace {

TEST(MemberText, Classes) {
    EXPECT_EQ(external_class("java/lang/String"), "java.lang.String");
    EXPECT_EQ(external_class("[Ljava/lang/String;"), "[Ljava.lang.String;");
    EXPECT_EQ(external_class("a/Hidden+0x001f"), "a.Hidden/0x001f");
    EXPECT_EQ(external_class("a/Strange+Name"), "a.Strange+Name");
}

TEST(MemberText, Types) {
    EXPECT_EQ(external_type("I"), "int");
    EXPECT_EQ(external_type("V"), "void");
    EXPECT_EQ(external_type("[[Z"), "boolean[][]");
    EXPECT_EQ(external_type("[Ljava/lang/String;"), "java.lang.String[]");
}

TEST(MemberText, Methods) {
    EXPECT_EQ(external_method("p/A", "f", "()V"), "void p.A.f()");
    EXPECT_EQ(external_method("A", "f", "(I[JLp/B;)[Lp/C;"), "p.C[] A.f(int, long[], p.B)");
    EXPECT_EQ(external_method_without_class("f", "(D)V"), "void f(double)");
}

TEST(MemberText, NamesMayContainParentheses) { EXPECT_EQ(external_method("A", "f", "(La)b;I)Lc)d;"), "c)d A.f(a)b, int)"); }

}  // namespace
}  // namespace raceproof::program
