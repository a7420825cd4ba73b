#include "state/old_garbage.h"

#include <algorithm>
#include <iterator>

#include "state/object_contents.h"

namespace raceproof::state {
namespace {

// So many objects around the running thread's frames are looked at before the rest; not those that refer to more.
constexpr std::size_t kNearby = 64;
// More candidates, or one with more references, are not looked at one by one; so few are looked at before anything else.
constexpr std::size_t kMostCandidates = 1024, kFewCandidates = 16;

}  // namespace

void OldGarbage::find(std::vector<Ref>& dead) {
    find_suspects();
    if (suspects_.empty()) return;
    bool all_alive = finds_suspects_in_frames() || are_all_referred_to();
    // Of few candidates the counts tell.
    if (!all_alive && candidates_.empty()) all_alive = finds_suspects_nearby();
    bool decided = all_alive || decides_by_counts(dead);
    if (!decided) all_alive = finds_suspects_anywhere();
    if (decided || all_alive) {
        for (Ref ref : marked_) objects_.heap().clear_mark(&objects_.at(ref));
    } else {
        take_unmarked(objects_.heap(), dead);
    }
    forget_suspects();
    marked_.clear();
}

void OldGarbage::take_unmarked(Heap& heap, std::vector<Ref>& dead) {
    heap.sweep([&](Object* object) {
        object->flags |= object_flags::kCandidate;
        dead.push_back(heap.ref_of(object));
    });
}

// ── suspects ──

void OldGarbage::find_suspects() {
    for (const WriteBarrier::Dirty& dirty : barrier_.dirty())
        barrier_.for_each_changed_reference(dirty, [this](Ref before, Ref) { suspect(before); });
    threads_.for_each_dropped_reference([this](Ref ref) { suspect(ref); });
    unreached_suspects_ = suspects_.size();
}

void OldGarbage::suspect(Ref ref) {
    if (ref == kNull) return;
    Object& object = objects_.at(ref);
    if (object.flags & (object_flags::kPermanent | object_flags::kRetained | object_flags::kSuspect)) return;
    object.flags |= object_flags::kSuspect;
    suspects_.push_back(ref);
}

void OldGarbage::forget_suspects() {
    for (Ref ref : suspects_) objects_.at(ref).flags &= ~object_flags::kSuspect;
    suspects_.clear();
}

inline void OldGarbage::reach(Ref ref) {
    Object& object = objects_.at(ref);
    if (object.is_permanent() || !objects_.heap().mark(&object)) return;
    if (object.flags & object_flags::kSuspect) {
        object.flags &= ~object_flags::kSuspect;
        --unreached_suspects_;
    }
    marked_.push_back(ref);
}

// True if that finds all. The frames that have changed first, then those below them: the objects that a thread works on.
bool OldGarbage::finds_suspects_in_frames() {
    auto reach_it = [this](Ref ref) { reach(ref); };
    for (ThreadId id : threads_.changed()) {
        const Thread& thread = threads_[id];
        for (std::uint32_t i = thread.first_saved_frame; i < thread.depth && unreached_suspects_ > 0; ++i)
            threads_.frame_slots().for_each_reference(thread.frames[i], reach_it);
        for (std::uint32_t i = std::min(thread.first_saved_frame, thread.depth); i-- > 0 && unreached_suspects_ > 0;)
            threads_.frame_slots().for_each_reference(thread.frames[i], reach_it);
    }
    return unreached_suspects_ == 0;
}

// The same for what they refer to.
bool OldGarbage::finds_suspects_nearby() {
    auto reach_it = [this](Ref ref) { reach(ref); };
    for (std::size_t next = 0; next < marked_.size() && next < kNearby && unreached_suspects_ > 0; ++next) {
        const Object& object = objects_.at(marked_[next]);
        if (!object.is_array() || object.length <= kNearby) for_each_reference(object, reach_it);
    }
    return unreached_suspects_ == 0;
}

// If not, everything that can be reached is marked.
bool OldGarbage::finds_suspects_anywhere() {
    auto reach_it = [this](Ref ref) { reach(ref); };
    roots_.for_each(reach_it);
    for (std::size_t next = 0; next < marked_.size() && unreached_suspects_ > 0; ++next)
        for_each_reference(objects_.at(marked_[next]), reach_it);
    return unreached_suspects_ == 0;
}

// ── candidates ──

// A few suspects that do not reach far, and to which something refers that they do not reach: nothing is dead. If that is not so
// of all, the candidates stay, for decides_by_counts.
bool OldGarbage::are_all_referred_to() {
    if (suspects_.size() > kFewCandidates || !counts_.hold()) return false;
    bool fits = close_candidates(kFewCandidates);
    if (fits) rescue_referred_to();
    bool are_alive = fits && std::none_of(candidates_.begin(), candidates_.end(), [this](Ref ref) { return is_candidate(ref); });
    if (are_alive || !fits) forget_candidates();
    return are_alive;
}

void OldGarbage::forget_candidates() {
    for (Ref ref : candidates_) objects_.at(ref).flags &= ~object_flags::kCandidate;
    candidates_.clear();
}

// False if there are too many candidates.
bool OldGarbage::decides_by_counts(std::vector<Ref>& dead) {
    if (candidates_.empty()) {
        if (!counts_.hold() || !close_candidates(kMostCandidates)) {
            forget_candidates();
            return false;
        }
        rescue_referred_to();
    }
    auto is_left = [this](Ref ref) { return is_candidate(ref); };
    if (std::any_of(candidates_.begin(), candidates_.end(), is_left)) {
        // What permanent objects refer to has a reference more than those of candidates.
        roots_.for_each_uncounted([this](Ref ref) { rescue(ref); });
        rescue_reached();
    }
    std::copy_if(candidates_.begin(), candidates_.end(), std::back_inserter(dead), is_left);
    candidates_.clear();
    return true;
}

// False: one too many. What the search nearby has marked is alive.
inline bool OldGarbage::add_candidate(Ref ref, std::size_t most) {
    Object& object = objects_.at(ref);
    if ((object.flags & (object_flags::kPermanent | object_flags::kCandidate)) || objects_.heap().is_marked(&object)) return true;
    if (candidates_.size() == most || (object.is_array() && object.length > most)) return false;
    object.flags |= object_flags::kCandidate;
    candidates_.push_back(ref);
    return true;
}

// The suspects that were not found, and all that they reach.
bool OldGarbage::close_candidates(std::size_t most) {
    bool fits = true;
    for (Ref ref : suspects_)
        if (objects_.at(ref).flags & object_flags::kSuspect) fits = fits && add_candidate(ref, most);
    for (std::size_t i = 0; fits && i < candidates_.size(); ++i)
        for_each_reference(objects_.at(candidates_[i]), [&](Ref ref) { fits = fits && add_candidate(ref, most); });
    return fits;
}

// Candidates that have more references than those of candidates are alive.
void OldGarbage::rescue_referred_to() {
    auto for_each_inner = [this](auto visit) {
        for (Ref ref : candidates_)
            for_each_reference(objects_.at(ref), [&](Ref target) {
                if (objects_.at(target).flags & object_flags::kCandidate) visit(objects_.at(target));
            });
    };
    for_each_inner([](Object& target) { target.flags -= object_flags::kOneReference; });
    std::copy_if(candidates_.begin(), candidates_.end(), std::back_inserter(to_rescue_),
                 [this](Ref ref) { return !ReferenceCounts::is_zero(objects_.at(ref)); });
    for_each_inner([](Object& target) { target.flags += object_flags::kOneReference; });
    for (Ref ref : to_rescue_) objects_.at(ref).flags &= ~object_flags::kCandidate;
    rescue_reached();
}

inline void OldGarbage::rescue(Ref ref) {
    Object& object = objects_.at(ref);
    if (!(object.flags & object_flags::kCandidate)) return;
    object.flags &= ~object_flags::kCandidate;
    to_rescue_.push_back(ref);
}

// What the rescued refer to.
void OldGarbage::rescue_reached() {
    while (!to_rescue_.empty()) {
        Ref ref = to_rescue_.back();
        to_rescue_.pop_back();
        for_each_reference(objects_.at(ref), [this](Ref target) { rescue(target); });
    }
}

}  // namespace raceproof::state
