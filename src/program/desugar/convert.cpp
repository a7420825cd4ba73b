#include "program/desugar/convert.h"

#include <string>

#include "base/verify.h"

namespace raceproof::program::desugar {

using classfile::basic_type;

namespace {

struct Wrapper {
    BasicType type;
    std::string_view class_name, unbox;
};

constexpr Wrapper kWrappers[] = {
    {BasicType::Boolean, "java/lang/Boolean", "booleanValue"}, {BasicType::Byte, "java/lang/Byte", "byteValue"},
    {BasicType::Char, "java/lang/Character", "charValue"},     {BasicType::Short, "java/lang/Short", "shortValue"},
    {BasicType::Int, "java/lang/Integer", "intValue"},         {BasicType::Long, "java/lang/Long", "longValue"},
    {BasicType::Float, "java/lang/Float", "floatValue"},       {BasicType::Double, "java/lang/Double", "doubleValue"},
};

const Wrapper& wrapper_of(BasicType type) {
    for (const Wrapper& wrapper : kWrappers)
        if (wrapper.type == type) return wrapper;
    VERIFY(false, "should be asked for the wrapper of a primitive type");
}

const Wrapper* wrapper_of_class(std::string_view class_name) {
    for (const Wrapper& wrapper : kWrappers)
        if (wrapper.class_name == class_name) return &wrapper;
    return nullptr;
}

bool is_number(BasicType type) { return type != BasicType::Boolean && type != BasicType::Char; }

// JLS 5.1.2, and identity.
bool widens(BasicType from, BasicType to) {
    if (from == to) return true;
    switch (from) {
        case BasicType::Byte: return to == BasicType::Short || widens(BasicType::Short, to);
        case BasicType::Char:
        case BasicType::Short: return to == BasicType::Int || widens(BasicType::Int, to);
        case BasicType::Int: return to == BasicType::Long || widens(BasicType::Long, to);
        case BasicType::Long: return to == BasicType::Float || widens(BasicType::Float, to);
        case BasicType::Float: return to == BasicType::Double;
        default: return false;
    }
}

bool widen(CodeWriter& code, BasicType from, BasicType to) {
    if (!widens(from, to)) return false;
    if (from == to) return true;
    bool is_int = from != BasicType::Long && from != BasicType::Float;
    switch (to) {
        case BasicType::Long: code.emit(Bytecode::I2L); break;
        case BasicType::Float: code.emit(is_int ? Bytecode::I2F : Bytecode::L2F); break;
        case BasicType::Double:
            code.emit(is_int ? Bytecode::I2D : from == BasicType::Long ? Bytecode::L2D : Bytecode::F2D);
            break;
        default: break;  // within the int-like types
    }
    return true;
}

void box(CodeWriter& code, const Wrapper& wrapper) {
    std::string descriptor = "(";
    descriptor += classfile::descriptor_character(wrapper.type);
    descriptor.append(")L").append(wrapper.class_name).append(";");
    code.invoke(InvokeKind::Static, {wrapper.class_name, "valueOf", descriptor});
}

// Calls the method of `class_name` (a wrapper class or Number) that yields a `type`.
void unbox(CodeWriter& code, std::string_view class_name, BasicType type) {
    std::string descriptor = "()";
    descriptor += classfile::descriptor_character(type);
    code.invoke(InvokeKind::Virtual, {class_name, wrapper_of(type).unbox, descriptor});
}

void cast(CodeWriter& code, std::string_view from_class, std::string_view to_class) {
    if (from_class != to_class && to_class != "java/lang/Object") code.check_cast(to_class);
}

bool primitive_to(CodeWriter& code, BasicType from, std::string_view to) {
    BasicType target = basic_type(to.front());
    if (target != BasicType::Reference) return widen(code, from, target);
    std::string_view target_class = classfile::class_name_of_descriptor(to);
    if (const Wrapper* wrapper = wrapper_of_class(target_class)) {
        if (wrapper->type != from) return false;
        box(code, *wrapper);
    } else {
        box(code, wrapper_of(from));
        cast(code, wrapper_of(from).class_name, target_class);
    }
    return true;
}

bool reference_to_primitive(CodeWriter& code, std::string_view from_class, BasicType to) {
    if (const Wrapper* wrapper = wrapper_of_class(from_class)) {
        if (!widens(wrapper->type, to)) return false;
        if (is_number(wrapper->type)) {
            unbox(code, wrapper->class_name, to);
            return true;
        }
        unbox(code, wrapper->class_name, wrapper->type);
        return widen(code, wrapper->type, to);
    }
    std::string_view via = is_number(to) ? "java/lang/Number" : wrapper_of(to).class_name;
    cast(code, from_class, via);
    unbox(code, via, to);
    return true;
}

}  // namespace

bool convert(CodeWriter& code, const Conversion& conversion) {
    auto [from, to, instantiated] = conversion;
    if (to == "V") return true;  // what was pushed is dropped by the return
    if (from == "V") return false;
    BasicType source = basic_type(from.front()), target = basic_type(to.front());
    if (source != BasicType::Reference) return primitive_to(code, source, to);

    std::string_view from_class = classfile::class_name_of_descriptor(from);
    if (basic_type(instantiated.front()) == BasicType::Reference) {
        std::string_view instantiated_class = classfile::class_name_of_descriptor(instantiated);
        cast(code, from_class, instantiated_class);
        if (instantiated_class != "java/lang/Object") from_class = instantiated_class;
    }
    if (target != BasicType::Reference) return reference_to_primitive(code, from_class, target);
    cast(code, from_class, classfile::class_name_of_descriptor(to));
    return true;
}

}  // namespace raceproof::program::desugar
