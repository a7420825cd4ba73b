// The state: everything that a schedule can change. One live state, changed in place; the journal takes it back. A worker has one
// of its own; workers share nothing but the program.
//
// *Its parts*, each with a header that says what holds for it:
//   objects      allocation, names, life and death           threads      statuses and frames
//   permanents   statics, mirrors, literals                  interned     the table of String.intern
//   sharing      what more than one thread may reach         collector    garbage, roots, reference counts
//   barrier      first-write saving, the dirty list          hash         the sum of contributions
//   journal      records of all of these, and of listeners above: they go back together
//
// *A step.* The machine runs a thread: `begin_running`, then instructions. Every write to guest-visible data goes through the
// write barrier first (`before_write`), which saves what is written to for the first time in the epoch: later writes cost one
// comparison. `commit_step` ends the step and the epoch: garbage goes, survivors get their names, the hash is brought up to date.
// Its cost is what the step has changed, not what exists. A *mark* is a point between steps to which `undo_to` goes back, as
// often as wanted, at the cost of what has changed since.
//
// *Equal states* have equal hashes, whatever schedule has led to them: names come from who allocated where, references count by
// the names of their targets, and everything that boot has left (`freeze`) counts nothing until it changes.
//
// A state without a journal (`raceproof run`) is a plain heap with threads: no marks, no hash, the barrier saves nothing.
#pragma once

#include <cstdint>
#include <string>

#include "base/hash128.h"
#include "base/journal.h"
#include "program/program.h"
#include "state/collector.h"
#include "state/contribution.h"
#include "state/epoch.h"
#include "state/intern_table.h"
#include "state/objects.h"
#include "state/permanents.h"
#include "state/sharing.h"
#include "state/state_hash.h"
#include "state/threads.h"
#include "state/write_barrier.h"

namespace raceproof::state {

struct StateOptions {
    std::uint64_t heap_bytes = 256u << 20;
    bool journal = false;  // keep what is needed to go back
    bool hash = false;     // keep the hash; needs the journal
};

// Is old garbage removed at the end of a step?
enum class Collect : std::uint8_t { No, Yes };

// A point to which a state can go back.
struct Mark {
    Journal::Position position;
    Hash128 hash;
    bool may_have_old_garbage;
};

class State {
  public:
    State(program::Program& program, const StateOptions& options);

    program::Program& program() { return program_; }
    bool is_journalled() const { return epoch_.journals(); }

    Objects& objects() { return objects_; }
    Permanents& permanents() { return permanents_; }
    InternTable& interned() { return interned_; }
    Sharing& sharing() { return sharing_; }
    Threads& threads() { return threads_; }
    Collector& collector() { return collector_; }
    Journal& journal() { return journal_; }

    Object& at(Ref ref) const { return objects_.at(ref); }
    Object& statics_of(const program::Class& klass) { return permanents_.statics_of(klass); }
    Thread& thread(ThreadId id) { return threads_[id]; }
    std::size_t thread_count() const { return threads_.size(); }

    // Before every write to an object's contents or lock. For a large array that saves all of it: see before_element_write.
    void before_write(Object& object) {
        if (object.epoch != epoch_.now()) [[unlikely]]
            barrier_.save(object);
    }
    // Before every write to array elements: the bytes [offset, offset + size) of the contents.
    void before_element_write(Object& array, std::uint64_t offset, std::uint64_t size) {
        if (array.epoch != epoch_.now()) [[unlikely]]
            barrier_.save_elements(array, offset, size);
    }

    // Ends the step and the epoch: frees young garbage, and old garbage too if `collect`, names the surviving young objects,
    // updates the hash. Every frame's pc and stack_pointer must be exact.
    void commit_step(Collect collect);
    Hash128 hash() const { return hash_.value(); }  // as of the last end of a step

    Mark mark();                     // between steps only
    void undo_to(const Mark& mark);  // at any time, in the middle of a step too
    void forget();                   // between steps only; drops the journal: no mark may be used again

    // Everything live now becomes permanent: the state after boot, which every explored state shares.
    void freeze();
    // A field that caches a function of the rest (String.hash): left out of the hash. Before anything was hashed.
    void leave_out_of_hash(const program::Field& field) { contribution_.leave_out(field); }

    // At most so many different names of 64 bits were ever given: to objects, and to threads and interned texts, for each of
    // which there is an object. Two of them that were the same could make two states look alike.
    std::uint64_t name_count() const { return 3 * objects_.names_given() + permanents_.all().size(); }

    // ── for tests and exact mode ──
    Hash128 recompute_hash() const { return hash_.recompute(); }
    // The whole logical state as text, by names, without addresses: equal states give equal dumps.
    std::string dump() const;

  private:
    friend class StateProbe;  // tests

    bool is_between_steps() const { return objects_.young().empty() && barrier_.dirty().empty() && threads_.changed().empty(); }
    void end_epoch();

    program::Program& program_;
    Journal journal_;
    SaveEpoch epoch_;
    Objects objects_;
    Threads threads_;
    Sharing sharing_;
    InternTable interned_;
    Permanents permanents_;
    Contribution contribution_;
    WriteBarrier barrier_;
    Collector collector_;
    StateHash hash_;
};

}  // namespace raceproof::state
