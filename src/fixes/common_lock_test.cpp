// One lock for statements of several methods: which, and around what.
#include "fixes/common_lock.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "fixes/testing/changed_java.h"

namespace raceproof::fixes {
namespace {

using advice::LockExpression;
using testing::ChangedJava;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr const char* kSource = R"(
import java.util.*;
public class Main {
    static final List<String> LIST = new ArrayList<>();
    final Map<String, String> map = new HashMap<>();
    static void add(String text) {
        LIST.add(text); /*add*/
    }
    static int size() {
        int size = LIST.size(); /*size*/
        return size;
    }
    static void walk() {
        for (String text : LIST) text.length(); /*walk*/
    }
    void put() {
        if (!map.containsKey("a")) /*look*/
            map.put("a", "b"); /*put*/
    }
    synchronized String get() {
        return this.toString(); /*get*/
    }
    static void of(Main main) {
        main.map.get("a"); /*of parameter*/
    }
    static void start(StringBuilder text) {
        new Thread(() -> {
            text.append("a"); /*append*/
        }).start();
        text.length(); /*length*/
    }
    static void first(int[] mine) {
        mine[0] = 1; /*mine*/
    }
    static void second(int[] seen, String name) {
        seen[0] = name.length(); /*seen*/
    }
    static void nothing() {
        Runtime.getRuntime().gc(); /*nothing*/
    }
    public static void main(String[] args) {
        add("a"); size(); walk(); start(new StringBuilder());
        System.out.println(LIST);
    }
}
)";

std::string text_of(const LockExpression& lock) {
    switch (lock.kind) {
        case LockExpression::Kind::None: return "";
        case LockExpression::Kind::This: return "this";
        case LockExpression::Kind::Class: return lock.field.class_name + ".class";
        case LockExpression::Kind::Variable: return lock.variable;
        case LockExpression::Kind::Field:
            return (lock.variable.empty() ? lock.field.is_static ? "Main" : "this" : lock.variable) + "." + lock.field.name;
    }
    return "";
}

class CommonLock : public ::testing::Test {
  protected:
    static void SetUpTestSuite() { java_ = std::make_unique<ChangedJava>(kSource); }
    static void TearDownTestSuite() { java_.reset(); }

    // "LIST around add; LIST around size": each fix with its locks, methods, and how many lines more than one; all can be made.
    static std::vector<std::string> fixes(const std::vector<std::string>& marks) {
        std::vector<advice::Statement> statements;
        for (const std::string& mark : marks) statements.push_back(java_->at(mark));
        std::vector<std::string> texts;
        for (const advice::Fix& fix : common_lock_fixes(java_->classes(), statements)) {
            std::string text;
            for (const advice::Change& change : fix) {
                text += fmt::format("{}{} in {}", text.empty() ? "" : "; ", text_of(change.lock), change.first.method);
                if (change.last.line != change.first.line) text += fmt::format("+{}", change.last.line - change.first.line);
            }
            Result<FixOverlay> made = overlay_of(java_->classes(), fix);
            if (!made) text += ": " + made.error().message;
            texts.push_back(text);
        }
        return texts;
    }

    static inline std::unique_ptr<ChangedJava> java_;
};

TEST_F(CommonLock, IsTheObjectThatAllUse) {
    EXPECT_THAT(fixes({"add", "size"}),
                ElementsAre("Main.LIST in add; Main.LIST in size", "Main.class in add; Main.class in size"));
    EXPECT_THAT(fixes({"add", "add"}), ElementsAre("Main.LIST in add", "Main.class in add")) << "a string can be anybody's";
    EXPECT_THAT(fixes({"append", "length"}),
                ElementsAre("text in lambda$start$0; text in start", "Main.class in lambda$start$0; Main.class in start"));
    EXPECT_THAT(fixes({"put", "of parameter"}),
                ElementsAre("main.map in of; this.map in put", "main in of; this in put", "Main.class in of; Main.class in put"));
    EXPECT_THAT(fixes({"mine", "seen"}),
                ElementsAre("mine in first; seen in second", "Main.class in first; Main.class in second"));
    EXPECT_THAT(fixes({"nothing"}), ElementsAre("Main.class in nothing"));
}

TEST_F(CommonLock, HoldsWholeStatements) {
    EXPECT_THAT(fixes({"walk", "add"}),
                ElementsAre("Main.LIST in add; Main.LIST in walk", "Main.class in add; Main.class in walk"));
    EXPECT_EQ(java_->run_with(common_lock_fixes(java_->classes(), std::array{java_->at("walk"), java_->at("size")}).front()),
              java_->run());
}

TEST_F(CommonLock, KeepsWhatLooksAndThenChangesInOneBlock) {
    EXPECT_THAT(fixes({"look", "put"}),
                ElementsAre("this.map in put+1", "this in put+1", "Main.class in put+1", "this.map in put; this.map in put",
                            "this in put; this in put", "Main.class in put; Main.class in put"));
}

TEST_F(CommonLock, IsNotTakenWhereTheMethodHasIt) {
    EXPECT_THAT(fixes({"get", "put"}), ElementsAre("this in put", "Main.class in get; Main.class in put"));
}

TEST_F(CommonLock, IsNoneForCodeOfTheLibrary) {
    EXPECT_THAT(common_lock_fixes(java_->classes(),
                                  std::array{advice::Statement{
                                      .class_name = "java/util/ArrayList", .method = "size", .descriptor = "()I", .line = 1}}),
                IsEmpty());
}

}  // namespace
}  // namespace raceproof::fixes
