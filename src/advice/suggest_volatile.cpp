#include "advice/location_name.h"
#include "advice/suggestions.h"

namespace raceproof::advice {

void suggest_volatile(const Analysis& analysis) {
    const Location& location = analysis.trace.racing_location();
    if (!location.is_of_program || location.is_volatile) return;
    if (location.kind == LocationKind::Element) analysis.advice.push_back(advice_about(AdviceKind::AtomicArray, location));
    if (is_field(location.kind)) analysis.advice.push_back(advice_about(AdviceKind::Volatile, location));
}

}  // namespace raceproof::advice
