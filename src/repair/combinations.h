// Fixes of different races together, for races that none of their own fixes removes with all others: the cheapest first.
#pragma once

#include <set>
#include <vector>

#include "repair/fix_explorer.h"
#include "repair/repair.h"

namespace raceproof::repair {

class Combinations {
  public:
    // All of them outlive it.
    Combinations(std::vector<RaceRepair>& races, FixExplorer& explorer, const RepairOptions& options)
        : races_(races), explorer_(explorer), options_(options) {}

    // Adds the first combination that proves the program.
    void try_for(RaceRepair& race);

  private:
    void extend(const advice::Fix& fix, const RaceRepair& race, std::set<advice::Fix>& wanted, std::size_t size);

    std::vector<RaceRepair>& races_;
    FixExplorer& explorer_;
    const RepairOptions& options_;
};

}  // namespace raceproof::repair
