// Resolution of the constants that instructions name, and their rewriting to quick forms. Nothing here changes the guest's
// state: a failed resolution is thrown as the Java error that the specification asks for, and tried again next time.
#include <fmt/format.h>

#include "base/text.h"
#include "classfile/descriptor.h"
#include "machine/interpreter.h"
#include "program/desugar/polymorphic.h"
#include "program/resolution.h"

namespace raceproof::machine {

using program::BasicType;
using program::Class;
using program::Field;
using program::Instruction;
using program::Method;
using program::Op;
using program::quicken;

namespace {

std::uint64_t operand(const void* pointer) { return reinterpret_cast<std::uint64_t>(pointer); }

std::uint16_t constant_index(const Instruction& instruction) { return static_cast<std::uint16_t>(instruction.b); }

bool is_narrow(BasicType type) {
    return type == BasicType::Boolean || type == BasicType::Byte || type == BasicType::Char || type == BasicType::Short;
}

Op quick_field_op(Op op, const Field& field) {
    bool wide = classfile::is_wide(field.type);
    switch (op) {
        case Op::GetStatic: return field.is_volatile() ? Op::GetStaticVolatile : wide ? Op::GetStatic2 : Op::GetStatic1;
        case Op::GetField: return field.is_volatile() ? Op::GetFieldVolatile : wide ? Op::GetField2 : Op::GetField1;
        case Op::PutStatic:
            return field.is_volatile()     ? Op::PutStaticVolatile
                   : wide                  ? Op::PutStatic2
                   : is_narrow(field.type) ? Op::PutStaticNarrow
                                           : Op::PutStatic1;
        default:
            return field.is_volatile()     ? Op::PutFieldVolatile
                   : wide                  ? Op::PutField2
                   : is_narrow(field.type) ? Op::PutFieldNarrow
                                           : Op::PutField1;
    }
}

}  // namespace

Interpreter::Next Interpreter::resolve(const Instruction& place) {
    const Instruction instruction = program::snapshot(place);
    switch (instruction.op) {
        case Op::LdcString:
        case Op::LdcClass: return resolve_constant(place, instruction);
        case Op::GetStatic:
        case Op::PutStatic:
        case Op::GetField:
        case Op::PutField: return resolve_field(place, instruction);
        case Op::InvokeVirtual:
        case Op::InvokeSpecial:
        case Op::InvokeStatic:
        case Op::InvokeInterface:
        case Op::InvokeDynamic: return resolve_invoke(place, instruction);
        case Op::New:
        case Op::NewRefArray:
        case Op::MultiNewArray:
        case Op::CheckCast:
        case Op::InstanceOf: return resolve_object(place, instruction);
        default: return Next::Execute;  // another worker was faster
    }
}

Interpreter::Next Interpreter::resolve_constant(const Instruction& place, const Instruction& instruction) {
    Class& from = *thread_.top().method->owner;
    std::uint16_t index = constant_index(instruction);
    if (instruction.op == Op::LdcString) {
        std::uint32_t number = machine_.program().literal_number(from.file->class_name(index));
        quicken(place, Op::LdcStringQuick, 0, instruction.b, number);
        return Next::Execute;
    }
    auto resolved = program::resolve_class(machine_.program(), from, index);
    if (!resolved) return throw_link_error(resolved.error());
    if ((*resolved)->can_be_undefined()) return execute_with_made_class(instruction, **resolved);
    quicken(place, Op::LdcClassQuick, 0, instruction.b, operand(*resolved));
    return Next::Execute;
}

Interpreter::Next Interpreter::resolve_field(const Instruction& place, const Instruction& instruction) {
    const Method& method = *thread_.top().method;
    bool is_static = instruction.op == Op::GetStatic || instruction.op == Op::PutStatic;
    auto kind = is_static ? program::FieldKind::Static : program::FieldKind::Instance;
    bool writes = instruction.op == Op::PutStatic || instruction.op == Op::PutField;
    auto resolved =
        program::resolve_field(machine_.program(), *method.owner, constant_index(instruction), kind, writes ? &method : nullptr);
    if (!resolved) return throw_link_error(resolved.error());
    const Field& field = **resolved;
    quicken(place, quick_field_op(instruction.op, field), static_cast<std::uint16_t>(field.type),
            static_cast<std::int32_t>(field.slot), operand(&field));
    return Next::Execute;
}

Interpreter::Next Interpreter::resolve_invoke(const Instruction& place, const Instruction& instruction) {
    Class& from = *thread_.top().method->owner;
    std::uint16_t index = constant_index(instruction);
    program::Program& program = machine_.program();
    switch (instruction.op) {
        case Op::InvokeStatic: {
            auto resolved = program::resolve_static(program, from, index);
            if (!resolved) return throw_link_error(resolved.error());
            const Method& method = *resolved->method;
            if (method.is_signature_polymorphic) return resolve_polymorphic(place, instruction, method);
            quicken(place, Op::InvokeStaticQuick, method.argument_slots, instruction.b, operand(&method));
            return Next::Execute;
        }
        case Op::InvokeSpecial: {
            auto resolved = program::resolve_special(program, from, index);
            if (!resolved) return throw_link_error(resolved.error());
            quicken(place, Op::InvokeFinalQuick, (*resolved)->argument_slots, instruction.b, operand(*resolved));
            return Next::Execute;
        }
        case Op::InvokeDynamic: {
            auto linked = program.link_call_site(from, index);
            if (!linked) return throw_link_error(linked.error());
            quicken(place, Op::InvokeStaticQuick, (*linked)->argument_slots, instruction.b, operand(*linked));
            return Next::Execute;
        }
        default: {
            auto resolved = instruction.op == Op::InvokeInterface ? program::resolve_interface(program, from, index)
                                                                  : program::resolve_virtual(program, from, index);
            if (!resolved) return throw_link_error(resolved.error());
            const Method& method = *resolved->method;
            if (method.is_signature_polymorphic) return resolve_polymorphic(place, instruction, method);
            if (method.vtable_index != program::kNoTableIndex) {
                bool fixed = method.is_final() || (method.owner->flags & classfile::access::kFinal);
                quicken(place, fixed ? Op::InvokeFinalQuick : Op::InvokeVirtualQuick, method.argument_slots,
                        static_cast<std::int32_t>(method.vtable_index), operand(&method));
            } else if (method.interface_index != program::kNoTableIndex) {
                quicken(place, Op::InvokeInterfaceQuick, method.argument_slots, instruction.b, operand(&method));
            } else {
                quicken(place, Op::InvokeFinalQuick, method.argument_slots, instruction.b, operand(&method));
            }
            return Next::Execute;
        }
    }
}

// The call site's own descriptor says how many arguments there are.
Interpreter::Next Interpreter::resolve_polymorphic(const Instruction& place, const Instruction& instruction,
                                                   const Method& method) {
    const Class& from = *thread_.top().method->owner;
    std::string_view descriptor =
        program::member_reference(machine_.program(), from, constant_index(instruction)).descriptor.text();
    auto type = classfile::parse_method_descriptor(descriptor);
    VERIFY(type.has_value(), "should have a descriptor that the reader has checked");
    auto slots = static_cast<std::uint16_t>(type->parameter_slots + (method.is_static() ? 0 : 1));
    if (program::desugar::is_polymorphic_primitive(method.name.text())) {
        quicken(place, Op::InvokePolymorphic, slots, type->return_type == "V", operand(&method));
        return Next::Execute;
    }
    auto linked = program::desugar::link_polymorphic(machine_.program(), method, descriptor);
    if (!linked) return throw_link_error(linked.error());
    bool is_access = method.owner->special == program::SpecialClass::VarHandle;
    quicken(place, is_access ? Op::InvokeAccessQuick : Op::InvokeLinkedQuick, slots, instruction.b, operand(*linked));
    return Next::Execute;
}

// Not rewritten: on another schedule the class may not be defined yet when the instruction is executed. `new` and the
// instructions that name static members find that out when they look whether the class is initialised.
Interpreter::Next Interpreter::execute_with_made_class(const Instruction& instruction, Class& klass) {
    Ref top = instruction.op == Op::LdcClass ? kNull : state::as_ref(thread_.top().stack_pointer[-1]);
    bool tests = instruction.op == Op::CheckCast || instruction.op == Op::InstanceOf;
    if (!machine_.classes.is_defined(klass) && !(tests && top == kNull))
        return throw_link_error({program::LinkErrorKind::ClassNotFound, klass.name.string(), klass.name.string()});
    switch (instruction.op) {
        case Op::LdcClass: finish_instruction(0, state::slot_of(machine_.classes.mirror(klass)), 1); break;
        case Op::NewRefArray:
            return new_array(machine_.program().array_of(klass), state::as_int(thread_.top().stack_pointer[-1]));
        case Op::MultiNewArray: return new_multi_array(klass, instruction.a);
        case Op::CheckCast:
            if (top != kNull && !state_.at(top).klass->is_subclass_of(klass))
                return throw_class_cast(*state_.at(top).klass, klass);
            finish_instruction(0, 0, 0);
            break;
        default: finish_instruction(1, static_cast<Slot>(top != kNull && state_.at(top).klass->is_subclass_of(klass)), 1); break;
    }
    return Next::Execute;
}

Interpreter::Next Interpreter::resolve_object(const Instruction& place, const Instruction& instruction) {
    Class& from = *thread_.top().method->owner;
    auto resolved = program::resolve_class(machine_.program(), from, constant_index(instruction));
    if (!resolved) {
        // A null is of every type, so an unresolvable checkcast or instanceof of null is not an error (JVMS 6.5).
        bool tests_null = (instruction.op == Op::CheckCast || instruction.op == Op::InstanceOf) &&
                          state::as_ref(thread_.top().stack_pointer[-1]) == kNull;
        if (!tests_null) return throw_link_error(resolved.error());
        if (instruction.op == Op::InstanceOf)
            finish_instruction(1, 0, 1);
        else
            finish_instruction(0, 0, 0);
        return Next::Execute;
    }
    Class& klass = **resolved;
    if (klass.can_be_undefined() && instruction.op != Op::New) return execute_with_made_class(instruction, klass);
    switch (instruction.op) {
        case Op::New:
            if (auto checked = program::check_instantiable(klass); !checked) return throw_link_error(checked.error());
            machine_.assumptions.note_finalizer(thread_, klass);
            quicken(place, Op::NewQuick, 0, instruction.b, operand(&klass));
            break;
        case Op::NewRefArray:
            quicken(place, Op::NewRefArrayQuick, 0, instruction.b, operand(&machine_.program().array_of(klass)));
            break;
        case Op::MultiNewArray: quicken(place, Op::MultiNewArrayQuick, instruction.a, instruction.b, operand(&klass)); break;
        case Op::CheckCast: quicken(place, Op::CheckCastQuick, 0, instruction.b, operand(&klass)); break;
        default: quicken(place, Op::InstanceOfQuick, 0, instruction.b, operand(&klass)); break;
    }
    return Next::Execute;
}

}  // namespace raceproof::machine
