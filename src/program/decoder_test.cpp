#include "program/decoder.h"

#include <gmock/gmock.h>

#include "classfile/testing/class_bytes_builder.h"
#include "program/testing/java_sources.h"

namespace raceproof::program {
namespace {

using classfile::Tag;
using classfile::testing::ByteString;
using classfile::testing::ClassBytesBuilder;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

// A class with one static method whose body is given byte by byte.
class Decoding : public ::testing::Test {
  protected:
    static void SetUpTestSuite() { program_ = testing::make_program().release(); }
    static void TearDownTestSuite() { delete program_; }

    const Method& define(const ByteString& code, const classfile::testing::Table& exceptions = {}) {
        ClassBytesBuilder builder = builder_;
        builder.add_method(classfile::access::kStatic, "m", descriptor_, {builder.code(code, {}, exceptions)});
        Link<Class*> defined = program_->define(builder.bytes(), {.hidden = true});
        EXPECT_EQ(testing::outcome_of(defined), "ok");
        return *(*defined)->methods[0];
    }
    const Code& decoded(const ByteString& code) {
        Link<std::unique_ptr<const Code>> result = decode(*program_, define(code));
        VERIFY(result.ok(), "should decode");
        kept_.push_back(result.take());
        return *kept_.back();
    }
    std::string failure(const ByteString& code, const classfile::testing::Table& exceptions = {}) {
        return testing::outcome_of(decode(*program_, define(code, exceptions)));
    }
    static std::vector<Op> ops(const Code& code) {
        std::vector<Op> result;
        for (const Instruction& instruction : code.instructions) result.push_back(instruction.op);
        return result;
    }
    static ByteString bytes(std::initializer_list<int> values) {
        ByteString result;
        for (int value : values) result.u1(static_cast<unsigned>(value));
        return result;
    }

