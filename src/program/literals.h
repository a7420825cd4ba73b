// The distinct strings of all constant pools, numbered in the order in which they were first asked for. Thread-safe.
#pragma once

#include <cstdint>
#include <deque>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

namespace raceproof::program {

class LiteralTable {
  public:
    std::uint32_t number_of(std::string_view modified_utf8);
    std::string_view text(std::uint32_t number) const;  // of a number that `number_of` gave

  private:
    mutable std::mutex mutex_;
    std::deque<std::string> texts_;
    std::unordered_map<std::string_view, std::uint32_t> numbers_;  // keys are in texts_
};

}  // namespace raceproof::program
