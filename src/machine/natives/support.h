// What native bodies have in common: arguments as C++ values, fields by name, small answers.
//
// Fields are looked up by name in the class they are declared in; a native method's own class is at hand as `call.method.owner`,
// so no look-up in the program is needed on frequent paths.
#pragma once

#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "machine/machine.h"
#include "machine/native.h"
#include "machine/native_table.h"

namespace raceproof::machine::natives {

using program::BasicType;

inline constexpr std::string_view kObject = "Ljava/lang/Object;";
inline constexpr std::string_view kString = "Ljava/lang/String;";

// ── bodies that need no code of their own ──
inline NativeOutcome do_nothing(NativeCall& call) { return call.returns(); }
inline NativeOutcome return_false(NativeCall& call) { return call.returns(false); }
inline NativeOutcome return_true(NativeCall& call) { return call.returns(true); }
inline NativeOutcome return_zero(NativeCall& call) { return call.returns(0); }
inline NativeOutcome return_long_zero(NativeCall& call) { return call.returns(std::int64_t{0}); }
inline NativeOutcome return_null(NativeCall& call) { return call.returns(kNull); }
inline NativeOutcome return_receiver(NativeCall& call) { return call.returns(call.ref(0)); }

// ── frequent exceptions ──
inline NativeOutcome throws_null_pointer(NativeCall& call) { return call.throws("java/lang/NullPointerException"); }

// ── fields ──
// A field of the class or a superclass that must exist in the supported JDK.
program::Field& field_of(program::Class& klass, std::string_view name, std::string_view descriptor);
program::Field& field_of(const program::Class& klass, std::string_view name, std::string_view descriptor);
// The same of a class by name; loads it if necessary.
program::Field& field_of(Machine& machine, std::string_view class_name, std::string_view name, std::string_view descriptor);
const program::Method& method_of(Machine& machine, std::string_view class_name, std::string_view name,
                                 std::string_view descriptor);

inline Slot field_value(const Object& object, std::string_view name, std::string_view descriptor) {
    return object.slots()[field_of(*object.klass, name, descriptor).slot];
}
inline void set_field(NativeCall& call, Object& object, std::string_view name, std::string_view descriptor, Slot value) {
    call.machine.objects.set(object, field_of(*object.klass, name, descriptor), value);
}

// ── memory events of arrays: the bytes [offset, offset + size) of the contents ──
inline void tell_read(NativeCall& call, const Object& array, std::uint64_t offset, std::uint64_t size) {
    if (size != 0) call.machine.events.emit_access(MemoryEventKind::PlainRead, call.thread, array, offset, size);
}
inline void tell_write(NativeCall& call, const Object& array, std::uint64_t offset, std::uint64_t size) {
    if (size != 0) call.machine.events.emit_access(MemoryEventKind::PlainWrite, call.thread, array, offset, size);
}

// ── much at once: in pieces, so that a limit can end it in between ──
// State::before_element_write.
void before_bulk_write(NativeCall& call, Object& array, std::uint64_t offset, std::uint64_t size);
// std::memmove.
void copy_bulk(NativeCall& call, std::byte* to, const std::byte* from, std::uint64_t size);

// ── classes ──
// The class that a java.lang.Class argument stands for; the argument is not null.
inline program::Class& class_of(NativeCall& call, Ref mirror) {
    if (call.object(mirror).klass != call.machine.known().klass) throw GuestContradiction{"what is no class"};
    return call.machine.classes.class_of_mirror(mirror);
}
inline program::Class& class_argument(NativeCall& call, int slot) { return class_of(call, call.ref(slot)); }
// From the class path, not from the JDK. A lambda is where its class is.
inline bool is_user_class(const program::Class& klass) {
    const program::Class* owner = &klass;
    while (owner->host != nullptr) owner = owner->host;
    return !owner->is_trusted;
}
// The element class decides for arrays.
inline const program::Class& element_or_self(const program::Class& klass) { return klass.is_array() ? *klass.element : klass; }

// The member that a java.lang.reflect object stands for: its `slot` is the member's index in its class.
const program::Method& reflected_method(NativeCall& call, Ref reflected);
const program::Field& reflected_field(NativeCall& call, Ref reflected);

// ── what a proof rests on (machine/assumptions.h) ──
inline bool note_use(NativeCall& call, AssumptionKind kind, std::string_view value) {
    return call.machine.assumptions.note_use(kind, call.thread, call.method, value);
}

// ── strings ──
// The interned, permanent String of a text that is one of few: names, constants.
Ref constant_string(Machine& machine, std::string_view utf8);
// A new String[] with these contents; kNull when the heap is full.
Ref new_string_array(NativeCall& call, std::span<const std::string> texts);
// A new byte[] with these contents; kNull when the heap is full.
Ref new_byte_array(NativeCall& call, std::span<const std::uint8_t> bytes);

// ── arrays ──
// Is [offset, offset + count) inside the array? For byte[] arguments of I/O natives.
bool in_bounds(const Object& array, std::int64_t offset, std::int64_t count);

}  // namespace raceproof::machine::natives
