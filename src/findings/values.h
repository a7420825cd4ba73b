// Names of objects, locations and values of the guest, as a trace tells them.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "machine/machine.h"

namespace raceproof::findings {

// A place in memory, and how to read it.
struct TypedLocation {
    const state::Object* object = nullptr;
    std::uint64_t position = 0;  // as of PendingOperation
    const program::Field* field = nullptr;
    program::BasicType type = program::BasicType::Int;

    static TypedLocation of(machine::Machine& machine, const machine::PendingOperation& pending);
    static TypedLocation of(machine::Machine& machine, state::Ref object, std::uint64_t position);
    state::Slot value() const;
};

// Tells objects of one class apart by numbers in the order in which they were first spoken of: "a Fork" if there was one only,
// else "Fork#1", "Fork#2". Strings, boxed values, enum constants, classes and threads go by their contents.
class ObjectNames {
  public:
    explicit ObjectNames(machine::Machine& machine) : machine_(machine) {}

    std::string name(state::Ref reference);
    std::string value(state::Slot slot, program::BasicType type);
    std::string thread(state::Ref java_thread);
    // "Counter.x", "int[][3]", or "Main.table[3]" if the frame's own object or class has a field with the array.
    std::string location(const TypedLocation& location, const state::Frame* frame);
    // "Main$Account", without package.
    static std::string short_name(const program::Class& klass);

  private:
    std::string holder_of(const state::Object& array, const state::Frame& frame);
    std::string text_of_special(state::Object& object);

    machine::Machine& machine_;
    std::map<const program::Class*, std::vector<std::uint64_t>> seen_;  // canonical names of objects
};

}  // namespace raceproof::findings
