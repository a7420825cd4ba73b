// java.lang.Object.
#include "machine/natives/iteration_order.h"
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

NativeOutcome get_class(NativeCall& call) { return call.returns(call.machine.classes.mirror(*call.receiver().klass)); }

NativeOutcome hash_code(NativeCall& call) {
    note_identity_hash(call);
    return call.returns(call.state().objects().identity_hash(call.receiver()));
}

// All of it is read plainly, volatile fields too: a clone is a copy of memory, and whoever relies on more has a race.
void tell_copy(NativeCall& call, const Object& original, Ref copy, std::uint64_t length) {
    tell_read(call, original, 0, length);
    tell_write(call, call.object(copy), 0, length);
}

NativeOutcome clone(NativeCall& call) {
    Object& original = call.receiver();
    const program::Class& klass = *original.klass;
    if (original.is_array()) {
        Ref copy = call.machine.objects.new_array(call.thread, klass, original.length);
        if (copy == kNull) return NativeOutcome::OutOfMemory;
        tell_copy(call, original, copy, state::content_bytes(original));
        copy_bulk(call, call.object(copy).elements<std::byte>(), original.elements<std::byte>(), state::content_bytes(original));
        return call.returns(copy);
    }
    bool is_reference = klass.is_subclass_of(call.machine.program().required("java/lang/ref/Reference"));
    if (!klass.is_subclass_of(*call.machine.known().cloneable) || is_reference)
        return call.throws("java/lang/CloneNotSupportedException", klass.dotted_name());
    Ref copy = call.machine.objects.new_instance(call.thread, klass);
    if (copy == kNull) return NativeOutcome::OutOfMemory;
    tell_copy(call, original, copy, klass.instance_slots);
    std::memcpy(call.object(copy).slots(), original.slots(), klass.instance_slots * sizeof(Slot));
    return call.returns(copy);
}

}  // namespace

void register_object(NativeTable& table) {
    constexpr std::string_view kClass = "java/lang/Object";
    table.native(kClass, "getClass", "()Ljava/lang/Class;", get_class);
    table.native(kClass, "hashCode", "()I", hash_code);
    table.native(kClass, "clone", "()Ljava/lang/Object;", clone);
}

}  // namespace raceproof::machine::natives
