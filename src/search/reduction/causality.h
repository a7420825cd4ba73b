// What happens before what in the present execution, for reasons that every equivalent execution has: the order of each thread's
// own steps and of accesses that depend on each other (search/effects.h). And from this: which earlier steps an operation races
// with, in that it comes after them for no other reason than that they depend on each other.
//
// A step is known by its place in the execution. Vector clocks (Mattern 1989) by thread: the clock of a step holds for each
// thread the last of its steps, plus one, that comes before it. Locations are small numbers here, from 0, which is kEverything.
//
// Invariants. The clock of a step is final when it is pushed, and contains the clock of each step that it comes after. The uses
// of a location are in the order of their steps: `push` adds those of its step, `pop` takes them away again.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "search/effects.h"

namespace raceproof::search {

class Causality {
  public:
    // Asking about an operation of a thread, access by access: what it would be if the thread made these accesses next, one after
    // the other. First `begin`, then for each access, in the order in which they are made, `for_each_race` (or not) and `pass`.
    void begin(std::uint32_t thread, std::span<const Access> accesses = {});
    // Calls reverse(step) for steps that the access races with: it depends on them and comes after them for no other reason, so
    // an execution in which it comes first is not equivalent to the present one. Latest first. The answer says whether the race
    // can be reversed at all; if the thread could not go on at that time, the step may be what it was waiting for, and an earlier
    // one what it waited because of.
    template <class Reverse>
    void for_each_race(const Access& access, Reverse reverse);
    void pass(const Access& access);
    // By then the other thread has taken a further step, which comes before.
    void pass_thread(std::uint32_t thread);
    // For such a step: the threads that took steps since then which the operation comes after, although they do not come after
    // that step. The initials of an execution in which the race is reversed are among them and the operation's own thread.
    void candidates(std::uint32_t raced, std::vector<std::uint32_t>& threads) const;
    // Is the thread an initial of what was done since then: could its first step since then have been the first of all? Unknown
    // if it has taken none.
    std::optional<bool> is_initial(std::uint32_t thread, std::uint32_t since) const;

    void push(std::uint32_t thread, const Effects& effects);
    void pop();

  private:
    struct Use {
        std::uint32_t step;
        std::uint32_t last_change;  // where among the uses of the location, before this one, is the last that is no read
        AccessMode mode;
    };
    struct Event {
        std::uint32_t thread = 0;
        std::uint32_t latest_before = 0;  // what `latest_` was
        std::uint32_t barrier_before = 0;
        std::vector<std::uint32_t> locations;
        std::vector<std::uint32_t> started;
    };
    using Clock = std::vector<std::uint32_t>;
    static constexpr std::uint32_t kNone = UINT32_MAX;

    bool is_before(std::uint32_t step, const Clock& clock) const;
    static void join(Clock& clock, const Clock& other);
    void join(Clock& clock, std::uint32_t step) const { join(clock, clocks_[step]); }
    void join_dependent(Clock& clock, const Access& access) const;
    // What the thread's next operation comes after in the order of its own steps. Not the last step that waited for all others:
    // the thread may stand where it is since before.
    void clock_of(std::uint32_t thread, Clock& clock) const;
    // The uses of a location in the present execution that an access may depend on. Everything is read all the time, and
    // hardly ever written.
    const std::vector<Use>* uses_of(const Access& access) const;
    bool is_the_first_change_of_everything(const Access& access) const {
        return access.location == kEverything && access.mode != AccessMode::Read && changes_of_everything_ == 0;
    }
    // Of a change of everything: each thread's steps from the last one back, as long as they do not come before it anyway.
    template <class Reverse>
    void for_each_race_with_everything(Reverse reverse);
    void use(std::uint32_t location, AccessMode mode, std::uint32_t step);

    // Those beyond `size_` are kept for their memory.
    std::vector<Event> events_;
    std::vector<Clock> clocks_;
    std::uint32_t size_ = 0;
    std::vector<std::uint32_t> latest_;   // by thread: its last step plus one, or the step that started it; 0: it was there
    std::uint32_t barrier_ = 0;           // the last step that waited for all others, plus one
    std::vector<std::vector<Use>> uses_;  // by location
    std::uint32_t changes_of_everything_ = 0;
    // The operation that is asked about: its thread, what it comes after up to the access at hand, and as a whole, as far as
    // known; both together; and the first with what comes before a step that a race was reversed with.
    std::uint32_t asking_ = 0;
    Clock own_, whole_, all_, sure_;
    std::vector<std::uint32_t> last_steps_;  // by thread, plus one: what for_each_race_with_everything has come to
};

template <class Reverse>
void Causality::for_each_race_with_everything(Reverse reverse) {
    last_steps_ = latest_;
    sure_ = own_;
    all_ = own_;
    join(all_, whole_);
    join_dependent(all_, {kEverything, AccessMode::Write});
    for (;;) {
        auto last = std::max_element(last_steps_.begin(), last_steps_.end());
        if (last == last_steps_.end() || *last == 0) return;
        std::uint32_t step = *last - 1, thread = events_[step].thread;
        bool is_own = static_cast<std::uint32_t>(last - last_steps_.begin()) == thread;  // not that which started it
        if (!is_own || thread == asking_ || is_before(step, sure_)) {
            *last = 0;  // and so are those before
            continue;
        }
        if (reverse(step)) join(sure_, step);
        *last = events_[step].latest_before;
    }
}

template <class Reverse>
void Causality::for_each_race(const Access& access, Reverse reverse) {
    if (is_the_first_change_of_everything(access)) return for_each_race_with_everything(reverse);
    const std::vector<Use>* uses = uses_of(access);
    bool is_asked = false;
    for (std::size_t i = uses == nullptr ? 0 : uses->size(); i-- > 0;) {
        if ((*uses)[i].mode == AccessMode::Read && dependence(AccessMode::Read, access.mode) == Dependence::None) {
            if ((*uses)[i].last_change == kNone) return;
            i = (*uses)[i].last_change;
        }
        const Use& use = (*uses)[i];
        if (dependence(use.mode, access.mode) != Dependence::Race) continue;  // what it waits for
        bool is_before_anyway = events_[use.step].thread == asking_ || is_before(use.step, is_asked ? sure_ : own_);
        if (!is_before_anyway) {
            if (!is_asked) {
                sure_ = own_;
                all_ = own_;
                join(all_, whole_);
                join_dependent(all_, access);
                is_asked = true;
            }
            if (!reverse(use.step)) continue;
            join(sure_, use.step);
        }
        if (depends_on_all_earlier(use.mode)) return;  // the earlier ones come before it
    }
}

}  // namespace raceproof::search
