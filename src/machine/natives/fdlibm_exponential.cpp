// Exponentials, logarithms and hyperbolic functions.
#include <cmath>
#include <limits>

#include "machine/natives/fdlibm.h"

namespace raceproof::machine::natives::fdlibm {

namespace {

constexpr double kLn2Head = 6.93147180369123816490e-01, kLn2Tail = 1.90821492927058770002e-10;
constexpr double kInverseLn2 = 1.44269504088896338700e+00;
constexpr double kOverflowThreshold = 7.09782712893383973096e+02, kUnderflowThreshold = -7.45133219101941108420e+02;
constexpr double kTwo54 = 1.80143985094819840000e+16, kTwoMinus1000 = 9.33263618503218878990e-302;
constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

// x = 2^exponent * rest, for the logarithms; subnormal numbers are scaled up first.
struct Scaled {
    double x;
    std::int32_t high;
    int exponent;
};
Scaled scale_up(double x) {
    if (high_word(x) >= 0x00100000) return {x, high_word(x), 0};
    double scaled = x * kTwo54;
    return {scaled, high_word(scaled), -54};
}

// The logarithm of what is not a positive number.
bool is_out_of_domain(double x) { return high_word(x) < 0x00100000 && (high_word(x) < 0 || x == 0.0); }
double logarithm_out_of_domain(double x) { return x == 0.0 ? -kInfinity : kNaN; }

// Is |x| at most the largest number whose hyperbolic sine is finite?
bool is_below_hyperbolic_overflow(std::int32_t high, std::uint32_t low) {
    return high < 0x408633CE || (high == 0x408633ce && low <= 0x8fb9f87d);
}

}  // namespace

double exp(double x) {
    constexpr double kP[] = {1.66666666666666019037e-01, -2.77777777770155933842e-03, 6.61375632143793436117e-05,
                             -1.65339022054652515390e-06, 4.13813679705723846039e-08};
    bool is_negative = high_word(x) < 0;
    std::int32_t high = magnitude(high_word(x));
    if (high >= 0x40862E42) {
        if (x != x) return x + x;
        if (std::isinf(x)) return is_negative ? 0.0 : x;
        if (x > kOverflowThreshold) return kInfinity;
        if (x < kUnderflowThreshold) return 0.0;
    }
    double head = 0.0, tail = 0.0;
    int k = 0;
    if (high > 0x3fd62e42) {
        if (high < 0x3FF0A2B2) {
            head = is_negative ? x + kLn2Head : x - kLn2Head;
            tail = is_negative ? -kLn2Tail : kLn2Tail;
            k = is_negative ? -1 : 1;
        } else {
            k = static_cast<int>(kInverseLn2 * x + (is_negative ? -0.5 : 0.5));
            double t = k;
            head = x - t * kLn2Head;
            tail = t * kLn2Tail;
        }
        x = head - tail;
    } else if (high < 0x3e300000) {
        return 1.0 + x;
    }
    double t = x * x;
    double c = x - t * polynomial(t, kP);
    if (k == 0) return 1.0 - ((x * c) / (c - 2.0) - x);
    double y = 1.0 - ((tail - (x * c) / (2.0 - c)) - head);
    if (k >= -1021) return add_to_exponent(y, k);
    return add_to_exponent(y, k + 1000) * kTwoMinus1000;
}

double expm1(double x) {
    constexpr double kQ[] = {1.0,
                             -3.33333333333331316428e-02,
                             1.58730158725481460165e-03,
                             -7.93650757867487942473e-05,
                             4.00821782732936239552e-06,
                             -2.01099218183624371326e-07};
    bool is_negative = high_word(x) < 0;
    std::int32_t high = magnitude(high_word(x));
    if (high >= 0x4043687A) {
        if (high >= 0x40862E42) {
            if (x != x) return x + x;
            if (std::isinf(x)) return is_negative ? -1.0 : x;
            if (x > kOverflowThreshold) return kInfinity;
        }
        if (is_negative) return 1.0e-300 - 1.0;
    }
    double c = 0.0;
    int k = 0;
    if (high > 0x3fd62e42) {
        double head, tail;
        if (high < 0x3FF0A2B2) {
            head = is_negative ? x + kLn2Head : x - kLn2Head;
            tail = is_negative ? -kLn2Tail : kLn2Tail;
            k = is_negative ? -1 : 1;
        } else {
            k = static_cast<int>(kInverseLn2 * x + (is_negative ? -0.5 : 0.5));
            double t = k;
            head = x - t * kLn2Head;
            tail = t * kLn2Tail;
        }
        x = head - tail;
        c = (head - x) - tail;
    } else if (high < 0x3c900000) {
        return x;
    }
    double half = 0.5 * x;
    double square = x * half;
    double r = polynomial(square, kQ);
    double t = 3.0 - r * half;
    double e = square * ((r - t) / (6.0 - x * t));
    if (k == 0) return x - (x * e - square);
    e = x * (e - c) - c;
    e -= square;
    if (k == -1) return 0.5 * (x - e) - 0.5;
    if (k == 1) return x < -0.25 ? -2.0 * (e - (x + 0.5)) : 1.0 + 2.0 * (x - e);
    if (k <= -2 || k > 56) return add_to_exponent(1.0 - (e - x), k) - 1.0;
    if (k < 20) return add_to_exponent(from_words(0x3ff00000 - (0x200000 >> k), 0) - (e - x), k);
    double y = x - (e + from_words((0x3ff - k) << 20, 0));
    y += 1.0;
    return add_to_exponent(y, k);
}

double log(double x) {
    constexpr double kOdd[] = {6.666666666666735130e-01, 2.857142874366239149e-01, 1.818357216161805012e-01,
                               1.479819860511658591e-01};
    constexpr double kEven[] = {3.999999999940941908e-01, 2.222219843214978396e-01, 1.531383769920937332e-01};
    if (is_out_of_domain(x)) return logarithm_out_of_domain(x);
    auto [scaled, high, k] = scale_up(x);
    if (high >= kInfinityHigh) return x + x;
    k += (high >> 20) - 1023;
    high &= 0x000fffff;
    int carry = (high + 0x95f64) & 0x100000;
    scaled = with_high_word(scaled, high | (carry ^ 0x3ff00000));
    k += carry >> 20;
    double f = scaled - 1.0;
    double dk = k;
    if ((0x000fffff & (2 + high)) < 3) {
        if (f == 0.0) return k == 0 ? 0.0 : dk * kLn2Head + dk * kLn2Tail;
        double r = f * f * (0.5 - 0.33333333333333333 * f);
        return k == 0 ? f - r : dk * kLn2Head - ((r - dk * kLn2Tail) - f);
    }
    double s = f / (2.0 + f);
    double z = s * s;
    double w = z * z;
    double r = z * polynomial(w, kOdd) + w * polynomial(w, kEven);
    if (((high - 0x6147a) | (0x6b851 - high)) > 0) {
        double half_square = 0.5 * f * f;
        if (k == 0) return f - (half_square - s * (half_square + r));
        return dk * kLn2Head - ((half_square - (s * (half_square + r) + dk * kLn2Tail)) - f);
    }
    return k == 0 ? f - s * (f - r) : dk * kLn2Head - ((s * (f - r) - dk * kLn2Tail) - f);
}

double log10(double x) {
    constexpr double kInverseLn10 = 4.34294481903251816668e-01;
    constexpr double kLog10Of2Head = 3.01029995663611771306e-01, kLog10Of2Tail = 3.69423907715893078616e-13;
    if (is_out_of_domain(x)) return logarithm_out_of_domain(x);
    auto [scaled, high, k] = scale_up(x);
    if (high >= kInfinityHigh) return x + x;
    k += (high >> 20) - 1023;
    int below_one = k < 0 ? 1 : 0;
    high = (high & 0x000fffff) | ((0x3ff - below_one) << 20);
    double y = k + below_one;
    double z = y * kLog10Of2Tail + kInverseLn10 * log(with_high_word(scaled, high));
    return z + y * kLog10Of2Head;
}

double log1p(double x) {
    constexpr double kL[] = {6.666666666666735130e-01, 3.999999999940941908e-01, 2.857142874366239149e-01,
                             2.222219843214978396e-01, 1.818357216161805012e-01, 1.531383769920937332e-01,
                             1.479819860511658591e-01};
    std::int32_t signed_high = high_word(x), high = magnitude(signed_high);
    int k = 1;
    std::int32_t mantissa = 1;
    double f = 0.0, c = 0.0;
    if (signed_high < 0x3FDA827A) {
        if (high >= 0x3ff00000) return x == -1.0 ? -kInfinity : kNaN;
        if (high < 0x3e200000) return high < 0x3c900000 ? x : x - x * x * 0.5;
        if (signed_high > 0 || signed_high <= static_cast<std::int32_t>(0xbfd2bec3)) {
            k = 0;
            f = x;
        }
    }
    if (signed_high >= kInfinityHigh) return x + x;
    if (k != 0) {
        double u = signed_high < 0x43400000 ? 1.0 + x : x;
        mantissa = high_word(u);
        k = (mantissa >> 20) - 1023;
        if (signed_high < 0x43400000) {
            c = k > 0 ? 1.0 - (u - x) : x - (u - 1.0);
            c /= u;
        }
        mantissa &= 0x000fffff;
        if (mantissa < 0x6a09e) {
            u = with_high_word(u, mantissa | 0x3ff00000);
        } else {
            k += 1;
            u = with_high_word(u, mantissa | 0x3fe00000);
            mantissa = (0x00100000 - mantissa) >> 2;
        }
        f = u - 1.0;
    }
    double dk = k;
    double half_square = 0.5 * f * f;
    if (mantissa == 0) {
        if (f == 0.0) {
            if (k == 0) return 0.0;
            c += dk * kLn2Tail;
            return dk * kLn2Head + c;
        }
        double r = half_square * (1.0 - 0.66666666666666666 * f);
        return k == 0 ? f - r : dk * kLn2Head - ((r - (dk * kLn2Tail + c)) - f);
    }
    double s = f / (2.0 + f);
    double z = s * s;
    double r = z * polynomial(z, kL);
    if (k == 0) return f - (half_square - s * (half_square + r));
    return dk * kLn2Head - ((half_square - (s * (half_square + r) + (dk * kLn2Tail + c))) - f);
}

double sinh(double x) {
    std::int32_t high = magnitude(high_word(x));
    if (high >= kInfinityHigh) return x + x;
    double h = high_word(x) < 0 ? -0.5 : 0.5;
    if (high < 0x40360000) {
        if (high < 0x3e300000) return x;
        double t = expm1(std::fabs(x));
        return high < 0x3ff00000 ? h * (2.0 * t - t * t / (t + 1.0)) : h * (t + t / (t + 1.0));
    }
    if (high < 0x40862E42) return h * exp(std::fabs(x));
    if (is_below_hyperbolic_overflow(high, low_word(x))) {
        double w = exp(0.5 * std::fabs(x));
        return (h * w) * w;
    }
    return x * 1.0e307;
}

double cosh(double x) {
    std::int32_t high = magnitude(high_word(x));
    if (high >= kInfinityHigh) return x * x;
    if (high < 0x3fd62e43) {
        double t = expm1(std::fabs(x));
        double w = 1.0 + t;
        return high < 0x3c800000 ? w : 1.0 + (t * t) / (w + w);
    }
    if (high < 0x40360000) {
        double t = exp(std::fabs(x));
        return 0.5 * t + 0.5 / t;
    }
    if (high < 0x40862E42) return 0.5 * exp(std::fabs(x));
    if (is_below_hyperbolic_overflow(high, low_word(x))) {
        double w = exp(0.5 * std::fabs(x));
        return (0.5 * w) * w;
    }
    return kInfinity;
}

double tanh(double x) {
    std::int32_t signed_high = high_word(x), high = magnitude(signed_high);
    if (high >= kInfinityHigh) return signed_high >= 0 ? 1.0 / x + 1.0 : 1.0 / x - 1.0;
    double z;
    if (high < 0x40360000) {
        if (high < 0x3c800000) return x * (1.0 + x);
        if (high >= 0x3ff00000) {
            z = 1.0 - 2.0 / (expm1(2.0 * std::fabs(x)) + 2.0);
        } else {
            double t = expm1(-2.0 * std::fabs(x));
            z = -t / (t + 2.0);
        }
    } else {
        z = 1.0 - 1.0e-300;
    }
    return signed_high >= 0 ? z : -z;
}

}  // namespace raceproof::machine::natives::fdlibm
