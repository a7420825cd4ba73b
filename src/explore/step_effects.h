// What a step of the machine did that other threads can notice (search/effects.h): gathered from its memory events and from the
// operation that it began with.
//
// Left out is what no other thread could notice before the step, because the object was not shared, and what the class library
// does housekeeping in (machine/housekeeping.h). Plain accesses that a detector of races checks are left out too: as long as it
// finds no race they are ordered by what is told here, and when it finds one the location becomes a scheduling point. Those that
// it does not check, in trusted code or because they are benign, count.
//
// Locations are named by the object's name, so that they are the same in all executions that lead to the same state.
#pragma once

#include <vector>

#include "machine/machine.h"
#include "schedules/time_outs.h"
#include "search/effects.h"

namespace raceproof::explore {

class StepEffects final : public machine::MemoryListener {
  public:
    // Does a detector of races check the plain accesses? Where none does, the program is taken at its word that it has no races.
    enum class PlainAccessesAre { Checked, Unchecked };
    // Listens to the machine until it is destroyed; after the detector, if there is one.
    StepEffects(machine::Machine& machine, PlainAccessesAre plain_accesses);

    // Before the thread takes a step with its pending operation.
    void begin(const state::Thread& thread, const machine::PendingOperation& pending, std::uint32_t alternative,
               schedules::TimeOuts time_outs);
    // After it, when the thread stands before `next`.
    void end(const state::Thread& thread, const machine::PendingOperation& next);
    const search::Effects& last() const { return effects_; }
    void restore(search::Effects effects) { effects_ = std::move(effects); }

    // What an operation that cannot happen now would access.
    std::vector<search::Access> accesses_of(const state::Thread& thread, const machine::PendingOperation& pending);

    void on_event(const machine::MemoryEvent& event) override;
    void on_operation(const state::Thread& thread, const machine::PendingOperation& pending) override {
        add_operation(thread, pending);
    }
    // A plain access that no detector checks.
    void on_unchecked(const machine::MemoryEvent& event);

  private:
    bool concerns_others(const machine::MemoryEvent& event) const;
    void add(std::uint64_t location, search::AccessMode mode);
    void add_accessed(const machine::MemoryEvent& event, search::AccessMode mode);
    // What the operation does beside accessing memory.
    void add_operation(const state::Thread& thread, const machine::PendingOperation& pending);
    void add_waiters(state::Ref monitor);
    search::AccessMode mode_of_clock(const machine::PendingOperation& pending, std::uint32_t alternative);
    std::uint64_t object_location(state::Ref ref, std::uint64_t part) const;

    machine::Machine& machine_;
    const PlainAccessesAre plain_accesses_;
    search::Effects effects_;
    bool had_read_clock_ = false;
    machine::Listening listening_;
};

}  // namespace raceproof::explore
