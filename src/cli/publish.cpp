#include "cli/publish.h"

#include <fmt/format.h>

#include <cstdio>

#include "base/text.h"
#include "cli/exit_status.h"
#include "report/atomic_file.h"
#include "report/result_json.h"

namespace raceproof::cli {

namespace {

int status_of(report::Verdict verdict) {
    switch (verdict) {
        case report::Verdict::Proved: return kSuccess;
        case report::Verdict::Violation: return kFound;
        case report::Verdict::Bounded:
        case report::Verdict::Unsupported: break;
    }
    return kNoVerdict;
}

}  // namespace

int fail(const std::string& message) {
    fmt::print(stderr, "raceproof: {}\n", printable_lines(message));
    return kBadInput;
}

int publish(const report::CheckReport& report, const CheckWords& words, const TextOfReport& text_of) {
    bool json_to_output = words.json == "-";
    std::FILE* for_people = json_to_output ? stderr : stdout;
    std::string text = text_of(report, words.verbose ? report::Detail::Verbose : report::Detail::Brief);
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

}  // namespace raceproof::cli
