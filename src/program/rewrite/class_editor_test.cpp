// Changed classes on real java: what is written must pass HotSpot's verifier, and do what the change means.
#include "program/rewrite/class_editor.h"

#include <gtest/gtest.h>

#include <fstream>

#include "program/desugar/code_writer.h"
#include "program/rewrite/edits.h"
#include "program/testing/java_sources.h"

namespace raceproof::program::rewrite {
namespace {

namespace access = classfile::access;
using desugar::CodeWriter;

// `inside` counts how often a call was made with the lock, and `outside` how often without.
constexpr const char* kSubject = R"(
public class Subject {
    static final Object lock = new Object();
    static int inside, outside;
    int plain;
    static void probe() { if (Thread.holdsLock(lock)) inside++; else outside++; }
    static void probe(boolean fail) { probe(); if (fail) throw new IllegalStateException("probe"); }

    static int straight(int n) { probe(); int result = n * 2; probe(); return result; }
    static int loop(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) { probe(); if (i == 3) continue; if (i == 7) break; if (i == 20) return -1; sum += i; }
        return sum;
    }
    static long choose(int n) {
        switch (n) { case 0: probe(); return 5L; case 1: probe(); break; case 2: return -7L; default: probe(); n++; }
        switch (n) { case 100: return 1L; case -5: probe(); return 2L; default: break; }
        return n;
    }
    static String caught(int n) {
        String text = "start";
        try {
            probe(n == 1);
            try { probe(n == 2); text += "a"; } catch (IllegalStateException e) { probe(); text += "b"; }
            if (n == 3) throw new RuntimeException("outer");
        } catch (RuntimeException e) { probe(); text += e.getMessage(); } finally { text += "f"; }
        return text;
    }
    static double wide(int n, double d, long l) { probe(); double x = n > 2 ? d * l : d - l; probe(); return x; }
    static Object made(int n) { Object o = n > 1 ? (Object) new StringBuilder("x").append(n) : new int[n]; probe(); return o.getClass(); }
    static int nested(int n) { synchronized (lock) { probe(); if (n > 2) return n; } probe(); return -n; }
    int field(int n) { plain += n; probe(); return plain; }
}
)";

constexpr const char* kMain = R"(
public class Main {
    interface Call { Object run() throws Exception; }
    static void show(String name, Call call) {
        Subject.inside = Subject.outside = 0;
        Object result;
        try { result = call.run(); } catch (Exception e) { result = e; }
        System.out.println(name + " " + result + (Thread.holdsLock(Subject.lock) ? " still locked" : "")
            + (System.getProperty("probes") != null ? " " + Subject.inside + " " + Subject.outside : ""));
    }
    public static void main(String[] arguments) {
        for (int i = 0; i < 30; i++) {
            int n = i;
            show("straight", () -> Subject.straight(n));
            show("loop", () -> Subject.loop(n));
            show("choose", () -> Subject.choose(n));
            show("caught", () -> Subject.caught(n));
            show("wide", () -> Subject.wide(n, 2.5, 3L));
            show("made", () -> Subject.made(n));
            show("nested", () -> Subject.nested(n));
            show("field", () -> new Subject().field(n));
        }
    }
}
)";

class Rewriting : public ::testing::Test {
  protected:
    static void SetUpTestSuite() {
        java_ = std::make_unique<testing::CompiledJava>();
        java_->compile("classes", {{"Subject.java", kSubject}, {"Main.java", kMain}});
        program_ = testing::make_program(java_->path_list({"classes"}));
    }
    static void TearDownTestSuite() {
        program_.reset();
        java_.reset();
    }

    Rewriting() : subject_(program_->required("Subject")), editor_(std::make_unique<ClassEditor>(*program_, subject_)) {}

    // The code that pushes Subject.lock.
    Sequence lock() {
        CodeWriter writer(editor_->constants(), 0);
        writer.get_static({"Subject", "lock", "Ljava/lang/Object;"});
        desugar::MethodBody body = writer.finish();
        return *read_sequence({reinterpret_cast<const std::uint8_t*>(body.code.data()), body.code.size()});
    }

    const Method& method(std::string_view name) {
        for (const std::unique_ptr<Method>& candidate : subject_.methods)
            if (candidate->name.text() == name) return *candidate;
        VERIFY(false, "should be a method of the subject");
    }
    MemberKey key(std::string_view name) { return {name, method(name).descriptor.text()}; }

