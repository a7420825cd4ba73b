// Records the trace of a path while it is taken. Whoever takes the path says when each step begins and has ended; between these,
// the recorder listens to the machine.
//
//     TraceRecorder recorder(machine, names);
//     for (step : path) { recorder.begin_step(step); system.take(step); recorder.end_step(); }
//     Trace trace = recorder.take();
//
// Edges are those of synchronisation (JLS 17.4.4): an unlock and later locks of the monitor, a volatile write and later reads,
// start and begin of a thread, the end of a class's initialisation and those who see it. An order that follows from other edges
// is left out. Fences, and what final fields promise, have no edges.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "findings/trace.h"
#include "findings/values.h"
#include "machine/machine.h"
#include "races/race.h"
#include "search/system.h"

namespace raceproof::findings {

class TraceRecorder final : public machine::MemoryListener {
  public:
    // `names` tells objects of one class apart only if it has heard of several: a path is recorded twice with the same names.
    TraceRecorder(machine::Machine& machine, ObjectNames& names) : machine_(machine), names_(names) {}

    // Accesses to this location are events of the trace. An object that the path itself allocates need not be where
    // it was when the path was taken before: it is known by when it was allocated.
    void watch(const races::RaceLocation& location, std::optional<std::size_t> allocation);

    // Locks held are told from this step on: to look for them takes time that a very long schedule has no use for.
    void tell_locks_from(std::size_t step) { first_step_with_locks_ = step; }

    void begin_step(const search::Step& step);
    void on_event(const machine::MemoryEvent& event) override;
    void end_step();

    Trace take() { return std::move(trace_); }
    // Where the program started the thread; not known if it did not.
    Place started_at(state::ThreadId thread) const;
    // Where the program allocated the watched object; not known if it did so before `main`.
    Place allocated_at() const { return allocated_at_; }
    // The how manieth object of the path it is; empty if it was there before.
    std::optional<std::size_t> allocation_of(state::Ref object) const;

  private:
    // Of a thread, or of what was released: the last event of each thread that happens before. 0: none, else one more than its
    // number.
    using Clock = std::vector<std::size_t>;
    // What synchronises: an object and a position in it, or its monitor.
    using Element = std::pair<state::Ref, std::uint64_t>;
    struct Release {
        std::size_t event;
        Clock clock;
    };

    TraceEvent event_by(state::Thread& thread);
    void note_allocation(const machine::MemoryEvent& event, const state::Thread& thread);
    bool is_watched(const machine::MemoryEvent& event) const;
    // The number of the trace's event for it: that of the step's own operation, or of a new one.
    std::size_t number_of(const machine::MemoryEvent& event);
    void record_access(const machine::MemoryEvent& event, std::size_t number);
    void note_written_value();
    void note_owned_lock(state::Ref object);
    // Before `next` takes effect, if there is one: a lock or unlock.
    std::vector<std::string> locks_of(const state::Thread& thread, const machine::MemoryEvent* next);
    void tell_locks(const machine::MemoryEvent* next = nullptr);
    void synchronise(const machine::MemoryEvent& event, std::size_t number);
    void acquire(state::ThreadId thread, const Element& element, std::size_t number);
    void release(state::ThreadId thread, const Element& element, std::size_t number);
    Clock& clock_of(state::ThreadId thread);

    machine::Machine& machine_;
    ObjectNames& names_;
    std::optional<Element> watched_;
    std::uint64_t watched_length_ = 1;
    std::optional<std::size_t> watched_allocation_;
    Place allocated_at_;
    Trace trace_;
    std::size_t step_ = 0, steps_ = 0;
    std::optional<search::Step> last_;
    // The call of the JDK that the step begins in, to be recognised after it; without callee: none.
    struct Call {
        const state::Frame* program = nullptr;
        std::uint32_t pc = 0;
        const program::Method* callee = nullptr;
    };
    Call call_;
    // The step's operation, until the event of the machine has come that it is.
    std::optional<machine::PendingOperation> open_operation_;
    std::optional<std::size_t> write_without_value_;                // the event whose value can be read off the location soon
    std::vector<Clock> clocks_;                                     // by thread
    std::map<Element, std::map<std::uint32_t, Release>> releases_;  // by thread, its last
    std::unordered_map<state::ThreadId, Place> started_;
    std::size_t first_step_with_locks_ = 0;
    std::size_t without_locks_ = 0;        // the first event of which it is not told yet what its thread holds
    std::vector<state::Ref> owned_locks_;  // of java.util.concurrent, as they were first met
    std::size_t allocation_count_ = 0;
    std::unordered_map<state::Ref, std::size_t> allocations_;  // the last at each address
};

}  // namespace raceproof::findings
