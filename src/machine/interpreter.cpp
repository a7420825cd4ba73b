#include "machine/interpreter.h"

#include <algorithm>
#include <cmath>

#include "machine/arithmetic.h"

namespace raceproof::machine {

using program::Class;
using program::Code;
using program::Instruction;
using program::Method;
using program::Op;
using state::as_double;
using state::as_float;
using state::as_int;
using state::as_long;
using state::as_ref;
using state::Frame;
using state::slot_of;

// The loop. Registers: ip (the instruction at hand), sp (first free operand slot), locals, frame, code_base.
//
// SAVE writes them to the frame, LOAD reads them back. SLOW(call) saves, takes a slow path, and goes on as it says. A handler
// ends with NEXT (the following instruction), or with JUMP and DISPATCH.
//
// Executed instructions are counted where control does not go to the next one: `executed` and the address of ip together are the
// bytes of all instructions so far, so that going on by one instruction costs nothing.
#define DISPATCH() goto* labels[static_cast<unsigned>(program::op_of(*ip))]
#define NEXT()      \
    do {            \
        ++ip;       \
        DISPATCH(); \
    } while (false)
#define JUMP(target)                                                         \
    do {                                                                     \
        const Instruction* to = (target);                                    \
        executed += bytes_up_to(ip) + sizeof(Instruction) - bytes_up_to(to); \
        ip = to;                                                             \
    } while (false)
#define SAVE()                                                  \
    do {                                                        \
        frame->pc = static_cast<std::uint32_t>(ip - code_base); \
        frame->stack_pointer = sp;                              \
    } while (false)
#define SLOW(call)     \
    do {               \
        SAVE();        \
        next = (call); \
        goto go_on;    \
    } while (false)
// The same for what prepares the program and leaves the state as it is: whether it has happened before must make no difference.
#define PREPARE(call)         \
    do {                      \
        SAVE();               \
        next = (call);        \
        goto go_on_unchanged; \
    } while (false)
#define CASE(name) op_##name:
#define OBJECT(reference) (reinterpret_cast<Object*>(heap_base + static_cast<std::uint64_t>(reference) * 8))

#define BINARY(name, type, width, expression)    \
    CASE(name) {                                 \
        auto right = as_##type(sp[-(width)]);    \
        auto left = as_##type(sp[-2 * (width)]); \
        sp -= (width);                           \
        sp[-(width)] = slot_of(expression);      \
        NEXT();                                  \
    }
#define UNARY(name, from, from_width, to_width, expression) \
    CASE(name) {                                            \
        auto value = as_##from(sp[-(from_width)]);          \
        sp += (to_width) - (from_width);                    \
        sp[-(to_width)] = slot_of(expression);              \
        NEXT();                                             \
    }
#define TAKE_BRANCH()                                   \
    do {                                                \
        std::int32_t distance = ip->b;                  \
        JUMP(ip + distance);                            \
        if (distance <= 0 && --budget < 0) [[unlikely]] \
            goto out_of_budget;                         \
        DISPATCH();                                     \
    } while (false)
#define BRANCH1(name, condition)            \
    CASE(name) {                            \
        std::int32_t value = as_int(*--sp); \
        if (condition) TAKE_BRANCH();       \
        NEXT();                             \
    }
#define BRANCH2(name, condition)             \
    CASE(name) {                             \
        std::int32_t right = as_int(sp[-1]); \
        std::int32_t left = as_int(sp[-2]);  \
        sp -= 2;                             \
        if (condition) TAKE_BRANCH();        \
        NEXT();                              \
    }
#define CHECKED_ARRAY(reference_slot, index_slot)                 \
    Ref reference = as_ref(reference_slot);                       \
    if (reference == kNull) [[unlikely]]                          \
        SLOW(throw_new("java/lang/NullPointerException"));        \
    Object* array = OBJECT(reference);                            \
    std::uint32_t index = static_cast<std::uint32_t>(index_slot); \
    if (index >= array->length) [[unlikely]]                      \
    SLOW(throw_index(static_cast<std::int32_t>(index), array->length))
#define ARRAY_LOAD(name, element, width)                                        \
    CASE(name) {                                                                \
        CHECKED_ARRAY(sp[-2], sp[-1]);                                          \
        PLAIN_ACCESS(PlainRead, array, std::uint64_t{index} * sizeof(element)); \
        sp += (width)-2;                                                        \
        sp[-(width)] = slot_of(array->elements<element>()[index]);              \
        NEXT();                                                                 \
    }
#define ARRAY_STORE(name, element, width)                                                             \
    CASE(name) {                                                                                      \
        CHECKED_ARRAY(sp[-2 - (width)], sp[-1 - (width)]);                                            \
        PLAIN_ACCESS(PlainWrite, array, std::uint64_t{index} * sizeof(element));                      \
        element value = static_cast<element>(sp[-(width)]);                                           \
        sp -= 2 + (width);                                                                            \
        state_.before_element_write(*array, std::uint64_t{index} * sizeof(element), sizeof(element)); \
        array->elements<element>()[index] = value;                                                    \
        NEXT();                                                                                       \
    }
#define CHECKED_RECEIVER(slot)                             \
    Ref receiver_reference = as_ref(slot);                 \
    if (receiver_reference == kNull) [[unlikely]]          \
        SLOW(throw_new("java/lang/NullPointerException")); \
    Object* receiver = OBJECT(receiver_reference)
// Before a visible operation takes effect; the frame's operands are still in place.
#define VISIBLE_OPERATION(kind, holder)                                                               \
    do {                                                                                              \
        if (must_stop({OperationKind::kind, holder, static_cast<std::uint64_t>(ip->b)})) [[unlikely]] \
            SLOW(stand());                                                                            \
    } while (false)
#define VOLATILE_EVENT(kind, holder)                                                                                      \
    do {                                                                                                                  \
        if constexpr (kWatch == Watch::Yes) {                                                                             \
            SAVE();                                                                                                       \
            changes_ += MemoryEventKind::kind == MemoryEventKind::VolatileWrite;                                          \
            machine_.events.emit_access(MemoryEventKind::kind, thread_, *(holder), static_cast<std::uint64_t>(ip->b), 1); \
        }                                                                                                                 \
    } while (false)
#define PLAIN_ACCESS(kind, holder, position)                                \
    do {                                                                    \
        if constexpr (kWatch == Watch::Yes) {                               \
            SAVE();                                                         \
            if (plain_access(MemoryEventKind::kind, *(holder), position)) { \
                next = stand();                                             \
                goto go_on;                                                 \
            }                                                               \
        }                                                                   \
    } while (false)
#define PLAIN_FIELD(kind, holder) PLAIN_ACCESS(kind, holder, static_cast<std::uint64_t>(ip->b))
// After a field of a shared object was written: a reference in it makes its object shared too.
#define PUBLISHED(holder)                                                                   \
    do {                                                                                    \
        if ((holder)->is_shared() && holds_reference(*ip->pointer<const program::Field>())) \
            state_.sharing().on_stored(*(holder), as_ref((holder)->slots()[ip->b]));        \
    } while (false)
#define CLASS_USE(klass)                                      \
    do {                                                      \
        if constexpr (kWatch == Watch::Yes) {                 \
            SAVE();                                           \
            machine_.events.emit_class_use(thread_, (klass)); \
        }                                                     \
    } while (false)
#define INITIALISED_STATICS()                                                                                         \
    const Class& owner = *ip->pointer<const program::Field>()->owner;                                                 \
    Object* statics = &state_.statics_of(owner);                                                                      \
    if (state::initialisation_status(statics->slots()[0]) != state::InitialisationStatus::Initialised) [[unlikely]] { \
        SAVE();                                                                                                       \
        next = ensure_initialised(owner);                                                                             \
        if (next != Next::Execute || &thread_.top() != frame) goto go_on;                                             \
    }                                                                                                                 \
    CLASS_USE(owner)

namespace {

Slot narrowed(Slot slot, program::BasicType type) {
    std::int32_t value = as_int(slot);
    switch (type) {
        case program::BasicType::Boolean: return slot_of(value & 1);
        case program::BasicType::Byte: return slot_of(static_cast<std::int32_t>(static_cast<std::int8_t>(value)));
        case program::BasicType::Char: return slot_of(static_cast<std::int32_t>(static_cast<std::uint16_t>(value)));
        case program::BasicType::Short: return slot_of(static_cast<std::int32_t>(static_cast<std::int16_t>(value)));
        default: return slot;
    }
}

std::uint64_t bytes_up_to(const Instruction* instruction) { return reinterpret_cast<std::uintptr_t>(instruction); }

bool holds_reference(const program::Field& field) { return field.type == program::BasicType::Reference; }

inline Slot slot_of(std::int8_t value) { return state::slot_of(static_cast<std::int32_t>(value)); }
inline Slot slot_of(std::int16_t value) { return state::slot_of(static_cast<std::int32_t>(value)); }
inline Slot slot_of(std::uint16_t value) { return value; }
inline Slot slot_of(std::uint32_t value) { return value; }
inline Slot slot_of(std::uint64_t value) { return value; }

}  // namespace

template <Interpreter::Watch kWatch>
void Interpreter::run_loop(std::int64_t budget) {
    namespace java = arithmetic;
    static const void* const labels[] = {
#define OPCODE(name) &&op_##name,
#include "program/opcodes.def"
#undef OPCODE
    };
    std::byte* const heap_base = state_.objects().heap().base();
    const Instruction* ip;
    const Instruction* code_base;
    Slot* sp;
    Slot* locals;
    Frame* frame;
    Next next = Next::Execute;
    const Method* callee;
    Slot* arguments;
    std::uint64_t executed = 0;

    // A short loop is not looked at. Of a long one, each further turn if it is watched; else every so many are.
    constexpr std::int64_t kUnsuspicious = kWatch == Watch::Yes ? 64 : 1024;
    std::int64_t suspicious_rest = 0;
    if (budget > kUnsuspicious) {
        suspicious_rest = budget - kUnsuspicious;
        budget = kUnsuspicious;
    }
    state_.threads().begin_running(thread_);
    goto enter;

go_on:
    if constexpr (kWatch == Watch::Yes) ++changes_;  // slow paths may change anything
go_on_unchanged:
    executed += bytes_up_to(ip) + (is_left(*frame, *ip, next) ? sizeof(Instruction) : 0);
    goto enter;
returned:
    if constexpr (kWatch == Watch::Yes) ++changes_;
    // It stays where it is if its monitor cannot be left yet.
    executed += bytes_up_to(ip) + (next == Next::Stop && thread_.depth != 0 && &thread_.top() == frame ? 0 : sizeof(Instruction));
enter:
    if constexpr (kWatch == Watch::Yes) changes_ += next == Next::Throw;
    while (next == Next::Throw) next = unwind();
    if (next == Next::Stop) {
        machine_.instructions += executed / sizeof(Instruction);
        return;
    }
    frame = &thread_.top();
    if (frame->code == nullptr) {
        if constexpr (kWatch == Watch::Yes) ++changes_;
        next = enter_native_frame(0, kNull);
        goto enter;
    }
    if (frame->flags & (state::frame_flags::kAwaitsLock | state::frame_flags::kLeaves)) [[unlikely]] {
        next = frame->flags & state::frame_flags::kLeaves ? go_on_leaving() : take_awaited_lock();
        if (next != Next::Execute) goto enter;
    }
    frame->flags &= ~state::frame_flags::kNotStarted;
    code_base = frame->code->instructions.data();
    ip = code_base + frame->pc;
    executed -= bytes_up_to(ip);
    sp = frame->stack_pointer;
    locals = frame->locals;
    DISPATCH();

out_of_budget:
    SAVE();
    machine_.limits.ask();
    if constexpr (kWatch == Watch::Yes) {
        if (suspicious_rest-- > 0 && !spinning_.repeats(thread_, changes_)) {
            budget = 0;
            DISPATCH();
        }
    } else if (suspicious_rest > 0) {
        budget = std::min(suspicious_rest, kUnsuspicious) - 1;
        suspicious_rest -= kUnsuspicious;
        DISPATCH();
    }
    machine_.instructions += (executed + bytes_up_to(ip)) / sizeof(Instruction);
    stop_.kind = StopKind::Budget;
    return;

    CASE(FellOffTheEnd) SLOW(throw_new("java/lang/VerifyError", "Control flow falls through code end"));
    CASE(Nop) NEXT();

    CASE(Push1) {
        *sp++ = ip->operand;
        NEXT();
    }
    CASE(Push2) {
        *sp = ip->operand;
        sp += 2;
        NEXT();
    }
    CASE(LdcStringQuick) {
        Ref string = state_.permanents().literal(static_cast<std::uint32_t>(ip->operand));
        if (string == kNull) [[unlikely]] {
            string = machine_.strings.literal(static_cast<std::uint32_t>(ip->operand));
            if (string == kNull) SLOW(out_of_memory("Java heap space"));
        }
        *sp++ = state::slot_of(string);
        NEXT();
    }
    CASE(LdcClassQuick) {
        *sp++ = state::slot_of(machine_.classes.mirror(*ip->pointer<const Class>()));
        NEXT();
    }
    CASE(LdcOther) PREPARE(load_dynamic_constant(*ip));
    CASE(LdcString)
    CASE(LdcClass)
    CASE(GetStatic)
    CASE(PutStatic)
    CASE(GetField)
    CASE(PutField)
    CASE(InvokeVirtual)
    CASE(InvokeSpecial)
    CASE(InvokeStatic)
    CASE(InvokeInterface)
    CASE(InvokeDynamic)
    CASE(New)
    CASE(NewRefArray)
    CASE(MultiNewArray)
    CASE(CheckCast)
    CASE(InstanceOf) PREPARE(resolve(*ip));

    CASE(Load1) {
        *sp++ = locals[ip->a];
        NEXT();
    }
    CASE(Load2) {
        *sp = locals[ip->a];
        sp += 2;
        NEXT();
    }
    CASE(Store1) {
        locals[ip->a] = *--sp;
        NEXT();
    }
    CASE(Store2) {
        sp -= 2;
        locals[ip->a] = *sp;
        NEXT();
    }
    CASE(IInc) {
        locals[ip->a] = state::slot_of(java::wrapping_add(as_int(locals[ip->a]), ip->b));
        NEXT();
    }

    ARRAY_LOAD(ByteArrayLoad, std::int8_t, 1)
    ARRAY_LOAD(CharArrayLoad, std::uint16_t, 1)
    ARRAY_LOAD(ShortArrayLoad, std::int16_t, 1)
    ARRAY_LOAD(IntArrayLoad, std::uint32_t, 1)
    ARRAY_LOAD(LongArrayLoad, std::uint64_t, 2)
    ARRAY_LOAD(RefArrayLoad, std::uint32_t, 1)
    CASE(ByteArrayStore) {
        CHECKED_ARRAY(sp[-3], sp[-2]);
        PLAIN_ACCESS(PlainWrite, array, index);
        auto value = static_cast<std::int8_t>(sp[-1]);
        if (array->klass->component_type == program::BasicType::Boolean) value &= 1;
        sp -= 3;
        state_.before_element_write(*array, index, 1);
        array->elements<std::int8_t>()[index] = value;
        NEXT();
    }
    ARRAY_STORE(CharArrayStore, std::uint16_t, 1)
    ARRAY_STORE(IntArrayStore, std::uint32_t, 1)
    ARRAY_STORE(LongArrayStore, std::uint64_t, 2)
    CASE(RefArrayStore) {
        CHECKED_ARRAY(sp[-3], sp[-2]);
        Ref value = as_ref(sp[-1]);
        if (value != kNull) {
            const Class& klass = *OBJECT(value)->klass;
            if (&klass != array->klass->component && !klass.is_subclass_of(*array->klass->component)) [[unlikely]]
                SLOW(throw_new("java/lang/ArrayStoreException", klass.dotted_name()));
        }
        PLAIN_ACCESS(PlainWrite, array, std::uint64_t{index} * 4);
        sp -= 3;
        state_.before_element_write(*array, std::uint64_t{index} * 4, 4);
        array->elements<Ref>()[index] = value;
        state_.sharing().on_stored(*array, value);
        NEXT();
    }
    CASE(ArrayLength) {
        CHECKED_RECEIVER(sp[-1]);
        sp[-1] = receiver->length;
        NEXT();
    }

    CASE(Pop) {
        --sp;
        NEXT();
    }
    CASE(Pop2) {
        sp -= 2;
        NEXT();
    }
    CASE(Dup) {
        sp[0] = sp[-1];
        ++sp;
        NEXT();
    }
    CASE(DupX1) {
        Slot top = sp[-1];
        sp[-1] = sp[-2];
        sp[-2] = top;
        *sp++ = top;
        NEXT();
    }
    CASE(DupX2) {
        Slot top = sp[-1];
        sp[-1] = sp[-2];
        sp[-2] = sp[-3];
        sp[-3] = top;
        *sp++ = top;
        NEXT();
    }
    CASE(Dup2) {
        sp[0] = sp[-2];
        sp[1] = sp[-1];
        sp += 2;
        NEXT();
    }
    CASE(Dup2X1) {
        Slot c = sp[-3], b = sp[-2], a = sp[-1];
        sp[-3] = b;
        sp[-2] = a;
        sp[-1] = c;
        sp[0] = b;
        sp[1] = a;
        sp += 2;
        NEXT();
    }
    CASE(Dup2X2) {
        Slot d = sp[-4], c = sp[-3], b = sp[-2], a = sp[-1];
        sp[-4] = b;
        sp[-3] = a;
        sp[-2] = d;
        sp[-1] = c;
        sp[0] = b;
        sp[1] = a;
        sp += 2;
        NEXT();
    }
    CASE(Swap) {
        Slot top = sp[-1];
        sp[-1] = sp[-2];
        sp[-2] = top;
        NEXT();
    }

    BINARY(IAdd, int, 1, java::wrapping_add(left, right))
    BINARY(LAdd, long, 2, java::wrapping_add(left, right))
    BINARY(FAdd, float, 1, left + right)
    BINARY(DAdd, double, 2, left + right)
    BINARY(ISub, int, 1, java::wrapping_sub(left, right))
    BINARY(LSub, long, 2, java::wrapping_sub(left, right))
    BINARY(FSub, float, 1, left - right)
    BINARY(DSub, double, 2, left - right)
    BINARY(IMul, int, 1, java::wrapping_mul(left, right))
    BINARY(LMul, long, 2, java::wrapping_mul(left, right))
    BINARY(FMul, float, 1, left* right)
    BINARY(DMul, double, 2, left* right)
    CASE(IDiv) {
        if (as_int(sp[-1]) == 0) SLOW(throw_new("java/lang/ArithmeticException", "/ by zero"));
        sp[-2] = state::slot_of(java::divide(as_int(sp[-2]), as_int(sp[-1])));
        --sp;
        NEXT();
    }
    CASE(LDiv) {
        if (as_long(sp[-2]) == 0) SLOW(throw_new("java/lang/ArithmeticException", "/ by zero"));
        sp[-4] = state::slot_of(java::divide(as_long(sp[-4]), as_long(sp[-2])));
        sp -= 2;
        NEXT();
    }
    BINARY(FDiv, float, 1, left / right)
    BINARY(DDiv, double, 2, left / right)
    CASE(IRem) {
        if (as_int(sp[-1]) == 0) SLOW(throw_new("java/lang/ArithmeticException", "/ by zero"));
        sp[-2] = state::slot_of(java::remainder(as_int(sp[-2]), as_int(sp[-1])));
        --sp;
        NEXT();
    }
    CASE(LRem) {
        if (as_long(sp[-2]) == 0) SLOW(throw_new("java/lang/ArithmeticException", "/ by zero"));
        sp[-4] = state::slot_of(java::remainder(as_long(sp[-4]), as_long(sp[-2])));
        sp -= 2;
        NEXT();
    }
    BINARY(FRem, float, 1, std::fmod(left, right))
    BINARY(DRem, double, 2, std::fmod(left, right))
    UNARY(INeg, int, 1, 1, java::wrapping_sub(0, value))
    UNARY(LNeg, long, 2, 2, java::wrapping_sub<std::int64_t>(0, value))
    UNARY(FNeg, float, 1, 1, -value)
    UNARY(DNeg, double, 2, 2, -value)
    BINARY(IShl, int, 1, java::shift_left(left, right))
    BINARY(IShr, int, 1, left >> (right & 31))
    BINARY(IUshr, int, 1, java::shift_right_unsigned(left, right))
    CASE(LShl) {
        sp[-3] = state::slot_of(java::shift_left(as_long(sp[-3]), as_int(sp[-1])));
        --sp;
        NEXT();
    }
    CASE(LShr) {
        sp[-3] = state::slot_of(as_long(sp[-3]) >> (as_int(sp[-1]) & 63));
        --sp;
        NEXT();
    }
    CASE(LUshr) {
        sp[-3] = state::slot_of(java::shift_right_unsigned(as_long(sp[-3]), as_int(sp[-1])));
        --sp;
        NEXT();
    }
    BINARY(IAnd, int, 1, left& right)
    BINARY(LAnd, long, 2, left& right)
    BINARY(IOr, int, 1, left | right)
    BINARY(LOr, long, 2, left | right)
    BINARY(IXor, int, 1, left ^ right)
    BINARY(LXor, long, 2, left ^ right)

    UNARY(I2L, int, 1, 2, static_cast<std::int64_t>(value))
    UNARY(I2F, int, 1, 1, static_cast<float>(value))
    UNARY(I2D, int, 1, 2, static_cast<double>(value))
    UNARY(L2I, long, 2, 1, static_cast<std::int32_t>(value))
    UNARY(L2F, long, 2, 1, static_cast<float>(value))
    UNARY(L2D, long, 2, 2, static_cast<double>(value))
    UNARY(F2I, float, 1, 1, java::to_integer<std::int32_t>(value))
    UNARY(F2L, float, 1, 2, java::to_integer<std::int64_t>(value))
    UNARY(F2D, float, 1, 2, static_cast<double>(value))
    UNARY(D2I, double, 2, 1, java::to_integer<std::int32_t>(value))
    UNARY(D2L, double, 2, 2, java::to_integer<std::int64_t>(value))
    UNARY(D2F, double, 2, 1, static_cast<float>(value))
    UNARY(I2B, int, 1, 1, static_cast<std::int8_t>(value))
    UNARY(I2C, int, 1, 1, static_cast<std::uint16_t>(value))
    UNARY(I2S, int, 1, 1, static_cast<std::int16_t>(value))

    CASE(LCmp) {
        std::int64_t right = as_long(sp[-2]), left = as_long(sp[-4]);
        sp -= 3;
        sp[-1] = state::slot_of(left > right ? 1 : left == right ? 0 : -1);
        NEXT();
    }
    CASE(FCmpL) {
        sp[-2] = state::slot_of(java::compare(as_float(sp[-2]), as_float(sp[-1]), -1));
        --sp;
        NEXT();
    }
    CASE(FCmpG) {
        sp[-2] = state::slot_of(java::compare(as_float(sp[-2]), as_float(sp[-1]), 1));
        --sp;
        NEXT();
    }
    CASE(DCmpL) {
        sp[-4] = state::slot_of(java::compare(as_double(sp[-4]), as_double(sp[-2]), -1));
        sp -= 3;
        NEXT();
    }
    CASE(DCmpG) {
        sp[-4] = state::slot_of(java::compare(as_double(sp[-4]), as_double(sp[-2]), 1));
        sp -= 3;
        NEXT();
    }

    BRANCH1(IfEq, value == 0)
    BRANCH1(IfNe, value != 0)
    BRANCH1(IfLt, value < 0)
    BRANCH1(IfGe, value >= 0)
    BRANCH1(IfGt, value > 0)
    BRANCH1(IfLe, value <= 0)
    BRANCH2(IfICmpEq, left == right)
    BRANCH2(IfICmpNe, left != right)
    BRANCH2(IfICmpLt, left < right)
    BRANCH2(IfICmpGe, left >= right)
    BRANCH2(IfICmpGt, left > right)
    BRANCH2(IfICmpLe, left <= right)
    BRANCH2(IfACmpEq, left == right)
    BRANCH2(IfACmpNe, left != right)
    BRANCH1(IfNull, value == 0)
    BRANCH1(IfNonNull, value != 0)
    CASE(Goto) TAKE_BRANCH();
    CASE(TableSwitch) {
        const auto& table = *ip->pointer<const program::SwitchTable>();
        std::int32_t value = as_int(*--sp);
        std::int32_t distance = value < table.low || value > table.high
                                    ? table.fallback
                                    : table.targets[static_cast<std::size_t>(static_cast<std::int64_t>(value) - table.low)];
        JUMP(ip + distance);
        if (distance <= 0 && --budget < 0) [[unlikely]]
            goto out_of_budget;
        DISPATCH();
    }
    CASE(LookupSwitch) {
        const auto& table = *ip->pointer<const program::SwitchTable>();
        std::int32_t value = as_int(*--sp);
        std::size_t low = 0, high = table.keys.size();
        while (low < high) {
            std::size_t middle = (low + high) / 2;
            if (table.keys[middle] < value)
                low = middle + 1;
            else
                high = middle;
        }
        std::int32_t distance = low < table.keys.size() && table.keys[low] == value ? table.targets[low] : table.fallback;
        JUMP(ip + distance);
        if (distance <= 0 && --budget < 0) [[unlikely]]
            goto out_of_budget;
        DISPATCH();
    }

    // Returns. A frame with flags (a lock to release, an initialiser, the bottom) and one whose caller is native take the slow
    // path.
#define RETURN(slots, value)                                                  \
    do {                                                                      \
        if (frame->flags != 0 || (frame - 1)->code == nullptr) [[unlikely]] { \
            SAVE();                                                           \
            next = return_slowly(value, slots);                               \
            goto returned;                                                    \
        }                                                                     \
        Slot result = (value);                                                \
        sp = frame->locals;                                                   \
        --thread_.depth;                                                      \
        --frame;                                                              \
        if (thread_.depth <= thread_.first_saved_frame) [[unlikely]]          \
            state_.threads().save_frame(thread_);                             \
        if ((slots) != 0) *sp = result;                                       \
        sp += (slots);                                                        \
        code_base = frame->code->instructions.data();                         \
        JUMP(code_base + frame->pc + 1);                                      \
        locals = frame->locals;                                               \
        DISPATCH();                                                           \
    } while (false)

    CASE(Return0) {
        if constexpr (kWatch == Watch::Yes) {
            SAVE();
            freeze(*frame);
        }
        RETURN(0, Slot{0});
    }
    CASE(Return1) RETURN(1, sp[-1]);
    CASE(Return2) RETURN(2, sp[-2]);
    CASE(ReturnNarrow) RETURN(1, narrowed(sp[-1], static_cast<program::BasicType>(ip->a)));

    CASE(GetStatic1) {
        INITIALISED_STATICS();
        PLAIN_FIELD(PlainRead, statics);
        *sp++ = statics->slots()[ip->b];
        NEXT();
    }
    CASE(GetStatic2) {
        INITIALISED_STATICS();
        PLAIN_FIELD(PlainRead, statics);
        *sp = statics->slots()[ip->b];
        sp += 2;
        NEXT();
    }
    CASE(PutStatic1) {
        INITIALISED_STATICS();
        PLAIN_FIELD(PlainWrite, statics);
        state_.before_write(*statics);
        statics->slots()[ip->b] = *--sp;
        PUBLISHED(statics);
        NEXT();
    }
    CASE(PutStatic2) {
        INITIALISED_STATICS();
        PLAIN_FIELD(PlainWrite, statics);
        state_.before_write(*statics);
        sp -= 2;
        statics->slots()[ip->b] = *sp;
        NEXT();
    }
    CASE(PutStaticNarrow) {
        INITIALISED_STATICS();
        PLAIN_FIELD(PlainWrite, statics);
        state_.before_write(*statics);
        statics->slots()[ip->b] = narrowed(*--sp, static_cast<program::BasicType>(ip->a));
        NEXT();
    }
    CASE(GetStaticVolatile) {
        INITIALISED_STATICS();
        VISIBLE_OPERATION(VolatileRead, statics);
        VOLATILE_EVENT(VolatileRead, statics);
        *sp = statics->slots()[ip->b];
        sp += classfile::slot_count(static_cast<program::BasicType>(ip->a));
        NEXT();
    }
    CASE(PutStaticVolatile) {
        INITIALISED_STATICS();
        VISIBLE_OPERATION(VolatileWrite, statics);
        VOLATILE_EVENT(VolatileWrite, statics);
        state_.before_write(*statics);
        auto type = static_cast<program::BasicType>(ip->a);
        sp -= classfile::slot_count(type);
        statics->slots()[ip->b] = narrowed(*sp, type);
        PUBLISHED(statics);
        NEXT();
    }
    CASE(GetField1) {
        CHECKED_RECEIVER(sp[-1]);
        PLAIN_FIELD(PlainRead, receiver);
        sp[-1] = receiver->slots()[ip->b];
        NEXT();
    }
    CASE(GetField2) {
        CHECKED_RECEIVER(sp[-1]);
        PLAIN_FIELD(PlainRead, receiver);
        sp[-1] = receiver->slots()[ip->b];
        ++sp;
        NEXT();
    }
    CASE(PutField1) {
        CHECKED_RECEIVER(sp[-2]);
        PLAIN_FIELD(PlainWrite, receiver);
        state_.before_write(*receiver);
        receiver->slots()[ip->b] = sp[-1];
        PUBLISHED(receiver);
        sp -= 2;
        NEXT();
    }
    CASE(PutField2) {
        CHECKED_RECEIVER(sp[-3]);
        PLAIN_FIELD(PlainWrite, receiver);
        state_.before_write(*receiver);
        receiver->slots()[ip->b] = sp[-2];
        sp -= 3;
        NEXT();
    }
    CASE(PutFieldNarrow) {
        CHECKED_RECEIVER(sp[-2]);
        PLAIN_FIELD(PlainWrite, receiver);
        state_.before_write(*receiver);
        receiver->slots()[ip->b] = narrowed(sp[-1], static_cast<program::BasicType>(ip->a));
        sp -= 2;
        NEXT();
    }
    CASE(GetFieldVolatile) {
        CHECKED_RECEIVER(sp[-1]);
        VISIBLE_OPERATION(VolatileRead, receiver);
        VOLATILE_EVENT(VolatileRead, receiver);
        sp[-1] = receiver->slots()[ip->b];
        sp += classfile::slot_count(static_cast<program::BasicType>(ip->a)) - 1;
        NEXT();
    }
    CASE(PutFieldVolatile) {
        auto type = static_cast<program::BasicType>(ip->a);
        int width = classfile::slot_count(type);
        CHECKED_RECEIVER(sp[-1 - width]);
        VISIBLE_OPERATION(VolatileWrite, receiver);
        VOLATILE_EVENT(VolatileWrite, receiver);
        state_.before_write(*receiver);
        receiver->slots()[ip->b] = narrowed(sp[-width], type);
        PUBLISHED(receiver);
        sp -= 1 + width;
        NEXT();
    }

    CASE(InvokeVirtualQuick) {
        arguments = sp - ip->a;
        CHECKED_RECEIVER(arguments[0]);
        callee = receiver->klass->vtable[static_cast<std::size_t>(ip->b)];
        goto invoke;
    }
    CASE(InvokeInterfaceQuick) {
        arguments = sp - ip->a;
        CHECKED_RECEIVER(arguments[0]);
        callee = receiver->klass->find_interface_method(*ip->pointer<const Method>());
        if (callee == nullptr) [[unlikely]]
            SLOW(select_failed(*ip->pointer<const Method>(), *receiver->klass));
        goto invoke;
    }
    CASE(InvokeFinalQuick) {
        arguments = sp - ip->a;
        if (as_ref(arguments[0]) == kNull) [[unlikely]]
            SLOW(throw_new("java/lang/NullPointerException"));
        callee = ip->pointer<const Method>();
        goto invoke;
    }
    CASE(InvokeAccessQuick) {
        arguments = sp - ip->a;
        CHECKED_RECEIVER(arguments[0]);
        callee = machine_.direct_accesses.target(*ip->pointer<const Method>(), *receiver);
        if (callee != nullptr) [[likely]]
            goto invoke;
        goto op_InvokeStaticQuick;
    }
    CASE(InvokeLinkedQuick) {
        if (as_ref(*(sp - ip->a)) == kNull) [[unlikely]]
            SLOW(throw_new("java/lang/NullPointerException"));
        goto op_InvokeStaticQuick;
    }
    CASE(InvokeStaticQuick) {
        arguments = sp - ip->a;
        callee = ip->pointer<const Method>();
        if (!callee->owner->has_trivial_initialisation && !state_.permanents().is_initialised(*callee->owner)) [[unlikely]] {
            SAVE();
            next = ensure_initialised(*callee->owner);
            if (next != Next::Execute || &thread_.top() != frame) goto go_on;
        }
        CLASS_USE(*callee->owner);
        goto invoke;
    }
invoke : {
    if (machine_.limits.is_due()) [[unlikely]] {
        SAVE();
        machine_.limits.ask();
    }
    const Code* code = callee->code.load(std::memory_order_acquire);
    if (code == nullptr || callee->native != 0 || callee->is_synchronized()) [[unlikely]] {
        if (callee->native == 0 && !callee->is_synchronized()) PREPARE(invoke(*callee, arguments));
        SLOW(invoke(*callee, arguments));
    }
    Slot* callee_stack = arguments + code->max_locals;
    if (callee_stack + code->max_stack > thread_.stack_end || thread_.depth >= state::kMaximumFrames) [[unlikely]]
        SLOW(throw_new("java/lang/StackOverflowError"));
    frame->pc = static_cast<std::uint32_t>(ip - code_base);
    frame->stack_pointer = arguments;
    if constexpr (kWatch == Watch::Yes) thread_.crossings += is_crossing(thread_, *frame->method, *callee);
    ++frame;
    ++thread_.depth;
    frame->method = callee;
    frame->code = code;
    frame->locals = locals = arguments;
    frame->flags = 0;
    frame->lock = kNull;
    frame->phase = 0;
    sp = callee_stack;
    code_base = code->instructions.data();
    JUMP(code_base);
    DISPATCH();
}
    CASE(InvokePolymorphic) SLOW(invoke_polymorphic(*ip));

    CASE(NewQuick) {
        const Class& klass = *ip->pointer<const Class>();
        CLASS_USE(klass);
        if ((!klass.has_trivial_initialisation && !state_.permanents().is_initialised(klass)) || machine_.is_collection_due())
            [[unlikely]] {
            SAVE();
            next = allocate_slowly(klass);
            goto go_on;
        }
        Ref object = state_.objects().allocate_instance(
            klass, state::Objects::origin(thread_, *frame->method, static_cast<std::uint32_t>(ip - code_base)));
        if (object == kNull) [[unlikely]]
            SLOW(allocate_slowly(klass));
        *sp++ = state::slot_of(object);
        if constexpr (kWatch == Watch::Yes) {
            SAVE();
            ++changes_;
            machine_.events.emit(MemoryEventKind::New, thread_, object);
        }
        NEXT();
    }
    CASE(NewPrimitiveArray)
    CASE(NewRefArrayQuick) SLOW(new_array(*ip->pointer<const Class>(), as_int(sp[-1])));
    CASE(MultiNewArrayQuick) SLOW(new_multi_array(*ip->pointer<const Class>(), ip->a));
    CASE(CheckCastQuick) {
        Ref reference = as_ref(sp[-1]);
        if (reference != kNull) {
            const Class& klass = *OBJECT(reference)->klass;
            const Class& target = *ip->pointer<const Class>();
            if (&klass != &target && !klass.is_subclass_of(target)) [[unlikely]]
                SLOW(throw_class_cast(klass, target));
        }
        NEXT();
    }
    CASE(InstanceOfQuick) {
        Ref reference = as_ref(sp[-1]);
        sp[-1] = reference != kNull && OBJECT(reference)->klass->is_subclass_of(*ip->pointer<const Class>());
        NEXT();
    }
    CASE(Throw) {
        SAVE();
        next = throw_by_instruction(as_ref(sp[-1]));
        goto go_on;
    }
    CASE(MonitorEnter) SLOW(monitor_enter(as_ref(sp[-1])));
    CASE(MonitorExit) SLOW(monitor_exit(as_ref(sp[-1])));
}

void Interpreter::run(std::int64_t budget) {
    bool has_operations = points_ != SchedulingPoints::None && machine_.program().grains() != nullptr;
    bool watched = has_operations || machine_.events.has_listeners() || machine_.visibility.plain != PlainAccesses::Invisible;
    if (watched)
        run_loop<Watch::Yes>(budget);
    else
        run_loop<Watch::No>(budget);
}

}  // namespace raceproof::machine
