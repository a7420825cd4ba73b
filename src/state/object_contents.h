// The contents of an object as parts to save and hash, and the references in them.
//
// A *component* of a state is what is saved and hashed as one: an object, or, of a large array, its header (kWhole) or one of its
// chunks.
#pragma once

#include <cstdint>
#include <vector>

#include "program/layout.h"
#include "state/object.h"

namespace raceproof::state {

inline constexpr std::uint32_t kWhole = 0xFFFFFFFF;

// A stretch of an object's contents.
struct Span {
    std::uint32_t first_word;  // position in the contents, in 8-byte words
    std::uint32_t words;
    const std::uint64_t* contents;  // at first_word
};

// The words that the component stands for.
inline Span span_of(const Object& object, std::uint32_t chunk) {
    const auto* contents = object.elements<std::uint64_t>();
    if (!object.is_array()) return {0, object.length, contents};
    auto words = static_cast<std::uint32_t>((content_bytes(object) + 7) / 8);
    if (!(object.flags & object_flags::kLarge)) return {0, words, contents};
    if (chunk == kWhole) return {0, 0, contents};
    constexpr std::uint32_t kChunkWords = kChunkBytes / 8;
    std::uint32_t first = chunk * kChunkWords;
    return {first, words - first < kChunkWords ? words - first : kChunkWords, contents + first};
}

inline const std::vector<std::uint32_t>& reference_slots(const Object& object) {
    return object.is_statics() ? object.klass->static_reference_slots : object.klass->reference_slots;
}

// The field of an instance, or of a class's statics, by its slot; nullptr if there is none.
inline const program::Field* field_at(const Object& object, std::uint64_t slot) {
    return program::field_at(*object.klass, slot,
                             object.is_statics() ? program::FieldHome::Statics : program::FieldHome::Instance);
}

// Calls visit(Ref) for each reference in the contents that is not null.
template <typename Visit>
void for_each_reference(const Object& object, Visit visit) {
    if (object.is_array()) {
        if (object.klass->component_type != program::BasicType::Reference) return;
        const Ref* elements = object.elements<Ref>();
        for (std::uint32_t i = 0; i < object.length; ++i)
            if (elements[i] != kNull) visit(elements[i]);
        return;
    }
    for (std::uint32_t slot : reference_slots(object))
        if (Ref ref = as_ref(object.slots()[slot]); ref != kNull) visit(ref);
}

// The same for one component.
template <typename Visit>
void for_each_reference_in(const Object& object, std::uint32_t chunk, Visit visit) {
    if (!(object.flags & object_flags::kLarge)) return for_each_reference(object, visit);
    if (object.klass->component_type != program::BasicType::Reference) return;
    Span span = span_of(object, chunk);
    const auto* elements = reinterpret_cast<const Ref*>(span.contents);
    for (std::uint32_t i = 0; i < span.words * 2; ++i)
        if (elements[i] != kNull) visit(elements[i]);
}

}  // namespace raceproof::state
