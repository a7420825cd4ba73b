// Every method of java.base, rewritten: without a change it stays the same code, and with random insertions it stays correct, for
// our verifier and, by samples, for HotSpot's. Some ten seconds of work on a slow machine.
#include <gtest/gtest.h>

#include <random>

#include "classfile/reader.h"
#include "program/desugar/code_writer.h"
#include "program/rewrite/class_editor.h"
#include "program/rewrite/edits.h"
#include "program/testing/java_base.h"
#include "program/testing/java_sources.h"

namespace raceproof::program::rewrite {
namespace {

constexpr std::size_t kEveryForInsertions = 7, kEveryForHotSpot = 29;

// Links the classes that it reads the names of, and prints how many passed.
constexpr const char* kLinker = R"(
import java.nio.file.*;
public class Linker {
    public static void main(String[] arguments) throws Exception {
        int linked = 0;
        for (String name : Files.readAllLines(Path.of(arguments[0]))) {
            try {
                Class.forName(name, false, null).getDeclaredMethods();
                linked++;
            } catch (NoClassDefFoundError e) {
                linked++;  // it names a class that this JDK does not have
            } catch (LinkageError e) {
                System.out.println(name + ": " + e);
            }
        }
        System.out.print(linked);
    }
}
)";

std::string difference(CodeInstruction& left, CodeInstruction& right) {
    if (left.code != right.code) return "code";
    if (left.operand != right.operand) return "operand";
    if (left.value != right.value) return "value";
    std::vector<Position> targets;
    left.for_each_target([&](Position& target) { targets.push_back(target); });
    std::size_t matching = 0;
    right.for_each_target([&](Position& target) { matching += matching < targets.size() && targets[matching] == target; });
    if (matching != targets.size()) return "target";
    if (left.switched && (left.switched->keys != right.switched->keys || left.switched->low != right.switched->low)) return "key";
    return "";
}

// What tells two bodies apart; empty if they are the same but for byte offsets.
std::string difference(MethodCode left, MethodCode right) {
    if (left.size() != right.size() || left.handlers.size() != right.handlers.size()) return "size";
    for (Position at = 0; at < left.size(); ++at)
        if (std::string what = difference(left.instructions[at], right.instructions[at]); !what.empty()) return what;
    for (std::size_t i = 0; i < left.handlers.size(); ++i) {
        const CodeHandler &mine = left.handlers[i], &other = right.handlers[i];
        if (mine.covered.start != other.covered.start || mine.covered.end != other.covered.end) return "covered range";
        if (mine.target != other.target || mine.catch_type != other.catch_type) return "handler";
    }
    for (Position at = 0; at < left.size(); ++at)
        if (left.line_at(at) != right.line_at(at)) return "line";
    return left.max_locals == right.max_locals && left.max_stack == right.max_stack ? "" : "limits";
}

class RewriteJavaBase : public ::testing::Test {
  protected:
    static void SetUpTestSuite() {
        program_ = testing::make_program();
        for (const std::string& name : testing::class_names_of_java_base()) classes_.push_back(&program_->required(name));
    }
    static void TearDownTestSuite() {
        classes_.clear();
        program_.reset();
    }

    // Calls edit(code, editor) with each body of the class; the changed class file.
    template <typename Edit>
    static Result<classfile::Bytes> rewrite(Class& of, Edit edit) {
        ClassEditor editor(*program_, of);
        for (const std::unique_ptr<Method>& method : of.methods) {
            if (!method->info->code) continue;
            MemberKey key{method->name.text(), method->descriptor.text()};
            Result<MethodCode> code = editor.code_of(key);
            if (!code) return code.error();
            edit(*method, *code, editor);
            if (Result<Done> replaced = editor.replace_code(key, code.take()); !replaced) return replaced.error();
        }
        return editor.write();
    }

