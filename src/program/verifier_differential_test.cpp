// The verifier against HotSpot's. A thousand method bodies are damaged at random, and `java` and we must agree on each:
// sound or not. As class files of version 49 they go through the JVM's old verifier, which infers types as ours does. What passes
// must have frame maps too.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <random>

#include "classfile/reader.h"
#include "program/program.h"
#include "program/testing/java_sources.h"
#include "program/verifier.h"
#include "program/verifier_flow.h"

namespace raceproof::program {
namespace {

constexpr int kMutants = 1000;
constexpr std::uint8_t kInferenceVersion = 49;

// No string concatenation and no lambdas: they would be invokedynamic.
constexpr const char* kVictim = R"(
import java.util.*;
@SuppressWarnings({"unchecked", "rawtypes"})
public class Victim extends Vector implements Runnable {
    int x; long l; double d; String s; Object o; int[] ia; Object[] oa; byte[] ba; char[] ca; long[] la; Victim next;
    static int si; static Object so;
    Victim() { super(); x = 3; l = 5; }
    Victim(int a, long b) { super(a); x = a; l = b; ia = new int[a]; oa = new String[3]; }
    Victim(String q) { this(q.length(), 3L); s = q; }
    public void run() { synchronized (this) { x++; } }
    int loop(int n) { int t = 0; for (int i = 0; i < n; i++) { if (i % 3 == 0) continue; t += i; } return t; }
    long wide(long a, int i, double b) { long c = a * 3 + i; double e = b / 2; return c + (long) e - (int) a; }
    Object caught(Object a, String b) {
        try { o = a.toString(); return b.trim(); } catch (NullPointerException e) { s = e.getMessage(); return null; } finally { x = 0; }
    }
    int select(int k) {
        switch (k) { case 1: return 5; case 2: x = 4; break; case 100: return -1; default: k++; }
        switch (k) { case 1: case 2: case 3: return 3; }
        return k;
    }
    Object make(int n) {
        Object q = n > 3 ? new Victim(n, 4L) : (Object) new ArrayList(n);
        if (q instanceof Victim) return ((Victim) q).s;
        return q;
    }
    void arrays() {
        ia[x] = ia[1]++; oa[0] = s; ba = new byte[3]; ba[0] = (byte) x; ca = new char[] {'a', 'b'}; la = new long[2]; la[1] += 4;
        int[][] m = new int[2][3]; m[1][2] = 5; Object[] z = m; s = String.valueOf(ca[1]);
    }
    static Number number(boolean b, Integer i, Long j) { Number n = b ? (Number) i : j; return n.intValue() > 3 ? n : Double.valueOf(3); }
    String chain(Victim a) {
        Victim b = a;
        while (b != null && b.next != this) b = b.next;
        return b == null ? s : b.s.substring(1).concat(a.s);
    }
    static int mixed(int a, float f, double d, long l) {
        si = a;
        float g = f * 2;
        return (int) (g + d) + (int) (l >> 3) + (d > g ? 1 : 0) + (l == 4 ? 2 : 3);
    }
    public Object clone() { Victim t = (Victim) super.clone(); t.next = this; return t; }
    boolean logic(boolean a, boolean b) { return a && !b || x > 3 ^ a; }
    synchronized void thrown(int k) throws Exception {
        if (k == 0) throw new Exception("a"); else if (k == 1) throw new Error();
        try { thrown(k - 1); } catch (RuntimeException e) { throw e; }
    }
    void collections(List a, Map m) {
        for (Iterator i = a.iterator(); i.hasNext();) { Object e = i.next(); m.put(e, Integer.valueOf(a.size())); }
        Runnable r = this;
        r.run();
        ((Comparable) s).compareTo(s);
    }
    int increments() { return x++ + ++x + (ia[x++] += 2); }
    long wideIncrements() { return l++ + (this.l += 4); }
}
)";

// Prints one letter per class of the file: + if it links, - if not.
constexpr const char* kJudge = R"(
import java.nio.file.*;
import java.util.*;
public class Judge {
    static class Loader extends ClassLoader { Class<?> define(byte[] b) { return defineClass(null, b, 0, b.length); } }
    public static void main(String[] arguments) throws Exception {
        byte[] all = Files.readAllBytes(Path.of(arguments[0]));
        int size = Integer.parseInt(arguments[1]);
        StringBuilder verdicts = new StringBuilder();
        for (int at = 0; at < all.length; at += size) {
            try {
                Class<?> c = new Loader().define(Arrays.copyOfRange(all, at, at + size));
                Class.forName(c.getName(), true, c.getClassLoader());
                verdicts.append('+');
            } catch (LinkageError e) {
                verdicts.append('-');
            }
        }
        System.out.print(verdicts);
    }
}
)";