    // What Main prints with the changed Subject; with the probes' counts if asked.
    std::string run(const std::string& option = "-Dnothing") {
        Result<classfile::Bytes> bytes = editor_->write();
        if (!bytes) return bytes.error().message;
        std::string_view text(reinterpret_cast<const char*>(bytes->data.data()), bytes->data.size());
        java_->directory().write("changed/Subject.class", std::string(text));
        return output_of(option + " -cp '" + java_->path_list({"changed", "classes"}) + "' Main");
    }
    std::string original(const std::string& option = "-Dnothing") {
        return output_of(option + " -cp '" + java_->path_list({"classes"}) + "' Main");
    }
    static std::string output_of(const std::string& arguments) {
        std::string command =
            "'" + testing::jdk_home().path + "/bin/java' -XX:TieredStopAtLevel=1 -Xverify:all " + arguments + " 2>&1";
        std::FILE* pipe = ::popen(command.c_str(), "r");
        VERIFY(pipe != nullptr, "should be able to start java");
        std::string output;
        char buffer[4096];
        while (std::size_t count = std::fread(buffer, 1, sizeof buffer, pipe)) output.append(buffer, count);
        ::pclose(pipe);
        return output;
    }

    static inline std::unique_ptr<testing::CompiledJava> java_;
    static inline std::unique_ptr<Program> program_;
    Class& subject_;
    std::unique_ptr<ClassEditor> editor_;
};

constexpr const char* kMethods[] = {"straight", "loop", "choose", "caught", "wide", "made", "nested", "field"};

TEST_F(Rewriting, WritesTheSameClassIfNothingIsChanged) {
    for (const char* name : kMethods) ASSERT_TRUE(editor_->replace_code(key(name), *editor_->code_of(key(name))).ok());
    EXPECT_EQ(run("-Dprobes"), original("-Dprobes"));
}

TEST_F(Rewriting, LocksWholeBodies) {
    for (const char* name : kMethods) {
        MethodCode code = *editor_->code_of(key(name));
        ASSERT_TRUE(lock_range(code, {0, code.size()}, lock()).ok());
        ASSERT_TRUE(editor_->replace_code(key(name), std::move(code)).ok());
    }
    EXPECT_EQ(run(), original()) << "results are the same, and no lock is left";
    std::string counted = run("-Dprobes");
    EXPECT_NE(counted.find("straight 2 2 0"), std::string::npos) << "both probes had the lock:\n" << counted;
    EXPECT_NE(counted.find("loop 18 8 0"), std::string::npos) << "after a break, too:\n" << counted;
}

// Those that are entered in the middle cannot be locked; all others pass our verifier.
TEST_F(Rewriting, LocksEveryRange) {
    int locked = 0, refused = 0;
    for (const char* name : kMethods) {
        Position size = editor_->code_of(key(name))->size();
        for (Position start = 0; start < size; ++start) {
            for (Position end = start + 1; end <= size; ++end) {
                MethodCode code = *editor_->code_of(key(name));
                if (!lock_range(code, {start, end}, lock()).ok()) {
                    ++refused;
                    continue;
                }
                ClassEditor single(*program_, subject_);
                ASSERT_TRUE(single.replace_code(key(name), std::move(code)).ok());
                Result<classfile::Bytes> written = single.write();
                ASSERT_TRUE(written.ok()) << name << " " << start << " to " << end << ": " << written.error().message;
                ++locked;
            }
        }
    }
    EXPECT_GT(locked, 1000);
    EXPECT_GT(refused, 100);
}

TEST_F(Rewriting, LocksRangesThatRunOnJava) {
    std::string expected = original();
    for (unsigned seed = 0; seed < 8; ++seed) {
        editor_ = std::make_unique<ClassEditor>(*program_, subject_);
        for (const char* name : kMethods) {
            MethodCode code = *editor_->code_of(key(name));
            for (unsigned attempt = 0; attempt < 3; ++attempt) {
                Position start = (seed * 7 + attempt * 5) % code.size(), length = 1 + (seed * 11 + attempt * 13) % code.size();
                (void)lock_range(code, {start, std::min(start + length, code.size())}, lock());
            }
            ASSERT_TRUE(editor_->replace_code(key(name), std::move(code)).ok());
        }
        ASSERT_EQ(run(), expected) << "seed " << seed;
    }
}

