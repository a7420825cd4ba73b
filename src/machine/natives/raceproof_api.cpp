// raceproof.Raceproof: the API of checked programs (java/). Its Java bodies do nothing; these do.
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kApi = "raceproof/Raceproof";

// The schedule has chosen.
NativeOutcome choose(NativeCall& call) {
    std::int32_t possibilities = call.integer(0);
    if (possibilities < 1 || possibilities > 64) return NativeOutcome::Declined;  // the bytecode throws
    return call.returns(static_cast<std::int32_t>(call.alternative));
}

NativeOutcome assume(NativeCall& call) { return call.integer(0) != 0 ? call.returns() : NativeOutcome::GivenUp; }

}  // namespace

void register_raceproof_api(NativeTable& table) {
    table.override_sometimes(kApi, "choose", "(I)I", choose, "Under java it is 0; here the schedule chooses.");
    table.override_body(kApi, "assume", "(Z)V", assume, "Under java it does nothing; here the execution is given up.");
    table.visible(kApi, "assume", "(Z)V", OperationKind::ProgramEnd);
    table.visible(kApi, "choose", "(I)I", OperationKind::Choose);
}

}  // namespace raceproof::machine::natives
