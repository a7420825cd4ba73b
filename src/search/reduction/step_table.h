// Steps with what they did, by names that all executions share. Each different one is stored once and known by its number: a
// program takes few different steps again and again.
#pragma once

#include <cstdint>
#include <vector>

#include "search/effects.h"
#include "search/reduction/causes.h"

namespace raceproof::search {

struct StepRecord {
    std::uint64_t thread_name = 0;
    std::vector<Access> accesses;        // in their order
    std::size_t at_once = 0;             // search/effects.h
    std::vector<std::uint64_t> started;  // names
    bool waited_for_all = false;
    friend bool operator==(const StepRecord&, const StepRecord&) = default;
};

enum class StepId : std::uint32_t {};

class StepTable {
  public:
    StepId add(const StepRecord& step);
    const StepRecord& operator[](StepId step) const { return records_[static_cast<std::size_t>(step)]; }
    // Is one access of the one dependent on one of the other, or are they of the same thread?
    bool are_dependent(StepId left, StepId right) const;

    // The numbers of everything that the steps did.
    Causes causes;

  private:
    static std::uint64_t hash_of(const StepRecord& step);
    void grow();

    std::vector<StepRecord> records_{{}};   // there is none of the number 0
    std::vector<std::uint64_t> hashes_{0};  // of the records
    std::vector<std::uint32_t> slots_;      // open addressing: numbers by hash; 0: free
};

}  // namespace raceproof::search
