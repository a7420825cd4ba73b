#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "classfile/testing/read_outcome.h"

namespace raceproof::classfile {
namespace {

using namespace access;
using testing::ByteString;
using testing::ClassBytesBuilder;
using ::testing::HasSubstr;
using testing::outcome_of;
using testing::Table;

// Three bytes of code: nop, nop, return.
ByteString three_instructions() { return ByteString().u1(0).u1(0).u1(0xB1); }

std::string outcome_of_code(ClassBytesBuilder& builder, std::initializer_list<ByteString> attributes,
                            const Table& exceptions = {}) {
    builder.add_method(kStatic, "m", "()V", {builder.code(three_instructions(), attributes, exceptions)});
    return outcome_of(builder);
}

TEST(Code, KeepsWhatItSays) {
    ClassBytesBuilder builder;
    unsigned exception = builder.class_constant("E");
    Table exceptions;
    exceptions.add(ByteString().u2(0).u2(2).u2(2).u2(exception));
    exceptions.add(ByteString().u2(1).u2(3).u2(0).u2(0));
    ByteString later = builder.attribute("LineNumberTable", ByteString().u2(2).u2(2).u2(12).u2(1).u2(11));
    ByteString earlier = builder.attribute("LineNumberTable", ByteString().u2(1).u2(0).u2(10));
    ByteString locals =
        builder.attribute("LocalVariableTable", ByteString().u2(1).u2(0).u2(3).u2(builder.utf8("x")).u2(builder.utf8("J")).u2(2));
    ByteString types = builder.attribute("LocalVariableTypeTable",
                                         ByteString().u2(1).u2(0).u2(3).u2(builder.utf8("x")).u2(builder.utf8("TT;")).u2(2));
    ByteString map = builder.attribute("StackMapTable", ByteString().u2(0));
    ASSERT_EQ(outcome_of_code(builder, {later, earlier, types, locals, map}, exceptions), "ok");

    auto file = read_class(builder.bytes()).take();
    const CodeAttribute& code = *file->methods[0].code;
    EXPECT_EQ(code.max_stack, 2);
    EXPECT_EQ(code.max_locals, 4);
    EXPECT_EQ(code.code.size(), 3u);
    ASSERT_EQ(code.exception_table.size(), 2u);
    EXPECT_EQ(code.exception_table[0].end_pc, 2);
    EXPECT_EQ(code.exception_table[0].catch_type, exception);
    EXPECT_EQ(code.exception_table[1].catch_type, 0);
    ASSERT_EQ(code.lines.size(), 3u);
    for (unsigned i = 0; i < 3; ++i) {
        EXPECT_EQ(code.lines[i].start_pc, i) << "lines should be sorted";
        EXPECT_EQ(code.lines[i].line, 10 + i);
    }
    ASSERT_EQ(code.locals.size(), 1u);
    EXPECT_EQ(code.locals[0].name, "x");
    EXPECT_EQ(code.locals[0].descriptor, "J");
    EXPECT_EQ(code.locals[0].index, 2);
    EXPECT_EQ(code.stack_map_table.size(), 2u);
}

TEST(Code, Length) {
    auto outcome = [](std::size_t length) {
        ClassBytesBuilder builder;
        ByteString instructions;
        instructions.bytes().assign(length, 0);
        builder.add_method(kStatic, "m", "()V", {builder.code(instructions)});
        return outcome_of(builder);
    };
    EXPECT_EQ(outcome(1), "ok");
    EXPECT_EQ(outcome(65535), "ok");
    EXPECT_EQ(outcome(0), "method body of 0 bytes: should be 1 to 65535");
    EXPECT_EQ(outcome(65536), "method body of 65536 bytes: should be 1 to 65535");
}

TEST(Code, LengthBeyondTheAttribute) {
    ClassBytesBuilder builder;
    builder.add_method(kStatic, "m", "()V", {builder.attribute("Code", ByteString().u2(0).u2(0).u4(9).u1(0xB1).u2(0).u2(0))});
    EXPECT_EQ(outcome_of(builder), "unexpected end of data");
}

TEST(Code, BytesAfterIt) {
    ClassBytesBuilder builder;
    builder.add_method(kStatic, "m", "()V",
                       {builder.attribute("Code", ByteString().u2(0).u2(0).u4(1).u1(0xB1).u2(0).u2(0).u1(0))});
    EXPECT_EQ(outcome_of(builder), "Code attribute with 1 bytes too many");
}

TEST(Code, ArgumentsMustFitIntoLocals) {
    auto outcome = [](unsigned flags, std::string_view descriptor, unsigned max_locals) {
        ClassBytesBuilder builder;
        builder.max_locals = max_locals;
        builder.add_method(flags, "m", descriptor, {builder.return_code()});
        return outcome_of(builder);
    };
    EXPECT_EQ(outcome(kStatic, "(IJ)V", 3), "ok");
    EXPECT_THAT(outcome(kStatic, "(IJ)V", 2), HasSubstr("3 argument slots do not fit into 2 locals"));
    EXPECT_EQ(outcome(0, "()V", 1), "ok");
    EXPECT_THAT(outcome(0, "()V", 0), HasSubstr("1 argument slots"));
}

TEST(Code, ExceptionTable) {
    auto outcome = [](unsigned start, unsigned end, unsigned handler, unsigned type) {
        ClassBytesBuilder builder;
        Table exceptions;
        exceptions.add(ByteString().u2(start).u2(end).u2(handler).u2(type));
        return outcome_of_code(builder, {}, exceptions);
    };
    EXPECT_EQ(outcome(0, 3, 2, 0), "ok");
    EXPECT_THAT(outcome(1, 1, 2, 0), HasSubstr("exception range 1 to 1"));
    EXPECT_THAT(outcome(2, 1, 2, 0), HasSubstr("exception range 2 to 1"));
    EXPECT_THAT(outcome(0, 4, 2, 0), HasSubstr("exception range 0 to 4"));
    EXPECT_THAT(outcome(3, 4, 2, 0), HasSubstr("exception range"));
    EXPECT_THAT(outcome(0, 3, 3, 0), HasSubstr("with handler 3"));
    EXPECT_THAT(outcome(0, 3, 2, 1), HasSubstr("type of a handler: constant 1 is no class"));
}

TEST(Code, LineNumberTable) {
    auto outcome = [](const ByteString& body) {
        ClassBytesBuilder builder;
        return outcome_of_code(builder, {builder.attribute("LineNumberTable", body)});
    };
    EXPECT_EQ(outcome(ByteString().u2(0)), "ok");
    EXPECT_EQ(outcome(ByteString().u2(1).u2(2).u2(0)), "ok");
    EXPECT_EQ(outcome(ByteString().u2(1).u2(3).u2(9)), "line 9 at 3 is outside the code");
    EXPECT_EQ(outcome(ByteString().u2(2).u2(0).u2(9)), "unexpected end of data");
    EXPECT_THAT(outcome(ByteString().u2(0).u2(0)), HasSubstr("2 bytes too many"));
}

struct Local {
    unsigned start = 0, length = 3;
    std::string_view name = "x", descriptor = "I";
    unsigned index = 0;
};

ByteString locals_table(ClassBytesBuilder& builder, std::string_view attribute, std::initializer_list<Local> locals) {
    Table table;
    for (const Local& local : locals) {
        ByteString row;
        row.u2(local.start).u2(local.length).u2(builder.utf8(local.name)).u2(builder.utf8(local.descriptor)).u2(local.index);
        table.add(row);
    }
    return builder.attribute(attribute, table.bytes());
}

std::string outcome_of_locals(std::initializer_list<Local> locals) {
    ClassBytesBuilder builder;
    return outcome_of_code(builder, {locals_table(builder, "LocalVariableTable", locals)});
}

TEST(Code, LocalVariableTable) {
    EXPECT_EQ(outcome_of_locals({}), "ok");
    EXPECT_EQ(outcome_of_locals({{.start = 2, .length = 1}}), "ok");
    EXPECT_EQ(outcome_of_locals({{.start = 2, .length = 0}}), "ok");
    EXPECT_EQ(outcome_of_locals({{.descriptor = "J", .index = 2}}), "ok");
    EXPECT_THAT(outcome_of_locals({{.start = 3, .length = 0}}), HasSubstr("outside the code"));
    EXPECT_THAT(outcome_of_locals({{.start = 1, .length = 3}}), HasSubstr("outside the code"));
    EXPECT_THAT(outcome_of_locals({{.start = 2, .length = 65535}}), HasSubstr("outside the code"));
    EXPECT_THAT(outcome_of_locals({{.name = "a.b"}}), HasSubstr("illegal name"));
    EXPECT_THAT(outcome_of_locals({{.name = ""}}), HasSubstr("illegal name"));
    EXPECT_THAT(outcome_of_locals({{.descriptor = "V"}}), HasSubstr("illegal descriptor"));
    EXPECT_THAT(outcome_of_locals({{.descriptor = ""}}), HasSubstr("illegal descriptor"));
    EXPECT_THAT(outcome_of_locals({{.index = 4}}), HasSubstr("index 4 of 4 locals"));
    EXPECT_THAT(outcome_of_locals({{.descriptor = "J", .index = 3}}), HasSubstr("does not fit"));
}

TEST(Code, LocalVariablesDiffer) {
    EXPECT_EQ(outcome_of_locals({{.index = 0}, {.index = 1}}), "ok");
    EXPECT_EQ(outcome_of_locals({{.length = 1}, {.start = 1, .length = 1}}), "ok");
    EXPECT_EQ(outcome_of_locals({{}, {.descriptor = "F"}}), "local variable x occurs twice in LocalVariableTable");
    ClassBytesBuilder builder;
    ByteString one = locals_table(builder, "LocalVariableTable", {{}});
    EXPECT_THAT(outcome_of_code(builder, {one, one}), HasSubstr("occurs twice"));
}

TEST(Code, GenericTypesBelongToLocalVariables) {
    auto outcome = [](std::initializer_list<Local> locals, std::initializer_list<Local> types) {
        ClassBytesBuilder builder;
        ByteString first = locals_table(builder, "LocalVariableTypeTable", types);
        return outcome_of_code(builder, {first, locals_table(builder, "LocalVariableTable", locals)});
    };
    EXPECT_EQ(outcome({{}, {.index = 1}}, {{.descriptor = "TT;"}}), "ok");
    EXPECT_EQ(outcome({{}}, {{.name = "y"}}), "local variable y is in LocalVariableTypeTable only");
    EXPECT_EQ(outcome({}, {{}}), "ok") << "ignored if there is no LocalVariableTable";
    EXPECT_EQ(outcome({{}}, {{}, {}}), "local variable x occurs twice in LocalVariableTypeTable");
}

TEST(Code, StackMapTableOnceAndFromVersion50On) {
    ClassBytesBuilder twice;
    ByteString map = twice.attribute("StackMapTable", ByteString().u2(0));
    EXPECT_EQ(outcome_of_code(twice, {map, map}), "second StackMapTable attribute");
    ClassBytesBuilder old;
    old.major_version = 49;
    ASSERT_EQ(outcome_of_code(old, {old.attribute("StackMapTable", ByteString().u2(0))}), "ok");
    EXPECT_TRUE(read_class(old.bytes()).take()->methods[0].code->stack_map_table.empty());
}

}  // namespace
}  // namespace raceproof::classfile
