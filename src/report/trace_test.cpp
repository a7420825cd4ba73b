#include "findings/trace.h"

#include <gtest/gtest.h>

#include "explore/check.h"
#include "explore/explain.h"
#include "machine/testing/guest.h"
#include "report/event_text.h"
#include "report/trace_text.h"
#include "search/simplest_cycle.h"

namespace raceproof::report {
namespace {

using findings::TraceEvent;
using machine::OperationKind;

constexpr const char* kLostUpdate = R"(public class LostUpdate {
    static int x;
    static final boolean[] done = new boolean[4];
    static void increment(int who) {
        x++;
        done[who] = true;
    }
    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> increment(1), "one"), two = new Thread(() -> increment(2), "two");
        one.start();
        two.start();
        one.join();
        two.join();
        if (x != 2) throw new IllegalStateException("x is " + x);
    }
}
)";

constexpr const char* kPhilosophers = R"(public class Philosophers {
    static class Fork {}
    public static void main(String[] arguments) {
        Fork[] forks = {new Fork(), new Fork(), new Fork()};
        for (int i = 0; i < 3; i++) {
            Fork left = forks[i], right = forks[(i + 1) % 3];
            new Thread(() -> {
                synchronized (left) {
                    synchronized (right) {
                    }
                }
            }, "philosopher " + i).start();
        }
    }
}
)";

constexpr const char* kAtomic = R"(import java.util.concurrent.atomic.AtomicInteger;
public class Atomic {
    public static void main(String[] arguments) {
        AtomicInteger top = new AtomicInteger(3);
        new Thread(() -> {
            top.compareAndSet(3, 4);
            for (int i = 0; i < 3; i++) top.compareAndSet(0, 1);
        }, "other").start();
        top.compareAndSet(3, 5);
        top.getAndAdd(2);
        if (top.get() == 6) throw new IllegalStateException("six");
    }
}
)";

constexpr const char* kLostNotify = R"(public class LostNotify {
    static final Object lock = new Object();
    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                try { lock.wait(); } catch (InterruptedException e) {}
            }
        }, "waiter");
        waiter.start();
        synchronized (lock) {
            lock.notify();
        }
    }
}
)";

constexpr const char* kRetry = R"(import java.util.concurrent.atomic.AtomicBoolean;
public class Retry {
    static final AtomicBoolean left = new AtomicBoolean(), right = new AtomicBoolean();
    static void both(AtomicBoolean first, AtomicBoolean second) {
        for (;;) {
            while (!first.compareAndSet(false, true)) Thread.onSpinWait();
            if (second.compareAndSet(false, true)) break;
            first.set(false);
        }
        second.set(false);
        first.set(false);
    }
    public static void main(String[] arguments) {
        new Thread(() -> both(left, right), "other").start();
        both(right, left);
    }
}
)";

const program::testing::CompiledJava& compiled() {
    static const auto* classes = [] {
        auto* made = new program::testing::CompiledJava;
        made->compile("classes", {{"LostUpdate.java", kLostUpdate},
                                  {"Philosophers.java", kPhilosophers},
                                  {"Atomic.java", kAtomic},
                                  {"LostNotify.java", kLostNotify},
                                  {"Retry.java", kRetry}});
        return made;
    }();
    return *classes;
}

machine::MachineOptions stopping_at_failures() {
    machine::MachineOptions options;
    options.stop_at_failures = true;
    return options;
}

// A program, checked, and its first finding explained.
struct Explained {
    explicit Explained(const std::string& main_class, const explore::CheckOptions& options = {})
        : guest(compiled(), "classes", main_class, state::Journalling::On, stopping_at_failures()) {
        explore::CheckResult result = explore::check(guest.vm(), options);
        VERIFY(!result.findings.empty(), "should find what is wrong with a program of this suite");
        std::vector<findings::Finding> findings = {result.findings.front()};
        trace = explore::explain(guest.vm(), options, findings).front();
        finding = findings.front();
        // What begins no step synchronises within one.
        std::copy_if(trace.events.begin(), trace.events.end(), std::back_inserter(steps),
                     [](const TraceEvent& event) { return event.begins_step; });
    }

    std::string text(TraceDetail detail) const {
        std::string text;
        for (const TraceLine& line : trace_lines(trace, finding, sources(), detail)) text += line.text + "\n";
        return text;
    }
    static SourceLines sources() { return SourceLines({compiled().directory().path("source-of-classes")}); }

    std::vector<std::string> actions_of(const std::string& thread) const {
        std::vector<std::string> actions;
        for (const TraceEvent& step : steps)
            if (step.thread_name == thread) actions.push_back(action_of(step));
        return actions;
    }
    const TraceEvent& find(std::string_view action) const {
        for (const TraceEvent& step : steps)
            if (action_of(step) == action) return step;
        ADD_FAILURE() << "nobody " << action << ":\n" << text(TraceDetail::Verbose);
        return steps.front();
    }
    bool has(std::string_view action) const {
        return std::any_of(steps.begin(), steps.end(), [&](const TraceEvent& step) { return action_of(step) == action; });
    }

    machine::testing::Guest guest;
    findings::Finding finding;
    findings::Trace trace;
    std::vector<TraceEvent> steps;
};

