// Which executions show a lost update, and which do not.
#include "repair/lost_update.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "explore/testing/explored.h"

namespace raceproof::repair {
namespace {

using machine::OperationKind;
using Operation = LostUpdate::Operation;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr const char* kSource = R"(public class Main {
    static volatile int x, y;
    static class Adds extends Thread {
        Adds(String name) { super(name); }
        public void run() {
            x = x + 1;
        }
    }
    static class Sets extends Thread {
        Sets() { super("sets"); }
        public void run() {
            x = 7;
        }
    }
    static class AddsElsewhere extends Thread {
        public void run() {
            y = y + 1;
        }
    }
    public static void main(String[] args) throws InterruptedException {
        new Adds("first").start();
        new Adds("second").start();
        new Sets().start();
        new AddsElsewhere().start();
    }
})";
constexpr std::uint32_t kFirst = 1, kSecond = 2, kSets = 3, kElsewhere = 4;

advice::Statement line_of_run(const std::string& class_name, int line) { return {class_name, "run", "()V", "Main.java", line}; }

class LostUpdates : public ::testing::Test {
  protected:
    void SetUp() override {
        for (int taken = 0; program_.vm().state().thread_count() <= kElsewhere && taken < 100; ++taken) program_.take({0, 0});
    }
    void read(std::uint32_t thread) { access(thread, OperationKind::VolatileRead); }
    void write(std::uint32_t thread) { access(thread, OperationKind::VolatileWrite); }

    // "first reads 6", in the order of the execution.
    std::vector<std::string> found() const {
        std::vector<std::string> steps;
        if (!finder_.found()) return steps;
        for (const LostUpdate::Step& step : finder_.found()->steps)
            steps.push_back(step.thread + (step.operation == Operation::Read ? " reads " : " writes ") +
                            std::to_string(step.statement.line));
        return steps;
    }

    explore::testing::Explored program_{kSource, schedules::TimeOuts::Any};
    LostUpdateFinder finder_{program_.vm(), std::vector{line_of_run("Main$Adds", 6), line_of_run("Main$AddsElsewhere", 17)}};

  private:
    void access(std::uint32_t thread, OperationKind kind) {
        program_.go(thread, kind);
        program_.take({thread, 0});
    }
};

TEST_F(LostUpdates, AreFoundWhenBothReadBeforeEitherWrites) {
    read(kFirst);
    read(kSecond);
    write(kSecond);
    EXPECT_THAT(found(), IsEmpty());
    write(kFirst);
    EXPECT_THAT(found(), ElementsAre("first reads 6", "second reads 6", "second writes 6", "first writes 6"));
}

TEST_F(LostUpdates, AreFoundWhenTheOtherThreadOnlyWrites) {
    read(kFirst);
    write(kSets);
    write(kFirst);
    EXPECT_THAT(found(), ElementsAre("first reads 6", "sets writes 12", "first writes 6"));
}

TEST_F(LostUpdates, AreNotThoseThatComeOneAfterTheOther) {
    read(kFirst);
    write(kFirst);
    read(kSecond);
    write(kSecond);
    write(kSets);
    EXPECT_THAT(found(), IsEmpty());
}

TEST_F(LostUpdates, AreOfOneVariable) {
    read(kFirst);
    read(kElsewhere);
    write(kElsewhere);
    write(kFirst);
    EXPECT_THAT(found(), IsEmpty());
}

TEST_F(LostUpdates, AreThoseOfThePresentExecution) {
    program_.system().push_mark();
    read(kFirst);
    write(kSets);
    program_.system().undo();
    read(kFirst);
    write(kFirst);
    EXPECT_THAT(found(), IsEmpty()) << "the write of another execution came in between";
}

TEST(LostUpdateFinder, LooksOnlyAtTheWritesItIsTold) {
    explore::testing::Explored program(kSource, schedules::TimeOuts::Any);
    LostUpdateFinder finder(program.vm(), std::vector{line_of_run("Main$AddsElsewhere", 17)});
    for (int taken = 0; program.vm().state().thread_count() <= kElsewhere && taken < 100; ++taken) program.take({0, 0});
    program.go(kFirst, OperationKind::VolatileRead);
    program.take({kFirst, 0});
    program.go(kSets, OperationKind::VolatileWrite);
    program.take({kSets, 0});
    program.go(kFirst, OperationKind::VolatileWrite);
    program.take({kFirst, 0});
    EXPECT_FALSE(finder.found());
}

}  // namespace
}  // namespace raceproof::repair
