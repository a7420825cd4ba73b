// What the machine tells its listeners: for each small program the exact sequence of events that come from its own class.
#include "machine/memory_events.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>

#include "machine/testing/guest.h"
#include "machine/testing/stepping.h"

namespace raceproof::machine {
namespace {

using state::Object;
using testing::Guest;

// Events as text, those whose frame is a method of the program, "main: PlainWrite x". Runs of a native are at their caller.
class Recorder final : public MemoryListener {
  public:
    Recorder(Machine& vm, std::string prefix) : vm_(vm), prefix_(std::move(prefix)) {}

    void on_event(const MemoryEvent& event) override {
        bool is_own = event.method != nullptr && event.method->owner->name.text().starts_with(prefix_);
        bool is_life = event.kind == MemoryEventKind::Begin || event.kind == MemoryEventKind::End;
        bool is_library = event.kind == MemoryEventKind::ClassInitialised && event.klass->is_trusted;
        if ((!is_own && !is_life) || is_library) return;
        std::string line = fmt::format("{} {}", static_cast<unsigned>(event.thread), name_of(event.kind));
        if (event.klass != nullptr) line += " " + event.klass->dotted_name();
        if (event.object != state::kNull) line += " " + describe(vm_.state().at(event.object), event);
        events.push_back(line);
        if (is_own && event.method->code.load() != nullptr) lines.push_back(event.method->code.load()->line_of(event.pc));
    }

    std::vector<std::string> events;
    std::vector<int> lines;

  private:
    static std::string describe(const Object& object, const MemoryEvent& event) {
        if (event.length == 0) return object.klass->readable_name();
        if (object.is_array()) {
            unsigned shift = state::element_shift(object.klass->component_type);
            std::string first = fmt::format("{}[{}", object.klass->element->readable_name(), event.position >> shift);
            std::uint64_t count = event.length >> shift;
            return first + (count == 1 ? "]" : fmt::format("+{}]", count));
        }
        std::string name = fmt::format("{}", event.position);
        for (const program::Class* klass = object.klass; klass != nullptr; klass = object.is_statics() ? nullptr : klass->super)
            for (const program::Field& field : klass->fields)
                if (field.slot == event.position && field.is_static() == object.is_statics()) name = field.name.text();
        return event.length == 1 ? name : fmt::format("{}+{}", name, event.length);
    }

