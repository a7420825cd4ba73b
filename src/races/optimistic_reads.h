// Optimistic reads of java.util.concurrent.locks.StampedLock: plain reads between tryOptimisticRead and validate are speculative.
//
// An *attempt* begins when a thread gets an optimistic stamp of a lock, and is resolved when that stamp of that lock is looked
// at:
//
// - validate, or a conversion, finds it valid: its reads count as made under a read lock, later writers are ordered after them;
// - it is found invalid: they never happened, the program throws away what it has read;
// - nobody can look at it any more: they are plain reads as others.
//
// A thread may have several attempts open at once, of several locks or of one. A read belongs to all that are open when it is
// made: it never happened as soon as one of them is found invalid, it is ordered before later writers of each lock that is found
// valid, and it counts when none of them is open any more. So the detector is told of it when it is made, *in an optimistic
// section* (Detector::optimistic_read), and its races are kept here until it counts. One section has the reads with the same
// fate.
//
// A stamp may be looked at more than once. What is read after it was found valid is speculative again, but only until the thread
// next synchronises otherwise. Nobody can look at a stamp any more when the thread or the lock has ended, and when the thread
// gets another stamp of the lock, or takes it, while no variable of a method that it executes has the old one. Stamps that are
// kept in fields are not searched for.
#pragma once

#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "base/journal.h"
#include "machine/machine.h"
#include "memory/detector.h"
#include "races/race.h"

namespace raceproof::races {

class OptimisticReads final : public Undoable {
  public:
    OptimisticReads(machine::Machine& machine, memory::Detector& detector)
        : Undoable(machine.state().journal()), machine_(machine), detector_(detector) {}

    // An event that is about to happen, before the detector is told of it: what a thread acquires by it orders nothing that it
    // has read. Adds the races that count by now.
    void on_event(const machine::MemoryEvent& event, std::vector<Race>& counting);
    // The thread does nothing any more.
    void on_end(state::ThreadId thread, std::vector<Race>& counting);
    void on_freed(state::Ref ref);

    // Are reads of the thread speculative now?
    bool is_speculative(state::ThreadId thread) const { return speculation_of(thread) != nullptr; }
    // The section that they belong to now, as the detector knows it.
    memory::Thread section_of(state::ThreadId thread);
    // A race of a read in an optimistic section: it counts when the read does.
    void add_race(memory::Thread section, Race race);
    bool is_open(memory::Thread number) const;

    // Who made an access, of a thread or a section.
    state::ThreadId thread_of(memory::Thread number) const;
    // The same in all interleavings.
    std::uint64_t name_of(memory::Thread section) const;

    // By names, the same in all interleavings.
    Hash128 label() const;

  private:
    // Small numbers, given out anew when they are free: the same in all interleavings.
    using AttemptId = std::uint32_t;
    struct Attempt {
        AttemptId id = 0;
        state::Ref lock{};             // none: it is garbage
        std::uint32_t state_slot = 0;  // of the lock's field: what its users synchronise on
        std::uint64_t stamp = 0;
        bool was_valid = false;
    };
    struct Section {
        memory::Thread number = 0;
        std::uint32_t ordinal = 0;          // a small number, as those of attempts
        std::vector<AttemptId> unresolved;  // attempts that the reads belong to
        std::vector<Race> races;
        bool takes_reads = true;
    };
    struct Speculation {
        std::vector<Attempt> attempts;
        std::vector<Section> sections;
    };
    // Never changed, so that going back is putting the old one back.
    using Kept = std::shared_ptr<const Speculation>;
    struct Saved {
        state::ThreadId thread;
        Kept speculation;
        std::size_t section_count;
    };
    enum class Resolution : std::uint8_t { Valid, Invalid, Over };
    class Change;

    const Speculation* speculation_of(state::ThreadId thread) const {
        if (speculations_.empty()) return nullptr;
        auto found = speculations_.find(thread);
        return found == speculations_.end() ? nullptr : found->second.get();
    }
    void set(state::ThreadId thread, Kept speculation);
    void undo(std::uint32_t index, const std::uint64_t* data, std::size_t words) override;
    const Section* find(memory::Thread section) const;

    void on_lock_event(const machine::MemoryEvent& event, Change& change);
    void look(const machine::MemoryEvent& event, std::uint64_t stamp, bool locks, Change& change);
    void begin(const machine::MemoryEvent& event, std::uint64_t stamp, Change& change);
    bool has_stamp(state::ThreadId thread, std::uint64_t stamp) const;

    machine::Machine& machine_;
    memory::Detector& detector_;
    std::unordered_map<state::ThreadId, Kept> speculations_;
    std::vector<state::ThreadId> section_threads_;  // by the number of the section, on this execution
    std::vector<Saved> saved_;                      // one for each of its records in the journal
};

}  // namespace raceproof::races
