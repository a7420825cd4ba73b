#include "state/collector.h"

#include "state/object_contents.h"

namespace raceproof::state {

std::uint64_t Collector::mark_everything() {
    auto reach = [this](Ref ref) {
        Object& object = objects_.at(ref);
        if (!object.is_permanent() && objects_.heap().mark(&object)) to_trace_.push_back(ref);
    };
    roots_.for_each(reach);
    std::uint64_t bytes = 0;
    while (!to_trace_.empty()) {
        Object& object = objects_.at(to_trace_.back());
        to_trace_.pop_back();
        bytes += std::uint64_t{object.cells} * 8;
        for_each_reference(object, reach);
    }
    return bytes;
}

inline void Collector::reach_young(Ref ref) {
    Object& object = objects_.at(ref);
    if ((object.flags & object_flags::kYoung) && objects_.heap().mark(&object)) to_trace_.push_back(ref);
}

void Collector::mark_young(Named named) {
    auto reach = [this](Ref ref) { reach_young(ref); };
    roots_.for_each_changed(reach);
    if (named == Named::Keep)
        for (Ref ref : objects_.young())
            if (objects_.at(ref).number != kUnnamed) reach_young(ref);
    while (!to_trace_.empty()) {
        Ref ref = to_trace_.back();
        to_trace_.pop_back();
        for_each_reference(objects_.at(ref), reach);
    }
}

void Collector::collect_young(Named named) {
    if (objects_.young().empty()) return;
    mark_young(named);
    objects_.free_unmarked_young();
}

void Collector::collect() {
    objects_.note_collection();
    if (epoch_.journals()) {
        collect_young(Named::Keep);
    } else {
        objects_.heap().sweep_unmarked(mark_everything());
    }
}

void Collector::collect_young_only() {
    collect_young(Named::Free);
    counts_.update();
    may_have_old_garbage_ = true;
}

// What OldGarbage looks at is enough only if there was no old garbage before.
void Collector::collect_all() {
    collect_young(Named::Free);
    counts_.update();
    if (may_have_old_garbage_) {
        mark_everything();
        OldGarbage::take_unmarked(objects_.heap(), dead_);
    } else {
        old_garbage_.find(dead_);
    }
    may_have_old_garbage_ = false;
    if (dead_.empty()) return;
    counts_.drop_references_of(dead_);
    objects_.remove_dead(dead_);
    dead_.clear();
}

}  // namespace raceproof::state
