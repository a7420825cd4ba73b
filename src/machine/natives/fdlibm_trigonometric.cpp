// sin, cos, tan on the reduced argument, and their inverses.
#include <cmath>

#include "machine/natives/fdlibm.h"

namespace raceproof::machine::natives::fdlibm {

namespace {

constexpr double kHalfPiHead = 1.57079632679489655800e+00, kHalfPiTail = 6.12323399573676603587e-17;
constexpr double kQuarterPiHead = 7.85398163397448278999e-01, kQuarterPiTail = 3.06161699786838301793e-17;
constexpr double kPi = 3.14159265358979311600e+00, kPiTail = 1.2246467991473531772e-16;
constexpr double kTiny = 1.0e-300;

double not_a_number(double x) { return (x - x) / (x - x); }

// |x| <= pi/4; `tail` continues x.
double kernel_sin(double x, double tail, bool has_tail) {
    constexpr double kS[] = {8.33333333332248946124e-03, -1.98412698298579493134e-04, 2.75573137070700676789e-06,
                             -2.50507602534068634195e-08, 1.58969099521155010221e-10};
    constexpr double kS1 = -1.66666666666666324348e-01;
    if (magnitude(high_word(x)) < 0x3e400000) return x;
    double z = x * x;
    double v = z * x;
    double r = polynomial(z, kS);
    if (!has_tail) return x + v * (kS1 + z * r);
    return x - ((z * (0.5 * tail - v * r) - tail) - v * kS1);
}

double kernel_cos(double x, double tail) {
    constexpr double kC[] = {4.16666666666666019037e-02,  -1.38888888888741095749e-03, 2.48015872894767294178e-05,
                             -2.75573143513906633035e-07, 2.08757232129817482790e-09,  -1.13596475577881948265e-11};
    std::int32_t high = magnitude(high_word(x));
    if (high < 0x3e400000) return 1.0;
    double z = x * x;
    double r = z * polynomial(z, kC);
    if (high < 0x3FD33333) return 1.0 - (0.5 * z - (z * r - x * tail));
    double quarter = high > 0x3fe90000 ? 0.28125 : from_words(high - 0x00200000, 0);
    double half_square = 0.5 * z - quarter;
    double rest = 1.0 - quarter;
    return rest - (half_square - (z * r - x * tail));
}

// -1 / (x + r) for x + r = w, with more than double precision.
double negative_inverse(double w, double x, double r) {
    double z = without_low_word(w);
    double v = r - (z - x);
    double a = -1.0 / w;
    double t = without_low_word(a);
    double s = 1.0 + t * z;
    return t + a * (s + t * v);
}

enum class Tangent { Itself, NegativeInverse };

double kernel_tan(double x, double tail, Tangent what) {
    constexpr double kOdd[] = {1.33333333333201242699e-01, 2.18694882948595424599e-02, 3.59207910759131235356e-03,
                               5.88041240820264096874e-04, 7.81794442939557092300e-05, -1.85586374855275456654e-05};
    constexpr double kEven[] = {5.39682539762260521377e-02, 8.86323982359930005737e-03, 1.45620945432529025516e-03,
                                2.46463134818469906812e-04, 7.14072491382608190305e-05, 2.59073051863633712884e-05};
    constexpr double kT0 = 3.33333333333334091986e-01;
    std::int32_t signed_high = high_word(x), high = magnitude(signed_high);
    bool is_itself = what == Tangent::Itself;
    if (high < 0x3e300000) {
        if (high == 0 && low_word(x) == 0 && !is_itself) return 1.0 / std::fabs(x);
        return is_itself ? x : negative_inverse(x + tail, x, tail);
    }
    bool is_large = high >= 0x3FE59428;
    if (is_large) {
        if (signed_high < 0) {
            x = -x;
            tail = -tail;
        }
        x = (kQuarterPiHead - x) + (kQuarterPiTail - tail);
        tail = 0.0;
    }
    double z = x * x;
    double w = z * z;
    double r = polynomial(w, kOdd);
    double v = z * polynomial(w, kEven);
    double s = z * x;
    r = tail + z * (s * (r + v) + tail);
    r += kT0 * s;
    w = x + r;
    if (is_large) {
        v = is_itself ? 1.0 : -1.0;
        return (signed_high < 0 ? -1.0 : 1.0) * (v - 2.0 * (x - (w * w / (w + v) - r)));
    }
    return is_itself ? w : negative_inverse(w, x, r);
}

// The rational approximation that asin and acos share.
double arc_ratio(double t) {
    constexpr double kP[] = {1.66666666666666657415e-01,  -3.25565818622400915405e-01, 2.01212532134862925881e-01,
                             -4.00555345006794114027e-02, 7.91534994289814532176e-04,  3.47933107596021167570e-05};
    constexpr double kQ[] = {1.0, -2.40339491173441421878e+00, 2.02094576023350569471e+00, -6.88283971605453293030e-01,
                             7.70381505559019352791e-02};
    double p = t * polynomial(t, kP);
    double q = polynomial(t, kQ);
    return p / q;
}

bool is_one(double x) { return magnitude(high_word(x)) == 0x3ff00000 && low_word(x) == 0; }

}  // namespace

double sin(double x) {
    std::int32_t high = magnitude(high_word(x));
    if (high <= 0x3fe921fb) return kernel_sin(x, 0.0, false);
    if (high >= kInfinityHigh) return x - x;
    Reduced y{};
    switch (reduce_by_half_pi(x, y) & 3) {
        case 0: return kernel_sin(y.head, y.tail, true);
        case 1: return kernel_cos(y.head, y.tail);
        case 2: return -kernel_sin(y.head, y.tail, true);
        default: return -kernel_cos(y.head, y.tail);
    }
}

double cos(double x) {
    std::int32_t high = magnitude(high_word(x));
    if (high <= 0x3fe921fb) return kernel_cos(x, 0.0);
    if (high >= kInfinityHigh) return x - x;
    Reduced y{};
    switch (reduce_by_half_pi(x, y) & 3) {
        case 0: return kernel_cos(y.head, y.tail);
        case 1: return -kernel_sin(y.head, y.tail, true);
        case 2: return -kernel_cos(y.head, y.tail);
        default: return kernel_sin(y.head, y.tail, true);
    }
}

double tan(double x) {
    std::int32_t high = magnitude(high_word(x));
    if (high <= 0x3fe921fb) return kernel_tan(x, 0.0, Tangent::Itself);
    if (high >= kInfinityHigh) return x - x;
    Reduced y{};
    bool is_odd = reduce_by_half_pi(x, y) & 1;
    return kernel_tan(y.head, y.tail, is_odd ? Tangent::NegativeInverse : Tangent::Itself);
}

double asin(double x) {
    std::int32_t signed_high = high_word(x), high = magnitude(signed_high);
    if (high >= 0x3ff00000) return is_one(x) ? x * kHalfPiHead + x * kHalfPiTail : not_a_number(x);
    if (high < 0x3e400000) return x;
    if (high < 0x3fe00000) return x + x * arc_ratio(x * x);
    double t = (1.0 - std::fabs(x)) * 0.5;
    double ratio = arc_ratio(t);
    double s = std::sqrt(t);
    if (high >= 0x3FEF3333) {
        t = kHalfPiHead - (2.0 * (s + s * ratio) - kHalfPiTail);
    } else {
        double w = without_low_word(s);
        double c = (t - w * w) / (s + w);
        double p = 2.0 * s * ratio - (kHalfPiTail - 2.0 * c);
        double q = kQuarterPiHead - 2.0 * w;
        t = kQuarterPiHead - (p - q);
    }
    return signed_high > 0 ? t : -t;
}

double acos(double x) {
    std::int32_t signed_high = high_word(x), high = magnitude(signed_high);
    if (high >= 0x3ff00000) {
        if (!is_one(x)) return not_a_number(x);
        return signed_high > 0 ? 0.0 : kPi + 2.0 * kHalfPiTail;
    }
    if (high < 0x3fe00000) {
        if (high <= 0x3c600000) return kHalfPiHead + kHalfPiTail;
        return kHalfPiHead - (x - (kHalfPiTail - x * arc_ratio(x * x)));
    }
    if (signed_high < 0) {
        double z = (1.0 + x) * 0.5;
        double s = std::sqrt(z);
        double w = arc_ratio(z) * s - kHalfPiTail;
        return kPi - 2.0 * (s + w);
    }
    double z = (1.0 - x) * 0.5;
    double s = std::sqrt(z);
    double head = without_low_word(s);
    double c = (z - head * head) / (s + head);
    double w = arc_ratio(z) * s + c;
    return 2.0 * (head + w);
}

double atan(double x) {
    constexpr double kHead[] = {4.63647609000806093515e-01, 7.85398163397448278999e-01, 9.82793723247329054082e-01, kHalfPiHead};
    constexpr double kTail[] = {2.26987774529616870924e-17, 3.06161699786838301793e-17, 1.39033110312309984516e-17, kHalfPiTail};
    constexpr double kEven[] = {3.33333333333329318027e-01, 1.42857142725034663711e-01, 9.09088713343650656196e-02,
                                6.66107313738753120669e-02, 4.97687799461593236017e-02, 1.62858201153657823623e-02};
    constexpr double kOdd[] = {-1.99999999998764832476e-01, -1.11111104054623557880e-01, -7.69187620504482999495e-02,
                               -5.83357013379057348645e-02, -3.65315727442169155270e-02};
    std::int32_t signed_high = high_word(x), high = magnitude(signed_high);
    if (high >= 0x44100000) {
        if (x != x) return x + x;
        return signed_high > 0 ? kHead[3] + kTail[3] : -kHead[3] - kTail[3];
    }
    int interval = -1;
    if (high < 0x3fdc0000) {
        if (high < 0x3e200000) return x;
    } else {
        x = std::fabs(x);
        if (high < 0x3fe60000) {
            interval = 0;
            x = (2.0 * x - 1.0) / (2.0 + x);
        } else if (high < 0x3ff30000) {
            interval = 1;
            x = (x - 1.0) / (x + 1.0);
        } else if (high < 0x40038000) {
            interval = 2;
            x = (x - 1.5) / (1.0 + 1.5 * x);
        } else {
            interval = 3;
            x = -1.0 / x;
        }
    }
    double z = x * x;
    double w = z * z;
    double s1 = z * polynomial(w, kEven);
    double s2 = w * polynomial(w, kOdd);
    if (interval < 0) return x - x * (s1 + s2);
    z = kHead[interval] - ((x * (s1 + s2) - kTail[interval]) - x);
    return signed_high < 0 ? -z : z;
}

double atan2(double y, double x) {
    if (x != x || y != y) return x + y;
    if (x == 1.0) return atan(y);
    bool x_negative = std::signbit(x), y_negative = std::signbit(y);
    double half_pi = y_negative ? -kHalfPiHead - kTiny : kHalfPiHead + kTiny;
    double pi = y_negative ? -kPi - kTiny : kPi + kTiny;
    if (y == 0.0) return x_negative ? pi : y;
    if (x == 0.0) return half_pi;
    if (std::isinf(x)) {
        if (std::isinf(y)) {
            double angle = x_negative ? 3.0 * kQuarterPiHead : kQuarterPiHead;
            return y_negative ? -angle - kTiny : angle + kTiny;
        }
        return x_negative ? pi : (y_negative ? -0.0 : 0.0);
    }
    if (std::isinf(y)) return half_pi;
    int difference = (magnitude(high_word(y)) - magnitude(high_word(x))) >> 20;
    double z;
    if (difference > 60)
        z = kHalfPiHead + 0.5 * kPiTail;
    else if (x_negative && difference < -60)
        z = 0.0;
    else
        z = atan(std::fabs(y / x));
    if (!x_negative) return y_negative ? -z : z;
    return y_negative ? (z - kPiTail) - kPi : kPi - (z - kPiTail);
}

}  // namespace raceproof::machine::natives::fdlibm
