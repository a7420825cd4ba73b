// jdk.internal.misc.Unsafe: offsets, whole ranges of memory, classes, fences, parking.
#include <fmt/format.h>

#include <algorithm>

#include "machine/natives/memory_location.h"
#include "machine/natives/register_all.h"
#include "machine/natives/serial_numbers.h"
#include "machine/natives/support.h"
#include "machine/natives/thread_support.h"
#include "machine/natives/unsafe_checks.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kUnsafe = "jdk/internal/misc/Unsafe";

NativeOutcome field_offset(NativeCall& call) {
    if (call.ref(1) == kNull) return throws_null_pointer(call);
    return call.returns(offset_of(reflected_field(call, call.ref(1))));
}

NativeOutcome field_offset_by_name(NativeCall& call) {
    if (call.ref(1) == kNull || call.ref(2) == kNull) return throws_null_pointer(call);
    std::string name = call.machine.strings.utf8_of(call.ref(2));
    for (const program::Field& field : class_argument(call, 1).fields)
        if (field.name.text() == name) return call.returns(offset_of(field));
    return call.throws("java/lang/InternalError", name);
}

NativeOutcome static_field_base(NativeCall& call) {
    if (call.ref(1) == kNull) return throws_null_pointer(call);
    return call.returns(call.machine.classes.mirror(*reflected_field(call, call.ref(1)).owner));
}

// HotSpot throws an exception of a class that does not exist, which is this error.
NativeOutcome throws_no_array(NativeCall& call) {
    return call.throws("java/lang/NoClassDefFoundError", "java/lang/InvalidClassException");
}

NativeOutcome array_base_offset(NativeCall& call) {
    if (call.ref(1) == kNull) return throws_null_pointer(call);
    if (!class_argument(call, 1).is_array()) return throws_no_array(call);
    return call.returns(static_cast<std::int32_t>(kContentsOffset));
}

NativeOutcome array_index_scale(NativeCall& call) {
    if (call.ref(1) == kNull) return throws_null_pointer(call);
    const program::Class& klass = class_argument(call, 1);
    if (!klass.is_array()) return throws_no_array(call);
    return call.returns(1 << state::element_shift(klass.component_type));
}

struct Range {
    Location start;
    std::uint64_t size;
};

// Ranges of memory exist in arrays of numbers only.
Range range(NativeCall& call, int object_argument, std::int64_t size) {
    if (size < 0) return {};
    auto length = static_cast<std::uint64_t>(size);
    Location start = locate(call.machine, call.ref(object_argument), call.long_integer(object_argument + 1), length);
    bool is_of_numbers =
        start.object != nullptr && !start.is_slot && start.object->klass->component_type != program::BasicType::Reference;
    return is_of_numbers ? Range{start, length} : Range{};
}

NativeOutcome copy_memory(NativeCall& call) {
    std::int64_t size = call.long_integer(7);
    if (size == 0) return call.returns();
    Range from = range(call, 1, size), to = range(call, 4, size);
    if (from.start.object == nullptr || to.start.object == nullptr)
        return call.unsupported(call.method.full_name() + " outside of arrays of numbers");
    tell_read(call, *from.start.object, from.start.offset, from.size);
    tell_write(call, *to.start.object, to.start.offset, to.size);
    call.state().before_element_write(*to.start.object, to.start.offset, to.size);
    std::memmove(to.start.object->elements<std::byte>() + to.start.offset,
                 from.start.object->elements<std::byte>() + from.start.offset, to.size);
    return call.returns();
}

// copySwapMemory0: copies elements of 2, 4 or 8 bytes and turns the bytes of each around.
NativeOutcome copy_swap_memory(NativeCall& call) {
    std::int64_t size = call.long_integer(7), element = call.long_integer(9);
    bool is_whole = (element == 2 || element == 4 || element == 8) && size % element == 0;
    if (!is_whole) return call.throws("java/lang/IllegalArgumentException");
    if (size == 0) return call.returns();
    Range from = range(call, 1, size), to = range(call, 4, size);
    if (from.start.object == nullptr || to.start.object == nullptr)
        return call.unsupported(call.method.full_name() + " outside of arrays of numbers");
    tell_read(call, *from.start.object, from.start.offset, from.size);
    tell_write(call, *to.start.object, to.start.offset, to.size);
    const std::byte* source = from.start.object->elements<std::byte>() + from.start.offset;
    std::vector<std::byte> swapped(source, source + size);
    for (auto start = swapped.begin(); start != swapped.end(); start += element) std::reverse(start, start + element);
    call.state().before_element_write(*to.start.object, to.start.offset, to.size);
    std::memcpy(to.start.object->elements<std::byte>() + to.start.offset, swapped.data(), swapped.size());
    return call.returns();
}

