// Which slots of a frame mean something, and which hold references, just before an instruction executes.
//
// Found by dataflow analysis over the bytecode (see verifier.h). Garbage collection follows the references; the state's hash
// leaves dead slots out, so that left-over values do not tell equal states apart. A local is dead where no path reads it
// before writing it (liveness), so a loop that only differs in dead temporaries closes.
#pragma once

#include <cstdint>
#include <vector>

namespace raceproof::program {

enum class SlotUse : std::uint8_t { Dead, Value, Reference };

struct FrameMap {
    std::vector<SlotUse> locals;  // max_locals entries
    std::vector<SlotUse> stack;   // from the bottom; the second slot of a long or double is Dead
};

}  // namespace raceproof::program
