// Which objects more than one thread may reach. Permanent objects (statics, mirrors, literals) are shared, a Thread is when it is
// started, and whatever is stored in a shared object becomes so with all that it reaches. So the references of every shared
// object are shared, and an object that is not can be reached from one thread's stack only: no other thread can see what happens
// to it.
//
// Shared once, shared for ever: an object that only one thread reaches again keeps its mark. The mark is journalled but no part
// of the state's hash: it says where it is worth looking, not what is there.
#include <cstring>

#include "state/state.h"

namespace raceproof::state {

void State::publish(Ref ref) {
    if (!options_.journal || at(ref).is_shared()) return;
    auto mark = [&](Ref reached) {
        Object& object = at(reached);
        if (object.is_shared()) return;
        object.flags |= object_flags::kShared;
        // Young ones are dropped on the way back, mark and all.
        if (!(object.flags & object_flags::kYoung)) newly_shared_.push_back(reached);
        to_share_.push_back(reached);
        if (listener != nullptr) listener->on_shared(reached);
    };
    mark(ref);
    while (!to_share_.empty()) {
        Ref reached = to_share_.back();
        to_share_.pop_back();
        for_each_reference(at(reached), mark);
    }
    if (newly_shared_.empty()) return;
    std::size_t size = newly_shared_.size() * sizeof(Ref);
    std::memcpy(journal_.push(unshare, this, size), newly_shared_.data(), size);
    newly_shared_.clear();
}

void State::unshare(void* component, const std::byte* data, std::size_t size) {
    auto& state = *static_cast<State*>(component);
    const Ref* refs = reinterpret_cast<const Ref*>(data);
    for (std::size_t i = 0; i < size / sizeof(Ref); ++i) state.at(refs[i]).flags &= ~object_flags::kShared;
}

bool State::sharing_is_closed() const {
    bool closed = true;
    heap_.for_each_taken([&](Object* object) {
        if (object->flags & object_flags::kBuried || !object->is_shared()) return;
        for_each_reference(*object, [&](Ref ref) { closed = closed && heap_.at(ref)->is_shared(); });
    });
    return closed;
}

}  // namespace raceproof::state
