#include "program/verifier_step.h"

#include <algorithm>

#include "program/dispatch_tables.h"
#include "program/program.h"

namespace raceproof::program {

using classfile::ClassFile;
using classfile::Tag;
using Kind = SlotType::Kind;

namespace {

Kind kind_of_letter(char letter) {
    switch (letter) {
        case 'F': return Kind::Float;
        case 'J': return Kind::Long;
        case 'D': return Kind::Double;
        default: return Kind::Int;
    }
}

// The arrays that an element instruction works on, by its place in iaload … saload or iastore … sastore; aaload has its own rule.
bool is_array_for(std::string_view array, int element_instruction) {
    static constexpr std::string_view kArrays[] = {"[I", "[J", "[F", "[D", "", "[B", "[C", "[S"};
    return array == kArrays[element_instruction] || (array == "[Z" && kArrays[element_instruction] == "[B");
}

void step_stack(Bytecode code, VerifierFrame& frame) {
    switch (code) {
        case Bytecode::Pop: return frame.pop_slots(1);
        case Bytecode::Pop2: return frame.pop_slots(2);
        case Bytecode::Dup: return frame.duplicate(1, 0);
        case Bytecode::DupX1: return frame.duplicate(1, 1);
        case Bytecode::DupX2: return frame.duplicate(1, 2);
        case Bytecode::Dup2: return frame.duplicate(2, 0);
        case Bytecode::Dup2X1: return frame.duplicate(2, 1);
        case Bytecode::Dup2X2: return frame.duplicate(2, 2);
        default: return frame.swap();
    }
}

// All values are numbers: the table says everything.
void step_numeric(std::string_view effect, VerifierFrame& frame, const TypeTable& types) {
    std::size_t arrow = effect.find('>');
    if (arrow == std::string_view::npos || effect.find('A') != std::string_view::npos) return frame.fail("Bad instruction");
    for (std::size_t i = arrow; i-- > 0;) frame.pop(kind_of_letter(effect[i]), types);
    for (std::size_t i = arrow + 1; i < effect.size(); ++i) frame.push({kind_of_letter(effect[i])});
}

// May invokespecial name a method of this class?
bool is_own_or_ancestor(const Class& of, std::string_view class_name) {
    auto has_name = [&](const Class* candidate) { return candidate->name.text() == class_name; };
    return std::any_of(of.display.begin(), of.display.end(), has_name) ||
           std::any_of(of.interfaces.begin(), of.interfaces.end(), has_name);
}

// The class library generates such classes for serialisation: they make an object with the constructor of a superclass. The
// object is what it says it is; its own fields are zero.
bool may_skip_constructors(const Class& of) {
    return of.super != nullptr && of.super->is_trusted && of.super->name.text().starts_with("jdk/internal/reflect/") &&
           of.super->name.text().ends_with("AccessorImpl");
}

}  // namespace

InstructionChecker::InstructionChecker(Program& program, const Method& method, const ClassFile& file)
    : method_(method), file_(file), types_(program, *method.owner), symbols_(program.symbols()) {}

VerifierFrame InstructionChecker::frame_at_entry(std::size_t max_locals, std::size_t max_stack) {
    VerifierFrame frame(max_locals, max_stack);
    std::size_t local = 0;
    if (!method_.is_static()) {
        bool is_raw = method_.is_constructor() && method_.owner->super != nullptr;
        frame.set_local(local++, is_raw ? SlotType{Kind::UninitialisedThis} : types_.object(file_.name()));
        frame.this_is_uninitialised = is_raw;
    }
    auto descriptor = classfile::parse_method_descriptor(method_.descriptor.text());
    VERIFY(descriptor, "should have checked the descriptor when loading");
    for (std::string_view parameter : descriptor->parameters) {
        SlotType type = types_.of_descriptor(parameter);
        frame.set_local(local, type);
        local += type.is_low() ? 2 : 1;
    }
    return_type_ = descriptor->return_type;
    return frame;
}

void InstructionChecker::begin(const Flow& flow, const VerifierFrame& start) {
    flow_ = &flow;
    frame_ = start;
}

InstructionChecker::Reference InstructionChecker::reference(std::uint16_t index) const {
    const classfile::Constant& constant = file_.constant(index);
    auto [name, descriptor] = file_.name_and_type(constant.second);
    if (constant.tag == Tag::InvokeDynamic) return {{}, name, descriptor, false};
    return {file_.class_name(constant.first), name, descriptor, constant.tag == Tag::InterfaceMethodRef};
}

SlotType InstructionChecker::type_of_constant(std::uint16_t index) {
    const classfile::Constant& constant = file_.constant(index);
    switch (constant.tag) {
        case Tag::Integer: return {Kind::Int};
        case Tag::Float: return {Kind::Float};
        case Tag::Long: return {Kind::Long};
        case Tag::Double: return {Kind::Double};
        case Tag::String: return types_.object("java/lang/String");
        case Tag::Class: return types_.object("java/lang/Class");
        case Tag::MethodHandle: return types_.object("java/lang/invoke/MethodHandle");
        case Tag::MethodType: return types_.object("java/lang/invoke/MethodType");
        case Tag::Dynamic: return types_.of_descriptor(file_.name_and_type(constant.second).descriptor);
        default: fail("Illegal type in constant pool"); return {};
    }
}

bool InstructionChecker::check_assignable(SlotType from, SlotType to) {
    Link<bool> answer = types_.is_assignable(from, to);
    if (!answer) {
        if (!load_error_) load_error_ = answer.error();
        return false;
    }
    return *answer;
}

void InstructionChecker::pop_object(SlotType target) {
    SlotType type = frame_.pop_any();
    if (!type.is_object_or_null() || !check_assignable(type, target))
        fail("Bad type on operand stack", "Type " + types_.describe(type) + " is not assignable to " + types_.describe(target));
}

void InstructionChecker::pop_type(std::string_view descriptor) {
    SlotType type = types_.of_descriptor(descriptor);
    if (type.kind == Kind::Object)
        pop_object(type);
    else
        frame_.pop(type.kind, types_);
}

void InstructionChecker::push_type(std::string_view descriptor) {
    if (descriptor != "V") frame_.push(types_.of_descriptor(descriptor));
}

void InstructionChecker::step(std::uint32_t at) {
    at_ = at;
    changes_locals_ = false;
    const FlowInstruction& instruction = flow_->instructions()[at];
    Bytecode code = instruction.code;
    if (code >= Bytecode::ILoad && code <= Bytecode::ALoad3) return step_load(instruction);
    if (code >= Bytecode::IStore && code <= Bytecode::AStore3) return step_store(instruction);
    if (code >= Bytecode::IALoad && code <= Bytecode::SALoad) return step_array_load(code);
    if (code >= Bytecode::IAStore && code <= Bytecode::SAStore) return step_array_store(code);
    if (code >= Bytecode::Pop && code <= Bytecode::Swap) return step_stack(code, frame_);
    if (code >= Bytecode::IReturn && code <= Bytecode::Return) return step_return(code);
    if (code >= Bytecode::GetStatic && code <= Bytecode::PutField) return step_field(code, reference(instruction.operand));
    if (code >= Bytecode::InvokeVirtual && code <= Bytecode::InvokeDynamic)
        return step_call(code, reference(instruction.operand));
    step_object(instruction);
}

void InstructionChecker::step_load(const FlowInstruction& instruction) {
    char letter = info_of(instruction.code).effect[1];
    SlotType type = frame_.local(instruction.operand);
    bool agrees = letter == 'A' ? type.is_reference() : type.kind == kind_of_letter(letter);
    if (!agrees)
        return fail("Bad local variable type", "Type " + types_.describe(type) + " (current frame, locals[" +
                                                   std::to_string(instruction.operand) + "]) does not fit the instruction");
    frame_.push(type);
}

void InstructionChecker::step_store(const FlowInstruction& instruction) {
    char letter = info_of(instruction.code).effect[0];
    SlotType type{kind_of_letter(letter)};
    if (letter == 'A')
        type = frame_.pop_reference(types_);
    else
        frame_.pop(type.kind, types_);
    frame_.set_local(instruction.operand, type);
    changes_locals_ = true;
}

void InstructionChecker::pop_array(int element_instruction) {
    SlotType array = frame_.pop_any();
    bool agrees =
        array.kind == Kind::Null || (array.kind == Kind::Object && is_array_for(types_.name_of(array), element_instruction));
    if (!agrees) fail("Bad type on operand stack", "Type " + types_.describe(array) + " is not an array for the instruction");
}

void InstructionChecker::step_array_load(Bytecode code) {
    frame_.pop(Kind::Int, types_);
    if (code != Bytecode::AALoad) {
        pop_array(static_cast<int>(code) - static_cast<int>(Bytecode::IALoad));
        return frame_.push({kind_of_letter(info_of(code).effect[3])});
    }
    SlotType array = frame_.pop_any(), component = types_.component_of(array);
    if (component.kind == Kind::Top)
        return fail("Bad type on operand stack in aaload", "Type " + types_.describe(array) + " is not an array of references");
    frame_.push(component);
}

// The component type of aastore is checked when it runs.
void InstructionChecker::step_array_store(Bytecode code) {
    if (code != Bytecode::AAStore) {
        frame_.pop(kind_of_letter(info_of(code).effect[2]), types_);
        frame_.pop(Kind::Int, types_);
        return pop_array(static_cast<int>(code) - static_cast<int>(Bytecode::IAStore));
    }
    pop_object("java/lang/Object");
    frame_.pop(Kind::Int, types_);
    SlotType array = frame_.pop_any();
    if (types_.component_of(array).kind == Kind::Top)
        fail("Bad type on operand stack in aastore", "Type " + types_.describe(array) + " is not an array of references");
}

void InstructionChecker::step_return(Bytecode code) {
    if (method_.is_constructor() && frame_.this_is_uninitialised)
        return fail("Constructor must call super() or this() before return");
    constexpr const char* kWrong = "Wrong return type in function";
    char type = return_type_.front();
    bool is_reference = type == 'L' || type == '[';
    if (code == Bytecode::Return) {
        if (type != 'V') fail("Method expects a return value");
    } else if (type == 'V') {
        fail("Method does not expect a return value");
    } else if (code == Bytecode::AReturn) {
        if (!is_reference) return fail(kWrong);
        pop_type(return_type_);
    } else {
        if (is_reference || kind_of_letter(type) != kind_of_letter(info_of(code).effect[0])) return fail(kWrong);
        pop_type(return_type_);
    }
}

void InstructionChecker::step_field(Bytecode code, const Reference& field) {
    if (code == Bytecode::PutStatic || code == Bytecode::PutField) pop_type(field.descriptor);
    if (code == Bytecode::PutField) {
        pop_receiver_of_store(field);
    } else if (code == Bytecode::GetField) {
        pop_object(field.owner);
    }
    if (code == Bytecode::GetStatic || code == Bytecode::GetField) push_type(field.descriptor);
}

// A constructor may set the fields that its class declares before it calls super().
void InstructionChecker::pop_receiver_of_store(const Reference& field) {
    SlotType receiver = frame_.pop_any();
    if (receiver.kind == Kind::UninitialisedThis && field.owner == file_.name() &&
        method_.owner->find_declared_field(symbols_.intern(field.name), symbols_.intern(field.descriptor)))
        return;
    SlotType owner = types_.object(field.owner);
    if (!receiver.is_object_or_null() || !check_assignable(receiver, owner))
        fail("Bad type on operand stack",
             "Type " + types_.describe(receiver) + " is not assignable to " + types_.describe(owner));
}

void InstructionChecker::step_call(Bytecode code, const Reference& target) {
    auto type = classfile::parse_method_descriptor(target.descriptor);
    if (!type) return fail("Bad method descriptor");
    for (auto parameter = type->parameters.rbegin(); parameter != type->parameters.rend(); ++parameter) pop_type(*parameter);
    switch (code) {
        case Bytecode::InvokeVirtual: pop_object(is_protected_elsewhere(target) ? file_.name() : target.owner); break;
        case Bytecode::InvokeInterface: pop_object(target.owner); break;
        case Bytecode::InvokeSpecial:
            if (target.name == "<init>") {
                if (type->return_type != "V") fail("Bad <init> method call");
                return initialise(frame_.pop_any(), target.owner);
            }
            if (target.owner != file_.name() && !is_own_or_ancestor(*method_.owner, target.owner))
                fail("Bad invokespecial instruction: current class isn't assignable to reference class.");
            pop_object(file_.name());
            break;
        default: break;
    }
    push_type(type->return_type);
}

// A protected method that this class has inherited from another package is called on objects of this class only (JVMS 4.10.1.8).
// Arrays have a public clone().
bool InstructionChecker::is_protected_elsewhere(const Reference& target) {
    const Class& of = *method_.owner;
    auto is_named = [&](const Class* candidate) { return candidate->name.text() == target.owner; };
    auto super = std::find_if(of.display.begin(), of.display.end(), is_named);
    if (super == of.display.end() || *super == &of) return false;
    const Method* method = (*super)->find_method(target.name, target.descriptor);
    bool applies = method != nullptr && (method->flags & classfile::access::kProtected) && !same_package(*method->owner, of);
    if (!applies || frame_.stack().empty()) return false;
    SlotType receiver = frame_.stack().back();
    bool is_array = receiver.kind == Kind::Object && types_.name_of(receiver).starts_with('[');
    return !(is_array && target.name == "clone");
}

void InstructionChecker::initialise(SlotType receiver, std::string_view owner) {
    if (receiver.kind == Kind::UninitialisedThis) {
        bool is_super = file_.super_class != 0 && owner == file_.class_name(file_.super_class);
        if (owner != file_.name() && !is_super) return fail("Bad <init> method call");
        frame_.replace(receiver, types_.object(file_.name()));
        frame_.this_is_uninitialised = false;
    } else if (receiver.kind == Kind::Uninitialised) {
        std::string_view made = file_.class_name(flow_->instructions()[receiver.detail].operand);
        bool is_right = made == owner;
        if (!is_right && may_skip_constructors(*method_.owner)) {
            Link<bool> is_super = types_.is_assignable(types_.object(made), types_.object(owner));
            is_right = is_super && *is_super;
        }
        if (!is_right) return fail("Call to wrong <init> method");
        frame_.replace(receiver, types_.object(made));
    } else {
        return fail("Bad operand type when invoking <init>", "Type " + types_.describe(receiver) + " is initialised already");
    }
    changes_locals_ = true;
}

void InstructionChecker::step_object(const FlowInstruction& instruction) {
    switch (instruction.code) {
        case Bytecode::AConstNull: return frame_.push({Kind::Null});
        case Bytecode::Ldc:
        case Bytecode::LdcW:
        case Bytecode::Ldc2W: return frame_.push(type_of_constant(instruction.operand));
        case Bytecode::IInc:
            if (frame_.local(instruction.operand).kind != Kind::Int) fail("Bad local variable type");
            return;
        case Bytecode::New: return step_new(instruction);
        case Bytecode::NewArray: return step_new_primitive_array(instruction.operand);
        case Bytecode::ANewArray:
            frame_.pop(Kind::Int, types_);
            return frame_.push(types_.array_of(file_.class_name(instruction.operand)));
        case Bytecode::MultiANewArray:
            for (int i = 0; i < instruction.count; ++i) frame_.pop(Kind::Int, types_);
            return frame_.push(types_.object(file_.class_name(instruction.operand)));
        case Bytecode::ArrayLength: return step_array_length();
        case Bytecode::AThrow: return pop_object("java/lang/Throwable");
        case Bytecode::CheckCast:
            pop_object("java/lang/Object");
            return frame_.push(types_.object(file_.class_name(instruction.operand)));
        case Bytecode::InstanceOf: pop_object("java/lang/Object"); return frame_.push({Kind::Int});
        case Bytecode::IfACmpEq:
        case Bytecode::IfACmpNe: frame_.pop_reference(types_); [[fallthrough]];
        case Bytecode::IfNull:
        case Bytecode::IfNonNull:
        case Bytecode::MonitorEnter:
        case Bytecode::MonitorExit: frame_.pop_reference(types_); return;
        default: return step_numeric(info_of(instruction.code).effect, frame_, types_);
    }
}

// Objects that this very instruction made before and nobody initialised can no longer be told from the new one.
void InstructionChecker::step_new(const FlowInstruction& instruction) {
    SlotType made{Kind::Uninitialised, at_};
    if (file_.class_name(instruction.operand).starts_with('[')) return fail("Illegal new instruction");
    if (frame_.stack_holds(made)) return fail("Uninitialized type already exists on the stack");
    frame_.replace(made, {});
    changes_locals_ = true;
    frame_.push(made);
}

void InstructionChecker::step_new_primitive_array(std::uint16_t element_type) {
    static constexpr std::string_view kArrays[] = {"[Z", "[C", "[F", "[D", "[B", "[S", "[I", "[J"};
    frame_.pop(Kind::Int, types_);
    if (element_type < 4 || element_type > 11) return fail("Illegal newarray instruction");
    frame_.push(types_.object(kArrays[element_type - 4]));
}

void InstructionChecker::step_array_length() {
    SlotType array = frame_.pop_any();
    bool is_array = array.kind == Kind::Null || (array.kind == Kind::Object && types_.name_of(array).starts_with('['));
    if (!is_array) fail("Bad type on operand stack in arraylength", "Type " + types_.describe(array) + " is not an array");
    frame_.push({Kind::Int});
}

}  // namespace raceproof::program
