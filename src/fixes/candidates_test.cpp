// From advice to changes: which there are, and how a lock is named elsewhere.
#include "fixes/candidates.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "fixes/lock_expressions.h"
#include "fixes/testing/changed_java.h"

namespace raceproof::fixes {
namespace {

using advice::Advice;
using advice::AdviceKind;
using advice::ChangeKind;
using advice::LocationKind;
using advice::LockExpression;
using testing::ChangedJava;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr const char* kSource = R"(
import java.util.concurrent.locks.*;
public class Main {
    static final Object global = new Object();
    final Object lock = new Object();
    final ReentrantLock mutex = new ReentrantLock();
    static volatile boolean ready;
    static Thread worker;
    int count, plain; final int fixed = plain; int[] data = new int[3]; int[] words = new int[3];

    synchronized void inMethod() {
        count++; /*in method*/
    }
    static synchronized void inStatic() { ready = true; /*in static*/ }
    void inBlock() {
        synchronized (lock) { /*on field*/
            count++;
        }
        synchronized (global) { /*on static*/
            count++;
        }
        synchronized (Main.class) { /*on class*/
            count++;
        }
        mutex.lock(); /*on mutex*/
        inMethod(); /*on call*/
    }
    void outside() {
        plain = count; /*outside*/
        ready = true; /*release*/
        data[0]++;
        java.util.Arrays.fill(words, 0);
    }
    void split() {
        int old = count; /*read*/
        Thread.yield();
        count = old + 1; /*write*/
    }
    static void of(Main main, Object other) {
        main.count = 5; /*of parameter*/
    }
    static void nobody() {
        ready = false; /*nobody*/
    }
    static void start(Object shared) {
        synchronized (shared) { /*on variable*/
            new Thread(() -> {
                shared.hashCode(); /*captured*/
            }).start();
        }
    }
    class Inner extends Thread {
        @Override public void run() {
            count = 7; /*inner*/
        }
    }
    static int captured() {
        int[] cells = new int[2];
        Runnable r = () -> {
            cells[0]++; /*cells*/
        };
        r.run();
        return cells[0];
    }
    public static void main(String[] arguments) { new Main().outside(); new Main().new Inner().run(); captured(); }
}
)";

std::string text_of(const LockExpression& lock) {
    std::string text;
    switch (lock.kind) {
        case LockExpression::Kind::None: return "none";
        case LockExpression::Kind::This: text = "this"; break;
        case LockExpression::Kind::Class: text = lock.field.class_name + ".class"; break;
        case LockExpression::Kind::Field:
            if (lock.through.is_known())
                text = "this." + lock.through.name + "." + lock.field.name;
            else
                text = (lock.field.is_static ? lock.field.class_name
                        : lock.slot >= 0     ? lock.variable
                                             : "this") +
                       "." + lock.field.name;
            break;
        case LockExpression::Kind::Variable: text = lock.variable; break;
    }
    return text + (lock.is_concurrent_lock ? ".lock()" : "");
}

std::string text_of(const advice::Fix& fix) {
    std::string text;
    for (const advice::Change& change : fix) {
        text += name_of(change.kind);
        if (!change.field.name.empty()) text += " " + change.field.name;
        if (change.first.line != 0) text += " " + std::to_string(change.last.line - change.first.line);
        if (change.lock.kind != LockExpression::Kind::None) text += " " + text_of(change.lock);
    }
    return text;
}

class CandidateFixes : public ::testing::Test {
  protected:
    static void SetUpTestSuite() { java_ = std::make_unique<ChangedJava>(kSource); }
    static void TearDownTestSuite() { java_.reset(); }

