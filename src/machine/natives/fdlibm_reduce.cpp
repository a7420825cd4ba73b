// Argument reduction for the trigonometric functions: x modulo pi/2, exact enough for every double.
#include <cmath>

#include "machine/natives/fdlibm.h"

namespace raceproof::machine::natives::fdlibm {

namespace {

// 2/pi in digits of 24 bits.
constexpr std::int32_t kTwoOverPi[] = {
    0xA2F983, 0x6E4E44, 0x1529FC, 0x2757D1, 0xF534DD, 0xC0DB62, 0x95993C, 0x439041, 0xFE5163, 0xABDEBB, 0xC561B7,
    0x246E3A, 0x424DD2, 0xE00649, 0x2EEA09, 0xD1921C, 0xFE1DEB, 0x1CB129, 0xA73EE8, 0x8235F5, 0x2EBB44, 0x84E99C,
    0x7026B4, 0x5F7E41, 0x3991D6, 0x398353, 0x39F49C, 0x845F8B, 0xBDF928, 0x3B1FF8, 0x97FFDE, 0x05980F, 0xEF2F11,
    0x8B5A0A, 0x6D1F6D, 0x367ECF, 0x27CB09, 0xB74F46, 0x3F669E, 0x5FEA2D, 0x7527BA, 0xC7EBE5, 0xF17B3D, 0x0739F7,
    0x8A5292, 0xEA6BFB, 0x5FB11F, 0x8D5D08, 0x560330, 0x46FC7B, 0x6BABF0, 0xCFBC20, 0x9AF436, 0x1DA9E3, 0x91615E,
    0xE61B08, 0x659985, 0x5F14A0, 0x68408D, 0xFFD880, 0x4D7327, 0x310606, 0x1556CA, 0x73A8C9, 0x60E27B, 0xC08C6B,
};

// pi/2 in pieces of 24 bits.
constexpr double kHalfPiDigits[] = {
    1.57079625129699707031e+00, 7.54978941586159635335e-08, 5.39030252995776476554e-15, 3.28200341580791294123e-22,
    1.27065575308067607349e-29, 1.22933308981111328932e-36, 2.73370053816464559624e-44, 2.16741683877804819444e-51,
};

constexpr double kTwo24 = 16777216.0, kTwoMinus24 = 5.96046447753906250000e-08;
constexpr double kTwoOverPiDouble = 6.36619772367581382433e-01;

// pi/2 as three sums of a 33-bit head and a tail, each continuing the one before.
struct Split {
    double head, tail;
};
constexpr Split kHalfPi[] = {
    {1.57079632673412561417e+00, 6.07710050650619224932e-11},
    {6.07710050630396597660e-11, 2.02226624879595063154e-21},
    {2.02226624871116645580e-21, 8.47842766036889956997e-32},
};

int exponent_of(double x) { return (high_word(x) >> 20) & 0x7ff; }

// Is the high word that of a multiple of pi/2? Then the first head cancels too much.
bool is_near_multiple(std::int32_t magnitude_high, int n) { return magnitude_high == high_word(n * 1.57079632679489655800e+00); }

// |x| up to about 2^19 * pi/2: subtract n * pi/2 in one to three steps, as many as the cancellation asks for.
int reduce_medium(double x, Reduced& y) {
    std::int32_t high = magnitude(high_word(x));
    double t = std::fabs(x);
    int n = static_cast<int>(t * kTwoOverPiDouble + 0.5);
    double fn = n;
    double r = t - fn * kHalfPi[0].head;
    double w = fn * kHalfPi[0].tail;
    y.head = r - w;
    if (n >= 32 || is_near_multiple(high, n)) {
        int exponent = high >> 20;
        constexpr int kCancelledBits[] = {16, 49};
        for (int step = 1; step <= 2 && exponent - exponent_of(y.head) > kCancelledBits[step - 1]; ++step) {
            t = r;
            w = fn * kHalfPi[step].head;
            r = t - w;
            w = fn * kHalfPi[step].tail - ((t - r) - w);
            y.head = r - w;
        }
    }
    y.tail = (r - y.head) - w;
    return n;
}

// Payne and Hanek's reduction of the 24-bit digits x[0…last] (times 2^exponent): multiplies by as many digits of 2/pi as matter.
class LargeReduction {
  public:
    LargeReduction(const double* digits, int count, int exponent) : x_(digits), last_(count - 1) {
        first_digit_ = (exponent - 3) / 24;
        if (first_digit_ < 0) first_digit_ = 0;
        scale_ = exponent - 24 * (first_digit_ + 1);
        for (int i = 0, j = first_digit_ - last_; i <= last_ + kTerms; ++i, ++j) f_[i] = j < 0 ? 0.0 : kTwoOverPi[j];
        for (int i = 0; i <= kTerms; ++i) q_[i] = product(i);
    }

    int reduce(Reduced& y) {
        size_ = kTerms;
        while (!split_integer_part()) {
        }
        drop_zero_digits();
        sum_up(y);
        return n_ & 7;
    }

  private:
    static constexpr int kTerms = 4;

    double product(int i) const {
        double sum = 0.0;
        for (int j = 0; j <= last_; ++j) sum += x_[j] * f_[last_ + i - j];
        return sum;
    }

