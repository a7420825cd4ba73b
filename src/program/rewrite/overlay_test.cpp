#include "program/overlay.h"

#include <gtest/gtest.h>

#include "program/rewrite/edits.h"
#include "program/rewrite/overlay_builder.h"
#include "program/testing/java_sources.h"

namespace raceproof::program::rewrite {
namespace {

namespace access = classfile::access;

constexpr const char* kAccount = R"(
package bank;
public class Account {
    int balance;
    static long total;
    final Object lock = new Object();
    void deposit(int n) { balance += n; total += n; }
    int read() { return balance; }
}
class Savings extends Account { int rate; }
)";

class Overlaying : public ::testing::Test {
  protected:
    static void SetUpTestSuite() {
        java_ = std::make_unique<testing::CompiledJava>();
        java_->compile("classes", {{"bank/Account.java", kAccount}});
        program_ = testing::make_program(java_->path_list({"classes"}));
    }
    static void TearDownTestSuite() {
        program_.reset();
        java_.reset();
    }

    Overlaying() : builder_(*program_) {}
    ClassEditor& account() { return **builder_.edit("bank/Account"); }
    std::unique_ptr<Program> changed() {
        return std::make_unique<Program>(program_->sources(), program_->natives(), *builder_.build());
    }

    static inline std::unique_ptr<testing::CompiledJava> java_;
    static inline std::unique_ptr<Program> program_;
    OverlayBuilder builder_;
};

TEST_F(Overlaying, ChangesFlagsOfFieldsAndMethods) {
    ASSERT_TRUE(account().change_field({"balance", "I"}, {.set = access::kVolatile}).ok());
    ASSERT_TRUE(account().change_field({"total", "J"}, {.set = access::kVolatile}).ok());
    ASSERT_TRUE(account().change_field({"lock", "Ljava/lang/Object;"}, {.clear = access::kFinal}).ok());
    ASSERT_TRUE(account().change_method({"deposit", "(I)V"}, {.set = access::kSynchronized}).ok());
    std::unique_ptr<Program> with = changed();

    Class &before = program_->required("bank/Account"), &after = with->required("bank/Account");
    EXPECT_FALSE(before.find_field("balance", "I")->is_volatile()) << "the original stays as it is";
    EXPECT_TRUE(after.find_field("balance", "I")->is_volatile());
    EXPECT_TRUE(after.find_field("total", "J")->is_volatile());
    EXPECT_FALSE(after.find_field("lock", "Ljava/lang/Object;")->is_final());
    EXPECT_TRUE(after.find_method("deposit", "(I)V")->is_synchronized());
    EXPECT_FALSE(after.find_method("read", "()I")->is_synchronized());
    EXPECT_TRUE(with->required("bank/Savings").find_field("balance", "I")->is_volatile()) << "subclasses inherit the change";
    EXPECT_EQ(after.instance_slots, before.instance_slots);
    EXPECT_EQ(after.identity, before.identity) << "it is the same class";
    EXPECT_TRUE(with->code_of(*after.find_method("deposit", "(I)V")).ok());
}

TEST_F(Overlaying, ReplacesBodies) {
    MemberKey deposit{"deposit", "(I)V"};
    MethodCode code = *account().code_of(deposit);
    ASSERT_TRUE(lock_range(code, {0, code.size()}, {{.code = Bytecode::ALoad0}}).ok());
    ASSERT_TRUE(account().replace_code(deposit, code).ok());
    std::unique_ptr<Program> with = changed();
    auto count_of = [](Program& program, Op op) {
        const Method& method = *program.required("bank/Account").find_method("deposit", "(I)V");
        Link<const Code*> decoded = program.code_of(method);
        if (!decoded) return std::ptrdiff_t{-1};
        return std::count_if((*decoded)->instructions.begin(), (*decoded)->instructions.end(),
                             [&](const Instruction& instruction) { return instruction.op == op; });
    };
    EXPECT_EQ(count_of(*program_, Op::MonitorEnter), 0);
    EXPECT_EQ(count_of(*with, Op::MonitorEnter), 1);
    EXPECT_EQ(count_of(*with, Op::MonitorExit), 2);
}

TEST_F(Overlaying, ChangesClassesOfTheJdk) {
    auto list = builder_.edit("java/util/ArrayList");
    ASSERT_TRUE(list.ok());
    ASSERT_TRUE((*list)->change_method({"size", "()I"}, {.set = access::kSynchronized}).ok());
    EXPECT_TRUE(changed()->required("java/util/ArrayList").find_method("size", "()I")->is_synchronized());
}

TEST_F(Overlaying, SharesTheSources) {
    std::unique_ptr<Program> with = changed();
    EXPECT_EQ(&with->jdk(), &program_->jdk());
    EXPECT_EQ(&with->class_path(), &program_->class_path());
}

TEST_F(Overlaying, NamesWhatDoesNotExist) {
    auto missing = builder_.edit("bank/Absent");
    ASSERT_FALSE(missing.ok());
    EXPECT_EQ(missing.error().message, "there is no class bank.Absent to change: bank/Absent");
    EXPECT_FALSE(builder_.edit("[I").ok());
    EXPECT_TRUE(builder_.build().ok()) << "what was refused leaves nothing behind";
}

TEST_F(Overlaying, RefusesOtherBytesThanThoseItChanges) {
    ASSERT_TRUE(account().change_field({"balance", "I"}, {.set = access::kVolatile}).ok());
    testing::CompiledJava other;
    other.compile("classes", {{"bank/Account.java", "package bank; public class Account { int balance; }"}});
    auto path = classfile::ClassPath::open(other.path_list({"classes"}), testing::jdk_home().feature);
    Program elsewhere({program_->sources().jdk, path.take()}, program_->natives(), *builder_.build());
    EXPECT_EQ(testing::outcome_of(elsewhere.load("bank/Account")),
              "unsupported: a definition of bank.Account that differs from the one that the overlay changes");
}

}  // namespace
}  // namespace raceproof::program::rewrite
