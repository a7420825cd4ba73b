// When to stop a long computation: a function is asked now and then, and once it has said no, that stands.
#pragma once

#include <cstdint>
#include <functional>
#include <utility>

namespace raceproof::prediction {

class Patience {
  public:
    explicit Patience(std::function<bool()> goes_on) : goes_on_(std::move(goes_on)) {}

    // To be asked often: a few comparisons, nearly always.
    bool is_over() {
        if (!is_over_ && ++asked_ % kSeldom == 0) is_over_ = !goes_on_();
        return is_over_;
    }

  private:
    static constexpr std::uint32_t kSeldom = 1024;

    std::function<bool()> goes_on_;
    std::uint32_t asked_ = 0;
    bool is_over_ = false;
};

}  // namespace raceproof::prediction
