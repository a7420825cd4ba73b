#include "races/contention.h"

#include "base/hash128.h"
#include "races/sites.h"

namespace raceproof::races {

void Contention::note_use(std::uint64_t object_name, std::uint64_t position, std::uint64_t thread_name, AccessKind kind) {
    if (object_name == 0) return;
    auto maker = makers_.find(object_name);
    Use& use = uses_.try_emplace(mix64(object_name, position), Use{thread_name}).first->second;
    use.is_by_several |= use.thread_name != thread_name;
    use.is_written |= kind == AccessKind::Write;
    bool is_anothers = maker != makers_.end() && maker->second != thread_name;
    was_seen_ = is_anothers || (use.is_by_several && use.is_written);
    if (!was_seen_) return;
    uses_.clear();
    makers_.clear();
}

}  // namespace raceproof::races
