// Arithmetic as Java defines it where C++ differs or leaves it undefined.
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>

namespace raceproof::machine::arithmetic {

template <typename T>
T wrapping_add(T a, T b) {
    using U = std::make_unsigned_t<T>;
    return static_cast<T>(static_cast<U>(a) + static_cast<U>(b));
}
template <typename T>
T wrapping_sub(T a, T b) {
    using U = std::make_unsigned_t<T>;
    return static_cast<T>(static_cast<U>(a) - static_cast<U>(b));
}
template <typename T>
T wrapping_mul(T a, T b) {
    using U = std::make_unsigned_t<T>;
    return static_cast<T>(static_cast<U>(a) * static_cast<U>(b));
}
// The divisor is not zero.
template <typename T>
T divide(T a, T b) {
    return b == -1 ? wrapping_sub<T>(0, a) : static_cast<T>(a / b);
}
template <typename T>
T remainder(T a, T b) {
    return b == -1 ? 0 : static_cast<T>(a % b);
}

inline std::int32_t shift_left(std::int32_t value, std::int32_t count) {
    return static_cast<std::int32_t>(static_cast<std::uint32_t>(value) << (count & 31));
}
inline std::int64_t shift_left(std::int64_t value, std::int32_t count) {
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(value) << (count & 63));
}
inline std::int32_t shift_right_unsigned(std::int32_t value, std::int32_t count) {
    return static_cast<std::int32_t>(static_cast<std::uint32_t>(value) >> (count & 31));
}
inline std::int64_t shift_right_unsigned(std::int64_t value, std::int32_t count) {
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(value) >> (count & 63));
}

// Floating point to integer: NaN is 0, out of range saturates (JLS 5.1.3).
template <typename Integer, typename Floating>
Integer to_integer(Floating value) {
    if (std::isnan(value)) return 0;
    // The limits as floating point: min is exact, max rounds up to a power of two that is out of range.
    if (value >= -static_cast<Floating>(std::numeric_limits<Integer>::min())) return std::numeric_limits<Integer>::max();
    if (value < static_cast<Floating>(std::numeric_limits<Integer>::min())) return std::numeric_limits<Integer>::min();
    return static_cast<Integer>(value);
}

// fcmpl, dcmpl: `unordered` = -1; fcmpg, dcmpg: 1.
template <typename Floating>
std::int32_t compare(Floating a, Floating b, std::int32_t unordered) {
    return a > b ? 1 : a == b ? 0 : a < b ? -1 : unordered;
}

}  // namespace raceproof::machine::arithmetic