    Machine& vm_;
    std::string prefix_;
};

struct Outcome {
    std::vector<std::string> events;
    std::vector<int> lines;
    std::string output;
};

// Runs `public class Main` with these members and `body` as main, round robin.
Outcome run(const std::string& members, const std::string& body) {
    program::testing::CompiledJava classes;
    std::string source = "import java.lang.invoke.*; import java.util.concurrent.atomic.*;\npublic class Main {\n" + members +
                         "\npublic static void main(String[] a) throws Throwable {\n" + body + "\n}}";
    classes.compile("classes", {{"Main.java", source}});
    Guest guest(classes, "classes", "Main", state::Journalling::Off);
    Recorder recorder(guest.vm(), "Main");
    Listening listening(guest.vm().events, recorder);
    EXPECT_EQ(testing::run_to_end(guest.vm()), 0) << guest.console.errors;
    return {recorder.events, recorder.lines, guest.console.output};
}

using Events = std::vector<std::string>;

TEST(MemoryEvents, FieldsAndStatics) {
    EXPECT_EQ(run("int x; volatile long v; static int s; static volatile int w;",
                  "Main m = new Main(); m.x = 1; int i = m.x; m.v = 2; long l = m.v; s = 3; i = s; w = 4; i = w;")
                  .events,
              (Events{"0 New Main", "0 PlainWrite x", "0 PlainRead x", "0 VolatileWrite v", "0 VolatileRead v", "0 PlainWrite s",
                      "0 PlainRead s", "0 VolatileWrite w", "0 VolatileRead w", "0 End java.lang.Thread"}));
}

TEST(MemoryEvents, Arrays) {
    EXPECT_EQ(run("",
                  "int[] x = new int[3]; x[1] = 5; int y = x[2]; String[] s = new String[2]; s[1] = null;"
                  "byte[][] b = new byte[2][1]; b[1][0] = 3; boolean[] z = {true};")
                  .events,
              (Events{"0 New int[]", "0 PlainWrite int[1]", "0 PlainRead int[2]", "0 New java.lang.String[]",
                      "0 PlainWrite java.lang.String[1]", "0 New byte[][]", "0 New byte[]", "0 New byte[]", "0 PlainRead byte[1]",
                      "0 PlainWrite byte[0]", "0 New boolean[]", "0 PlainWrite boolean[0]", "0 End java.lang.Thread"}));
}

TEST(MemoryEvents, NativesTellRangesAtTheLineOfTheirCaller) {
    Outcome outcome =
        run("static class Pair implements Cloneable { int p, q; Object copy() throws Throwable { return clone(); } }",
            "long[] x = new long[8];\nSystem.arraycopy(x, 1, x, 3, 4);\nlong[] y = x.clone();\n"
            "new Pair().copy();\nObject[] o = {1, \"\"}; Integer[] n = new Integer[2];\n"
            "try { System.arraycopy(o, 0, n, 0, 2); } catch (ArrayStoreException e) { }");
    EXPECT_EQ(outcome.events, (Events{"0 New long[]",
                                      "0 PlainRead long[1+4]",
                                      "0 PlainWrite long[3+4]",
                                      "0 New long[]",
                                      "0 PlainRead long[0+8]",
                                      "0 PlainWrite long[0+8]",
                                      "0 New Main$Pair",
                                      "0 New Main$Pair",
                                      "0 PlainRead p+2",
                                      "0 PlainWrite p+2",
                                      "0 New java.lang.Object[]",
                                      "0 PlainWrite java.lang.Object[0]",
                                      "0 PlainWrite java.lang.Object[1]",
                                      "0 New java.lang.Integer[]",
                                      "0 PlainRead java.lang.Object[0+2]",
                                      "0 PlainWrite java.lang.Integer[0]",
                                      "0 New java.lang.ArrayStoreException",
                                      "0 New byte[]",
                                      "0 New java.lang.String",
                                      "0 New long[]",
                                      "0 End java.lang.Thread"}));
    EXPECT_EQ(outcome.lines[0], 5);
    EXPECT_EQ(outcome.lines[1], 6);
    EXPECT_EQ(outcome.lines[3], 7);
}

// What the program does by reflection, JDK code does for it; the natives at its end tell of the element or field.
TEST(MemoryEvents, ReflectionTellsWhatItAccesses) {
    program::testing::CompiledJava classes;
    classes.compile("classes", {{"Main.java", R"(
import java.lang.reflect.*;
public class Main {
    public int plain; public volatile int vol;
    public static void main(String[] a) throws Throwable {
        Field plain = Main.class.getField("plain"), vol = Main.class.getField("vol");
        Main m = new Main();
        int[] x = new int[4];
        Array.set(x, 1, 7); Array.getInt(x, 2);
        plain.setInt(m, 1); plain.getInt(m); vol.setInt(m, 2); vol.getInt(m);
        Array.newInstance(int.class, 3);
    }
})"}});
    Guest guest(classes, "classes", "Main", state::Journalling::Off);
    Recorder recorder(guest.vm(), "");
    Listening listening(guest.vm().events, recorder);
    ASSERT_EQ(testing::run_to_end(guest.vm()), 0);
    std::map<std::string, int> count;
    for (const std::string& event : recorder.events) ++count[event];
    EXPECT_EQ(count["0 PlainWrite int[1]"], 1);
    EXPECT_EQ(count["0 PlainRead int[2]"], 1);
    EXPECT_EQ(count["0 PlainWrite plain"], 1);
    EXPECT_EQ(count["0 PlainRead plain"], 1);
    EXPECT_EQ(count["0 VolatileWrite vol"], 1);
    EXPECT_EQ(count["0 VolatileRead vol"], 1);
    EXPECT_EQ(count["0 New int[]"], 2);
}

// The natives of Unsafe are called by JDK code: all events on the field count.
Events on_field(const std::string& body) {
    program::testing::CompiledJava classes;
    classes.compile("classes", {{"Main.java", R"(
import java.lang.invoke.*;
public class Main {
    int x;
    public static void main(String[] a) throws Throwable {
        VarHandle h = MethodHandles.lookup().findVarHandle(Main.class, "x", int.class);
        Main m = new Main();
        )" + body + R"(
    }
})"}});
    Guest guest(classes, "classes", "Main", state::Journalling::Off);
    Recorder recorder(guest.vm(), "");
    Listening listening(guest.vm().events, recorder);
    EXPECT_EQ(testing::run_to_end(guest.vm()), 0);
    Events result;
    for (const std::string& event : recorder.events) {
        if (event == "0 New Main") result.clear();  // what came before has made the handle
        if (event.ends_with(" x")) result.push_back(event.substr(2, event.size() - 4));
        if (event.ends_with("Fence")) result.push_back(event.substr(2));
    }
    return result;
}

TEST(MemoryEvents, AccessModes) {
    EXPECT_EQ(on_field("h.set(m, 1); int i = (int) h.get(m); h.setOpaque(m, 1); i = (int) h.getOpaque(m);"
                       "h.setRelease(m, 1); i = (int) h.getAcquire(m); h.setVolatile(m, 1); i = (int) h.getVolatile(m);"),
              (Events{"PlainWrite", "PlainRead", "OpaqueWrite", "OpaqueRead", "ReleaseWrite", "AcquireRead", "VolatileWrite",
                      "VolatileRead"}));
    EXPECT_EQ(on_field("boolean b = h.compareAndSet(m, 0, 1); b = h.compareAndSet(m, 0, 2);"
                       "int i = (int) h.compareAndExchangeAcquire(m, 1, 2); i = (int) h.compareAndExchangeRelease(m, 1, 3);"
                       "b = h.weakCompareAndSetPlain(m, 2, 3); b = h.weakCompareAndSetPlain(m, 2, 3);"
                       "b = h.weakCompareAndSetAcquire(m, 0, 3); b = h.weakCompareAndSetRelease(m, 3, 4);"),
              (Events{"UpdateVolatile", "FailedUpdateVolatile", "UpdateAcquire", "FailedUpdateRelease", "UpdatePlain",
                      "FailedUpdatePlain", "FailedUpdateAcquire", "UpdateRelease"}));
    EXPECT_EQ(on_field("int i = (int) h.getAndAdd(m, 1); i = (int) h.getAndSetAcquire(m, 1); i = (int) h.getAndAddRelease(m, 1);"
                       "i = (int) h.getAndBitwiseOr(m, 1);"),
              (Events{"UpdateVolatile", "UpdateAcquire", "UpdateRelease", "UpdateVolatile"}));
}

TEST(MemoryEvents, Fences) {
    EXPECT_EQ(on_field("VarHandle.acquireFence(); VarHandle.releaseFence(); VarHandle.fullFence();"),
              (Events{"AcquireFence", "ReleaseFence", "FullFence"}));
}

TEST(MemoryEvents, MonitorsAreToldOutermost) {
    EXPECT_EQ(
        run("synchronized void m() { synchronized (this) { } }", "Main m = new Main(); m.m(); synchronized (m) { m.wait(1); }")
            .events,
        (Events{"0 New Main", "0 Lock Main", "0 Unlock Main", "0 Lock Main", "0 VolatileRead interrupted", "0 Unlock Main",
                "0 Lock Main", "0 Unlock Main", "0 End java.lang.Thread"}));
}

// The edges of JLS 17.4.4 of a thread's end and of interrupts are those of Thread's volatile fields.
TEST(MemoryEvents, ThreadsAndTheirEnd) {
    program::testing::CompiledJava classes;
    classes.compile("classes", {{"Main.java", R"(
public class Main {
    static int x;
    public static void main(String[] a) throws Throwable {
        Thread t = new Thread(() -> x = 1);
        t.start();
        t.join();
        int i = x;
    }
})"}});
    Guest guest(classes, "classes", "Main", state::Journalling::Off);
    Recorder recorder(guest.vm(), "");
    Listening listening(guest.vm().events, recorder);
    ASSERT_EQ(testing::run_to_end(guest.vm()), 0);
    auto interesting = [](const std::string& event) {
        for (std::string part : {"eetop", "Start", "Begin", "End", " x"})
            if (event.find(part) != std::string::npos) return true;
        return false;
    };
    Events seen;
    std::copy_if(recorder.events.begin(), recorder.events.end(), std::back_inserter(seen), interesting);
    EXPECT_EQ(seen, (Events{"0 OpaqueWrite eetop", "0 Start java.lang.Thread", "0 VolatileRead eetop", "1 Begin java.lang.Thread",
                            "1 PlainWrite x", "1 VolatileWrite eetop", "1 End java.lang.Thread", "0 VolatileRead eetop",
                            "0 PlainRead x", "0 VolatileWrite eetop", "0 End java.lang.Thread"}));
}

// Everything on Thread.interrupted by the program's threads.
Events interrupts(const std::string& body) {
    program::testing::CompiledJava classes;
    classes.compile("classes", {{"Main.java",
                                 "public class Main { public static void main(String[] a) throws Throwable {\n"
                                 "Thread.currentThread().interrupt();\n" +
                                     body + "}}"}});
    Guest guest(classes, "classes", "Main", state::Journalling::Off);
    Recorder recorder(guest.vm(), "");
    Listening listening(guest.vm().events, recorder);
    EXPECT_EQ(testing::run_to_end(guest.vm()), 0);
    Events result;
    for (const std::string& event : recorder.events)
        if (event.ends_with(" interrupted")) result.push_back(event.substr(2, event.size() - 14));
    return result;
}

TEST(MemoryEvents, InterruptsAndTheirDetection) {
    EXPECT_EQ(interrupts("Thread.currentThread().isInterrupted();"), (Events{"VolatileWrite", "VolatileRead"}));
    EXPECT_EQ(interrupts("Thread.interrupted();"), (Events{"VolatileWrite", "VolatileRead", "VolatileWrite"}));
    EXPECT_EQ(interrupts("try { Thread.sleep(1); } catch (InterruptedException e) { }"),
              (Events{"VolatileWrite", "VolatileRead", "VolatileWrite"}));
    EXPECT_EQ(
        interrupts("Object o = new Object(); synchronized (o) { try { o.wait(); } catch (InterruptedException e) { } }").size(),
        3u);
    EXPECT_EQ(interrupts("java.util.concurrent.locks.LockSupport.park();"), (Events{"VolatileWrite", "OpaqueRead"}));
}

TEST(MemoryEvents, AThreadThatWaitsFindsTheInterruptAfterItHasTheMonitorAgain) {
    Outcome outcome = run("static final Object lock = new Object();", R"(
        Thread t = new Thread(() -> { synchronized (lock) { try { lock.wait(0L); } catch (InterruptedException e) { } } });
        t.start(); while (t.getState() != Thread.State.WAITING) Thread.yield(); t.interrupt(); t.join();)");
    Events of_waiter;
    for (const std::string& event : outcome.events)
        if (event.starts_with("1 ")) of_waiter.push_back(event);
    EXPECT_EQ(of_waiter,
              (Events{"1 Begin java.lang.Thread", "1 PlainRead lock", "1 Lock java.lang.Object", "1 PlainRead lock",
                      "1 VolatileRead interrupted", "1 Unlock java.lang.Object", "1 Lock java.lang.Object",
                      "1 VolatileRead interrupted", "1 VolatileWrite interrupted", "1 New java.lang.InterruptedException",
                      "1 New long[]", "1 Unlock java.lang.Object", "1 End java.lang.Thread"}));
}

TEST(MemoryEvents, AClassThatAnotherThreadInitialisedIsSeenAtEveryUse) {
    Outcome outcome = run("static class C { static int v = 1; static void m() { } }", R"(
        Thread t = new Thread(() -> { int i = C.v; });
        t.start(); t.join(); C.m(); new C(); C.v = 2;)");
    Events of_class;
    for (const std::string& event : outcome.events)
        if (event.find("Main$C") != std::string::npos || event.ends_with(" v")) of_class.push_back(event);
    EXPECT_EQ(of_class, (Events{"1 PlainWrite v", "1 ClassInitialised Main$C", "1 ClassSeenInitialised Main$C", "1 PlainRead v",
                                "0 ClassSeenInitialised Main$C", "0 ClassSeenInitialised Main$C", "0 New Main$C",
                                "0 ClassSeenInitialised Main$C", "0 PlainWrite v"}));
}

TEST(MemoryEvents, AFailedInitialisationIsSeenToo) {
    Outcome outcome = run("static class C { static int v = 1 / Integer.parseInt(\"0\"); }",
                          "for (int i = 0; i < 2; i++) try { C.v++; } catch (Error e) { }");
    Events of_class;
    for (const std::string& event : outcome.events)
        if (event.find("Main$C") != std::string::npos) of_class.push_back(event);
    EXPECT_EQ(of_class, (Events{"0 ClassInitialised Main$C", "0 ClassSeenInitialised Main$C"}));
}

TEST(MemoryEvents, FinalFieldsAreFrozenAtTheEndOfTheConstructorThatWritesThem) {
    Outcome outcome = run(R"(
        static class A { final int f; A(int v) { f = v; if (v < 0) throw new IllegalStateException(); } }
        static class B extends A { final int g; int h; B(int v) { super(v); g = v; h = v; } B() { this(7); h = 8; } }
        static class None extends B { None() { super(1); } })",
                          "new A(1); new B(); new None(); try { new A(-1); } catch (IllegalStateException e) { }");
    Events expected{"0 New Main$A",
                    "0 PlainWrite f",
                    "0 Freeze Main$A Main$A",
                    "0 New Main$B",
                    "0 PlainWrite f",
                    "0 Freeze Main$A Main$B",
                    "0 PlainWrite g",
                    "0 PlainWrite h",
                    "0 Freeze Main$B Main$B",
                    "0 PlainWrite h",
                    "0 New Main$None",
                    "0 PlainWrite f",
                    "0 Freeze Main$A Main$None",
                    "0 PlainWrite g",
                    "0 PlainWrite h",
                    "0 Freeze Main$B Main$None",
                    "0 New Main$A",
                    "0 PlainWrite f",
                    "0 New java.lang.IllegalStateException",
                    "0 Freeze Main$A Main$A",
                    "0 End java.lang.Thread"};
    EXPECT_EQ(outcome.events, expected);
}

}  // namespace
}  // namespace raceproof::machine
