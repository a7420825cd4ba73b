#include "state/state_hash.h"

#include <algorithm>

namespace raceproof::state {

void StateHash::update() {
    if (hashing_ == Hashing::Off) return;
    for (const WriteBarrier::Dirty& dirty : barrier_.dirty()) value_ += change_of(dirty);
    for (Ref ref : objects_.newly_retained()) value_ -= of_unwritten(objects_.at(ref));
    for (Ref ref : objects_.young()) value_ += contribution_.of_object(objects_.at(ref));
    for (const InternTable::Entry* entry : interned_.new_entries())
        value_ += contribution_.of_interned(entry->first, entry->second);
    for (ThreadId id : threads_.changed()) update(threads_[id]);
}

Hash128 StateHash::change_of(const WriteBarrier::Dirty& dirty) const {
    const Object& object = objects_.at(dirty.ref);
    WriteBarrier::Saved saved = barrier_.saved(dirty);
    Span span = span_of(object, dirty.chunk);
    if (object.flags & object_flags::kRetained) {
        span.contents = saved.contents;
        return Hash128{} - contribution_.of_component(object, dirty.chunk, saved.lock, span);
    }
    // A chunk was saved with the lock of its time; the lock itself counts with the header.
    std::uint32_t old_lock = dirty.chunk == kWhole ? saved.lock : object.lock;
    return contribution_.change(object, old_lock, span, saved.contents);
}

// Of a retained object: those of its components that are not dirty. The others are taken away with their old contents.
Hash128 StateHash::of_unwritten(Object& object) const {
    Hash128 sum;
    if (object.epoch == epoch_.now()) return sum;
    sum += contribution_.of_component(object, kWhole);
    if (!(object.flags & object_flags::kLarge)) return sum;
    const Chunk* chunks = chunk_table(object);
    auto count = static_cast<std::uint32_t>(chunk_count(content_bytes(object)));
    for (std::uint32_t chunk = 0; chunk < count; ++chunk)
        if (chunks[chunk].epoch != epoch_.now()) sum += contribution_.of_component(object, chunk);
    return sum;
}

void StateHash::update(Thread& thread) {
    if (thread.status_epoch == epoch_.now()) {
        value_ -= thread.status_hash;
        thread.status_hash = contribution_.of_status(thread);
        value_ += thread.status_hash;
    }
    if (thread.stack_epoch != epoch_.now()) return;
    std::uint32_t from = std::min(thread.first_saved_frame, thread.depth);
    for (std::uint32_t i = from; i < thread.committed_depth; ++i) value_ -= thread.frame_hashes[i];
    for (std::uint32_t i = from; i < thread.depth; ++i) {
        thread.frame_hashes[i] = contribution_.of_frame(thread, i);
        value_ += thread.frame_hashes[i];
    }
}

Hash128 StateHash::total() const {
    Hash128 sum;
    objects_.heap().for_each([&](Object* object) { sum += contribution_.of_object(*object); });
    for (const WriteBarrier::ChangedPermanent& component : barrier_.changed_permanents())
        sum += contribution_.of_component(objects_.at(component.ref), component.chunk) - component.baseline;
    for (const InternTable::Entry* entry : interned_.entries()) sum += contribution_.of_interned(entry->first, entry->second);
    for (const std::unique_ptr<Thread>& thread : threads_.all()) {
        sum += contribution_.of_status(*thread);
        for (std::uint32_t i = 0; i < thread->depth; ++i) sum += contribution_.of_frame(*thread, i);
    }
    return sum;
}

void StateHash::rebase() {
    value_ = {};
    baseline_ = total();
}

}  // namespace raceproof::state
