// Methods written in Java whose call is a use of the outside (machine/outside_uses.def). They run as they are.
#include <string>

#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

std::string value_of(const Machine& machine, AssumptionKind kind) {
    switch (kind) {
        case AssumptionKind::Environment: return "empty";
        case AssumptionKind::Processors: return std::to_string(machine.options().processors);
        case AssumptionKind::Random: return "one sequence for each thread";
        case AssumptionKind::References: return "nothing is cleared, enqueued or cleaned";
        default: return "";
    }
}

template <AssumptionKind kKind>
NativeOutcome watched(NativeCall& call) {
    note_use(call, kKind, value_of(call.machine, kKind));
    return NativeOutcome::Declined;
}

}  // namespace

void register_outside_uses(NativeTable& table) {
#define WATCHED(kind, class_name, method, descriptor) table.watch(class_name, method, descriptor, watched<AssumptionKind::kind>);
#define ONLY_THROUGH(kind, prefix)
#define NOT_THROUGH(kind, prefix)
#include "machine/outside_uses.def"
#undef NOT_THROUGH
#undef ONLY_THROUGH
#undef WATCHED
}

}  // namespace raceproof::machine::natives
