// What reflection reads of class files: annotations as raw bytes (the JDK parses them), constant pools, signatures, parameters.
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"
#include "program/resolution.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kClass = "java/lang/Class";
constexpr std::string_view kPool = "jdk/internal/reflect/ConstantPool";

NativeOutcome returns_bytes(NativeCall& call, std::span<const std::uint8_t> bytes) {
    return bytes.empty() ? call.returns(kNull) : call.returns_allocated(new_byte_array(call, bytes));
}

NativeOutcome returns_literal(NativeCall& call, std::string_view modified_utf8) {
    if (modified_utf8.empty()) return call.returns(kNull);
    return call.returns(call.machine.strings.literal(call.machine.program().literal_number(modified_utf8)));
}

NativeOutcome get_raw_annotations(NativeCall& call) {
    const program::Class& klass = class_argument(call, 0);
    return klass.file == nullptr ? call.returns(kNull) : returns_bytes(call, klass.file->annotations.visible);
}

NativeOutcome get_raw_type_annotations(NativeCall& call) {
    const program::Class& klass = class_argument(call, 0);
    return klass.file == nullptr ? call.returns(kNull) : returns_bytes(call, klass.file->annotations.visible_types);
}

NativeOutcome get_generic_signature(NativeCall& call) {
    const program::Class& klass = class_argument(call, 0);
    return klass.file == nullptr ? call.returns(kNull) : returns_literal(call, klass.file->signature);
}

// ── constant pools: the object's only field holds the class's mirror ──
NativeOutcome get_constant_pool(NativeCall& call) {
    Ref pool = call.machine.objects.new_instance(call.thread, call.machine.program().required(kPool));
    if (pool == kNull) return NativeOutcome::OutOfMemory;
    set_field(call, call.object(pool), "constantPoolOop", kObject, state::slot_of(call.ref(0)));
    return call.returns(pool);
}

// The constant that a get…At0(Object pool, int index) asks for; nullptr if it is not of this kind.
const classfile::Constant* constant_argument(NativeCall& call, classfile::Tag tag) {
    const classfile::ClassFile& file = *class_argument(call, 1).file;
    std::int32_t index = call.integer(2);
    bool valid = index > 0 && index <= 0xFFFF && file.has(static_cast<std::uint16_t>(index), tag);
    return valid ? &file.constant(static_cast<std::uint16_t>(index)) : nullptr;
}

NativeOutcome wrong_type(NativeCall& call) {
    return call.throws("java/lang/IllegalArgumentException", "Wrong type at constant pool index");
}

NativeOutcome pool_size(NativeCall& call) {
    return call.returns(static_cast<std::int32_t>(class_argument(call, 1).file->constants.size()));
}

NativeOutcome pool_utf8(NativeCall& call) {
    const classfile::Constant* constant = constant_argument(call, classfile::Tag::Utf8);
    return constant == nullptr
               ? wrong_type(call)
               : call.returns(call.machine.strings.literal(call.machine.program().literal_number(constant->text)));
}

NativeOutcome pool_int(NativeCall& call) {
    const classfile::Constant* constant = constant_argument(call, classfile::Tag::Integer);
    return constant == nullptr ? wrong_type(call) : call.returns(static_cast<std::int32_t>(constant->bits));
}

NativeOutcome pool_long(NativeCall& call) {
    const classfile::Constant* constant = constant_argument(call, classfile::Tag::Long);
    return constant == nullptr ? wrong_type(call) : call.returns(static_cast<std::int64_t>(constant->bits));
}

NativeOutcome pool_float(NativeCall& call) {
    const classfile::Constant* constant = constant_argument(call, classfile::Tag::Float);
    return constant == nullptr ? wrong_type(call) : call.returns(state::as_float(constant->bits));
}

NativeOutcome pool_double(NativeCall& call) {
    const classfile::Constant* constant = constant_argument(call, classfile::Tag::Double);
    return constant == nullptr ? wrong_type(call) : call.returns(state::as_double(constant->bits));
}

