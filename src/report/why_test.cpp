// What the closer look at a race adds to its report.
#include <gmock/gmock.h>

#include "explore/check.h"
#include "explore/explain.h"
#include "machine/testing/guest.h"
#include "report/finding_text.h"

namespace raceproof::report {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;

// Of the only race of the program.
std::vector<std::string> why_of(const std::string& source) {
    program::testing::CompiledJava classes;
    classes.compile("classes", {{"Main.java", source}});
    machine::testing::Guest guest(classes, "classes", "Main", state::Journalling::On);
    explore::CheckOptions options;
    options.schedule_points = explore::SchedulePoints::Synchronisation;
    options.races.emplace();
    explore::CheckResult result = explore::check(guest.vm(), options);
    EXPECT_EQ(result.findings.size(), 1u);
    if (result.findings.empty()) return {};
    findings::Trace trace = explore::explain(guest.vm(), options, result.findings).front();
    return report::why_of(result.findings[0], trace);
}

// On a static field of this type.
std::vector<std::string> why(const std::string& type) {
    return why_of("public class Main {\n    static " + type + R"( x;
    public static void main(String[] a) {
        new Thread(() -> x = 1).start();
        x = 2;
    }
})");
}

TEST(Why, SaysWhyAReadRacesThatTurnsOutToCountLater) {
    // When main exits nobody has looked at the stamp.
    std::vector<std::string> reasons = why_of(R"(
import java.util.concurrent.locks.StampedLock;
public class Main {
    static final StampedLock LOCK = new StampedLock();
    static long x;
    public static void main(String[] a) {
        new Thread(() -> {
            long stamp = LOCK.writeLock();
            x = 1;
            LOCK.unlockWrite(stamp);
        }).start();
        LOCK.tryOptimisticRead();
        System.exit((int) x);
    }
})");
    EXPECT_THAT(reasons, Contains(HasSubstr("a long may be read and written in two halves")));
    EXPECT_THAT(reasons, Contains(HasSubstr("so nothing orders the")));
}

TEST(Why, SaysThatWideValuesMayTear) {
    EXPECT_THAT(why("long"), Contains(HasSubstr("a long may be read and written in two halves")));
    EXPECT_THAT(why("double"), Contains(HasSubstr("a double may be read")));
    EXPECT_THAT(why("int"), Not(Contains(HasSubstr("two halves"))));
}

}  // namespace
}  // namespace raceproof::report
