#include "cli/test_command.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <thread>

#include "base/say.h"
#include "base/shell.h"
#include "base/stopwatch.h"
#include "base/text.h"
#include "cli/check_option_rows.h"
#include "cli/check_options.h"
#include "cli/exit_status.h"
#include "cli/interrupts.h"
#include "cli/option_reader.h"
#include "cli/outputs.h"
#include "cli/publish.h"
#include "cli/test_runner/run_tests.h"
#include "cli/test_runner/test_text.h"
#include "frameworks/find_tests.h"
#include "report/terminal_text.h"

namespace raceproof::cli {

namespace {

constexpr OptionRow kTestOptions[] = {
    {"--include", OptionKind::Value, "PATTERN",
     "only tests whose class fits, or CLASS#METHOD if the pattern has a '#'; * and ? stand for anything; repeatable"},
    {"--exclude", OptionKind::Value, "PATTERN", "not these; repeatable"},
    {"--jobs", OptionKind::Value, "N", "so many tests at a time, each in a process of its own (default: one for each processor)"},
    {"--max-total", OptionKind::Value, "SECONDS", "begin no test after so long; --max-time is for each test (default: 60 s)"},
    {"--fail-fast", OptionKind::Flag, "", "stop at the first test that fails"},
    {"--list", OptionKind::Flag, "", "only name the tests"},
    {"--junit", OptionKind::Value, "DIR", "write TEST-<class>.xml files there, as Maven's Surefire does"},
};
constexpr double kDefaultSeconds = 60;
// Of check: they are about one program.
constexpr std::string_view kNotForTests[] = {"--json",        "--html", "--sarif",  "--junit",           "--markdown",
                                             "--annotations", "--save", "--traces", "--traces-per-race", "--baseline"};

struct TestWords {
    CheckWords check;
    frameworks::Selection selection;
    RunOptions run;
    std::string junit, again;
    bool lists = false;
};

std::vector<OptionRow> option_rows() {
    std::vector<OptionRow> rows = check_option_rows();
    std::erase_if(rows, [](const OptionRow& row) {
        return std::find(std::begin(kNotForTests), std::end(kNotForTests), row.names) != std::end(kNotForTests);
    });
    rows.insert(rows.end(), std::begin(kTestOptions), std::end(kTestOptions));
    return rows;
}

Result<TestWords> parse(std::span<const std::string> given) {
    auto options = parse_options(option_rows(), given);
    if (!options) return options.error();
    TestWords words;
    words.selection.names = options->rest;
    words.selection.include = options->all("--include");
    words.selection.exclude = options->all("--exclude");
    words.again = command_line("test", given.first(given.size() - options->rest.size()));
    words.junit = options->get("--junit");
    bool wants_junit = options->has("--junit");
    options->take_back("--junit");  // check has another
    options->rest = {dotted(frameworks::kRunTest)};
    auto check = read_check_words(*options, "test");
    if (!check) return check.error();
    words.check = check.take();
    if (words.check.help) return words;
    Reader reader(*options);
    words.run.jobs = reader.value("--jobs", std::max<std::uint64_t>(std::thread::hardware_concurrency(), 1),
                                  [](const std::string& text) { return parse_count(text); });
    words.run.max_total = reader.value("--max-total", 0.0, parse_duration);
    words.run.fail_fast = options->has("--fail-fast");
    words.lists = options->has("--list");
    if (wants_junit && words.junit.empty()) reader.fail("--junit needs a folder");
    if (!reader.error().empty()) return Error{reader.error()};
    if (words.check.check.limits.seconds == 0) words.check.check.limits.seconds = kDefaultSeconds;
    words.check.baseline = {};
    words.check.baseline_file.clear();
    words.check.guest.class_path = words.check.guest.class_path.empty() ? "." : words.check.guest.class_path;
    return words;
}

class TestProgress {
  public:
    explicit TestProgress(bool quiet) : is_live_(!quiet && isatty(STDERR_FILENO) == 1) {}
    void show(std::size_t running, std::size_t ended) {
        if (!is_live_) return;
        say("\r\x1b[K{} ended, {} running", ended, running);
        std::fflush(stderr);
        is_shown_ = true;
    }
    void clear() {
        if (is_shown_) say("\r\x1b[K");
        is_shown_ = false;
    }

