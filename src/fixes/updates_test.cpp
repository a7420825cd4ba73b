// Which updates are recognised, and that made atomic they compute what they did before, on real java.
#include "fixes/updates.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "fixes/testing/changed_java.h"

namespace raceproof::fixes {
namespace {

using advice::ChangeKind;
using testing::ChangedJava;
using ::testing::ElementsAre;

constexpr const char* kSource = R"(
public class Main {
    static final int SIZE = 4;
    int i = 3; long l = 5; byte b = 120; short s = 32000; char c = 'a'; float f = 1.5f; double d = 2.5; boolean z;
    static int count; static long total; int other; Main next; static Main shared = new Main();
    int[] a = new int[SIZE]; long[] la = {1, 2, 3}; byte[] ba = {100, 127}; boolean[] za = new boolean[2]; double[] da = new double[2];
    String[] names = new String[3]; int[][] grid = new int[2][3]; static char[] chars = new char[3];
    static int two() { return 2; }

    void increments() { i++; ++i; i--; --i; l++; --l; b++; s--; c++; f++; d--; count++; --total; }
    void additions() { i += 5; i -= two(); l += i; b += 20; s -= 7; c += 2; i += 3L; i = i + 4; i = 4 + i; i = i - 3; count += 2; total = total - 9; }
    void operations() { i *= 3; i = 7 - i; i <<= 2; i ^= 0x55; l |= 1L << 40; l >>>= 1; f *= 2; d = d / 3; i = -i; b |= 3; i += 2.7; z ^= true; z &= i > 0; c *= 2; }
    String values() {
        int x = i++ + ++i * 2; long y = l-- - --l; int z = b++; char q = c--; int w = (count += 3); long t = total++ + 1;
        return x + " " + y + " " + z + " " + q + " " + w + " " + t + " " + (i *= 2) + " " + (s += 1);
    }
    void others() { shared.i++; shared.next = this; shared.next.i += 2; this.next = shared; next.i = next.i + 1; other += i > 3 ? 1 : 2; }
    void loop() { for (int k = 0; k < 5; k++) { try { i += k / (k - 2); } catch (ArithmeticException e) { i -= 100; } } }
    void splitUpdate() { int t = i; Thread.yield(); i = t + 1; }
    void twice() { i = i + i; }
    void notOne() { other = i + 1; }

    void elements() { a[1]++; ++a[two()]; a[0] += 5; a[3] = a[3] + two(); a[i & 3] -= 2; la[0]--; la[1] *= 3; ba[0] += 50; da[1] += 2.5; za[0] |= true; chars[1]++; }
    String kept() { int x = a[1]++ + --a[1]; long y = la[2]++; int q = (ba[1] += 3); return x + " " + y + " " + q + " " + (a[0] ^= 3) + (a[2]--); }
    void rest() { names[1] = "n" + a.length; names[0] = names[1]; grid[1][2] += 7; grid[0] = new int[] {9, 8, 7}; grid[0][1]++; for (int v : a) other += v; }
    void previous() { for (int k = 1; k < a.length; k++) a[k] = a[k - 1] + 1; }
    void splitElement() { int old = a[2]; a[2] = old * 2; }

    String state() {
        return i + " " + l + " " + b + " " + s + " " + c + " " + f + " " + d + " " + z + " " + count + " " + total + " " + other + " " + a[0] + a[1]
            + a[2] + a[3] + " " + la[0] + la[1] + la[2] + ba[0] + ba[1] + za[0] + da[1] + names[0] + names[1] + grid[0][1] + grid[1][2] + (int) chars[1];
    }
    public static void main(String[] arguments) {
        Main m = new Main();
        for (int round = 0; round < 3; round++) {
            m.increments(); System.out.println(m.state());
            m.additions(); System.out.println(m.state());
            m.operations(); System.out.println(m.state() + " " + m.values());
            m.others(); m.loop(); m.splitUpdate(); m.twice(); m.notOne(); System.out.println(m.state());
            m.elements(); System.out.println(m.state() + " " + m.kept());
            m.rest(); m.previous(); m.splitElement(); System.out.println(m.state());
        }
        try { shared = null; shared.i++; } catch (NullPointerException e) { System.out.println("null"); }
        try { m.a[4]++; } catch (ArrayIndexOutOfBoundsException e) { System.out.println("bounds"); }
    }
}
)";

class AtomicUpdates : public ::testing::Test {
  protected:
    static void SetUpTestSuite() { java_ = std::make_unique<ChangedJava>(kSource); }
    static void TearDownTestSuite() { java_.reset(); }

