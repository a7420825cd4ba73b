#include "report/check_report.h"

namespace raceproof::report {

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

}  // namespace raceproof::report