// Native memory is an address and nothing more: libraries take some when they start and never look at it. Reading or writing it
// is unsupported, so what it was filled with does not matter. Blocks are so far apart that none reaches into the next.
NativeOutcome allocate_memory(NativeCall& call) {
    constexpr int kBlockBits = 31;
    if (call.long_integer(1) >= std::int64_t{1} << kBlockBits) return call.unsupported();
    return call.returns(std::int64_t{serial_number(call, Counted::NativeMemory, 1)} << kBlockBits);
}

NativeOutcome set_memory(NativeCall& call) {
    std::int64_t size = call.long_integer(4);
    if (size == 0 || call.ref(1) == kNull) return call.returns();
    Range to = range(call, 1, size);
    if (to.start.object == nullptr) return call.unsupported(call.method.full_name() + " outside of arrays of numbers");
    tell_write(call, *to.start.object, to.start.offset, to.size);
    call.state().before_element_write(*to.start.object, to.start.offset, to.size);
    std::memset(to.start.object->elements<std::byte>() + to.start.offset, call.integer(6), to.size);
    return call.returns();
}

NativeOutcome allocate_instance(NativeCall& call) {
    if (call.ref(1) == kNull) return throws_null_pointer(call);
    program::Class& klass = class_argument(call, 1);
    if (klass.special == program::SpecialClass::Class)
        return call.throws("java/lang/IllegalAccessException", klass.dotted_name());
    if (klass.kind != program::ClassKind::Instance || klass.is_abstract())
        return call.throws("java/lang/InstantiationException", klass.dotted_name());
    if (is_machines_own(klass) && !is_asked_by_library(call.thread))
        return call.unsupported(fmt::format("{} of {}", call.method.full_name(), klass.dotted_name()));
    NativeOutcome outcome;
    if (!call.initialised(klass, outcome)) return outcome;
    return call.returns_allocated(call.machine.objects.new_instance(call.thread, klass));
}

NativeOutcome ensure_class_initialised(NativeCall& call) {
    if (call.ref(1) == kNull) return throws_null_pointer(call);
    NativeOutcome outcome;
    if (!call.initialised(class_argument(call, 1), outcome)) return outcome;
    return call.returns();
}

NativeOutcome should_be_initialised(NativeCall& call) {
    if (call.ref(1) == kNull) return throws_null_pointer(call);
    const program::Class& klass = class_argument(call, 1);
    return call.returns(klass.kind == program::ClassKind::Instance && !call.state().permanents().is_initialised(klass));
}

NativeOutcome throw_exception(NativeCall& call) {
    return call.ref(1) == kNull ? throws_null_pointer(call) : call.throws(call.ref(1));
}

}  // namespace

template <MemoryEventKind kKind>
NativeOutcome fence(NativeCall& call) {
    call.machine.events.emit(kKind, call.thread);
    return call.returns();
}

void register_unsafe_memory(NativeTable& table) {
    table.native(kUnsafe, "objectFieldOffset0", "(Ljava/lang/reflect/Field;)J", field_offset);
    table.native(kUnsafe, "objectFieldOffset1", "(Ljava/lang/Class;Ljava/lang/String;)J", field_offset_by_name);
    table.native(kUnsafe, "staticFieldOffset0", "(Ljava/lang/reflect/Field;)J", field_offset);
    table.native(kUnsafe, "staticFieldBase0", "(Ljava/lang/reflect/Field;)Ljava/lang/Object;", static_field_base);
    table.native(kUnsafe, "arrayBaseOffset0", "(Ljava/lang/Class;)I", array_base_offset);
    table.native(kUnsafe, "arrayIndexScale0", "(Ljava/lang/Class;)I", array_index_scale);
    table.native(kUnsafe, "copyMemory0", "(Ljava/lang/Object;JLjava/lang/Object;JJ)V", copy_memory);
    table.native(kUnsafe, "copySwapMemory0", "(Ljava/lang/Object;JLjava/lang/Object;JJJ)V", copy_swap_memory);
    table.native(kUnsafe, "allocateMemory0", "(J)J", allocate_memory);
    table.native(kUnsafe, "freeMemory0", "(J)V", do_nothing);
    table.native(kUnsafe, "setMemory0", "(Ljava/lang/Object;JJB)V", set_memory);
    table.native(kUnsafe, "allocateInstance", "(Ljava/lang/Class;)Ljava/lang/Object;", allocate_instance);
    table.native(kUnsafe, "ensureClassInitialized0", "(Ljava/lang/Class;)V", ensure_class_initialised);
    table.native(kUnsafe, "shouldBeInitialized0", "(Ljava/lang/Class;)Z", should_be_initialised);
    table.native(kUnsafe, "throwException", "(Ljava/lang/Throwable;)V", throw_exception);
    table.native(kUnsafe, "loadFence", "()V", fence<MemoryEventKind::AcquireFence>);
    table.native(kUnsafe, "storeFence", "()V", fence<MemoryEventKind::ReleaseFence>);
    table.native(kUnsafe, "fullFence", "()V", fence<MemoryEventKind::FullFence>);
}

}  // namespace raceproof::machine::natives
