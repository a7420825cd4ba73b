#include "program/verifier.h"

#include <optional>

#include "program/decoder.h"
#include "program/program.h"
#include "program/verifier_flow.h"
#include "program/verifier_frame.h"
#include "program/verifier_types.h"

namespace raceproof::program {

namespace {

using classfile::ClassFile;
using classfile::MethodDescriptor;
using classfile::Tag;
using Kind = SlotType::Kind;

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

// A member or call site as the constant pool names it.
struct Reference {
    std::string_view owner, name, descriptor;
    bool is_interface = false;
};

class MethodVerifier {
  public:
    MethodVerifier(Program& program, const Method& method)
        : method_(method),
          file_(*method.owner->file),
          attribute_(*method.info->code),
          types_(program, *method.owner),
          symbols_(program.symbols()) {}

    Link<Done> verify() {
        Result<Flow, Flow::Problem> flow = Flow::read(attribute_);
        if (!flow) return error_at(0, flow.error(), "");
        flow_ = &*flow;
        // Bounds the memory that hostile code can ask for, here and for its frame maps. Compilers stay below a tenth.
        constexpr std::size_t kMaxSlots = 1u << 26;
        if (flow_->instructions().size() * (attribute_.max_locals + attribute_.max_stack) > kMaxSlots)
            return LinkError{LinkErrorKind::Unsupported, "very large method " + method_.full_name()};
        states_.resize(flow_->blocks().size());
        enter_method();
        while (!waiting_.empty() && !error_) {
            std::uint32_t block = waiting_.back();
            waiting_.pop_back();
            states_[block]->is_waiting = false;
            run(flow_->blocks()[block], states_[block]->frame);
        }
        if (error_) return std::move(*error_);
        return Done{};
    }

  private:
    struct BlockState {
        VerifierFrame frame;
        bool is_waiting = true;
    };

    // ── errors ──
    LinkError error_at(std::uint32_t instruction, std::string_view problem, std::string_view reason) const {
        std::size_t offset = 0;
        if (flow_ && instruction < flow_->instructions().size()) offset = flow_->instructions()[instruction].offset;
        const char* mnemonic = mnemonic_of(attribute_.code[offset]);
        std::string message(problem);
        message += "\nException Details:\n  Location:\n    ";
        message.append(method_.owner->name.text()).append(".").append(method_.name.text()).append(method_.descriptor.text());
        message.append(" @").append(std::to_string(offset)).append(": ").append(mnemonic ? mnemonic : "<illegal>");
        if (!reason.empty()) message.append("\n  Reason:\n    ").append(reason);
        return {LinkErrorKind::Verify, std::move(message)};
    }
    void fail(std::string problem, std::string reason = {}) { frame_.fail(std::move(problem), std::move(reason)); }

    // ── control flow ──
    void enter_method() {
        VerifierFrame frame(attribute_.max_locals, attribute_.max_stack);
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
        if (!frame.problem().empty())
            error_ = error_at(0, "Arguments can't fit into locals", "");
        else
            arrive(0, frame, 0);
    }

    // Control can get from instruction `from` to `target` with this frame.
    void arrive(std::uint32_t target, const VerifierFrame& frame, std::uint32_t from) {
        if (error_) return;
        if (target >= flow_->instructions().size()) {
            error_ = error_at(from, "Control flow falls through code end", "");
            return;
        }
        std::uint32_t block = flow_->block_at(target);
        std::optional<BlockState>& state = states_[block];
        if (!state) {
            state.emplace(BlockState{frame});
            waiting_.push_back(block);
        } else if (state->frame.merge(frame, types_)) {
            if (!state->frame.problem().empty()) {
                error_ = error_at(target, state->frame.problem(), state->frame.reason());
            } else if (!state->is_waiting) {
                state->is_waiting = true;
                waiting_.push_back(block);
            }
        }
    }

