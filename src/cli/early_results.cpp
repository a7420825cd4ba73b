#include "cli/early_results.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "base/atomic_file.h"
#include "cli/save_schedules.h"
#include "cli/source_folders.h"
#include "report/result_json.h"

namespace raceproof::cli {

namespace {

// What the baseline names is not told again.
void set_aside_known(const CheckWords& words, report::CheckReport& report) {
    report.baseline = words.baseline_file;
    std::vector<report::Violation> news;
    for (report::Violation& violation : report.violations) {
        auto known = words.baseline.findings.find(violation.finding.id());
        bool is_known = known != words.baseline.findings.end();
        if (is_known) violation.reason = known->second.reason;
        (is_known ? report.known : news).push_back(std::move(violation));
    }
    report.violations = std::move(news);
}

}  // namespace

report::CheckReport report_of(const CheckWords& words, explore::CheckResult result, std::vector<findings::Trace> traces,
                              const std::vector<std::string>& schedule_files) {
    report::CheckReport report;
    report.command = words.command;
    report.program = words.guest.target;
    report.sources = report::SourceLines(source_folders(words.guest.target, words.source_path, words.guest.class_path));
    for (std::size_t i = 0; i < result.findings.size(); ++i)
        report.violations.push_back({.finding = std::move(result.findings[i]),
                                     .trace = std::move(traces[i]),
                                     .schedule_file = i < schedule_files.size() ? schedule_files[i] : ""});
    result.findings.clear();
    set_aside_known(words, report);
    report.result = std::move(result);
    report.basis = words.basis;
    if (words.check.races) report.basis.trust = words.check.races->trust.rules();
    report.limits = words.check.limits;
    report.executions_limit = words.executions;
    return report;
}

Result<Done> try_outputs(const CheckWords& words) {
    const Outputs& outputs = words.outputs;
    for (const std::string* path : {&outputs.json, &outputs.html, &outputs.sarif, &outputs.junit, &outputs.markdown, &words.save})
        if (!path->empty() && *path != "-")
            if (auto tried = try_file(*path); !tried) return tried.error();
    return Done{};
}

void EarlyResults::add(const findings::Finding& finding) {
    findings_.push_back(finding);
    is_kept_ = false;
    keep_if_due();
}

void EarlyResults::observe(const search::Statistics& statistics) {
    statistics_ = statistics;
    keep_if_due();
}

void EarlyResults::keep_if_due() {
    if (!is_kept_ && watch_.seconds() >= next_) keep();
}

void EarlyResults::end() {
    if (!is_kept_) keep();
}

// What cannot be written now is complained of when the search has ended.
void EarlyResults::keep() {
    constexpr double kLeastSeconds = 0.2, kTimesItsCost = 20;
    double start = watch_.seconds();
    is_kept_ = true;
    if (!words_.save.empty())
        for (std::size_t i = schedules_.size(); i < findings_.size(); ++i) {
            auto saved = save_schedule(words_.save, i, {words_.guest, words_.arguments, words_.check}, findings_[i]);
            if (!saved) break;
            schedules_.push_back(saved.take());
        }
    if (!words_.outputs.json.empty() && words_.outputs.json != "-") {
        explore::CheckResult result;
        result.findings = findings_;
        result.bound = search::Bound::Interrupted;
        result.statistics = statistics_;
        std::vector<findings::Trace> traces(findings_.size());
        for (std::size_t i = 0; i < traces.size(); ++i) traces[i].left_out = findings_[i].path.size();
        report::CheckReport report = report_of(words_, std::move(result), std::move(traces), schedules_);
        report.seconds = start;
        static_cast<void>(write_file(words_.outputs.json, report::result_json(report)));
    }
    double now = watch_.seconds();
    next_ = now + std::max(kLeastSeconds, (now - start) * kTimesItsCost);
}

void EarlyResults::drop_schedules_from(std::size_t count) {
    std::error_code ignored;
    for (std::size_t i = count; i < schedules_.size(); ++i) std::filesystem::remove(schedules_[i], ignored);
}

}  // namespace raceproof::cli
