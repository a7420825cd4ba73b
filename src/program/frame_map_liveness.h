// Which locals some path reads before it writes them, and whether as a reference or as a value. Backwards over the blocks, bit
// sets.
//
// In verified code all reads that a point can reach agree on the kind, so liveness gives the kind too. What a handler needs is
// live in its whole range.
#pragma once

#include <cstdint>
#include <vector>

#include "program/frame_map.h"
#include "program/verifier_flow.h"

namespace raceproof::program {

// Two sets of locals in one row of words: word 2n holds those read as values, word 2n+1 those read as references.
class LiveRow {
  public:
    explicit LiveRow(std::uint64_t* words) : words_(words) {}

    // As a value or as a reference.
    void read(std::size_t local, SlotUse as) {
        write(local);
        words_[local / 64 * 2 + (as == SlotUse::Reference)] |= bit(local);
    }
    void write(std::size_t local) {
        words_[local / 64 * 2] &= ~bit(local);
        words_[local / 64 * 2 + 1] &= ~bit(local);
    }
    // Dead also if reads disagree, which only code that never runs can do.
    SlotUse use(std::size_t local) const {
        bool as_value = words_[local / 64 * 2] & bit(local), as_reference = words_[local / 64 * 2 + 1] & bit(local);
        if (as_value == as_reference) return SlotUse::Dead;
        return as_reference ? SlotUse::Reference : SlotUse::Value;
    }

  private:
    static std::uint64_t bit(std::size_t local) { return std::uint64_t{1} << (local % 64); }
    std::uint64_t* words_;
};

class Liveness {
  public:
    Liveness(const Flow& flow, std::size_t locals);

    // A walk backwards through one block: live() is what is live after the instructions not yet stepped over.
    class Walk {
      public:
        Walk(const Liveness& liveness, const FlowBlock& block);
        void step_back(const FlowInstruction& instruction);
        LiveRow live() { return LiveRow(live_.data()); }

      private:
        friend class Liveness;
        std::vector<std::uint64_t> live_, in_handlers_;
    };

  private:
    const std::uint64_t* row(std::uint32_t block) const { return live_in_.data() + block * words_; }
    void add(std::vector<std::uint64_t>& into, std::uint32_t block) const;
    void find_predecessors();

    const Flow& flow_;
    std::size_t words_;                   // of a row
    std::vector<std::uint64_t> live_in_;  // a row per block
    std::vector<std::vector<std::uint32_t>> predecessors_;
};

}  // namespace raceproof::program
