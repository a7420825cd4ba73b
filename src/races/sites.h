// Where in the program an access is: the instruction, and for an access inside the JDK the place in the program that called it.
// An access by a VarHandle or Unsafe is where that is called.
// Sites are numbered, so that a detector can remember one in a word. Those that a search must tell apart get a mark: the place
// that a race is told by.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "machine/kept_stacks.h"
#include "machine/machine.h"
#include "memory/race.h"

namespace raceproof::races {

enum class AccessKind : std::uint8_t { Read, Write };
using machine::AccessMode;
std::string_view name_of(AccessKind kind);  // "read", as in the result file

struct Site {
    const program::Method* method = nullptr;
    std::uint32_t pc = 0;
    // For an access inside the JDK: the topmost frame of the program below it, and the JDK method that it calls.
    const program::Method* caller = nullptr;
    std::uint32_t caller_pc = 0;
    const program::Method* called = nullptr;
    AccessMode mode = AccessMode::Plain;
    const machine::KeptCall* stack = nullptr;  // only if stacks are kept

    bool is_in_program() const { return called == nullptr; }
    // The line in the program, 0 if it is not known, and its method.
    const program::Method& method_of_place() const { return caller != nullptr ? *caller : *method; }
    std::uint32_t pc_of_place() const { return caller != nullptr ? caller_pc : pc; }
    int line_of_place() const;
    friend bool operator==(const Site&, const Site&) = default;
};

class Sites {
  public:
    // From now on sites with different stacks are different.
    void keep_stacks() { keeps_stacks_ = true; }

    // Of an access that the thread makes now.
    memory::Site number(const state::Thread& thread, const machine::MemoryEvent& access);
    // The same with the mark of its place (memory/race.h).
    memory::Site marked(memory::Site number) const;
    const Site& operator[](memory::Site site) const { return sites_[static_cast<std::uint32_t>(site)]; }

  private:
    struct HashOfSite {
        std::size_t operator()(const Site& site) const;
    };
    bool keeps_stacks_ = false;
    machine::KeptStacks stacks_;
    std::vector<Site> sites_;
    std::unordered_map<Site, std::uint64_t, HashOfSite> numbers_;
    // Numbers of some accesses of the program's own code, by where they are: the same few come again and again.
    struct Recent {
        const program::Method* method = nullptr;
        std::uint32_t pc = 0;
        std::uint32_t number = 0;
    };
    std::array<Recent, 64> recent_{};
};

}  // namespace raceproof::races
