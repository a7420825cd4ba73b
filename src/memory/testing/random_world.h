// A random program, as far as detectors can see one: threads that live and die, monitors used properly, volatiles, fields,
// arrays, objects that die and whose references are used again. It is a value: a copy is a state to come back to.
#pragma once

#include <algorithm>
#include <cstdint>
#include <random>
#include <vector>

#include "memory/testing/action.h"

namespace raceproof::memory::testing {

struct WorldSize {
    Thread threads = 4;
    std::uint32_t monitors = 2, volatiles = 2;
    std::uint32_t fields = 2;    // of one object
    std::uint32_t elements = 6;  // of one array
    bool replacing = true;       // releases that replace, and discards
    bool freezes = true;
    bool atomics = true;  // accesses in other modes than plain, to the same locations
    bool deaths = true;   // of objects, threads' retirement and numbers used again
};

class RandomWorld {
  public:
    static constexpr Object kMonitors = 100, kVolatiles = 200, kFields = 300, kArray = 400;

    RandomWorld(const WorldSize& size, std::uint32_t seed)
        : size_(size), random_(seed), threads_(size.threads), owners_(size.monitors, kNobody) {
        threads_[0].life = Life::Live;
    }

    void reseed(std::uint32_t seed) { random_.seed(seed); }

    // The next action of some thread; always possible.
    Action next() {
        for (;;) {
            Thread thread = pick(size_.threads);
            if (threads_[thread].life != Life::Live) continue;
            if (Action action; choose(thread, action)) return action;
        }
    }

    // Whether the same continuations are possible.
    friend bool operator==(const RandomWorld& a, const RandomWorld& b) {
        return a.threads_ == b.threads_ && a.owners_ == b.owners_;
    }

  private:
    static constexpr Thread kNobody = 0xFFFFFFFF;
    enum class Life : std::uint8_t { Unborn, Live, Ended, Retired };
    struct ThreadState {
        Life life = Life::Unborn;
        std::vector<std::uint32_t> held;
        bool has_section = false;

        friend bool operator==(const ThreadState&, const ThreadState&) = default;
    };

    std::uint32_t pick(std::uint32_t below) { return static_cast<std::uint32_t>(random_() % below); }
    std::uint32_t live() const {
        return static_cast<std::uint32_t>(
            std::count_if(threads_.begin(), threads_.end(), [](const ThreadState& t) { return t.life == Life::Live; }));
    }

    bool choose(Thread thread, Action& action) {
        std::uint32_t dice = pick(100);
        if (threads_[thread].has_section && pick(4) == 0) return section(thread, action);
        if (dice < 50) return access(thread, action);
        if (dice < 66) return monitor(thread, action);
        if (dice < 84) return volatile_access(thread, action);
        if (dice < 95) return life(thread, action);
        if (dice < 98) return freeze(thread, action);
        return death(action);
    }

    bool access(Thread thread, Action& action) {
        static constexpr Action::Kind kKinds[] = {Action::Kind::Read,
                                                  Action::Kind::Read,
                                                  Action::Kind::Read,
                                                  Action::Kind::Check,
                                                  Action::Kind::Write,
                                                  Action::Kind::Write,
                                                  Action::Kind::Write,
                                                  Action::Kind::OptimisticRead,
                                                  Action::Kind::AtomicRead,
                                                  Action::Kind::AtomicWrite,
                                                  Action::Kind::CheckAtomicOfRead,
                                                  Action::Kind::CheckAtomicOfWrite};
        action.kind = kKinds[pick(size_.atomics ? 12 : 8)];
        action.thread = thread;
        if (action.kind == Action::Kind::OptimisticRead) {
            action.other = kFirstSection + thread;
            threads_[thread].has_section = true;
        }
        action.site = pick(3) | Site{pick(3)} << 32;  // with or without a mark
        std::uint32_t positions = size_.fields + size_.elements;
        std::uint32_t position = pick(positions);
        if (position < size_.fields) {
            action.locations = Locations::one(kFields, position);
        } else {
            std::uint32_t from = position - size_.fields;
            std::uint32_t to = pick(2) == 0 ? from + 1 : from + 1 + pick(size_.elements - from);
            action.locations = {kArray, from, to};
        }
        return true;
    }