    // Distils q into integer digits, takes off the integer part of the product, and reflects a fraction above one half. False if
    // everything cancelled and more digits are needed.
    bool split_integer_part() {
        double z = q_[size_];
        for (int i = 0, j = size_; j > 0; ++i, --j) {
            double carry = static_cast<double>(static_cast<int>(kTwoMinus24 * z));
            digits_[i] = static_cast<int>(z - kTwo24 * carry);
            z = q_[j - 1] + carry;
        }
        z = std::scalbn(z, scale_);
        z -= 8.0 * std::floor(z * 0.125);
        n_ = static_cast<int>(z);
        z -= static_cast<double>(n_);
        int above_half = 0;
        if (scale_ > 0) {
            int whole = digits_[size_ - 1] >> (24 - scale_);
            n_ += whole;
            digits_[size_ - 1] -= whole << (24 - scale_);
            above_half = digits_[size_ - 1] >> (23 - scale_);
        } else if (scale_ == 0) {
            above_half = digits_[size_ - 1] >> 23;
        } else if (z >= 0.5) {
            above_half = 2;
        }
        if (above_half > 0) z = reflect(z, above_half);
        is_reflected_ = above_half > 0;
        fraction_ = z;
        return z != 0.0 || !needs_more_digits();
    }

    // 1 - fraction, digit by digit.
    double reflect(double z, int above_half) {
        n_ += 1;
        bool borrowed = false;
        for (int i = 0; i < size_; ++i) {
            int digit = digits_[i];
            if (borrowed) {
                digits_[i] = 0xffffff - digit;
            } else if (digit != 0) {
                borrowed = true;
                digits_[i] = 0x1000000 - digit;
            }
        }
        if (scale_ == 1) digits_[size_ - 1] &= 0x7fffff;
        if (scale_ == 2) digits_[size_ - 1] &= 0x3fffff;
        if (above_half == 2) {
            z = 1.0 - z;
            if (borrowed) z -= std::scalbn(1.0, scale_);
        }
        return z;
    }

    bool needs_more_digits() {
        int any = 0;
        for (int i = size_ - 1; i >= kTerms; --i) any |= digits_[i];
        if (any != 0) return false;
        int more = 1;
        while (digits_[kTerms - more] == 0) ++more;
        for (int i = size_ + 1; i <= size_ + more; ++i) {
            f_[last_ + i] = kTwoOverPi[first_digit_ + i];
            q_[i] = product(i);
        }
        size_ += more;
        return true;
    }

    void drop_zero_digits() {
        if (fraction_ == 0.0) {
            --size_;
            scale_ -= 24;
            while (digits_[size_] == 0) {
                --size_;
                scale_ -= 24;
            }
            return;
        }
        double z = std::scalbn(fraction_, -scale_);
        if (z >= kTwo24) {
            double carry = static_cast<double>(static_cast<int>(kTwoMinus24 * z));
            digits_[size_] = static_cast<int>(z - kTwo24 * carry);
            ++size_;
            scale_ += 24;
            digits_[size_] = static_cast<int>(carry);
        } else {
            digits_[size_] = static_cast<int>(z);
        }
    }

    // The fraction times pi/2.
    void sum_up(Reduced& y) {
        double unit = std::scalbn(1.0, scale_);
        for (int i = size_; i >= 0; --i) {
            q_[i] = unit * static_cast<double>(digits_[i]);
            unit *= kTwoMinus24;
        }
        double parts[20];
        for (int i = size_; i >= 0; --i) {
            double sum = 0.0;
            for (int k = 0; k <= kTerms && k <= size_ - i; ++k) sum += kHalfPiDigits[k] * q_[i + k];
            parts[size_ - i] = sum;
        }
        double sum = 0.0;
        for (int i = size_; i >= 0; --i) sum += parts[i];
        y.head = is_reflected_ ? -sum : sum;
        sum = parts[0] - sum;
        for (int i = 1; i <= size_; ++i) sum += parts[i];
        y.tail = is_reflected_ ? -sum : sum;
    }

    const double* x_;
    int last_;
    int first_digit_, scale_;
    int size_ = 0, n_ = 0;
    bool is_reflected_ = false;
    double fraction_ = 0.0;
    double f_[20] = {}, q_[20] = {};
    int digits_[20] = {};
};

int reduce_large(double x, Reduced& y) {
    std::int32_t high = magnitude(high_word(x));
    int exponent = (high >> 20) - 1046;
    double z = from_words(high - (exponent << 20), low_word(x));
    double digits[3];
    for (int i = 0; i < 2; ++i) {
        digits[i] = static_cast<double>(static_cast<int>(z));
        z = (z - digits[i]) * kTwo24;
    }
    digits[2] = z;
    int count = 3;
    while (digits[count - 1] == 0.0) --count;
    return LargeReduction(digits, count, exponent).reduce(y);
}

// |x| < 3 pi/4: n is 1 or -1.
int reduce_small(double x, Reduced& y) {
    std::int32_t high = high_word(x);
    double sign = high > 0 ? 1.0 : -1.0;
    double z = x - sign * kHalfPi[0].head;
    double tail = sign * kHalfPi[0].tail;
    if (magnitude(high) == 0x3ff921fb) {
        z -= sign * kHalfPi[1].head;
        tail = sign * kHalfPi[1].tail;
    }
    y.head = z - tail;
    y.tail = (z - y.head) - tail;
    return high > 0 ? 1 : -1;
}

}  // namespace

int reduce_by_half_pi(double x, Reduced& y) {
    std::int32_t high = magnitude(high_word(x));
    if (high <= 0x3fe921fb) {
        y = {x, 0.0};
        return 0;
    }
    if (high < 0x4002d97c) return reduce_small(x, y);
    if (high >= kInfinityHigh) {
        y = {x - x, x - x};
        return 0;
    }
    int n = high <= 0x413921fb ? reduce_medium(x, y) : reduce_large(x, y);
    if (high_word(x) >= 0) return n;
    y = {-y.head, -y.tail};
    return -n;
}

}  // namespace raceproof::machine::natives::fdlibm
