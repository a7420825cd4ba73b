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
// *Collection.* Objects that nothing reaches are freed (journalled like everything), so that a loop that allocates comes back to
// the same state. In an epoch only young garbage may be freed; at settling all of it.
//
// Every mutation of guest-visible data goes through `touch` first. Cost of an unjournalled run: the comparison in `touch`.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/hash128.h"
#include "program/program.h"
#include "state/contribution.h"
#include "state/frame_slots.h"
#include "state/heap.h"
#include "state/initialisation.h"
#include "state/journal.h"
#include "state/number_table.h"
#include "state/object.h"
#include "state/slot.h"
#include "state/thread.h"
#include "state/thread_storage.h"

namespace raceproof::state {

struct StateOptions {
    std::uint64_t heap_bytes = 256u << 20;
    bool journal = false;  // keep what is needed to go back
    bool hash = false;     // keep the hash; needs the journal
};

// Wants to know which objects come within reach of several threads, and which are gone.
class ObjectListener {
  public:
    virtual ~ObjectListener() = default;
    virtual void on_shared(Ref ref) = 0;  // State::publish
    virtual void on_freed(Ref ref) = 0;   // garbage; going back may revive it
};

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
    Ref allocate_instance(const program::Class& klass, std::uint64_t origin) {
        return allocate(klass, Shape{klass.instance_slots, instance_cells(klass.instance_slots), 0}, origin);
    }
    Ref allocate_array(const program::Class& array_class, std::uint32_t length, std::uint64_t origin) {
        return allocate(array_class, array_shape(array_class, length), origin);
    }
    // The origin of an object that `thread` allocates at its current frame and pc.
    static std::uint64_t origin(const Thread& thread, const program::Method& method, std::uint32_t pc) {
        return mix64(thread.name, method.identity + pc);
    }
    // Permanent objects: outside the journal, never freed, hashed only from their first change on. `identity` must be the same
    // in every run and different for different objects. The first contents, which going back does not take away, are written
    // *without* touch and may refer to permanent objects only; every later write is touched like any other.
    Ref allocate_permanent_instance(const program::Class& klass, std::uint64_t identity);
    Ref allocate_permanent_array(const program::Class& array_class, std::uint32_t length, std::uint64_t identity);

    // Before every write to an object's contents or lock. For a large array that saves all of it: see touch_elements.
    void touch(Object& object) {
        if (object.epoch != epoch_) [[unlikely]]
            touch_slowly(object);
    }
    // Before every write to array elements: the bytes [offset, offset + size) of the contents.
    void touch_elements(Object& array, std::uint64_t offset, std::uint64_t size) {
        if (array.epoch != epoch_) [[unlikely]]
            touch_elements_slowly(array, offset, size);
    }
    // After a reference was stored in an object: what a shared object refers to is shared. Of a journalled state only.
    void published(const Object& holder, Ref value) {
        if (holder.is_shared() && value != kNull && !at(value).is_shared()) [[unlikely]]
            publish(value);
    }
    // The object, and all that it reaches, can from now on be reached by more than one thread (sharing.cpp).
    void publish(Ref ref);
    // Names the object if it has no name yet. 31 bits, never 0.
    std::int32_t identity_hash(Object& object);

    // An object that the machine itself refers to: alive for ever. Of a journalled state only before it is frozen.
    void keep_alive(Ref ref) { kept_alive_.push_back(ref); }

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
    // The mirror, kNull until somebody has made it with make_mirror (the machine fills its fields).
    Ref mirror_of(const program::Class& klass) const {
        auto index = static_cast<std::uint32_t>(klass.id);
        return index < mirrors_.size() ? mirrors_[index] : kNull;
    }
    Ref make_mirror(
        const program::Class& klass);  // permanent, fields zero; its first contents like those of any permanent object
    program::Class& class_of_mirror(const Object& mirror) const;

    // ── strings ──
    // Literals by their number in the program; kNull until set. Permanent.
    Ref literal(std::uint32_t number) const { return number < literals_.size() ? literals_[number] : kNull; }
    void set_literal(std::uint32_t number, Ref string);
    // The intern table: contents to string. Journalled and hashed, except for strings that were made permanent.
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
    // Before a frame that a return or an exception uncovers is run or written: call when depth - 1 < untouched.
    void save_frame(Thread& thread);

