// Which field holds an object: how the program would name it. Several may; fields of the program come first, then the first by
// name, so that the answer does not depend on where things lie in memory. An object that only garbage holds is named by that: the
// two accesses of a race may be the last that anybody does to it.
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>

#include "machine/machine.h"

namespace raceproof::repair {

struct Holder {
    const program::Field* field = nullptr;  // nullptr: no field does
    state::Ref object{};                    // that has the field; the statics of a class for a static field
};

class Holders {
  public:
    // Of these objects, in the present state. One pass over the heap, or two.
    Holders(machine::Machine& machine, std::span<const state::Ref> objects);

    Holder of(state::Ref object) const;

  private:
    enum class Liveness : std::uint8_t { Alive, Retained };
    void look_at(machine::Machine& machine, Liveness liveness);

    std::unordered_map<state::Ref, Holder> holders_;
};

}  // namespace raceproof::repair
