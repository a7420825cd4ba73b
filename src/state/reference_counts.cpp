// How many references from objects each collectable object has, those from threads' frames not counted: with that, old garbage is
// found at the cost of what may be garbage (old_garbage.cpp).
//
// Counts are those of the last settling, brought up to date from the dirty list and the surviving young objects, and journalled
// as the list of what was counted. A count that does not fit ends all counting; then everything alive is marked instead.

#include "state/roots.h"
#include "state/state.h"

namespace raceproof::state {

namespace {

constexpr std::uint32_t kOne = object_flags::kOneReference;

}  // namespace

void State::count(Ref ref) {
    Object& object = at(ref);
    if (object.is_permanent()) return;
    object.flags += kOne;
    if (object.flags < kOne) counts_hold_ = false;
    counted_up_.push_back(ref);
}

void State::uncount(Ref ref) {
    Object& object = at(ref);
    if (object.is_permanent()) return;
    object.flags -= kOne;
    counted_down_.push_back(ref);
}

// What the step has changed. Young garbage is gone already.
void State::count_references() {
    if (!counts_hold_) return;
    for (const Dirty& dirty : dirty_)
        for_each_changed_reference(dirty, [this](Ref before, Ref now) {
            if (before != kNull) uncount(before);
            if (now != kNull) count(now);
        });
    for (Ref ref : young_) for_each_reference(at(ref), [this](Ref target) { count(target); });
}

// Those of objects that are dead.
void State::uncount_references_of(const std::vector<Ref>& dead) {
    if (!counts_hold_) return;
    for (Ref ref : dead) for_each_reference(at(ref), [this](Ref target) { uncount(target); });
    // Young ones are freed for good: going back must not count them.
    auto is_gone = [this](Ref ref) { return is_dead_young(at(ref)); };
    std::erase_if(counted_up_, is_gone);
    std::erase_if(counted_down_, is_gone);
}

// The last record of an epoch, so that going back finds all objects in place.
void State::journal_counts() {
    std::size_t entries = 1 + counted_up_.size() + counted_down_.size();
    if (entries > 1) {
        auto* data = reinterpret_cast<std::uint32_t*>(journal_.push(recount, this, entries * sizeof(std::uint32_t)));
        *data++ = static_cast<std::uint32_t>(counted_up_.size());
        for (const std::vector<Ref>* counted : {&counted_up_, &counted_down_})
            for (Ref ref : *counted) *data++ = static_cast<std::uint32_t>(ref);
    }
    counted_up_.clear();
    counted_down_.clear();
}

void State::recount(void* component, const std::byte* data, std::size_t size) {
    auto& state = *static_cast<State*>(component);
    const auto* refs = reinterpret_cast<const Ref*>(data);
    std::size_t up = *reinterpret_cast<const std::uint32_t*>(data), end = size / sizeof(Ref);
    for (std::size_t i = 1; i <= up; ++i) state.at(refs[i]).flags -= kOne;
    for (std::size_t i = up + 1; i < end; ++i) state.at(refs[i]).flags += kOne;
}

bool State::counts_are_right() {
    if (!counts_hold_) return true;
    std::unordered_map<std::uint32_t, std::uint32_t> counts;
    heap_.for_each_taken([&](Object* object) {
        if (!(object->flags & object_flags::kBuried))
            for_each_reference(*object, [&](Ref ref) { ++counts[static_cast<std::uint32_t>(ref)]; });
    });
    bool right = true;
    heap_.for_each(
        [&](Object* object) { right = right && object->flags / kOne == counts[static_cast<std::uint32_t>(ref_of(*object))]; });
    return right;
}

}  // namespace raceproof::state
