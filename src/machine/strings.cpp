#include "machine/strings.h"

#include <algorithm>
#include <cstring>

#include "base/text.h"
#include "program/program.h"

namespace raceproof::machine {

using state::kNull;
using state::Object;
using state::Ref;

namespace {

bool is_latin1(std::u16string_view text) {
    return std::all_of(text.begin(), text.end(), [](char16_t unit) { return unit < 256; });
}

void fill(Object& array, std::u16string_view text, bool latin1) {
    if (latin1) {
        auto* bytes = array.elements<std::uint8_t>();
        for (std::size_t i = 0; i < text.size(); ++i) bytes[i] = static_cast<std::uint8_t>(text[i]);
    } else {
        std::memcpy(array.elements<std::uint8_t>(), text.data(), text.size() * 2);
    }
}

}  // namespace

Ref Strings::make(state::Thread& thread, std::u16string_view text) {
    bool latin1 = is_latin1(text);
    Ref value = objects_.new_array(thread, *known_.byte_array, static_cast<std::uint32_t>(text.size() * (latin1 ? 1 : 2)));
    if (value == kNull) return kNull;
    fill(state_.at(value), text, latin1);
    Ref string = objects_.new_instance(thread, *known_.string);
    if (string == kNull) return kNull;
    Object& object = state_.at(string);
    objects_.set(object, *known_.string_fields.value, state::slot_of(value));
    objects_.set(object, *known_.string_fields.coder, state::slot_of(latin1 ? 0 : 1));
    return string;
}

Ref Strings::make(state::Thread& thread, std::string_view utf8) { return make(thread, utf16_from_utf8(utf8)); }

std::u16string Strings::text_of(Ref string) const {
    const Object& object = state_.at(string);
    Ref value = state::as_ref(objects_.get(object, *known_.string_fields.value));
    if (value == kNull) return {};  // a String whose constructor has not finished
    const Object& array = state_.at(value);
    if (state::as_int(objects_.get(object, *known_.string_fields.coder)) == 0) {
        const auto* bytes = array.elements<std::uint8_t>();
        return std::u16string(bytes, bytes + array.length);
    }
    const auto* units = array.elements<char16_t>();
    return std::u16string(units, units + array.length / 2);
}

std::string Strings::utf8_of(Ref string) const { return utf8_from_utf16(text_of(string)); }

Ref Strings::literal(std::uint32_t number) {
    Ref known = state_.permanents().literal(number);
    if (known != kNull) return known;
    std::u16string text = utf16_from_modified_utf8(state_.program().literal(number));
    Ref string = state_.interned().find(text);
    if (string == kNull) {
        string = make_permanent(text);
        if (string == kNull) return kNull;
        state_.interned().add(text, string);
    }
    // A string that the guest interned before may be taken back with the journal: only permanent ones are remembered by number.
    if (state_.at(string).is_permanent()) state_.permanents().set_literal(number, string);
    return string;
}

Ref Strings::make_permanent(std::u16string_view text) {
    bool latin1 = is_latin1(text);
    Hasher hasher(text.size());
    hasher.add_bytes(text.data(), text.size() * 2);
    std::uint64_t identity = hasher.finish().low;
    Ref value = state_.permanents().allocate_array(*known_.byte_array, static_cast<std::uint32_t>(text.size() * (latin1 ? 1 : 2)),
                                                   mix64(identity, 1));
    Ref string = state_.permanents().allocate_instance(*known_.string, mix64(identity, 2));
    if (value == kNull || string == kNull) return kNull;
    fill(state_.at(value), text, latin1);
    Object& object = state_.at(string);
    object.slots()[known_.string_fields.value->slot] = state::slot_of(value);
    object.slots()[known_.string_fields.coder->slot] = state::slot_of(latin1 ? 0 : 1);
    return string;
}

Ref Strings::intern(Ref string) {
    std::u16string text = text_of(string);
    Ref known = state_.interned().find(text);
    if (known != kNull) return known;
    state_.interned().add(text, string);
    return string;
}

}  // namespace raceproof::machine
