#include "state/sharing.h"

#include "state/object_contents.h"

namespace raceproof::state {

void Sharing::publish(Ref ref) {
    if (!epoch_.journals() || objects_.at(ref).is_shared()) return;
    mark(ref);
    while (!to_trace_.empty()) {
        Ref reached = to_trace_.back();
        to_trace_.pop_back();
        for_each_reference(objects_.at(reached), [this](Ref target) { mark(target); });
    }
    if (newly_shared_.empty()) return;
    journal().push(component(), static_cast<std::uint32_t>(newly_shared_.size()), newly_shared_.data(),
                   newly_shared_.size() * sizeof(Ref));
    newly_shared_.clear();
}

inline void Sharing::mark(Ref ref) {
    Object& object = objects_.at(ref);
    if (object.is_shared()) return;
    object.flags |= object_flags::kShared;
    // Young ones are dropped on the way back, mark and all.
    if (!(object.flags & object_flags::kYoung)) newly_shared_.push_back(ref);
    to_trace_.push_back(ref);
    if (objects_.listener != nullptr) objects_.listener->on_shared(ref);
}

void Sharing::undo(std::uint32_t count, const std::uint64_t* data, std::size_t) {
    const auto* refs = reinterpret_cast<const Ref*>(data);
    for (std::uint32_t i = 0; i < count; ++i) objects_.at(refs[i]).flags &= ~object_flags::kShared;
}

bool Sharing::is_closed() const {
    bool closed = true;
    objects_.heap().for_each_taken([&](Object* object) {
        if (object->flags & object_flags::kRetained || !object->is_shared()) return;
        for_each_reference(*object, [&](Ref ref) { closed = closed && objects_.at(ref).is_shared(); });
    });
    return closed;
}

}  // namespace raceproof::state