    ObjectListener* listener = nullptr;

    // ── time ──
    struct Mark {
        Journal::Position position;
        Hash128 hash;
        bool may_have_garbage;
    };
    // Ends the epoch: frees young garbage, and old garbage too if `collect`, names the surviving young objects, updates the hash.
    // Every frame's pc and stack_pointer must be exact.
    enum class Collect { No, Yes };
    void settle(Collect collect);
    Hash128 hash() const { return hash_; }  // as of the last settling
    Mark mark();                            // settled state only
    void undo_to(const Mark& mark);         // at any time, in the middle of an epoch too
    void forget();                          // settled state only; drops the journal: no mark may be used again

    // Everything live now becomes permanent: the state after boot, which every explored state shares.
    void freeze();

    // Frees what nothing reaches. Within an epoch of a journalled state only young objects are freed, and only those that the
    // guest has not asked for their identity hash; whether and when it is called does not change what settling leads to.
    void collect();
    std::uint64_t allocated_since_collection() const { return allocated_since_collection_; }

    // A field that caches a function of the rest (String.hash): left out of the hash. Before anything was hashed.
    void leave_out_of_hash(const program::Field& field);

    // At most so many different names of 64 bits were ever given: to objects, and to threads and interned texts, for each of
    // which there is an object. Two of them that were the same could make two states look alike.
    std::uint64_t name_count() const { return 3 * numbers_.names() + permanents_.size(); }

    // ── for tests and exact mode ──
    Hash128 recompute_hash();  // from scratch
    // The whole logical state as text, by names, without addresses: equal states give equal dumps.
    std::string dump();

    // Does everything that a shared object refers to count as shared?
    bool sharing_is_closed() const;
    // Are there as many references to each object as were counted?
    bool counts_are_right();

    Journal& journal() { return journal_; }
    const StateOptions& options() const { return options_; }

  private:
    friend class StateProbe;  // tests

    // What an allocation needs to know.
    struct Shape {
        std::uint32_t length;
        std::uint64_t cells;
        std::uint32_t flags;
    };
    static constexpr std::uint64_t kHeaderCells = sizeof(Object) / 8;
    static std::uint64_t instance_cells(std::uint64_t slots) {
        std::uint64_t cells = (kHeaderCells + slots + 1) & ~std::uint64_t{1};
        return cells < kLeastCells ? kLeastCells : cells;
    }
    Shape array_shape(const program::Class& array_class, std::uint32_t length) const {
        std::uint64_t bytes = static_cast<std::uint64_t>(length) << element_shift(array_class.component_type);
        if (bytes > kLargeArrayBytes && options_.journal)
            return {length, instance_cells((bytes + 7) / 8 + chunk_count(bytes)), object_flags::kArray | object_flags::kLarge};
        return {length, instance_cells((bytes + 7) / 8), object_flags::kArray};
    }
    Ref allocate(const program::Class& klass, const Shape& shape, std::uint64_t origin) {
        if (shape.cells > 0xFFFFFFFE) [[unlikely]]
            return kNull;
        Object* object = heap_.allocate(static_cast<std::uint32_t>(shape.cells));
        if (object == nullptr) [[unlikely]]
            return kNull;
        allocated_since_collection_ += shape.cells * 8;
        object->klass = &klass;
        object->origin = origin;
        object->number = kUnnamed;
        object->epoch = epoch_;
        object->length = shape.length;
        object->flags = shape.flags | young_flag_;
        Ref ref = heap_.ref_of(object);
        if (young_flag_ != 0) young_.push_back(ref);
        return ref;
    }
    Ref allocate_permanent(const program::Class& klass, const Shape& shape, std::uint64_t identity);

