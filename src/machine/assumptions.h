// What the program has used that a proof then rests on: things that the outside decides and of which one possibility is explored,
// and accesses weaker than volatile, whose executions that are not sequentially consistent are not explored.
//
// Natives tell of each use. It counts if it is on behalf of the program (outside_uses.def, weak_modes.def); only the first place
// of each kind is kept, and the first few of weak accesses. This is about all executions together: it only grows, and is no part
// of the state.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "program/class.h"
#include "state/thread.h"

namespace raceproof::machine {

enum class AssumptionKind : std::uint8_t {
#define ASSUMPTION(kind, name, weight, text, option) kind,
#include "machine/assumptions.def"
#undef ASSUMPTION
    Count
};

// An instruction of the program, and the method that it calls; no method: no frame of the program was on the stack.
struct PlaceOfUse {
    const program::Method* method = nullptr;
    std::uint32_t pc = 0;
    const program::Method* called = nullptr;
};

struct AssumptionUse {
    PlaceOfUse place;
    std::string value;  // what was explored
};

class Assumptions {
  public:
    // The thread uses it in the method `used`, which may have a frame or not. Does it count?
    bool note_use(AssumptionKind kind, const state::Thread& thread, const program::Method& used, std::string_view value);
    // It counts whoever uses it.
    void note(AssumptionKind kind, const state::Thread& thread, std::string_view value);
    // The class is instantiated. If its objects have something to do when they die, that is not explored.
    void note_finalizer(const state::Thread& thread, const program::Class& klass);
    // A memory event of a mode that is weaker than volatile, or a fence.
    void note_weak(const state::Thread& thread);

    const std::optional<AssumptionUse>& first(AssumptionKind kind) const { return uses_[static_cast<std::size_t>(kind)]; }
    // Each instruction once, in the order in which they were met.
    const std::vector<PlaceOfUse>& weak_accesses() const { return weak_accesses_; }

  private:
    std::array<std::optional<AssumptionUse>, static_cast<std::size_t>(AssumptionKind::Count)> uses_;
    std::vector<PlaceOfUse> weak_accesses_;
};

// The topmost frame of the program, and what it has called; `used` is the method at hand.
PlaceOfUse place_of_use(const state::Thread& thread, const program::Method* used);

}  // namespace raceproof::machine
