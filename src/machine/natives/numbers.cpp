// Bits of floating-point numbers, and the two natives of strings.
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

// A slot holds the bits already; only its width matters.
NativeOutcome same_bits(NativeCall& call) {
    call.result = call.arguments[0];
    return NativeOutcome::Done;
}

NativeOutcome intern(NativeCall& call) { return call.returns(call.machine.strings.intern(call.ref(0))); }

}  // namespace

void register_numbers(NativeTable& table) {
    table.native("java/lang/Double", "doubleToRawLongBits", "(D)J", same_bits);
    table.native("java/lang/Double", "longBitsToDouble", "(J)D", same_bits);
    table.native("java/lang/Float", "floatToRawIntBits", "(F)I", same_bits);
    table.native("java/lang/Float", "intBitsToFloat", "(I)F", same_bits);
    table.native("java/lang/String", "intern", "()Ljava/lang/String;", intern);
    table.native("java/lang/StringUTF16", "isBigEndian", "()Z", return_false);
}

}  // namespace raceproof::machine::natives
