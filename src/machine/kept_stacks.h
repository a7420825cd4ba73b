// Stacks of many moments as data, each kept once: a stack is a call and the stack of its caller.
#pragma once

#include <cstdint>
#include <unordered_set>
#include <vector>

#include "machine/places.h"

namespace raceproof::machine {

struct KeptCall {
    const program::Method* method = nullptr;
    const program::Code* code = nullptr;
    std::uint32_t pc = 0;
    const KeptCall* caller = nullptr;  // nullptr: the thread's first
    friend bool operator==(const KeptCall&, const KeptCall&) = default;
};

class KeptStacks {
  public:
    // The innermost call of the thread's stack as it is now, without what the machine and the compiler have added; nullptr if
    // nothing is left. Two moments with the same calls get the same answer, which stays valid as long as this does.
    const KeptCall* keep(const state::Thread& thread);

  private:
    struct HashOfCall {
        std::size_t operator()(const KeptCall& call) const;
    };
    std::unordered_set<KeptCall, HashOfCall> calls_;
};

// Innermost call first.
std::vector<StackFrame> stack_of(const KeptCall* innermost);

}  // namespace raceproof::machine
