#include "report/check_report.h"

#include <algorithm>

namespace raceproof::report {

using explore::FindingKind;
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

Verdict CheckReport::verdict() const {
    if (!violations.empty()) return Verdict::Violation;
    if (result.bound == Bound::Unsupported) return Verdict::Unsupported;
    return result.is_exhaustive() ? Verdict::Proved : Verdict::Bounded;
}

Bound CheckReport::limit() const {
    bool is_limit = result.bound != Bound::Found && result.bound != Bound::Unsupported;
    return is_limit ? result.bound : Bound::None;
}

bool CheckReport::is_race_free() const {
    if (basis.races != "full" || !result.is_exhaustive() || !result.exempt_fields.empty()) return false;
    return followed_all_executions();
}

bool CheckReport::followed_all_executions() const {
    return std::none_of(violations.begin(), violations.end(),
                        [](const Violation& violation) { return violation.finding.kind == FindingKind::DataRace; });
}

}  // namespace raceproof::report
