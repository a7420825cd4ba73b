// Garbage: marking from the roots, and what is done with the unreachable.
//
// Young garbage can be found from what was touched in the epoch alone: nothing else can refer to a young object. So it costs what
// the step did, and no young garbage ever gets a name. Old garbage needs a walk over everything that is alive.
#include "state/state.h"

namespace raceproof::state {

inline void State::reach(Ref ref) {
    Object& object = at(ref);
    if (!object.is_permanent() && heap_.mark(&object)) to_trace_.push_back(ref);
}

inline void State::reach_young(Ref ref) {
    Object& object = at(ref);
    if ((object.flags & object_flags::kYoung) && heap_.mark(&object)) to_trace_.push_back(ref);
}

template <typename Visit>
void State::for_each_reference_in(const Object& object, const Span& span, Visit visit) const {
    if (!(object.flags & object_flags::kLarge)) return for_each_reference(object, visit);
    if (object.klass->component_type != program::BasicType::Reference) return;
    const auto* elements = reinterpret_cast<const Ref*>(span.contents);
    for (std::uint32_t i = 0; i < span.words * 2; ++i)
        if (elements[i] != kNull) visit(elements[i]);
}

std::uint64_t State::mark_everything() {
    auto reach_it = [this](Ref ref) { reach(ref); };
    for (const std::unique_ptr<Thread>& thread : threads_) {
        if (thread->status.status == ThreadStatus::Terminated) continue;
        if (thread->status.java_thread != kNull) reach(thread->status.java_thread);
        if (thread->status.waiting_on != kNull) reach(thread->status.waiting_on);
        for (std::uint32_t i = 0; i < thread->depth; ++i) frame_slots_.for_each_reference(thread->frames[i], reach_it);
    }
    for (Ref ref : kept_alive_) reach(ref);
    for (const InternTable::value_type* entry : interned_) reach(entry->second);
    if (options_.journal) {
        // Permanent objects that were never touched refer to permanent ones only.
        for (const Remembered& component : remembered_)
            for_each_reference_in(at(component.ref), span_of(at(component.ref), component.chunk), reach_it);
    } else {
        for (Ref permanent : permanents_) for_each_reference(at(permanent), reach_it);
    }
    std::uint64_t bytes = 0;
    while (!to_trace_.empty()) {
        Object& object = at(to_trace_.back());
        to_trace_.pop_back();
        bytes += std::uint64_t{object.cells} * 8;
        for_each_reference(object, reach_it);
    }
    return bytes;
}

void State::mark_young(Named named) {
    auto reach_it = [this](Ref ref) { reach_young(ref); };
    for (const Dirty& dirty : dirty_) for_each_reference_in(at(dirty.ref), span_of(at(dirty.ref), dirty.chunk), reach_it);
    for (ThreadId id : touched_threads_) {
        Thread& touched = thread(id);
        if (touched.status.status == ThreadStatus::Terminated) continue;
        if (touched.status.java_thread != kNull) reach_young(touched.status.java_thread);
        if (touched.status.waiting_on != kNull) reach_young(touched.status.waiting_on);
        for (std::uint32_t i = touched.untouched; i < touched.depth; ++i)
            frame_slots_.for_each_reference(touched.frames[i], reach_it);
    }
    for (Ref ref : kept_alive_) reach_young(ref);
    for (std::size_t i = settled_interned_; i < interned_.size(); ++i) reach_young(interned_[i]->second);
    if (named == Named::Keep)
        for (Ref ref : young_)
            if (at(ref).number != kUnnamed) reach_young(ref);
    while (!to_trace_.empty()) {
        Ref ref = to_trace_.back();
        to_trace_.pop_back();
        for_each_reference(at(ref), reach_it);
    }
}

// Newest first: the heap likes that.
void State::collect_young(Named named) {
    if (young_.empty()) return;
    mark_young(named);
    std::size_t kept = young_.size();
    for (std::size_t i = young_.size(); i-- > 0;) {
        Object& object = at(young_[i]);
        if (heap_.is_marked(&object)) {
            heap_.clear_mark(&object);
            young_[--kept] = young_[i];
        } else {
            free_young(object);
        }
    }
    young_.erase(young_.begin(), young_.begin() + static_cast<std::ptrdiff_t>(kept));
}

void State::free_young(Object& object) {
    if (object.number != kUnnamed) numbers_.release(object.origin, object.number);
    heap_.free(&object);
}

// Young garbage is freed; old garbage is buried, so that going back can revive it with its contents and place.
void State::collect_all() {
    mark_everything();
    std::size_t kept = 0;
    for (std::size_t i = 0; i < young_.size(); ++i)
        if (heap_.is_marked(&at(young_[i]))) young_[kept++] = young_[i];
    young_.resize(kept);
    heap_.sweep([this](Object* object) {
        if (object->flags & object_flags::kYoung) {
            free_young(*object);
            return;
        }
        numbers_.release(object->origin, object->number);
        object->flags |= object_flags::kBuried;
        heap_.bury(object);
        buried_.push_back(heap_.ref_of(object));
    });
    allocated_since_collection_ = 0;
}

void State::collect() {
    allocated_since_collection_ = 0;
    if (options_.journal) {
        collect_young(Named::Keep);
    } else {
        heap_.sweep_unmarked(mark_everything());
    }
}

}  // namespace raceproof::state
