// Saving objects on first touch, and restoring them.
#include <algorithm>
#include <cstring>

#include "state/state.h"

namespace raceproof::state {

void State::touch_slowly(Object& object) {
    object.epoch = epoch_;
    if (!options_.journal) return;
    save(object, kWhole);
    if (!(object.flags & object_flags::kLarge)) return;
    Chunk* chunks = chunk_table(object);
    auto count = static_cast<std::uint32_t>(chunk_count(content_bytes(object)));
    for (std::uint32_t chunk = 0; chunk < count; ++chunk) {
        if (chunks[chunk].epoch == epoch_) continue;
        chunks[chunk].epoch = epoch_;
        save(object, chunk);
    }
}

void State::touch_elements_slowly(Object& array, std::uint64_t offset, std::uint64_t size) {
    if (!(array.flags & object_flags::kLarge)) return touch_slowly(array);
    if (size == 0) return;
    Chunk* chunks = chunk_table(array);
    auto last = static_cast<std::uint32_t>((offset + size - 1) / kChunkBytes);
    for (auto chunk = static_cast<std::uint32_t>(offset / kChunkBytes); chunk <= last; ++chunk) {
        if (chunks[chunk].epoch == epoch_) continue;
        chunks[chunk].epoch = epoch_;
        save(array, chunk);
    }
}

void State::save(Object& object, std::uint32_t chunk) {
    bool newly_remembered = object.is_permanent() && remember(object, chunk);
    Span span = span_of(object, chunk);
    dirty_.push_back({ref_of(object), chunk, journal_.position()});
    std::byte* data = journal_.push(restore, this, sizeof(SavedComponent) + span.words * std::size_t{8});
    *reinterpret_cast<SavedComponent*>(data) = {ref_of(object), chunk, object.lock, newly_remembered};
    std::memcpy(data + sizeof(SavedComponent), span.contents, span.words * std::size_t{8});
}

void State::restore(void* component, const std::byte* data, std::size_t) {
    auto& state = *static_cast<State*>(component);
    const auto& saved = *reinterpret_cast<const SavedComponent*>(data);
    Object& object = state.at(saved.ref);
    Span span = span_of(object, saved.chunk);
    if (saved.chunk == kWhole) object.lock = saved.lock;
    std::memcpy(object.elements<std::uint64_t>() + span.first_word, data + sizeof(SavedComponent), span.words * std::size_t{8});
    if (saved.newly_remembered) state.forget_remembered(saved.ref, saved.chunk);
}

Hash128 State::contribution_of(Object& object) const {
    Hash128 sum = contribution_of(object, kWhole);
    if (!(object.flags & object_flags::kLarge)) return sum;
    auto count = static_cast<std::uint32_t>(chunk_count(content_bytes(object)));
    for (std::uint32_t chunk = 0; chunk < count; ++chunk) sum += contribution_of(object, chunk);
    return sum;
}

// True if it was not remembered yet.
bool State::remember(Object& object, std::uint32_t chunk) {
    if (chunk == kWhole) {
        if (object.flags & object_flags::kRemembered) return false;
        object.flags |= object_flags::kRemembered;
    } else {
        Chunk& entry = chunk_table(object)[chunk];
        if (entry.remembered) return false;
        entry.remembered = 1;
    }
    remembered_.push_back({ref_of(object), chunk, contribution_of(object, chunk)});
    return true;
}

void State::forget_remembered(Ref ref, std::uint32_t chunk) {
    VERIFY(remembered_.back().ref == ref && remembered_.back().chunk == chunk, "should go back in reverse order");
    remembered_.pop_back();
    if (chunk == kWhole) {
        at(ref).flags &= ~object_flags::kRemembered;
    } else {
        chunk_table(at(ref))[chunk].remembered = 0;
    }
}

std::int32_t State::identity_hash(Object& object) {
    if (object.number == kUnnamed) object.number = numbers_.take(object.origin);
    auto hash = static_cast<std::int32_t>(object.name_hash() & 0x7FFFFFFF);
    return hash != 0 ? hash : 1;
}

}  // namespace raceproof::state
