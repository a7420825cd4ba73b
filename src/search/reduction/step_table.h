// Steps with what they did, by names that all executions share. Each different one is stored once and known by its number: a
// program takes few different steps again and again.
#pragma once

#include <cstdint>
#include <unordered_set>
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
    StepTable() = default;
    StepTable(const StepTable&) = delete;  // whoever looks for steps refers to the records
    StepTable& operator=(const StepTable&) = delete;

    StepId add(const StepRecord& step);
    const StepRecord& operator[](StepId step) const { return records_[static_cast<std::size_t>(step)]; }
    // Is one access of the one dependent on one of the other, or are they of the same thread?
    bool are_dependent(StepId left, StepId right) const;

    // The numbers of everything that the steps did.
    Causes causes;

  private:
    // A step is looked for by its record.
    struct Hash {
        using is_transparent = void;
        const std::vector<StepRecord>& records;
        std::size_t operator()(StepId step) const { return (*this)(records[static_cast<std::size_t>(step)]); }
        std::size_t operator()(const StepRecord& step) const;
    };
    struct Equal {
        using is_transparent = void;
        const std::vector<StepRecord>& records;
        bool operator()(StepId left, StepId right) const { return left == right; }
        bool operator()(const StepRecord& left, StepId right) const { return left == records[static_cast<std::size_t>(right)]; }
        bool operator()(StepId left, const StepRecord& right) const { return right == records[static_cast<std::size_t>(left)]; }
    };

    std::vector<StepRecord> records_{{}};  // there is none of the number 0
    std::unordered_set<StepId, Hash, Equal> known_{64, Hash{records_}, Equal{records_}};
};

}  // namespace raceproof::search
