// Optimistic reads of java.util.concurrent.locks.StampedLock: plain reads between tryOptimisticRead and validate are speculative.
// What becomes of them is known when the stamp is looked at again:
//
//   validate, or a conversion, finds it valid      they count as made under a read lock: later writers are ordered after them
//   it finds it invalid                            they never happened: the program throws away what it has read
//   another attempt begins, the lock is used
//   otherwise, or the thread ends                  nobody has looked: they are plain reads as others
//
// A stamp may be looked at more than once. What is read after it was found valid is speculative again, but only until the thread
// next synchronises otherwise. A read that races when it is made, or before it is settled, races only once it counts.
#pragma once

#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "explore/finding.h"
#include "machine/machine.h"
#include "memory/race.h"

namespace raceproof::explore {

struct OptimisticRead {
    machine::MemoryEvent event;
    memory::Locations locations;
    memory::Site site = 0;
    std::vector<Finding> races;  // that were seen when it was made
    bool is_gone = false;        // its object is garbage: nobody can write to it any more
};

// What a thread has read since it got its stamp.
struct OptimisticSection {
    state::Ref lock{};
    std::uint32_t state_slot = 0;  // of the lock's field: what its users synchronise on
    bool was_valid = false;
    std::vector<OptimisticRead> reads;
};

class OptimisticReads {
  public:
    enum class Turn : std::uint8_t { None, Begins, Valid, Locked, Invalid, Over };
    using Mark = std::size_t;

    explicit OptimisticReads(machine::Machine& machine) : machine_(machine) {}

    // What the event, which is about to happen, means for the section of its thread.
    Turn turn(const machine::MemoryEvent& event) const;
    const OptimisticSection* section(state::ThreadId thread) const {
        if (sections_.empty()) return nullptr;
        auto found = sections_.find(thread);
        return found == sections_.end() ? nullptr : found->second.get();
    }
    void begin(const machine::MemoryEvent& event);
    void add(OptimisticRead read);
    // All that was read counts by now; what comes next is speculative again.
    void continue_valid(state::ThreadId thread);
    void end(state::ThreadId thread) { set(thread, nullptr); }
    void on_freed(state::Ref ref);

    Mark mark() const { return log_.size(); }
    void undo_to(Mark mark);
    // By names, the same in all interleavings.
    Hash128 label() const;

  private:
    // Never changed, so that going back is putting the old one back.
    using Section = std::shared_ptr<const OptimisticSection>;
    struct Saved {
        state::ThreadId thread;
        Section section;
    };

    Turn turn_of_lock(const machine::MemoryEvent& event, const OptimisticSection* open) const;
    void set(state::ThreadId thread, Section section);
    std::uint64_t stamp_of(state::ThreadId thread) const;

    machine::Machine& machine_;
    std::unordered_map<state::ThreadId, Section> sections_;
    std::vector<Saved> log_;
};

}  // namespace raceproof::explore
