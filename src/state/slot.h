// A slot is 8 bytes that hold any value of the guest: a local, an operand, a field. Values have one canonical form, so that equal
// values are equal bits and a slot can be hashed and compared without its type: int-like and float values and references are
// zero-extended 32-bit patterns (a negative int has its upper half zero), long and double use all 64 bits.
#pragma once

#include <bit>
#include <cstdint>

namespace raceproof::state {

using Slot = std::uint64_t;

// A reference: the object's offset in the heap region in units of 8 bytes. 0 is null. It names a place, not an identity: the
// canonical identity of an object is its name (see object.h). Never let the *order* of Refs influence a result.
enum class Ref : std::uint32_t {};
inline constexpr Ref kNull{0};

inline Slot slot_of(std::int32_t value) { return static_cast<std::uint32_t>(value); }
inline Slot slot_of(std::int64_t value) { return static_cast<std::uint64_t>(value); }
inline Slot slot_of(float value) { return std::bit_cast<std::uint32_t>(value); }
inline Slot slot_of(double value) { return std::bit_cast<std::uint64_t>(value); }
inline Slot slot_of(Ref value) { return static_cast<std::uint32_t>(value); }

inline std::int32_t as_int(Slot slot) { return static_cast<std::int32_t>(slot); }
inline std::int64_t as_long(Slot slot) { return static_cast<std::int64_t>(slot); }
inline float as_float(Slot slot) { return std::bit_cast<float>(static_cast<std::uint32_t>(slot)); }
inline double as_double(Slot slot) { return std::bit_cast<double>(slot); }
inline Ref as_ref(Slot slot) { return static_cast<Ref>(static_cast<std::uint32_t>(slot)); }

}  // namespace raceproof::state
