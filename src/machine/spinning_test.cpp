// A thread that waits in a loop for a plain field is a scheduling point as soon as it repeats itself; one that computes goes on.
#include <gtest/gtest.h>

#include "machine/testing/guest.h"

namespace raceproof::machine {
namespace {

using testing::Guest;

constexpr std::int64_t kBudget = 5000;

// Counts how often the loops of a program look at their field.
class Reads final : public MemoryListener {
  public:
    void on_event(const MemoryEvent& event) override {
        bool is_own = event.method != nullptr && event.method->owner->name.text().starts_with("Spin");
        count += event.kind == MemoryEventKind::PlainRead && is_own;
    }
    std::int64_t count = 0;
};

// Runs `loop` as the first thing in main, once with the whole budget; the answer is how often it read a field.
std::int64_t reads_in_one_stretch(const std::string& loop) {
    program::testing::CompiledJava classes;
    classes.compile("classes", {{"Spin.java",
                                 "public class Spin { static boolean stop; static int other; boolean field;\n"
                                 "static boolean stopped() { return stop; }\n"
                                 "static boolean deep(int n) { return n == 0 ? stop : deep(n - 1); }\n"
                                 "public static void main(String[] a) {\n" +
                                     loop + "}}"}});
    Guest guest(classes, "classes", "Spin", state::Journalling::On);
    Machine& vm = guest.vm();
    Reads reads;
    Listening listening(vm.events, reads);
    vm.visibility.points = SchedulingPoints::Synchronisation;
    std::int64_t counts[2];
    for (std::int64_t& count : counts) {  // the second stretch starts at the loop and must end like the first
        reads.count = 0;
        Stop stop = vm.step(vm.main_thread(), 0, kBudget);
        vm.state().commit_step(state::Collect::Yes);
        EXPECT_EQ(stop.kind, StopKind::Budget) << loop;
        EXPECT_EQ(vm.pending(vm.main_thread()).kind, OperationKind::Continue) << loop;
        count = reads.count;
    }
    EXPECT_NEAR(static_cast<double>(counts[0]), static_cast<double>(counts[1]), 2) << loop;
    return counts[0];
}

TEST(Spinning, EndsAsSoonAsTheThreadRepeatsItself) {
    for (const char* loop :
         {"while (!stop) { }", "Spin s = new Spin(); while (!s.field) { }", "while (!stopped()) { }", "while (!deep(5)) { }",
          "for (int i = 0; !stop; i = 1 - i) { }", "for (int i = 0; !stop; i = (i + 1) % 40) { }",
          "while (true) { for (int i = 0; i < 3; i++) if (stop) return; }"}) {
        std::int64_t reads = reads_in_one_stretch(loop);
        EXPECT_GE(reads, 32) << loop;
        EXPECT_LE(reads, 256) << loop;
    }
}

TEST(Spinning, GoesOnWhileAnythingChanges) {
    for (const char* loop : {"for (int i = 0; !stop; i++) { }", "while (!stop) other++;", "for (long i = 0; !stop; i += 3) { }",
                             "while (!stop) new Spin();", "int[] x = new int[1]; while (!stop) x[0] ^= 1;"})
        EXPECT_GE(reads_in_one_stretch(loop), kBudget - 2) << loop;
}

}  // namespace
}  // namespace raceproof::machine
