// What the components of a state contribute to its hash.
//
// The hash is a sum with one term per *slot* that is not zero: a well-mixed function of the name of the object (or frame), the
// slot's position and its value. So a change costs the slots that changed, a zeroed array contributes nothing but its header,
// and large arrays need no special case. References count by the name of their target; threads by their canonical names;
// fields that were left out, not at all.
//
// The terms are taken for values of a random function of 128 bits: then two different states have the same sum with a chance of
// 2^-128, unless two names are the same. Names of objects, threads and interned texts are hashes of 64 bits (State::name_count
// says how many there are); those of classes and methods are known to differ (program/loader.h).
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "base/hash128.h"
#include "state/frame_slots.h"
#include "state/heap.h"
#include "state/object.h"
#include "state/object_contents.h"
#include "state/thread.h"

namespace raceproof::state {

class Contribution {
  public:
    Contribution(const Heap& heap, const std::vector<std::unique_ptr<Thread>>& threads, const FrameSlots& frame_slots)
        : heap_(heap), threads_(threads), frame_slots_(frame_slots) {}

    void leave_out(const program::Field& field);

    // An object contributes its header, with this lock, and its contents.
    Hash128 of_header(const Object& object, std::uint32_t lock) const;
    Hash128 of_contents(const Object& object, const Span& span) const;
    // What one of its components contributes, now or with another lock and other contents; the header counts with kWhole.
    Hash128 of_component(const Object& object, std::uint32_t chunk) const {
        return of_component(object, chunk, object.lock, span_of(object, chunk));
    }
    Hash128 of_component(const Object& object, std::uint32_t chunk, std::uint32_t lock, const Span& contents) const {
        Hash128 sum = of_contents(object, contents);
        return chunk == kWhole ? sum + of_header(object, lock) : sum;
    }
    // All components.
    Hash128 of_object(const Object& object) const;
    // By how much that has changed since the lock and contents were these.
    Hash128 change(const Object& object, std::uint32_t old_lock, const Span& now, const std::uint64_t* old_contents) const;

    Hash128 of_status(const Thread& thread) const;
    Hash128 of_frame(const Thread& thread, std::uint32_t index) const;
    Hash128 of_interned(std::u16string_view text, Ref string) const;

    // The name of the target as a value; 0 for null.
    std::uint64_t name(Ref ref) const { return ref == kNull ? 0 : heap_.at(ref)->name_hash(); }

    enum class SlotKind : std::uint8_t { Value, Reference, LeftOut, Initialisation };
    // By slot, for instances and statics.
    const std::vector<SlotKind>& kinds(const Object& object) const {
        std::size_t index = static_cast<std::size_t>(object.klass->id) * 2 + object.is_statics();
        if (index < kinds_.size() && kinds_[index] != nullptr) [[likely]]
            return *kinds_[index];
        return find_kinds(*object.klass, object.is_statics());
    }

  private:
    Hash128 of_lock(std::uint64_t name, std::uint32_t lock) const;
    Hash128 of_slot(std::uint64_t name, std::uint32_t position, Slot slot, SlotKind kind) const;
    Hash128 change_of_references(std::uint64_t name, const Span& now, const std::uint64_t* old_contents) const;
    Hash128 of_initialisation(std::uint64_t name, Slot slot) const;
    const std::vector<SlotKind>& find_kinds(const program::Class& klass, bool statics) const;

    const Heap& heap_;
    const std::vector<std::unique_ptr<Thread>>& threads_;
    const FrameSlots& frame_slots_;
    std::vector<const program::Field*> left_out_;
    mutable std::vector<std::unique_ptr<const std::vector<SlotKind>>> kinds_;  // by class number * 2 + statics
};

}  // namespace raceproof::state
