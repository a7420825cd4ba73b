// The state: everything that a schedule can change. One live state, changed in place; the journal takes it back.
//
// *Epochs and first touch.* Time is cut into epochs by `settle`. The first write to an object in an epoch (`touch`) copies its
// contents to the journal and puts it on the dirty list; later writes cost one comparison. Objects allocated in the epoch are
// young: going back simply drops them, so they are never copied. Large arrays are saved by chunks, stacks by frames.
//
// *The hash* is a sum of contributions (base/hash128.h), one per object and frame, minus those of the frozen start: boot objects,
// class mirrors, literals and statics are *permanent* and count only from their first change on. `settle` brings it up to date
// from the dirty list: cost = what changed. References are hashed by the name of their target, never by address.
//
// *Collection.* Objects that nothing reaches are freed (journalled like everything), so that a loop that allocates comes back to the
// same state. In an epoch only young garbage may be freed; at settling all of it.
//
// Every mutation of guest-visible data goes through `touch` first. Cost of an unjournalled run: the comparison in `touch`.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/hash128.h"
#include "program/program.h"
#include "state/heap.h"
#include "state/journal.h"
#include "state/object.h"
#include "state/slot.h"
#include "state/thread.h"

namespace raceproof::state {

struct StateOptions {
    std::uint64_t heap_bytes = 256u << 20;
    bool journal = false;  // keep what is needed to go back
    bool hash = false;     // keep the hash; needs the journal
};

// Slot 0 of a statics object.
enum class InitialisationStatus : std::uint8_t {
    Untouched,   // not initialised
    Preparing,   // a thread has begun: its superclasses come first
    Running,     // <clinit> runs
    Initialised,
    Erroneous,
};
inline Slot initialisation_slot(InitialisationStatus status, ThreadId owner) {
    return static_cast<Slot>(status) | static_cast<Slot>(owner) << 8;
}
inline InitialisationStatus initialisation_status(Slot slot) { return static_cast<InitialisationStatus>(slot & 0xFF); }
inline ThreadId initialisation_owner(Slot slot) { return static_cast<ThreadId>(slot >> 8); }

class State {
  public:
    State(program::Program& program, const StateOptions& options);
    ~State();
    State(const State&) = delete;
    State& operator=(const State&) = delete;

    program::Program& program() { return program_; }

    // ── objects ──
    Heap& heap() { return heap_; }
    Object& at(Ref ref) { return *heap_.at(ref); }
    Ref ref_of(const Object& object) const { return heap_.ref_of(&object); }

    // kNull when the heap is full: collect and try again, then OutOfMemoryError. `origin`: see origin().
    Ref allocate_instance(const program::Class& klass, std::uint64_t origin);
    Ref allocate_array(const program::Class& array_class, std::uint32_t length, std::uint64_t origin);
    // The origin of an object that `thread` allocates at its current frame and pc.
    static std::uint64_t origin(const Thread& thread, const program::Method& method, std::uint32_t pc) {
        return mix64(thread.name, method.identity + pc);
    }
    // Permanent objects: outside the journal, never freed, hashed only from their first change on. `identity` must be the same
    // in every run and different for different objects.
    Ref allocate_permanent_instance(const program::Class& klass, std::uint64_t identity);
    Ref allocate_permanent_array(const program::Class& array_class, std::uint32_t length, std::uint64_t identity);

    // Before every write to an object's contents or lock.
    void touch(Object& object) {
        if (object.epoch != epoch_) [[unlikely]]
            touch_slowly(object);
    }
    // Before every write to array elements: the bytes [offset, offset + size) of the contents.
    void touch_elements(Object& array, std::uint64_t offset, std::uint64_t size) {
        if (array.epoch != epoch_) [[unlikely]]
            touch_elements_slowly(array, offset, size);
    }
    // Names the object if it has no name yet. 31 bits, never 0.
    std::int32_t identity_hash(Object& object);

    // Calls visit(Ref) for each reference in the contents that is not null.
    template <typename Visit>
    void for_each_reference(const Object& object, Visit visit) const;