    // Nops and locks on the class, at random.
    static Result<classfile::Bytes> rewrite_randomly(Class& of, std::mt19937& random) {
        return rewrite(of, [&](const Method& method, MethodCode& code, ClassEditor& editor) {
            for (unsigned count = random() % 4; count > 0; --count)
                insert(code, static_cast<Position>(random() % code.size()), Sequence(1 + random() % 3),
                       random() % 2 == 0 ? Arrivals::RunInserted : Arrivals::SkipInserted);
            if (method.is_constructor()) return;  // before super() there is nothing to unlock for a handler
            Sequence lock{{.code = Bytecode::Ldc, .operand = editor.constants().class_constant(of.name.text())}};
            for (unsigned count = random() % 3; count > 0; --count) {
                auto start = static_cast<Position>(random() % code.size());
                auto length = static_cast<Position>(1 + random() % (code.size() - start));
                locked_ += lock_range(code, {start, start + length}, lock).ok();
            }
        });
    }

    static inline std::unique_ptr<Program> program_;
    static inline std::vector<Class*> classes_;
    static inline int locked_ = 0;
};

TEST_F(RewriteJavaBase, UnchangedBodiesStayTheSame) {
    int methods = 0;
    for (Class* of : classes_) {
        std::vector<MethodCode> originals;
        auto bytes = rewrite(*of, [&](const Method&, MethodCode& code, ClassEditor&) {
            originals.push_back(code);
            remove_unreachable(originals.back());
        });
        ASSERT_TRUE(bytes.ok()) << bytes.error().message;
        auto file = classfile::read_class(*bytes);
        ASSERT_TRUE(file.ok()) << of->name.text() << ": " << file.error().reason;
        std::size_t next = 0;
        for (const classfile::MethodInfo& method : (*file)->methods) {
            if (!method.code) continue;
            EXPECT_EQ(difference(originals[next++], *read_code(*method.code)), "") << of->name.text() << "." << method.name;
            ++methods;
        }
    }
    EXPECT_GT(methods, 50'000);
}

TEST_F(RewriteJavaBase, InsertionsPassOurVerifier) {
    std::mt19937 random(1);
    for (std::size_t i = 0; i < classes_.size(); i += kEveryForInsertions) {
        auto bytes = rewrite_randomly(*classes_[i], random);
        ASSERT_TRUE(bytes.ok()) << bytes.error().message;
    }
    EXPECT_GT(locked_, 2000);
}

TEST_F(RewriteJavaBase, InsertionsPassHotSpotsVerifier) {
    testing::CompiledJava java;
    java.compile("classes", {{"Linker.java", kLinker}});
    std::mt19937 random(2);
    std::string names;
    int written = 0;
    // java itself starts up with what is in java.lang and the JDK's own packages.
    auto is_left_alone = [](std::string_view name) {
        return name.starts_with("java/lang/") || name.starts_with("jdk/") || name.starts_with("sun/");
    };
    for (std::size_t i = 0; i < classes_.size(); i += kEveryForHotSpot) {
        Class& of = *classes_[i];
        if (is_left_alone(of.name.text())) continue;
        auto bytes = rewrite_randomly(of, random);
        ASSERT_TRUE(bytes.ok()) << bytes.error().message;
        java.directory().write("patch/" + of.name.string() + ".class",
                               {reinterpret_cast<const char*>(bytes->data.data()), bytes->data.size()});
        names += of.dotted_name() + "\n";
        ++written;
    }
    ASSERT_GT(written, 80);
    std::string list = java.directory().write("names", names);
    std::string command = "'" + testing::jdk_home().path + "/bin/java' -Xverify:all --patch-module java.base='" +
                          java.directory().path("patch") + "' -cp '" + java.path_list({"classes"}) + "' Linker '" + list +
                          "' 2>&1";
    std::FILE* pipe = ::popen(command.c_str(), "r");
    VERIFY(pipe != nullptr, "should be able to start java");
    std::string output;
    char buffer[4096];
    while (std::size_t count = std::fread(buffer, 1, sizeof buffer, pipe)) output.append(buffer, count);
    ::pclose(pipe);
    EXPECT_EQ(output, std::to_string(written));
}

}  // namespace
}  // namespace raceproof::program::rewrite
