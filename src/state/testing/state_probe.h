// What tests may see of a state's inside.
#pragma once

#include "state/state.h"

namespace raceproof::state {

class StateProbe {
  public:
    explicit StateProbe(State& state) : state_(state) {}

    const std::vector<Ref>& permanents() const { return state_.permanents_; }
    const std::vector<Ref>& kept_alive() const { return state_.kept_alive_; }
    std::size_t remembered() const { return state_.remembered_.size(); }
    std::size_t buried() const { return state_.buried_.size(); }
    std::vector<std::pair<std::u16string, Ref>> interned() const {
        std::vector<std::pair<std::u16string, Ref>> entries;
        for (const auto* entry : state_.interned_) entries.emplace_back(*entry);
        return entries;
    }
    std::uint32_t epoch() const { return state_.epoch_; }
    // Only of a settled state.
    void set_epoch(std::uint32_t epoch) { state_.epoch_ = epoch; }

  private:
    State& state_;
};

}  // namespace raceproof::state
