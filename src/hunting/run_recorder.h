// Listens while a run is taken again, and writes down what prediction needs to know of it (prediction/trace.h).
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "machine/machine.h"
#include "prediction/trace.h"

namespace raceproof::hunting {

class RunRecorder final : public machine::MemoryListener {
  public:
    static constexpr std::size_t kMostEvents = 1'000'000;

    // `most`: a longer run is recorded as far as that. What comes behind is not predicted.
    explicit RunRecorder(machine::Machine& machine, std::size_t most = kMostEvents) : machine_(machine), most_(most) {
        listening_.emplace(machine.events, *this);
    }
    void stop() { listening_.reset(); }

    void begin_step(std::uint32_t number) { step_ = number; }
    const prediction::Trace& trace() const { return trace_; }
    std::uint32_t step_of(std::uint32_t event) const { return steps_[event]; }
    // Where in the program an event was, by its number.
    struct Site {
        const program::Method* method;
        std::uint32_t pc;
    };
    const Site& site_of(std::uint32_t event) const { return sites_[trace_.events[event].site]; }
    // Of an event that synchronises: the statement of the program that it belongs to; no method if there is none.
    Site site_in_program(std::uint32_t event) const;
    // Is it inside of java.util.concurrent.locks?
    bool is_of_lock(std::uint32_t event) const;
    // The first event of this step, or of one behind it.
    std::uint32_t first_of_step(std::uint64_t step) const;

    void on_event(const machine::MemoryEvent& event) override;

  private:
    void add(const machine::MemoryEvent& event, prediction::EventKind kind, std::uint64_t target);
    void add_access(const machine::MemoryEvent& event);
    // Is the lock free to be taken, or held to be released, as far as was recorded? Some of the library's are not told of.
    bool follows(const machine::MemoryEvent& event);
    std::uint64_t number_of_site(const machine::MemoryEvent& event);

    machine::Machine& machine_;
    std::size_t most_;
    prediction::Trace trace_;
    std::vector<std::uint32_t> steps_;  // by event
    std::vector<Site> sites_;
    std::unordered_map<std::uint64_t, std::uint64_t> numbers_;  // of sites
    std::unordered_map<std::uint32_t, Site> in_program_;        // by event: of those that synchronise inside the JDK
    std::unordered_map<state::Ref, state::ThreadId> holders_;   // of locks
    std::uint32_t step_ = 0;
    std::optional<machine::Listening> listening_;
};

}  // namespace raceproof::hunting