    // The instruction of the line that acquires: the last one of a monitor's, or a call.
    static advice::Statement acquiring(const std::string& mark) {
        advice::Statement statement = java_->at(mark);
        auto view = MethodView::of(**java_->classes().method_of(statement));
        for (Position at = 0; at < (*view)->code().size(); ++at) {
            Bytecode code = (*view)->code().instructions[at].code;
            bool acquires = code == Bytecode::MonitorEnter || code == Bytecode::InvokeVirtual;
            if (acquires && (*view)->code().line_at(at) == statement.line) {
                statement.offset = (*view)->code().instructions[at].original_offset;
                break;
            }
        }
        return statement;
    }
    static std::vector<std::string> locks(const std::string& model, const std::string& where,
                                          LocationKind kind = LocationKind::Monitor) {
        Advice advice{.kind = AdviceKind::SynchronizeManifest,
                      .location_kind = kind,
                      .statement = java_->at(where),
                      .model = acquiring(model)};
        std::vector<std::string> texts;
        for (const LockExpression& lock : lock_expressions(java_->classes(), advice.statement, advice))
            texts.push_back(text_of(lock));
        return texts;
    }
    static std::vector<std::string> fixes(const Advice& advice) {
        std::vector<std::string> texts;
        for (const advice::Fix& fix : changes_of(java_->classes(), advice)) {
            texts.push_back(text_of(fix));
            Result<FixOverlay> made = overlay_of(java_->classes(), fix);
            if (!made) texts.back() += ": " + made.error().message;
        }
        return texts;
    }
    static Advice about(AdviceKind kind, const std::string& field) {
        return {.kind = kind, .field = java_->field("Main", field)};
    }
    // Of the access of `count` in the line.
    static advice::Statement access_in(const std::string& mark, Bytecode code) {
        advice::Statement statement = java_->at(mark);
        auto view = MethodView::of(**java_->classes().method_of(statement));
        for (Position at = 0; at < (*view)->code().size(); ++at)
            if ((*view)->code().instructions[at].code == code && (*view)->code().line_at(at) == statement.line)
                statement.offset = (*view)->code().instructions[at].original_offset;
        return statement;
    }

