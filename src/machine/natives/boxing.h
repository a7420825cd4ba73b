// Values of basic types in java.lang's wrapper objects, and the widening conversions of JLS 5.1.2 that reflection applies.
#pragma once

#include <optional>
#include <string_view>

#include "machine/natives/support.h"

namespace raceproof::machine::natives {

// "java/lang/Integer" for Int; not for Reference and Void.
std::string_view wrapper_class(BasicType type);

struct BasicValue {
    BasicType type;
    Slot value;
};

// What a wrapper object holds; nothing if the object is not one.
std::optional<BasicValue> unboxed(NativeCall& call, Ref object);

// A new wrapper object, as reflection makes them: not from the caches. kNull when the heap is full.
Ref new_box(NativeCall& call, const BasicValue& value);

// The value as another basic type; nothing if that is not a widening (or the same type).
std::optional<Slot> widened(const BasicValue& value, BasicType to);

}  // namespace raceproof::machine::natives
