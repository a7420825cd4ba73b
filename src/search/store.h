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
    // The same for a search that keeps something for each state: they are numbered from 0 in the order in which they came. A
    // search uses either this or `insert`.
    struct Seen {
        std::uint32_t number;
        bool is_new;
    };
    virtual Seen visit(System& system) = 0;
    // A state that is seen before may be so because of several visits, none of which would be enough: this and the one that
    // came before it, if there is one.
    virtual std::optional<std::uint32_t> earlier(std::uint32_t) const { return std::nullopt; }
    // After a visit that was seen before: would these alone, of the visits because of which it was, have been enough?
    virtual bool are_enough(std::span<const std::uint32_t> visits) { return !visits.empty(); }
    // The search goes on from there all the same, and keeps something else for the state: the number of this further visit.
    virtual std::uint32_t visit_again(System& system) = 0;
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
