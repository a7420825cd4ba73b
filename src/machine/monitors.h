// Monitors: the lock word of an object holds owner and depth (state/object.h), and a thread in Object.wait says itself what it
// waits for. So there is no wait set to keep: the waiters of a monitor are looked up among the threads.
#pragma once

#include <cstdint>
#include <vector>

#include "machine/event_stream.h"
#include "machine/well_known.h"
#include "state/state.h"

namespace raceproof::machine {

class Monitors {
  public:
    Monitors(const WellKnown& known, state::State& state, EventStream& events) : known_(known), state_(state), events_(events) {}

    bool lock(state::Thread& thread, state::Object& object);    // false: another thread holds it
    bool unlock(state::Thread& thread, state::Object& object);  // false: IllegalMonitorStateException
    bool holds(const state::Thread& thread, const state::Object& object) const;
    bool holds_once(const state::Thread& thread, const state::Object& object) const;  // so that unlocking it lets others in

    // Object.wait gives the monitor up whatever its depth, and takes it again later.
    void release_fully(state::Thread& thread, state::Object& object);
    void acquire_again(state::Thread& thread, state::Object& object, std::uint32_t depth);
    // Threads in Object.wait on it that nobody has notified yet, in the order of their numbers: which one is notified is the
    // schedule's choice.
    std::vector<state::ThreadId> waiters(state::Ref monitor) const;
    // Waiters that were interrupted may have left before: bit i of `gone` says so of the i-th of these.
    void notify_all(state::Ref monitor, std::uint32_t gone = 0);
    bool is_interrupted(state::ThreadId thread) const;

  private:
    const WellKnown& known_;
    state::State& state_;
    EventStream& events_;
};

}  // namespace raceproof::machine
