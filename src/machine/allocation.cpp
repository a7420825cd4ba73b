// Allocation in the interpreter. Garbage is collected only between instructions, when every frame is up to date; an allocation
// that finds the heap full collects once and is executed again before it becomes an OutOfMemoryError.
#include <algorithm>
#include <string>

#include "machine/interpreter.h"

namespace raceproof::machine {

using program::Class;

bool Interpreter::collect_if_due() {
    if (!machine_.is_collection_due()) return false;
    machine_.collect();
    return true;
}

Interpreter::Next Interpreter::allocate_slowly(const Class& klass) {
    if (!state_.permanents().is_initialised(klass)) {
        std::uint32_t depth = thread_.depth;
        Next next = ensure_initialised(klass);
        if (next != Next::Execute || thread_.depth != depth) return next;
    }
    collect_if_due();
    Ref object = machine_.objects.new_instance(thread_, klass);
    if (object == kNull && !collected_for_this_) {
        collected_for_this_ = true;
        machine_.collect();
        object = machine_.objects.new_instance(thread_, klass);
    }
    if (object == kNull) return out_of_memory("Java heap space");
    collected_for_this_ = false;
    finish_instruction(0, state::slot_of(object), 1);
    return Next::Execute;
}

Interpreter::Next Interpreter::new_array(const Class& array_class, std::int32_t length) {
    if (length < 0) return throw_new("java/lang/NegativeArraySizeException", std::to_string(length));
    collect_if_due();
    Ref array = machine_.objects.new_array(thread_, array_class, static_cast<std::uint32_t>(length));
    if (array == kNull) {
        machine_.collect();
        array = machine_.objects.new_array(thread_, array_class, static_cast<std::uint32_t>(length));
    }
    if (array == kNull) return out_of_memory(length >= 0x7FFFFFFE ? "Requested array size exceeds VM limit" : "Java heap space");
    finish_instruction(1, state::slot_of(array), 1);
    return Next::Execute;
}

namespace {

// Builds the array of dimensions[0] × dimensions[1] × …, outermost first. Nothing collects in between, so that the references
// held here stay good.
Ref build(Machine& machine, state::Thread& thread, const Class& array_class, std::span<const std::int32_t> dimensions) {
    Ref array = machine.objects.new_array(thread, array_class, static_cast<std::uint32_t>(dimensions[0]));
    if (array == kNull || dimensions.size() == 1) return array;
    for (std::int32_t i = 0; i < dimensions[0]; ++i) {
        Ref part = build(machine, thread, *array_class.component, dimensions.subspan(1));
        if (part == kNull) return kNull;
        Object& outer = machine.state().at(array);
        machine.state().before_element_write(outer, static_cast<std::uint64_t>(i) * 4, 4);
        outer.elements<Ref>()[i] = part;
    }
    return array;
}

}  // namespace

Interpreter::Next Interpreter::new_multi_array(const Class& array_class, int dimensions) {
    std::vector<std::int32_t> sizes;
    Slot* operands = thread_.top().stack_pointer - dimensions;
    for (int i = 0; i < dimensions; ++i) sizes.push_back(state::as_int(operands[i]));
    // As HotSpot does: the outermost array comes first, so a size that is too large is noticed before a negative one inside.
    bool outermost_fits = sizes[0] >= 0 && state_.objects().heap().limit_bytes() / 4 >= static_cast<std::uint64_t>(sizes[0]);
    for (std::size_t i = 0; i < sizes.size(); ++i)
        if (sizes[i] < 0 && (i == 0 || outermost_fits))
            return throw_new("java/lang/NegativeArraySizeException", std::to_string(sizes[i]));
    collect_if_due();
    Ref array = build(machine_, thread_, array_class, sizes);
    if (array == kNull) {
        machine_.collect();
        array = build(machine_, thread_, array_class, sizes);
    }
    if (array == kNull) return out_of_memory("Java heap space");
    finish_instruction(dimensions, state::slot_of(array), 1);
    return Next::Execute;
}

Interpreter::Next Interpreter::out_of_memory(std::string_view message) {
    collected_for_this_ = false;
    Next next = throw_new("java/lang/OutOfMemoryError", message);
    return next;
}

}  // namespace raceproof::machine
