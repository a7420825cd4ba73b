#include "report/assumptions.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "report/units.h"

namespace raceproof::report {

using machine::AssumptionKind;
using races::TrustRule;

namespace {

struct Row {
    std::string_view name;
    Weight weight;
    std::string_view text, option;
};

constexpr Row kRows[] = {
#define ASSUMPTION(kind, name, weight, text, option) {name, Weight::weight, text, option},
#include "machine/assumptions.def"
#undef ASSUMPTION
};

StatedAssumption stated(AssumptionKind kind, std::string value = "", program::Place place = {}) {
    const Row& row = kRows[static_cast<std::size_t>(kind)];
    std::string text = fmt::format(fmt::runtime(row.text), value);
    return {kind, row.name, row.weight, std::move(text), std::move(value), row.option, std::move(place)};
}

// What the user said of a field on the command line; what an annotation says stands in the program.
std::string reason_text(const Basis& basis, std::string_view field) {
    for (const races::TrustRule& rule : basis.trust)
        if (rule.is_about_field() && rule.subject == field)
            return rule.reason.empty() ? " (untracked)" : fmt::format(" (benign: {})", rule.reason);
    return " (as annotated)";
}

// The machine notes what the program does; whether that matters is a question of the options.
bool matters(AssumptionKind kind, const Basis& basis) {
    if (kind == AssumptionKind::SpuriousWakeUps) return !basis.spurious;
    if (kind == AssumptionKind::TimeOuts) return basis.time_outs == "quiescent";
    return true;
}

}  // namespace

std::vector<StatedAssumption> stated_assumptions(const CheckReport& report) {
    const Basis& basis = report.basis;
    std::vector<StatedAssumption> all;
    if (basis.schedule_points == "sync" && basis.races != "full") all.push_back(stated(AssumptionKind::NoRace));
    if (basis.assumes_sc && !report.result.weak_accesses.empty())
        all.push_back(stated(AssumptionKind::SequentialConsistency, "", report.result.weak_accesses.front().place));
    for (const explore::Assumption& assumption : report.result.assumptions)
        if (matters(assumption.kind, basis)) all.push_back(stated(assumption.kind, assumption.value, assumption.place));
    for (const std::string& field : report.result.exempt_fields) {
        StatedAssumption& harmless = all.emplace_back(stated(AssumptionKind::HarmlessRaces, field));
        harmless.text += reason_text(basis, field);
    }
    double probability = report.result.statistics.collision_probability;
    if (probability > 0) all.push_back(stated(AssumptionKind::Fingerprints, magnitude_text(probability)));
    return all;
}

std::string text_of(const StatedAssumption& assumption) {
    std::string text = printable(assumption.text);
    if (!assumption.place.class_name.empty()) text += fmt::format(", first used at {}", short_text(assumption.place));
    if (!assumption.option.empty()) text += fmt::format(" ({})", assumption.option);
    return text;
}

bool rests_on_more_than_the_method(const CheckReport& report) {
    std::vector<StatedAssumption> all = stated_assumptions(report);
    return std::ranges::any_of(all, [](const StatedAssumption& one) { return one.weight != Weight::Method; });
}

std::string short_text(const program::Place& place) {
    if (place.file.empty() || place.line <= 0) return printable(fmt::format("{}.{}", place.class_name, place.method));
    return printable(fmt::format("{}:{}", place.file, place.line));
}

}  // namespace raceproof::report
