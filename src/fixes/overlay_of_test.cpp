// Changes of statements: which instructions belong to lines of the source, and what the changed program does on real java.
#include "fixes/overlay_of.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <iterator>
#include <sstream>

#include "fixes/statement_range.h"
#include "fixes/testing/changed_java.h"

namespace raceproof::fixes {
namespace {

using advice::Change;
using advice::ChangeKind;
using advice::LockExpression;
using testing::ChangedJava;
using ::testing::HasSubstr;
using Kind = LockExpression::Kind;

// say(n) prints n, with a + for each lock that is held.
constexpr const char* kSource = R"(
import java.util.concurrent.locks.*;
public class Main {
    static final Object lock = new Object();
    final Object mine = new Object();
    static final ReentrantLock concurrent = new ReentrantLock();
    static volatile int flag;
    static Thread helper = new Thread(() -> Main.print("helper "));
    int x;
    static void print(String text) { System.out.print(text); }
    int say(int n) {
        print((Thread.holdsLock(lock) ? "s" : "") + (Thread.holdsLock(this) ? "t" : "") + (Thread.holdsLock(mine) ? "m" : "")
            + (Thread.holdsLock(Main.class) ? "c" : "") + (concurrent.isHeldByCurrentThread() ? "j" : "") + n + " ");
        return n;
    }
    Main() {
        super(); /*in super*/
        say(0); /*in constructor*/
    }
    void straight() {
        say(1);
        x = say(2); /*one*/
        say(3); /*two*/
        say(4);
    }
    void branches(int n) {
        if (say(n) > 1) { /*if*/
            say(11);
        } else {
            say(12);
        }
        say(13);
    }
    int loops(int n) {
        for (int i = 0; i < n; i++) { /*for*/
            if (i == 3) break; /*break*/
            if (i == 1) continue;
            say(20 + i); /*body*/
        }
        while (say(n) > 0) /*while*/
            n--;
        do {
            say(30 + n);
        } while (n++ < 1); /*do*/
        return say(40); /*return*/
    }
    String caught(int n) {
        try {
            say(50 / n); /*try*/
        } catch (ArithmeticException e) {
            say(51); /*catch*/
            return "caught"; /*return caught*/
        } finally {
            say(52);
        }
        return "fine";
    }
    void synchronised() {
        synchronized (mine) { /*synchronized*/
            say(60); /*inside*/
        }
        say(61);
    }
    void expression(int n) {
        int y = say(n) +
            say(70) /*middle*/
            * (n > 1 ? say(71)
            : say(72));
        say(y);
    }
    static int parameter(Main main, Object other) {
        return main.say(80); /*parameter*/
    }
    void lambda() {
        Runnable r = () -> {
            say(90); /*lambda*/
        };
        r.run();
    }
    public static void main(String[] arguments) throws Exception {
        Main m = new Main();
        m.straight();
        for (int i = 0; i < 3; i++) { m.branches(i); print(m.loops(2 * i) + " "); print(m.caught(i) + " "); m.expression(i); }
        m.synchronised();
        parameter(m, lock);
        m.lambda();
        helper.start(); /*after start*/
        helper.join();
        print("end\n");
    }
}
)";

class Overlays : public ::testing::Test {
  protected:
    static void SetUpTestSuite() { java_ = std::make_unique<ChangedJava>(kSource); }
    static void TearDownTestSuite() { java_.reset(); }

    static LockExpression on_lock() { return {.kind = Kind::Field, .field = java_->field("Main", "lock")}; }
    static Change lock(const std::string& first, const std::string& last, const LockExpression& lock = on_lock()) {
        return {.kind = ChangeKind::LockStatements, .first = java_->at(first), .last = java_->at(last), .lock = lock};
    }
    static std::string run_with(const Change& change) { return java_->run_with({change}); }
    static std::vector<std::string> words_of(const std::string& text) {
        std::istringstream stream(text);
        return {std::istream_iterator<std::string>(stream), {}};
    }
    // The words of the output that have a lock because of the change; all of the output if something else changed.
    static std::string words_with_lock(const Change& change, char letter = 's') {
        std::string output = run_with(change), locked;
        std::vector<std::string> before = words_of(java_->run()), after = words_of(output);
        if (before.size() != after.size()) return output;
        for (std::size_t i = 0; i < before.size(); ++i) {
            if (after[i] == before[i]) continue;
            if (after[i] != letter + before[i]) return output;
            locked += before[i] + " ";
        }
        return locked;
    }

