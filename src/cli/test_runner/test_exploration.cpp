#include "cli/test_runner/test_exploration.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/stopwatch.h"
#include "base/text.h"
#include "cli/checked_program.h"
#include "cli/interrupts.h"
#include "hunting/hunt.h"
#include "report/finding_text.h"
#include "report/verdict_text.h"
#include "report/violation_text.h"

namespace raceproof::cli {

namespace {

using search::Bound;

// Of a test's time: the exploration, then up to where the hunt may go. Executions are sampled in the rest.
constexpr double kShareOfExploration = 0.5, kShareOfHunt = 0.8;
constexpr double kShareOfShortening = 0.1;
constexpr std::uint64_t kSampledDepth = 100'000;

// How executions ended.
struct Endings {
    std::uint64_t passed = 0, skipped = 0, without_arguments = 0, otherwise = 0;

    void add(const machine::Stop& stop) {
        if (stop.kind == machine::StopKind::GivenUp) return;
        int status = stop.kind == machine::StopKind::Exit ? stop.exit_status.value_or(0) : 0;
        ++(status == frameworks::kPassedStatus            ? passed
           : status == frameworks::kSkippedStatus         ? skipped
           : status == frameworks::kNoSuchArgumentsStatus ? without_arguments
                                                          : otherwise);
    }
};

bool is_out_of_time(const explore::CheckResult& result) {
    return result.findings.empty() &&
           (result.bound == Bound::Time || result.bound == Bound::States || result.bound == Bound::Depth);
}

// What the later search has found, and the work of both.
void add_findings(explore::CheckResult& result, explore::CheckResult more) {
    result.statistics.transitions += more.statistics.transitions;
    result.statistics.executions += more.statistics.executions;
    result.statistics.states += more.statistics.states;
    result.instructions += more.instructions;
    if (more.findings.empty()) return;
    result.findings = std::move(more.findings);
    result.bound = more.bound == Bound::None ? Bound::Time : more.bound;
}

class TestSearch {
  public:
    TestSearch(const CheckWords& words, const frameworks::TestCase& test) : words_(words), test_(test) {}

    explore::CheckResult run(session::Guest& guest, const explore::CheckOptions& options) {
        double seconds = options.limits.seconds;
        if (test_.wishes.is_exhaustive) return explore::check(*guest.vm, options);
        explore::CheckOptions first = options;
        first.limits.seconds = seconds * kShareOfExploration;
        explore::CheckResult result = explore::check(*guest.vm, first);
        if (is_out_of_time(result) && !was_interrupted()) add_findings(result, hunt(guest, options, seconds * kShareOfHunt));
        if (is_out_of_time(result) && !was_interrupted()) add_findings(result, sample(guest, options, seconds));
        return result;
    }

  private:
    explore::CheckResult hunt(session::Guest& guest, const explore::CheckOptions& options, double until) {
        hunting::HuntOptions hunted;
        hunted.check = options;
        hunted.check.all = true;
        hunted.check.limits.seconds = std::max(until - watch_.seconds(), 1e-3);
        hunted.explores = false;
        hunted.assumes_sc = words_.basis.assumes_sc;
        Checked beside;
        hunted.fresh_machine = [&]() -> machine::Machine* {
            beside.guest.reset();
            auto booted = boot_beside(guest, words_, test_.classes);
            if (!booted) return nullptr;
            beside = booted.take();
            session::prepare_exploration(*beside.guest, words_.arguments);
            return beside.guest->vm.get();
        };
        hunted.progress = [](const hunting::HuntOptions::Progress&) { return !was_interrupted(); };
        return hunting::hunt(*guest.vm, hunted).check;
    }

    explore::CheckResult sample(session::Guest& guest, const explore::CheckOptions& options, double until) {
        explore::CheckOptions sampling = options;
        sampling.limits.seconds = std::max(until - watch_.seconds(), 1e-3);
        if (sampling.limits.depth == 0) sampling.limits.depth = kSampledDepth;
        sampling.limits.states = 0;
        sampling.slices.reset();
        sampling.warms_up = false;
        sampling.store = explore::StoreKind::None;
        sampling.plan = {};
        sampling.plan.order = search::Order::Sampling;
        sampling.plan.sampling = {.kind = search::SamplingOptions::Kind::PartialOrders, .seed = 1, .depth = 3, .executions = 0};
        return explore::check(*guest.vm, sampling);
    }