    // ── per class ──
    // The statics object; made on first use, permanent.
    Object& statics_of(const program::Class& klass) {
        auto index = static_cast<std::uint32_t>(klass.id);
        if (index < statics_.size() && statics_[index] != kNull) [[likely]]
            return at(statics_[index]);
        return make_statics(klass);
    }
    bool is_initialised(const program::Class& klass) {
        return initialisation_status(statics_of(klass).slots()[0]) == InitialisationStatus::Initialised;
    }
    // The mirror, kNull until somebody has made it with set_mirror (the machine fills its fields).
    Ref mirror_of(const program::Class& klass) const {
        auto index = static_cast<std::uint32_t>(klass.id);
        return index < mirrors_.size() ? mirrors_[index] : kNull;
    }
    Ref make_mirror(const program::Class& klass);  // permanent, fields zero
    program::Class& class_of_mirror(const Object& mirror) const;

    // ── strings ──
    // Literals by their number in the program; kNull until set. Permanent.
    Ref literal(std::uint32_t number) const { return number < literals_.size() ? literals_[number] : kNull; }
    void set_literal(std::uint32_t number, Ref string);
    // The intern table: contents to string. Journalled and hashed, except for permanent strings.
    Ref find_interned(std::u16string_view text) const;
    void intern(std::u16string_view text, Ref string);

    // ── threads ──
    Thread& thread(ThreadId id) { return *threads_[static_cast<std::size_t>(id)]; }
    std::size_t thread_count() const { return threads_.size(); }
    Thread& new_thread(Thread* parent, Ref java_thread);
    void touch_status(Thread& thread) {
        if (thread.status_epoch != epoch_) touch_status_slowly(thread);
    }
    // Before a thread runs in this epoch: saves its top frame.
    void begin_running(Thread& thread) {
        if (thread.stack_epoch != epoch_) begin_running_slowly(thread);
    }
    // Before a frame that a return or an exception uncovers is run: call when depth - 1 < untouched.
    void save_frame(Thread& thread);

    // ── time ──
    struct Mark {
        Journal::Position position;
        Hash128 hash;
        std::uint32_t epoch;
        std::size_t allocations;
    };
    // Ends the epoch: names surviving young objects, frees garbage if `collect`, updates the hash.
    enum class Collect { No, Yes };
    void settle(Collect collect);
    Hash128 hash() const { return hash_; }  // as of the last settling
    Mark mark();                            // settled state only
    void undo_to(const Mark& mark);
    void forget();                          // drops the journal: no mark may be used again

    // Everything live now becomes permanent: the state after boot, which every explored state shares.
    void freeze();

    // Frees what nothing reaches. Within an epoch of a journalled state only young objects are freed.
    void collect();
    std::uint64_t allocated_since_collection() const { return allocated_since_collection_; }

    // A field that caches a function of the rest (String.hash): left out of the hash.
    void leave_out_of_hash(const program::Field& field);

    // ── for tests and exact mode ──
    Hash128 recompute_hash();       // from scratch
    // The whole logical state as text, by names, without addresses: equal states give equal dumps.
    std::string dump();

    Journal& journal() { return journal_; }
    const StateOptions& options() const { return options_; }

  private:
    void touch_slowly(Object& object);
    void touch_elements_slowly(Object& array, std::uint64_t offset, std::uint64_t size);
    void touch_status_slowly(Thread& thread);
    void begin_running_slowly(Thread& thread);
    Object& make_statics(const program::Class& klass);
    // The rest is left to the implementer.

    program::Program& program_;
    StateOptions options_;
    Heap heap_;
    Journal journal_;
    std::uint32_t epoch_ = 1;
    Hash128 hash_;
    std::uint64_t allocated_since_collection_ = 0;
    std::vector<Ref> statics_;
    std::vector<Ref> mirrors_;
    std::vector<Ref> literals_;
    std::vector<std::unique_ptr<Thread>> threads_;
};

}  // namespace raceproof::state
