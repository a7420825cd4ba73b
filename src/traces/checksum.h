// Of the columns of a row.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/hash128.h"

namespace raceproof::traces {

class Checksum {
  public:
    // The same columns of different tables have different ones.
    explicit Checksum(std::uint64_t table) : hasher_(table) {}

    Checksum& add(std::uint64_t number) {
        hasher_.add(number);
        return *this;
    }
    Checksum& add(std::string_view bytes) {
        hasher_.add(bytes.size());
        hasher_.add_bytes(bytes.data(), bytes.size());
        return *this;
    }
    // 16 bytes.
    std::string take() const {
        Hash128 hash = hasher_.finish();
        std::string bytes;
        for (std::uint64_t half : {hash.low, hash.high})
            for (unsigned shift = 0; shift < 64; shift += 8) bytes += static_cast<char>(half >> shift);
        return bytes;
    }

  private:
    Hasher hasher_;
};

}  // namespace raceproof::traces
