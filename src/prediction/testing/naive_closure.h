// The sync-preserving closure by its rules, applied to all events until nothing changes: for traces that have too many
// reorderings to try them all. That the rules give what the reorderings give, the small traces show. It shares no code with what
// it tests.
#pragma once

#include <cstdint>
#include <vector>

#include "prediction/trace.h"

namespace raceproof::prediction::testing {

class NaiveClosure {
  public:
    explicit NaiveClosure(const Trace& trace)
        : trace_(trace), needs_(trace.events.size()), release_(trace.events.size(), no_event) {
        for (std::uint32_t event = 0; event < trace.events.size(); ++event) find_needs(event);
        for (auto [earlier, later] : trace.required) needs_[later].push_back(earlier);
        for (std::uint32_t event = 0; event < trace.events.size(); ++event) find_release(event);
    }

    // Is there a sync-preserving correct reordering after which these are the next events of their threads?
    bool can_be_next(const std::vector<std::uint32_t>& events) const {
        std::vector<bool> closed(trace_.events.size(), false);
        for (std::uint32_t event : events)
            for (std::uint32_t needed : needs_[event]) closed[needed] = true;
        while (grow(closed)) continue;
        for (std::uint32_t event : events)
            if (closed[event]) return false;
        return true;
    }

  private:
    // All but what a read sees: the previous event of the thread, its fork, what is joined.
    void find_needs(std::uint32_t event) {
        const Event& self = trace_.events[event];
        std::uint32_t previous = no_event, fork = no_event, end = no_event;
        for (std::uint32_t earlier = 0; earlier < event; ++earlier) {
            const Event& other = trace_.events[earlier];
            bool is_fork = other.kind == EventKind::Fork;
            if (other.thread == self.thread) previous = earlier;
            if (is_fork && other.target == self.thread) fork = earlier;
            if (self.kind == EventKind::Join && (other.thread == self.target || (is_fork && other.target == self.target)))
                end = earlier;
        }
        for (std::uint32_t needed : {previous, previous == no_event ? fork : no_event, end})
            if (needed != no_event) needs_[event].push_back(needed);
    }

    // Of outermost acquisitions: where the lock is free again.
    void find_release(std::uint32_t event) {
        const Event& self = trace_.events[event];
        if (self.kind != EventKind::Acquire || depth_before(event, self) != 0) return;
        for (std::uint32_t later = event + 1; later < trace_.events.size(); ++later)
            if (trace_.events[later].kind == EventKind::Release && trace_.events[later].target == self.target &&
                depth_before(later, self) == 1) {
                release_[event] = later;
                return;
            }
    }
    int depth_before(std::uint32_t event, const Event& acquire) const {
        int depth = 0;
        for (std::uint32_t earlier = 0; earlier < event; ++earlier) {
            const Event& other = trace_.events[earlier];
            if (other.thread != acquire.thread || other.target != acquire.target) continue;
            if (other.kind == EventKind::Acquire) ++depth;
            if (other.kind == EventKind::Release) --depth;
        }
        return depth;
    }

    bool grow(std::vector<bool>& closed) const {
        std::vector<bool> before = closed;
        for (std::uint32_t event = 0; event < trace_.events.size(); ++event) {
            if (!closed[event]) continue;
            for (std::uint32_t needed : needs_[event]) closed[needed] = true;
            const Event& self = trace_.events[event];
            for (std::uint32_t earlier = event; self.kind == EventKind::Read && earlier-- > 0;)
                if (trace_.events[earlier].kind == EventKind::Write && trace_.events[earlier].target == self.target) {
                    closed[earlier] = true;
                    break;
                }
            for (std::uint32_t earlier = 0; self.kind == EventKind::Acquire && earlier < event; ++earlier)
                if (closed[earlier] && release_[earlier] != no_event && release_[earlier] < event &&
                    trace_.events[earlier].target == self.target)
                    closed[release_[earlier]] = true;
        }
        return closed != before;
    }

    const Trace& trace_;
    std::vector<std::vector<std::uint32_t>> needs_;  // by event
    std::vector<std::uint32_t> release_;             // by event
};

}  // namespace raceproof::prediction::testing
