// What a collection starts from, and what changed since the last: templates of State that only the collecting files need.
#pragma once

#include "state/state.h"

namespace raceproof::state {

template <typename Visit>
void State::for_each_reference_in(const Object& object, const Span& span, Visit visit) const {
    if (!(object.flags & object_flags::kLarge)) return for_each_reference(object, visit);
    if (object.klass->component_type != program::BasicType::Reference) return;
    const auto* elements = reinterpret_cast<const Ref*>(span.contents);
    for (std::uint32_t i = 0; i < span.words * 2; ++i)
        if (elements[i] != kNull) visit(elements[i]);
}

template <typename Visit>
void State::for_each_root(Visit visit) const {
    for (const std::unique_ptr<Thread>& thread : threads_) {
        if (thread->status.status != ThreadStatus::Terminated) {
            if (thread->status.java_thread != kNull) visit(thread->status.java_thread);
            if (thread->status.waiting_on != kNull) visit(thread->status.waiting_on);
        }
        for (std::uint32_t i = 0; i < thread->depth; ++i) frame_slots_.for_each_reference(thread->frames[i], visit);
    }
    for (Ref ref : kept_alive_) visit(ref);
    for (const InternTable::value_type* entry : interned_) visit(entry->second);
    if (options_.journal) {
        // Permanent objects that were never touched refer to permanent ones only.
        for (const Remembered& component : remembered_) {
            const Object& object = *heap_.at(component.ref);
            for_each_reference_in(object, span_of(object, component.chunk), visit);
        }
    } else {
        for (Ref permanent : permanents_) for_each_reference(*heap_.at(permanent), visit);
    }
}

// Calls visit(before, now) for each reference in the component that is another one than at the last settling.
template <typename Visit>
void State::for_each_changed_reference(const Dirty& dirty, Visit visit) const {
    const Object& object = *heap_.at(dirty.ref);
    const std::byte* saved = journal_.data_at(dirty.saved) + sizeof(SavedComponent);
    if (!object.is_array()) {
        const auto* old_slots = reinterpret_cast<const Slot*>(saved);
        for (std::uint32_t slot : object.is_statics() ? object.klass->static_reference_slots : object.klass->reference_slots)
            if (old_slots[slot] != object.slots()[slot]) visit(as_ref(old_slots[slot]), as_ref(object.slots()[slot]));
    } else if (object.klass->component_type == program::BasicType::Reference) {
        Span span = span_of(object, dirty.chunk);
        const auto* old_elements = reinterpret_cast<const Ref*>(saved);
        const auto* elements = reinterpret_cast<const Ref*>(span.contents);
        for (std::uint32_t i = 0; i < span.words * 2; ++i)
            if (old_elements[i] != elements[i]) visit(old_elements[i], elements[i]);
    }
}

}  // namespace raceproof::state
