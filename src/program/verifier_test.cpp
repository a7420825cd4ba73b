// Method bodies that are wrong in one way, each beside a right twin: a verifier that rejects everything fails too.
#include "program/verifier.h"

#include <gtest/gtest.h>

#include "classfile/testing/class_bytes_builder.h"
#include "program/program.h"
#include "program/testing/java_sources.h"
#include "program/verifier_bytecode.h"

namespace raceproof::program {
namespace {

namespace access = classfile::access;
using classfile::Tag;
using classfile::testing::ByteString;
using classfile::testing::ClassBytesBuilder;
using classfile::testing::Table;

constexpr const char* kBadStack = "Bad type on operand stack";

// Assembles one method of the class A, which has an int field x, a String field s and a static field o of type Object.
class Body {
  public:
    using B = Bytecode;

    explicit Body(std::string_view descriptor = "()V", std::string_view name = "m", unsigned flags = access::kStatic)
        : descriptor_(descriptor), name_(name), flags_(flags) {
        builder_.add_field(0, "x", "I");
        builder_.add_field(0, "s", "Ljava/lang/String;");
        builder_.add_field(access::kStatic, "o", "Ljava/lang/Object;");
        builder_.max_stack = 4;
        builder_.max_locals = 4;
    }

    static Body constructor() { return Body("()V", "<init>", access::kPublic); }

    Body& limits(unsigned max_stack, unsigned max_locals) {
        builder_.max_stack = max_stack;
        builder_.max_locals = max_locals;
        return *this;
    }
    Body& op(B code) {
        code_.u1(static_cast<unsigned>(code));
        return *this;
    }
    template <typename... More>
    Body& op(B first, More... more) {
        op(first);
        return op(more...);
    }
    Body& byte(B code, unsigned operand) {
        op(code);
        code_.u1(operand);
        return *this;
    }
    Body& jump(B code, int distance) {
        op(code);
        code_.u2(static_cast<unsigned>(distance) & 0xFFFF);
        return *this;
    }
    Body& of_class(B code, std::string_view name) { return constant(code, builder_.class_constant(name)); }
    Body& string() { return constant(B::LdcW, builder_.string("text")); }
    Body& field(B code, std::string_view owner, std::string_view name, std::string_view descriptor) {
        return constant(code, builder_.member(Tag::FieldRef, owner, name, descriptor));
    }
    Body& call(B code, std::string_view owner, std::string_view name, std::string_view descriptor) {
        return constant(code, builder_.member(Tag::MethodRef, owner, name, descriptor));
    }
    Body& handler(unsigned start, unsigned end, unsigned target, std::string_view catch_type) {
        unsigned type = catch_type.empty() ? 0 : builder_.class_constant(catch_type);
        handlers_.add(ByteString().u2(start).u2(end).u2(target).u2(type));
        return *this;
    }

    // The first line of the error, or "ok".
    std::string verdict() {
        ByteString code = builder_.code(code_, {}, handlers_);
        builder_.add_method(flags_, name_, descriptor_, {code});
        std::unique_ptr<Program> program = testing::make_program();
        Link<Class*> defined = program->define(builder_.bytes(), {});
        if (!defined) return testing::outcome_of(defined);
        Link<const Code*> verified = program->code_of(*(*defined)->find_declared_method(name_, descriptor_));
        if (verified) {
            MethodMaps::analyse(*program, *(*verified)->method, **verified);
            return "ok";
        }
        std::string message = verified.error().message;
        if (verified.error().kind != LinkErrorKind::Verify) return testing::outcome_of(verified);
        return message.substr(0, message.find('\n'));
    }

  private:
    Body& constant(B code, unsigned index) {
        op(code);
        code_.u2(index);
        return *this;
    }

