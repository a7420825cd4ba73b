// What threads are called in all executions, and which of the present execution they are. A summary may know threads that are not
// started yet: these begin where their line of descent leaves the present execution.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>

#include "search/system.h"

namespace raceproof::search {

class ThreadNames {
  public:
    void note_started(std::uint64_t name, std::uint64_t parent) { parents_[name] = parent; }

    // That thread, if it is one of the first `count` of the system.
    std::optional<std::uint32_t> find(System& system, std::uint32_t count, std::uint64_t name) {
        auto [known, is_new] = numbers_.try_emplace(name, 0);
        if (known->second < count && system.thread_name(known->second) == name) return known->second;
        for (std::uint32_t i = 0; i < count; ++i)
            if (system.thread_name(i) == name) return known->second = i;
        return std::nullopt;
    }
    // That thread, or the last of its ancestors that is one of them.
    std::uint32_t find_with_ancestors(System& system, std::uint32_t count, std::uint64_t name) {
        for (;; name = parents_.at(name))
            if (std::optional<std::uint32_t> found = find(system, count, name)) return *found;
    }

  private:
    std::unordered_map<std::uint64_t, std::uint32_t> numbers_;  // as they were last
    std::unordered_map<std::uint64_t, std::uint64_t> parents_;
};

}  // namespace raceproof::search
