#include "explore/explain.h"

#include <gtest/gtest.h>

#include "machine/testing/guest.h"

namespace raceproof::explore {
namespace {

class ExplainTest : public ::testing::Test {
  protected:
    ExplainTest() {
        classes_.compile("classes", {{"Main.java", R"(public class Main {
    static int x;
    public static void main(String[] a) {
        new Thread(() -> x = 1).start();
        x = 2;
    }
})"}});
        guest_.emplace(classes_, "classes", "Main", state::Journalling::On);
        options_.schedule_points = SchedulePoints::Synchronisation;
        options_.races.emplace();
        findings_ = check(guest_->vm(), options_).findings;
    }

    program::testing::CompiledJava classes_;
    std::optional<machine::testing::Guest> guest_;
    CheckOptions options_;
    std::vector<findings::Finding> findings_;
};

TEST_F(ExplainTest, WithoutTimeAScheduleStaysAsItWasFound) {
    ASSERT_EQ(findings_.size(), 1u);
    search::Path path = findings_[0].path;
    options_.shortening.goes_on = [] { return false; };
    findings::Trace trace = explain(guest_->vm(), options_, findings_).front();
    EXPECT_EQ(findings_[0].path, path);
    EXPECT_TRUE(trace.events.empty());
    EXPECT_EQ(trace.left_out, path.size());
    EXPECT_FALSE(findings_[0].witness);
}

TEST_F(ExplainTest, TimeMayBeOverAtAnyPoint) {
    ASSERT_EQ(findings_.size(), 1u);
    bool was_told = false;
    for (int most = 0; most < 1000 && !was_told; ++most) {
        std::vector<findings::Finding> findings = findings_;
        int asked = 0;
        options_.shortening.goes_on = [&] { return asked++ < most; };
        findings::Trace trace = explain(guest_->vm(), options_, findings).front();
        was_told = !trace.events.empty();
        EXPECT_EQ(was_told, findings[0].witness.has_value()) << most;
        EXPECT_EQ(trace.left_out, was_told ? 0 : findings[0].path.size()) << most;
    }
    EXPECT_TRUE(was_told);
}

}  // namespace
}  // namespace raceproof::explore