    // A component of the state: an object, or for a large array its header (kWhole) or one of its chunks.
    static constexpr std::uint32_t kWhole = 0xFFFFFFFF;
    // In the journal, followed by the old contents.
    struct SavedComponent {
        Ref ref;
        std::uint32_t chunk;
        std::uint32_t lock;
        std::uint32_t newly_remembered;
    };
    // Touched in this epoch; its old contents are in the journal.
    struct Dirty {
        Ref ref;
        std::uint32_t chunk;
        Journal::Position saved;
    };
    // A permanent component that was touched since it became permanent, and what it contributed before.
    struct Remembered {
        Ref ref;
        std::uint32_t chunk;
        Hash128 baseline;
    };
    struct TextHash {
        using is_transparent = void;
        std::size_t operator()(std::u16string_view text) const { return std::hash<std::u16string_view>{}(text); }
    };
    using InternTable = std::unordered_map<std::u16string, Ref, TextHash, std::equal_to<>>;

    // ── objects.cpp ──
    void touch_slowly(Object& object);
    void touch_elements_slowly(Object& array, std::uint64_t offset, std::uint64_t size);
    void save(Object& object, std::uint32_t chunk);
    bool remember(Object& object, std::uint32_t chunk);
    void forget_remembered(Ref ref, std::uint32_t chunk);
    static void restore(void* state, const std::byte* data, std::size_t size);
    // The bytes that `chunk` stands for, whole slots.
    static Span span_of(const Object& object, std::uint32_t chunk);
    Hash128 contribution_of(const Object& object, std::uint32_t chunk, std::uint32_t lock, const Span& contents) const {
        Hash128 sum = contribution_.of_contents(object, contents);
        return chunk == kWhole ? sum + contribution_.of_header(object, lock) : sum;
    }
    Hash128 contribution_of(const Object& object, std::uint32_t chunk) const {
        return contribution_of(object, chunk, object.lock, span_of(object, chunk));
    }
    Hash128 contribution_of(Object& object) const;  // all components
    template <typename Visit>
    void for_each_reference_in(const Object& object, const Span& span, Visit visit) const;

    // ── sharing.cpp ──
    static void unshare(void* state, const std::byte* data, std::size_t size);

    // ── permanents.cpp ──
    Object& make_statics(const program::Class& klass);

    // ── threads.cpp ──
    void touch_status_slowly(Thread& thread);
    void begin_running_slowly(Thread& thread);
    void note_touched(Thread& thread);
    void save_frames(Thread& thread, std::uint32_t from, std::uint32_t to);
    void reuse_storage_of_terminated();
    void suspect_saved_status(Journal::Position position);
    void suspect_saved_frames(Journal::Position position);
    static void restore_status(void* state, const std::byte* data, std::size_t size);
    static void restore_frames(void* state, const std::byte* data, std::size_t size);
    static void remove_thread(void* state, const std::byte* data, std::size_t size);

    // ── strings.cpp ──
    static void remove_interned(void* state, const std::byte* data, std::size_t size);

    // ── collection.cpp ──
    enum class Named { Keep, Free };
    void reach(Ref ref);
    void reach_young(Ref ref);
    template <typename Visit>
    void for_each_root(Visit visit) const;
    std::uint64_t mark_everything();  // bytes marked
    void mark_young(Named named);
    void collect_young(Named named);
    void free_young(Object& object);

    // ── old_garbage.cpp ──
    void collect_old();
    void find_suspects();
    void suspect(Ref ref);
    template <typename Visit>
    void for_each_changed_reference(const Dirty& dirty, Visit visit) const;
    void reach_suspect(Ref ref);
    bool finds_suspects_nearby();
    bool finds_suspects_anywhere();
    bool find_dead_by_counts();
    bool add_candidate(Ref ref);
    bool close_candidates();
    void rescue_referred_to();
    void rescue(Ref ref);
    void forget_suspects();
    void mark_dead();
    void remove_dead();
    static bool is_dead_young(const Object& object) {
        return (object.flags & (object_flags::kYoung | object_flags::kCandidate)) ==
               (object_flags::kYoung | object_flags::kCandidate);
    }

    // ── reference_counts.cpp ──
    void count(Ref ref);
    void uncount(Ref ref);
    void count_references();
    void uncount_references_of(const std::vector<Ref>& dead);
    void journal_counts();
    static void recount(void* state, const std::byte* data, std::size_t size);

