#include "repair/trial.h"

#include <algorithm>

#include "base/text.h"
#include "explore/explain.h"
#include "machine/silent_console.h"

namespace raceproof::repair {

using findings::Finding;
using findings::FindingKind;

namespace {

constexpr const char* kNoTime = "a limit was reached before the changed program could be explored";

bool is_stuck(const Finding& finding) { return finding.kind == FindingKind::Deadlock || finding.kind == FindingKind::Livelock; }

}  // namespace

std::string_view name_of(FixStatus status) {
    switch (status) {
        case FixStatus::Proved: return "proved";
        case FixStatus::Removes: return "removes";
        case FixStatus::Deadlock: return "deadlock";
        case FixStatus::Violation: return "violation";
        case FixStatus::Undecided: return "undecided";
        case FixStatus::Fails: return "fails";
    }
    return "";
}

FixStatus Trial::status_for(const std::string& race) const {
    auto shows = [&](auto is_it) { return std::any_of(result.findings.begin(), result.findings.end(), is_it); };
    if (is_proof) return FixStatus::Proved;
    if (shows([&](const Finding& one) { return one.race && one.race->identity() == race; })) return FixStatus::Fails;
    if (shows(is_stuck)) return FixStatus::Deadlock;
    if (shows([](const Finding& one) { return !one.race; })) return FixStatus::Violation;
    return result.is_exhaustive() ? FixStatus::Removes : FixStatus::Undecided;
}

TrialRunner::TrialRunner(const session::Guest& original, session::GuestOptions guest_options, std::vector<std::string> arguments,
                         explore::CheckOptions options, IsProof is_proof)
    : original_(original),
      guest_options_(std::move(guest_options)),
      arguments_(std::move(arguments)),
      options_(std::move(options)),
      is_proof_(std::move(is_proof)) {
    options_.all = true;
    options_.at_end = nullptr;
    options_.at_finding = nullptr;
}

Result<Trial> TrialRunner::explore(std::shared_ptr<const program::Overlay> overlay, double seconds,
                                   std::span<const advice::Statement> split_updates) const {
    machine::SilentConsole console;
    session::GuestOptions guest_options = guest_options_;
    guest_options.target = original_.target.main_class;
    guest_options.overlay = std::move(overlay);
    try {
        auto guest = session::open_beside(original_, guest_options, console);
        if (!guest) return guest.error();
        return explore(**guest, seconds, split_updates);
    } catch (const LimitReached&) {
        return Error{kNoTime};
    }
}

Result<Trial> TrialRunner::explore_classes(const std::string& class_path, double seconds) const {
    machine::SilentConsole console;
    session::GuestOptions guest_options = guest_options_;
    guest_options.target = dotted(original_.target.main_class);
    guest_options.class_path = class_path;
    try {
        auto guest = session::open_guest(guest_options, console);
        if (!guest) return guest.error();
        return explore(**guest, seconds, {});
    } catch (const LimitReached&) {
        return Error{kNoTime};
    }
}

Result<Trial> TrialRunner::explore(session::Guest& guest, double seconds,
                                   std::span<const advice::Statement> split_updates) const {
    session::prepare_exploration(guest, arguments_);
    explore::CheckOptions options = options_;
    if (seconds != 0) options.limits.seconds = options.limits.seconds == 0 ? seconds : std::min(options.limits.seconds, seconds);
    Trial trial;
    {
        std::optional<LostUpdateFinder> finder;
        if (!split_updates.empty()) finder.emplace(*guest.vm, split_updates);
        trial.result = explore::check(*guest.vm, options);
        if (finder) trial.lost_update = finder->found();
    }
    trial.is_proof = trial.result.findings.empty() && is_proof_(trial.result);
    std::vector<Finding> worst;
    for (const Finding& finding : trial.result.findings)
        if (!finding.race && (worst.empty() || is_stuck(finding))) worst.assign(1, finding);
    if (worst.empty()) return trial;
    std::vector<findings::Trace> traces = explore::explain(*guest.vm, options, worst);
    trial.shown = Shown{std::move(worst.front()), std::move(traces.front())};
    return trial;
}

}  // namespace raceproof::repair
