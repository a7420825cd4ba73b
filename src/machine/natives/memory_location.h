// A place in the guest's memory by object and offset, as jdk.internal.misc.Unsafe and VarHandle name it.
//
// Offsets are ours to choose: a field is at 16 + 8 * slot of its object, an array element at 16 + index * size, and a static
// field at kStaticFlag + 8 * slot of its class's mirror (staticFieldBase). Array contents are plain bytes, so a long may be read
// out of a byte[]; a field can only be accessed whole. Addresses outside the heap do not exist.
#pragma once

#include <cstdint>
#include <cstring>
#include <type_traits>

#include "machine/machine.h"
#include "machine/native.h"

namespace raceproof::machine::natives {

inline constexpr std::int64_t kContentsOffset = 16;
inline constexpr std::int64_t kStaticFlag = std::int64_t{1} << 40;

inline std::int64_t offset_of(const program::Field& field) {
    return (field.is_static() ? kStaticFlag : kContentsOffset) + static_cast<std::int64_t>(field.slot) * 8;
}

// The access modes of the memory model, weakest first.
enum class MemoryOrder { Plain, Opaque, Acquire, Release, Volatile };

struct Location {
    Object* object = nullptr;  // nullptr: there is no such place
    std::uint64_t offset = 0;  // in bytes from the start of the contents
    bool is_slot = false;      // a field; else packed elements of an array

    // As memory events and pending operations count: fields in slots, elements in bytes.
    std::uint64_t position() const { return is_slot ? offset / sizeof(Slot) : offset; }
};

// `size`: how many bytes will be accessed.
Location locate(Machine& machine, Ref base, std::int64_t offset, std::uint64_t size);

template <typename Value>
Value value_of_slot(Slot slot) {
    if constexpr (std::is_same_v<Value, float>)
        return state::as_float(slot);
    else if constexpr (std::is_same_v<Value, double>)
        return state::as_double(slot);
    else if constexpr (std::is_same_v<Value, Ref>)
        return state::as_ref(slot);
    else if constexpr (std::is_same_v<Value, bool>)
        return (slot & 1) != 0;
    else
        return static_cast<Value>(slot);
}

template <typename Value>
Slot slot_of_value(Value value) {
    if constexpr (std::is_integral_v<Value> && sizeof(Value) < 4)
        return state::slot_of(static_cast<std::int32_t>(value));
    else
        return state::slot_of(value);
}

template <typename Value>
Value load(const Location& location) {
    if (location.is_slot) return value_of_slot<Value>(location.object->slots()[location.offset / sizeof(Slot)]);
    const std::byte* bytes = location.object->elements<std::byte>() + location.offset;
    if constexpr (std::is_same_v<Value, bool>) return *bytes != std::byte{0};
    Value value;
    std::memcpy(&value, bytes, sizeof value);
    return value;
}

template <typename Value>
void store(state::State& state, const Location& location, Value value) {
    Object& object = *location.object;
    if (location.is_slot) {
        state.before_write(object);
        object.slots()[location.offset / sizeof(Slot)] = slot_of_value(value);
    } else {
        state.before_element_write(object, location.offset, sizeof value);
        std::memcpy(object.elements<std::byte>() + location.offset, &value, sizeof value);
    }
    if constexpr (std::is_same_v<Value, Ref>) state.sharing().on_stored(object, value);
}

// compareAndSet compares bits: NaN equals itself, 0.0 differs from -0.0.
template <typename Value>
bool same_bits(Value left, Value right) {
    return std::memcmp(&left, &right, sizeof left) == 0;
}

}  // namespace raceproof::machine::natives
