// Why no fix of a race is proved: one reason of a closed list for each such race.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace raceproof::fixes {
class ProgramClasses;
}

namespace raceproof::repair {

enum class NoFixReason : std::uint8_t {
#define REASON(name, text) name,
#include "repair/no_fix_reasons.def"
#undef REASON
};
std::string_view name_of(NoFixReason reason);  // "other-races", as in the result file

struct NoFix {
    NoFixReason reason{};
    std::string detail = {};  // ArrayLeaves: where to
};

struct RaceRepair;
struct RaceTraces;

enum class Trials : std::uint8_t { All, CutShort };  // by a limit

// Of a race without a proved fix, whose fixes are ranked.
NoFix why_no_fix(const RaceRepair& repair, const RaceTraces& traces, fixes::ProgramClasses& classes, Trials trials);

}  // namespace raceproof::repair