    // ── settling.cpp ──
    void name_survivors();
    void save_left_frames();
    void update_hash();
    void subtract_buried(Object& object);
    void update_hash_of(Thread& thread);
    void end_epoch();
    void restart_epochs();
    bool is_settled() const { return young_.empty() && dirty_.empty() && touched_threads_.empty(); }
    static void drop_survivors(void* state, const std::byte* data, std::size_t size);
    static void revive_buried(void* state, const std::byte* data, std::size_t size);

    program::Program& program_;
    StateOptions options_;
    Heap heap_;
    Journal journal_;
    std::uint32_t epoch_ = 1;
    std::uint32_t young_flag_;  // kYoung in a journalled state
    std::uint64_t allocated_since_collection_ = 0;
    Hash128 hash_;
    Hash128 baseline_;  // what the hash is counted from: the sum of all contributions at freezing
    FrameSlots frame_slots_;
    Contribution contribution_;
    NumberTable numbers_;

    std::vector<Ref> to_share_;      // scratch of publish
    std::vector<Ref> newly_shared_;  // likewise: those that were there before this epoch

    std::vector<Ref> statics_;
    std::vector<Ref> mirrors_;
    std::vector<Ref> literals_;
    std::vector<Ref> permanents_;
    std::vector<Ref> kept_alive_;
    const program::Class* mirror_class_ = nullptr;
    InternTable intern_table_;
    std::vector<const InternTable::value_type*> interned_;  // the journalled ones, in the order of interning

    std::vector<std::unique_ptr<Thread>> threads_;
    std::vector<std::unique_ptr<Thread>> spare_threads_;
    std::vector<ThreadId> with_storage_;
    ThreadStorage thread_storage_;

    // ── of this epoch ──
    std::vector<Ref> young_;  // in the order of allocation
    std::vector<Dirty> dirty_;
    std::vector<ThreadId> touched_threads_;
    std::vector<Journal::Position> saved_statuses_;
    std::vector<Journal::Position> saved_frames_;
    std::size_t settled_interned_ = 0;

    std::vector<Remembered> remembered_;
    std::vector<Ref> buried_;  // old garbage, kept for going back
    std::size_t settled_buried_ = 0;
    bool may_have_garbage_ = false;  // old garbage, at the last settling
    std::vector<Ref> to_trace_;      // marked, not yet scanned; empty between collections
    std::vector<Ref> suspects_;      // empty between collections
    std::size_t unreached_suspects_ = 0;
    std::vector<Ref> candidates_;  // empty between collections, like dead_
    std::vector<Ref> to_rescue_;
    std::vector<Ref> dead_;
    bool counts_hold_ = true;
    std::vector<Ref> counted_up_, counted_down_;  // at this settling
};

inline Span State::span_of(const Object& object, std::uint32_t chunk) {
    const auto* contents = object.elements<std::uint64_t>();
    if (!object.is_array()) return {0, object.length, contents};
    auto words = static_cast<std::uint32_t>((content_bytes(object) + 7) / 8);
    if (!(object.flags & object_flags::kLarge)) return {0, words, contents};
    if (chunk == kWhole) return {0, 0, contents};
    constexpr std::uint32_t kChunkWords = kChunkBytes / 8;
    std::uint32_t first = chunk * kChunkWords;
    return {first, words - first < kChunkWords ? words - first : kChunkWords, contents + first};
}

template <typename Visit>
void State::for_each_reference(const Object& object, Visit visit) const {
    if (object.is_array()) {
        if (object.klass->component_type != program::BasicType::Reference) return;
        const Ref* elements = object.elements<Ref>();
        for (std::uint32_t i = 0; i < object.length; ++i)
            if (elements[i] != kNull) visit(elements[i]);
        return;
    }
    const std::vector<std::uint32_t>& slots =
        object.is_statics() ? object.klass->static_reference_slots : object.klass->reference_slots;
    for (std::uint32_t slot : slots)
        if (Ref ref = as_ref(object.slots()[slot]); ref != kNull) visit(ref);
}

}  // namespace raceproof::state
