// java.lang.reflect.Array.
#include "machine/natives/boxing.h"
#include "machine/natives/memory_location.h"
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

using enum BasicType;
constexpr std::string_view kArray = "java/lang/reflect/Array";
constexpr std::string_view kIllegalArgument = "java/lang/IllegalArgumentException";

// Checks the array argument (slot 0) and the index (slot 1). False: `outcome` is the exception.
bool is_element(NativeCall& call, NativeOutcome& outcome) {
    if (call.ref(0) == kNull) {
        outcome = throws_null_pointer(call);
        return false;
    }
    const Object& array = call.object(call.ref(0));
    if (!array.is_array()) {
        outcome = call.throws(kIllegalArgument, "Argument is not an array");
        return false;
    }
    if (static_cast<std::uint32_t>(call.integer(1)) >= array.length) {
        outcome = call.throws("java/lang/ArrayIndexOutOfBoundsException");
        return false;
    }
    return true;
}

Location element(NativeCall& call) {
    Object& array = call.object(call.ref(0));
    return {&array, static_cast<std::uint64_t>(call.integer(1)) << state::element_shift(array.klass->component_type), false};
}

std::uint64_t size_of_element(const Object& array) {
    return std::uint64_t{1} << state::element_shift(array.klass->component_type);
}

Slot load_element(NativeCall& call) {
    Location location = element(call);
    tell_read(call, *location.object, location.offset, size_of_element(*location.object));
    switch (location.object->klass->component_type) {
        case Boolean: return slot_of_value(load<bool>(location));
        case Byte: return slot_of_value(load<std::int8_t>(location));
        case Char: return slot_of_value(load<std::uint16_t>(location));
        case Short: return slot_of_value(load<std::int16_t>(location));
        case Long:
        case Double: return slot_of_value(load<std::int64_t>(location));
        default: return slot_of_value(load<std::int32_t>(location));
    }
}

void store_element(NativeCall& call, Slot value) {
    Location location = element(call);
    state::State& state = call.state();
    tell_write(call, *location.object, location.offset, size_of_element(*location.object));
    switch (location.object->klass->component_type) {
        case Boolean: return store(state, location, value_of_slot<bool>(value));
        case Byte: return store(state, location, value_of_slot<std::int8_t>(value));
        case Char:
        case Short: return store(state, location, value_of_slot<std::int16_t>(value));
        case Long:
        case Double: return store(state, location, value_of_slot<std::int64_t>(value));
        default: return store(state, location, value_of_slot<std::int32_t>(value));
    }
}

NativeOutcome get_length(NativeCall& call) {
    if (call.ref(0) == kNull) return throws_null_pointer(call);
    const Object& array = call.object(call.ref(0));
    if (!array.is_array()) return call.throws(kIllegalArgument, "Argument is not an array");
    return call.returns(static_cast<std::int32_t>(array.length));
}

NativeOutcome get(NativeCall& call) {
    NativeOutcome outcome;
    if (!is_element(call, outcome)) return outcome;
    BasicType type = call.object(call.ref(0)).klass->component_type;
    if (type == Reference) return call.returns(state::as_ref(load_element(call)));
    return call.returns_allocated(new_box(call, {type, load_element(call)}));
}

template <BasicType Type>
NativeOutcome get_as(NativeCall& call) {
    NativeOutcome outcome;
    if (!is_element(call, outcome)) return outcome;
    BasicType type = call.object(call.ref(0)).klass->component_type;
    if (type == Reference) return call.throws(kIllegalArgument, "Argument is not an array of primitive type");
    auto value = widened({type, load_element(call)}, Type);
    if (!value) return call.throws(kIllegalArgument, "argument type mismatch");
    call.result = *value;
    return NativeOutcome::Done;
}

NativeOutcome set(NativeCall& call) {
    NativeOutcome outcome;
    if (!is_element(call, outcome)) return outcome;
    const program::Class& klass = *call.object(call.ref(0)).klass;
    if (klass.component_type == Reference) {
        if (call.ref(2) != kNull && !call.object(call.ref(2)).klass->is_subclass_of(*klass.component))
            return call.throws(kIllegalArgument, "array element type mismatch");
        store_element(call, state::slot_of(call.ref(2)));
        return call.returns();
    }
    if (call.ref(2) == kNull) return call.throws(kIllegalArgument);
    auto boxed = unboxed(call, call.ref(2));
    auto value = boxed ? widened(*boxed, klass.component_type) : std::nullopt;
    if (!value) return call.throws(kIllegalArgument, "argument type mismatch");
    store_element(call, *value);
    return call.returns();
}

