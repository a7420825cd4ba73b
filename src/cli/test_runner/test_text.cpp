#include "cli/test_runner/test_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/shell.h"
#include "base/text.h"
#include "formats/surefire.h"
#include "report/units.h"

namespace raceproof::cli {

namespace {

std::string title_of(const ToldTest& told) {
    std::string title = told.test.name();
    return printable(told.test.arguments.empty() ? title : fmt::format("{} ({})", title, told.test.arguments));
}

bool is_wrong(const ToldTest& told) {
    return told.result.verdict == TestVerdict::Failed || told.result.verdict == TestVerdict::Error;
}

formats::SurefireTest surefire_test(const ToldTest& told) {
    using Outcome = formats::SurefireTest::Outcome;
    const TestResult& result = told.result;
    formats::SurefireTest test;
    test.class_name = printable(told.test.class_name);
    std::string name = told.test.name();
    test.name = printable(name.substr(name.find('#') + 1));
    test.message = printable(result.reason);
    test.seconds = result.seconds;
    test.text = printable_lines(result.report.empty() ? result.reason : result.report);
    test.type = result.kind.empty() ? name_of(result.verdict) : result.kind;
    switch (result.verdict) {
        case TestVerdict::Proved: test.outcome = Outcome::Passed; break;
        case TestVerdict::Failed: test.outcome = Outcome::Failed; break;
        case TestVerdict::Bounded:  // never passed
        case TestVerdict::Skipped: test.outcome = Outcome::Skipped; break;
        case TestVerdict::Unsupported:
        case TestVerdict::Error: test.outcome = Outcome::Error; break;
    }
    test.properties = {{"raceproof.verdict", name_of(result.verdict)}, {"raceproof.states", std::to_string(result.states)}};
    for (const std::string& note : result.notes) test.properties.emplace_back("raceproof.note", printable(note));
    return test;
}

}  // namespace

std::string line_of(const ToldTest& told) {
    const TestResult& result = told.result;
    std::string line = fmt::format("{:11}  {}", name_of(result.verdict), title_of(told));
    if (result.states != 0)
        line += fmt::format("  {}, {}", report::count_text(result.states, "state"), report::duration_text(result.seconds));
    line += "\n";
    if (!result.reason.empty())
        line += fmt::format("             {}{}\n", result.verdict == TestVerdict::Unsupported ? "unsupported: " : "",
                            printable(result.reason));
    for (const std::string& note : result.notes) line += fmt::format("             note: {}\n", printable(note));
    return line;
}

std::string failures_text(std::span<const ToldTest> told, const std::string& command) {
    std::string text;
    for (const ToldTest& one : told) {
        if (!is_wrong(one)) continue;
        text += fmt::format("\n{}: {}\n", name_of(one.result.verdict), title_of(one));
        text += one.result.report.empty() ? printable(one.result.reason) + "\n" : printable_lines(one.result.report);
        text += fmt::format("again: {} {}\n", command, shell_quoted(one.test.name()));
    }
    return text;
}

std::string summary_text(std::span<const ToldTest> told, double seconds) {
    std::string counts;
    std::uint64_t states = 0;
    for (const ToldTest& one : told) states += one.result.states;
    for (TestVerdict verdict : {TestVerdict::Proved, TestVerdict::Failed, TestVerdict::Bounded, TestVerdict::Skipped,
                                TestVerdict::Unsupported, TestVerdict::Error}) {
        auto count = std::count_if(told.begin(), told.end(), [&](const ToldTest& one) { return one.result.verdict == verdict; });
        if (count != 0) counts += fmt::format("{}{} {}", counts.empty() ? "" : ", ", count, name_of(verdict));
    }
    return fmt::format("\n{}: {}; {}, {}\n", report::count_text(told.size(), "test"), counts, report::count_text(states, "state"),
                       report::duration_text(seconds));
}

std::map<std::string, std::string> surefire_files(std::span<const ToldTest> told) {
    std::map<std::string, std::vector<formats::SurefireTest>> classes;
    for (const ToldTest& one : told) classes[one.test.class_name].push_back(surefire_test(one));
    std::map<std::string, std::string> files;
    for (const auto& [name, tests] : classes) files[fmt::format("TEST-{}.xml", name)] = formats::surefire(printable(name), tests);
    return files;
}

}  // namespace raceproof::cli
