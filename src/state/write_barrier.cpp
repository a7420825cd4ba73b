#include "state/write_barrier.h"

#include <cstring>

namespace raceproof::state {

void WriteBarrier::save(Object& object) {
    object.epoch = epoch_.now();
    if (!epoch_.journals()) return;
    save(object, kWhole);
    if (!(object.flags & object_flags::kLarge)) return;
    auto count = static_cast<std::uint32_t>(chunk_count(content_bytes(object)));
    for (std::uint32_t chunk = 0; chunk < count; ++chunk) save_chunk(object, chunk);
}

void WriteBarrier::save_elements(Object& array, std::uint64_t offset, std::uint64_t size) {
    if (!(array.flags & object_flags::kLarge)) return save(array);
    if (size == 0) return;
    auto last = static_cast<std::uint32_t>((offset + size - 1) / kChunkBytes);
    for (auto chunk = static_cast<std::uint32_t>(offset / kChunkBytes); chunk <= last; ++chunk) save_chunk(array, chunk);
}

inline void WriteBarrier::save_chunk(Object& array, std::uint32_t chunk) {
    Chunk& entry = chunk_table(array)[chunk];
    if (entry.epoch == epoch_.now()) return;
    entry.epoch = epoch_.now();
    save(array, chunk);
}

void WriteBarrier::save(Object& object, std::uint32_t chunk) {
    bool is_first_change = object.is_permanent() && note_change(object, chunk);
    Span span = span_of(object, chunk);
    Ref ref = objects_.ref_of(object);
    dirty_.push_back({ref, chunk, journal().position()});
    std::uint64_t* data = journal().push(component(), 0, kHeaderWords + span.words);
    *reinterpret_cast<Header*>(data) = {ref, chunk, object.lock, is_first_change};
    std::memcpy(data + kHeaderWords, span.contents, span.words * std::size_t{8});
}

void WriteBarrier::undo(std::uint32_t, const std::uint64_t* data, std::size_t) {
    const auto& header = *reinterpret_cast<const Header*>(data);
    Object& object = objects_.at(header.ref);
    Span span = span_of(object, header.chunk);
    if (header.chunk == kWhole) object.lock = header.lock;
    std::memcpy(object.elements<std::uint64_t>() + span.first_word, data + kHeaderWords, span.words * std::size_t{8});
    if (!header.is_first_change) return;
    VERIFY(changed_permanents_.back().ref == header.ref && changed_permanents_.back().chunk == header.chunk,
           "should go back in reverse order");
    drop_last_change();
}

// False if it has changed before.
bool WriteBarrier::note_change(Object& object, std::uint32_t chunk) {
    if (chunk == kWhole) {
        if (object.flags & object_flags::kChanged) return false;
        object.flags |= object_flags::kChanged;
    } else {
        Chunk& entry = chunk_table(object)[chunk];
        if (entry.changed) return false;
        entry.changed = 1;
    }
    changed_permanents_.push_back({objects_.ref_of(object), chunk, contribution_.of_component(object, chunk)});
    return true;
}

void WriteBarrier::drop_last_change() {
    const ChangedPermanent& last = changed_permanents_.back();
    Object& object = objects_.at(last.ref);
    if (last.chunk == kWhole) {
        object.flags &= ~object_flags::kChanged;
    } else {
        chunk_table(object)[last.chunk].changed = 0;
    }
    changed_permanents_.pop_back();
}

void WriteBarrier::rebase_permanents() {
    while (!changed_permanents_.empty()) drop_last_change();
}

}  // namespace raceproof::state
