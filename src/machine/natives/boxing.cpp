#include "machine/natives/boxing.h"

namespace raceproof::machine::natives {

namespace {

using enum BasicType;

std::string_view descriptor_of(BasicType type) {
    static constexpr std::string_view kDescriptors[] = {"Z", "B", "C", "S", "I", "J", "F", "D"};
    return kDescriptors[static_cast<std::size_t>(type)];
}

bool is_integral(BasicType type) { return type != Boolean && type != Float && type != Double; }

// Which conversions widen: each type to those behind it, but nothing to char, and boolean only to itself.
bool widens(BasicType from, BasicType to) {
    if (from == to) return true;
    if (from == Boolean || to == Boolean || to == Char || to == Byte) return false;
    if (to == Short) return from == Byte;
    auto rank = [](BasicType type) { return type == Int ? 1 : type == Long ? 2 : type == Float ? 3 : type == Double ? 4 : 0; };
    return rank(from) < rank(to);
}

template <typename Number>
Slot converted(Number number, BasicType to) {
    switch (to) {
        case Long: return state::slot_of(static_cast<std::int64_t>(number));
        case Float: return state::slot_of(static_cast<float>(number));
        case Double: return state::slot_of(static_cast<double>(number));
        default: return state::slot_of(static_cast<std::int32_t>(number));
    }
}

}  // namespace

std::string_view wrapper_class(BasicType type) {
    static constexpr std::string_view kNames[] = {"java/lang/Boolean", "java/lang/Byte",    "java/lang/Character",
                                                  "java/lang/Short",   "java/lang/Integer", "java/lang/Long",
                                                  "java/lang/Float",   "java/lang/Double"};
    return kNames[static_cast<std::size_t>(type)];
}

std::optional<BasicValue> unboxed(NativeCall& call, Ref object) {
    if (object == kNull) return std::nullopt;
    const Object& box = call.object(object);
    for (BasicType type : {Boolean, Byte, Char, Short, Int, Long, Float, Double})
        if (box.klass->name.text() == wrapper_class(type))
            return BasicValue{type, field_value(box, "value", descriptor_of(type))};
    return std::nullopt;
}

Ref new_box(NativeCall& call, const BasicValue& value) {
    const program::Class& klass = call.machine.program().required(wrapper_class(value.type));
    Ref box = call.machine.objects.new_instance(call.thread, klass);
    if (box != kNull) set_field(call, call.object(box), "value", descriptor_of(value.type), value.value);
    return box;
}

std::optional<Slot> widened(const BasicValue& value, BasicType to) {
    if (!widens(value.type, to)) return std::nullopt;
    if (value.type == to) return value.value;
    if (value.type == Float) return converted(state::as_float(value.value), to);
    if (value.type == Long) return converted(state::as_long(value.value), to);
    return is_integral(value.type) ? converted(state::as_int(value.value), to) : value.value;
}

}  // namespace raceproof::machine::natives
