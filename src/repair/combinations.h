// Fixes of different races together, for races that none of their own fixes removes with all others. First those that keep
// read-modify-writes whole, then the cheapest.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "repair/fix_explorer.h"
#include "repair/repair.h"

namespace raceproof::repair {

class Combinations {
  public:
    // All of them outlive it.
    Combinations(std::vector<RaceRepair>& races, FixExplorer& explorer, const RepairOptions& options)
        : races_(races), explorer_(explorer), options_(options) {}

    // Adds combinations that prove the program, and of which no part does: the first one, and for each of the best fixes of the
    // race the first one that has it, so that a lock is offered beside what is cheaper.
    void try_for(RaceRepair& race);

  private:
    enum class Updates : std::uint8_t { Whole, Split };
    struct Part {
        advice::Fix fix;
        Updates updates{};
    };
    using Wanted = std::map<advice::Fix, Updates>;

    static Updates updates_of(const TriedFix& fix);
    // All that have this part and fixes of other races.
    void extend(const Part& part, const RaceRepair& race, Wanted& wanted);

    std::vector<RaceRepair>& races_;
    FixExplorer& explorer_;
    const RepairOptions& options_;
};

}  // namespace raceproof::repair