NativeOutcome pool_string(NativeCall& call) {
    const classfile::Constant* constant = constant_argument(call, classfile::Tag::String);
    if (constant == nullptr) return wrong_type(call);
    return call.returns(
        call.machine.strings.literal(call.machine.program().literal_number(class_argument(call, 1).file->utf8(constant->first))));
}

NativeOutcome pool_class(NativeCall& call) {
    if (constant_argument(call, classfile::Tag::Class) == nullptr) return wrong_type(call);
    auto resolved =
        program::resolve_class(call.machine.program(), class_argument(call, 1), static_cast<std::uint16_t>(call.integer(2)));
    if (!resolved) return call.throws(resolved.error());
    return call.returns(call.machine.classes.mirror(**resolved));
}

// ── members ──
NativeOutcome method_type_annotations(NativeCall& call) {
    return returns_bytes(call, reflected_method(call, call.ref(0)).info->annotations.visible_types);
}

NativeOutcome field_type_annotations(NativeCall& call) {
    return returns_bytes(call, reflected_field(call, call.ref(0)).info->annotations.visible_types);
}

NativeOutcome get_parameters(NativeCall& call) {
    const program::Method& method = reflected_method(call, call.ref(0));
    if (!method.info->parameters) return call.returns(kNull);
    const auto& parameters = *method.info->parameters;
    Ref result = call.machine.objects.new_array(call.thread, call.machine.program().required("[Ljava/lang/reflect/Parameter;"),
                                                static_cast<std::uint32_t>(parameters.size()));
    if (result == kNull) return NativeOutcome::OutOfMemory;
    const program::Class& parameter_class = call.machine.program().required("java/lang/reflect/Parameter");
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        Ref parameter = call.machine.objects.new_instance(call.thread, parameter_class);
        if (parameter == kNull) return NativeOutcome::OutOfMemory;
        Object& object = call.object(parameter);
        Ref name = parameters[i].name.empty()
                       ? kNull
                       : call.machine.strings.literal(call.machine.program().literal_number(parameters[i].name));
        set_field(call, object, "name", kString, state::slot_of(name));
        set_field(call, object, "modifiers", "I", state::slot_of(static_cast<std::int32_t>(parameters[i].flags)));
        set_field(call, object, "executable", "Ljava/lang/reflect/Executable;", state::slot_of(call.ref(0)));
        set_field(call, object, "index", "I", state::slot_of(static_cast<std::int32_t>(i)));
        call.object(result).elements<Ref>()[i] = parameter;
    }
    return call.returns(result);
}

}  // namespace

void register_reflection_attributes(NativeTable& table) {
    table.native(kClass, "getRawAnnotations", "()[B", get_raw_annotations);
    table.native(kClass, "getRawTypeAnnotations", "()[B", get_raw_type_annotations);
    table.native(kClass, "getGenericSignature0", "()Ljava/lang/String;", get_generic_signature);
    table.native(kClass, "getConstantPool", "()Ljdk/internal/reflect/ConstantPool;", get_constant_pool);
    table.native(kPool, "getSize0", "(Ljava/lang/Object;)I", pool_size);
    table.native(kPool, "getUTF8At0", "(Ljava/lang/Object;I)Ljava/lang/String;", pool_utf8);
    table.native(kPool, "getIntAt0", "(Ljava/lang/Object;I)I", pool_int);
    table.native(kPool, "getLongAt0", "(Ljava/lang/Object;I)J", pool_long);
    table.native(kPool, "getFloatAt0", "(Ljava/lang/Object;I)F", pool_float);
    table.native(kPool, "getDoubleAt0", "(Ljava/lang/Object;I)D", pool_double);
    table.native(kPool, "getStringAt0", "(Ljava/lang/Object;I)Ljava/lang/String;", pool_string);
    table.native(kPool, "getClassAt0", "(Ljava/lang/Object;I)Ljava/lang/Class;", pool_class);
    table.native("java/lang/reflect/Executable", "getTypeAnnotationBytes0", "()[B", method_type_annotations);
    table.native("java/lang/reflect/Executable", "getParameters0", "()[Ljava/lang/reflect/Parameter;", get_parameters);
    table.native("java/lang/reflect/Field", "getTypeAnnotationBytes0", "()[B", field_type_annotations);
}

}  // namespace raceproof::machine::natives
