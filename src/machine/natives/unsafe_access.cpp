// jdk.internal.misc.Unsafe: every operation × type × access mode, each as one step with its own mode.
//
// Only some of these methods are native in the JDK. The others are written in Java by a volatile access or a loop over
// compareAndSet, which would show up as several steps of the wrong mode; so all are taken over, from one table of types.
#include "machine/natives/memory_location.h"
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"
#include "machine/natives/unsafe_checks.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kUnsafe = "jdk/internal/misc/Unsafe";
constexpr int kObjectArgument = 1, kOffsetArgument = 2, kFirstValue = 4;

template <typename Value>
constexpr int kSlots = sizeof(Value) == 8 ? 2 : 1;

template <typename Value>
Value argument(NativeCall& call, int position) {
    return value_of_slot<Value>(call.arguments[kFirstValue + position * kSlots<Value>]);
}

template <typename Value>
NativeOutcome answer(NativeCall& call, Value value) {
    call.result = slot_of_value(value);
    return NativeOutcome::Done;
}

struct Get {
    template <typename Value>
    static NativeOutcome apply(NativeCall& call, const Location& location) {
        return answer(call, load<Value>(location));
    }
};

struct Put {
    template <typename Value>
    static NativeOutcome apply(NativeCall& call, const Location& location) {
        store(call.state(), location, argument<Value>(call, 0));
        return call.returns();
    }
};

// Returns the old value; stores if it is the expected one.
struct CompareAndExchange {
    template <typename Value>
    static NativeOutcome apply(NativeCall& call, const Location& location) {
        Value old = load<Value>(location);
        if (same_bits(old, argument<Value>(call, 0))) store(call.state(), location, argument<Value>(call, 1));
        return answer(call, old);
    }
};

struct CompareAndSet {
    template <typename Value>
    static NativeOutcome apply(NativeCall& call, const Location& location) {
        bool is_expected = same_bits(load<Value>(location), argument<Value>(call, 0));
        if (is_expected) store(call.state(), location, argument<Value>(call, 1));
        return call.returns(is_expected);
    }
};

// May fail for no reason: a choice of the schedule, if the machine's options allow it (Machine::pending).
struct WeakCompareAndSet {
    static bool fails(const NativeCall& call) { return call.alternative == 1; }
    template <typename Value>
    static NativeOutcome apply(NativeCall& call, const Location& location) {
        return fails(call) ? call.returns(false) : CompareAndSet::apply<Value>(call, location);
    }
};

template <typename Update>
struct GetAnd {
    template <typename Value>
    static NativeOutcome apply(NativeCall& call, const Location& location) {
        Value old = load<Value>(location);
        store(call.state(), location, Update::combine(old, argument<Value>(call, 0)));
        return answer(call, old);
    }
};

struct Set {
    template <typename Value>
    static Value combine(Value, Value operand) {
        return operand;
    }
};
struct Add {
    template <typename Value>
    static Value combine(Value old, Value operand) {
        if constexpr (std::is_floating_point_v<Value>)
            return old + operand;
        else
            return static_cast<Value>(static_cast<std::uint64_t>(old) + static_cast<std::uint64_t>(operand));
    }
};
struct BitwiseOr {
    template <typename Value>
    static Value combine(Value old, Value operand) {
        return static_cast<Value>(old | operand);
    }
};
struct BitwiseAnd {
    template <typename Value>
    static Value combine(Value old, Value operand) {
        return static_cast<Value>(old & operand);
    }
};
struct BitwiseXor {
    template <typename Value>
    static Value combine(Value old, Value operand) {
        return static_cast<Value>(old ^ operand);
    }
};

// What the memory model is told of an access. An update that fails has only read.
template <typename Operation>
MemoryEventKind event_of(MemoryOrder mode, bool succeeded) {
    using enum MemoryEventKind;
    constexpr MemoryEventKind kReads[] = {PlainRead, OpaqueRead, AcquireRead, AcquireRead, VolatileRead};
    constexpr MemoryEventKind kWrites[] = {PlainWrite, OpaqueWrite, ReleaseWrite, ReleaseWrite, VolatileWrite};
    constexpr MemoryEventKind kUpdates[] = {UpdatePlain, UpdatePlain, UpdateAcquire, UpdateRelease, UpdateVolatile};
    constexpr MemoryEventKind kFailures[] = {FailedUpdatePlain, FailedUpdatePlain, FailedUpdateAcquire, FailedUpdateRelease,
                                             FailedUpdateVolatile};
    auto index = static_cast<std::size_t>(mode);
    if constexpr (std::is_same_v<Operation, Get>) return kReads[index];
    if constexpr (std::is_same_v<Operation, Put>) return kWrites[index];
    return succeeded ? kUpdates[index] : kFailures[index];
}

