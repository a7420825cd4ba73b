// Garbage: marking from the roots, and what is done with the unreachable.
//
// Young garbage can be found from what was touched in the epoch alone: nothing else can refer to a young object. So it costs what
// the step did, and no young garbage ever gets a name. Old garbage: see old_garbage.cpp.
#include "state/roots.h"
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

std::uint64_t State::mark_everything() {
    auto reach_it = [this](Ref ref) { reach(ref); };
    for_each_root(reach_it);
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
        if (touched.status.status != ThreadStatus::Terminated) {
            if (touched.status.java_thread != kNull) reach_young(touched.status.java_thread);
            if (touched.status.waiting_on != kNull) reach_young(touched.status.waiting_on);
        }
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
    if (listener != nullptr) listener->on_freed(ref_of(object));
    if (object.number != kUnnamed) numbers_.release(object.origin, object.number);
    heap_.free(&object);
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
