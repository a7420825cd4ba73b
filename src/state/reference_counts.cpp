#include "state/reference_counts.h"

#include <unordered_map>

#include "state/object_contents.h"

namespace raceproof::state {

inline void ReferenceCounts::count(Ref ref) {
    Object& object = objects_.at(ref);
    if (object.is_permanent()) return;
    object.flags += object_flags::kOneReference;
    if (object.flags < object_flags::kOneReference) hold_ = false;
    up_.push_back(ref);
}

inline void ReferenceCounts::uncount(Ref ref) {
    Object& object = objects_.at(ref);
    if (object.is_permanent()) return;
    object.flags -= object_flags::kOneReference;
    down_.push_back(ref);
}

void ReferenceCounts::update() {
    if (!hold_) return;
    for (const WriteBarrier::Dirty& dirty : barrier_.dirty())
        barrier_.for_each_changed_reference(dirty, [this](Ref before, Ref now) {
            if (before != kNull) uncount(before);
            if (now != kNull) count(now);
        });
    for (Ref ref : objects_.young()) for_each_reference(objects_.at(ref), [this](Ref target) { count(target); });
}

void ReferenceCounts::drop_references_of(const std::vector<Ref>& dead) {
    if (!hold_) return;
    for (Ref ref : dead) for_each_reference(objects_.at(ref), [this](Ref target) { uncount(target); });
    // Young ones are freed for good: going back must not count them.
    auto is_gone = [this](Ref ref) {
        constexpr std::uint32_t kDeadYoung = object_flags::kYoung | object_flags::kCandidate;
        return (objects_.at(ref).flags & kDeadYoung) == kDeadYoung;
    };
    std::erase_if(up_, is_gone);
    std::erase_if(down_, is_gone);
}

// Up, then down, padded with null.
void ReferenceCounts::write_changes() {
    std::size_t entries = up_.size() + down_.size();
    std::uint64_t* data = journal().push(component(), static_cast<std::uint32_t>(up_.size()), (entries + 1) / 2);
    data[(entries - 1) / 2] = 0;
    auto* refs = reinterpret_cast<Ref*>(data);
    for (const std::vector<Ref>* counted : {&up_, &down_})
        for (Ref ref : *counted) *refs++ = ref;
    up_.clear();
    down_.clear();
}

void ReferenceCounts::undo(std::uint32_t up, const std::uint64_t* data, std::size_t words) {
    const auto* refs = reinterpret_cast<const Ref*>(data);
    std::size_t end = words * 2;
    if (refs[end - 1] == kNull) --end;
    for (std::size_t i = 0; i < up; ++i) objects_.at(refs[i]).flags -= object_flags::kOneReference;
    for (std::size_t i = up; i < end; ++i) objects_.at(refs[i]).flags += object_flags::kOneReference;
}

bool ReferenceCounts::are_right() const {
    if (!hold_) return true;
    std::unordered_map<std::uint32_t, std::uint32_t> counts;
    objects_.heap().for_each_taken([&](Object* object) {
        if (!(object->flags & object_flags::kRetained))
            for_each_reference(*object, [&](Ref ref) { ++counts[static_cast<std::uint32_t>(ref)]; });
    });
    bool right = true;
    objects_.heap().for_each([&](Object* object) {
        right =
            right && object->flags / object_flags::kOneReference == counts[static_cast<std::uint32_t>(objects_.ref_of(*object))];
    });
    return right;
}

}  // namespace raceproof::state
