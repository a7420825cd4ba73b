#include "cli/check_command.h"

#include <fmt/format.h>

#include "base/text.h"
#include "cli/check_option_rows.h"
#include "cli/check_options.h"
#include "cli/checked_program.h"
#include "cli/exit_status.h"
#include "cli/interrupts.h"
#include "cli/publish.h"
#include "cli/save_schedules.h"
#include "cli/trace_keeper.h"
#include "repair/evidence.h"
#include "report/result_text.h"

namespace raceproof::cli {

namespace {

int check(const CheckWords& words) {
    repair::Evidence evidence(words.traces_per_race);
    std::unique_ptr<TraceKeeper> keeper;
    auto keep_traces = [&](session::Guest& guest, explore::CheckOptions& options) -> Result<std::shared_ptr<void>> {
        if (words.traces.empty()) return std::shared_ptr<void>{};
        auto opened = TraceKeeper::open(words.traces, guest.target, words.guest.target, words.traces_per_race);
        if (!opened) return opened.error();
        keeper = opened.take();
        keeper->listen_to(evidence);
        return evidence.collect_from(*guest.vm, options);
    };
    auto save = [&](const explore::CheckResult& result) -> Result<std::vector<std::string>> {
        if (keeper != nullptr)
            if (auto done = keeper->finish(evidence); !done) return done.error();
        if (words.save.empty()) return std::vector<std::string>{};
        return save_schedules(words.save, {words.guest, words.arguments, words.check}, result.findings);
    };
    auto checked = check_program(words, {keep_traces, save, {}});
    return checked ? publish(*checked, words, report::result_text) : fail(checked.error().message);
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
    return check(*words);
}

}  // namespace raceproof::cli
