#include "fixes/edited_class.h"

#include "classfile/descriptor.h"

namespace raceproof::fixes {

using classfile::Tag;

namespace {

constexpr std::string_view kBootstraps = "java/lang/invoke/ConstantBootstraps";
constexpr std::string_view kVarHandle = "Ljava/lang/invoke/VarHandle;";
constexpr std::string_view kFieldBootstrap =
    "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;Ljava/lang/Class;Ljava/lang/Class;)"
    "Ljava/lang/invoke/VarHandle;";
constexpr std::string_view kArrayBootstrap =
    "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;Ljava/lang/Class;)"
    "Ljava/lang/invoke/VarHandle;";
constexpr std::string_view kPrimitiveBootstrap =
    "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Class;";

}  // namespace

CodeInstruction EditedClass::push_class(std::string_view internal_name) {
    std::uint16_t index = editor_.constants().class_constant(internal_name);
    names_.add_class(index, internal_name);
    return {.code = Bytecode::Ldc, .operand = index};
}

CodeInstruction EditedClass::get_field(const advice::FieldName& field) {
    std::uint16_t index = editor_.constants().member(Tag::FieldRef, field.class_name, field.name, field.descriptor);
    names_.add_member(index, field.class_name, field.name, field.descriptor);
    return {.code = field.is_static ? Bytecode::GetStatic : Bytecode::GetField, .operand = index};
}

CodeInstruction EditedClass::invoke_virtual(std::string_view owner, std::string_view name, std::string_view descriptor) {
    std::uint16_t index = editor_.constants().member(Tag::MethodRef, owner, name, descriptor);
    names_.add_member(index, owner, name, descriptor);
    return {.code = Bytecode::InvokeVirtual, .operand = index};
}

CodeInstruction EditedClass::invoke_interface(std::string_view owner, std::string_view name, std::string_view descriptor) {
    std::uint16_t index = editor_.constants().member(Tag::InterfaceMethodRef, owner, name, descriptor);
    names_.add_member(index, owner, name, descriptor);
    auto type = classfile::parse_method_descriptor(descriptor);
    return {.code = Bytecode::InvokeInterface, .operand = index, .value = 1 + (type ? type->parameter_slots : 0)};
}

CodeInstruction EditedClass::check_cast(std::string_view class_name) {
    std::uint16_t index = editor_.constants().class_constant(class_name);
    names_.add_class(index, class_name);
    return {.code = Bytecode::CheckCast, .operand = index};
}

// A class file has no constant for int.class and its like.
Result<std::uint16_t> EditedClass::primitive_class(std::string_view descriptor) {
    return editor_.add_dynamic_constant({.name = descriptor,
                                         .descriptor = "Ljava/lang/Class;",
                                         .owner = kBootstraps,
                                         .bootstrap_name = "primitiveClass",
                                         .bootstrap_descriptor = kPrimitiveBootstrap,
                                         .arguments = {}});
}

Result<CodeInstruction> EditedClass::push_handle(std::string_view name, std::string_view bootstrap,
                                                 std::string_view bootstrap_type, std::vector<std::uint16_t> arguments) {
    Result<std::uint16_t> index = editor_.add_dynamic_constant({.name = name,
                                                                .descriptor = kVarHandle,
                                                                .owner = kBootstraps,
                                                                .bootstrap_name = bootstrap,
                                                                .bootstrap_descriptor = bootstrap_type,
                                                                .arguments = std::move(arguments)});
    if (!index) return index.error();
    names_.add_member(*index, "", name, kVarHandle);
    return CodeInstruction{.code = Bytecode::Ldc, .operand = *index};
}

Result<CodeInstruction> EditedClass::push_handle_of_field(const advice::FieldName& field) {
    bool is_primitive = field.descriptor.size() == 1;
    Result<std::uint16_t> type = std::uint16_t{0};
    if (is_primitive)
        type = primitive_class(field.descriptor);
    else
        type = editor_.constants().class_constant(classfile::class_name_of_descriptor(field.descriptor));
    if (!type) return type.error();
    return push_handle(field.name, field.is_static ? "staticFieldVarHandle" : "fieldVarHandle", kFieldBootstrap,
                       {editor_.constants().class_constant(field.class_name), *type});
}

Result<CodeInstruction> EditedClass::push_handle_of_elements(std::string_view array_type) {
    return push_handle("elements", "arrayVarHandle", kArrayBootstrap, {editor_.constants().class_constant(array_type)});
}

}  // namespace raceproof::fixes