    static inline Program* program_ = nullptr;
    ClassBytesBuilder builder_;
    std::string_view descriptor_ = "()V";
    std::vector<std::unique_ptr<const Code>> kept_;
};

TEST_F(Decoding, ConstantsBecomeCanonicalSlots) {
    const Code& code = decoded(bytes({0x02, 0x10, 0xFE, 0x11, 0xFF, 0x00, 0x0C, 0x0F, 0x01, 0xB1}));
    EXPECT_THAT(ops(code),
                ElementsAre(Op::Push1, Op::Push1, Op::Push1, Op::Push1, Op::Push2, Op::Push1, Op::Return0, Op::FellOffTheEnd));
    EXPECT_EQ(code.instructions[0].operand, 0xFFFFFFFFu);
    EXPECT_EQ(code.instructions[1].operand, 0xFFFFFFFEu);
    EXPECT_EQ(code.instructions[2].operand, 0xFFFFFF00u);
    EXPECT_EQ(code.instructions[3].operand, 0x3F800000u);
    EXPECT_EQ(code.instructions[4].operand, 0x3FF0000000000000u);
    EXPECT_EQ(code.instructions[5].operand, 0u);
    EXPECT_THAT(code.byte_offsets, ElementsAre(0, 1, 3, 6, 7, 8, 9, 10));
}

TEST_F(Decoding, LdcByKindOfConstant) {
    unsigned integer = builder_.integer(0x80000000), text = builder_.string("s"), type = builder_.class_constant("[I");
    unsigned wide = builder_.long_bits(0x123456789ABCDEF0), handle_type = builder_.method_type("()V");
    ByteString body;
    for (unsigned index : {integer, text, type, handle_type}) body.u1(0x13).u2(index);
    body.u1(0x14).u2(wide).u1(0xB1);
    const Code& code = decoded(body);
    EXPECT_THAT(ops(code),
                ElementsAre(Op::Push1, Op::LdcString, Op::LdcClass, Op::LdcOther, Op::Push2, Op::Return0, Op::FellOffTheEnd));
    EXPECT_EQ(code.instructions[0].operand, 0x80000000u);
    EXPECT_EQ(code.instructions[1].b, static_cast<int>(text));
    EXPECT_EQ(code.instructions[4].operand, 0x123456789ABCDEF0u);
}

TEST_F(Decoding, WideLocals) {
    builder_.max_locals = 1000;
    const Code& code = decoded(bytes({0xC4, 0x15, 0x03, 0x00, 0xC4, 0x84, 0x02, 0x00, 0xFC, 0x18, 0xC4, 0x37, 0x03, 0xE6, 0xB1}));
    EXPECT_THAT(ops(code), ElementsAre(Op::Load1, Op::IInc, Op::Store2, Op::Return0, Op::FellOffTheEnd));
    EXPECT_EQ(code.instructions[0].a, 768);
    EXPECT_EQ(code.instructions[1].a, 512);
    EXPECT_EQ(code.instructions[1].b, -1000);
    EXPECT_EQ(code.instructions[2].a, 998);
}

TEST_F(Decoding, BranchesCountInstructions) {
    // 0 iconst_0, 1 ifeq 8, 4 sipush, 7 pop, 8 goto 0
    const Code& code = decoded(bytes({0x03, 0x99, 0, 7, 0x11, 0, 1, 0x57, 0xA7, 0xFF, 0xF8, 0xB1}));
    EXPECT_EQ(code.instructions[1].b, 3);
    EXPECT_EQ(code.instructions[4].b, -4);
    EXPECT_EQ(code.index_of(8), 4u);
    EXPECT_EQ(code.index_of(2), Code::kNoInstruction);
    EXPECT_EQ(code.index_of(12), Code::kNoInstruction);
}

TEST_F(Decoding, TableSwitch) {
    // 0 iconst_1, 1 tableswitch, padding 2 to 3, then 4 default, 8 low, 12 high, 16 and 20 targets, 24 return, 25 return
    ByteString body = bytes({0x04, 0xAA, 0, 0});
    body.u4(24).u4(0xFFFFFFFF).u4(0).u4(23).u4(24).u1(0xB1).u1(0xB1);
    const Code& code = decoded(body);
    ASSERT_EQ(code.instructions[1].op, Op::TableSwitch);
    const auto& table = *code.instructions[1].pointer<SwitchTable>();
    EXPECT_EQ(table.low, -1);
    EXPECT_EQ(table.high, 0);
    EXPECT_EQ(table.fallback, 2);
    EXPECT_THAT(table.targets, ElementsAre(1, 2));
}

TEST_F(Decoding, LookupSwitch) {
    // 0 iconst_1, 1 lookupswitch, padding, 4 default, 8 count, 12 pairs, 28 return, 29 return
    ByteString body = bytes({0x04, 0xAB, 0, 0});
    body.u4(27).u4(2).u4(0x80000000).u4(28).u4(7).u4(27).u1(0xB1).u1(0xB1);
    const Code& code = decoded(body);
    const auto& table = *code.instructions[1].pointer<SwitchTable>();
    EXPECT_THAT(table.keys, ElementsAre(std::numeric_limits<std::int32_t>::min(), 7));
    EXPECT_THAT(table.targets, ElementsAre(2, 1));
    EXPECT_EQ(table.fallback, 1);
}

TEST_F(Decoding, NarrowReturnsKnowTheirType) {
    descriptor_ = "()C";
    const Code& code = decoded(bytes({0x03, 0xAC}));
    EXPECT_EQ(code.instructions[1].op, Op::ReturnNarrow);
    EXPECT_EQ(code.instructions[1].a, static_cast<int>(BasicType::Char));
}

TEST_F(Decoding, PrimitiveArraysAreResolvedAtOnce) {
    const Code& code = decoded(bytes({0x03, 0xBC, 11, 0x57, 0xB1}));
    EXPECT_EQ(code.instructions[1].pointer<Class>(), &program_->required("[J"));
}

TEST_F(Decoding, Handlers) {
    classfile::testing::Table exceptions;
    exceptions.add(ByteString().u2(0).u2(2).u2(2).u2(builder_.class_constant("java/lang/Error")));
    exceptions.add(ByteString().u2(1).u2(4).u2(2).u2(0));
    Link<std::unique_ptr<const Code>> code = decode(*program_, define(bytes({0x00, 0x00, 0x57, 0xB1}), exceptions));
    ASSERT_TRUE(code.ok());
    ASSERT_EQ((*code)->handlers.size(), 2u);
    EXPECT_EQ((*code)->handlers[0].end, 2u);
    EXPECT_EQ((*code)->handlers[1].end, 4u);
    EXPECT_EQ((*code)->handlers[1].target, 2u);
    EXPECT_EQ((*code)->handlers[1].catch_type, 0);
}

TEST_F(Decoding, SubroutinesAreUnsupported) {
    EXPECT_THAT(failure(bytes({0xA8, 0, 3, 0xB1})), StartsWith("unsupported: jsr/ret in A/0x"));
    EXPECT_THAT(failure(bytes({0xC4, 0xA9, 0, 0})), StartsWith("unsupported: jsr/ret in A/0x"));
}

TEST_F(Decoding, ErrorsNameTheirPlace) {
    EXPECT_THAT(failure(bytes({0x00, 0xCB})), StartsWith("VerifyError: Bad instruction"));
    EXPECT_THAT(failure(bytes({0x00, 0xA7, 0x10, 0x00})), HasSubstr(".m()V @1: goto"));
}

TEST_F(Decoding, MalformedCodeIsRejected) {
    const std::initializer_list<int> kBodies[] = {{0xCA},
                                                  {0xFF},  // no instructions
                                                  {0x10},
                                                  {0x11, 0},
                                                  {0xA7, 0},
                                                  {0xB9, 0, 1},  // cut off
                                                  {0xC4},
                                                  {0xC4, 0x15, 0},
                                                  {0xC4, 0x00, 0, 0},  // wide without an instruction that can be wide
                                                  {0x15, 4},
                                                  {0x16, 3},
                                                  {0x1E + 3},
                                                  {0x84, 9, 1},  // locals beyond the four there are (lload_3 has two slots)
                                                  {0xA7, 0, 1, 0xB1},
                                                  {0xA7, 0, 4, 0xB1},
                                                  {0xA7, 0xFF, 0xFF},  // into an instruction, past the end, before the start
                                                  {0xC8, 0x7F, 0xFF, 0xFF, 0xFF},
                                                  {0xC8, 0x80, 0, 0, 0},  // far away
                                                  {0x12, 0},
                                                  {0x12, 200},
                                                  {0x12, 1},
                                                  {0x14, 0, 2},  // constants that are none, or of another kind
                                                  {0xB2, 0, 2},
                                                  {0xB6, 0, 2},
                                                  {0xB9, 0, 2, 1, 0},
                                                  {0xBA, 0, 2, 0, 0},
                                                  {0xBB, 0, 1},
                                                  {0xC0, 0, 0},
                                                  {0xBC, 3},
                                                  {0xBC, 12},       // element types
                                                  {0xC5, 0, 2, 1},  // more dimensions than the class has
                                                  {0xAA, 0, 0, 0},
                                                  {0xAA, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0},
                                                  {0xAB, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF},
                                                  {0xAB, 0, 0, 0, 0, 0, 0, 0, 0x7F, 0xFF, 0xFF, 0xFF},
                                                  {0xAA, 0, 0, 0, 0, 0, 0, 0, 0x80, 0, 0, 0, 0x7F, 0xFF, 0xFF, 0xFF}};
    for (const auto& body : kBodies) {
        ByteString code;
        for (int value : body) code.u1(static_cast<unsigned>(value));
        EXPECT_THAT(failure(code), StartsWith("VerifyError: ")) << ::testing::PrintToString(std::vector<int>(body));
    }
}

TEST_F(Decoding, CallsAreCheckedAgainstTheirConstants) {
    unsigned interface = builder_.member(Tag::InterfaceMethodRef, "java/lang/Runnable", "run", "()V");
    unsigned constructor = builder_.member(Tag::MethodRef, "java/lang/Object", "<init>", "()V");
    auto rejected = [&](unsigned opcode, unsigned index, std::initializer_list<int> rest) {
        ByteString body;
        body.u1(opcode).u2(index);
        for (int value : rest) body.u1(static_cast<unsigned>(value));
        return failure(body.u1(0xB1));
    };
    EXPECT_THAT(rejected(0xB9, interface, {2, 0}), StartsWith("VerifyError: Inconsistent args count"));
    EXPECT_THAT(rejected(0xB9, interface, {1, 1}), StartsWith("VerifyError: Fourth operand byte"));
    EXPECT_EQ(rejected(0xB9, interface, {1, 0}), "ok");
    EXPECT_THAT(rejected(0xB6, interface, {}), StartsWith("VerifyError: Illegal type at constant pool entry"));
    EXPECT_EQ(rejected(0xB8, interface, {}), "ok");
    EXPECT_THAT(rejected(0xB6, constructor, {}), StartsWith("VerifyError: Illegal call to internal method"));
    EXPECT_EQ(rejected(0xB7, constructor, {}), "ok");
    builder_.major_version = 51;
    EXPECT_THAT(rejected(0xB8, interface, {}), StartsWith("VerifyError: Illegal type at constant pool entry"));
}

TEST_F(Decoding, HandlersMustLieOnInstructions) {
    for (auto [start, end, target] : {std::tuple{1, 3, 0}, {0, 2, 0}, {0, 3, 1}}) {
        classfile::testing::Table exceptions;
        exceptions.add(
            ByteString().u2(static_cast<unsigned>(start)).u2(static_cast<unsigned>(end)).u2(static_cast<unsigned>(target)).u2(0));
        EXPECT_THAT(failure(bytes({0x11, 0, 0, 0xB1}), exceptions), StartsWith("VerifyError: Illegal exception table range"));
    }
}

TEST_F(Decoding, LinesOfInstructions) {
    ByteString lines;
    lines.u2(3).u2(1).u2(20).u2(3).u2(10).u2(3).u2(11);
    builder_.add_method(classfile::access::kStatic, "m", "()V",
                        {builder_.code(bytes({0, 0, 0, 0, 0xB1}), {builder_.attribute("LineNumberTable", lines)})});
    Link<Class*> defined = program_->define(builder_.bytes(), {.hidden = true});
    ASSERT_TRUE(defined.ok());
    Link<std::unique_ptr<const Code>> code = decode(*program_, *(*defined)->methods[0]);
    ASSERT_TRUE(code.ok());
    EXPECT_EQ((*code)->line_of(0), 0);
    EXPECT_EQ((*code)->line_of(1), 20);
    EXPECT_EQ((*code)->line_of(2), 20);
    EXPECT_EQ((*code)->line_of(3), 10) << "the first of two that start here";
    EXPECT_EQ((*code)->line_of(4), 11);
}

TEST_F(Decoding, NamesItsOpcodes) { EXPECT_STREQ(name_of(Op::InvokeInterfaceQuick), "InvokeInterfaceQuick"); }

}  // namespace
}  // namespace raceproof::program
