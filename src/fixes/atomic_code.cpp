#include "fixes/atomic_code.h"

#include <fmt/format.h>

#include <optional>

#include "classfile/descriptor.h"

namespace raceproof::fixes {
namespace {

constexpr std::string_view kVarHandle = "java/lang/invoke/VarHandle";

// The letter of a type on the operand stack: I, J, F, D or A.
char kind_of(std::string_view descriptor) {
    switch (descriptor.front()) {
        case 'J': return 'J';
        case 'F': return 'F';
        case 'D': return 'D';
        case 'L':
        case '[': return 'A';
        default: return 'I';
    }
}

std::size_t width_of(char kind) { return kind == 'J' || kind == 'D' ? 2 : 1; }

// The instruction of a family that comes in the order of the kinds I J F D A.
CodeInstruction of_kind(Bytecode first, char kind, std::uint16_t local = 0) {
    std::size_t step = std::string_view("IJFDA").find(kind);
    return {.code = static_cast<Bytecode>(static_cast<std::size_t>(first) + step), .operand = local};
}

CodeInstruction pop(std::size_t slots) { return {.code = slots == 2 ? Bytecode::Pop2 : Bytecode::Pop}; }

CodeInstruction zero(char kind) {
    switch (kind) {
        case 'J': return {.code = Bytecode::LConst0};
        case 'F': return {.code = Bytecode::FConst0};
        case 'D': return {.code = Bytecode::DConst0};
        default: return {.code = Bytecode::IConst0};
    }
}

// An int becomes a value of this type.
std::optional<Bytecode> narrowing_to(std::string_view type) {
    switch (type.front()) {
        case 'B': return Bytecode::I2B;
        case 'C': return Bytecode::I2C;
        case 'S': return Bytecode::I2S;
        default: return std::nullopt;
    }
}

class UpdateWriter {
  public:
    UpdateWriter(EditedClass& of, MethodCode& code, const Update& update, const HandleUse& handle)
        : of_(of), code_(code), update_(update), handle_(handle), kind_(kind_of(handle.type)), next_local_(code.max_locals) {}

    Result<Done> run() {
        take_operands();
        if (is_addition())
            add();
        else
            compare_and_set();
        if (next_local_ > 0xFFFF) return Error{"the method has no local variable left"};
        sequence_.front().original_offset = code_.instructions[update_.write].original_offset;
        Result<Done> replaced = program::rewrite::replace_range(code_, {update_.operation, update_.write + 1}, sequence_);
        if (!replaced) return replaced;
        Sequence instead_of_read;
        if (update_.place_slots != 0) instead_of_read.push_back(pop(update_.place_slots));
        instead_of_read.push_back(zero(kind_));
        instead_of_read.front().original_offset = code_.instructions[update_.read].original_offset;
        replaced = program::rewrite::replace_range(code_, {update_.read, update_.read + 1}, instead_of_read);
        VERIFY(replaced.ok(), "should replace a single instruction");
        code_.max_locals = static_cast<std::uint16_t>(next_local_);
        return replaced;
    }

  private:
    const CodeInstruction& operation() const { return code_.instructions[update_.operation]; }
    char operand_kind(std::size_t number) const { return program::info_of(operation().code).effect[number]; }
    bool is_unary() const { return program::info_of(operation().code).effect[1] == '>'; }

    std::uint16_t new_local(char kind) {
        auto local = static_cast<std::uint16_t>(next_local_);
        next_local_ += width_of(kind);
        return local;
    }
    void put(CodeInstruction instruction) { sequence_.push_back(std::move(instruction)); }
    void put(Bytecode code) { put(CodeInstruction{.code = code}); }
    std::uint16_t put_store(char kind) {
        std::uint16_t local = new_local(kind);
        put(of_kind(Bytecode::IStore, kind, local));
        return local;
    }
    void put_load(char kind, std::uint16_t local) { put(of_kind(Bytecode::ILoad, kind, local)); }

    // From the stack to local variables: the operand, and what names the variable. What stood for the value that was read goes.
    void take_operands() {
        if (is_unary()) {
            put(pop(width_of(operand_kind(0))));
        } else if (update_.reads_left) {
            operand_type_ = operand_kind(1);
            operand_ = put_store(operand_type_);
            put(pop(width_of(operand_kind(0))));
        } else {
            put(pop(width_of(operand_kind(1))));
            operand_type_ = operand_kind(0);
            operand_ = put_store(operand_type_);
        }
        if (update_.place_slots == 2) index_ = put_store('I');
        if (update_.place_slots >= 1) object_ = put_store('A');
    }
    void put_handle_and_place() {
        put(handle_.push_handle);
        if (update_.place_slots >= 1) put_load('A', object_);
        if (update_.place_slots == 2) put_load('I', index_);
    }
    void put_call(std::string_view mode, std::string_view values, std::string_view result) {
        put(of_.invoke_virtual(kVarHandle, mode, fmt::format("({}{}){}", handle_.place, values, result)));
    }