    static advice::Change change(ChangeKind kind, const std::string& field) {
        return {.kind = kind, .field = java_->field("Main", field)};
    }
    static std::vector<std::string> split_in(const advice::Fix& fix) {
        std::vector<std::string> methods;
        Result<FixOverlay> made = overlay_of(java_->classes(), fix);
        if (!made) return {made.error().message};
        for (const advice::Statement& statement : made->split_updates) methods.push_back(statement.method);
        return methods;
    }
    static Updates updates_in(const std::string& method, const std::string& field, const std::string& descriptor = "()V") {
        auto view = MethodView::of(*java_->program().required("Main").find_declared_method(method, descriptor));
        return find_updates((*view)->flow(), accesses_of(java_->classes(), (*view)->flow(), java_->field("Main", field)));
    }

    static inline std::unique_ptr<ChangedJava> java_;
};

TEST_F(AtomicUpdates, AreRecognised) {
    EXPECT_EQ(updates_in("increments", "i").whole.size(), 4u);
    EXPECT_EQ(updates_in("increments", "b").whole.size(), 1u);
    EXPECT_EQ(updates_in("increments", "total").whole.size(), 1u);
    EXPECT_EQ(updates_in("additions", "i").whole.size(), 6u);
    EXPECT_EQ(updates_in("operations", "i").whole.size(), 6u);
    EXPECT_EQ(updates_in("operations", "d").whole.size(), 1u);
    EXPECT_EQ(updates_in("values", "i", "()Ljava/lang/String;").whole.size(), 3u);
    EXPECT_EQ(updates_in("others", "i").whole.size(), 3u);
    EXPECT_EQ(updates_in("others", "other").whole.size(), 1u) << "the operand may branch";
    EXPECT_EQ(updates_in("loop", "i").whole.size(), 2u);
}

TEST_F(AtomicUpdates, AreNotSeenWhereThereIsNone) {
    for (const char* method : {"splitUpdate", "twice"}) {
        Updates updates = updates_in(method, "i");
        EXPECT_TRUE(updates.whole.empty()) << method;
        EXPECT_EQ(updates.split.size(), 1u) << method;
    }
    Updates copied = updates_in("notOne", "other");
    EXPECT_TRUE(copied.whole.empty() && copied.split.empty());
}

TEST_F(AtomicUpdates, OfFieldsComputeTheSame) {
    advice::Fix fix;
    for (const char* field : {"i", "l", "b", "s", "c", "f", "d", "z", "count", "total", "other"})
        fix.push_back(change(ChangeKind::AtomicUpdates, field));
    EXPECT_THAT(java_->run(), ::testing::EndsWith("null\nbounds\n"));
    EXPECT_EQ(java_->run_with(fix), java_->run());
}

TEST_F(AtomicUpdates, OfElementsComputeTheSame) {
    for (ChangeKind kind : {ChangeKind::VolatileElements, ChangeKind::AtomicElements}) {
        advice::Fix fix;
        for (const char* field : {"a", "la", "ba", "za", "da", "names", "grid", "chars"}) fix.push_back(change(kind, field));
        EXPECT_EQ(java_->run_with(fix), java_->run());
    }
}

TEST_F(AtomicUpdates, AcquireAndReleaseAccessesComputeTheSame) {
    advice::Fix fix;
    for (const char* field : {"i", "l", "b", "s", "c", "f", "d", "z", "count", "total", "other", "next", "shared"})
        fix.push_back(change(ChangeKind::VolatileField, field));
    for (const char* field : {"a", "la", "names"}) fix.push_back(change(ChangeKind::VolatileElements, field));
    EXPECT_EQ(java_->run_with(fix, VolatileAs::AcquireRelease), java_->run());
}

TEST_F(AtomicUpdates, NameWhatStaysSplit) {
    EXPECT_THAT(split_in({change(ChangeKind::AtomicUpdates, "i")}), ElementsAre("splitUpdate", "twice"));
    EXPECT_THAT(split_in({change(ChangeKind::AtomicUpdates, "count")}), ElementsAre());
    EXPECT_THAT(split_in({change(ChangeKind::VolatileField, "total")}), ElementsAre("increments", "additions", "values"));
    EXPECT_THAT(split_in({change(ChangeKind::AtomicElements, "a")}), ElementsAre("splitElement"));
}

TEST_F(AtomicUpdates, RefuseFinalFieldsAndThoseOfTheLibrary) {
    EXPECT_THAT(split_in({change(ChangeKind::VolatileField, "SIZE")}), ElementsAre("field Main.SIZE is final"));
    advice::Change size{.kind = ChangeKind::VolatileField, .field = {"java/util/ArrayList", "size", "I", false}};
    EXPECT_THAT(split_in({size}), ElementsAre("field java.util.ArrayList.size belongs to the class library"));
}

}  // namespace
}  // namespace raceproof::fixes
