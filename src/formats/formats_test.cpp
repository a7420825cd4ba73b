// The formats on small documents made by hand; whole reports are compared by tests/run_reports.py, hostile ones by
// tests/cli_formats.py.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/annotations.h"
#include "formats/baseline.h"
#include "formats/html.h"
#include "formats/junit.h"
#include "formats/markdown.h"
#include "formats/sarif.h"
#include "formats/source_paths.h"
#include "formats/verdict.h"

namespace raceproof::formats {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

Json document(const char* verdict, bool exhaustive) {
    return {{"schema", 2},
            {"program", "Main"},
            {"verdict", verdict},
            {"exhaustive", exhaustive},
            {"race_free", exhaustive},
            {"bound", nullptr},
            {"unsupported", nullptr},
            {"violations", Json::array()},
            {"options", {{"races", "full"}, {"liveness", false}}}};
}

Json racy(const std::string& message = "a race") {
    Json racy = document("violation", true);
    Json access{{"thread", "main"}, {"operation", "write"}, {"class", "p.Main"},
                {"method", "run"},  {"file", "Main.java"},  {"line", 7}};
    racy["race_free"] = false;
    racy["violations"].push_back({{"id", "data-race-1"},
                                  {"kind", "data-race"},
                                  {"message", message},
                                  {"location", "p.Main.x"},
                                  {"accesses", {access, access}}});
    return racy;
}

TEST(Document, OnlyResultsOfThisSchemaAreRead) {
    EXPECT_TRUE(read_document(racy().dump(), "x.json"));
    EXPECT_EQ(read_document("{", "x.json").error().message, "x.json is no JSON: byte 2 is not expected");
    EXPECT_THAT(read_document("{}", "x.json").error().message, HasSubstr("x.json is no result of raceproof"));
    Json newer = racy();
    newer["schema"] = 3;
    EXPECT_THAT(read_document(newer.dump(), "x.json").error().message, HasSubstr("schema 3"));
    EXPECT_THAT(read_document(std::string(100'000, '['), "x.json").error().message, HasSubstr("x.json"));
}

TEST(Document, IsShortenedBetweenCharacters) {
    EXPECT_EQ(shortened("abc", 3), "abc");
    EXPECT_EQ(shortened("abcd", 3), "abc…");
    EXPECT_EQ(shortened("aéb", 2), "a…");
}

TEST(Verdict, ABaselineProvesNothing) {
    Json known = racy();
    suppress_known(known, Baseline{{{"data-race-1", {"data-race", "a race", "old"}}}});
    EXPECT_EQ(decision_of(known), Decision::NothingNew);
    EXPECT_EQ(exit_status_of(decision_of(known)), 0);
    EXPECT_EQ(headline_of(known), "no new violation (exhaustive); 1 known violation left out by the baseline");
    known["exhaustive"] = false;
    known["bound"] = "time";
    EXPECT_EQ(exit_status_of(decision_of(known)), 3);
    EXPECT_THAT(headline_of(known), HasSubstr("no verdict: bounded by time; no new violation was found"));
    EXPECT_EQ(headline_of(document("proved", true)), "race free: no violation (exhaustive)");
    EXPECT_EQ(exit_status_of(decision_of(racy())), 1);
}

TEST(Junit, NothingPassesThatWasNotDecided) {
    const Json racy_one = racy();
    std::string text = junit({&racy_one, 1});
    EXPECT_THAT(text, HasSubstr("tests=\"4\" failures=\"1\" errors=\"0\" skipped=\"3\""));  // behind a race only some executions
    const Json bounded = [] {
        Json one = document("bounded", false);
        one["bound"] = "time";
        return one;
    }();
    EXPECT_THAT(junit({&bounded, 1}), HasSubstr("tests=\"4\" failures=\"0\" errors=\"0\" skipped=\"4\""));
    const Json proved = document("proved", true);
    EXPECT_THAT(junit({&proved, 1}), HasSubstr("tests=\"4\" failures=\"0\" errors=\"0\" skipped=\"0\""));
}

TEST(Junit, EscapesWhatXmlForbids) {
    const Json hostile = racy("]]>&<\x1b\"\xEF\xBF\xBE");
    std::string text = junit({&hostile, 1});
    EXPECT_THAT(text, HasSubstr("]]&gt;&amp;&lt;\\u001b&quot;\\ufffe"));
}

TEST(Markdown, ProgramTextStandsInCode) {
    Json hostile = racy();
    hostile["program"] = "a`b``c | <b> @x";
    std::string text = markdown({&hostile, 1});
    EXPECT_THAT(text, HasSubstr("| ```a`b``c \\| <b> @x``` |"));
    hostile["program"] = "`";
    EXPECT_THAT(markdown({&hostile, 1}), HasSubstr("| `` ` `` |"));
}

TEST(Sarif, LinksAndPlaceholdersOfTheProgramAreNone) {
    const Json hostile = racy("see [x](1) {0}");
    std::string text = sarif({&hostile, 1});
    EXPECT_THAT(text, HasSubstr("see [x] (1) {{0}}"));
    EXPECT_THAT(text, HasSubstr("\"uri\": \"p/Main.java\""));  // where the source is not known: the folder of the package
    EXPECT_THAT(text, HasSubstr("\"raceproofId/v1\": \"data-race-1\""));
}

TEST(SourcePaths, AreEncodedForUris) {
    EXPECT_EQ(uri_of_path("src/My Main#1.java"), "src/My%20Main%231.java");
    EXPECT_EQ(uri_of_path("/a/ü.java"), "file:///a/%C3%BC.java");
    EXPECT_EQ(uri_of_path("a:b/c"), "a%3Ab/c");
}

TEST(Annotations, EscapeAndStopCommands) {
    Json hostile = racy("a%b\nc");
    hostile["violations"][0]["location"] = "x:y,z";
    std::string text = github_annotations({&hostile, 1});
    EXPECT_THAT(text, HasSubstr("::error file=p/Main.java,line=7,title=data race on x%3Ay%2Cz [data-race-1]::a%25b\\nc"));
    std::string guarded = without_commands("::error::x\n");
    std::string word =
        guarded.substr(std::string("::stop-commands::").size(), guarded.find('\n') - std::string("::stop-commands::").size());
    EXPECT_EQ(guarded, "::stop-commands::" + word + "\n::error::x\n::" + word + "::\n");
}

TEST(Html, TheTemplateHasOnePlaceAndNothingEndsTheScript) {
    const Json hostile = racy("</script><!--&\u2028\u202e");
    std::string page = html({&hostile, 1});
    EXPECT_THAT(page, Not(HasSubstr("RACEPROOF_RESULTS")));
    EXPECT_THAT(page, HasSubstr("\\u003c/script\\u003e\\u003c!--\\u0026\\u2028\\u202e"));
    EXPECT_EQ(json_for_script(Json("\xff")), "\"\\ufffd\"");
}

TEST(Baseline, KeepsReasonsAndTellsWhatIsGone) {
    Baseline old{{{"data-race-1", {"data-race", "", "because"}}, {"deadlock-2", {"deadlock", "", "rare"}}}};
    Json found = racy();
    found["violations"].push_back({{"id", "exception-3"}, {"kind", "exception"}, {"message", "m"}});
    BaselineUpdate update = update_baseline(old, {&found, 1}, "new");
    EXPECT_EQ(update.added, 1u);
    EXPECT_EQ(update.gone, std::vector<std::string>{"deadlock-2"});
    EXPECT_EQ(update.baseline.findings.at("data-race-1").reason, "because");
    EXPECT_EQ(update.baseline.findings.at("exception-3").reason, "new");
    auto again = read_baseline(write_baseline(update.baseline), "known.json");
    ASSERT_TRUE(again);
    EXPECT_EQ(write_baseline(*again), write_baseline(update.baseline));
    found["exhaustive"] = false;
    EXPECT_EQ(update_baseline(old, {&found, 1}, "new").kept, std::vector<std::string>{"deadlock-2"});
    EXPECT_FALSE(read_baseline("{}", "known.json"));
}

}  // namespace
}  // namespace raceproof::formats
