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
    // Asks for the threads that there are now.
    void refresh(System& system) {
        threads_.clear();
        for (std::uint32_t i = 0; i < system.thread_count(); ++i) threads_.emplace(system.thread_name(i), i);
    }

    // The thread of that name, if it has started.
    std::optional<std::uint32_t> find(std::uint64_t name) const {
        auto known = threads_.find(name);
        return known == threads_.end() ? std::nullopt : std::optional(known->second);
    }
    // That thread, or the last of its ancestors that has started.
    std::uint32_t find_with_ancestors(std::uint64_t name) const {
        auto known = threads_.find(name);
        for (; known == threads_.end(); known = threads_.find(name)) name = parents_.at(name);
        return known->second;
    }

  private:
    std::unordered_map<std::uint64_t, std::uint32_t> threads_;
    std::unordered_map<std::uint64_t, std::uint64_t> parents_;
};

}  // namespace raceproof::search
