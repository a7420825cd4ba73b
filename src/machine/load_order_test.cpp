// Classes get numbers in the order in which they are loaded, and several workers, or two runs, may load them in different orders.
// None of that may show in a state: its hash is the same.
#include <gtest/gtest.h>

#include "machine/testing/guest.h"
#include "machine/testing/stepping.h"

namespace raceproof::machine {
namespace {

// Leaves behind what knows classes and methods: backtraces, method handles, lambdas, mirrors that were changed.
constexpr const char* kSource = R"(
import java.lang.invoke.*;
public class Main {
    static class First { static RuntimeException fail() { return new IllegalStateException("first"); } }
    static class Second { static RuntimeException fail() { return new IllegalArgumentException("second"); } }
    static Throwable first, second;
    static MethodHandle handle;
    static Runnable lambda;
    static String name;
    public static void main(String[] a) throws Throwable {
        first = First.fail();
        second = Second.fail();
        handle = MethodHandles.lookup().findStatic(Second.class, "fail", MethodType.methodType(RuntimeException.class));
        lambda = () -> First.fail();
        name = First.class.getName();
        synchronized (Second.class) { lambda.run(); }
    }
})";

Hash128 hash_after_loading(const program::testing::CompiledJava& classes, const std::vector<const char*>& first) {
    testing::Guest guest(classes, "classes", "Main", state::Journalling::On);
    for (const char* name : first) guest.vm().program().required(name);
    EXPECT_EQ(testing::run_to_end(guest.vm()), 0) << guest.console.errors;
    guest.vm().state().commit_step(state::Collect::Yes);
    return guest.vm().state().hash();
}

TEST(LoadOrder, DoesNotShowInTheHash) {
    auto classes = testing::compiled("Main", kSource);
    Hash128 as_used = hash_after_loading(*classes, {});
    EXPECT_NE(as_used, Hash128{});
    EXPECT_EQ(hash_after_loading(*classes, {"Main$Second", "Main$First"}), as_used);
    EXPECT_EQ(hash_after_loading(*classes, {"java/util/zip/CRC32", "java/util/TreeMap", "Main$Second"}), as_used);
}

}  // namespace
}  // namespace raceproof::machine
