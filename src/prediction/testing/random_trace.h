// Random executions of a few threads that start and join each other, take and leave locks, in any order, and access variables.
#pragma once

#include <cstdint>
#include <random>
#include <vector>

#include "prediction/trace.h"

namespace raceproof::prediction::testing {

struct RandomTraceOptions {
    std::uint32_t threads = 3, locks = 2, variables = 2, length = 9;
    std::uint32_t sites = 0;  // 0: each event has its own
    std::uint32_t stay = 0;   // so often, of 8 times, the thread of the last event goes on
    // How often, relative to each other.
    std::uint32_t accesses = 6, acquisitions = 3, releases = 3, others = 1;
    bool takes_pairs = false;  // locks mostly two at a time
    bool has_forks = true, has_required = true, has_volatiles = true, is_reentrant = true;
};

class RandomTrace {
  public:
    RandomTrace(std::uint64_t seed, const RandomTraceOptions& options)
        : options_(options), random_(seed), threads_(options.threads), holder_(options.locks, nobody) {
        bool all_run = !options.has_forks || pick(2) == 0;
        for (Thread& thread : threads_) thread.is_running = all_run;
        threads_[pick(options.threads)].is_running = true;
        while (trace_.events.size() < options.length) add_event();
        if (options.has_required && pick(4) == 0) add_required();
    }

    const Trace& trace() const { return trace_; }
    std::uint32_t pick(std::uint32_t below) { return static_cast<std::uint32_t>(random_() % below); }

  private:
    static constexpr std::uint32_t nobody = no_event;
    struct Thread {
        bool is_running = false, has_ended = false;
        bool is_leaving = false;          // it has had two locks, and is to release them
        std::vector<std::uint32_t> held;  // locks, as often as they are held
    };

    void add_event() {
        bool stays = !trace_.events.empty() && pick(8) < options_.stay;
        std::uint32_t number = stays ? trace_.events.back().thread : pick(options_.threads);
        Thread& thread = threads_[number];
        if (!thread.is_running || thread.has_ended) return;
        std::uint32_t choice = pick(options_.accesses + options_.acquisitions + options_.releases + options_.others);
        if (choice < options_.accesses) return access(number);
        choice -= options_.accesses;
        if (choice < options_.acquisitions + options_.releases) {
            bool acquires = choice < options_.acquisitions;
            if (options_.takes_pairs && pick(8) != 0) acquires = !thread.is_leaving;
            return acquires ? acquire(number) : release(number);
        }
        if (!options_.has_forks || pick(4) == 0) return add(number, EventKind::Other, 0);
        fork_or_join(number);
    }

    void access(std::uint32_t thread) {
        bool is_plain = !options_.has_volatiles || pick(4) != 0;
        std::uint32_t variable = pick(options_.variables), choice = pick(7);
        if (choice < 3 || choice == 6) add(thread, EventKind::Read, variable, is_plain);
        if (choice >= 3) add(thread, EventKind::Write, variable, is_plain);
    }

    void acquire(std::uint32_t thread) {
        std::uint32_t lock = pick(options_.locks);
        if (holder_[lock] != nobody && (holder_[lock] != thread || !options_.is_reentrant)) return;
        holder_[lock] = thread;
        threads_[thread].held.push_back(lock);
        if (threads_[thread].held.size() == 2) threads_[thread].is_leaving = true;
        add(thread, EventKind::Acquire, lock);
    }

    void release(std::uint32_t thread) {
        std::vector<std::uint32_t>& held = threads_[thread].held;
        if (held.empty()) return;
        std::size_t which = pick(4) == 0 ? pick(static_cast<std::uint32_t>(held.size())) : held.size() - 1;
        std::uint32_t lock = held[which];
        held.erase(held.begin() + static_cast<std::ptrdiff_t>(which));
        bool is_still_held = false;
        for (std::uint32_t other : held) is_still_held = is_still_held || other == lock;
        if (!is_still_held) holder_[lock] = nobody;
        if (held.empty()) threads_[thread].is_leaving = false;
        add(thread, EventKind::Release, lock);
    }

    void fork_or_join(std::uint32_t thread) {
        std::uint32_t child = pick(options_.threads);
        if (child == thread) return;
        if (!threads_[child].is_running) {
            threads_[child].is_running = true;
            add(thread, EventKind::Fork, child);
        } else if (options_.length < 100 && pick(2) == 0) {
            threads_[child].has_ended = true;
            add(thread, EventKind::Join, child);
        }
    }

    void add_required() {
        std::uint32_t later = 1 + pick(static_cast<std::uint32_t>(trace_.events.size()) - 1);
        trace_.required.emplace_back(pick(later), later);
    }

    void add(std::uint32_t thread, EventKind kind, std::uint64_t target, bool is_plain = true) {
        std::uint64_t site = options_.sites == 0 ? trace_.events.size() : pick(options_.sites);
        trace_.events.push_back({thread, kind, target, site, is_plain});
    }

    RandomTraceOptions options_;
    std::mt19937_64 random_;
    std::vector<Thread> threads_;
    std::vector<std::uint32_t> holder_;  // by lock
    Trace trace_;
};

}  // namespace raceproof::prediction::testing
