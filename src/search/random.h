// Random numbers that are the same on every machine.
#pragma once

#include <cstdint>

#include "base/hash128.h"

namespace raceproof::search {

class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed) {}
    std::uint64_t next() { return state_ = mix64(state_, 0x5851f42d4c957f2du); }
    std::uint64_t below(std::uint64_t limit) { return next() % limit; }

  private:
    std::uint64_t state_;
};

}  // namespace raceproof::search
