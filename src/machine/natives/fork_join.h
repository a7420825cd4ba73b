#pragma once

#include "machine/native_table.h"

namespace raceproof::machine::natives {

void register_fork_join(NativeTable& table);

}  // namespace raceproof::machine::natives
