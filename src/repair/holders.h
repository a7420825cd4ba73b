// Which field holds an object: how the program would name it. Several may; fields of the program come first, then the variables
// that its lambdas have captured, then fields of the class library, and of these the first by name, so that the answer does not
// depend on where things lie in memory.
//
// Captured variables count for arrays only: how their elements are accessed can be changed. A lambda is often gone before what it
// captured, so that other objects would have a name in one trace and none in the next. An object that only garbage holds is named
// by that: the two accesses of a race may be the last that anybody does to it.
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

// Was the class made for a lambda, or a method reference, of the program? Its fields are the captured variables.
bool is_lambda_of_program(const program::Class& klass);

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
