// Old garbage, at settling.
//
// The idea: most steps create none, and that can be shown without walking over everything alive. An old object that was reachable
// at the last settling and is not now has lost a reference somewhere on every path to it; follow such a path from its root: the
// first reference that is missing was held by something that is still reachable. So if every *suspect*, the target of a
// reference that was dropped in this epoch, is still reachable, every old object is. Suspects are few, are known from the
// journal, and are mostly found a step or two away from where the running thread now stands: a search in breadth, from
// there first, that stops at the last suspect. If it does not find them all, it has marked everything, and the sweep follows.
//
// It rests on there having been no old garbage before; otherwise everything is marked right away.
#include "state/roots.h"
#include "state/state.h"

namespace raceproof::state {
namespace {

// So many objects around the running thread's frames are looked at before the other roots.
constexpr std::size_t kNearby = 64;

}  // namespace

void State::collect_old() {
    if (!may_have_garbage_) {
        if (search_suspects()) return collect_young(Named::Free);
    } else {
        mark_everything();
    }
    sweep_old();
    may_have_garbage_ = false;
}

// Young garbage is freed; old garbage is buried, so that going back can revive it with its contents and place.
void State::sweep_old() {
    std::size_t kept = 0;
    for (Ref ref : young_)
        if (heap_.is_marked(&at(ref))) young_[kept++] = ref;
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
        if (listener != nullptr) listener->on_freed(buried_.back());
    });
}

// True if all suspects are alive; then no mark is left. Otherwise everything alive is marked.
bool State::search_suspects() {
    find_suspects();
    bool all_alive = mark_until_all_suspects_are_reached();
    if (all_alive) {
        for (Ref ref : to_trace_) heap_.clear_mark(&at(ref));
    } else {
        for (Ref ref : suspects_) at(ref).flags &= ~object_flags::kSuspect;
    }
    suspects_.clear();
    to_trace_.clear();
    return all_alive;
}

void State::find_suspects() {
    for (const Dirty& dirty : dirty_) suspect_lost_references(dirty);
    for (Journal::Position position : saved_statuses_) suspect_saved_status(position);
    for (Journal::Position position : saved_frames_) suspect_saved_frames(position);
    unreached_suspects_ = suspects_.size();
}

void State::suspect(Ref ref) {
    if (ref == kNull) return;
    Object& object = at(ref);
    if (object.flags & (object_flags::kPermanent | object_flags::kSuspect)) return;
    object.flags |= object_flags::kSuspect;
    suspects_.push_back(ref);
}

void State::suspect_lost_references(const Dirty& dirty) {
    const Object& object = at(dirty.ref);
    const std::byte* saved = journal_.data_at(dirty.saved) + sizeof(SavedComponent);
    if (!object.is_array()) {
        const auto* old_slots = reinterpret_cast<const Slot*>(saved);
        for (std::uint32_t slot : object.is_statics() ? object.klass->static_reference_slots : object.klass->reference_slots)
            if (old_slots[slot] != object.slots()[slot]) suspect(as_ref(old_slots[slot]));
    } else if (object.klass->component_type == program::BasicType::Reference) {
        Span span = span_of(object, dirty.chunk);
        const auto* old_elements = reinterpret_cast<const Ref*>(saved);
        const auto* elements = reinterpret_cast<const Ref*>(span.contents);
        for (std::uint32_t i = 0; i < span.words * 2; ++i)
            if (old_elements[i] != elements[i]) suspect(old_elements[i]);
    }
}

inline void State::reach_suspect(Ref ref) {
    Object& object = at(ref);
    if (object.is_permanent() || !heap_.mark(&object)) return;
    if (object.flags & object_flags::kSuspect) {
        object.flags &= ~object_flags::kSuspect;
        --unreached_suspects_;
    }
    to_trace_.push_back(ref);
}

// False if not all can be reached; then everything that can is marked. What was marked stays in to_trace_.
bool State::mark_until_all_suspects_are_reached() {
    auto reach_it = [this](Ref ref) { reach_suspect(ref); };
    std::size_t next = 0;
    auto search_to = [&](std::size_t limit) {
        for (; next < to_trace_.size() && next < limit && unreached_suspects_ > 0; ++next)
            for_each_reference(at(to_trace_[next]), reach_it);
    };
    for (ThreadId id : touched_threads_) {
        const Thread& touched = thread(id);
        if (touched.status.status == ThreadStatus::Terminated) continue;
        for (std::uint32_t i = touched.untouched; i < touched.depth && unreached_suspects_ > 0; ++i)
            frame_slots_.for_each_reference(touched.frames[i], reach_it);
    }
    search_to(kNearby);
    if (unreached_suspects_ > 0) for_each_root(reach_it);
    search_to(to_trace_.max_size());
    return unreached_suspects_ == 0;
}

}  // namespace raceproof::state
