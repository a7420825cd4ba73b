// The structural check of a method body, and the frame maps that fall out of it.
//
// One abstract interpretation over slot types (JVMS 4.10.2, by inference; StackMapTable is not consulted, so a wrong one cannot
// mislead us). For code of the class path, reference types are tracked to classes, so that a field access or call
// on an object of the wrong class is rejected before it can reach memory it must not; interfaces are treated as Object, as
// the specification does. For trusted code (the JDK image, our synthetic classes) references are one type, which is cheaper.
#pragma once

#include <memory>

#include "program/code.h"
#include "program/frame_map.h"
#include "program/link_error.h"

namespace raceproof::program {

class Program;

// Checks stack depth, types, locals, branch targets, handlers, constants, constructor discipline, and that execution cannot fall
// off the end. VerifyError with HotSpot-like wording otherwise. Class-path code is checked before it first runs.
Link<Done> verify(Program& program, const Method& method, const Code& code);

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
