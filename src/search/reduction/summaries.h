// What can still happen after a state: sets of accesses, each with the thread that makes it and with its *causes*, what comes
// before it for reasons that every equivalent execution has: locks, and threads that have taken a step by then. They tell what
// else will be ordered when the access is made: what a lock guards is accessed only after the lock was taken. If there are
// several ways to come to an access, its causes are what they have in common. (Other accesses than locks could be causes, too.
// They hardly ever tell more, and make many different sets.)
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

struct LaterAccess {
    std::uint32_t thread;  // as a cause (causes.h)
    Access access;
    std::span<const std::uint32_t> causes;
    bool may_wait;  // belongs to an operation that cannot always happen
    // There may be several ways to come to it.
    bool is_first;  // in one of them, the thread makes it in its first step
    bool is_later;  // in one of them, the thread takes another step before
};

class Summaries {
  public:
    using Id = SetTable::Id;
    static constexpr Id kNothing = SetTable::kEmpty;

    // Of steps that are known there.
    explicit Summaries(StepTable& steps) : steps_(steps), causes_(steps.causes) {}

    const Causes& causes() const { return causes_; }

    // What can happen before the step, if `after` can happen after it.
    Id prepend(StepId step, Id after);
    Id unite(Id left, Id right);
    // The same with no causes known.
    Id without_causes(Id summary);

    // Is the thread, as a cause, that of the step, or one that it started? Of a step that was prepended to something.
    bool is_of(StepId step, std::uint32_t thread) const;
    // Does such a step come before the access in every way, and not only because they depend on each other?
    bool is_before(StepId step, const LaterAccess& later) const;

    // What is of one thread, each.
    std::span<const std::uint32_t> parts(Id id) const { return summaries_.elements(id); }
    template <class Visit>  // visit(const LaterAccess&)
    void each_of(std::uint32_t part, Visit visit) const {
        for (std::size_t i = 0; i < count(Part{part}); ++i) visit(later(Part{part}, element_of(Part{part}, i)));
    }

  private:
    // The thread, as a cause; then its accesses in their order, each once and with what is known of it: two numbers each. Only
    // what it may be waiting for now stands apart from the same access later on: that comes after more.
    using Part = SetTable::Id;
    struct Element {
        std::uint32_t access;  // as a cause
        SetTable::Id causes;
        bool may_wait, is_first, is_later;  // as of LaterAccess

        std::uint64_t key() const { return std::uint64_t{access} << 1 | (may_wait && !is_later); }
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
        return {numbers[2 * index + 1], SetTable::Id{rest >> 3}, (rest & 1) != 0, (rest & 2) != 0, (rest & 4) != 0};
    }
    LaterAccess later(Part part, const Element& element) const {
        return {thread_of(part),
                causes_[element.access].access,
                cause_sets_.elements(element.causes),
                element.may_wait,
                element.is_first,
                element.is_later};
    }
    // A part is put together in `part_`: begun, then element by element.
    void begin_part(std::uint32_t thread) { part_.assign({thread}); }
    void add_element(const Element& element) {
        part_.push_back(element.access);
        std::uint32_t flags = element.may_wait | element.is_first << 1 | element.is_later << 2;
        part_.push_back(static_cast<std::uint32_t>(element.causes) << 3 | flags);
    }
    Part end_part() { return parts_.intern(part_); }
    // Two that have one key.
    Element merged(const Element& left, const Element& right) {
        return {left.access, cause_sets_.intersect(left.causes, right.causes), left.may_wait || right.may_wait,
                left.is_first || right.is_first, left.is_later || right.is_later};
    }
    const StepFacts& facts_of(StepId step);
    StepFacts make_facts(const StepRecord& step);
    bool depends_on(StepId step, const Access& access) const;
    Part continued(Part part, StepId step);
    Element continued(Part part, Element element, StepId step);
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