    static inline std::unique_ptr<ChangedJava> java_;
};

TEST_F(Overlays, LockWholeLines) {
    EXPECT_THAT(java_->run(), HasSubstr("0 1 2 3 4 "));
    EXPECT_EQ(words_with_lock(lock("one", "one")), "2 ");
    EXPECT_EQ(words_with_lock(lock("one", "two")), "2 3 ");
    EXPECT_EQ(words_with_lock(lock("in constructor", "in constructor")), "0 ");
    EXPECT_EQ(words_with_lock(lock("return", "return")), "40 40 40 ");
    EXPECT_EQ(words_with_lock(lock("lambda", "lambda")), "90 ");
}

TEST_F(Overlays, LockWholeStatements) {
    EXPECT_EQ(words_with_lock(lock("if", "if")), "0 12 1 12 2 11 ") << "with both branches";
    EXPECT_EQ(words_with_lock(lock("for", "for")), "20 20 22 ") << "the head brings the body along";
    EXPECT_EQ(words_with_lock(lock("body", "body")), "20 20 22 ");
    EXPECT_EQ(words_with_lock(lock("break", "break")), "") << "a break leaves the lock";
    EXPECT_EQ(words_with_lock(lock("while", "while")), "0 2 1 0 4 3 2 1 0 ");
    EXPECT_EQ(words_with_lock(lock("do", "do")), "30 31 30 31 30 31 ");
    EXPECT_EQ(words_with_lock(lock("synchronized", "synchronized")), "m60 ");
    EXPECT_EQ(words_with_lock(lock("inside", "inside")), "m60 ");
    EXPECT_EQ(words_with_lock(lock("middle", "middle")), "0 70 72 1 70 72 2 70 71 ");
}

TEST_F(Overlays, ReleaseTheLockWhenSomethingIsThrown) {
    EXPECT_EQ(words_with_lock(lock("try", "try")), "50 25 ");
    EXPECT_EQ(words_with_lock(lock("catch", "catch")), "51 ");
    EXPECT_EQ(words_with_lock(lock("catch", "return caught")), "51 ") << "the finally block comes after the lock";
}

TEST_F(Overlays, LockWhatAnExpressionReaches) {
    EXPECT_EQ(words_with_lock(lock("one", "one", {.kind = Kind::This}), 't'), "2 ");
    EXPECT_EQ(words_with_lock(lock("one", "one", {.kind = Kind::Class, .field = {.class_name = "Main"}}), 'c'), "2 ");
    LockExpression mine{.kind = Kind::Field, .field = java_->field("Main", "mine")};
    EXPECT_EQ(words_with_lock(lock("one", "one", mine), 'm'), "2 ");
    LockExpression concurrent{.kind = Kind::Field, .field = java_->field("Main", "concurrent"), .is_concurrent_lock = true};
    EXPECT_EQ(words_with_lock(lock("one", "two", concurrent), 'j'), "2 3 ");
    EXPECT_EQ(words_with_lock(lock("catch", "return caught", concurrent), 'j'), "51 ");
    EXPECT_EQ(words_with_lock(lock("parameter", "parameter", {.kind = Kind::Variable, .variable = "other", .slot = 1})), "80 ");
    mine.slot = 0;
    EXPECT_EQ(words_with_lock(lock("parameter", "parameter", mine), 'm'), "80 ");
}

TEST_F(Overlays, MakeMethodsSynchronized) {
    EXPECT_EQ(words_with_lock({.kind = ChangeKind::SynchronizedMethod, .first = java_->at("one")}, 't'), "1 2 3 4 ");
    EXPECT_EQ(words_with_lock({.kind = ChangeKind::SynchronizedMethod, .first = java_->at("parameter")}, 'c'), "80 ");
}

TEST_F(Overlays, AcquireBeforeAStatement) {
    Change acquire{.kind = ChangeKind::AcquireBefore, .first = java_->at("two"), .lock = on_lock()};
    EXPECT_EQ(run_with(acquire), java_->run()) << "the lock is released before the statement";
    acquire.lock = {};
    acquire.field = java_->field("Main", "flag");
    EXPECT_EQ(run_with(acquire), java_->run());
    acquire.field = java_->field("Main", "helper");
    EXPECT_EQ(run_with(acquire), java_->run()) << "the thread has not started yet: joining it returns at once";
}

TEST_F(Overlays, MoveStatements) {
    Change move{
        .kind = ChangeKind::MoveStatements, .first = java_->at("two"), .last = java_->at("two"), .target = java_->at("one")};
    EXPECT_THAT(run_with(move), HasSubstr("0 1 3 2 4 "));
}

TEST_F(Overlays, CombineChanges) {
    std::string output = java_->run_with({lock("one", "two"),
                                          lock("two", "two", {.kind = Kind::This}),
                                          lock("return", "return"),
                                          {.kind = ChangeKind::AtomicUpdates, .field = java_->field("Main", "x")},
                                          {.kind = ChangeKind::SynchronizedMethod, .first = java_->at("while")}});
    EXPECT_THAT(output, HasSubstr("0 1 s2 st3 4 "));
    EXPECT_THAT(output, HasSubstr("st40 40 "));
}

TEST_F(Overlays, SayWhatCannotBeDone) {
    EXPECT_EQ(run_with(lock("in super", "in super")),
              "Main.<init>, line 17: the statement is inside a constructor before super()");
    EXPECT_EQ(run_with(lock("parameter", "parameter", {.kind = Kind::This})),
              "Main.parameter, line 72: Main.parameter(LMain;Ljava/lang/Object;)I is static and has no `this` to lock");
    EXPECT_EQ(run_with(lock("one", "parameter")), "Main.straight, line 22 and Main.parameter, line 72 are in different methods");
    EXPECT_THAT(run_with(lock("one", "one", {.kind = Kind::Variable, .variable = "absent", .slot = 5})),
                HasSubstr("the changed body of Main.straight()V is not correct"));
    Change move{.kind = ChangeKind::MoveStatements,
                .first = java_->at("return"),
                .last = java_->at("return"),
                .target = java_->at("while")};
    EXPECT_THAT(run_with(move), HasSubstr("Main.loops, line 45: "));
    Change missing{.kind = ChangeKind::SynchronizedMethod,
                   .first = {.class_name = "Main", .method = "absent", .descriptor = "()V"}};
    EXPECT_EQ(run_with(missing), "there is no method Main.absent");
    EXPECT_EQ(run_with({.kind = ChangeKind::SynchronizedMethod, .first = java_->at("in constructor")}),
              "method Main.<init>()V cannot be changed: it is abstract, of an interface, or an initializer");
}

}  // namespace
}  // namespace raceproof::fixes
