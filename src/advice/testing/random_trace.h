// Random executions: threads that start each other, take and leave locks, and access fields, elements and volatiles in all modes.
#pragma once

#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "advice/testing/trace_builder.h"

namespace raceproof::advice::testing {

class RandomTrace {
  public:
    explicit RandomTrace(std::uint32_t seed) : random_(seed) {
        threads_ = 2 + pick(3);
        names_ = 1 + pick(3);
        if (pick(3) == 0) weak_modes_ = true;
        for (std::uint32_t thread = 0; thread < threads_; ++thread) builder_.at(name(thread), "start");
        is_running_.assign(threads_, pick(2) == 0);
        is_running_[0] = true;
        std::uint32_t length = 6 + pick(30);
        for (std::uint32_t step = 0; step < length; ++step) add_event();
    }

    const Trace& trace() const { return builder_.so_far(); }
    std::uint32_t pick(std::uint32_t below) { return static_cast<std::uint32_t>(random_() % below); }

    // With this pair of accesses as its race.
    Trace race(std::uint32_t source, std::uint32_t manifest) const { return builder_.race(source, manifest); }

    // Acquisitions of what the trace has, and of what it has not.
    std::vector<Acquisition> history() {
        std::vector<Acquisition> result;
        for (const Location& location : trace().locations) {
            if (location.kind != LocationKind::Class && !is_lock(location.kind) && location.kind != LocationKind::Thread &&
                !location.is_volatile)
                continue;
            if (pick(2) == 0) continue;
            Acquisition acquisition{location, labelled("acquire " + std::to_string(pick(3))), "some thread"};
            acquisition.location.object = pick(10);
            result.push_back(acquisition);
        }
        result.push_back({volatile_variable("elsewhere"), labelled("acquire"), "some thread"});
        return result;
    }

  private:
    static std::string name(std::uint32_t thread) { return "T" + std::to_string(thread); }

    // Few of each in one trace, so that threads meet.
    Location from_pool(std::vector<Location>& pool, Location (RandomTrace::*make)(), std::uint32_t size) {
        while (pool.size() < size) pool.push_back((this->*make)());
        return pool[pick(size)];
    }
    Location random_variable() { return from_pool(variables_, &RandomTrace::new_variable, 1 + names_); }
    Location random_lock() { return from_pool(locks_, &RandomTrace::new_lock, 2); }

    Location new_variable() {
        std::string name(1, static_cast<char>('a' + pick(names_)));
        Location location = pick(2) == 0 ? variable(name + "s[" + std::to_string(pick(2)) + "]") : variable(name);
        if (location.kind == LocationKind::Element && pick(4) == 0) location.field = {};
        if (location.kind == LocationKind::StaticField && pick(2) == 0) {
            location.kind = LocationKind::Field;
            location.field.is_static = false;
            location.class_name = pick(2) == 0 ? "Example" : "Subclass";
        }
        if (location.kind != LocationKind::StaticField) location.object = 1 + pick(2);
        location.is_of_program = location.field.is_known() ? name != "c" : location.object == 1;
        return location;
    }
    Location random_volatile() {
        Location location = volatile_variable(std::string(1, static_cast<char>('u' + pick(names_))));
        if (location.field.name == "w") location.is_of_program = false;
        return location;
    }
    Location new_lock() {
        std::string name = "lock" + std::to_string(pick(2));
        Location lock = pick(2) == 0 ? monitor(name) : concurrent_lock(name);
        if (pick(4) == 0) lock.field = {};
        lock.object = 1;
        return lock;
    }

    void add_event() {
        std::uint32_t thread = pick(threads_);
        if (!is_running_[thread]) {
            thread = start(thread);
            if (pick(2) == 0) return;
        }
        builder_.at(name(thread), "s" + std::to_string(pick(12)));
        switch (pick(12)) {
            case 0:
            case 10: use_lock(thread); break;
            case 1: builder_.event(Kind::VolatileWrite, random_volatile()); break;
            case 2: builder_.event(Kind::VolatileRead, random_volatile()); break;
            case 3: builder_.event(pick(2) == 0 ? Kind::UpdateVolatile : Kind::FailedUpdateVolatile, random_volatile()); break;
            case 4:
                builder_.event(pick(2) == 0 ? Kind::ClassInitialised : Kind::ClassSeenInitialised,
                               {.kind = LocationKind::Class, .field = {}, .class_name = "Example"});
                break;
            case 5:
                if (weak_modes_) weak_access();
                break;
            case 6:
            case 7: builder_.event(Kind::PlainRead, random_variable()); break;
            default: builder_.event(Kind::PlainWrite, random_variable()); break;
        }
    }

    void weak_access() {
        constexpr Kind kKinds[] = {Kind::OpaqueRead,   Kind::OpaqueWrite,   Kind::AcquireRead,   Kind::ReleaseWrite,
                                   Kind::UpdatePlain,  Kind::UpdateAcquire, Kind::UpdateRelease, Kind::AcquireFence,
                                   Kind::ReleaseFence, Kind::FullFence};
        builder_.event(kKinds[pick(std::size(kKinds))], pick(2) == 0 ? random_volatile() : random_variable());
    }

    // By a thread that runs; the answer is the one that has begun.
    std::uint32_t start(std::uint32_t thread) {
        std::uint32_t starter = 0;
        while (pick(2) == 0 || !is_running_[starter]) starter = pick(threads_);
        builder_.at(name(starter), "s" + std::to_string(pick(12))).start(name(thread));
        builder_.at(name(thread), "begin").begin();
        is_running_[thread] = true;
        return thread;
    }

    void use_lock(std::uint32_t thread) {
        Location lock = random_lock();
        for (auto& [held, owner] : held_) {
            if (held != lock || !owner) continue;
            if (*owner != thread) return;
            builder_.unlock(lock);
            owner.reset();
            return;
        }
        builder_.lock(lock);
        held_.emplace_back(lock, thread);
    }

    std::minstd_rand random_;
    TraceBuilder builder_;
    std::vector<Location> variables_, locks_;
    std::uint32_t threads_, names_;
    bool weak_modes_ = false;
    std::vector<bool> is_running_;
    std::vector<std::pair<Location, std::optional<std::uint32_t>>> held_;
};

}  // namespace raceproof::advice::testing