    bool section(Thread thread, Action& action) {
        action.thread = thread;
        action.other = kFirstSection + thread;
        if (size_.monitors != 0 && pick(2) == 0) {
            action.kind = Action::Kind::GuardSection;
            action.sync = {kMonitors + pick(size_.monitors), Sync::kMonitor};
            return true;
        }
        action.kind = pick(2) == 0 ? Action::Kind::ValidateSection : Action::Kind::InvalidateSection;
        threads_[thread].has_section = false;
        return true;
    }

    bool monitor(Thread thread, Action& action) {
        if (size_.monitors == 0) return false;
        std::vector<std::uint32_t>& held = threads_[thread].held;
        action.thread = thread;
        if (!held.empty() && pick(2) == 0) {
            action.kind = Action::Kind::Release;
            action.sync = {kMonitors + held.back(), Sync::kMonitor};
            owners_[held.back()] = kNobody;
            held.pop_back();
            return true;
        }
        std::uint32_t number = pick(size_.monitors);
        if (owners_[number] != kNobody) return false;
        owners_[number] = thread;
        held.push_back(number);
        action.kind = Action::Kind::Acquire;
        action.sync = {kMonitors + number, Sync::kMonitor};
        return true;
    }

    bool volatile_access(Thread thread, Action& action) {
        if (size_.volatiles == 0) return false;
        static constexpr Action::Kind kKinds[] = {Action::Kind::Acquire, Action::Kind::Acquire, Action::Kind::Release,
                                                  Action::Kind::Release, Action::Kind::Update,  Action::Kind::ReleaseReplacing,
                                                  Action::Kind::Discard};
        action.thread = thread;
        action.kind = kKinds[pick(size_.replacing ? 7 : 5)];
        action.sync = {kVolatiles, pick(size_.volatiles)};
        return true;
    }

    bool life(Thread thread, Action& action) {
        action.thread = thread;
        Thread other = pick(size_.threads);
        ThreadState& state = threads_[other];
        if (pick(4) == 0) {
            if (live() == 1 || !threads_[thread].held.empty() || threads_[thread].has_section) return false;
            action.kind = Action::Kind::End;
            threads_[thread].life = Life::Ended;
            return true;
        }
        if (other == thread || state.life == Life::Live) return false;
        action.other = other;
        if (state.life == Life::Ended && (!size_.deaths || pick(3) != 0)) {
            action.kind = Action::Kind::Join;
            return true;
        }
        if (!size_.deaths && state.life != Life::Unborn) return false;
        action.kind = Action::Kind::Fork;
        state.life = Life::Live;
        return true;
    }

    bool freeze(Thread thread, Action& action) {
        if (!size_.freezes) return false;
        action.kind = pick(3) == 0 ? Action::Kind::Freeze : Action::Kind::Bypass;
        action.thread = thread;
        action.locations = {pick(2) == 0 ? kFields : kArray, 0, 0};
        return true;
    }

    bool death(Action& action) {
        if (!size_.deaths) return false;
        if (pick(2) == 0) {
            action.other = pick(size_.threads);
            if (threads_[action.other].life != Life::Ended) return false;
            action.kind = Action::Kind::Retire;
            threads_[action.other].life = Life::Retired;
            return true;
        }
        static constexpr Object kMortal[] = {kFields, kArray, kVolatiles};
        action.kind = Action::Kind::Forget;
        action.locations = {kMortal[pick(3)], 0, 0};
        return true;
    }

    WorldSize size_;
    std::minstd_rand random_;
    std::vector<ThreadState> threads_;
    std::vector<Thread> owners_;
};

}  // namespace raceproof::memory::testing
