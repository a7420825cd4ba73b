#include "report/check_report.h"

#include <algorithm>

#include "report/assumptions.h"

namespace raceproof::report {

using findings::FindingKind;
using search::Bound;

std::string_view name_of(Verdict verdict) {
    switch (verdict) {
        case Verdict::Proved: return "proved";
        case Verdict::Violation: return "violation";
        case Verdict::Bounded: return "bounded";
        case Verdict::Unsupported: return "unsupported";
    }
    return "";
}

Verdict CheckReport::verdict() const { return known.empty() ? verdict_on_news() : Verdict::Violation; }

Verdict CheckReport::verdict_on_news() const {
    if (!violations.empty()) return Verdict::Violation;
    if (result.bound == Bound::Unsupported) return Verdict::Unsupported;
    if (!result.is_exhaustive() || leaves_out_weak_executions()) return Verdict::Bounded;
    return basis.strict && rests_on_more_than_the_method(*this) ? Verdict::Bounded : Verdict::Proved;
}

Bound CheckReport::limit() const {
    bool is_limit = result.bound != Bound::Found && result.bound != Bound::Unsupported;
    return is_limit ? result.bound : Bound::None;
}

bool CheckReport::is_race_free() const {
    if (basis.races != "full" || !result.is_exhaustive() || !result.exempt_fields.empty() || !trusted_by_user().empty())
        return false;
    return followed_all_executions();
}

std::string CheckReport::trusted_by_user() const {
    for (const explore::Assumption& assumption : result.assumptions)
        if (assumption.kind == machine::AssumptionKind::Trust) return assumption.value;
    return "";
}

bool CheckReport::followed_all_executions() const {
    auto is_race = [](const Violation& violation) { return violation.finding.kind == findings::FindingKind::DataRace; };
    return std::none_of(violations.begin(), violations.end(), is_race) && std::none_of(known.begin(), known.end(), is_race);
}

}  // namespace raceproof::report
