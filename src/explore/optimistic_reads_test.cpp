// What is known of open attempts is part of a state's label, and goes back with it.
#include "races/optimistic_reads.h"

#include <gtest/gtest.h>

#include <string>

#include "explore/machine_system.h"
#include "machine/testing/guest.h"

namespace raceproof::explore {
namespace {

using machine::testing::Guest;

const program::testing::CompiledJava& compiled() {
    static const auto* classes = [] {
        auto* made = new program::testing::CompiledJava;
        made->compile("classes", {{"Attempts.java", R"(
import java.util.concurrent.locks.StampedLock;
public class Attempts {
    static final StampedLock FIRST = new StampedLock(), SECOND = new StampedLock();
    static volatile int step;
    static int x;

    public static void main(String[] args) {
        new Thread(() -> x = 1).start();
        long first = FIRST.tryOptimisticRead();
        step = 1;
        long second = SECOND.tryOptimisticRead();
        step = 2;
        boolean valid = SECOND.validate(second);
        step = 3;
        valid &= FIRST.validate(first);
        step = 4;
    }
})"}});
        return made;
    }();
    return *classes;
}

// The main thread runs on to where it is about to write this to `step`.
class OpenAttempts : public ::testing::Test {
  protected:
    Hash128 label_before(int step) {
        const program::Field& field = *guest_.vm().program().required("Attempts").find_field("step", "I");
        for (;;) {
            const state::Object& statics = guest_.vm().state().statics_of(*field.owner);
            machine::PendingOperation pending = guest_.vm().pending(guest_.vm().main_thread());
            bool is_there = pending.kind == machine::OperationKind::VolatileWrite && pending.field == &field;
            if (is_there && state::as_int(statics.slots()[field.slot]) == step - 1) return detection_.incomparable_label();
            if (system_.take({0, 0}) != search::Outcome::Running) return {};
        }
    }

    Guest guest_{compiled(), "classes", "Attempts", state::Journalling::On};
    races::RaceDetection detection_{guest_.vm(), {}};
    MachineSystem system_{guest_.vm(), {}, &detection_};
};

TEST_F(OpenAttempts, AreInTheLabelEachForItself) {
    Hash128 none = detection_.incomparable_label();
    Hash128 first = label_before(1), both = label_before(2), second_was_valid = label_before(3);
    EXPECT_NE(first, none);
    EXPECT_NE(both, first);
    EXPECT_NE(second_was_valid, both);
    // The write of `step` has ended what was found valid before; the other has been found valid now.
    Hash128 first_was_valid = label_before(4);
    EXPECT_NE(first_was_valid, first);
    EXPECT_NE(first_was_valid, none);
}

TEST_F(OpenAttempts, GoBackWithTheState) {
    Hash128 first = label_before(1);
    system_.push_mark();
    Hash128 both = label_before(2), later = label_before(4);
    system_.undo();
    EXPECT_EQ(detection_.incomparable_label(), first);
    EXPECT_EQ(label_before(2), both);
    EXPECT_EQ(label_before(4), later);
    system_.undo();
    system_.pop_mark();
}

}  // namespace
}  // namespace raceproof::explore
