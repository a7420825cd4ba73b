// Which threads know an object with frozen writes by a way that does not go through a final field (Detector::bypass). There is
// hardly ever one: it takes an object that is published twice, at least once without order.
#pragma once

#include <vector>

#include "memory/journalled.h"
#include "memory/lockset_elements.h"

namespace raceproof::memory {

class Bypasses {
  public:
    explicit Bypasses(Journal& journal) : pairs_(journal) {}

    bool contains(ElementNumber thread, Object object) const { return !pairs_.empty() && pairs_.find(key(thread, object)) != 0; }
    // A pair that is not there.
    void add(ElementNumber thread, Object object) { pairs_.insert(key(thread, object), 1); }
    void end(ElementNumber thread) {
        erase_if([&](ElementNumber one, Object) { return one == thread; });
    }
    void forget(Object object) {
        erase_if([&](ElementNumber, Object one) { return one == object; });
    }

    template <class Visit>
    void for_each(Visit visit) const {
        if (pairs_.empty()) return;
        pairs_.for_each([&](std::uint64_t key, std::uint32_t) {
            visit(static_cast<ElementNumber>(key >> 32), static_cast<Object>(key & 0xFFFFFFFF));
        });
    }

  private:
    static std::uint64_t key(ElementNumber thread, Object object) { return std::uint64_t{thread} << 32 | object; }
    template <class Condition>
    void erase_if(Condition condition) {
        std::vector<std::uint64_t> erased;
        for_each([&](ElementNumber thread, Object object) {
            if (condition(thread, object)) erased.push_back(key(thread, object));
        });
        for (std::uint64_t key : erased) pairs_.erase(key);
    }

    JournalledMap pairs_;
};

inline Hash128 hash_of_bypass(std::uint64_t object_name, std::uint64_t thread_name) {
    return {mix64(mix64(object_name, thread_name), 0x627970617373u), mix64(mix64(thread_name, ~object_name), 0x737361707962u)};
}

}  // namespace raceproof::memory
