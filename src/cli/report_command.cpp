#include "cli/report_command.h"

#include <fmt/format.h>

#include <cstdio>

#include "base/text.h"
#include "cli/exit_status.h"
#include "cli/outputs.h"
#include "cli/publish.h"
#include "cli/result_files.h"
#include "formats/annotations.h"
#include "formats/baseline.h"
#include "formats/finding_text.h"
#include "formats/verdict.h"

namespace raceproof::cli {

namespace {

constexpr OptionRow kOwnOptions[] = {
    {"--baseline", OptionKind::Value, "FILE", "leave out what this file names"},
    {"-h, --help", OptionKind::Flag, "", "print this help"},
};

std::vector<OptionRow> option_rows() {
    std::vector<OptionRow> rows(std::begin(kFormatOptions), std::end(kFormatOptions));
    rows.insert(rows.end(), std::begin(kOwnOptions), std::end(kOwnOptions));
    return rows;
}

// One paragraph for each result.
std::string summaries(std::span<const formats::Json> documents) {
    std::string text;
    for (const formats::Json& document : documents) text += (text.empty() ? "" : "\n") + formats::summary_text(document);
    return text;
}

Result<Done> leave_out_known(const ParsedOptions& options, std::vector<formats::Json>& documents) {
    if (!options.has("--baseline")) return Done{};
    auto baseline = read_baseline_file(options.get("--baseline"));
    if (!baseline) return baseline.error();
    for (formats::Json& document : documents) formats::suppress_known(document, *baseline);
    return Done{};
}

}  // namespace

std::string report_help() {
    return "usage: raceproof report RESULT.json… [OPTIONS]\n\n"
           "Makes reports of what check, hunt or advise have written with --json FILE; of several results, one report over all.\n"
           "Without an option it prints a summary. A RESULT.json of - is standard input.\n\n"
           "  raceproof report result.json                              a summary\n"
           "  raceproof report a.json b.json --html races.html          one page about two programs\n"
           "  raceproof report result.json --sarif - --junit tests.xml  SARIF on standard output, JUnit XML to a file\n\n"
           "options (a FILE of - is standard output):\n" +
           describe_options(option_rows()) +
           "\nexit status: 0 all was written; 2 bad usage or input, or a file that could not be written. Whether something is "
           "wrong\n"
           "with the program, check says by its own. More: docs/ci.md.\n";
}

int report_command(std::span<const std::string> words) {
    auto options = parse_mixed(option_rows(), words);
    if (!options) return fail(fmt::format("{} (see raceproof report --help)", options.error().message));
    if (options->has("-h")) {
        fmt::print("{}", report_help());
        return kSuccess;
    }
    Reader reader(*options);
    Outputs outputs = read_outputs(*options, reader);
    if (reader.error().empty() && options->rest.empty()) reader.fail("report needs a result that check --json FILE has written");
    if (!reader.error().empty()) return fail(fmt::format("{} (see raceproof report --help)", reader.error()));
    auto documents = read_documents(options->rest);
    if (!documents) return fail(documents.error().message);
    if (auto done = leave_out_known(*options, *documents); !done) return fail(done.error().message);
    std::FILE* for_people = outputs.takes_standard_output() ? stderr : stdout;
    if (!outputs.has_formats()) fmt::print(for_people, "{}", printable_lines(summaries(*documents)));
    if (outputs.annotates) fmt::print(for_people, "{}", formats::github_annotations(*documents));
    bool is_printed = std::fflush(for_people) == 0;
    bool is_written = write_outputs(outputs_of(*documents, outputs));
    if (!is_printed) return fail("standard output could not be written");
    return is_written ? kSuccess : kBadInput;
}

}  // namespace raceproof::cli
