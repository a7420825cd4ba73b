#include "state/objects.h"

#include <algorithm>
#include <cstring>

#include "base/verify.h"

namespace raceproof::state {

std::int32_t Objects::identity_hash(Object& object) {
    name(object);
    auto hash = static_cast<std::int32_t>(object.name_hash() & 0x7FFFFFFF);
    return hash != 0 ? hash : 1;
}

void Objects::free(Object& object) {
    if (object.number != kUnnamed) numbers_.release(object.origin, object.number);
    heap_.free(&object);
}

void Objects::free_garbage(Object& object) {
    if (listener != nullptr) listener->on_freed(ref_of(object));
    free(object);
}

// Newest first: the heap likes that.
void Objects::free_unmarked_young() {
    std::size_t kept = young_.size();
    for (std::size_t i = young_.size(); i-- > 0;) {
        Object& object = at(young_[i]);
        if (heap_.is_marked(&object)) {
            heap_.clear_mark(&object);
            young_[--kept] = young_[i];
        } else {
            free_garbage(object);
        }
    }
    young_.erase(young_.begin(), young_.begin() + static_cast<std::ptrdiff_t>(kept));
}

void Objects::remove_dead(const std::vector<Ref>& dead) {
    std::erase_if(young_, [this](Ref ref) { return (at(ref).flags & object_flags::kCandidate) != 0; });
    for (Ref ref : dead) {
        Object& object = at(ref);
        object.flags &= ~object_flags::kCandidate;
        if (object.flags & object_flags::kYoung) {
            free_garbage(object);
        } else {
            retain(object);
        }
    }
}

void Objects::retain(Object& object) {
    numbers_.release(object.origin, object.number);
    object.flags |= object_flags::kRetained;
    heap_.retain(&object);
    retained_.push_back(ref_of(object));
    if (listener != nullptr) listener->on_freed(retained_.back());
}

// Going back drops the survivors first: their numbers are those that the retained may want again.
void Objects::commit() {
    push(Record::Retained, newly_retained());
    for (Ref ref : young_) {
        name(at(ref));
        at(ref).flags &= ~object_flags::kYoung;
    }
    push(Record::Survivors, young_);
}

void Objects::drop_young() {
    for (std::size_t i = young_.size(); i-- > 0;) free(at(young_[i]));
    young_.clear();
}

void Objects::forget_retained() {
    for (std::size_t i = retained_.size(); i-- > 0;) {
        heap_.revive(&at(retained_[i]));
        heap_.free(&at(retained_[i]));
    }
    retained_.clear();
    committed_retained_ = 0;
}

// How many, then which.
void Objects::push(Record record, std::span<const Ref> refs) {
    if (refs.empty()) return;
    std::uint64_t* data = journal().push(component(), static_cast<std::uint32_t>(record), 1 + (refs.size() + 1) / 2);
    data[0] = refs.size();
    std::memcpy(data + 1, refs.data(), refs.size_bytes());
}

void Objects::undo(std::uint32_t record, const std::uint64_t* data, std::size_t) {
    const auto* refs = reinterpret_cast<const Ref*>(data + 1);
    for (std::size_t i = data[0]; i-- > 0;) {
        Object& object = at(refs[i]);
        if (Record{record} == Record::Survivors) {
            free(object);
            continue;
        }
        VERIFY(retained_.back() == refs[i], "should go back in reverse order");
        retained_.pop_back();
        heap_.revive(&object);
        object.flags &= ~object_flags::kRetained;
        numbers_.take_again(object.origin, object.number);
    }
}

}  // namespace raceproof::state
