// What can still happen after a state: sets of accesses, each with the thread that makes it and with its *causes*, what comes
// before it for reasons that every equivalent execution has: accesses, and threads that have taken a step by then. They tell what
// else will be ordered when the access is made: what a lock guards is accessed only after the lock was taken. If there are
// several ways to come to an access, its causes are what they have in common.
//
// The *summary* of a state (Yang, Chen, Gopalakrishnan, Kirby 2008) holds them; the causes are our addition.
//
// Everything is stored once and known by its number: the *part* of a summary that is of one thread, and whole summaries as
// sequences of parts. A program has few different parts, since most of what a thread can do next it can do whatever the others
// did; so what a step or a union makes of a part is mostly known already.
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "search/effects.h"
#include "search/reduction/pair_map.h"
#include "search/reduction/set_table.h"
#include "search/reduction/step_table.h"

namespace raceproof::search {

class Summaries {
  public:
    using Id = SetTable::Id;
    static constexpr Id kNothing = SetTable::kEmpty;

    // Of steps that are known there.
    explicit Summaries(StepTable& steps) : steps_(steps), causes_(steps.causes) {}

    struct LaterAccess {
        std::uint64_t thread_name;
        Access access;
        std::span<const std::uint32_t> causes;  // numbers (causes.h)
    };

    const Causes& causes() const { return causes_; }

    // What can happen before the step, if `after` can happen after it.
    Id prepend(StepId step, Id after);
    Id unite(Id left, Id right);
    // The same with no causes known.
    Id without_causes(Id summary);

    // Calls visit(const LaterAccess&) for each, those of a thread one after another.
    template <class Visit>
    void each(Id id, Visit visit) const {
        for (std::uint32_t part : summaries_.elements(id)) {
            std::uint64_t thread_name = causes_[thread_of(Part{part})].thread_name;
            for (std::size_t i = 0; i < count(Part{part}); ++i) {
                Element element = element_of(Part{part}, i);
                visit(LaterAccess{thread_name, causes_[element.access].access, cause_sets_.elements(element.causes)});
            }
        }
    }

  private:
    // The thread, as a cause; then its accesses in their order, each once and with what is known of it: two numbers each.
    using Part = SetTable::Id;
    struct Element {
        std::uint32_t access;  // as a cause
        SetTable::Id causes;
        bool may_wait;  // belongs to an operation that cannot always happen
    };
    struct StepFacts {
        std::uint32_t thread;  // as a cause
        std::vector<std::uint32_t> started;
        SetTable::Id causes;  // that it is for what follows
        Part first;           // of the thread, if nothing follows
    };

    std::uint32_t thread_of(Part part) const { return parts_.elements(part)[0]; }
    std::size_t count(Part part) const { return parts_.elements(part).size() / 2; }
    Element element_of(Part part, std::size_t index) const {
        std::span<const std::uint32_t> numbers = parts_.elements(part);
        std::uint32_t rest = numbers[2 * index + 2];
        return {numbers[2 * index + 1], SetTable::Id{rest >> 1}, (rest & 1) != 0};
    }
    // A part is put together in `part_`: begun, then element by element.
    void begin_part(std::uint32_t thread) { part_.assign({thread}); }
    void add_element(const Element& element) {
        part_.push_back(element.access);
        part_.push_back(static_cast<std::uint32_t>(element.causes) << 1 | static_cast<std::uint32_t>(element.may_wait));
    }
    Part end_part() { return parts_.intern(part_); }
    const StepFacts& facts_of(StepId step);
    StepFacts make_facts(const StepRecord& step);
    bool is_caused(std::uint32_t thread, const Element& element, StepId step) const;
    Part continued(Part part, StepId step);
    Part united(Part left, Part right);
    Id pending_in(Id after, std::uint32_t thread);

    const StepTable& steps_;
    Causes& causes_;
    std::vector<StepFacts> facts_{{}};  // by step; there is none of the number 0
    SetTable cause_sets_, parts_, summaries_;
    PairMap prepended_, unions_;  // of summaries
    PairMap continued_, united_;  // of parts
    std::unordered_map<std::uint32_t, Id> without_causes_;
    std::vector<std::uint32_t> part_, summary_;  // as they are put together
};

}  // namespace raceproof::search