  private:
    bool is_live_, is_shown_ = false;
};

int status_of(std::span<const ToldTest> told) {
    auto has = [&](TestVerdict verdict) {
        return std::any_of(told.begin(), told.end(), [&](const ToldTest& one) { return one.result.verdict == verdict; });
    };
    if (has(TestVerdict::Failed)) return kFound;
    if (has(TestVerdict::Bounded) || has(TestVerdict::Unsupported) || has(TestVerdict::Error)) return kNoVerdict;
    return kSuccess;
}

bool write_surefire(std::span<const ToldTest> told, const std::string& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    std::vector<Output> outputs;
    for (auto& [name, text] : surefire_files(told)) outputs.push_back({(std::filesystem::path(folder) / name).string(), text});
    return write_outputs(outputs);
}

int run(const TestWords& words, std::vector<frameworks::TestCase> tests) {
    Stopwatch watch;
    report::Terminal terminal = terminal_of(stdout, words.check.colours);
    TestProgress progress(words.check.quiet);
    RunEvents events;
    events.told = [&](const ToldTest& told) {
        progress.clear();
        fmt::print("{}", report::for_terminal(line_of(told), terminal));
        std::fflush(stdout);
    };
    events.progress = [&](std::size_t running, std::size_t ended) { progress.show(running, ended); };
    auto told = run_tests(tests, words.check, words.run, events);
    progress.clear();
    if (!told) return fail(told.error().message);
    fmt::print("{}", report::for_terminal(failures_text(*told, words.again) + summary_text(*told, watch.seconds()), terminal));
    if (std::fflush(stdout) != 0) return fail("standard output could not be written");
    if (!words.junit.empty() && !write_surefire(*told, words.junit)) return kBadInput;
    return status_of(*told);
}

int test(const TestWords& words) {
    auto jdk = classfile::find_jdk();
    if (!jdk) return fail(jdk.error().message);
    auto index = frameworks::ClassIndex::open(words.check.guest.class_path, jdk->feature);
    if (!index) return fail(index.error().message);
    auto tests = frameworks::find_tests(**index, words.selection);
    if (!tests) return fail(tests.error().message);
    if (tests->empty()) return fail(fmt::format("no test of JUnit or TestNG in {}", words.check.guest.class_path));
    if (!words.lists) return run(words, tests.take());
    for (const frameworks::TestCase& test : *tests)
        fmt::print("{}{}\n", printable(test.name()),
                   test.disabled              ? "  disabled"
                   : test.unsupported.empty() ? ""
                                              : "  unsupported: " + printable(test.unsupported));
    return kSuccess;
}

}  // namespace

std::string test_help() {
    return "usage: raceproof test [OPTIONS] [CLASS | CLASS#METHOD | CLASS#METHOD[N] | PACKAGE]…\n\n"
           "Explores the tests of JUnit 4, JUnit 5 and TestNG that a class path has, each over all its schedules. A test is\n"
           "proved if no schedule fails it, and none has a data race, a deadlock or an exception that nobody takes.\n\n"
           "Without names: all tests in the folders of the class path. What of a test cannot be honoured makes it unsupported,\n"
           "never passed.\n\n"
           "  raceproof test -cp target/test-classes:target/classes:junit.jar\n"
           "  raceproof test -cp … --max-time 5m com.example.QueueTest#offers\n\n"
           "options besides those of check about the program, what to look for, schedules, search and limits (raceproof help "
           "check):\n" +
           describe_options(kTestOptions) +
           "\nexit status: 0 all tests are proved or skipped; 1 a test fails; 3 none fails, but one is bounded or unsupported;\n"
           "2 bad usage or input. More: docs/testing.md.\n";
}

int test_command(std::span<const std::string> given) {
    auto words = parse(given);
    if (!words) return fail(fmt::format("{} (see raceproof test --help)", words.error().message));
    if (words->check.help) {
        fmt::print("{}", test_help());
        return kSuccess;
    }
    note_interrupts();
    return test(*words);
}

}  // namespace raceproof::cli
