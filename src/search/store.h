// Which states were seen before. A store decides what "the same state" means and what that costs.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "search/system.h"

namespace raceproof::search {

class Store {
  public:
    virtual ~Store() = default;
    // Notes the system's present state; false if it was seen before. Throws std::bad_alloc when memory is out.
    virtual bool insert(System& system) = 0;
    // The same for a search that keeps something for each visit: they are numbered from 0 in the order in which they came. A
    // search uses either this or `insert`. The handle is what later questions about this visit are asked with: a store
    // remembers none of its own, so that several searches can use one.
    struct Visit {
        std::uint32_t number;  // of this visit if it is new, else of the latest of the visits that subsume it together
        bool is_new;
        Hash128 state;            // what the store knows the state by, if it needs that again
        std::uint32_t label = 0;  // what it knows the past by, if it tells pasts apart
    };
    virtual Visit visit(System& system) = 0;
    // A visit may be subsumed by several earlier ones, none of which would be enough alone: the one before this one, if any.
    virtual std::optional<std::uint32_t> earlier(std::uint32_t) const { return std::nullopt; }
    // Would these alone, of the earlier visits of the same state, subsume the visit?
    virtual bool is_subsumed(const Visit&, std::span<const std::uint32_t> by) { return !by.empty(); }
    // The search goes on from there although the visit is subsumed, and keeps something else for it: its own number.
    virtual std::uint32_t add(const Visit& visit) = 0;
    virtual std::uint64_t bytes() const = 0;
    // An upper bound of the chance that some two different states were taken for one.
    virtual double collision_probability() const = 0;
};

// Every state is new: the search enumerates executions. Ends only for programs without cycles.
std::unique_ptr<Store> no_store();
// 128 bits a state, in a table that never takes more than `max_bytes`.
std::unique_ptr<Store> fingerprint_store(std::uint64_t max_bytes = UINT64_MAX);
// The whole state: slow and large, for checking the above. A fingerprint shared by two states is a failure of ours (VERIFY).
std::unique_ptr<Store> exact_store();

}  // namespace raceproof::search
