// What a machine is given from outside: options, and the guest's standard streams.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace raceproof {
class Budget;
}

namespace raceproof::machine {

// Where the guest's standard output and error go, and where its input comes from.
class Console {
  public:
    virtual ~Console() = default;
    virtual void write(int descriptor, std::string_view bytes) = 0;  // 1 or 2
    virtual int read(std::span<std::uint8_t> into) = 0;              // number of bytes, 0 at the end
    virtual int available() = 0;
};

struct MachineOptions {
    std::vector<std::pair<std::string, std::string>> properties;  // -Dkey=value
    bool assertions = false;                                      // -ea for the class path
    std::uint64_t collect_every_bytes = 32u << 20;                // garbage collection in `run`
    std::uint64_t virtual_time_start = 1'700'000'000'000;         // currentTimeMillis at the start
    int processors = 2;                                           // Runtime.availableProcessors
    // Exploration: a thread stops where an exception ends it that no handler of the program takes, and where code of the JDK
    // takes the error of a failed `assert` of the class path. It can go on from there, as on any JVM.
    bool stop_at_failures = false;
    // Exploration: wait and park may return, and weak compare-and-set may fail, for no reason, as the specification allows.
    bool spurious = false;
    // Exploration: small random numbers are choices of the schedule (natives/random.cpp).
    bool explores_random = false;
    Budget* budget = nullptr;  // asked by everything that may take long (base/budget.h); none: no limits
};

}  // namespace raceproof::machine
