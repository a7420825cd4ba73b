// What the closer look at a race adds to its report.
#include <gmock/gmock.h>

#include "explore/check.h"
#include "explore/race_witness.h"
#include "explore/testing/guest.h"

namespace raceproof::explore {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;

// Of the only race of the program.
std::vector<std::string> why_of(const std::string& source) {
    program::testing::CompiledJava classes;
    classes.compile("classes", {{"Main.java", source}});
    testing::Guest guest(classes, "classes", "Main", true);
    CheckOptions options;
    options.schedule_points = SchedulePoints::Synchronisation;
    options.races.emplace();
    CheckResult result = check(guest.vm(), options);
    EXPECT_EQ(result.findings.size(), 1u);
    if (result.findings.empty()) return {};
    add_witness(guest.vm(), options.system, *options.races, result.findings[0]);
    return result.findings[0].race->why;
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

TEST(RaceWitness, SaysWhyAReadRacesThatTurnsOutToCountLater) {
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

TEST(RaceWitness, SaysThatWideValuesMayTear) {
    EXPECT_THAT(why("long"), Contains(HasSubstr("a long may be read and written in two halves")));
    EXPECT_THAT(why("double"), Contains(HasSubstr("a double may be read")));
    EXPECT_THAT(why("int"), Not(Contains(HasSubstr("two halves"))));
}

}  // namespace
}  // namespace raceproof::explore
