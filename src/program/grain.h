// How finely the code of a method is interleaved with other threads. `program` keeps it with each method; who runs the program
// says what it is (machine/library_operations.h).
#pragma once

#include <cstdint>
#include <string_view>

namespace raceproof::program {

struct Class;

enum class Grain : std::uint8_t {
    Steps,      // every visible operation is a step
    Caller,     // as in the code that has called it
    Operation,  // a call from code of the first kind is one step, up to where it has to wait
    Compound,   // called from code of the first kind it is one of them; from an operation it is part of that
};

class GrainPolicy {
  public:
    virtual ~GrainPolicy() = default;
    virtual Grain of(const Class& owner, std::string_view method) const = 0;
};

}  // namespace raceproof::program