template <BasicType Type>
NativeOutcome set_as(NativeCall& call) {
    NativeOutcome outcome;
    if (!is_element(call, outcome)) return outcome;
    BasicType type = call.object(call.ref(0)).klass->component_type;
    if (type == Reference) return call.throws(kIllegalArgument, "Argument is not an array of primitive type");
    auto value = widened({Type, call.arguments[2]}, type);
    if (!value) return call.throws(kIllegalArgument, "argument type mismatch");
    store_element(call, *value);
    return call.returns();
}

NativeOutcome new_array(NativeCall& call) {
    if (call.ref(0) == kNull) return throws_null_pointer(call);
    program::Class& component = class_argument(call, 0);
    std::int32_t length = call.integer(1);
    if (component.is_primitive() && component.primitive == Void) return call.throws(kIllegalArgument);
    if (component.dimensions == 255) return call.throws(kIllegalArgument);
    if (length < 0) return call.throws("java/lang/NegativeArraySizeException", std::to_string(length));
    program::Class& array_class = call.machine.program().array_of(component);
    return call.returns_allocated(call.machine.objects.new_array(call.thread, array_class, static_cast<std::uint32_t>(length)));
}

Ref build(NativeCall& call, const program::Class& array_class, std::span<const std::int32_t> lengths) {
    Ref array = call.machine.objects.new_array(call.thread, array_class, static_cast<std::uint32_t>(lengths[0]));
    if (array == kNull || lengths.size() == 1) return array;
    for (std::int32_t i = 0; i < lengths[0]; ++i) {
        Ref part = build(call, *array_class.component, lengths.subspan(1));
        if (part == kNull) return kNull;
        call.object(array).elements<Ref>()[i] = part;
    }
    return array;
}

NativeOutcome new_multi_array(NativeCall& call) {
    if (call.ref(0) == kNull || call.ref(1) == kNull) return throws_null_pointer(call);
    program::Class* klass = &class_argument(call, 0);
    const Object& sizes = call.object(call.ref(1));
    tell_read(call, sizes, 0, state::content_bytes(sizes));
    std::vector<std::int32_t> lengths(sizes.elements<std::int32_t>(), sizes.elements<std::int32_t>() + sizes.length);
    bool is_void = klass->is_primitive() && klass->primitive == Void;
    if (lengths.empty() || is_void || klass->dimensions + lengths.size() > 255) return call.throws(kIllegalArgument);
    for (std::int32_t length : lengths)
        if (length < 0) return call.throws("java/lang/NegativeArraySizeException", std::to_string(length));
    for (std::size_t i = 0; i < lengths.size(); ++i) klass = &call.machine.program().array_of(*klass);
    return call.returns_allocated(build(call, *klass, lengths));
}

template <BasicType Type>
void add_type(NativeTable& table, const std::string& name, const std::string& descriptor) {
    table.native(kArray, "get" + name, "(Ljava/lang/Object;I)" + descriptor, get_as<Type>);
    table.native(kArray, "set" + name, "(Ljava/lang/Object;I" + descriptor + ")V", set_as<Type>);
}

}  // namespace

void register_reflect_array(NativeTable& table) {
    table.native(kArray, "getLength", "(Ljava/lang/Object;)I", get_length);
    table.native(kArray, "get", "(Ljava/lang/Object;I)Ljava/lang/Object;", get);
    table.native(kArray, "set", "(Ljava/lang/Object;ILjava/lang/Object;)V", set);
    table.native(kArray, "newArray", "(Ljava/lang/Class;I)Ljava/lang/Object;", new_array);
    table.native(kArray, "multiNewArray", "(Ljava/lang/Class;[I)Ljava/lang/Object;", new_multi_array);
    add_type<Boolean>(table, "Boolean", "Z");
    add_type<Byte>(table, "Byte", "B");
    add_type<Char>(table, "Char", "C");
    add_type<Short>(table, "Short", "S");
    add_type<Int>(table, "Int", "I");
    add_type<Long>(table, "Long", "J");
    add_type<Float>(table, "Float", "F");
    add_type<Double>(table, "Double", "D");
}

}  // namespace raceproof::machine::natives
