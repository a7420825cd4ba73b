// All sync-preserving correct reorderings of a small trace, one by one: what prediction should find, by the definitions alone.
//
// Everything is looked up by going through the trace and the reordering so far. It shares no code with what it tests.
#pragma once

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "prediction/trace.h"

namespace raceproof::prediction::testing {

// A reordering that grows event by event.
class Reordering {
  public:
    explicit Reordering(const Trace& trace) : trace_(trace) {}

    const std::vector<std::uint32_t>& events() const { return order_; }
    bool has(std::uint32_t event) const { return std::find(order_.begin(), order_.end(), event) != order_.end(); }
    void push(std::uint32_t event) { order_.push_back(event); }
    void pop() { order_.pop_back(); }

    // Are these the threads' next events? That is: all that must be before them is there, whatever they would read or wait for.
    bool is_next(std::uint32_t event) const {
        if (has(event)) return false;
        const Event& self = trace_.events[event];
        bool is_first = true;
        for (std::uint32_t earlier = 0; earlier < event; ++earlier)
            if (trace_.events[earlier].thread == self.thread) {
                is_first = false;
                if (!has(earlier)) return false;
            }
        for (std::uint32_t earlier = 0; earlier < event; ++earlier) {
            const Event& other = trace_.events[earlier];
            bool is_fork_of_self = is_first && other.kind == EventKind::Fork && other.target == self.thread;
            bool is_joined = self.kind == EventKind::Join &&
                             (other.thread == self.target || (other.kind == EventKind::Fork && other.target == self.target));
            if ((is_fork_of_self || is_joined) && !has(earlier)) return false;
        }
        return std::all_of(trace_.required.begin(), trace_.required.end(),
                           [&](auto edge) { return edge.second != event || has(edge.first); });
    }

    // Can it be added, so that the reordering stays a correct and sync-preserving one?
    bool can_add(std::uint32_t event) const {
        if (!is_next(event)) return false;
        const Event& self = trace_.events[event];
        if (self.kind == EventKind::Read) return last_write(order_, self.target) == last_write(trace_before(event), self.target);
        if (self.kind != EventKind::Acquire || depth(self.thread, self.target) > 0) return true;
        if (holder(self.target) >= 0) return false;
        return std::all_of(order_.begin(), order_.end(), [&](std::uint32_t other) {
            return trace_.events[other].kind != EventKind::Acquire || trace_.events[other].target != self.target || other < event;
        });
    }

    // The thread that holds the lock, or -1.
    int holder(std::uint64_t lock) const {
        for (std::uint32_t event : order_)
            if (trace_.events[event].target == lock && depth(trace_.events[event].thread, lock) > 0)
                return static_cast<int>(trace_.events[event].thread);
        return -1;
    }

    // What can still happen depends on the order only by what would be read.
    std::vector<std::uint32_t> state() const {
        std::vector<std::uint32_t> result = order_;
        std::sort(result.begin(), result.end());
        std::set<std::uint64_t> targets;
        for (std::uint32_t event : order_)
            if (trace_.events[event].kind == EventKind::Write) targets.insert(trace_.events[event].target);
        for (std::uint64_t target : targets) result.push_back(last_write(order_, target));
        return result;
    }

  private:
    int depth(std::uint32_t thread, std::uint64_t lock) const {
        int depth = 0;
        for (std::uint32_t event : order_) {
            const Event& other = trace_.events[event];
            if (other.thread != thread || other.target != lock) continue;
            if (other.kind == EventKind::Acquire) ++depth;
            if (other.kind == EventKind::Release) --depth;
        }
        return depth;
    }
    std::vector<std::uint32_t> trace_before(std::uint32_t event) const {
        std::vector<std::uint32_t> result(event);
        for (std::uint32_t earlier = 0; earlier < event; ++earlier) result[earlier] = earlier;
        return result;
    }
    std::uint32_t last_write(const std::vector<std::uint32_t>& order, std::uint64_t target) const {
        std::uint32_t result = no_event;
        for (std::uint32_t event : order)
            if (trace_.events[event].kind == EventKind::Write && trace_.events[event].target == target) result = event;
        return result;
    }

