// The primitives of method handles: invokeBasic and linkTo*. Everything else that is signature-polymorphic is desugared into
// calls of these (program/desugar/polymorphic.h).
//
// invokeBasic(handle, arguments…) runs the method that handle.form.vmentry names, with all its arguments; linkTo*(arguments…,
// name) drops the MemberName and runs the method it names. Types were checked when the handle was made: slots are passed on as
// they are.
#include "program/desugar/polymorphic.h"
#include "program/desugar/dynamic.h"

#include "classfile/descriptor.h"
#include "machine/frames.h"
#include "machine/interpreter.h"

namespace raceproof::machine {

using program::Method;

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
