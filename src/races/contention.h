// Could anything race at all? Notes who uses which location, over all executions, until one is found that two threads use, one of
// them to write. What a thread did to an object before others could see it counts: without the synchronisation by which they came
// to see it, it would race. Objects go by their names, which stand for the same object and the same maker in all executions.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

#include "state/slot.h"

namespace raceproof::races {

enum class AccessKind : std::uint8_t;

class Contention {
  public:
    bool was_seen() const { return was_seen_; }

    void begin_step() { published_.clear(); }
    // In this step the thread of this name made the object visible to others.
    void on_published(state::Ref object, std::uint64_t thread_name) {
        if (!was_seen_) published_.emplace_back(object, thread_name);
    }
    void on_freed(state::Ref object) {
        std::erase_if(published_, [&](const auto& one) { return one.first == object; });
    }
    // At the end of the step objects have their names; 0: none.
    template <typename NameOf>
    void end_step(NameOf&& name_of) {
        for (auto [object, thread] : published_)
            if (std::uint64_t name = name_of(object); name != 0 && !was_seen_) makers_.emplace(name, thread);
        published_.clear();
    }

    void note_use(std::uint64_t object_name, std::uint64_t position, std::uint64_t thread_name, AccessKind kind);

  private:
    struct Use {
        std::uint64_t thread_name;
        bool is_by_several = false, is_written = false;
    };

    bool was_seen_ = false;
    std::unordered_map<std::uint64_t, Use> uses_;                  // by object and position
    std::vector<std::pair<state::Ref, std::uint64_t>> published_;  // in this step, and by which thread
    std::unordered_map<std::uint64_t, std::uint64_t> makers_;      // by the names of objects: who had them alone before
};

}  // namespace raceproof::races