    const Trace& trace_;
    std::vector<std::uint32_t> order_;
};

class AllReorderings {
  public:
    explicit AllReorderings(const Trace& trace) : trace_(trace), current_(trace) { explore(); }

    // Events, in the order of the trace.
    const std::set<std::pair<std::uint32_t, std::uint32_t>>& races() const { return races_; }
    // Acquisitions that wait for each other, each for the thread of the next one; the earliest first.
    const std::set<std::vector<std::uint32_t>>& deadlocks() const { return deadlocks_; }

  private:
    void explore() {
        if (!visited_.insert(current_.state()).second) return;
        collect();
        for (std::uint32_t event = 0; event < trace_.events.size(); ++event) {
            if (!current_.can_add(event)) continue;
            current_.push(event);
            explore();
            current_.pop();
        }
    }

    void collect() {
        std::vector<std::uint32_t> next;
        for (std::uint32_t event = 0; event < trace_.events.size(); ++event)
            if (current_.is_next(event)) next.push_back(event);
        for (std::uint32_t one : next)
            for (std::uint32_t other : next)
                if (one < other && is_race(trace_.events[one], trace_.events[other])) races_.emplace(one, other);
        for (std::uint32_t start : next) {
            std::vector<std::uint32_t> waiting{start};
            while (waiting.size() <= next.size()) {
                std::uint32_t blocker = blocker_of(waiting.back(), next);
                if (blocker == no_event) break;
                if (blocker == start) {
                    if (start == *std::min_element(waiting.begin(), waiting.end())) deadlocks_.insert(waiting);
                    break;
                }
                waiting.push_back(blocker);
            }
        }
    }

    static bool is_race(const Event& one, const Event& other) {
        bool are_accesses = (one.kind == EventKind::Read && other.kind == EventKind::Write) ||
                            (one.kind == EventKind::Write && other.kind == EventKind::Read) ||
                            (one.kind == EventKind::Write && other.kind == EventKind::Write);
        return are_accesses && one.target == other.target && one.thread != other.thread && (one.is_plain || other.is_plain);
    }

    // The next event of the thread that holds the lock that this event waits for.
    std::uint32_t blocker_of(std::uint32_t event, const std::vector<std::uint32_t>& next) const {
        const Event& self = trace_.events[event];
        if (self.kind != EventKind::Acquire) return no_event;
        int holder = current_.holder(self.target);
        if (holder < 0 || holder == static_cast<int>(self.thread)) return no_event;
        for (std::uint32_t other : next)
            if (trace_.events[other].thread == static_cast<std::uint32_t>(holder)) return other;
        return no_event;
    }

    const Trace& trace_;
    Reordering current_;
    std::set<std::vector<std::uint32_t>> visited_;
    std::set<std::pair<std::uint32_t, std::uint32_t>> races_;
    std::set<std::vector<std::uint32_t>> deadlocks_;
};

// What is wrong with the schedule: it should be a sync-preserving correct reordering in the order of the trace, after which these
// are the next events of their threads. Empty if it is right.
inline std::string complaint_about(const Trace& trace, const std::vector<std::uint32_t>& schedule, const Prefixes& prefixes,
                                   const std::vector<std::uint32_t>& next) {
    Reordering reordering(trace);
    Prefixes counts(prefixes.size(), 0);
    if (!std::is_sorted(schedule.begin(), schedule.end())) return "not in the order of the trace";
    for (std::uint32_t event : schedule) {
        if (!reordering.can_add(event)) return "event " + std::to_string(event) + " cannot happen";
        reordering.push(event);
        ++counts[trace.events[event].thread];
    }
    if (counts != prefixes) return "the prefixes are not those of the schedule";
    for (std::uint32_t event : next)
        if (!reordering.is_next(event)) return "event " + std::to_string(event) + " is not the next of its thread";
    return "";
}

}  // namespace raceproof::prediction::testing
