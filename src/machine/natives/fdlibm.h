// The elementary functions as java.lang.StrictMath defines them: to the bit, the results of Sun's "freely distributable math
// library", version 5.3. The C library of the host is not good enough: it may round the last bit the other way.
//
// Written after the published algorithms; the order of operations is part of the definition and must not be changed. Needs IEEE
// doubles without excess precision and without fused multiply-add.
#pragma once

#include <bit>
#include <cstdint>

namespace raceproof::machine::natives::fdlibm {

double sin(double x);
double cos(double x);
double tan(double x);
double asin(double x);
double acos(double x);
double atan(double x);
double atan2(double y, double x);
double exp(double x);
double expm1(double x);
double log(double x);
double log10(double x);
double log1p(double x);
double sinh(double x);
double cosh(double x);
double tanh(double x);

// x = n * pi/2 + y.head + y.tail; returns n modulo 8.
struct Reduced {
    double head, tail;
};
int reduce_by_half_pi(double x, Reduced& y);

// ── the two halves of a double's bits ──
inline std::int32_t high_word(double x) { return static_cast<std::int32_t>(std::bit_cast<std::uint64_t>(x) >> 32); }
inline std::uint32_t low_word(double x) { return static_cast<std::uint32_t>(std::bit_cast<std::uint64_t>(x)); }
inline double from_words(std::int32_t high, std::uint32_t low) {
    return std::bit_cast<double>(static_cast<std::uint64_t>(static_cast<std::uint32_t>(high)) << 32 | low);
}
inline double with_high_word(double x, std::int32_t high) { return from_words(high, low_word(x)); }
inline double without_low_word(double x) { return from_words(high_word(x), 0); }
// x * 2^k by its exponent field; no care for overflow or subnormal numbers.
inline double add_to_exponent(double x, int k) {
    auto high = static_cast<std::uint32_t>(high_word(x)) + (static_cast<std::uint32_t>(k) << 20);
    return with_high_word(x, static_cast<std::int32_t>(high));
}
inline std::int32_t magnitude(std::int32_t high) { return high & 0x7fffffff; }
inline constexpr std::int32_t kInfinityHigh = 0x7ff00000;

// c[0] + x * (c[1] + x * (…)).
template <int Size>
double polynomial(double x, const double (&coefficients)[Size]) {
    double sum = coefficients[Size - 1];
    for (int i = Size - 2; i >= 0; --i) sum = coefficients[i] + x * sum;
    return sum;
}

}  // namespace raceproof::machine::natives::fdlibm