TEST_F(Rewriting, WidensBranches) {
    Sequence nops(33'000);
    for (const char* name : {"loop", "caught"}) {
        MethodCode code = *editor_->code_of(key(name));
        insert(code, code.size() / 2, nops, Arrivals::RunInserted);
        ASSERT_TRUE(editor_->replace_code(key(name), std::move(code)).ok());
    }
    EXPECT_EQ(run("-Dprobes"), original("-Dprobes"));
    MethodCode code = *editor_->code_of(key("loop"));
    insert(code, 0, nops, Arrivals::SkipInserted);
    ASSERT_TRUE(editor_->replace_code(key("loop"), std::move(code)).ok());
    EXPECT_EQ(run(), "Subject.loop(I)I: the method would have 66058 bytes of code; 65535 is the most");
}

TEST_F(Rewriting, InsertsReplacesAndMoves) {
    MethodCode code = *editor_->code_of(key("straight"));
    // probe(); n * 2 → n - 2, and the second probe before it.
    Position load = 1;
    ASSERT_EQ(code.instructions[load].code, Bytecode::ILoad0);
    ASSERT_EQ(code.instructions[load + 2].code, Bytecode::IMul);
    ASSERT_TRUE(replace_range(code, {load + 2, load + 3}, {{.code = Bytecode::ISub}}).ok());
    Position second_probe = load + 4;
    ASSERT_EQ(code.instructions[second_probe].code, Bytecode::InvokeStatic);
    ASSERT_TRUE(move_range(code, {second_probe, second_probe + 1}, load).ok());
    ASSERT_EQ(code.instructions[load].code, Bytecode::InvokeStatic);
    // if (n > 3) probe();
    Sequence conditional{{.code = Bytecode::ILoad0},
                         {.code = Bytecode::IConst3},
                         {.code = Bytecode::IfICmpLe, .target = 4},
                         {.code = Bytecode::InvokeStatic, .operand = code.instructions[load].operand}};
    insert(code, load, conditional, Arrivals::RunInserted);
    ASSERT_TRUE(editor_->replace_code(key("straight"), std::move(code)).ok());
    std::string output = run("-Dprobes");
    EXPECT_NE(output.find("straight 1 0 2"), std::string::npos) << output;
    EXPECT_NE(output.find("straight 2 0 3"), std::string::npos) << output;
}

TEST_F(Rewriting, ChangesFlags) {
    ASSERT_TRUE(editor_->change_field({"plain", "I"}, {.set = access::kVolatile}).ok());
    ASSERT_TRUE(editor_->change_method(key("straight"), {.set = access::kSynchronized}).ok());
    EXPECT_EQ(run("-Dprobes"), original("-Dprobes"));
    Result<classfile::Bytes> bytes = editor_->write();
    Link<Class*> defined = program_->define(*bytes, {.hidden = true});
    ASSERT_TRUE(defined.ok());
    EXPECT_TRUE((*defined)->find_field("plain", "I")->is_volatile());
    EXPECT_TRUE((*defined)->find_method("straight", "(I)I")->is_synchronized());
    EXPECT_FALSE((*defined)->find_method("loop", "(I)I")->is_synchronized());
}

TEST_F(Rewriting, SaysWhatCannotBeChanged) {
    auto message = [](const auto& result) { return result.ok() ? "ok" : result.error().message; };
    EXPECT_EQ(message(editor_->change_field({"absent", "I"}, {.set = access::kVolatile})),
              "there is no field Subject.absent with descriptor I");
    EXPECT_EQ(message(editor_->change_field({"plain", "J"}, {.set = access::kVolatile})),
              "there is no field Subject.plain with descriptor J");
    EXPECT_EQ(message(editor_->change_field({"lock", "Ljava/lang/Object;"}, {.set = access::kVolatile})),
              "field Subject.lock cannot be both final and volatile");
    EXPECT_EQ(message(editor_->change_field({"plain", "I"}, {.set = access::kStatic})),
              "only final, volatile and transient of field Subject.plain can be changed");
    EXPECT_EQ(message(editor_->change_method({"absent", "()V"}, {.set = access::kSynchronized})),
              "there is no method Subject.absent()V");
    EXPECT_EQ(message(editor_->code_of({"loop", "()V"})), "there is no method Subject.loop()V");

    MethodCode code = *editor_->code_of(key("loop"));
    EXPECT_EQ(message(lock_range(code, {3, 9}, lock())), "a branch or an exception handler leads into the middle of the range");
    EXPECT_EQ(message(lock_range(code, {3, 3}, lock())), "the range is empty or outside of the method");
    code.instructions[0].code = Bytecode::FConst0;
    ASSERT_TRUE(editor_->replace_code(key("loop"), code).ok());
    EXPECT_EQ(message(editor_->write()).substr(0, 70), "the changed body of Subject.loop(I)I is not correct: Bad type on opera");
}

}  // namespace
}  // namespace raceproof::program::rewrite
