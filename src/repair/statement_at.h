// An instruction of the running program as a statement, by name.
#pragma once

#include <cstdint>

#include "advice/statement.h"
#include "program/class.h"

namespace raceproof::repair {

// `method` may be nullptr: nothing is known.
advice::Statement statement_at(const program::Method* method, std::uint32_t pc);

}  // namespace raceproof::repair
