// Which field holds an object: how the program would name it. Several may; fields of the program come first, then the first by
// name, so that the answer does not depend on where things lie in memory.
#pragma once

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
    // Of these objects, in the present state. One pass over the heap.
    Holders(machine::Machine& machine, std::span<const state::Ref> objects);

    Holder of(state::Ref object) const;

  private:
    std::unordered_map<state::Ref, Holder> holders_;
};

}  // namespace raceproof::repair
