// Messages as OpenJDK 17 prints them: each expectation here was seen on java itself.
#include <gmock/gmock.h>

#include "program/access.h"
#include "program/program.h"
#include "program/resolution.h"
#include "program/testing/java_sources.h"

namespace raceproof::program {
namespace {

using testing::outcome_of;
using testing::reference_to;

// `User` is compiled against the "before" classes and meets the "after" ones.
class Resolution : public ::testing::Test {
  protected:
    static void SetUpTestSuite() {
        java_ = new testing::CompiledJava;
        java_->compile(
            "before",
            {{"p/A.java",
              R"(package p; public class A { public static int shared; public int seen; public void call() { } public void own() { } })"},
             {"p/Closed.java", "package p; public class Closed { public static int x; }"},
             {"p/Base.java", "package p; public abstract class Base { public abstract void m(int x); }"},
             {"Old.java", R"(
                class Gone { static void f(int i, String s, int[][] q, long l) { } static int x; }
                class Hides { static int x; static void f() { } void g() { } Hides(int i) { } }
                class Turns { static void f() { } void g() { } static int x; int y; static int z; int w; }
                interface TurnsI { void f(int x); static void g(int x) { } }
                class WasClass { void f() { } static WasClass g() { return null; } }
                interface WasInterface { void f(); }
                class Sub extends Hides { Sub() { super(1); } }
                class Fresh { }
                class Constructed { Constructed(int i) { } }
                class Super { void m() { } void n() { } }
                class Middle extends Super { }
                interface Default { default void d() { } default void e() { } }
                )"},
             {"User.java", R"(
                class User extends Middle implements Default {
                    void use(User u, Hides h, Turns t, TurnsI i, WasClass c, WasInterface wi, p.A a, p.Base b, Sub s, int[] array) {
                        Gone.f(1, "", null, 2L);
                        System.out.println(Gone.x);
                        System.out.println(Hides.x);
                        Hides.f();
                        h.g();
                        new Hides(1);
                        s.g();
                        Turns.f();
                        t.g();
                        Turns.x = 1;
                        t.y = 1;
                        Turns.z = 2;
                        t.w = 3;
                        i.f(3);
                        TurnsI.g(3);
                        c.f();
                        WasClass.g();
                        wi.f();
                        p.A.shared = 1;
                        a.seen = 1;
                        a.call();
                        System.out.println(p.Closed.x);
                        b.m(1);
                        new Fresh();
                        new Constructed(1);
                        super.m();
                        super.n();
                        Default.super.d();
                        Default.super.e();
                        array.clone();
                        Object[] none = new Missing[1];
                    }
                    private int mine;
                    class Inner { int get() { return mine; } }
                }
                class Missing { }
                )"}});
        java_->compile("after", {{"p/A.java",
                                  "package p; public class A { static int shared; protected int seen; protected void call() { } "
                                  "public void own() { } }"},
                                 {"p/Closed.java", "package p; class Closed { public static int x; }"},
                                 {"p/Base.java", "package p; public abstract class Base { protected abstract void m(int x); }"},
                                 {"New.java", R"(
                class Gone { }
                class Hides { private static int x; private static void f() { } private void g() { } private Hides(int i) { } Hides() { } }
                class Turns { void f() { } static void g() { } int x; static int y; static final int z = 0; final int w = 0; }
                interface TurnsI { static void f(int x) { } void g(int x); }
                interface WasClass { void f(); static WasClass g() { return null; } }
                class WasInterface { void f() { } }
                abstract class Fresh { }
                class Constructed extends Constructs { }
                class Constructs { Constructs(int i) { } Constructs() { } }
                abstract class Super { abstract void m(); static void n() { } }
                abstract class Middle extends Super { }
                interface Default { void d(); default void e() { } }
                )"}});
        std::filesystem::remove(java_->directory().path("before/Missing.class"));
        program_ = testing::make_program(java_->path_list({"after", "before"})).release();
        user_ = &program_->required("User");
    }
    static void TearDownTestSuite() {
        delete program_;
        delete java_;
    }

    static std::uint16_t index(std::string_view owner, std::string_view member) {
        std::uint16_t found = reference_to(*user_, owner, member);
        EXPECT_NE(found, 0) << owner << "." << member;
        return found;
    }
    static std::string static_call(std::string_view owner, std::string_view member) {
        return outcome_of(resolve_static(*program_, *user_, index(owner, member)));
    }
    static std::string virtual_call(std::string_view owner, std::string_view member) {
        return outcome_of(resolve_virtual(*program_, *user_, index(owner, member)));
    }
    static std::string interface_call(std::string_view owner, std::string_view member) {
        return outcome_of(resolve_interface(*program_, *user_, index(owner, member)));
    }
    static std::string special_call(std::string_view owner, std::string_view member) {
        return outcome_of(resolve_special(*program_, *user_, index(owner, member)));
    }
    static std::string load_field(FieldKind kind, std::string_view owner, std::string_view member) {
        return outcome_of(resolve_field(*program_, *user_, index(owner, member), kind));
    }
    static std::string store_field(FieldKind kind, std::string_view owner, std::string_view member) {
        return outcome_of(resolve_field(*program_, *user_, index(owner, member), kind, user_->methods.front().get()));
    }

    static inline testing::CompiledJava* java_ = nullptr;
    static inline Program* program_ = nullptr;
    static inline Class* user_ = nullptr;
};

TEST_F(Resolution, MembersThatAreGone) {
    EXPECT_EQ(static_call("Gone", "f"), "NoSuchMethodError: 'void Gone.f(int, java.lang.String, int[][], long)'");
    EXPECT_EQ(load_field(FieldKind::Static, "Gone", "x"), "NoSuchFieldError: x");
    EXPECT_EQ(special_call("Constructed", "<init>"), "NoSuchMethodError: Constructed: method 'void <init>(int)' not found");
}

TEST_F(Resolution, PrivateMembers) {
    constexpr const char* kWhere = "(User and Hides are in unnamed module of loader 'app')";
    EXPECT_EQ(load_field(FieldKind::Static, "Hides", "x"),
              std::string("IllegalAccessError: class User tried to access private field Hides.x ") + kWhere);
    EXPECT_EQ(static_call("Hides", "f"),
              std::string("IllegalAccessError: class User tried to access private method 'void Hides.f()' ") + kWhere);
    EXPECT_EQ(virtual_call("Hides", "g"),
              std::string("IllegalAccessError: class User tried to access private method 'void Hides.g()' ") + kWhere);
    EXPECT_EQ(virtual_call("Sub", "g"),
              std::string("IllegalAccessError: class User tried to access private method 'void Hides.g()' ") + kWhere);
    EXPECT_EQ(special_call("Hides", "<init>"),
              std::string("IllegalAccessError: class User tried to access private method 'void Hides.<init>(int)' ") + kWhere);
}

TEST_F(Resolution, MembersAndClassesOfOtherPackages) {
    constexpr const char* kWhere = "(User and p.A are in unnamed module of loader 'app')";
    EXPECT_EQ(load_field(FieldKind::Static, "p/A", "shared"),
              std::string("IllegalAccessError: class User tried to access field p.A.shared ") + kWhere);
    EXPECT_EQ(load_field(FieldKind::Instance, "p/A", "seen"),
              std::string("IllegalAccessError: class User tried to access protected field p.A.seen ") + kWhere);
    EXPECT_EQ(virtual_call("p/A", "call"),
              std::string("IllegalAccessError: class User tried to access protected method 'void p.A.call()' ") + kWhere);
    EXPECT_EQ(virtual_call("p/Base", "m"),
              "IllegalAccessError: class User tried to access abstract protected method 'void p.Base.m(int)' (User and p.Base "
              "are in unnamed module of "
              "loader 'app')");
    EXPECT_EQ(load_field(FieldKind::Static, "p/Closed", "x"),
              "IllegalAccessError: failed to access class p.Closed from class User (p.Closed and User are in unnamed module of "
              "loader 'app')");
}

TEST_F(Resolution, StaticOrNot) {
    EXPECT_EQ(static_call("Turns", "f"), "IncompatibleClassChangeError: Expected static method 'void Turns.f()'");
    EXPECT_EQ(virtual_call("Turns", "g"), "IncompatibleClassChangeError: Expecting non-static method 'void Turns.g()'");
    EXPECT_EQ(interface_call("TurnsI", "f"),
              "IncompatibleClassChangeError: Expected instance not static method 'void TurnsI.f(int)'");
    EXPECT_EQ(static_call("TurnsI", "g"), "IncompatibleClassChangeError: Expected static method 'void TurnsI.g(int)'");
    EXPECT_EQ(special_call("Middle", "n"), "IncompatibleClassChangeError: Expecting non-static method 'void Super.n()'");
    EXPECT_EQ(load_field(FieldKind::Static, "Turns", "x"), "IncompatibleClassChangeError: Expected static field Turns.x");
    EXPECT_EQ(load_field(FieldKind::Instance, "Turns", "y"), "IncompatibleClassChangeError: Expected non-static field Turns.y");
}

TEST_F(Resolution, ClassOrInterface) {
    EXPECT_EQ(virtual_call("WasClass", "f"), "IncompatibleClassChangeError: Found interface WasClass, but class was expected");
    EXPECT_EQ(static_call("WasClass", "g"),
              "IncompatibleClassChangeError: Method 'WasClass WasClass.g()' must be InterfaceMethodref constant");
    EXPECT_EQ(interface_call("WasInterface", "f"),
              "IncompatibleClassChangeError: Found class WasInterface, but interface was expected");
}

TEST_F(Resolution, FinalFieldsAreStoredByTheirClassOnly) {
    EXPECT_EQ(load_field(FieldKind::Static, "Turns", "z"), "ok");
    EXPECT_EQ(store_field(FieldKind::Static, "Turns", "z"),
              "IllegalAccessError: Update to static final field Turns.z attempted from a different class (User) than the field's "
              "declaring class");
    EXPECT_EQ(store_field(FieldKind::Instance, "Turns", "w"),
              "IllegalAccessError: Update to non-static final field Turns.w attempted from a different class (User) than the "
              "field's declaring class");
}

TEST_F(Resolution, SuperCallsNeedABody) {
    EXPECT_EQ(special_call("Middle", "m"), "AbstractMethodError: 'void Middle.m()'");
    EXPECT_EQ(special_call("Default", "d"), "AbstractMethodError: 'void Default.d()'");
    EXPECT_EQ(special_call("Default", "e"), "ok");
}

TEST_F(Resolution, Instantiation) {
    EXPECT_EQ(outcome_of(check_instantiable(program_->required("Fresh"))), "InstantiationError: Fresh");
    EXPECT_EQ(outcome_of(check_instantiable(program_->required("WasClass"))), "InstantiationError: WasClass");
    EXPECT_EQ(outcome_of(check_instantiable(*user_)), "ok");
}

TEST_F(Resolution, AMissingElementIsReportedAsTheArray) {
    std::uint16_t index = 0;
    for (std::uint16_t i = 1; i < user_->file->constants.size(); ++i)
        if (user_->file->has(i, classfile::Tag::Class) && user_->file->class_name(i) == "Missing") index = i;
    ASSERT_NE(index, 0);
    Link<Class*> resolved = resolve_class(*program_, *user_, index);
    EXPECT_EQ(outcome_of(resolved), "NoClassDefFoundError: Missing");
    EXPECT_EQ(resolved.error().missing_class, "Missing");
}

TEST_F(Resolution, ArraysHaveAPublicClone) {
    Link<ResolvedMethod> clone = resolve_virtual(*program_, *user_, index("[I", "clone"));
    ASSERT_TRUE(clone.ok()) << clone.error().message;
    EXPECT_EQ(clone->referenced_class, &program_->required("[I"));
    EXPECT_EQ(clone->method->owner, &program_->required("java/lang/Object"));
}

TEST_F(Resolution, NestMatesShareTheirPrivateMembers) {
    Class& inner = program_->required("User$Inner");
    EXPECT_EQ(&program_->nest_host(inner), user_);
    EXPECT_EQ(&program_->nest_host(*user_), user_);
    EXPECT_EQ(outcome_of(resolve_field(*program_, inner, reference_to(inner, "User", "mine"), FieldKind::Instance)), "ok");
    EXPECT_TRUE(can_access_member(*program_, inner, *user_, classfile::access::kPrivate));
    EXPECT_FALSE(can_access_member(*program_, program_->required("Sub"), *user_, classfile::access::kPrivate));
}

TEST_F(Resolution, SelectionErrors) {
    auto selected = [](std::string_view receiver, std::string_view owner, std::string_view name) {
        return outcome_of(select(program_->required(receiver), *program_->required(owner).find_declared_method(name, "()V"),
                                 CallKind::Interface));
    };
    EXPECT_EQ(selected("User", "Super", "m"),
              "AbstractMethodError: Receiver class User does not define or inherit an implementation of the resolved method "
              "'abstract void m()' of "
              "abstract class Super.");
    EXPECT_EQ(selected("User", "Default", "d"),
              "AbstractMethodError: Receiver class User does not define or inherit an implementation of the resolved method "
              "'abstract void d()' of "
              "interface Default.");
    EXPECT_EQ(selected("Gone", "Default", "d"),
              "IncompatibleClassChangeError: Class Gone does not implement the requested interface Default");
}

TEST_F(Resolution, PolymorphicCallsResolveToTheDeclaredMethod) {
    Class& user = program_->required("java/util/concurrent/atomic/AtomicBoolean");
    std::uint16_t index = reference_to(user, "java/lang/invoke/VarHandle", "compareAndSet");
    ASSERT_NE(index, 0);
    Link<ResolvedMethod> resolved = resolve_virtual(*program_, user, index);
    ASSERT_TRUE(resolved.ok());
    EXPECT_TRUE(resolved->method->is_signature_polymorphic);
    EXPECT_EQ(member_reference(*program_, user, index).descriptor.text(), "(Ljava/util/concurrent/atomic/AtomicBoolean;II)Z");
}

TEST_F(Resolution, LiteralsAreNumberedOnce) {
    std::uint32_t first = program_->literal_number("first");
    EXPECT_NE(program_->literal_number("second"), first);
    EXPECT_EQ(program_->literal_number("first"), first);
    EXPECT_EQ(program_->literal(first), "first");
}

}  // namespace
}  // namespace raceproof::program
