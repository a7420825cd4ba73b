// java.lang.StrictMath. Square root and IEEE remainder are exact operations, so the host's will do.
#include <cmath>

#include "machine/natives/fdlibm.h"
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

template <double (*Function)(double)>
NativeOutcome one_argument(NativeCall& call) {
    return call.returns(Function(call.real(0)));
}

template <double (*Function)(double, double)>
NativeOutcome two_arguments(NativeCall& call) {
    return call.returns(Function(call.real(0), call.real(2)));
}

double square_root(double x) { return std::sqrt(x); }
double remainder(double x, double y) { return std::remainder(x, y); }

}  // namespace

void register_strict_math(NativeTable& table) {
    constexpr std::string_view kClass = "java/lang/StrictMath";
    table.native(kClass, "sin", "(D)D", one_argument<fdlibm::sin>);
    table.native(kClass, "cos", "(D)D", one_argument<fdlibm::cos>);
    table.native(kClass, "tan", "(D)D", one_argument<fdlibm::tan>);
    table.native(kClass, "asin", "(D)D", one_argument<fdlibm::asin>);
    table.native(kClass, "acos", "(D)D", one_argument<fdlibm::acos>);
    table.native(kClass, "atan", "(D)D", one_argument<fdlibm::atan>);
    table.native(kClass, "log", "(D)D", one_argument<fdlibm::log>);
    table.native(kClass, "log10", "(D)D", one_argument<fdlibm::log10>);
    table.native(kClass, "sqrt", "(D)D", one_argument<square_root>);
    table.native(kClass, "sinh", "(D)D", one_argument<fdlibm::sinh>);
    table.native(kClass, "cosh", "(D)D", one_argument<fdlibm::cosh>);
    table.native(kClass, "tanh", "(D)D", one_argument<fdlibm::tanh>);
    table.native(kClass, "expm1", "(D)D", one_argument<fdlibm::expm1>);
    table.native(kClass, "log1p", "(D)D", one_argument<fdlibm::log1p>);
    table.native(kClass, "atan2", "(DD)D", two_arguments<fdlibm::atan2>);
    table.native(kClass, "IEEEremainder", "(DD)D", two_arguments<remainder>);
}

}  // namespace raceproof::machine::natives