    static inline std::unique_ptr<ChangedJava> java_;
};

TEST_F(CandidateFixes, NameTheLockInAnotherMethod) {
    EXPECT_THAT(locks("on field", "outside"), ElementsAre("this.lock"));
    EXPECT_THAT(locks("on field", "of parameter"), ElementsAre("main.lock"));
    EXPECT_THAT(locks("on field", "nobody"), IsEmpty()) << "a static method has no `this`";
    EXPECT_THAT(locks("on static", "nobody"), ElementsAre("Main.global"));
    EXPECT_THAT(locks("on class", "nobody"), ElementsAre("Main.class"));
    EXPECT_THAT(locks("in method", "outside"), ElementsAre("this"));
    EXPECT_THAT(locks("in method", "of parameter"), ElementsAre("main"));
    EXPECT_THAT(locks("on call", "of parameter"), ElementsAre("main"));
    EXPECT_THAT(locks("in static", "outside"), ElementsAre("Main.class"));
    EXPECT_THAT(locks("on variable", "captured"), ElementsAre("shared"));
    EXPECT_THAT(locks("on field", "inner"), ElementsAre("this.this$0.lock"));
    EXPECT_THAT(locks("in method", "inner"), ElementsAre("this.this$0"));
    EXPECT_THAT(locks("on mutex", "inner", LocationKind::Lock), ElementsAre("this.this$0.mutex.lock()"));
    EXPECT_THAT(locks("on variable", "of parameter"), IsEmpty()) << "an Object of another name is another object";
    EXPECT_THAT(locks("on mutex", "outside", LocationKind::Lock), ElementsAre("this.mutex.lock()"));
    EXPECT_THAT(locks("on mutex", "of parameter", LocationKind::Lock), ElementsAre("main.mutex.lock()"));
}

TEST_F(CandidateFixes, ChangeVariables) {
    EXPECT_THAT(fixes(about(AdviceKind::Volatile, "count")), ElementsAre("volatile-field count", "atomic-updates count"));
    EXPECT_THAT(fixes(about(AdviceKind::OtherVolatile, "plain")), ElementsAre("volatile-field plain"));
    EXPECT_THAT(fixes(about(AdviceKind::Volatile, "fixed")), IsEmpty());
    EXPECT_THAT(fixes(about(AdviceKind::AtomicArray, "data")), ElementsAre("volatile-elements data", "atomic-elements data"));
    EXPECT_THAT(fixes(about(AdviceKind::AtomicArray, "words")),
                ElementsAre("volatile-elements words: the arrays in Main.words cannot be changed alone: in Main.outside, line 32 "
                            "such an array is passed to fill"));
    EXPECT_THAT(fixes({.kind = AdviceKind::Volatile, .field = {"java/util/ArrayList", "size", "I", false}}), IsEmpty());
    // What a lambda has captured is in a field of the class that is made for it.
    Advice captured{.kind = AdviceKind::AtomicArray, .field = {"Main$$Lambda$2+0x0000000000000002", "arg$1", "[I", false}};
    EXPECT_THAT(fixes(captured), ElementsAre("volatile-elements arg$1", "atomic-elements arg$1"));
}

TEST_F(CandidateFixes, LockStatements) {
    Advice advice{.kind = AdviceKind::SynchronizeManifest,
                  .location_kind = LocationKind::Monitor,
                  .statement = access_in("outside", Bytecode::GetField),
                  .model = acquiring("on field")};
    EXPECT_THAT(fixes(advice), ElementsAre("lock-statements 0 this.lock"));
    advice.model = java_->at("in method");
    EXPECT_THAT(fixes(advice), ElementsAre("lock-statements 0 this", "synchronized-method 0"));
    advice.statement = java_->at("nobody");
    EXPECT_THAT(fixes(advice), IsEmpty());
    advice.statement = java_->at("inner");
    EXPECT_THAT(fixes(advice), ElementsAre("lock-statements 0 this.this$0"));
    advice.model = acquiring("on field");
    EXPECT_THAT(fixes(advice), ElementsAre("lock-statements 0 this.this$0.lock"));
    advice.statement = {.class_name = "java/util/ArrayList", .method = "size", .descriptor = "()I"};
    EXPECT_THAT(fixes(advice), IsEmpty());
}

TEST_F(CandidateFixes, LockAllOfAnUpdate) {
    Advice advice{.kind = AdviceKind::SynchronizeSource, .location_kind = LocationKind::Monitor, .model = acquiring("on static")};
    advice.statement = access_in("read", Bytecode::GetField);
    EXPECT_THAT(fixes(advice), ElementsAre("lock-statements 2 Main.global"));
    advice.statement = access_in("write", Bytecode::PutField);
    EXPECT_THAT(fixes(advice), ElementsAre("lock-statements 2 Main.global"));
}

TEST_F(CandidateFixes, AcquireAndMove) {
    Advice advice{
        .kind = AdviceKind::Acquire, .location_kind = LocationKind::StaticField, .field = java_->field("Main", "ready")};
    advice.statement = java_->at("outside");
    EXPECT_THAT(fixes(advice), ElementsAre("acquire-before ready 0"));
    advice.location_kind = LocationKind::Thread;
    advice.field = java_->field("Main", "worker");
    EXPECT_THAT(fixes(advice), ElementsAre("acquire-before worker 0"));
    advice.location_kind = LocationKind::Monitor;
    advice.field = {};
    advice.model = acquiring("on field");
    EXPECT_THAT(fixes(advice), ElementsAre("acquire-before 0 this.lock"));

    Advice move{.kind = AdviceKind::MoveSource, .statement = java_->at("release"), .model = java_->at("outside")};
    EXPECT_THAT(fixes(move), ElementsAre("move-statements 0"));
    move.model = java_->at("nobody");
    EXPECT_THAT(fixes(move), IsEmpty()) << "another method";
}

}  // namespace
}  // namespace raceproof::fixes