template <typename Operation, typename Value>
bool will_succeed(NativeCall& call, const Location& location) {
    if constexpr (std::is_same_v<Operation, WeakCompareAndSet>)
        return !WeakCompareAndSet::fails(call) && will_succeed<CompareAndSet, Value>(call, location);
    if constexpr (std::is_same_v<Operation, CompareAndSet> || std::is_same_v<Operation, CompareAndExchange>)
        return same_bits(load<Value>(location), argument<Value>(call, 0));
    return true;
}

template <typename Value>
constexpr program::BasicType kTypeOf = [] {
    using enum program::BasicType;
    if (std::is_same_v<Value, bool>) return Boolean;
    if (std::is_same_v<Value, std::int8_t>) return Byte;
    if (std::is_same_v<Value, std::uint16_t>) return Char;
    if (std::is_same_v<Value, std::int16_t>) return Short;
    if (std::is_same_v<Value, std::int32_t>) return Int;
    if (std::is_same_v<Value, std::int64_t>) return Long;
    if (std::is_same_v<Value, float>) return Float;
    return std::is_same_v<Value, double> ? Double : Reference;
}();

template <typename Operation, typename Value>
UnsafeAccess wanted(NativeCall& call) {
    constexpr bool kCompares = std::is_same_v<Operation, CompareAndSet> || std::is_same_v<Operation, CompareAndExchange> ||
                               std::is_same_v<Operation, WeakCompareAndSet>;
    constexpr Use kUse = std::is_same_v<Operation, Get> ? Use::Reads : Use::Writes;
    UnsafeAccess access{kTypeOf<Value>, kUse};
    if constexpr (std::is_same_v<Value, Ref> && kUse == Use::Writes) access.stored = argument<Ref>(call, kCompares ? 1 : 0);
    return access;
}

// The one function behind all of them. `Mode` is what the memory model says of the access.
template <typename Operation, typename Value, MemoryOrder Mode>
NativeOutcome access(NativeCall& call) {
    Location location = locate(call.machine, call.ref(kObjectArgument), call.long_integer(kOffsetArgument), sizeof(Value));
    if (location.object == nullptr) return call.unsupported(call.method.full_name() + " outside of objects");
    if (std::string why = refusal(call, location, wanted<Operation, Value>(call)); !why.empty())
        return call.unsupported(call.method.full_name() + " " + why);
    if constexpr (std::is_same_v<Operation, WeakCompareAndSet>) note_use(call, AssumptionKind::SpuriousWakeUps, "none");
    if (call.machine.events.has_listeners() || Mode != MemoryOrder::Volatile)
        call.machine.events.emit_access(event_of<Operation>(Mode, will_succeed<Operation, Value>(call, location)), call.thread,
                                        *location.object, location.position(), location.is_slot ? 1 : sizeof(Value));
    return Operation::template apply<Value>(call, location);
}

struct TypeName {
    std::string name;        // "Int"
    std::string descriptor;  // "I"
};

constexpr std::string_view kOneStep = "One step with its own access mode; the JDK composes it from volatile accesses.";

template <typename Operation, typename Value, MemoryOrder Mode>
void add(NativeTable& table, const std::string& method, const std::string& descriptor) {
    table.override_body(kUnsafe, method, descriptor, access<Operation, Value, Mode>, kOneStep);
}

template <typename Value>
void add_gets_and_puts(NativeTable& table, const TypeName& type) {
    using enum MemoryOrder;
    std::string getter = "(Ljava/lang/Object;J)" + type.descriptor, setter = "(Ljava/lang/Object;J" + type.descriptor + ")V";
    table.native(kUnsafe, "get" + type.name, getter, access<Get, Value, Plain>);
    table.native(kUnsafe, "put" + type.name, setter, access<Put, Value, Plain>);
    table.native(kUnsafe, "get" + type.name + "Volatile", getter, access<Get, Value, Volatile>);
    table.native(kUnsafe, "put" + type.name + "Volatile", setter, access<Put, Value, Volatile>);
    add<Get, Value, Opaque>(table, "get" + type.name + "Opaque", getter);
    add<Put, Value, Opaque>(table, "put" + type.name + "Opaque", setter);
    add<Get, Value, Acquire>(table, "get" + type.name + "Acquire", getter);
    add<Put, Value, Release>(table, "put" + type.name + "Release", setter);
}

