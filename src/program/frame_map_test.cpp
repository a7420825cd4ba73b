// Frame maps of compiled methods, as text: for each instruction the locals and the stack, one letter a slot:
// R reference, V value, - dead.
#include "program/frame_map.h"

#include <gtest/gtest.h>

#include "program/decoder.h"
#include "program/testing/java_sources.h"
#include "program/verifier.h"

namespace raceproof::program {
namespace {

constexpr const char* kSource = R"(
class T {
    int x;
    static int sum(int n) { int s = 0; for (int i = 0; i < n; i++) s += i; return s; }
    static int unused(int a, Object b) { int c = a; return 1; }
    static long wide(long a, double b) { long c = a; return c + (long) b; }
    static Object reused(boolean z) {
        if (z) { int i = 1; use(i); } else { String s = "a"; use(s); }
        Object o = new T();
        return o;
    }
    static void use(int i) {}
    static void use(Object o) {}
    int caught(Object a, Object b) {
        int r = 1;
        try { r = a.hashCode(); use(b); } catch (RuntimeException e) { use(a); }
        return r;
    }
    synchronized void locked() { use(1); }
    static int choose(boolean z, Object a, Object b) { return (z ? a : b).hashCode(); }
    static long[] deep(long[] a, int i) { a[i]++; return a; }
    static void endless(Object o) { while (true) { use(o); } }
    static int selected(int k, String s) {
        switch (k) { case 1: return 10; case 2: return s.length(); default: return k; }
    }
}
)";

char letter(SlotUse use) { return use == SlotUse::Reference ? 'R' : use == SlotUse::Value ? 'V' : '-'; }

std::string text(const std::vector<SlotUse>& slots) {
    std::string result;
    for (SlotUse use : slots) result += letter(use);
    return result;
}

class FrameMaps : public ::testing::Test {
  protected:
    static void SetUpTestSuite() {
        java_ = new testing::CompiledJava;
        java_->compile("classes", {{"T.java", kSource}});
        program_ = testing::make_program(java_->path_list({"classes"})).release();
    }
    static void TearDownTestSuite() {
        delete program_;
        delete java_;
    }

    // "0: iconst_0 V--- |" and so on.
    static std::string maps_of(std::string_view name) {
        for (const std::unique_ptr<Method>& method : program_->required("T").methods) {
            if (method->name.text() != name) continue;
            Link<const Code*> code = program_->code_of(*method);
            EXPECT_TRUE(code.ok()) << testing::outcome_of(code);
            std::string result;
            for (std::uint32_t pc = 0; pc + 1 < (*code)->instructions.size(); ++pc) {
                const FrameMap& map = program_->frame_map(*method, pc);
                std::uint16_t offset = (*code)->byte_offsets[pc];
                result += std::to_string(offset) + ": " + mnemonic_of(method->info->code->code[offset]) + " " + text(map.locals) +
                          "|" + text(map.stack) + "\n";
            }
            return "\n" + result;
        }
        return "no such method";
    }

    static inline testing::CompiledJava* java_ = nullptr;
    static inline Program* program_ = nullptr;
};

TEST_F(FrameMaps, Loop) {
    EXPECT_EQ(maps_of("sum"), R"(
0: iconst_0 V--|
1: istore_1 V--|V
2: iconst_0 VV-|
3: istore_2 VV-|V
4: iload_2 VVV|
5: iload_0 VVV|V
6: if_icmpge VVV|VV
9: iload_1 VVV|
10: iload_2 V-V|V
11: iadd V-V|VV
12: istore_1 V-V|V
13: iinc VVV|
16: goto VVV|
19: iload_1 -V-|
20: ireturn ---|V
)");
}

TEST_F(FrameMaps, WhatNobodyReadsIsDead) {
    EXPECT_EQ(maps_of("unused"), R"(
0: iload_0 V--|
1: istore_2 ---|V
2: iconst_1 ---|
3: ireturn ---|V
)");
}

TEST_F(FrameMaps, SecondHalvesAreDead) {
    EXPECT_EQ(maps_of("wide"), R"(
0: lload_0 V-V---|
1: lstore --V---|V-
3: lload --V-V-|
5: dload_2 --V---|V-
6: d2l ------|V-V-
7: ladd ------|V-V-
8: lreturn ------|V-
)");
}

TEST_F(FrameMaps, ASlotUsedForTwoVariables) {
    EXPECT_EQ(maps_of("reused"), R"(
0: iload_0 V-|
1: ifeq --|V
4: iconst_1 --|
5: istore_1 --|V
6: iload_1 -V|
7: invokestatic --|V
10: goto --|
13: ldc --|
15: astore_1 --|R
16: aload_1 -R|
17: invokestatic --|R
20: new --|
23: dup --|R
24: invokespecial --|RR
27: astore_1 --|R
28: aload_1 -R|
29: areturn --|R
)");
}

TEST_F(FrameMaps, WhatAHandlerReadsLivesThroughItsRange) {
    // Locals: this, a, b, r, e. The handler reads a; what follows reads r.
    EXPECT_EQ(maps_of("caught"), R"(
0: iconst_1 -RR--|
1: istore_3 -RR--|V
2: aload_1 -RRV-|
3: invokevirtual -RRV-|R
6: istore_3 -RRV-|V
7: aload_2 -RRV-|
8: invokestatic -R-V-|R
11: goto ---V-|
14: astore -R-V-|R
16: aload_1 -R-V-|
17: invokestatic ---V-|R
20: iload_3 ---V-|
21: ireturn -----|V
)");
}

TEST_F(FrameMaps, MergedStacks) {
    EXPECT_EQ(maps_of("choose"), R"(
0: iload_0 VRR|
1: ifeq -RR|V
4: aload_1 -R-|
5: goto ---|R
8: aload_2 --R|
9: invokevirtual ---|R
12: ireturn ---|V
)");
}

TEST_F(FrameMaps, StackInstructionsMoveSlots) {
    EXPECT_EQ(maps_of("deep"), R"(
0: aload_0 RV|
1: iload_1 RV|R
2: dup2 R-|RV
3: laload R-|RVRV
4: lconst_1 R-|RVV-
5: ladd R-|RVV-V-
6: lastore R-|RVV-
7: aload_0 R-|
8: areturn --|R
)");
}

TEST_F(FrameMaps, ReceiverAndEndlessLoop) {
    EXPECT_EQ(maps_of("locked"), R"(
0: iconst_1 -|
1: invokestatic -|V
4: return -|
)");
    EXPECT_EQ(maps_of("endless"), R"(
0: aload_0 R|
1: invokestatic R|R
4: goto R|
)");
}

TEST_F(FrameMaps, Switch) {
    EXPECT_EQ(maps_of("selected"), R"(
0: iload_0 VR|
1: lookupswitch VR|V
28: bipush --|
30: ireturn --|V
31: aload_1 -R|
32: invokevirtual --|R
35: ireturn --|V
36: iload_0 V-|
37: ireturn --|V
)");
}

TEST_F(FrameMaps, EqualMapsAreShared) {
    const Method& method = *program_->required("T").find_declared_method("endless", "(Ljava/lang/Object;)V");
    ASSERT_TRUE(program_->code_of(method).ok());
    EXPECT_EQ(&program_->frame_map(method, 0), &program_->frame_map(method, 2));
    EXPECT_NE(&program_->frame_map(method, 0), &program_->frame_map(method, 1));
}

}  // namespace
}  // namespace raceproof::program