using ClassBytes = std::vector<std::uint8_t>;

ClassBytes read_file(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

// Changes what keeps the instructions apart: an opcode for one of the same length, an operand for one of the same sort, the order
// of two neighbours.
class Mutator {
  public:
    explicit Mutator(const ClassBytes& original) : original_(original) {
        auto owner = std::make_shared<const ClassBytes>(original);
        file_ = classfile::read_class({{owner->data(), owner->size()}, owner}).take();
        for (const classfile::MethodInfo& method : file_->methods) {
            if (!method.code) continue;
            bodies_.push_back({static_cast<std::size_t>(method.code->code.data() - owner->data()), &*method.code,
                               Flow::read(*method.code).take()});
            for (std::size_t i = 0; i < bodies_.back().flow.instructions().size(); ++i)
                places_.push_back({bodies_.size() - 1, i});
        }
    }

    ClassBytes mutant(unsigned seed) {
        random_.seed(seed);
        ClassBytes bytes = original_;
        for (unsigned changes = 1 + random_() % 3; changes > 0; --changes) {
            auto [body, instruction] = places_[random_() % places_.size()];
            if (random_() % 3 != 0)
                change_opcode(bytes, bodies_[body], instruction);
            else
                change_operand(bytes, bodies_[body], instruction);
        }
        return bytes;
    }

  private:
    struct MethodBody {
        std::size_t start;  // of the code in the class file
        const classfile::CodeAttribute* code;
        Flow flow;

        std::size_t position_of(std::size_t instruction) const {
            bool is_end = instruction == flow.instructions().size();
            return start + (is_end ? code->code.size() : flow.instructions()[instruction].offset);
        }
    };

    static int length_class(OperandLayout layout) {
        switch (layout) {
            case OperandLayout::None:
            case OperandLayout::Local0:
            case OperandLayout::Local1:
            case OperandLayout::Local2:
            case OperandLayout::Local3: return -1;
            default: return static_cast<int>(layout);
        }
    }
    static bool is_switch(const FlowInstruction& instruction) {
        return instruction.code == Bytecode::TableSwitch || instruction.code == Bytecode::LookupSwitch;
    }

    void change_opcode(ClassBytes& bytes, const MethodBody& body, std::size_t instruction) {
        Bytecode old_code = body.flow.instructions()[instruction].code;
        auto new_code = static_cast<Bytecode>(random_() % kBytecodeCount);
        bool is_subroutine = new_code == Bytecode::Jsr || new_code == Bytecode::Ret;
        bool is_alike = length_class(info_of(old_code).operands) == length_class(info_of(new_code).operands);
        if (is_alike && !is_subroutine) bytes[body.position_of(instruction)] = static_cast<std::uint8_t>(new_code);
    }

    void change_operand(ClassBytes& bytes, const MethodBody& body, std::size_t number) {
        const FlowInstruction& instruction = body.flow.instructions()[number];
        std::size_t at = body.position_of(number) + 1;
        auto put_u2 = [&](unsigned value) {
            bytes[at] = static_cast<std::uint8_t>(value >> 8);
            bytes[at + 1] = static_cast<std::uint8_t>(value);
        };
        switch (info_of(instruction.code).operands) {
            case OperandLayout::Local: bytes[at] = static_cast<std::uint8_t>(random_() % body.code->max_locals); break;
            case OperandLayout::Branch2: {
                const auto& targets = body.flow.instructions();
                put_u2(static_cast<unsigned>(targets[random_() % targets.size()].offset - instruction.offset));
                break;
            }
            case OperandLayout::Constant2: {
                auto index = static_cast<std::uint16_t>(random_() % file_->constants.size());
                if (file_->has(index, file_->constant(instruction.operand).tag)) put_u2(index);
                break;
            }
            default: swap_with_next(bytes, body, number);
        }
    }

    void swap_with_next(ClassBytes& bytes, const MethodBody& body, std::size_t number) {
        const auto& instructions = body.flow.instructions();
        if (number + 1 >= instructions.size() || is_switch(instructions[number]) || is_switch(instructions[number + 1])) return;
        auto place = [&](std::size_t i) { return bytes.begin() + static_cast<std::ptrdiff_t>(body.position_of(i)); };
        std::rotate(place(number), place(number + 1), place(number + 2));
    }

    const ClassBytes& original_;
    std::unique_ptr<const classfile::ClassFile> file_;
    std::vector<MethodBody> bodies_;
    std::vector<std::pair<std::size_t, std::size_t>> places_;  // body, instruction
    std::mt19937 random_;
};

// Empty if the class and all its methods pass.
std::string our_complaint(Program& program, const ClassBytes& bytes) {
    auto owner = std::make_shared<const ClassBytes>(bytes);
    Link<Class*> defined = program.define({{owner->data(), owner->size()}, owner}, {.hidden = true});
    if (!defined) return testing::outcome_of(defined);
    for (const std::unique_ptr<Method>& method : (*defined)->methods) {
        Link<const Code*> code = program.code_of(*method);
        if (!code) return testing::outcome_of(code);
        MethodMaps::analyse(program, *method, **code);
    }
    return "";
}

std::string output_of(const std::string& command) {
    std::FILE* pipe = ::popen(command.c_str(), "r");
    VERIFY(pipe != nullptr, "should be able to start java");
    std::string output;
    char buffer[4096];
    while (std::size_t count = std::fread(buffer, 1, sizeof buffer, pipe)) output.append(buffer, count);
    ::pclose(pipe);
    return output;
}

TEST(VerifierDifferential, AgreesWithHotSpotOnDamagedCode) {
    testing::CompiledJava java;
    java.compile("classes", {{"Victim.java", kVictim}, {"Judge.java", kJudge}});
    ClassBytes original = read_file(java.directory().path("classes/Victim.class"));
    ASSERT_GT(original.size(), 8u);
    original[7] = kInferenceVersion;

    Mutator mutator(original);
    std::unique_ptr<Program> program = testing::make_program();
    ASSERT_EQ(our_complaint(*program, original), "");
    std::string all;
    std::vector<std::string> complaints;
    for (unsigned seed = 0; seed < kMutants; ++seed) {
        ClassBytes mutant = mutator.mutant(seed);
        all.append(mutant.begin(), mutant.end());
        complaints.push_back(our_complaint(*program, mutant));
    }
    std::string mutants = java.directory().write("mutants", all);
    std::string verdicts =
        output_of("'" + testing::jdk_home().path + "/bin/java' -XX:TieredStopAtLevel=1 -cp '" + java.path_list({"classes"}) +
                  "' Judge '" + mutants + "' " + std::to_string(original.size()) + " 2>/dev/null");
    ASSERT_EQ(verdicts.size(), complaints.size());
    int accepted = 0;
    for (std::size_t seed = 0; seed < verdicts.size(); ++seed) {
        bool they_accept = verdicts[seed] == '+';
        EXPECT_EQ(complaints[seed].empty(), they_accept) << "mutant " << seed << ": " << complaints[seed];
        accepted += they_accept;
    }
    EXPECT_GT(accepted, kMutants / 50);
}

}  // namespace
}  // namespace raceproof::program
