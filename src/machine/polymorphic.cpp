// The primitives of method handles: invokeBasic and linkTo*. Everything else that is signature-polymorphic is desugared into
// calls of these (program/desugar/polymorphic.h).
//
// invokeBasic(handle, arguments…) runs the method that handle.form.vmentry names, with all its arguments; linkTo*(arguments…,
// name) drops the MemberName and runs the method it names. The library checked types when it made the handle; they are checked
// once more (machine/call_types.h), and slots are passed on as they are.
#include "program/desugar/polymorphic.h"

#include <algorithm>

#include "classfile/descriptor.h"
#include "machine/frames.h"
#include "machine/interpreter.h"
#include "program/desugar/dynamic.h"
#include "program/resolution.h"

namespace raceproof::machine {

using program::Method;

namespace {

std::string_view descriptor_of_call(program::Program& program, const state::Frame& frame) {
    std::span<const std::uint8_t> bytes = frame.method->info->code->code;
    std::uint32_t offset = frame.code->byte_offsets[frame.pc];
    auto index = static_cast<std::uint16_t>(bytes[offset + 1] << 8 | bytes[offset + 2]);
    return program::member_reference(program, *frame.method->owner, index).descriptor.text();
}

CalledAs called_as(std::string_view descriptor, std::string_view receiver) {
    auto type = classfile::parse_method_descriptor(descriptor);
    VERIFY(type.has_value(), "should have a descriptor that the reader has checked");
    CalledAs called{{}, type->return_type};
    if (!receiver.empty()) called.parameters.push_back(receiver);
    called.parameters.insert(called.parameters.end(), type->parameters.begin(), type->parameters.end());
    return called;
}

}  // namespace

const CallTypes& Interpreter::types_of_call(const program::Instruction& instruction, const Method& primitive,
                                            const Method& target) {
    if (const CallTypes* known = machine_.call_types.find(instruction, target)) return *known;
    program::Program& program = machine_.program();
    CalledAs site =
        called_as(descriptor_of_call(program, thread_.top()), primitive.is_static() ? "" : "Ljava/lang/invoke/MethodHandle;");
    if (primitive.is_static()) site.parameters.pop_back();  // the MemberName
    std::string receiver = target.is_static() ? "" : "L" + target.owner->name.string() + ";";
    return machine_.call_types.add(instruction, target, compare_types(site, called_as(target.descriptor.text(), receiver)));
}

bool Interpreter::is_of_type(Slot value, std::string_view descriptor) const {
    Ref reference = state::as_ref(value);
    return reference == kNull || passes_for(machine_.program(), *state_.at(reference).klass, descriptor);
}

bool Interpreter::has_wanted_types(const CallTypes& types, const Slot* arguments) const {
    return std::all_of(types.arguments.begin(), types.arguments.end(), [&](const CallTypes::Argument& argument) {
        return is_of_type(arguments[argument.slot], argument.descriptor);
    });
}

// The top frame's instruction is the call.
bool Interpreter::is_wanted_result(Slot result) const {
    std::string_view descriptor = descriptor_of_call(machine_.program(), thread_.top());
    return is_of_type(result, descriptor.substr(descriptor.find(')') + 1));
}

// Quick form: a = argument slots at the call site, b = whether the call site expects no result.
Interpreter::Next Interpreter::invoke_polymorphic(const program::Instruction& instruction) {
    const Method& primitive = *instruction.pointer<const Method>();
    state::Frame& frame = thread_.top();
    Slot* arguments = frame.stack_pointer - instruction.a;
    std::string_view kind = primitive.name.text();

    // What decides is the receiver of invokeBasic, the last argument of linkTo*.
    Ref decisive = state::as_ref(primitive.is_static() ? frame.stack_pointer[-1] : arguments[0]);
    Ref receiver = state::as_ref(arguments[0]);
    bool needs_receiver = kind != "linkToStatic";
    if (decisive == kNull || (needs_receiver && receiver == kNull)) return throw_new("java/lang/NullPointerException");
    const Method* target = primitive.is_static() ? machine_.member_names.method_of(state_.at(decisive))
                                                 : machine_.member_names.entry_of(state_.at(decisive));
    if (target != nullptr && target->is_signature_polymorphic && target->name.text() == "invokeBasic")
        target = machine_.member_names.entry_of(state_.at(receiver));  // a handle of invokeBasic itself
    if (target == nullptr || target->is_signature_polymorphic) return unsupported("a call through " + primitive.full_name());

    if (!target->is_static() && receiver == kNull) return throw_new("java/lang/NullPointerException");
    const CallTypes& types = types_of_call(instruction, primitive, *target);
    if (!types.fit || !has_wanted_types(types, arguments))
        return unsupported("a call of " + target->full_name() + " by " + primitive.full_name() + " with other types");

    if (kind == "linkToVirtual" || kind == "linkToInterface") {
        const Method* selected = selected_method(*target, *state_.at(receiver).klass);
        if (selected == nullptr) return select_failed(*target, *state_.at(receiver).klass);
        target = selected;
    } else if (target->is_static()) {
        std::uint32_t depth_before = thread_.depth;
        Next next = ensure_initialised(*target->owner);
        if (next != Next::Execute || thread_.depth != depth_before) return next;
    }

    bool discards = instruction.b != 0 && target->return_type != program::BasicType::Void;
    std::uint32_t depth = thread_.depth;
    std::uint32_t pc = frame.pc;
    Next next = invoke(*target, arguments);
    bool checks = !types.result.empty() && next == Next::Execute;
    if (checks && thread_.depth > depth)
        thread_.frames[depth].flags |= state::frame_flags::kChecksResult;
    else if (checks && frame.pc != pc && !is_of_type(frame.stack_pointer[-1], types.result))
        return unsupported("a result of another type than a call of a method handle wants");
    if (discards && next == Next::Execute) {
        if (thread_.depth > depth)
            thread_.frames[depth].flags |= state::frame_flags::kDiscardResult;
        else if (frame.pc != pc)  // a native that is done already
            frame.stack_pointer -= classfile::slot_count(target->return_type);
    }
    return next;
}

Interpreter::Next Interpreter::load_dynamic_constant(const program::Instruction& place) {
    const program::Instruction instruction = program::snapshot(place);
    if (instruction.op != program::Op::LdcOther) return Next::Execute;  // another worker was faster
    auto linked = program::desugar::link_constant(machine_.program(), *thread_.top().method->owner,
                                                  static_cast<std::uint16_t>(instruction.b));
    if (!linked) return throw_link_error(linked.error());
    program::quicken(place, program::Op::InvokeStaticQuick, 0, instruction.b, reinterpret_cast<std::uint64_t>(*linked));
    return Next::Execute;
}

}  // namespace raceproof::machine
