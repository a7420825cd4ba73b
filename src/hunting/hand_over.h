// What orders accesses whatever the schedule of locks: threads that start and end, volatile variables, the initialisation of
// classes. Vector clocks, without the edges of locks: that a lock was taken in this order does not mean that it must be.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "memory/race.h"

namespace raceproof::hunting {

class HandOver {
  public:
    using Clock = std::uint32_t;

    HandOver() { of(0); }

    // Another one after each change of what any thread knows, and of what this one knows or when its present is.
    std::uint64_t version() const { return version_; }
    std::uint32_t version_of(memory::Thread thread) const { return thread < versions_.size() ? versions_[thread] : 0; }

    // What the thread does now is known by this time.
    Clock now(memory::Thread thread) { return of(thread)[thread]; }
    // Was what the other thread did at that time handed over to this one?
    bool is_ordered(memory::Thread other, Clock then, memory::Thread thread) {
        const std::vector<Clock>& known = of(thread);
        return other == thread || (other < known.size() && known[other] >= then);
    }

    void fork(memory::Thread parent, memory::Thread child);
    void release(memory::Thread thread, memory::Sync sync);
    void acquire(memory::Thread thread, memory::Sync sync);
    // All others have ended, and the thread has seen it.
    void see_all(memory::Thread thread);
    void forget(memory::Object object) {
        if (!released_.empty()) released_.erase(object);
    }

  private:
    struct Release {
        std::uint32_t position;
        std::vector<Clock> clocks;
    };

    std::vector<Clock>& of(memory::Thread thread) {
        if (thread >= threads_.size() || threads_[thread].size() <= thread) [[unlikely]]
            add(thread);
        return threads_[thread];
    }
    void add(memory::Thread thread);
    static void join(std::vector<Clock>& into, const std::vector<Clock>& other);

    void note_change(memory::Thread thread);

    std::uint64_t version_ = 0;
    std::vector<std::uint32_t> versions_;  // by thread
    std::vector<std::vector<Clock>> threads_;
    std::unordered_map<memory::Object, std::vector<Release>> released_;
};

}  // namespace raceproof::hunting