    const CheckWords& words_;
    const frameworks::TestCase& test_;
    Stopwatch watch_;
};

// Of stack traces: how a test is called is no news.
bool is_of_runner(std::string_view line) {
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    return line.starts_with("at raceproof.testing.") || line.starts_with("at java.base/jdk.internal.reflect.") ||
           line.starts_with("at java.base/java.lang.reflect.Method.invoke(");
}

// Without the frames of the program that calls the test, and of the reflection by which it does.
std::string without_runner(const std::string& text) {
    std::string kept, held;  // reflection is the program's own unless the runner comes below it
    for (std::size_t start = 0; start < text.size();) {
        std::size_t end = std::min(text.find('\n', start), text.size() - 1) + 1;
        std::string line = text.substr(start, end - start);
        start = end;
        if (!is_of_runner(line)) {
            kept += held + line;
            held.clear();
        } else if (line.find("at raceproof.testing.") != std::string::npos) {
            held.clear();
        } else {
            held += line;
        }
    }
    return kept + held;
}

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

void tell_violations(const report::CheckReport& report, report::Detail detail, TestResult& result) {
    result.verdict = TestVerdict::Failed;
    const findings::Finding& first = report.violations.front().finding;
    result.kind = name_of(first.kind);
    result.reason = first_line(report::message_of(first));
    for (const report::Violation& violation : report.violations)
        result.report += without_runner(report::violation_text(violation, report.sources, detail));
    result.report += report::verdict_text(report);
}

// Of a test that no execution has failed.
void tell_rest(const report::CheckReport& report, const Endings& endings, TestResult& result) {
    result.reason = first_line(report::verdict_text(report));
    if (endings.otherwise != 0) {
        result.verdict = TestVerdict::Failed;
        result.kind = "exit";
        result.reason = "the test ends the virtual machine (System.exit, Runtime.halt)";
        result.report = result.reason + "\n";
    } else if (report.verdict() == report::Verdict::Unsupported) {
        result.verdict = TestVerdict::Unsupported;
        result.reason = report.result.unsupported.reason;
        result.report = report::verdict_text(report);
    } else if (report.verdict() == report::Verdict::Bounded) {
        result.verdict = TestVerdict::Bounded;
    } else if (endings.passed == 0 && endings.skipped == 0) {
        result.verdict = TestVerdict::Bounded;
        result.reason = "no execution came to the end of the test";
    } else if (endings.passed == 0) {
        result.verdict = TestVerdict::Skipped;
        result.reason = "an assumption of the test does not hold";
    } else {
        result.verdict = TestVerdict::Proved;
        result.reason.clear();
        if (endings.skipped != 0) result.notes.push_back("on some schedules an assumption of the test does not hold");
    }
}

void choose_schedule_points(const std::string& points, CheckWords& words) {
    words.check.schedule_points = points == "all" ? explore::SchedulePoints::All : explore::SchedulePoints::Synchronisation;
    words.basis.schedule_points = points;
}

}  // namespace

Result<double> seconds_of(const frameworks::TestCase& test, double usual) {
    if (test.wishes.max_time.empty()) return usual;
    return parse_duration(test.wishes.max_time);
}

Result<Checked> boot_tests(const CheckWords& words) {
    Checked booted;
    booted.budget = std::make_unique<Budget>();
    booted.console = std::make_unique<machine::SilentConsole>();
    session::GuestOptions options = words.guest;
    options.initialises_library = false;
    options.machine.budget = booted.budget.get();
    auto opened = session::open_guest(options, *booted.console);
    if (!opened) return opened.error();
    booted.guest = opened.take();
    return booted;
}

Result<Checked> boot_beside(const session::Guest& first, const CheckWords& words, const std::vector<std::string>& classes) {
    Checked booted;
    booted.budget = std::make_unique<Budget>();
    booted.console = std::make_unique<machine::SilentConsole>();
    session::GuestOptions options = words.guest;
    options.machine.budget = booted.budget.get();
    options.target = first.target.main_class;
    options.initialises_library = false;
    auto opened = session::open_beside(first, options, *booted.console);
    if (!opened) return opened.error();
    booted.guest = opened.take();
    session::initialise_library(*booted.guest, classes);
    return booted;
}

TestResult explore_test(Checked booted, const CheckWords& given, const frameworks::TestCase& test) {
    Stopwatch watch;
    CheckWords words = given;
    words.arguments = test.plan;
    words.quiet = true;
    if (!test.wishes.schedule_points.empty()) choose_schedule_points(test.wishes.schedule_points, words);
    double seconds = words.check.limits.seconds;
    words.check.shortening.seconds = std::min(words.check.shortening.seconds, seconds * kShareOfShortening);
    Endings endings;
    words.check.at_end = [&](const machine::Stop& stop) { endings.add(stop); };
    TestSearch test_search(words, test);
    CheckSteps steps;
    steps.search_program = [&](session::Guest& guest, const explore::CheckOptions& options) {
        return test_search.run(guest, options);
    };
    auto checked = check_guest(std::move(booted), words, steps);
    TestResult result;
    result.notes = test.notes;
    if (!checked) {
        result.reason = checked.error().message;
        result.seconds = watch.seconds();
        return result;
    }
    report::CheckReport& report = checked->report;
    report.program = test.name();
    for (const std::string& note : report.result.notes) result.notes.push_back(note);
    if (!words.check.races && words.check.schedule_points == explore::SchedulePoints::Synchronisation)
        result.notes.push_back("threads switch only at synchronisation, and races are not looked for: what they do is not seen");
    result.states = report.result.statistics.states;
    if (!report.violations.empty())
        tell_violations(report, words.verbose ? report::Detail::Verbose : report::Detail::Brief, result);
    else if (endings.without_arguments != 0)
        result.has_no_such_arguments = true;
    else
        tell_rest(report, endings, result);
    result.seconds = watch.seconds();
    return result;
}

}  // namespace raceproof::cli
