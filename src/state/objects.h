// The objects of a state, from their allocation to their end.
//
// *Life.* An object is born *young*: nobody can go back to a state that has it, so that it is neither saved nor hashed and may be
// freed at once. At the end of the step the survivors get their names and are *old*. Old objects that die are *retained*: they
// keep their place and contents, so that going back can revive them, until the journal is forgotten.
//
// *Names.* (origin, number), where the number is the smallest that no other live object of the origin has. Numbers of the dead
// are free at once, and are taken before survivors are named: names do not depend on what garbage there was.
//
// Invariants. Between steps no object is young. An object has a name if and only if it is old or the guest has asked for its
// identity hash. The retained objects since the last end of a step are the last ones of `retained()`.
//
// Of an unjournalled state no object is young or old, and a collection frees it without further ado.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/journal.h"
#include "state/epoch.h"
#include "state/heap.h"
#include "state/number_table.h"
#include "state/object.h"
#include "state/shape.h"
#include "state/thread.h"

namespace raceproof::state {

// Wants to know which objects come within reach of several threads, and which are gone. What it knows goes back with the
// journal: it is told of nothing then.
class ObjectListener {
  public:
    virtual ~ObjectListener() = default;
    virtual void on_shared(Ref ref) = 0;  // see Sharing
    virtual void on_freed(Ref ref) = 0;   // garbage; going back may revive it
};

class Objects final : private Undoable {
  public:
    Objects(std::uint64_t heap_bytes, Journal& journal, const SaveEpoch& epoch)
        : Undoable(journal), epoch_(epoch), heap_(heap_bytes), young_flag_(epoch.journals() ? object_flags::kYoung : 0) {}

    Heap& heap() { return heap_; }
    const Heap& heap() const { return heap_; }
    Object& at(Ref ref) const { return *heap_.at(ref); }
    Ref ref_of(const Object& object) const { return heap_.ref_of(&object); }

    // The origin of an object that `thread` allocates at this instruction.
    static std::uint64_t origin(const Thread& thread, const program::Method& method, std::uint32_t pc) {
        return mix64(thread.name, method.identity + pc);
    }
    // kNull when the heap is full: collect and try again, then OutOfMemoryError.
    Ref allocate_instance(const program::Class& klass, std::uint64_t origin) {
        return allocate(klass, Shape::of_instance(klass), origin);
    }
    Ref allocate_array(const program::Class& array_class, std::uint32_t length, std::uint64_t origin) {
        return allocate(array_class, Shape::of_array(array_class, length, large_arrays()), origin);
    }
    Shape::LargeArrays large_arrays() const {
        return epoch_.journals() ? Shape::LargeArrays::ByChunks : Shape::LargeArrays::Whole;
    }
    std::uint64_t allocated_since_collection() const { return allocated_since_collection_; }
    void note_collection() { allocated_since_collection_ = 0; }

    // Names the object if it has no name yet. 31 bits, never 0.
    std::int32_t identity_hash(Object& object);
    void name(Object& object) {
        if (object.number == kUnnamed) object.number = numbers_.take(object.origin);
    }
    // How many different names were ever given.
    std::uint64_t names_given() const { return numbers_.names(); }

    // In the order of allocation.
    const std::vector<Ref>& young() const { return young_; }
    // Frees the young objects that are not marked, and removes the marks of the others.
    void free_unmarked_young();
    // Of objects that are flagged as candidates: frees the young ones, retains the old ones.
    void remove_dead(const std::vector<Ref>& dead);
    const std::vector<Ref>& retained() const { return retained_; }
    std::span<const Ref> newly_retained() const { return std::span(retained_).subspan(committed_retained_); }

    // ── the end of a step ──
    // Names the survivors, which are old from now on. Dead objects must have been removed: their numbers are given again.
    void commit();
    void end_epoch() {
        young_.clear();
        committed_retained_ = retained_.size();
        note_collection();
    }

    // Going back in the middle of a step: what was allocated in it never was.
    void drop_young();
    // Nobody goes back any more: frees the retained.
    void forget_retained();

    ObjectListener* listener = nullptr;

  private:
    enum class Record : std::uint32_t { Survivors, Retained };

    Ref allocate(const program::Class& klass, const Shape& shape, std::uint64_t origin) {
        if (shape.is_too_large()) [[unlikely]]
            return kNull;
        Object* object = heap_.allocate(static_cast<std::uint32_t>(shape.cells));
        if (object == nullptr) [[unlikely]]
            return kNull;
        allocated_since_collection_ += shape.cells * 8;
        object->klass = &klass;
        object->origin = origin;
        object->number = kUnnamed;
        object->epoch = epoch_.now();
        object->length = shape.length;
        object->flags = shape.flags | young_flag_;
        Ref ref = heap_.ref_of(object);
        if (young_flag_ != 0) young_.push_back(ref);
        return ref;
    }
    void free(Object& object);
    void free_garbage(Object& object);
    void retain(Object& object);
    void push(Record record, std::span<const Ref> refs);
    void undo(std::uint32_t record, const std::uint64_t* data, std::size_t words) override;

    const SaveEpoch& epoch_;
    Heap heap_;
    NumberTable numbers_;
    std::uint32_t young_flag_;  // kYoung in a journalled state
    std::uint64_t allocated_since_collection_ = 0;
    std::vector<Ref> young_;
    std::vector<Ref> retained_;
    std::size_t committed_retained_ = 0;  // those of earlier epochs
};

}  // namespace raceproof::state
