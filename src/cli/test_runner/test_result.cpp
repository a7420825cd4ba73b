#include "cli/test_runner/test_result.h"

#include "formats/document.h"

namespace raceproof::cli {

namespace {

constexpr TestVerdict kVerdicts[] = {TestVerdict::Proved,  TestVerdict::Failed,      TestVerdict::Bounded,
                                     TestVerdict::Skipped, TestVerdict::Unsupported, TestVerdict::Error};

}  // namespace

const char* name_of(TestVerdict verdict) {
    switch (verdict) {
        case TestVerdict::Proved: return "proved";
        case TestVerdict::Failed: return "failed";
        case TestVerdict::Bounded: return "bounded";
        case TestVerdict::Skipped: return "skipped";
        case TestVerdict::Unsupported: return "unsupported";
        case TestVerdict::Error: break;
    }
    return "error";
}

std::string written(const TestResult& result) {
    formats::Json json = {{"verdict", name_of(result.verdict)},
                          {"reason", result.reason},
                          {"kind", result.kind},
                          {"report", result.report},
                          {"states", result.states},
                          {"seconds", result.seconds},
                          {"notes", result.notes},
                          {"none", result.has_no_such_arguments}};
    return json.dump(-1, ' ', false, formats::Json::error_handler_t::replace);
}

std::optional<TestResult> read_result(const std::string& text) {
    formats::Json json = formats::Json::parse(text, nullptr, false);
    if (!json.is_object() || !json.contains("none")) return std::nullopt;
    TestResult result;
    for (TestVerdict verdict : kVerdicts)
        if (json["verdict"] == name_of(verdict)) result.verdict = verdict;
    result.reason = json["reason"];
    result.kind = json["kind"];
    result.report = json["report"];
    result.states = json["states"];
    result.seconds = json["seconds"];
    result.notes = json["notes"].get<std::vector<std::string>>();
    result.has_no_such_arguments = json["none"];
    return result;
}

}  // namespace raceproof::cli
