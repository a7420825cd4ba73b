#include "machine/natives/support.h"

#include "base/text.h"
#include "base/verify.h"

namespace raceproof::machine::natives {

program::Field& field_of(program::Class& klass, std::string_view name, std::string_view descriptor) {
    program::Field* field = klass.find_field(name, descriptor);
    if (field == nullptr) throw GuestContradiction{"an object without the field " + std::string(name)};
    return *field;
}

program::Field& field_of(const program::Class& klass, std::string_view name, std::string_view descriptor) {
    // A look-up that changes nothing; Class::find_field is not const because it hands out a mutable Field.
    return field_of(const_cast<program::Class&>(klass), name, descriptor);
}

program::Field& field_of(Machine& machine, std::string_view class_name, std::string_view name, std::string_view descriptor) {
    return field_of(machine.program().required(class_name), name, descriptor);
}

const program::Method& method_of(Machine& machine, std::string_view class_name, std::string_view name,
                                 std::string_view descriptor) {
    const program::Method* method = machine.program().required(class_name).find_method(name, descriptor);
    VERIFY(method != nullptr, "should find a method that every supported JDK has");
    return *method;
}

namespace {

struct ReflectedMember {
    const program::Class& owner;
    std::size_t index;
};

ReflectedMember reflected_member(NativeCall& call, Ref reflected) {
    const Object& object = call.object(reflected);
    return {class_of(call, state::as_ref(field_value(object, "clazz", "Ljava/lang/Class;"))),
            static_cast<std::size_t>(state::as_int(field_value(object, "slot", "I")))};
}

}  // namespace

const program::Method& reflected_method(NativeCall& call, Ref reflected) {
    ReflectedMember member = reflected_member(call, reflected);
    if (member.index >= member.owner.methods.size()) throw GuestContradiction{"a method that its class does not have"};
    return *member.owner.methods[member.index];
}

const program::Field& reflected_field(NativeCall& call, Ref reflected) {
    ReflectedMember member = reflected_member(call, reflected);
    if (member.index >= member.owner.fields.size()) throw GuestContradiction{"a field that its class does not have"};
    return member.owner.fields[member.index];
}

Ref constant_string(Machine& machine, std::string_view utf8) {
    std::string modified = modified_utf8_from_utf16(utf16_from_utf8(utf8));
    return machine.strings.literal(machine.program().literal_number(modified));
}

Ref new_string_array(NativeCall& call, std::span<const std::string> texts) {
    Ref array =
        call.machine.objects.new_array(call.thread, *call.machine.known().string_array, static_cast<std::uint32_t>(texts.size()));
    if (array == kNull) return kNull;
    for (std::size_t i = 0; i < texts.size(); ++i)
        call.object(array).elements<Ref>()[i] = constant_string(call.machine, texts[i]);
    return array;
}

Ref new_byte_array(NativeCall& call, std::span<const std::uint8_t> bytes) {
    Ref array =
        call.machine.objects.new_array(call.thread, *call.machine.known().byte_array, static_cast<std::uint32_t>(bytes.size()));
    if (array != kNull && !bytes.empty()) std::memcpy(call.object(array).elements<std::uint8_t>(), bytes.data(), bytes.size());
    return array;
}

bool in_bounds(const Object& array, std::int64_t offset, std::int64_t count) {
    return offset >= 0 && count >= 0 && offset + count <= static_cast<std::int64_t>(array.length);
}

namespace {

constexpr std::uint64_t kPiece = 1 << 20;

}  // namespace

void before_bulk_write(NativeCall& call, Object& array, std::uint64_t offset, std::uint64_t size) {
    for (; size > kPiece; offset += kPiece, size -= kPiece) {
        call.state().before_element_write(array, offset, kPiece);
        call.machine.limits.ask();
    }
    call.state().before_element_write(array, offset, size);
}

void copy_bulk(NativeCall& call, std::byte* to, const std::byte* from, std::uint64_t size) {
    bool is_backward = to > from;
    for (; size > kPiece; size -= kPiece) {
        std::uint64_t start = is_backward ? size - kPiece : 0;
        std::memmove(to + start, from + start, kPiece);
        if (!is_backward) to += kPiece, from += kPiece;
        call.machine.limits.ask();
    }
    std::memmove(to, from, size);
}

}  // namespace raceproof::machine::natives
