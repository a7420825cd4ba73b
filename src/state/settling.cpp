// The end of an epoch, and going back.
#include <algorithm>
#include <cstring>

#include "state/state.h"

namespace raceproof::state {
namespace {

// A record that is a list of objects.
void push_refs(Journal& journal, Journal::Undo undo, void* component, const Ref* refs, std::size_t count) {
    if (count == 0) return;
    std::memcpy(journal.push(undo, component, count * sizeof(Ref)), refs, count * sizeof(Ref));
}

// Newest first.
template <typename Visit>
void for_each_ref(const std::byte* data, std::size_t size, Visit visit) {
    const auto* refs = reinterpret_cast<const Ref*>(data);
    for (std::size_t i = size / sizeof(Ref); i-- > 0;) visit(refs[i]);
}

}  // namespace

// Numbers of garbage are released before survivors are named, and the hash comes last: contributions need the names of the
// objects that they refer to, of buried ones too.
void State::settle(Collect collect) {
    if (!options_.journal) {
        if (collect == Collect::Yes) this->collect();
        return;
    }
    save_left_frames();
    if (collect == Collect::Yes) {
        collect_old();
    } else {
        collect_young(Named::Free);
        count_references();
        may_have_garbage_ = true;
    }
    push_refs(journal_, revive_buried, this, buried_.data() + settled_buried_, buried_.size() - settled_buried_);
    name_survivors();
    if (options_.hash) update_hash();
    journal_counts();

    for (ThreadId id : touched_threads_) {
        Thread& touched = thread(id);
        touched.untouched = touched.settled_depth = touched.depth;
    }
    young_.clear();
    end_epoch();
}

// Frames that were popped while nothing below them ran: the next call would overwrite them.
void State::save_left_frames() {
    for (ThreadId id : touched_threads_) {
        Thread& touched = thread(id);
        if (touched.depth >= touched.untouched) continue;
        save_frames(touched, touched.depth, touched.untouched);
        touched.untouched = touched.depth;
    }
}

void State::name_survivors() {
    for (Ref ref : young_) {
        Object& object = at(ref);
        if (object.number == kUnnamed) object.number = numbers_.take(object.origin);
        object.flags &= ~object_flags::kYoung;
    }
    push_refs(journal_, drop_survivors, this, young_.data(), young_.size());
}

void State::drop_survivors(void* component, const std::byte* data, std::size_t size) {
    auto& state = *static_cast<State*>(component);
    for_each_ref(data, size, [&](Ref ref) { state.free_young(state.at(ref)); });
}

void State::revive_buried(void* component, const std::byte* data, std::size_t size) {
    auto& state = *static_cast<State*>(component);
    for_each_ref(data, size, [&](Ref ref) {
        Object& object = state.at(ref);
        VERIFY(state.buried_.back() == ref, "should go back in reverse order");
        state.buried_.pop_back();
        state.heap_.revive(&object);
        object.flags &= ~object_flags::kBuried;
        state.numbers_.take_again(object.origin, object.number);
    });
}

void State::update_hash() {
    for (const Dirty& dirty : dirty_) {
        Object& object = at(dirty.ref);
        const std::byte* data = journal_.data_at(dirty.saved);
        const auto& saved = *reinterpret_cast<const SavedComponent*>(data);
        const auto* old_contents = reinterpret_cast<const std::uint64_t*>(data + sizeof(SavedComponent));
        Span span = span_of(object, dirty.chunk);
        if (object.flags & object_flags::kBuried) {
            span.contents = old_contents;
            hash_ -= contribution_of(object, dirty.chunk, saved.lock, span);
            continue;
        }
        // A chunk was saved with the lock of its time; the lock itself counts with the header.
        std::uint32_t old_lock = dirty.chunk == kWhole ? saved.lock : object.lock;
        hash_ += contribution_.change(object, old_lock, span, old_contents);
    }
    for (std::size_t i = settled_buried_; i < buried_.size(); ++i) subtract_buried(at(buried_[i]));
    for (Ref ref : young_) hash_ += contribution_of(at(ref));
    for (std::size_t i = settled_interned_; i < interned_.size(); ++i)
        hash_ += contribution_.of_interned(interned_[i]->first, interned_[i]->second);
    for (ThreadId id : touched_threads_) update_hash_of(thread(id));
}

// Those of its components that are not dirty; the others have been subtracted with their old contents.
void State::subtract_buried(Object& object) {
    if (object.epoch == epoch_) return;
    hash_ -= contribution_of(object, kWhole);
    if (!(object.flags & object_flags::kLarge)) return;
    const Chunk* chunks = chunk_table(object);
    auto count = static_cast<std::uint32_t>(chunk_count(content_bytes(object)));
    for (std::uint32_t chunk = 0; chunk < count; ++chunk)
        if (chunks[chunk].epoch != epoch_) hash_ -= contribution_of(object, chunk);
}

void State::update_hash_of(Thread& thread) {
    if (thread.status_epoch == epoch_) {
        hash_ -= thread.status_hash;
        thread.status_hash = contribution_.of_status(thread);
        hash_ += thread.status_hash;
    }
    if (thread.stack_epoch != epoch_) return;
    std::uint32_t from = std::min(thread.untouched, thread.depth);
    for (std::uint32_t i = from; i < thread.settled_depth; ++i) hash_ -= thread.frame_hashes[i];
    for (std::uint32_t i = from; i < thread.depth; ++i) {
        thread.frame_hashes[i] = contribution_.of_frame(thread, i);
        hash_ += thread.frame_hashes[i];
    }
}

State::Mark State::mark() {
    VERIFY(options_.journal && is_settled(), "should mark a settled, journalled state");
    return {journal_.position(), hash_, may_have_garbage_};
}

void State::undo_to(const Mark& mark) {
    for (std::size_t i = young_.size(); i-- > 0;) free_young(at(young_[i]));
    young_.clear();
    journal_.undo_to(mark.position);
    hash_ = mark.hash;
    may_have_garbage_ = mark.may_have_garbage;
    end_epoch();
}

void State::forget() {
    VERIFY(is_settled(), "should forget the past of a settled state");
    for (std::size_t i = buried_.size(); i-- > 0;) {
        heap_.revive(&at(buried_[i]));
        heap_.free(&at(buried_[i]));
    }
    buried_.clear();
    settled_buried_ = 0;
    journal_.forget();
}

void State::end_epoch() {
    dirty_.clear();
    touched_threads_.clear();
    saved_statuses_.clear();
    saved_frames_.clear();
    settled_interned_ = interned_.size();
    settled_buried_ = buried_.size();
    allocated_since_collection_ = 0;
    if (++epoch_ == 0) restart_epochs();
}

// No object may seem touched because an epoch number comes again.
void State::restart_epochs() {
    heap_.for_each_taken([](Object* object) {
        object->epoch = 0;
        if (!(object->flags & object_flags::kLarge)) return;
        Chunk* chunks = chunk_table(*object);
        for (std::uint64_t i = 0; i < chunk_count(content_bytes(*object)); ++i) chunks[i].epoch = 0;
    });
    for (const std::unique_ptr<Thread>& thread : threads_) thread->status_epoch = thread->stack_epoch = 0;
    epoch_ = 1;
}

Hash128 State::recompute_hash() {
    Hash128 sum;
    heap_.for_each([&](Object* object) { sum += contribution_of(*object); });
    for (const Remembered& component : remembered_)
        sum += contribution_of(at(component.ref), component.chunk) - component.baseline;
    for (const InternTable::value_type* entry : interned_) sum += contribution_.of_interned(entry->first, entry->second);
    for (const std::unique_ptr<Thread>& thread : threads_) {
        sum += contribution_.of_status(*thread);
        for (std::uint32_t i = 0; i < thread->depth; ++i) sum += contribution_.of_frame(*thread, i);
    }
    return sum - baseline_;
}

}  // namespace raceproof::state
