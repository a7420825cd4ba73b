// What tests may see of a state's inside.
#pragma once

#include "state/state.h"

namespace raceproof::state {

class StateProbe {
  public:
    explicit StateProbe(State& state) : state_(state) {}

    const std::vector<Ref>& permanents() const { return state_.permanents_.all(); }
    const std::vector<Ref>& kept_alive() const { return state_.collector_.roots().kept_alive(); }
    std::size_t changed_permanents() const { return state_.barrier_.changed_permanents().size(); }
    std::size_t retained() const { return state_.objects_.retained().size(); }
    std::vector<std::pair<std::u16string, Ref>> interned() const {
        std::vector<std::pair<std::u16string, Ref>> entries;
        for (const auto* entry : state_.interned_.entries()) entries.emplace_back(*entry);
        return entries;
    }
    std::uint32_t epoch() const { return state_.epoch_.now(); }
    // Only between steps.
    void set_epoch(std::uint32_t epoch) { set(state_.epoch_, epoch); }
    static void set(SaveEpoch& epoch, std::uint32_t now) { epoch.now_ = now; }

  private:
    State& state_;
};

}  // namespace raceproof::state
