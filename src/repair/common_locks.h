// Races that no other change removes: their statements inside one lock (fixes/common_lock.h).
#pragma once

#include <span>
#include <vector>

#include "repair/fix_explorer.h"
#include "repair/repair.h"

namespace raceproof::repair {

// Tries locks for the two statements of the race, then for those of all races on its location, the best first, until one proves
// the program. `races` has the traces of all.
void try_common_locks(RaceRepair& race, std::span<const RaceTraces> races, FixExplorer& explorer);

}  // namespace raceproof::repair