template <typename Value>
void add_compares(NativeTable& table, const TypeName& type) {
    using enum MemoryOrder;
    std::string arguments = "(Ljava/lang/Object;J" + type.descriptor + type.descriptor + ")", set = arguments + "Z",
                exchange = arguments + type.descriptor;
    if constexpr (std::is_same_v<Value, std::int32_t> || std::is_same_v<Value, std::int64_t> || std::is_same_v<Value, Ref>) {
        table.native(kUnsafe, "compareAndSet" + type.name, set, access<CompareAndSet, Value, Volatile>);
        table.native(kUnsafe, "compareAndExchange" + type.name, exchange, access<CompareAndExchange, Value, Volatile>);
    } else {
        add<CompareAndSet, Value, Volatile>(table, "compareAndSet" + type.name, set);
        add<CompareAndExchange, Value, Volatile>(table, "compareAndExchange" + type.name, exchange);
    }
    add<WeakCompareAndSet, Value, Volatile>(table, "weakCompareAndSet" + type.name, set);
    add<WeakCompareAndSet, Value, Plain>(table, "weakCompareAndSet" + type.name + "Plain", set);
    add<WeakCompareAndSet, Value, Acquire>(table, "weakCompareAndSet" + type.name + "Acquire", set);
    add<WeakCompareAndSet, Value, Release>(table, "weakCompareAndSet" + type.name + "Release", set);
    add<CompareAndExchange, Value, Acquire>(table, "compareAndExchange" + type.name + "Acquire", exchange);
    add<CompareAndExchange, Value, Release>(table, "compareAndExchange" + type.name + "Release", exchange);
}

template <typename Update, typename Value>
void add_updates(NativeTable& table, const std::string& operation, const TypeName& type) {
    using enum MemoryOrder;
    std::string name = "getAnd" + operation + type.name,
                descriptor = "(Ljava/lang/Object;J" + type.descriptor + ")" + type.descriptor;
    add<GetAnd<Update>, Value, Volatile>(table, name, descriptor);
    add<GetAnd<Update>, Value, Acquire>(table, name + "Acquire", descriptor);
    add<GetAnd<Update>, Value, Release>(table, name + "Release", descriptor);
}

template <typename Value>
void add_type(NativeTable& table, const TypeName& type) {
    add_gets_and_puts<Value>(table, type);
    add_compares<Value>(table, type);
    add_updates<Set, Value>(table, "Set", type);
    if constexpr (!std::is_same_v<Value, bool> && !std::is_same_v<Value, Ref>) add_updates<Add, Value>(table, "Add", type);
    if constexpr (std::is_integral_v<Value>) {
        add_updates<BitwiseOr, Value>(table, "BitwiseOr", type);
        add_updates<BitwiseAnd, Value>(table, "BitwiseAnd", type);
        add_updates<BitwiseXor, Value>(table, "BitwiseXor", type);
    }
}

}  // namespace

Location locate(Machine& machine, Ref base, std::int64_t offset, std::uint64_t size) {
    if (base == kNull) return {};
    Object* object = &machine.state().at(base);
    if (offset >= kStaticFlag) {
        if (object->klass != machine.known().klass) return {};
        object = &machine.state().statics_of(machine.classes.class_of_mirror(base));
        offset -= kStaticFlag;
    } else {
        // Any number can come from the program: none of the calculations may overflow.
        if (offset < kContentsOffset) return {};
        offset -= kContentsOffset;
    }
    Location location{object, static_cast<std::uint64_t>(offset), !object->is_array()};
    std::uint64_t needed = location.is_slot ? sizeof(Slot) : size;
    std::uint64_t bytes = state::content_bytes(*object);
    if (needed > bytes || location.offset > bytes - needed) return {};
    if (location.is_slot && location.offset % sizeof(Slot) != 0) return {};
    return location;
}

void register_unsafe_access(NativeTable& table) {
    add_type<bool>(table, {"Boolean", "Z"});
    add_type<std::int8_t>(table, {"Byte", "B"});
    add_type<std::uint16_t>(table, {"Char", "C"});
    add_type<std::int16_t>(table, {"Short", "S"});
    add_type<std::int32_t>(table, {"Int", "I"});
    add_type<std::int64_t>(table, {"Long", "J"});
    add_type<float>(table, {"Float", "F"});
    add_type<double>(table, {"Double", "D"});
    add_type<Ref>(table, {"Reference", std::string(kObject)});
}

}  // namespace raceproof::machine::natives
