#include "cli/check_command.h"

#include <fmt/format.h>

#include <new>

#include "base/text.h"
#include "cli/check_option_rows.h"
#include "cli/check_options.h"
#include "cli/checked_program.h"
#include "cli/exit_status.h"
#include "cli/interrupts.h"
#include "cli/save_schedules.h"
#include "report/atomic_file.h"
#include "report/result_json.h"
#include "report/result_text.h"

namespace raceproof::cli {

namespace {

int fail(const std::string& message) {
    fmt::print(stderr, "raceproof: {}\n", printable_lines(message));
    return kBadInput;
}

int status_of(report::Verdict verdict) {
    switch (verdict) {
        case report::Verdict::Proved: return kSuccess;
        case report::Verdict::Violation: return kFound;
        case report::Verdict::Bounded:
        case report::Verdict::Unsupported: break;
    }
    return kNoVerdict;
}

// Prints and writes what there is to tell; the exit status.
int publish(const report::CheckReport& report, const CheckWords& words) {
    bool json_to_output = words.json == "-";
    std::FILE* for_people = json_to_output ? stderr : stdout;
    std::string text = report::result_text(report, words.verbose ? report::Detail::Verbose : report::Detail::Brief);
    fmt::print(for_people, "{}", printable_lines(text));
    bool printed = std::fflush(for_people) == 0;
    int status = status_of(report.verdict());
    if (json_to_output) {
        fmt::print("{}", report::result_json(report));
        printed = std::fflush(stdout) == 0;
    } else if (!words.json.empty()) {
        if (auto written = report::write_file(words.json, report::result_json(report)); !written)
            status = fail(written.error().message);
    }
    return printed ? status : fail("standard output could not be written");
}

int check(const CheckWords& words) {
    auto save = [&](const explore::CheckResult& result) -> Result<Done> {
        if (words.save.empty()) return Done{};
        auto saved = save_schedules(words.save, {words.guest, words.arguments, words.check}, result.findings);
        if (!saved) return saved.error();
        return Done{};
    };
    auto checked = check_program(words, {}, save);
    return checked ? publish(checked->report, words) : fail(checked.error().message);
}

}  // namespace

int check_command(std::span<const std::string> given) {
    auto words = parse_check_words(given);
    if (!words) return fail(fmt::format("{} (see raceproof check --help)", words.error().message));
    if (words->help) {
        fmt::print("{}", check_help());
        return kSuccess;
    }
    note_interrupts();
    try {
        return check(*words);
    } catch (const std::bad_alloc&) {
        fmt::print(stderr, "raceproof: out of memory before the search could begin\n");
        return kNoVerdict;
    }
}

}  // namespace raceproof::cli
