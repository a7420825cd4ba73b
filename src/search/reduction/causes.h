// What can come before an access for a reason that every equivalent execution has: another access, or a thread that has taken a
// step by then. Each different one has a number, in the order in which they came.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "base/hash128.h"
#include "search/effects.h"

namespace raceproof::search {

// Either an access or a thread.
struct Cause {
    enum class Kind : std::uint8_t { Access, Thread } kind;
    std::uint64_t thread_name;
    Access access;
    friend bool operator==(const Cause&, const Cause&) = default;
};

class Causes {
  public:
    std::uint32_t number_of(const Access& access) { return number_of(Cause{Cause::Kind::Access, 0, access}); }
    std::uint32_t number_of_thread(std::uint64_t name) { return number_of(Cause{Cause::Kind::Thread, name, {}}); }
    const Cause& operator[](std::uint32_t number) const { return causes_[number]; }

  private:
    struct HashOfCause {
        std::size_t operator()(const Cause& cause) const {
            return cause.kind == Cause::Kind::Thread
                       ? mix64(cause.thread_name, UINT64_MAX)
                       : mix64(cause.access.location, static_cast<std::uint64_t>(cause.access.mode));
        }
    };

    std::uint32_t number_of(const Cause& cause) {
        auto [entry, is_new] = numbers_.try_emplace(cause, static_cast<std::uint32_t>(causes_.size()));
        if (is_new) causes_.push_back(cause);
        return entry->second;
    }

    std::unordered_map<Cause, std::uint32_t, HashOfCause> numbers_;
    std::vector<Cause> causes_;
};

}  // namespace raceproof::search
