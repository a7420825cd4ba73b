// Old garbage, at settling.
//
// The idea: an old object that was reachable at the last settling and is not now has lost a reference somewhere on every path to
// it. Follow such a path from its root: the last reference that is missing led to a *suspect*, the target of a reference that was
// dropped in this epoch, and from there the path is whole. So what is dead can be reached from a dead suspect, and
//
// - if every suspect is still reachable, nothing is dead. Most steps drop few references, and what those led to is mostly found a
//   step or two away from where the running thread now stands: it is searched there first;
// - of the *candidates*, all that can be reached from the other suspects, those are alive that something else refers to, and what
//   they reach. How many references an object has is counted (reference_counts.cpp), so that is seen from the candidates alone;
// - if there are too many candidates, everything alive is marked, in breadth, up to the last suspect; if that does not find them
//   all, the sweep follows.
//
// The first two cost what the step dropped, however large the heap is. It all rests on there having been no old garbage before;
// otherwise everything is marked right away.
#include <algorithm>

#include "state/roots.h"
#include "state/state.h"

namespace raceproof::state {
namespace {

// So many objects around the running thread's frames are looked at before anything else.
constexpr std::size_t kNearby = 64;
// More candidates, or one with more references, are not looked at one by one.
constexpr std::size_t kMostCandidates = 1024;

constexpr std::uint32_t kOne = object_flags::kOneReference;

}  // namespace

void State::collect_old() {
    collect_young(Named::Free);
    count_references();
    if (may_have_garbage_) {
        mark_everything();
        mark_dead();
    } else {
        find_suspects();
        bool all_alive = finds_suspects_nearby();
        bool decided = all_alive || find_dead_by_counts();
        if (!decided) all_alive = finds_suspects_anywhere();
        if (decided || all_alive) {
            for (Ref ref : to_trace_) heap_.clear_mark(&at(ref));
        } else {
            mark_dead();
        }
        forget_suspects();
        to_trace_.clear();
    }
    remove_dead();
    may_have_garbage_ = false;
}

void State::find_suspects() {
    for (const Dirty& dirty : dirty_) for_each_changed_reference(dirty, [this](Ref before, Ref) { suspect(before); });
    for (Journal::Position position : saved_statuses_) suspect_saved_status(position);
    for (Journal::Position position : saved_frames_) suspect_saved_frames(position);
    unreached_suspects_ = suspects_.size();
}

void State::suspect(Ref ref) {
    if (ref == kNull) return;
    Object& object = at(ref);
    if (object.flags & (object_flags::kPermanent | object_flags::kBuried | object_flags::kSuspect)) return;
    object.flags |= object_flags::kSuspect;
    suspects_.push_back(ref);
}

void State::forget_suspects() {
    for (Ref ref : suspects_) at(ref).flags &= ~object_flags::kSuspect;
    suspects_.clear();
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

// True if that finds all. What was marked stays in to_trace_.
bool State::finds_suspects_nearby() {
    auto reach_it = [this](Ref ref) { reach_suspect(ref); };
    for (ThreadId id : touched_threads_) {
        const Thread& touched = thread(id);
        for (std::uint32_t i = touched.untouched; i < touched.depth && unreached_suspects_ > 0; ++i)
            frame_slots_.for_each_reference(touched.frames[i], reach_it);
    }
    for (std::size_t next = 0; next < to_trace_.size() && next < kNearby && unreached_suspects_ > 0; ++next)
        for_each_reference(at(to_trace_[next]), reach_it);
    return unreached_suspects_ == 0;
}

// If not, everything that can be reached is marked.
bool State::finds_suspects_anywhere() {
    auto reach_it = [this](Ref ref) { reach_suspect(ref); };
    for_each_root(reach_it);
    for (std::size_t next = 0; next < to_trace_.size() && unreached_suspects_ > 0; ++next)
        for_each_reference(at(to_trace_[next]), reach_it);
    return unreached_suspects_ == 0;
}

// ── by counts ──

// False if there are too many candidates. The dead ones remain candidates.
bool State::find_dead_by_counts() {
    bool decides = counts_hold_ && close_candidates();
    if (decides) {
        rescue_referred_to();
        auto is_left = [this](Ref ref) { return (at(ref).flags & object_flags::kCandidate) != 0; };
        if (std::any_of(candidates_.begin(), candidates_.end(), is_left)) for_each_root([this](Ref ref) { rescue(ref); });
        std::copy_if(candidates_.begin(), candidates_.end(), std::back_inserter(dead_), is_left);
    } else {
        for (Ref ref : candidates_) at(ref).flags &= ~object_flags::kCandidate;
    }
    candidates_.clear();
    return decides;
}

// False: one too many. What the search nearby has marked is alive.
inline bool State::add_candidate(Ref ref) {
    Object& object = at(ref);
    if ((object.flags & (object_flags::kPermanent | object_flags::kCandidate)) || heap_.is_marked(&object)) return true;
    if (candidates_.size() == kMostCandidates || (object.is_array() && object.length > kMostCandidates)) return false;
    object.flags |= object_flags::kCandidate;
    candidates_.push_back(ref);
    return true;
}

// The suspects that were not found, and all that they reach.
bool State::close_candidates() {
    bool fits = true;
    for (Ref ref : suspects_)
        if (at(ref).flags & object_flags::kSuspect) fits = fits && add_candidate(ref);
    for (std::size_t i = 0; fits && i < candidates_.size(); ++i)
        for_each_reference(at(candidates_[i]), [&](Ref ref) { fits = fits && add_candidate(ref); });
    return fits;
}

// Candidates that have more references than those of candidates are alive.
void State::rescue_referred_to() {
    auto for_each_inner = [this](auto visit) {
        for (Ref ref : candidates_)
            for_each_reference(at(ref), [&](Ref target) {
                if (at(target).flags & object_flags::kCandidate) visit(at(target));
            });
    };
    for_each_inner([](Object& target) { target.flags -= kOne; });
    std::vector<Ref> referred_to;
    std::copy_if(candidates_.begin(), candidates_.end(), std::back_inserter(referred_to),
                 [this](Ref ref) { return at(ref).flags >= kOne; });
    for_each_inner([](Object& target) { target.flags += kOne; });
    for (Ref ref : referred_to) rescue(ref);
}

void State::rescue(Ref first) {
    auto save = [this](Ref ref) {
        if (!(at(ref).flags & object_flags::kCandidate)) return;
        at(ref).flags &= ~object_flags::kCandidate;
        to_rescue_.push_back(ref);
    };
    save(first);
    while (!to_rescue_.empty()) {
        Ref ref = to_rescue_.back();
        to_rescue_.pop_back();
        for_each_reference(at(ref), save);
    }
}

// ── what is done with it ──

// Everything alive is marked; afterwards nothing is.
void State::mark_dead() {
    heap_.sweep([this](Object* object) {
        object->flags |= object_flags::kCandidate;
        dead_.push_back(heap_.ref_of(object));
    });
}

// Young garbage is freed; old garbage is buried, so that going back can revive it with its contents and place.
void State::remove_dead() {
    if (dead_.empty()) return;
    uncount_references_of(dead_);
    std::erase_if(young_, [this](Ref ref) { return is_dead_young(at(ref)); });
    for (Ref ref : dead_) {
        Object& object = at(ref);
        object.flags &= ~object_flags::kCandidate;
        if (object.flags & object_flags::kYoung) {
            free_young(object);
            continue;
        }
        numbers_.release(object.origin, object.number);
        object.flags |= object_flags::kBuried;
        heap_.bury(&object);
        buried_.push_back(ref);
        if (listener != nullptr) listener->on_freed(ref);
    }
    dead_.clear();
}

}  // namespace raceproof::state
