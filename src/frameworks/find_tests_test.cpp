#include "frameworks/find_tests.h"

#include <gtest/gtest.h>

#include "frameworks/argument_sources.h"

namespace raceproof::frameworks {
namespace {

TEST(Patterns, StarsAndQuestionMarks) {
    EXPECT_TRUE(matches_pattern("com.example.QueueTest", "*QueueTest"));
    EXPECT_TRUE(matches_pattern("com.example.QueueTest", "com.*.Queue????"));
    EXPECT_TRUE(matches_pattern("", "*"));
    EXPECT_TRUE(matches_pattern("aab", "*ab"));
    EXPECT_FALSE(matches_pattern("com.example.QueueTest", "*Queue"));
    EXPECT_FALSE(matches_pattern("com.example.QueueTest", "QueueTest"));
    EXPECT_FALSE(matches_pattern("", "?"));
}

TEST(Names, ANumberIsThatOfArguments) {
    EXPECT_EQ(read_name("a.B#c[12]").name, "a.B#c");
    EXPECT_EQ(read_name("a.B#c[12]").number, 12);
    EXPECT_EQ(read_name("a.B#c").number, 0);
    EXPECT_EQ(read_name("a.B").name, "a.B");
}

std::vector<std::string> fields(std::string_view line, std::string_view delimiter = ",", std::vector<std::string> nulls = {}) {
    std::vector<std::string> values;
    EXPECT_TRUE(read_csv_line(line, delimiter, nulls, values));
    return values;
}

using Texts = std::vector<std::string>;

TEST(Csv, FieldsAreTrimmed) { EXPECT_EQ(fields("1,  two , 3"), (Texts{"S:1", "S:two", "S:3"})); }
TEST(Csv, EmptyIsNullUnlessQuoted) { EXPECT_EQ(fields("a, '',,"), (Texts{"S:a", "S:", "N:", "N:"})); }
TEST(Csv, QuotesKeepDelimiters) { EXPECT_EQ(fields("'a, b', 'it''s'"), (Texts{"S:a, b", "S:it's"})); }
TEST(Csv, QuotesKeepSpaces) { EXPECT_EQ(fields("' a '"), Texts{"S: a "}); }
TEST(Csv, AQuoteInsideIsText) { EXPECT_EQ(fields("it's"), Texts{"S:it's"}); }
TEST(Csv, OtherDelimiters) { EXPECT_EQ(fields("a -> b->c", "->"), (Texts{"S:a", "S:b", "S:c"})); }
TEST(Csv, WordsForNull) { EXPECT_EQ(fields("NIL, x", ",", {"NIL"}), (Texts{"N:", "S:x"})); }
TEST(Csv, AnOpenQuoteIsWrong) {
    std::vector<std::string> values;
    EXPECT_FALSE(read_csv_line("'a, b", ",", {}, values));
}

TEST(Words, TypesAreThoseOfForName) {
    EXPECT_EQ(type_word("I"), "int");
    EXPECT_EQ(type_word("Ljava/lang/String;"), "java.lang.String");
    EXPECT_EQ(type_word("[Ljava/lang/String;"), "[Ljava.lang.String;");
}

TEST(Annotations, WhatIsNotKnownIsUnsupported) {
    EXPECT_EQ(treatment_of("org/junit/jupiter/api/Test"), Treatment::Honoured);
    EXPECT_EQ(treatment_of("org/junit/jupiter/api/Timeout"), Treatment::TimeLimit);
    EXPECT_EQ(treatment_of("org/junit/jupiter/api/TestFactory"), Treatment::Unsupported);
    EXPECT_EQ(treatment_of("org/testng/annotations/Factory"), Treatment::Unsupported);
    EXPECT_EQ(treatment_of("com/example/Mine"), Treatment::Harmless);
}

}  // namespace
}  // namespace raceproof::frameworks
