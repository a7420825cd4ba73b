// Which slots of a frame mean something, and which hold references, just before an instruction executes.
//
// Found by dataflow analysis over the bytecode (see verifier.h). Garbage collection follows the references; the state's hash
// leaves dead slots out, so that left-over values do not tell equal states apart. A local is dead where no path reads it
// before writing it (liveness), so a loop that only differs in dead temporaries closes.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

namespace raceproof::program {

class Program;
struct Code;
struct Method;

enum class SlotUse : std::uint8_t { Dead, Value, Reference };

struct FrameMap {
    FrameMap() = default;
    FrameMap(std::vector<SlotUse> uses_of_locals, std::vector<SlotUse> uses_of_stack);

    std::vector<SlotUse> locals;  // max_locals entries
    std::vector<SlotUse> stack;   // from the bottom; the second slot of a long or double is Dead
    // The same as bits, those of the locals first, if there are not more slots than bits: frames are looked at in every step.
    bool has_bits = true;
    std::uint64_t live = 0, references = 0;
};

// All maps of one method, computed on first use. A pc that no path reaches has an empty map.
class MethodMaps {
  public:
    static std::unique_ptr<MethodMaps> analyse(Program& program, const Method& method, const Code& code);
    const FrameMap& at(std::uint32_t pc) const { return maps_[index_[pc]]; }

  private:
    std::vector<FrameMap> maps_;        // distinct ones
    std::vector<std::uint32_t> index_;  // by pc
};

}  // namespace raceproof::program
