// The reason that is named when no fix of a race is proved: from what came of the best one, else from the location.
#include "repair/no_fix.h"

#include <gtest/gtest.h>

#include "advice/testing/trace_builder.h"
#include "fixes/testing/changed_java.h"
#include "repair/repair.h"

namespace raceproof::repair {
namespace {

using advice::LocationKind;
using fixes::testing::ChangedJava;

constexpr const char* kSource = R"(
public class Main {
    final int fixed;
    static int free;
    static int[] kept = new int[2], leaves = new int[2];
    Main() { fixed = 1; }
    static void sort() { java.util.Arrays.sort(leaves); }
    public static void main(String[] args) {
        kept[0] = leaves[0] = free = new Main().fixed;
        sort();
    }
})";

class NoFixReasons : public ::testing::Test {
  protected:
    // Two threads write the location: the first one in a method of this class.
    static RaceTraces race_on(const advice::Location& location, const std::string& class_name = "Main",
                              const std::string& method = "run") {
        RaceTraces traces{.race = "race",
                          .traces = {advice::testing::TraceBuilder()
                                         .at("one", "first")
                                         .event(machine::MemoryEventKind::PlainWrite, location)
                                         .at("two", "second")
                                         .event(machine::MemoryEventKind::PlainWrite, location)
                                         .race("first", "second")},
                          .history = {}};
        advice::Trace& trace = traces.traces.front();
        trace.statements[trace.source_event().statement] = {class_name, method, "()V", "Main.java", 1};
        return traces;
    }
    advice::Location field(const std::string& name) {
        advice::FieldName named = java_.field("Main", name);
        return {.kind = named.is_static ? LocationKind::StaticField : LocationKind::Field, .field = named, .class_name = "Main"};
    }
    advice::Location element_of(const std::string& name) {
        return {.kind = LocationKind::Element, .field = java_.field("Main", name), .class_name = "int[]"};
    }
    static RaceRepair with_best(FixStatus status) {
        RaceRepair repair{.race = "race"};
        repair.fixes.emplace_back().status = status;
        return repair;
    }
    NoFixReason why(const RaceRepair& repair, const RaceTraces& traces, Trials trials = Trials::All) {
        return why_no_fix(repair, traces, java_.classes(), trials).reason;
    }

    ChangedJava java_{kSource};
};

TEST_F(NoFixReasons, TellWhatCameOfTheBestFix) {
    RaceTraces traces = race_on(field("free"));
    EXPECT_EQ(why(with_best(FixStatus::Deadlock), traces), NoFixReason::Deadlock);
    EXPECT_EQ(why(with_best(FixStatus::Violation), traces), NoFixReason::OtherViolation);
    EXPECT_EQ(why(with_best(FixStatus::Undecided), traces), NoFixReason::NotDecided);
}

TEST_F(NoFixReasons, TellOtherRacesFromWeakModes) {
    RaceRepair repair = with_best(FixStatus::Removes);
    EXPECT_EQ(why(repair, race_on(field("free"))), NoFixReason::WeakModes);
    repair.fixes.front().left.emplace_back();
    EXPECT_EQ(why(repair, race_on(field("free"))), NoFixReason::OtherRaces);
}

TEST_F(NoFixReasons, TellThatTheTimeWasUp) {
    EXPECT_EQ(why(with_best(FixStatus::Fails), race_on(field("free")), Trials::CutShort), NoFixReason::TimeLimit);
    // What came of a fix that was tried says more.
    EXPECT_EQ(why(with_best(FixStatus::Deadlock), race_on(field("free")), Trials::CutShort), NoFixReason::Deadlock);
}

TEST_F(NoFixReasons, TellThatNoExecutionWasRecorded) {
    EXPECT_EQ(why(with_best(FixStatus::Deadlock), {.race = "race", .traces = {}, .history = {}}), NoFixReason::NoExecution);
}

TEST_F(NoFixReasons, TellAFinalFieldFromItsConstructor) {
    RaceRepair none{.race = "race"};
    EXPECT_EQ(why(none, race_on(field("fixed"))), NoFixReason::FinalField);
    EXPECT_EQ(why(none, race_on(field("fixed"), "Main", "<init>")), NoFixReason::PublishedEarly);
    EXPECT_EQ(why(none, race_on(field("fixed"), "Other", "<init>")), NoFixReason::FinalField);
}

TEST_F(NoFixReasons, TellWhatTheLocationIs) {
    RaceRepair none{.race = "race"};
    advice::Location of_library = field("free"), is_volatile = field("free");
    of_library.is_of_program = false;
    is_volatile.is_volatile = true;
    EXPECT_EQ(why(none, race_on(of_library)), NoFixReason::LibraryObject);
    EXPECT_EQ(why(none, race_on(is_volatile)), NoFixReason::VolatileAlready);
    EXPECT_EQ(why(none, race_on(field("free"))), NoFixReason::NoChange);
    EXPECT_EQ(why(with_best(FixStatus::Fails), race_on(field("free"))), NoFixReason::NoneRemoves);
}

TEST_F(NoFixReasons, TellWhereAnArrayLeavesTheProgram) {
    RaceRepair none{.race = "race"};
    EXPECT_EQ(why(none, race_on(element_of("kept"))), NoFixReason::NoChange);
    NoFix leaves = why_no_fix(none, race_on(element_of("leaves")), java_.classes(), Trials::All);
    EXPECT_EQ(leaves.reason, NoFixReason::ArrayLeaves);
    EXPECT_NE(leaves.detail.find("sort"), std::string::npos) << leaves.detail;
}

}  // namespace
}  // namespace raceproof::repair