    void run(const FlowBlock& block, const VerifierFrame& start) {
        frame_ = start;
        arrive_at_handlers(block, block.start);
        for (std::uint32_t i = block.start; i < block.end && !error_; ++i) {
            const FlowInstruction& instruction = flow_->instructions()[i];
            at_ = i;
            changes_locals_ = false;
            step(instruction);
            if (!load_error_ && !frame_.problem().empty()) error_ = error_at(i, frame_.problem(), frame_.reason());
            if (load_error_) error_ = std::move(load_error_);
            if (changes_locals_ && i + 1 < block.end) arrive_at_handlers(block, i + 1);
        }
        flow_->for_each_successor(block, [&](std::uint32_t target) { arrive(target, frame_, block.end - 1); });
    }

    void arrive_at_handlers(const FlowBlock& block, std::uint32_t from) {
        for (std::uint32_t number : block.handlers) {
            if (error_) return;
            const FlowHandler& handler = flow_->handlers()[number];
            SlotType exception = types_.object(handler.catch_type ? file_.class_name(handler.catch_type) : "java/lang/Throwable");
            if (!check_catch_type(exception)) {
                error_ = error_at(handler.target,
                                  "Catch type is not a subclass of Throwable in exception handler " + std::to_string(number), "");
                return;
            }
            VerifierFrame frame = frame_.for_handler(exception);
            if (frame.problem().empty())
                arrive(handler.target, frame, from);
            else
                error_ = error_at(handler.target, frame.problem(), frame.reason());
        }
    }

    // A class that cannot be loaded passes: no exception of it can arrive.
    bool check_catch_type(SlotType exception) {
        Link<bool> is_throwable = types_.is_assignable(exception, types_.object("java/lang/Throwable"));
        return !is_throwable || *is_throwable;
    }

    // ── constants ──
    Reference reference(std::uint16_t index) const {
        const classfile::Constant& constant = file_.constant(index);
        auto [name, descriptor] = file_.name_and_type(constant.second);
        if (constant.tag == Tag::InvokeDynamic) return {{}, name, descriptor, false};
        return {file_.class_name(constant.first), name, descriptor, constant.tag == Tag::InterfaceMethodRef};
    }

