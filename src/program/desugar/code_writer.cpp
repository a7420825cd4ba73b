#include "program/desugar/code_writer.h"

#include "base/verify.h"

namespace raceproof::program::desugar {

using classfile::Tag;

namespace {

// Loads, stores and returns come in the order int, long, float, double, reference.
int type_offset(BasicType type) {
    switch (type) {
        case BasicType::Long: return 1;
        case BasicType::Float: return 2;
        case BasicType::Double: return 3;
        case BasicType::Reference: return 4;
        default: return 0;
    }
}

Bytecode typed(Bytecode first, BasicType type) { return static_cast<Bytecode>(static_cast<int>(first) + type_offset(type)); }

int slots_of(std::string_view field_descriptor) { return slot_count(classfile::basic_type(field_descriptor.front())); }

int slots_of_letter(char letter) { return letter == 'J' || letter == 'D' ? 2 : 1; }

}  // namespace

void CodeWriter::adjust(int slots) {
    depth_ += slots;
    VERIFY(depth_ >= 0, "should not pop more than was pushed");
    if (depth_ > max_stack_) max_stack_ = depth_;
}

void CodeWriter::emit(Bytecode code) {
    std::string_view effect = info_of(code).effect;
    VERIFY(effect != "*" && info_of(code).operands == OperandLayout::None, "should have a fixed effect and no operands");
    opcode(code);
    std::size_t arrow = effect.find('>');
    for (char letter : effect.substr(0, arrow)) adjust(-slots_of_letter(letter));
    for (char letter : effect.substr(arrow + 1)) adjust(slots_of_letter(letter));
}

void CodeWriter::local_instruction(Bytecode base, BasicType type, int local) {
    VERIFY(local < max_locals_, "should use a local of this method");
    if (local > 0xFF) {
        opcode(Bytecode::Wide);
        opcode(typed(base, type));
        append_u2(code_, static_cast<std::uint16_t>(local));
    } else {
        opcode(typed(base, type));
        append_u1(code_, static_cast<std::uint8_t>(local));
    }
}

void CodeWriter::load(BasicType type, int local) {
    local_instruction(Bytecode::ILoad, type, local);
    adjust(slot_count(type));
}

void CodeWriter::store(BasicType type, int local) {
    local_instruction(Bytecode::IStore, type, local);
    adjust(-slot_count(type));
}

void CodeWriter::push_int(std::int32_t value) {
    if (value >= -1 && value <= 5) {
        opcode(static_cast<Bytecode>(static_cast<int>(Bytecode::IConst0) + value));
    } else if (value >= -128 && value <= 127) {
        opcode(Bytecode::BiPush);
        append_u1(code_, static_cast<std::uint8_t>(value));
    } else {
        return push_number(Tag::Integer, static_cast<std::uint32_t>(value));
    }
    adjust(1);
}

void CodeWriter::push_long(std::int64_t value) { push_number(Tag::Long, static_cast<std::uint64_t>(value)); }

void CodeWriter::push_number(Tag tag, std::uint64_t bits) {
    bool is_wide = tag == Tag::Long || tag == Tag::Double;
    constant_instruction(is_wide ? Bytecode::Ldc2W : Bytecode::LdcW, constants_.number(tag, bits));
    adjust(is_wide ? 2 : 1);
}

void CodeWriter::push_string(std::string_view modified_utf8) {
    constant_instruction(Bytecode::LdcW, constants_.string(modified_utf8));
    adjust(1);
}

void CodeWriter::push_class(std::string_view internal_name) {
    constant_instruction(Bytecode::LdcW, constants_.class_constant(internal_name));
    adjust(1);
}

void CodeWriter::constant_instruction(Bytecode code, std::uint16_t index) {
    opcode(code);
    append_u2(code_, index);
}

void CodeWriter::get_field(const MemberName& field) {
    constant_instruction(Bytecode::GetField, constants_.member(Tag::FieldRef, field.owner, field.name, field.descriptor));
    adjust(-1);
    adjust(slots_of(field.descriptor));
}

void CodeWriter::put_field(const MemberName& field) {
    constant_instruction(Bytecode::PutField, constants_.member(Tag::FieldRef, field.owner, field.name, field.descriptor));
    adjust(-1 - slots_of(field.descriptor));
}

void CodeWriter::get_static(const MemberName& field) {
    constant_instruction(Bytecode::GetStatic, constants_.member(Tag::FieldRef, field.owner, field.name, field.descriptor));
    adjust(slots_of(field.descriptor));
}

void CodeWriter::put_static(const MemberName& field) {
    constant_instruction(Bytecode::PutStatic, constants_.member(Tag::FieldRef, field.owner, field.name, field.descriptor));
    adjust(-slots_of(field.descriptor));
}

void CodeWriter::invoke(InvokeKind kind, const MemberName& method) {
    auto type = classfile::parse_method_descriptor(method.descriptor);
    VERIFY(type, "should call by a valid descriptor");
    static constexpr Bytecode kOpcodes[] = {Bytecode::InvokeVirtual, Bytecode::InvokeSpecial, Bytecode::InvokeStatic,
                                            Bytecode::InvokeInterface};
    int argument_slots = type->parameter_slots + (kind == InvokeKind::Static ? 0 : 1);
    Tag tag = method.owner_is_interface ? Tag::InterfaceMethodRef : Tag::MethodRef;
    constant_instruction(kOpcodes[static_cast<int>(kind)], constants_.member(tag, method.owner, method.name, method.descriptor));
    if (kind == InvokeKind::Interface) {
        append_u1(code_, static_cast<std::uint8_t>(argument_slots));
        append_u1(code_, 0);
    }
    adjust(-argument_slots);
    adjust(type->return_type == "V" ? 0 : slots_of(type->return_type));
}

void CodeWriter::new_object(std::string_view class_name) {
    constant_instruction(Bytecode::New, constants_.class_constant(class_name));
    adjust(1);
}

void CodeWriter::new_byte_array() {
    constexpr std::uint8_t kByteElements = 8;
    opcode(Bytecode::NewArray);
    append_u1(code_, kByteElements);
}

void CodeWriter::new_object_array() { constant_instruction(Bytecode::ANewArray, constants_.class_constant("java/lang/Object")); }

void CodeWriter::check_cast(std::string_view class_name) {
    constant_instruction(Bytecode::CheckCast, constants_.class_constant(class_name));
}

void CodeWriter::instance_of(std::string_view class_name) {
    constant_instruction(Bytecode::InstanceOf, constants_.class_constant(class_name));
}

void CodeWriter::dup() {
    opcode(Bytecode::Dup);
    adjust(1);
}

void CodeWriter::return_value(BasicType type) {
    opcode(type == BasicType::Void ? Bytecode::Return : typed(Bytecode::IReturn, type));
    adjust(-slot_count(type));
}

void CodeWriter::branch(Bytecode code, Label& label) {
    std::string_view effect = info_of(code).effect;
    adjust(-static_cast<int>(effect.find('>')));
    VERIFY(label.depth == -1 || label.depth == depth_, "should reach a label with one stack depth");
    label.depth = depth_;
    label.branches.push_back(code_.size());
    opcode(code);
    append_u2(code_, 0);
}

void CodeWriter::bind(Label& label) {
    for (std::size_t position : label.branches) {
        std::size_t distance = code_.size() - position;
        VERIFY(distance <= 0x7FFF, "should reach a label with a short branch");
        code_[position + 1] = static_cast<char>(distance >> 8);
        code_[position + 2] = static_cast<char>(distance);
    }
    if (label.depth != -1) depth_ = label.depth;
}

int CodeWriter::new_local(BasicType type) {
    int local = max_locals_;
    max_locals_ += slot_count(type);
    return local;
}

MethodBody CodeWriter::finish() const {
    return {static_cast<std::uint16_t>(max_stack_), static_cast<std::uint16_t>(max_locals_), code_};
}

}  // namespace raceproof::program::desugar
