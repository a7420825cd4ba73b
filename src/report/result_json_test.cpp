#include "report/result_json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "report/result_text.h"

namespace raceproof::report {
namespace {

using explore::Finding;
using explore::FindingKind;
using nlohmann::json;
using search::Bound;

CheckReport report(Bound bound) {
    CheckReport report;
    report.program = "Main";
    report.races = "off";
    report.schedule_points = "all";
    report.reduction = "dynamic";
    report.time_outs = "quiescent";
    report.store = "fingerprints";
    report.result.bound = bound;
    report.result.statistics.states = 1234;
    report.result.instructions = 5678;
    report.result.statistics.collision_probability = 3e-33;
    return report;
}

void add_deadlock(CheckReport& report) {
    Violation violation;
    violation.finding.kind = FindingKind::Deadlock;
    violation.finding.message = "no thread can go on";
    violation.finding.traces = 2;
    violation.finding.positions = {{"main", 0, "lock", "java.lang.Object", {"Main", "main", "Main.java", 7}},
                                   {"pool\xff", 3, "park", "", {}}};
    violation.sources = {"synchronized (a) {", ""};
    violation.trace.steps.emplace_back().thread_name = "main";
    report.violations.push_back(std::move(violation));
}

TEST(ResultJson, Proved) {
    json result = json::parse(result_json(report(Bound::None)));
    EXPECT_EQ(result["verdict"], "proved");
    EXPECT_EQ(result["exhaustive"], true);
    EXPECT_EQ(result["bound"], nullptr);
    EXPECT_EQ(result["unsupported"], nullptr);
    EXPECT_EQ(result["statistics"]["states"], 1234);
    EXPECT_EQ(result["statistics"]["instructions"], 5678);
    EXPECT_EQ(result["options"]["reductions"], json::array({"dynamic"}));
}

TEST(ResultJson, Bounded) {
    json result = json::parse(result_json(report(Bound::Time)));
    EXPECT_EQ(result["verdict"], "bounded");
    EXPECT_EQ(result["exhaustive"], false);
    EXPECT_EQ(result["bound"], "time");
}

TEST(ResultJson, Unsupported) {
    CheckReport unsupported = report(Bound::Unsupported);
    unsupported.result.unsupported.reason = "Main.missing()V";
    json result = json::parse(result_json(unsupported));
    EXPECT_EQ(result["verdict"], "unsupported");
    EXPECT_EQ(result["bound"], nullptr);
    EXPECT_EQ(result["unsupported"], "Main.missing()V");
}

TEST(ResultJson, ViolationThatEndedTheSearch) {
    CheckReport found = report(Bound::Found);
    add_deadlock(found);
    json result = json::parse(result_json(found));
    EXPECT_EQ(result["verdict"], "violation");
    EXPECT_EQ(result["exhaustive"], false);
    EXPECT_EQ(result["bound"], nullptr);
    const json& violation = result["violations"].at(0);
    EXPECT_EQ(violation["kind"], "deadlock");
    EXPECT_EQ(violation["traces"], 2);
    const json& first = violation["positions"].at(0);
    EXPECT_EQ(first["operation"], "lock");
    EXPECT_EQ(first["line"], 7);
    EXPECT_EQ(first["source"], "synchronized (a) {");
    const json& second = violation["positions"].at(1);
    EXPECT_EQ(second["thread"], "pool\xef\xbf\xbd") << "what is no UTF-8 is replaced";
    EXPECT_EQ(second["target"], nullptr);
    EXPECT_EQ(second["class"], nullptr);
    EXPECT_EQ(second["line"], nullptr);
    EXPECT_EQ(violation["trace"].size(), 1u);
    EXPECT_FALSE(violation.contains("race"));
}

TEST(ResultJson, RaceInsideTheJdk) {
    CheckReport found = report(Bound::None);
    Violation violation;
    violation.finding.kind = FindingKind::DataRace;
    explore::Place caller{"Main", "main", "Main.java", 9};
    violation.finding.race = explore::RaceFacts{
        "java.util.HashMap", "WR", {"main", caller, true, "java.util.HashMap.put"}, {"Thread-0", caller, false, ""}};
    found.violations.push_back(violation);
    json race = json::parse(result_json(found))["violations"].at(0);
    EXPECT_EQ(race["race"], "WR");
    EXPECT_EQ(race["location"], "java.util.HashMap");
    const json& put = race["accesses"].at(0);
    EXPECT_EQ(put["class"], "java.util.HashMap");
    EXPECT_EQ(put["method"], "put");
    EXPECT_EQ(put["operation"], "write");
    EXPECT_EQ(put["call_site"]["line"], 9);
    const json& read = race["accesses"].at(1);
    EXPECT_EQ(read["class"], "Main");
    EXPECT_EQ(read["operation"], "read");
    EXPECT_EQ(read["call_site"], nullptr);
}

TEST(ResultText, FirstLineIsTheVerdict) {
    EXPECT_EQ(result_text(report(Bound::None), Detail::Brief),
              "no violation (exhaustive): 1,234 states, all schedules of Main\n"
              "chance of a missed state by fingerprint collision: below 1e-32\n");
    CheckReport bounded = report(Bound::States);
    bounded.limits.states = 1234;
    EXPECT_TRUE(result_text(bounded, Detail::Brief).starts_with("bounded by --max-states 1234: nothing found in 1,234 states\n"));
    CheckReport condition = report(Bound::None);
    condition.schedule_points = "sync";
    EXPECT_NE(result_text(condition, Detail::Brief).find("if it has no data race"), std::string::npos);
}

TEST(ResultText, TellsWhoseTurnItIs) {
    CheckReport found = report(Bound::Found);
    add_deadlock(found);
    std::vector<explore::TraceStep>& steps = found.violations[0].trace.steps;
    steps.resize(4);
    for (std::size_t i = 1; i < 4; ++i) steps[i].thread_name = i == 3 ? "main" : "Thread-0";
    steps[1].thread = steps[2].thread = 1;
    EXPECT_NE(result_text(found, Detail::Brief).find("a schedule that leads there, 4 steps: main 1, Thread-0 2, main 1\n"),
              std::string::npos);
}

TEST(ResultText, SaysWhetherMoreMayBeWrong) {
    CheckReport first = report(Bound::Found), all = report(Bound::None), limited = report(Bound::Interrupted);
    for (CheckReport* each : {&first, &all, &limited}) add_deadlock(*each);
    EXPECT_NE(result_text(first, Detail::Brief).find("not exhaustive: stopped at the first violation, --all goes on"),
              std::string::npos);
    EXPECT_NE(result_text(all, Detail::Brief).find("1 violation in 1,234 states; exhaustive: these are all"), std::string::npos);
    EXPECT_NE(result_text(limited, Detail::Brief).find("not exhaustive: bounded by an interrupt"), std::string::npos);
}

}  // namespace
}  // namespace raceproof::report