    SlotType type_of_constant(std::uint16_t index) {
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

    // ── pops with assignability ──
    bool check_assignable(SlotType from, SlotType to) {
        Link<bool> answer = types_.is_assignable(from, to);
        if (!answer) {
            if (!load_error_) load_error_ = answer.error();
            return false;
        }
        return *answer;
    }

    void pop_object(SlotType target) {
        SlotType type = frame_.pop_any();
        if (!type.is_object_or_null() || !check_assignable(type, target))
            fail("Bad type on operand stack",
                 "Type " + types_.describe(type) + " is not assignable to " + types_.describe(target));
    }
    void pop_object(std::string_view class_name) { pop_object(types_.object(class_name)); }

    void pop_type(std::string_view descriptor) {
        SlotType type = types_.of_descriptor(descriptor);
        if (type.kind == Kind::Object)
            pop_object(type);
        else
            frame_.pop(type.kind, types_);
    }

    void push_type(std::string_view descriptor) {
        if (descriptor != "V") frame_.push(types_.of_descriptor(descriptor));
    }

    // ── instructions ──
    void step(const FlowInstruction& instruction) {
        Bytecode code = instruction.code;
        if (code >= Bytecode::ILoad && code <= Bytecode::ALoad3) return step_load(instruction);
        if (code >= Bytecode::IStore && code <= Bytecode::AStore3) return step_store(instruction);
        if (code >= Bytecode::IALoad && code <= Bytecode::SALoad) return step_array_load(code);
        if (code >= Bytecode::IAStore && code <= Bytecode::SAStore) return step_array_store(code);
        if (code >= Bytecode::Pop && code <= Bytecode::Swap) return step_stack(code);
        if (code >= Bytecode::IReturn && code <= Bytecode::Return) return step_return(code);
        if (code >= Bytecode::GetStatic && code <= Bytecode::PutField) return step_field(code, reference(instruction.operand));
        if (code >= Bytecode::InvokeVirtual && code <= Bytecode::InvokeDynamic)
            return step_call(code, reference(instruction.operand));
        step_object(instruction);
    }

    void step_load(const FlowInstruction& instruction) {
        char letter = info_of(instruction.code).effect[1];
        SlotType type = frame_.local(instruction.operand);
        bool agrees = letter == 'A' ? type.is_reference() : type.kind == kind_of_letter(letter);
        if (!agrees)
            return fail("Bad local variable type", "Type " + types_.describe(type) + " (current frame, locals[" +
                                                       std::to_string(instruction.operand) + "]) does not fit the instruction");
        frame_.push(type);
    }

    void step_store(const FlowInstruction& instruction) {
        char letter = info_of(instruction.code).effect[0];
        SlotType type{kind_of_letter(letter)};
        if (letter == 'A')
            type = frame_.pop_reference(types_);
        else
            frame_.pop(type.kind, types_);
        frame_.set_local(instruction.operand, type);
        changes_locals_ = true;
    }

    void pop_array(int element_instruction) {
        SlotType array = frame_.pop_any();
        bool agrees =
            array.kind == Kind::Null || (array.kind == Kind::Object && is_array_for(types_.name_of(array), element_instruction));
        if (!agrees) fail("Bad type on operand stack", "Type " + types_.describe(array) + " is not an array for the instruction");
    }

    void step_array_load(Bytecode code) {
        frame_.pop(Kind::Int, types_);
        if (code != Bytecode::AALoad) {
            pop_array(static_cast<int>(code) - static_cast<int>(Bytecode::IALoad));
            return frame_.push({kind_of_letter(info_of(code).effect[3])});
        }
        SlotType array = frame_.pop_any(), component = types_.component_of(array);
        if (component.kind == Kind::Top)
            return fail("Bad type on operand stack in aaload",
                        "Type " + types_.describe(array) + " is not an array of references");
        frame_.push(component);
    }

    // The component type of aastore is checked when it runs.
    void step_array_store(Bytecode code) {
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

    void step_stack(Bytecode code) {
        switch (code) {
            case Bytecode::Pop: return frame_.pop_slots(1);
            case Bytecode::Pop2: return frame_.pop_slots(2);
            case Bytecode::Dup: return frame_.duplicate(1, 0);
            case Bytecode::DupX1: return frame_.duplicate(1, 1);
            case Bytecode::DupX2: return frame_.duplicate(1, 2);
            case Bytecode::Dup2: return frame_.duplicate(2, 0);
            case Bytecode::Dup2X1: return frame_.duplicate(2, 1);
            case Bytecode::Dup2X2: return frame_.duplicate(2, 2);
            default: return frame_.swap();
        }
    }

    void step_return(Bytecode code) {
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

    void step_field(Bytecode code, const Reference& field) {
        if (code == Bytecode::PutStatic || code == Bytecode::PutField) pop_type(field.descriptor);
        if (code == Bytecode::PutField) {
            pop_receiver_of_store(field);
        } else if (code == Bytecode::GetField) {
            pop_object(field.owner);
        }
        if (code == Bytecode::GetStatic || code == Bytecode::GetField) push_type(field.descriptor);
    }

    // A constructor may set the fields that its class declares before it calls super().
    void pop_receiver_of_store(const Reference& field) {
        SlotType receiver = frame_.pop_any();
        if (receiver.kind == Kind::UninitialisedThis && field.owner == file_.name() &&
            method_.owner->find_declared_field(symbols_.intern(field.name), symbols_.intern(field.descriptor)))
            return;
        SlotType owner = types_.object(field.owner);
        if (!receiver.is_object_or_null() || !check_assignable(receiver, owner))
            fail("Bad type on operand stack",
                 "Type " + types_.describe(receiver) + " is not assignable to " + types_.describe(owner));
    }

    void step_call(Bytecode code, const Reference& target) {
        auto type = classfile::parse_method_descriptor(target.descriptor);
        if (!type) return fail("Bad method descriptor");
        for (auto parameter = type->parameters.rbegin(); parameter != type->parameters.rend(); ++parameter) pop_type(*parameter);
        switch (code) {
            case Bytecode::InvokeVirtual:
            case Bytecode::InvokeInterface: pop_object(target.owner); break;
            case Bytecode::InvokeSpecial:
                if (target.name == "<init>") {
                    if (type->return_type != "V") fail("Bad <init> method call");
                    return initialise(frame_.pop_any(), target.owner);
                }
                check_special(target);
                pop_object(file_.name());
                break;
            default: break;
        }
        push_type(type->return_type);
    }

    void check_special(const Reference& target) {
        bool is_ancestor = target.owner == file_.name();
        for (const Class* ancestor : method_.owner->display) is_ancestor |= ancestor->name.text() == target.owner;
        for (const Class* interface : method_.owner->interfaces) is_ancestor |= interface->name.text() == target.owner;
        if (!is_ancestor) fail("Bad invokespecial instruction: current class isn't assignable to reference class.");
    }

    void initialise(SlotType receiver, std::string_view owner) {
        if (receiver.kind == Kind::UninitialisedThis) {
            bool is_super = file_.super_class != 0 && owner == file_.class_name(file_.super_class);
            if (owner != file_.name() && !is_super) return fail("Bad <init> method call");
            frame_.replace(receiver, types_.object(file_.name()));
            frame_.this_is_uninitialised = false;
        } else if (receiver.kind == Kind::Uninitialised) {
            if (file_.class_name(flow_->instructions()[receiver.detail].operand) != owner)
                return fail("Call to wrong <init> method");
            frame_.replace(receiver, types_.object(owner));
        } else {
            return fail("Bad operand type when invoking <init>", "Type " + types_.describe(receiver) + " is initialised already");
        }
        changes_locals_ = true;
    }

    void step_object(const FlowInstruction& instruction) {
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
            default: return step_numeric(info_of(instruction.code).effect);
        }
    }

    // All values are numbers: the table says everything.
    void step_numeric(std::string_view effect) {
        std::size_t arrow = effect.find('>');
        if (arrow == std::string_view::npos || effect.find('A') != std::string_view::npos) return fail("Bad instruction");
        for (std::size_t i = arrow; i-- > 0;) frame_.pop(kind_of_letter(effect[i]), types_);
        for (std::size_t i = arrow + 1; i < effect.size(); ++i) frame_.push({kind_of_letter(effect[i])});
    }

    // Objects that this very instruction made before and nobody initialised can no longer be told from the new one.
    void step_new(const FlowInstruction& instruction) {
        SlotType made{Kind::Uninitialised, at_};
        if (file_.class_name(instruction.operand).starts_with('[')) return fail("Illegal new instruction");
        if (frame_.stack_holds(made)) return fail("Uninitialized type already exists on the stack");
        frame_.replace(made, {});
        changes_locals_ = true;
        frame_.push(made);
    }

    void step_new_primitive_array(std::uint16_t element_type) {
        static constexpr std::string_view kArrays[] = {"[Z", "[C", "[F", "[D", "[B", "[S", "[I", "[J"};
        frame_.pop(Kind::Int, types_);
        if (element_type < 4 || element_type > 11) return fail("Illegal newarray instruction");
        frame_.push(types_.object(kArrays[element_type - 4]));
    }

    void step_array_length() {
        SlotType array = frame_.pop_any();
        bool is_array = array.kind == Kind::Null || (array.kind == Kind::Object && types_.name_of(array).starts_with('['));
        if (!is_array) fail("Bad type on operand stack in arraylength", "Type " + types_.describe(array) + " is not an array");
        frame_.push({Kind::Int});
    }

    const Method& method_;
    const ClassFile& file_;
    const classfile::CodeAttribute& attribute_;
    TypeTable types_;
    SymbolTable& symbols_;
    std::string_view return_type_;
    const Flow* flow_ = nullptr;
    std::vector<std::optional<BlockState>> states_;  // by block, once reached
    std::vector<std::uint32_t> waiting_;
    VerifierFrame frame_;   // before or after the instruction in progress
    std::uint32_t at_ = 0;  // its index
    bool changes_locals_ = false;
    std::optional<LinkError> load_error_;  // a class that an answer depends on is missing
    std::optional<LinkError> error_;       // the verdict
};

}  // namespace

Link<Done> verify(Program& program, const Method& method, const Code&) { return MethodVerifier(program, method).verify(); }

}  // namespace raceproof::program
