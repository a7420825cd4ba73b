// What can still happen after a state: sets of accesses, each with the thread that makes it and with its *causes*, what comes
// before it for reasons that every equivalent execution has: accesses, and threads that have taken a step by then. They tell what
// else will be ordered when the access is made: what a lock guards is accessed only after the lock was taken.
//
// A set is stored once and known by its number. States of one program have few different futures, since most of what a thread can
// do next it can do whatever the others did. If there are several ways to come to an access, its causes are what they have in
// common.
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "search/effects.h"
#include "search/reduction/pair_map.h"
#include "search/reduction/set_table.h"

namespace raceproof::search {

class Futures {
  public:
    using Id = SetTable::Id;
    static constexpr Id kNothing = SetTable::kEmpty;

    struct Step {
        std::uint64_t thread_name = 0;
        std::vector<Access> accesses;        // in their order
        std::size_t at_once = 0;             // search/effects.h
        std::vector<std::uint64_t> started;  // names
        bool waited_for_all = false;
    };
    // Either an access or a thread.
    struct Cause {
        bool is_thread;
        std::uint64_t thread_name;
        Access access;
        friend bool operator==(const Cause&, const Cause&) = default;
    };
    struct FutureAccess {
        std::uint64_t thread_name;
        Access access;
        std::span<const std::uint32_t> causes;  // numbers for `cause`
    };

    // What can happen before the step, if `after` can happen after it.
    Id prepend(const Step& step, Id after);
    Id unite(Id left, Id right);
    // The same with no causes known.
    Id without_causes(Id future);

    // Calls visit(const FutureAccess&) for each, those of a thread one after another.
    template <class Visit>
    void each(Id id, Visit visit) const {
        for (std::uint32_t number : sets_.elements(id)) {
            const Element& element = elements_[number];
            visit(FutureAccess{element.thread_name, causes_[element.access].access, cause_sets_.elements(element.causes)});
        }
    }
    const Cause& cause(std::uint32_t number) const { return causes_[number]; }

  private:
    struct Element {
        std::uint64_t thread_name;
        std::uint32_t access;  // as a cause
        SetTable::Id causes;
        bool may_wait;  // belongs to an operation that cannot always happen
        friend bool operator==(const Element&, const Element&) = default;
    };
    struct HashOf {
        std::size_t operator()(const Element& element) const;
        std::size_t operator()(const Cause& cause) const;
    };

    std::uint32_t number_of(const Cause& cause);
    std::uint32_t number_of(const Access& access) { return number_of(Cause{false, 0, access}); }
    std::uint32_t number_of(const Element& element);
    SetTable::Id key_of(const Step& step);
    Id pending_in(Id after, std::uint64_t thread_name);
    bool is_caused(const Element& element, const Step& step) const;
    // The element, after the step with these accesses as causes.
    std::uint32_t continued(std::uint32_t number, const Step& step, SetTable::Id key, SetTable::Id own);
    // Elements are in the order of thread and access, which no two have in common.
    bool is_less(std::uint32_t left, std::uint32_t right) const;
    Id merged(std::span<const std::uint32_t> left, std::span<const std::uint32_t> right);
    void sort_and_merge(std::vector<std::uint32_t>& elements);

    std::unordered_map<Cause, std::uint32_t, HashOf> cause_numbers_;
    std::vector<Cause> causes_;
    std::unordered_map<Element, std::uint32_t, HashOf> element_numbers_;
    std::vector<Element> elements_;
    SetTable cause_sets_, sets_, steps_;
    PairMap prepended_, unions_;
    PairMap continued_;  // by element and step: the element after the step
    std::unordered_map<std::uint64_t, Id> without_causes_;
};

}  // namespace raceproof::search
