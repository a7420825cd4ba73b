// What the closer look at a race adds to its report.
#include <gmock/gmock.h>

#include "explore/check.h"
#include "explore/testing/guest.h"

namespace raceproof::explore {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;

// Of the only race on a static field of this type.
std::vector<std::string> why(const std::string& type) {
    program::testing::CompiledJava classes;
    classes.compile("classes", {{"Main.java", R"(
public class Main {
    static )" + type + R"( x;
    public static void main(String[] a) {
        new Thread(() -> x = 1).start();
        x = 2;
    }
})"}});
    testing::Guest guest(classes, "classes", "Main", true);
    CheckOptions options;
    options.schedule_points = SchedulePoints::Synchronisation;
    options.races.emplace();
    CheckResult result = check(guest.vm(), options);
    EXPECT_EQ(result.findings.size(), 1u);
    return result.findings.empty() ? std::vector<std::string>{} : result.findings[0].race->why;
}

TEST(RaceWitness, SaysThatWideValuesMayTear) {
    EXPECT_THAT(why("long"), Contains(HasSubstr("a long may be read and written in two halves")));
    EXPECT_THAT(why("double"), Contains(HasSubstr("a double may be read")));
    EXPECT_THAT(why("int"), Not(Contains(HasSubstr("two halves"))));
}

}  // namespace
}  // namespace raceproof::explore