TEST(Trace, TellsALostUpdate) {
    Explained lost("LostUpdate");
    EXPECT_EQ(lost.finding.kind, findings::FindingKind::Exception);
    const TraceEvent& read = lost.find("read LostUpdate.x = 0");
    EXPECT_EQ(read.operation.target, "LostUpdate.x");
    EXPECT_EQ(read.operation.kind, OperationKind::PlainRead);
    EXPECT_EQ(read.place.line, 5);
    EXPECT_EQ(read.place.method, "increment");
    EXPECT_EQ(Explained::sources().text(read.place), "x++;");
    EXPECT_EQ(read.operation.value, "0");
    EXPECT_EQ(read.call, "");
    std::size_t writes = 0;
    for (const TraceEvent& step : lost.steps) writes += action_of(step) == "wrote LostUpdate.x = 1";
    EXPECT_EQ(writes, 2u) << lost.text(TraceDetail::Verbose);
    EXPECT_TRUE(lost.has("wrote LostUpdate.done[1] = true"));
    EXPECT_EQ(lost.find("started one").thread_name, "main");
    EXPECT_EQ(lost.find("started one").call, "Thread.start");
    EXPECT_EQ(Explained::sources().text(lost.find("started one").place), "one.start();");
}

TEST(Trace, NumbersObjectsOfOneClass) {
    Explained philosophers("Philosophers");
    EXPECT_EQ(philosophers.finding.kind, findings::FindingKind::Deadlock);
    std::vector<std::string> locked;
    for (const TraceEvent& step : philosophers.steps)
        if (step.operation.target == "Philosophers$Fork") locked.push_back(action_of(step));
    EXPECT_EQ(locked, (std::vector<std::string>{"locked Philosophers$Fork#1", "locked Philosophers$Fork#2",
                                                "locked Philosophers$Fork#3"}));
}

TEST(Trace, TellsWhetherAnUpdateSucceeded) {
    Explained atomic("Atomic");
    EXPECT_EQ(atomic.find("CAS AtomicInteger.value: succeeded, 3 -> 4").thread_name, "other");
    EXPECT_EQ(atomic.find("CAS AtomicInteger.value: failed, is 4, not 3").thread_name, "main");
    const TraceEvent& added = atomic.find("updated AtomicInteger.value: 4 -> 6");
    EXPECT_EQ(added.call, "AtomicInteger.getAndAdd");
    EXPECT_EQ(added.place.line, 10);
    EXPECT_TRUE(atomic.has("read AtomicInteger.value = 6"));
}

TEST(Trace, TellsOfNotificationsThatReachNobody) {
    Explained lost("LostNotify");
    EXPECT_EQ(lost.finding.kind, findings::FindingKind::Deadlock);
    EXPECT_TRUE(lost.has("notified nobody on an Object"));
    EXPECT_TRUE(lost.has("began to wait on an Object, which it unlocked"));
}

TEST(Trace, MarksContextSwitches) {
    Explained lost("LostUpdate");
    for (std::size_t i = 0; i < lost.steps.size(); ++i)
        EXPECT_EQ(lost.steps[i].context_switch, i > 0 && lost.steps[i].thread != lost.steps[i - 1].thread);
}

TEST(Minimise, EndsInTheSameFindingWithFewestSwitches) {
    struct Row {
        const char* program;
        std::uint64_t switches;
    };
    // Philosophers: each takes one fork. Lost update: main, one reads, two does all, one writes, main looks.
    for (auto [program, switches] : {Row{"Philosophers", 3}, Row{"LostUpdate", 4}, Row{"Atomic", 2}, Row{"LostNotify", 1}}) {
        Explained explained(program);
        EXPECT_EQ(search::context_switches(explained.finding.path), switches) << program << "\n"
                                                                              << explained.text(TraceDetail::Verbose);
        explore::MachineSystem system(explained.guest.vm(), {});
        search::Path again = findings::minimise(system, explained.finding, {});
        EXPECT_EQ(again, explained.finding.path) << program;
    }
}

TEST(Minimise, LeadsIntoTheSimplestCycleOfALivelock) {
    explore::CheckOptions options;
    options.schedule_points = explore::SchedulePoints::Synchronisation;
    options.plan.order = search::Order::FairCycles;
    Explained retry("Retry", options);
    ASSERT_EQ(retry.finding.kind, findings::FindingKind::Livelock);
    // Both have one lock, and in a round each fails to get the other's, gives its own back and takes it again.
    EXPECT_EQ(retry.finding.cycle, 6u);
    const search::Path& path = retry.finding.path;
    search::Path lead_in(path.begin(), path.end() - 6), round(path.end() - 6, path.end());
    EXPECT_EQ(search::context_switches(lead_in), 1u);
    EXPECT_EQ(search::context_switches(round), 2u);
    explore::MachineSystem system(retry.guest.vm(), {});
    EXPECT_TRUE(search::is_fair_cycle(system, lead_in, round));
    for (std::size_t i = 0; i < retry.steps.size(); ++i) EXPECT_EQ(retry.steps[i].is_in_cycle, i >= lead_in.size()) << i;

    findings::Finding longer = retry.finding;
    longer.path = lead_in;
    for (int i = 0; i < 3; ++i) longer.path.insert(longer.path.end(), round.begin(), round.end());
    EXPECT_EQ(findings::minimise(system, longer, {}), path) << "rounds before the last are left out";
}

TEST(PrintTrace, GathersWhatHappensAtOneLine) {
    Explained lost("LostUpdate");
    std::string text = lost.text(TraceDetail::Compact);
    EXPECT_NE(text.find("LostUpdate.java:5   x++;"), std::string::npos) << text;
    EXPECT_NE(text.find("read LostUpdate.x = 0; wrote LostUpdate.x = 1"), std::string::npos) << text;
    std::string verbose = lost.text(TraceDetail::Verbose);
    EXPECT_EQ(static_cast<std::size_t>(std::count(verbose.begin(), verbose.end(), '\n')), lost.steps.size());
    EXPECT_LT(std::count(text.begin(), text.end(), '\n'), std::count(verbose.begin(), verbose.end(), '\n'));
}

}  // namespace
}  // namespace raceproof::report