    // Whole numbers can be added modulo the size of the variable, whatever the width of the sum was.
    bool is_addition() const {
        Bytecode code = operation().code;
        bool adds = code == Bytecode::IAdd || code == Bytecode::LAdd;
        bool subtracts = (code == Bytecode::ISub || code == Bytecode::LSub) && update_.reads_left;
        bool is_whole = kind_ == 'J' || (kind_ == 'I' && handle_.type != "Z");
        return (adds || subtracts) && is_whole;
    }
    void add() {
        put_load(operand_type_, operand_);
        if (operation().code == Bytecode::ISub) put(Bytecode::INeg);
        if (operation().code == Bytecode::LSub) put(Bytecode::LNeg);
        if (operand_type_ == 'J' && kind_ == 'I') put(Bytecode::L2I);
        put_narrowing();
        std::uint16_t summand = put_store(kind_);
        put_handle_and_place();
        put_load(kind_, summand);
        put_call("getAndAdd", handle_.type, handle_.type);
        if (update_.keeps_old) {
            std::uint16_t old = put_store(kind_);
            put(pop(width_of(kind_)));
            put_load(kind_, old);
        } else if (update_.keeps_new) {
            put_load(kind_, summand);
            put(kind_ == 'J' ? Bytecode::LAdd : Bytecode::IAdd);
            put_narrowing();
        } else {
            put(pop(width_of(kind_)));
        }
    }
    void put_narrowing() {
        if (std::optional<Bytecode> narrowing = narrowing_to(handle_.type)) put(*narrowing);
    }

    void compare_and_set() {
        auto start = static_cast<Position>(sequence_.size());
        put_handle_and_place();
        put_call("getVolatile", "", handle_.type);
        std::uint16_t old = put_store(kind_);
        put_new_value(old);
        std::uint16_t changed = put_store(kind_);
        put_handle_and_place();
        put_load(kind_, old);
        put_load(kind_, changed);
        put_call("compareAndSet", handle_.type + handle_.type, "Z");
        put({.code = Bytecode::IfEq, .target = start});
        if (update_.keeps_old) put(pop(width_of(kind_)));
        if (update_.keeps_old || update_.keeps_new) put_load(kind_, update_.keeps_old ? old : changed);
    }
    // As the instructions of the update compute it.
    void put_new_value(std::uint16_t old) {
        if (!is_unary() && !update_.reads_left) put_load(operand_type_, operand_);
        put_load(kind_, old);
        for (Position at : update_.widening) put(code_.instructions[at].code);
        if (!is_unary() && update_.reads_left) put_load(operand_type_, operand_);
        for (Position at = update_.operation; at < update_.write; ++at) {
            Bytecode code = code_.instructions[at].code;
            bool is_copy = code >= Bytecode::Dup && code <= Bytecode::Dup2X2;
            if (!is_copy) put(code);
        }
    }

    EditedClass& of_;
    MethodCode& code_;
    const Update& update_;
    const HandleUse& handle_;
    const char kind_;
    std::size_t next_local_;
    Sequence sequence_;
    char operand_type_ = 'I';
    std::uint16_t operand_ = 0, object_ = 0, index_ = 0;
};

// The handle, below what names the variable: nothing, an object, or array and index.
Sequence push_below_place(Bytecode access, const HandleUse& handle) {
    switch (access) {
        case Bytecode::GetStatic:
        case Bytecode::PutStatic: return {handle.push_handle};
        case Bytecode::GetField:
        case Bytecode::PutField: return {handle.push_handle, {.code = Bytecode::Swap}};
        default: return {handle.push_handle, {.code = Bytecode::DupX2}, {.code = Bytecode::Pop}};
    }
}

bool reads(Bytecode access) { return access == Bytecode::GetStatic || access == Bytecode::GetField || is_element_load(access); }

}  // namespace

Result<HandleUse> handle_of_field(EditedClass& of, const advice::FieldName& field) {
    Result<CodeInstruction> push = of.push_handle_of_field(field);
    if (!push) return push.error();
    return HandleUse{*push, field.is_static ? "" : fmt::format("L{};", field.class_name), field.descriptor};
}

// Elements that are references are reached through Object[], which all such arrays are.
Result<HandleUse> handle_of_elements(EditedClass& of, std::string_view array_type) {
    std::string_view element = array_type.substr(1);
    bool is_reference = element.size() > 1;
    std::string_view known_as = is_reference ? "[Ljava/lang/Object;" : array_type;
    Result<CodeInstruction> push = of.push_handle_of_elements(known_as);
    if (!push) return push.error();
    HandleUse use{*push, fmt::format("{}I", known_as), std::string(known_as.substr(1))};
    if (is_reference && element != "Ljava/lang/Object;") use.cast_to = classfile::class_name_of_descriptor(element);
    return use;
}

Result<Done> make_update_atomic(EditedClass& of, MethodCode& code, const Update& update, const HandleUse& handle) {
    return UpdateWriter(of, code, update, handle).run();
}

Result<Done> access_through_handle(EditedClass& of, MethodCode& code, Position access, const HandleAccess& by) {
    const CodeInstruction& instruction = code.instructions[access];
    const HandleUse& handle = by.handle;
    char kind = kind_of(handle.type);
    Sequence sequence = push_below_place(instruction.code, handle);
    std::size_t next_local = code.max_locals;
    if (reads(instruction.code)) {
        sequence.push_back(of.invoke_virtual(kVarHandle, by.modes.read, fmt::format("({}){}", handle.place, handle.type)));
        if (!handle.cast_to.empty()) sequence.push_back(of.check_cast(handle.cast_to));
    } else {
        auto local = static_cast<std::uint16_t>(next_local);
        next_local += width_of(kind);
        sequence.insert(sequence.begin(), of_kind(Bytecode::IStore, kind, local));
        sequence.push_back(of_kind(Bytecode::ILoad, kind, local));
        sequence.push_back(of.invoke_virtual(kVarHandle, by.modes.write, fmt::format("({}{})V", handle.place, handle.type)));
    }
    if (next_local > 0xFFFF) return Error{"the method has no local variable left"};
    // Not the first one: what it adds to the stack is counted for inserted instructions only.
    sequence.back().original_offset = instruction.original_offset;
    Result<Done> replaced = program::rewrite::replace_range(code, {access, access + 1}, sequence);
    if (replaced) code.max_locals = static_cast<std::uint16_t>(next_local);
    return replaced;
}

}  // namespace raceproof::fixes
