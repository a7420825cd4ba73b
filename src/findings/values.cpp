#include "findings/values.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "base/text.h"
#include "races/race.h"
#include "state/object_contents.h"

namespace raceproof::findings {

using program::BasicType;
using program::Class;
using program::Field;
using state::as_ref;
using state::Object;
using state::Ref;
using state::Slot;

namespace {

constexpr std::size_t kMaximumCharacters = 32;  // of a string

std::string quoted(std::u16string text) {
    bool is_long = text.size() > kMaximumCharacters;
    if (is_long) text.resize(kMaximumCharacters);
    std::string result = "\"";
    for (char c : utf8_from_utf16(text)) {
        if (c == '"' || c == '\\') result += '\\';
        result += c;
    }
    return printable(result) + (is_long ? "…\"" : "\"");
}

std::string character(std::uint16_t value) {
    bool is_printable = value >= ' ' && value < 0x7F;
    return is_printable ? fmt::format("'{}'", static_cast<char>(value)) : fmt::format("'\\u{:04x}'", value);
}

bool is_box(const Class& klass) {
    constexpr std::string_view kBoxes[] = {"java/lang/Boolean", "java/lang/Byte", "java/lang/Character", "java/lang/Short",
                                           "java/lang/Integer", "java/lang/Long", "java/lang/Float",     "java/lang/Double"};
    return std::find(std::begin(kBoxes), std::end(kBoxes), klass.name.text()) != std::end(kBoxes);
}

const Field* field_named(const Class& klass, std::string_view name) {
    for (const Field& field : klass.fields)
        if (field.name.text() == name && !field.is_static()) return &field;
    return nullptr;
}

bool starts_with_vowel(std::string_view word) {
    return !word.empty() && std::string_view("AEIOaeio").find(word[0]) != std::string_view::npos;
}

}  // namespace

TypedLocation TypedLocation::of(machine::Machine& machine, const machine::PendingOperation& pending) {
    TypedLocation location = of(machine, pending.object, pending.position);
    if (pending.field != nullptr && location.object != nullptr && !location.object->is_array()) {
        location.field = pending.field;
        location.type = pending.field->type;
    }
    return location;
}

TypedLocation TypedLocation::of(machine::Machine& machine, Ref reference, std::uint64_t position) {
    TypedLocation location;
    if (reference == state::kNull) return location;
    const Object& object = machine.state().at(reference);
    location.object = &object;
    location.position = position;
    if (object.is_array()) {
        location.type = object.klass->component_type;
        return location;
    }
    location.field = state::field_at(object, position);
    if (location.field != nullptr) location.type = location.field->type;
    return location;
}

Slot TypedLocation::value() const {
    if (!object->is_array()) return object->slots()[position];
    const std::byte* bytes = object->elements<std::byte>() + position;
    Slot slot = 0;
    std::memcpy(&slot, bytes, std::size_t{1} << state::element_shift(type));
    // Small numbers are kept as ints, with their sign.
    if (type == BasicType::Byte) return state::slot_of(std::int32_t{static_cast<std::int8_t>(slot)});
    if (type == BasicType::Short) return state::slot_of(std::int32_t{static_cast<std::int16_t>(slot)});
    return slot;
}

std::string ObjectNames::short_name(const Class& klass) {
    std::string name = printable(klass.readable_name());
    std::size_t dot = name.rfind('.');
    return dot == std::string::npos ? name : name.substr(dot + 1);
}

std::string ObjectNames::thread(Ref java_thread) {
    Object& object = machine_.state().at(java_thread);
    Ref name = as_ref(machine_.objects.get(object, *machine_.known().thread_members.name));
    return name == state::kNull ? "a thread" : printable(machine_.strings.utf8_of(name));
}

// Objects that are known by what they hold; empty for others.
std::string ObjectNames::text_of_special(Object& object) {
    const Class& klass = *object.klass;
    switch (klass.special) {
        case program::SpecialClass::String: return quoted(machine_.strings.text_of(machine_.state().objects().ref_of(object)));
        case program::SpecialClass::Class:
            return short_name(machine_.classes.class_of_mirror(machine_.state().objects().ref_of(object))) + ".class";
        case program::SpecialClass::Thread: return thread(machine_.state().objects().ref_of(object));
        default: break;
    }
    if (is_box(klass)) {
        const Field* held = field_named(klass, "value");
        return held == nullptr ? "" : value(machine_.objects.get(object, *held), held->type);
    }
    for (const Class* ancestor = klass.super; ancestor != nullptr; ancestor = ancestor->super) {
        if (ancestor->name.text() != "java/lang/Enum") continue;
        const Field* name = field_named(*ancestor, "name");
        Ref text = name == nullptr ? state::kNull : as_ref(machine_.objects.get(object, *name));
        return text == state::kNull ? "" : printable(machine_.strings.utf8_of(text));
    }
    return "";
}

std::string ObjectNames::name(Ref reference) {
    if (reference == state::kNull) return "null";
    Object& object = machine_.state().at(reference);
    if (object.is_statics()) return short_name(*object.klass);
    if (std::string text = text_of_special(object); !text.empty()) return text;
    std::string class_name = short_name(*object.klass);
    if (class_name.find("$$Lambda") != std::string::npos) return "a lambda";
    std::vector<std::uint64_t>& others = seen_[object.klass];
    auto position = std::find(others.begin(), others.end(), object.name_hash());
    auto number = position - others.begin() + 1;
    if (position == others.end()) others.push_back(object.name_hash());
    if (others.size() > 1) return fmt::format("{}#{}", class_name, number);
    return fmt::format("{} {}", starts_with_vowel(class_name) ? "an" : "a", class_name);
}

std::string ObjectNames::value(Slot slot, BasicType type) {
    switch (type) {
        case BasicType::Boolean: return (slot & 1) != 0 ? "true" : "false";
        case BasicType::Char: return character(static_cast<std::uint16_t>(slot));
        case BasicType::Long: return fmt::format("{}", state::as_long(slot));
        case BasicType::Float: return fmt::format("{}", state::as_float(slot));
        case BasicType::Double: return fmt::format("{}", state::as_double(slot));
        case BasicType::Reference: return name(as_ref(slot));
        default: return fmt::format("{}", state::as_int(slot));
    }
}

// The field of the frame's own object, or static field of its class, that refers to the array; empty if there is none.
std::string ObjectNames::holder_of(const Object& array, const state::Frame& frame) {
    const Slot wanted = state::slot_of(machine_.state().objects().ref_of(array));
    const Class& owner = *frame.method->owner;
    // A dead slot may refer to an object that is no more.
    bool has_self = !frame.method->is_static() && frame.code != nullptr &&
                    machine_.program().frame_map(*frame.method, frame.pc).locals[0] == program::SlotUse::Reference &&
                    as_ref(frame.locals[0]) != state::kNull;
    const Object* self = has_self ? &machine_.state().at(as_ref(frame.locals[0])) : nullptr;
    for (const Class* klass = &owner; klass != nullptr; klass = klass->super) {
        for (const Field& field : klass->fields) {
            if (field.type != BasicType::Reference) continue;
            if (!field.is_static() && (self == nullptr || !self->klass->is_subclass_of(*klass))) continue;
            if (field.is_static() && !machine_.state().permanents().is_initialised(*klass)) continue;
            const Object& holder = field.is_static() ? machine_.state().statics_of(*klass) : *self;
            if (holder.slots()[field.slot] == wanted)
                return fmt::format("{}.{}", short_name(*klass), printable(field.name.text()));
        }
    }
    return "";
}

std::string ObjectNames::location(const TypedLocation& location, const state::Frame* frame) {
    if (location.object == nullptr) return "";
    if (location.object->is_array()) {
        std::string holder = frame == nullptr ? "" : holder_of(*location.object, *frame);
        return fmt::format("{}[{}]", holder.empty() ? short_name(*location.object->klass) : holder,
                           location.position >> state::element_shift(location.type));
    }
    if (location.field == nullptr) return short_name(*location.object->klass);
    return fmt::format("{}.{}", short_name(*location.field->owner), printable(location.field->name.text()));
}

}  // namespace raceproof::findings
