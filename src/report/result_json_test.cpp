#include "report/result_json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "report/result_text.h"

namespace raceproof::report {
namespace {

using findings::Finding;
using findings::FindingKind;
using machine::AssumptionKind;
using nlohmann::json;
using search::Bound;

CheckReport report(Bound bound) {
    CheckReport report;
    report.program = "Main";
    report.basis.races = "off";
    report.basis.schedule_points = "all";
    report.basis.reduction = "dynamic";
    report.basis.time_outs = "quiescent";
    report.basis.store = "fingerprints";
    report.result.bound = bound;
    report.result.statistics.states = 1234;
    report.result.instructions = 5678;
    report.result.statistics.collision_probability = 3e-33;
    return report;
}

void add_deadlock(CheckReport& report) {
    Violation violation;
    violation.finding.kind = findings::FindingKind::Deadlock;
    violation.finding.traces = 2;
    violation.finding.positions = {
        {"main", 0, machine::OperationKind::MonitorEnter, "java.lang.Object", {"Main", "main", "Main.java", 7}},
        {"pool\xff", 3, machine::OperationKind::Park, "", {}}};
    findings::TraceEvent& event = violation.trace.events.emplace_back();
    event.thread_name = "main";
    event.begins_step = true;
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
    EXPECT_EQ(first["source"], nullptr) << "there is no source file";
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
    violation.finding.kind = findings::FindingKind::DataRace;
    program::Place caller{"Main", "main", "Main.java", 9};
    races::Race& race_of_maps = violation.finding.race.emplace();
    race_of_maps.kind = memory::RaceKind::WriteRead;
    race_of_maps.location.name = "java.util.HashMap";
    race_of_maps.location.kind = races::RaceLocationKind::LibraryObject;
    race_of_maps.earlier.thread = "main";
    race_of_maps.earlier.kind = races::AccessKind::Write;
    race_of_maps.earlier.called = {"java.util.HashMap", "put"};
    race_of_maps.later.thread = "Thread-0";
    race_of_maps.earlier.place = race_of_maps.later.place = caller;
    found.violations.push_back(violation);
    EXPECT_NE(result_text(found, Detail::Brief).find("violation: data race on java.util.HashMap ["), std::string::npos);
    EXPECT_NE(result_text(found, Detail::Brief)
                  .find("  java.util.HashMap.put by \"main\"  Main.java:9\n"
                        "  read by \"Thread-0\"               Main.java:9\n"),
              std::string::npos);
    json race = json::parse(result_json(found))["violations"].at(0);
    EXPECT_EQ(race["race"], "WR");
    EXPECT_EQ(race["location"], "java.util.HashMap");
    const json& put = race["accesses"].at(0);
    EXPECT_EQ(put["class"], "java.util.HashMap");
    EXPECT_EQ(put["method"], "put");
    EXPECT_EQ(put["operation"], "write");
    EXPECT_EQ(put["mode"], "plain");
    EXPECT_EQ(put["call_site"]["line"], 9);
    const json& read = race["accesses"].at(1);
    EXPECT_EQ(read["class"], "Main");
    EXPECT_EQ(read["operation"], "read");
    EXPECT_EQ(read["call_site"], nullptr);
}

TEST(ResultJson, RaceFreeBesideOtherViolations) {
    CheckReport found = report(Bound::None);
    EXPECT_FALSE(found.is_race_free()) << "races were not looked for";
    found.basis.races = "full";
    EXPECT_TRUE(found.is_race_free());
    add_deadlock(found);
    EXPECT_TRUE(found.is_race_free()) << "a deadlock is an end";
    EXPECT_EQ(json::parse(result_json(found))["race_free"], true);
    found.result.exempt_fields = {"Stats.hits"};
    EXPECT_FALSE(found.is_race_free()) << "not on the user's word";
    found.result.exempt_fields.clear();
    found.result.assumptions = {{AssumptionKind::Trust, "com.example.**", {}}};
    EXPECT_FALSE(found.is_race_free()) << "nor on that about code";
    found.result.assumptions.clear();
    found.violations.front().finding.kind = findings::FindingKind::Exception;
    EXPECT_TRUE(found.is_race_free()) << "Java goes on after an exception, and so did the search";
    found.violations.front().finding.kind = findings::FindingKind::DataRace;
    EXPECT_FALSE(found.is_race_free());
    CheckReport bounded = report(Bound::Time);
    bounded.basis.races = "full";
    EXPECT_FALSE(bounded.is_race_free());
}

TEST(ResultText, FirstLineIsTheVerdict) {
    CheckReport proved = report(Bound::None);
    proved.basis.races = "full";
    proved.basis.schedule_points = "sync";
    EXPECT_EQ(result_text(proved, Detail::Brief),
              "race free (exhaustive): every execution of this program is sequentially consistent\n"
              "no violation (exhaustive): no deadlock, no failed assertion, no uncaught exception\n"
              "  explored: all schedules of Main: 1,234 states, 0 transitions, 0 executions\n"
              "  assumed: no fingerprint collision: chance below 1e-32 (--store exact: of names only)\n"
              "  not looked for: livelocks; threads stuck while others run, monitors in a circle excepted (--liveness)\n");
    CheckReport bounded = report(Bound::States);
    bounded.limits.states = 1234;
    EXPECT_TRUE(result_text(bounded, Detail::Brief).starts_with("bounded by --max-states 1234: nothing found in 1,234 states"));
}

TEST(ResultText, ClaimsNoMoreThanWasLookedFor) {
    CheckReport proved = report(Bound::None);
    std::string text = result_text(proved, Detail::Brief);
    EXPECT_TRUE(text.starts_with("no violation (exhaustive): ")) << text;
    EXPECT_NE(text.find("not looked for: data races (--races full); livelocks"), std::string::npos) << text;
    for (const char* races : {"off", "weak"}) {
        proved.basis.races = races;
        proved.basis.schedule_points = "sync";
        text = result_text(proved, Detail::Brief);
        EXPECT_NE(text.find("assumed: the program has no data race"), std::string::npos) << text;
        EXPECT_EQ(text.find("race free"), std::string::npos) << text;
    }
}

TEST(ResultText, NamesWhatTheUserVouchesFor) {
    using Kind = races::TrustRule::Kind;
    CheckReport proved = report(Bound::None);
    proved.basis.races = "full";
    proved.basis.trust = {{Kind::Trust, "com.example.**", ""}, {Kind::Untrust, "com.example.Main", ""}};
    proved.basis.trust.push_back({Kind::Benign, "Stats.hits", "only shown"});
    proved.basis.trust.push_back({Kind::Untracked, "Stats.unused", ""});
    proved.result.exempt_fields = {"Stats.hits", "Stats.marked"};
    std::string text = result_text(proved, Detail::Brief);
    EXPECT_TRUE(text.starts_with("race free (exhaustive) but for fields whose races are declared to do no harm\n")) << text;
    EXPECT_EQ(text.find("trusted"), std::string::npos) << "no rule was relied on: " << text;
    proved.result.assumptions = {{AssumptionKind::Trust, "com.example.** but not com.example.Main", {}},
                                 {AssumptionKind::TrustedLibrary, "java.util.concurrent.**", {}}};
    text = result_text(proved, Detail::Brief);
    EXPECT_TRUE(
        text.starts_with("race free (exhaustive) but for the plain accesses of com.example.** but not com.example.Main, and "
                         "fields whose races are declared to do no harm\n"))
        << text;
    EXPECT_NE(text.find("trusted: com.example.** but not com.example.Main; their own plain accesses"), std::string::npos) << text;
    EXPECT_NE(text.find("trusted: java.util.concurrent.**; their own plain accesses"), std::string::npos) << text;
    EXPECT_NE(text.find("races on Stats.hits do no harm (benign: only shown)\n"), std::string::npos) << text;
    EXPECT_NE(text.find("races on Stats.marked do no harm (as annotated)\n"), std::string::npos) << text;
    EXPECT_EQ(text.find("Stats.unused"), std::string::npos) << text;
    json options = json::parse(result_json(proved))["options"];
    EXPECT_EQ(options["trust"].at(0), (json{{"rule", "trust"}, {"subject", "com.example.**"}, {"reason", nullptr}}));
    EXPECT_EQ(options["trust"].at(2)["reason"], "only shown");
    EXPECT_EQ(options["exempt_fields"], (json{"Stats.hits", "Stats.marked"}));
}

TEST(ResultText, NamesWhatAProofRestsOn) {
    CheckReport proved = report(Bound::None);
    proved.basis.races = "full";
    program::Place place{"Main", "main", "Main.java", 3};
    proved.result.assumptions = {{AssumptionKind::Random, "one sequence for each thread", place},
                                 {AssumptionKind::SpuriousWakeUps, "none", place},
                                 {AssumptionKind::TimeOuts, "quiescent", {}}};
    EXPECT_NE(
        result_text(proved, Detail::Brief)
            .find("  assumed: random numbers: one sequence for each thread, first used at Main.java:3 (--random explore: small "
                  "choices are explored)\n"
                  "           no spurious wake-ups, first used at Main.java:3 (--spurious: explored too)\n"
                  "           time runs out only when nothing else can happen (--timeouts any: at any time)\n"),
        std::string::npos)
        << result_text(proved, Detail::Brief);
    json assumptions = json::parse(result_json(proved))["assumptions"];
    EXPECT_EQ(assumptions.size(), 4u);
    EXPECT_EQ(assumptions.at(0)["name"], "random-numbers");
    EXPECT_EQ(assumptions.at(0)["value"], "one sequence for each thread");
    EXPECT_EQ(assumptions.at(0)["place"]["line"], 3);
    EXPECT_EQ(assumptions.at(2)["place"], nullptr);
    proved.basis.spurious = true;
    proved.basis.time_outs = "any";
    EXPECT_EQ(json::parse(result_json(proved))["assumptions"].size(), 2u) << "what was explored is not assumed";
}

TEST(ResultText, StrictAcceptsNoProofThatRestsOnTheOutside) {
    CheckReport proved = report(Bound::None);
    proved.basis.races = "full";
    proved.basis.strict = true;
    proved.result.assumptions = {{AssumptionKind::TrustedLibrary, "java.util.concurrent.**", {}}};
    EXPECT_EQ(proved.verdict(), Verdict::Proved) << "how Raceproof works does not count, nor does the fingerprints' chance";
    proved.result.assumptions.push_back({AssumptionKind::Clock, "one reading", {}});
    EXPECT_EQ(proved.verdict(), Verdict::Bounded);
    EXPECT_TRUE(
        result_text(proved, Detail::Brief).starts_with("bounded by --strict: this rests on clock\nrace free (exhaustive)"))
        << result_text(proved, Detail::Brief);
    EXPECT_EQ(json::parse(result_json(proved))["bound"], "strict");
    proved.basis.strict = false;
    EXPECT_EQ(proved.verdict(), Verdict::Proved);
}

TEST(ResultText, ClaimsNothingAboutExecutionsOfWeakAccesses) {
    CheckReport weak = report(Bound::None);
    weak.basis.races = "full";
    weak.result.weak_accesses = {{{"Main", "main", "Main.java", 5}, "java.util.concurrent.atomic.AtomicInteger.lazySet"}};
    EXPECT_EQ(weak.verdict(), Verdict::Bounded);
    std::string text = result_text(weak, Detail::Brief);
    EXPECT_TRUE(text.starts_with("bounded by accesses weaker than volatile: ")) << text;
    EXPECT_NE(text.find("  Main.java:5  java.util.concurrent.atomic.AtomicInteger.lazySet\n"), std::string::npos) << text;
    EXPECT_NE(text.find("race free (exhaustive) on every sequentially consistent execution\n"
                        "no violation on these (exhaustive): "),
              std::string::npos)
        << text;
    json result = json::parse(result_json(weak));
    EXPECT_EQ(result["bound"], "weak-modes");
    EXPECT_EQ(result["race_free"], true);
    EXPECT_EQ(result["sequentially_consistent"], false);
    EXPECT_EQ(result["weak_accesses"].at(0)["line"], 5);
    weak.basis.assumes_sc = true;
    EXPECT_EQ(weak.verdict(), Verdict::Proved);
    EXPECT_EQ(json::parse(result_json(weak))["assumptions"].at(0)["name"], "sequential-consistency");
    EXPECT_EQ(result_text(weak, Detail::Brief).find("every execution of this program"), std::string::npos);
}

TEST(ResultText, TellsWhoseTurnItIs) {
    CheckReport found = report(Bound::Found);
    add_deadlock(found);
    std::vector<findings::TraceEvent>& steps = found.violations[0].trace.events;
    steps.resize(4);
    for (std::size_t i = 1; i < 4; ++i) {
        steps[i].thread_name = i == 3 ? "main" : "Thread-0";
        steps[i].step = i;
        steps[i].begins_step = true;
    }
    steps[1].thread = steps[2].thread = 1;
    EXPECT_NE(result_text(found, Detail::Brief).find("a schedule that leads there, 4 steps: main 1, Thread-0 2, main 1\n"),
              std::string::npos);
}

TEST(ResultText, SaysWhetherMoreMayBeWrong) {
    CheckReport first = report(Bound::Found), all = report(Bound::None), limited = report(Bound::Interrupted);
    for (CheckReport* each : {&first, &all, &limited}) add_deadlock(*each);
    EXPECT_NE(result_text(first, Detail::Brief).find("not exhaustive: stopped at the first violation, --all goes on"),
              std::string::npos);
    EXPECT_NE(result_text(all, Detail::Brief).find("1 violation (exhaustive): these are all"), std::string::npos);
    EXPECT_NE(result_text(limited, Detail::Brief).find("not exhaustive: bounded by an interrupt"), std::string::npos);
}

}  // namespace
}  // namespace raceproof::report
