#include "cli/baseline_command.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include "base/say.h"
#include "base/text.h"
#include "cli/exit_status.h"
#include "cli/outputs.h"
#include "cli/publish.h"
#include "cli/result_files.h"
#include "formats/baseline.h"
#include "formats/verdict.h"

namespace raceproof::cli {

namespace {

constexpr OptionRow kOptions[] = {
    {"-o, --output", OptionKind::Value, "FILE",
     "where it goes (default: standard output). If the file is there, it is brought up to date: its reasons stay"},
    {"--reason", OptionKind::Value, "TEXT", "why what is new in it is accepted (default: not looked at yet)"},
    {"-h, --help", OptionKind::Flag, "", "print this help"},
};

bool is_regular_file(const std::string& path) {
    struct stat status = {};
    return ::stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode);
}

// What the file says so far; nothing if it is not there yet.
Result<formats::Baseline> present_baseline(const std::string& path) {
    return is_regular_file(path) ? read_baseline_file(path) : formats::Baseline{};
}

void tell(const formats::BaselineUpdate& update, const formats::Baseline& old) {
    for (const std::string& id : update.gone)
        say("raceproof: {} no longer occurs, and was taken out: {}\n", id, printable(old.findings.at(id).message));
    for (const std::string& id : update.kept)
        say("raceproof: {} did not occur, and stays because not all schedules were explored\n", id);
}

}  // namespace

std::string baseline_help() {
    return "usage: raceproof baseline RESULT.json… [-o FILE] [--reason TEXT]\n\n"
           "Writes down the violations of results (check --all --json RESULT.json) as known, with a reason for each.\n"
           "check, hunt and advise then report only what is new: raceproof check --baseline FILE MAIN.\n\n"
           "options:\n" +
           describe_options(kOptions) + "\nexit status: 0 it was written; 2 bad usage or input. More: docs/ci.md.\n";
}

int baseline_command(std::span<const std::string> words) {
    auto options = parse_mixed(kOptions, words);
    if (!options) return fail(fmt::format("{} (see raceproof baseline --help)", options.error().message));
    if (options->has("-h")) {
        fmt::print("{}", baseline_help());
        return kSuccess;
    }
    if (options->rest.empty())
        return fail("baseline needs a result that check --json FILE has written (see raceproof baseline --help)");
    std::string file = options->get("-o", "-");
    if (file.empty()) return fail("-o needs a file (see raceproof baseline --help)");
    auto documents = read_documents(options->rest);
    if (!documents) return fail(documents.error().message);
    auto old = present_baseline(file);
    if (!old) return fail(old.error().message);
    formats::BaselineUpdate update =
        formats::update_baseline(*old, *documents, printable(options->get("--reason", "not looked at yet")));
    const Output outputs[] = {{file, formats::write_baseline(update.baseline)}};
    if (!write_outputs(outputs)) return kBadInput;
    tell(update, *old);
    if (file != "-")
        fmt::print("{}: {}, {} of them new\n", printable(file),
                   formats::counted(update.baseline.findings.size(), "known violation"), update.added);
    return kSuccess;
}

}  // namespace raceproof::cli
