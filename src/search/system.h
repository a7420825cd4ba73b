// What a search explores: a system with one live state, the steps that can be taken in it, and a way back.
//
// This is all that searches, stores and reductions know. The virtual machine is one such system (explore/machine_system.h); small
// mock systems, whose reachable states can be counted by hand, are others (search/testing/mock_system.h).
//
// A step is a thread and one of the outcomes that its pending operation may have. Taking it brings the system to the thread's
// next visible operation. Everything is deterministic: same state, same step, same result.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/hash128.h"
#include "search/effects.h"

namespace raceproof::search {

struct Step {
    std::uint32_t thread = 0;
    std::uint32_t alternative = 0;
    friend bool operator==(const Step&, const Step&) = default;
};

using Path = std::vector<Step>;

// What became of the system when a step was taken.
enum class Outcome : std::uint8_t {
    Running,      // go on
    Notable,      // go on, after the visitor has looked: something is wrong, but the execution does not end here
    Ended,        // the program has ended: a final state
    GivenUp,      // the program itself declares this execution to be of no interest
    Violation,    // the step broke a property; the system knows which, and the execution ends here
    Unsupported,  // the system cannot go on for want of something; the search must stop
};

class System {
  public:
    virtual ~System() = default;

    // The steps that can be taken now, in an order that depends on the state only. None, and the system has not ended: a
    // deadlock.
    virtual void enabled(std::vector<Step>& steps) = 0;
    virtual Outcome take(const Step& step) = 0;

    // How much was done in all steps so far, those that were taken back included: instructions, for instance.
    virtual std::uint64_t work() { return 0; }
    // Can the step, which can be taken now, be put off again and again, but not for ever: because time passes, say?
    virtual bool is_due_sometime(const Step&) { return false; }

    // The access that the step, which can be taken now, begins with; none if nobody else can see it. For strategies that sample.
    virtual std::optional<Access> operation(const Step&) { return std::nullopt; }
    // How likely the last step is to lead to what is looked for: the heuristic value, for strategies that go by it.
    virtual std::uint32_t heuristic_value() { return 0; }

    // Identifies the state: equal states, equal fingerprints; two different ones differ but for a chance of 2^-115.
    virtual Hash128 fingerprint() = 0;
    static constexpr int kFingerprintCollisionExponent = -115;
    // The state itself as bytes, for a store that must not rely on chance.
    virtual std::string contents() = 0;

    // What the last step did. Unless a system says better: it conflicts with every other.
    virtual void effects(Effects& effects) {
        effects.accesses.push_back({kEverything, AccessMode::Write});
        effects.at_once = 1;
    }
    // Nobody will ask for them any more in this search.
    virtual void ignore_effects() {}
    // Threads that cannot go on now, unless nobody's step could change that.
    virtual void blocked(std::vector<Blocked>&) {}
    // The threads there are, and what each is called in all executions, which may number them differently.
    virtual std::uint32_t thread_count() = 0;
    virtual std::uint64_t thread_name(std::uint32_t thread) { return thread; }

    // Marks are taken and dropped like a stack: `push_mark` remembers the present state, `undo` goes back to the last mark and
    // keeps it, `pop_mark` drops it and stays where the system is.
    virtual void push_mark() = 0;
    virtual void undo() = 0;
    virtual void pop_mark() = 0;
    // How many there are, of a system whose steps may be cut short by an exception; else 0.
    virtual std::size_t mark_count() const { return 0; }
};

}  // namespace raceproof::search
