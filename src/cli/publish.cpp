#include "cli/publish.h"

#include <fmt/format.h>

#include <cstdio>

#include "base/say.h"
#include "base/text.h"
#include "cli/exit_status.h"
#include "formats/annotations.h"
#include "report/result_json.h"
#include "report/verdict_text.h"

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
    say("raceproof: {}\n", printable_lines(message));
    return kBadInput;
}

int publish(const Checked& checked, const CheckWords& words, const TextOfReport& text_of) {
    const report::CheckReport& report = checked.report;
    const Outputs& outputs = words.outputs;
    std::FILE* for_people = outputs.takes_standard_output() ? stderr : stdout;
    std::string text = text_of(report, words.verbose ? report::Detail::Verbose : report::Detail::Brief);
    text = printable_lines(text + report::left_out_text(report));
    std::string json = outputs.json.empty() && !outputs.has_formats() ? "" : report::result_json(report);
    std::vector<formats::Json> documents;
    if (outputs.has_formats()) {
        auto document = formats::read_document(json, "the result");
        VERIFY(document, "a result should be one that can be read again");
        documents.push_back(document.take());
    }
    if (outputs.annotates) text = formats::without_commands(text) + formats::github_annotations(documents);
    text = report::for_terminal(text, terminal_of(for_people, words.colours));
    bool is_printed = std::fwrite(text.data(), 1, text.size(), for_people) == text.size();
    is_printed = std::fflush(for_people) == 0 && is_printed;
    std::vector<Output> all = outputs_of(documents, outputs);
    if (!outputs.json.empty()) all.insert(all.begin(), {outputs.json, std::move(json)});
    bool is_written = write_outputs(all);
    if (checked.unsaved) return fail(checked.unsaved->message);
    if (!is_printed) return fail("standard output could not be written");
    return is_written ? status_of(report.verdict_on_news()) : kBadInput;
}

}  // namespace raceproof::cli
