// A console for exploration: what the program prints belongs to thousands of executions, and is dropped. Its input is empty.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "machine/options.h"

namespace raceproof::machine {

class SilentConsole final : public Console {
  public:
    void write(int, std::string_view) override {}
    int read(std::span<std::uint8_t>) override { return 0; }
    int available() override { return 0; }
};

}  // namespace raceproof::machine