    ClassBytesBuilder builder_;
    std::string descriptor_, name_;
    unsigned flags_;
    ByteString code_;
    Table handlers_;
};

using B = Bytecode;

TEST(Verifier, ControlFlow) {
    EXPECT_EQ(Body().op(B::Return).verdict(), "ok");
    EXPECT_EQ(Body().op(B::Nop).verdict(), "Control flow falls through code end");
    EXPECT_EQ(Body().op(B::IConst0).jump(B::IfEq, -1).verdict(), "Control flow falls through code end");
    EXPECT_EQ(Body().jump(B::Goto, 0).verdict(), "ok");
    // Unreachable code is not looked at, as it never runs.
    EXPECT_EQ(Body().op(B::Return, B::Pop, B::Return).verdict(), "ok");
    // One way round the loop more is on the stack.
    EXPECT_EQ(Body().op(B::IConst0).jump(B::Goto, -1).verdict(), "Inconsistent stackmap frames at branch target");
}

TEST(Verifier, Limits) {
    EXPECT_EQ(Body().limits(2, 0).op(B::LConst0, B::Pop2, B::Return).verdict(), "ok");
    EXPECT_EQ(Body().limits(1, 0).op(B::LConst0, B::Pop2, B::Return).verdict(), "Operand stack overflow");
    EXPECT_EQ(Body().limits(1, 0).op(B::IConst0, B::Dup, B::Return).verdict(), "Operand stack overflow");
    EXPECT_EQ(Body().op(B::Pop, B::Return).verdict(), "Operand stack underflow");
    EXPECT_EQ(Body().op(B::IConst0, B::Dup2, B::Return).verdict(), "Operand stack underflow");
    EXPECT_EQ(Body("(JI)V").limits(0, 3).op(B::Return).verdict(), "ok");
    // A handler needs room for its exception.
    EXPECT_EQ(Body().limits(0, 0).op(B::Nop, B::Return, B::Return).handler(0, 1, 2, "").verdict(), "Operand stack overflow");
}

TEST(Verifier, NumbersAndReferences) {
    EXPECT_EQ(Body("()I").op(B::IConst0, B::IConst1, B::IAdd, B::IReturn).verdict(), "ok");
    EXPECT_EQ(Body("()I").op(B::IConst0, B::FConst0, B::IAdd, B::IReturn).verdict(), kBadStack);
    EXPECT_EQ(Body().op(B::AConstNull, B::INeg, B::Return).verdict(), kBadStack);
    EXPECT_EQ(Body().op(B::IConst0, B::MonitorEnter, B::Return).verdict(), kBadStack);
    EXPECT_EQ(Body().op(B::IConst0, B::AThrow).verdict(), kBadStack);
    EXPECT_EQ(Body().op(B::IConst0).jump(B::IfNull, 3).op(B::Return).verdict(), kBadStack);
    EXPECT_EQ(Body().op(B::AConstNull, B::IConst0).jump(B::IfACmpEq, 3).op(B::Return).verdict(), kBadStack);
    EXPECT_EQ(Body().op(B::IConst0, B::AStore0, B::Return).verdict(), kBadStack);
    EXPECT_EQ(Body().op(B::AConstNull, B::IStore0, B::Return).verdict(), kBadStack);
    EXPECT_EQ(Body().op(B::FConst0, B::FStore0, B::ILoad0, B::Pop, B::Return).verdict(), "Bad local variable type");
    EXPECT_EQ(Body().op(B::ILoad0, B::Pop, B::Return).verdict(), "Bad local variable type");
    EXPECT_EQ(Body("(Ljava/lang/Object;)V").byte(B::IInc, 0).op(B::Nop, B::Return).verdict(), "Bad local variable type");
    EXPECT_EQ(Body().op(B::IConst0).of_class(B::CheckCast, "java/lang/String").op(B::Pop, B::Return).verdict(), kBadStack);
    EXPECT_EQ(Body().op(B::IConst0).of_class(B::InstanceOf, "java/lang/String").op(B::Pop, B::Return).verdict(), kBadStack);
}

TEST(Verifier, HalvesOfLongs) {
    EXPECT_EQ(Body().op(B::LConst0, B::Pop2, B::Return).verdict(), "ok");
    EXPECT_EQ(Body().op(B::LConst0, B::Dup2, B::LAdd, B::Pop2, B::Return).verdict(), "ok");
    EXPECT_EQ(Body().op(B::LConst0, B::Pop, B::Return).verdict(), kBadStack);
    EXPECT_EQ(Body().op(B::LConst0, B::Dup, B::Return).verdict(), kBadStack);
    EXPECT_EQ(Body().op(B::IConst0, B::LConst0, B::Swap, B::Return).verdict(), kBadStack);
    EXPECT_EQ(Body().limits(8, 0).op(B::LConst0, B::IConst0, B::Dup2, B::Return).verdict(), kBadStack);
    EXPECT_EQ(Body().limits(8, 0).op(B::LConst0, B::IConst0, B::DupX2, B::Return).verdict(), "ok");
    EXPECT_EQ(Body().limits(8, 0).op(B::LConst0, B::IConst0, B::DupX1, B::Return).verdict(), kBadStack);
    EXPECT_EQ(Body().limits(8, 0).op(B::LConst0, B::DConst0, B::Dup2X2, B::Return).verdict(), "ok");
    EXPECT_EQ(Body().limits(8, 0).op(B::LConst0, B::DConst0, B::Dup2X1, B::Return).verdict(), kBadStack);
    EXPECT_EQ(Body("()J").op(B::IConst0, B::IConst0, B::LReturn).verdict(), kBadStack);
    EXPECT_EQ(Body("()J").op(B::DConst0, B::LReturn).verdict(), kBadStack);
    EXPECT_EQ(Body().op(B::LConst0, B::IAdd, B::Pop, B::Return).verdict(), kBadStack);
    // In locals.
    EXPECT_EQ(Body("()J").op(B::LConst0, B::LStore1, B::LLoad1, B::LReturn).verdict(), "ok");
    EXPECT_EQ(Body("()J").op(B::LConst0, B::LStore1, B::IConst0, B::IStore2, B::LLoad1, B::LReturn).verdict(),
              "Bad local variable type");
    EXPECT_EQ(Body("()J").op(B::LConst0, B::LStore1, B::IConst0, B::IStore1, B::LLoad1, B::LReturn).verdict(),
              "Bad local variable type");
    EXPECT_EQ(Body("()J").op(B::LConst0, B::LStore1, B::LConst0, B::LStore0, B::LLoad1, B::LReturn).verdict(),
              "Bad local variable type");
    EXPECT_EQ(Body("()I").op(B::LConst0, B::LStore1, B::ILoad2, B::IReturn).verdict(), "Bad local variable type");
    EXPECT_EQ(Body("()D").op(B::LConst0, B::LStore1, B::DLoad1, B::DReturn).verdict(), "Bad local variable type");
}

Body array_use(unsigned element_type, Bytecode load) {
    Body method;
    method.op(B::IConst1).byte(B::NewArray, element_type).op(B::IConst0, load);
    bool is_wide = load == B::LALoad || load == B::DALoad;
    method.op(is_wide ? B::Pop2 : B::Pop, B::Return);
    return method;
}

TEST(Verifier, Arrays) {
    constexpr unsigned kBoolean = 4, kChar = 5, kFloat = 6, kDouble = 7, kByte = 8, kShort = 9, kInt = 10, kLong = 11;
    struct Row {
        unsigned element_type;
        Bytecode load;
    };
    constexpr Row kRight[] = {{kBoolean, B::BALoad}, {kByte, B::BALoad}, {kChar, B::CALoad},  {kShort, B::SALoad},
                              {kInt, B::IALoad},     {kLong, B::LALoad}, {kFloat, B::FALoad}, {kDouble, B::DALoad}};
    for (const Row& array : kRight)
        for (const Row& other : kRight) {
            std::string verdict = array_use(array.element_type, other.load).verdict();
            EXPECT_EQ(verdict, array.load == other.load ? "ok" : kBadStack)
                << array.element_type << " " << static_cast<int>(other.load);
        }
    EXPECT_EQ(array_use(kInt, B::AALoad).verdict(), "Bad type on operand stack in aaload");
    EXPECT_EQ(Body("([Ljava/lang/String;)I").op(B::ALoad0, B::IConst0, B::IALoad, B::IReturn).verdict(), kBadStack);
    EXPECT_EQ(Body("([[I)I").op(B::ALoad0, B::IConst0, B::AALoad, B::IConst0, B::IALoad, B::IReturn).verdict(), "ok");
    EXPECT_EQ(Body("(Ljava/lang/Object;)I").op(B::ALoad0, B::ArrayLength, B::IReturn).verdict(),
              "Bad type on operand stack in arraylength");
    EXPECT_EQ(Body("()I").op(B::AConstNull, B::ArrayLength, B::IReturn).verdict(), "ok");
    // Stores: what a store of references puts where is checked when it runs, but not that it is an array of references.
    EXPECT_EQ(
        Body("([Ljava/lang/String;Ljava/lang/Object;)V").op(B::ALoad0, B::IConst0, B::ALoad1, B::AAStore, B::Return).verdict(),
        "ok");
    EXPECT_EQ(Body("([I)V").op(B::ALoad0, B::IConst0, B::AConstNull, B::AAStore, B::Return).verdict(),
              "Bad type on operand stack in aastore");
    EXPECT_EQ(Body("([Ljava/lang/Object;)V").op(B::ALoad0, B::IConst0, B::IConst1, B::IAStore, B::Return).verdict(), kBadStack);
    EXPECT_EQ(Body("([Ljava/lang/Object;)V").op(B::ALoad0, B::IConst0, B::IConst1, B::AAStore, B::Return).verdict(), kBadStack);
    EXPECT_EQ(Body("([B)V").op(B::ALoad0, B::IConst0, B::LConst0, B::BAStore, B::Return).verdict(), kBadStack);
}

TEST(Verifier, ReturnTypes) {
    EXPECT_EQ(Body("()I").op(B::Return).verdict(), "Method expects a return value");
    EXPECT_EQ(Body("()V").op(B::IConst0, B::IReturn).verdict(), "Method does not expect a return value");
    EXPECT_EQ(Body("()J").op(B::IConst0, B::IReturn).verdict(), "Wrong return type in function");
    EXPECT_EQ(Body("()Ljava/lang/Object;").op(B::IConst0, B::IReturn).verdict(), "Wrong return type in function");
    EXPECT_EQ(Body("()I").op(B::AConstNull, B::AReturn).verdict(), "Wrong return type in function");
    EXPECT_EQ(Body("()Z").op(B::IConst2, B::IReturn).verdict(), "ok");
    EXPECT_EQ(Body("()Ljava/lang/CharSequence;").string().op(B::AReturn).verdict(), "ok");
    EXPECT_EQ(Body("()Ljava/lang/Integer;").string().op(B::AReturn).verdict(), kBadStack);
    EXPECT_EQ(Body("([Ljava/lang/Integer;)[Ljava/lang/Number;").op(B::ALoad0, B::AReturn).verdict(), "ok");
    EXPECT_EQ(Body("([Ljava/lang/Number;)[Ljava/lang/Integer;").op(B::ALoad0, B::AReturn).verdict(), kBadStack);
    EXPECT_EQ(Body("([I)[Ljava/lang/Object;").op(B::ALoad0, B::AReturn).verdict(), kBadStack);
    EXPECT_EQ(Body("([[I)[Ljava/lang/Object;").op(B::ALoad0, B::AReturn).verdict(), "ok");
    EXPECT_EQ(Body("([I)[J").op(B::ALoad0, B::AReturn).verdict(), kBadStack);
    EXPECT_EQ(Body("([I)Ljava/lang/Cloneable;").op(B::ALoad0, B::AReturn).verdict(), "ok");
    EXPECT_EQ(Body("([I)Ljava/lang/Runnable;").op(B::ALoad0, B::AReturn).verdict(), kBadStack);
}

TEST(Verifier, Receivers) {
    auto get = [](Body method) { return method.field(B::GetField, "A", "x", "I").op(B::IReturn).verdict(); };
    EXPECT_EQ(get(Body("(LA;)I").op(B::ALoad0)), "ok");
    EXPECT_EQ(get(Body("()I").op(B::AConstNull)), "ok");
    EXPECT_EQ(get(Body("()I").string()), kBadStack);
    EXPECT_EQ(get(Body("(Ljava/lang/Object;)I").op(B::ALoad0)), kBadStack);
    EXPECT_EQ(get(Body("([LA;)I").op(B::ALoad0)), kBadStack);
    EXPECT_EQ(get(Body("(Ljava/lang/Object;)I").op(B::ALoad0).of_class(B::CheckCast, "A")), "ok");
    EXPECT_EQ(get(Body("(I)I").op(B::ILoad0)), kBadStack);

    auto put = [](Body method) { return method.field(B::PutField, "A", "s", "Ljava/lang/String;").op(B::Return).verdict(); };
    EXPECT_EQ(put(Body("(LA;)V").op(B::ALoad0).string()), "ok");
    EXPECT_EQ(put(Body("(LA;)V").op(B::ALoad0, B::ALoad0)), kBadStack);
    EXPECT_EQ(put(Body("(LA;)V").string().string()), kBadStack);
    EXPECT_EQ(Body("(LA;)V").op(B::ALoad0, B::LConst0).field(B::PutField, "A", "x", "I").op(B::Return).verdict(), kBadStack);

    auto length = [](Body method) {
        return method.call(B::InvokeVirtual, "java/lang/String", "length", "()I").op(B::IReturn).verdict();
    };
    EXPECT_EQ(length(Body("()I").string()), "ok");
    EXPECT_EQ(length(Body("(Ljava/lang/CharSequence;)I").op(B::ALoad0)), kBadStack);
    EXPECT_EQ(length(Body("(LA;)I").op(B::ALoad0)), kBadStack);

    auto concat = [](Body method) {
        return method.call(B::InvokeVirtual, "java/lang/String", "concat", "(Ljava/lang/String;)Ljava/lang/String;")
            .op(B::Pop, B::Return)
            .verdict();
    };
    EXPECT_EQ(concat(Body().string().string()), "ok");
    EXPECT_EQ(concat(Body("(LA;)V").string().op(B::ALoad0)), kBadStack);
    EXPECT_EQ(concat(Body().string().op(B::IConst0)), kBadStack);
}

TEST(Verifier, MergesToTheCommonSuperclass) {
    // return condition ? (Integer) a : (other) b;
    auto either = [](std::string_view descriptor) {
        return Body(descriptor).op(B::ILoad2).jump(B::IfEq, 7).op(B::ALoad0).jump(B::Goto, 4).op(B::ALoad1, B::AReturn).verdict();
    };
    EXPECT_EQ(either("(Ljava/lang/Integer;Ljava/lang/Long;I)Ljava/lang/Number;"), "ok");
    EXPECT_EQ(either("(Ljava/lang/Integer;Ljava/lang/Long;I)Ljava/lang/Integer;"), kBadStack);
    EXPECT_EQ(either("(Ljava/lang/Integer;Ljava/lang/String;I)Ljava/lang/Number;"), kBadStack);
    EXPECT_EQ(either("(Ljava/lang/Integer;Ljava/lang/String;I)Ljava/lang/Comparable;"), "ok");
    EXPECT_EQ(either("([Ljava/lang/Integer;[Ljava/lang/Long;I)[Ljava/lang/Number;"), "ok");
    EXPECT_EQ(either("([Ljava/lang/Integer;[[II)[Ljava/lang/Object;"), "ok");
    EXPECT_EQ(either("([I[JI)Ljava/lang/Object;"), "ok");
    EXPECT_EQ(either("([I[JI)[I"), kBadStack);
    EXPECT_EQ(either("([[I[[JI)[Ljava/lang/Object;"), "ok");
    // A reference and a number meet in a local: it is usable no more.
    auto local = [](Bytecode load, Bytecode result, std::string_view descriptor) {
        return Body(descriptor)
            .op(B::ILoad0)
            .jump(B::IfEq, 8)
            .op(B::IConst0, B::IStore1)
            .jump(B::Goto, 5)
            .op(B::AConstNull, B::AStore1, load, result)
            .verdict();
    };
    EXPECT_EQ(local(B::ALoad1, B::AReturn, "(I)Ljava/lang/Object;"), "Bad local variable type");
    EXPECT_EQ(local(B::ILoad1, B::IReturn, "(I)I"), "Bad local variable type");
    EXPECT_EQ(local(B::ILoad0, B::IReturn, "(I)I"), "ok");
}

TEST(Verifier, UninitialisedObjects) {
    auto made = [] { return std::move(Body("()Ljava/lang/Object;").of_class(B::New, "java/lang/Object")); };
    auto initialise = [](Body method) { return method.call(B::InvokeSpecial, "java/lang/Object", "<init>", "()V"); };
    EXPECT_EQ(initialise(made().op(B::Dup)).op(B::AReturn).verdict(), "ok");
    EXPECT_EQ(made().op(B::AReturn).verdict(), kBadStack);
    EXPECT_EQ(
        made().call(B::InvokeVirtual, "java/lang/Object", "hashCode", "()I").op(B::Pop, B::AConstNull, B::AReturn).verdict(),
        kBadStack);
    EXPECT_EQ(made().field(B::PutStatic, "A", "o", "Ljava/lang/Object;").op(B::AConstNull, B::AReturn).verdict(), kBadStack);
    EXPECT_EQ(made().of_class(B::CheckCast, "java/lang/Object").op(B::AReturn).verdict(), kBadStack);
    EXPECT_EQ(made().op(B::AThrow).verdict(), kBadStack);
    // Any copy is initialised by one call, and only once.
    EXPECT_EQ(initialise(made().op(B::Dup, B::AStore0)).op(B::ALoad0, B::AReturn).verdict(), "ok");
    EXPECT_EQ(initialise(initialise(made().op(B::Dup, B::Dup))).op(B::AReturn).verdict(),
              "Bad operand type when invoking <init>");
    // The constructor of another class.
    EXPECT_EQ(initialise(Body("()Ljava/lang/Object;").of_class(B::New, "java/lang/String").op(B::Dup)).op(B::AReturn).verdict(),
              "Call to wrong <init> method");
    EXPECT_EQ(initialise(Body("(LA;)V").op(B::ALoad0)).op(B::Return).verdict(), "Bad operand type when invoking <init>");
    EXPECT_EQ(initialise(Body().op(B::AConstNull)).op(B::Return).verdict(), "Bad operand type when invoking <init>");
    // Two objects of one `new`: the older can no longer be told from the newer.
    EXPECT_EQ(initialise(Body("(I)Ljava/lang/Object;")
                             .op(B::AConstNull, B::AStore1, B::Nop)
                             .of_class(B::New, "java/lang/Object")
                             .op(B::AStore1, B::ILoad0)
                             .jump(B::IfEq, -5)
                             .op(B::ALoad1))
                  .op(B::ALoad1, B::AReturn)
                  .verdict(),
              "ok");
    EXPECT_EQ(initialise(Body("(I)V").of_class(B::New, "java/lang/Object").op(B::ILoad0).jump(B::IfEq, -4).op(B::Nop))
                  .op(B::Return)
                  .verdict(),
              "Inconsistent stackmap frames at branch target");
    // An exception leaves the constructor: the handler must not get the object.
    EXPECT_EQ(initialise(made().op(B::Dup, B::AStore0))
                  .op(B::ALoad0, B::AReturn, B::Pop, B::ALoad0, B::AReturn)
                  .handler(0, 10, 10, "")
                  .verdict(),
              "Bad local variable type");
}

TEST(Verifier, Constructors) {
    auto super = [](Body method) { return method.op(B::ALoad0).call(B::InvokeSpecial, "java/lang/Object", "<init>", "()V"); };
    auto start = [] { return Body::constructor(); };
    EXPECT_EQ(super(start()).op(B::Return).verdict(), "ok");
    EXPECT_EQ(start().op(B::ALoad0).call(B::InvokeSpecial, "A", "<init>", "()V").op(B::Return).verdict(), "ok");
    EXPECT_EQ(start().op(B::Return).verdict(), "Constructor must call super() or this() before return");
    EXPECT_EQ(super(super(start())).op(B::Return).verdict(), "Bad operand type when invoking <init>");
    EXPECT_EQ(start().op(B::ALoad0).call(B::InvokeSpecial, "java/lang/Integer", "<init>", "()V").op(B::Return).verdict(),
              "Bad <init> method call");
    // Before super(): own fields may be set, nothing else.
    EXPECT_EQ(super(start().op(B::ALoad0, B::IConst1).field(B::PutField, "A", "x", "I")).op(B::Return).verdict(), "ok");
    EXPECT_EQ(super(start().op(B::ALoad0, B::IConst1).field(B::PutField, "A", "inherited", "I")).op(B::Return).verdict(),
              kBadStack);
    EXPECT_EQ(super(start().op(B::ALoad0).field(B::GetField, "A", "x", "I").op(B::Pop)).op(B::Return).verdict(), kBadStack);
    EXPECT_EQ(super(start().op(B::ALoad0).field(B::PutStatic, "A", "o", "Ljava/lang/Object;")).op(B::Return).verdict(),
              kBadStack);
    EXPECT_EQ(super(start().op(B::ALoad0).call(B::InvokeVirtual, "A", "hashCode", "()I").op(B::Pop)).op(B::Return).verdict(),
              kBadStack);
    // super() on one path only.
    EXPECT_EQ(super(start().op(B::IConst0).jump(B::IfEq, 7)).op(B::Return).verdict(),
              "Constructor must call super() or this() before return");
    // Overwriting local 0 does not help.
    EXPECT_EQ(start().op(B::AConstNull, B::AStore0, B::Return).verdict(),
              "Constructor must call super() or this() before return");
    // super() fails, and a handler returns as if nothing had happened.
    EXPECT_EQ(super(start()).op(B::Return, B::Pop, B::Return).handler(0, 4, 5, "").verdict(),
              "Constructor must call super() or this() before return");
    EXPECT_EQ(super(start()).op(B::Return, B::AThrow).handler(0, 4, 5, "").verdict(), "ok");
}

TEST(Verifier, SuperCalls) {
    auto call = [](Body method, std::string_view owner) {
        return method.call(B::InvokeSpecial, owner, "hashCode", "()I").op(B::IReturn).verdict();
    };
    EXPECT_EQ(call(Body("()I", "m", 0).op(B::ALoad0), "java/lang/Object"), "ok");
    EXPECT_EQ(call(Body("(Ljava/lang/Object;)I").op(B::ALoad0), "java/lang/Object"), kBadStack);
    EXPECT_EQ(call(Body("(Ljava/lang/String;)I").op(B::ALoad0), "java/lang/String"),
              "Bad invokespecial instruction: current class isn't assignable to reference class.");
    EXPECT_EQ(Body().call(B::InvokeStatic, "A", "<init>", "()V").op(B::Return).verdict(), "Illegal call to internal method");
}

TEST(Verifier, Exceptions) {
    EXPECT_EQ(Body("(Ljava/lang/Error;)V").op(B::ALoad0, B::AThrow).verdict(), "ok");
    EXPECT_EQ(Body("(Ljava/lang/Object;)V").op(B::ALoad0, B::AThrow).verdict(), kBadStack);
    EXPECT_EQ(Body().string().op(B::AThrow).verdict(), kBadStack);
    EXPECT_EQ(Body().op(B::Nop, B::Return, B::AThrow).handler(0, 1, 2, "java/lang/Error").verdict(), "ok");
    EXPECT_EQ(Body().op(B::Nop, B::Return, B::Pop, B::Return).handler(0, 1, 2, "java/lang/String").verdict(),
              "Catch type is not a subclass of Throwable in exception handler 0");
    EXPECT_EQ(Body().op(B::Nop, B::Return, B::Pop, B::Return).handler(0, 1, 2, "no/Such").verdict(), "ok");
    EXPECT_EQ(Body("(LA;)V")
                  .op(B::ALoad0)
                  .call(B::InvokeVirtual, "A", "hashCode", "()I")
                  .op(B::Pop, B::Return)
                  .call(B::InvokeVirtual, "A", "hashCode", "()I")
                  .op(B::Pop, B::Return)
                  .handler(0, 4, 6, "java/lang/Error")
                  .verdict(),
              kBadStack);
    // A local changes its type inside the range: the handler may use neither.
    auto changing = [](Bytecode load, unsigned end) {
        return Body("(I)I")
            .op(B::IConst0, B::IStore1, B::AConstNull, B::AStore1, B::IConst0, B::IReturn, B::Pop, load, B::Pop, B::IConst0,
                B::IReturn)
            .handler(2, end, 6, "")
            .verdict();
    };
    EXPECT_EQ(changing(B::ILoad1, 4), "ok");  // before astore_1 has happened
    EXPECT_EQ(changing(B::ILoad1, 5), "Bad local variable type");
    EXPECT_EQ(changing(B::ALoad1, 5), "Bad local variable type");
    EXPECT_EQ(changing(B::ILoad0, 5), "ok");
}

TEST(Verifier, MissingClasses) {
    auto pass = [](std::string_view from, std::string_view to) {
        return Body("(L" + std::string(from) + ";)L" + std::string(to) + ";").op(B::ALoad0, B::AReturn).verdict();
    };
    EXPECT_EQ(pass("no/Such", "no/Such"), "ok");
    EXPECT_EQ(pass("no/Such", "java/lang/Object"), "ok");
    EXPECT_EQ(pass("no/Such", "java/lang/Runnable"), "ok");
    EXPECT_EQ(pass("no/Such", "java/lang/String"), "NoClassDefFoundError: no/Such");
    EXPECT_EQ(pass("java/lang/String", "no/Such"), "NoClassDefFoundError: no/Such");
}

TEST(Verifier, SaysWhereAndWhy) {
    ClassBytesBuilder builder;
    builder.add_method(access::kStatic, "m", "()I", {builder.code(ByteString().u1(0x0b).u1(0xac))});
    std::unique_ptr<Program> program = testing::make_program();
    Link<Class*> defined = program->define(builder.bytes(), {});
    ASSERT_TRUE(defined.ok());
    Link<const Code*> code = program->code_of(*(*defined)->find_declared_method("m", "()I"));
    ASSERT_FALSE(code.ok());
    EXPECT_EQ(code.error().kind, LinkErrorKind::Verify);
    EXPECT_EQ(code.error().message,
              "Bad type on operand stack\n"
              "Exception Details:\n"
              "  Location:\n"
              "    A.m()I @1: ireturn\n"
              "  Reason:\n"
              "    Type float is not assignable to integer");
}

}  // namespace
}  // namespace raceproof::program
