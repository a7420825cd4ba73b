#include "repair/fix_explorer.h"

#include <algorithm>

#include "fixes/overlay_of.h"

namespace raceproof::repair {

TriedFix tried(const advice::Fix& fix, const ExploredFix& explored, const std::string& race) {
    TriedFix result{.fix = fix, .status = explored.trial.status_for(race), .split_updates = explored.split_updates};
    result.lost_update = explored.trial.lost_update;
    result.left = explored.trial.result.findings;
    result.states = explored.trial.result.statistics.states;
    if (result.status == FixStatus::Deadlock || result.status == FixStatus::Violation) result.shown = explored.trial.shown;
    return result;
}

const ExploredFix* FixExplorer::explore(const advice::Fix& fix, std::size_t planned) {
    auto known = explored_.find(fix);
    if (known != explored_.end()) return known->second ? &*known->second : nullptr;
    if (!goes_on(planned)) return nullptr;
    std::optional<ExploredFix>& explored = explored_[fix];
    auto overlay = fixes::overlay_of(classes_, fix);
    if (!overlay) return nullptr;
    auto trial = runner_.explore(overlay->overlay, seconds_left(), overlay->split_updates);
    if (!trial) return nullptr;
    ++count_;
    explored = ExploredFix{trial.take(), overlay->split_updates};
    return &*explored;
}

WeakerAccesses FixExplorer::explore_weaker(const advice::Fix& fix, const std::string& race, std::size_t planned) {
    auto known = weaker_.find(fix);
    if (known == weaker_.end()) {
        if (!goes_on(planned)) return WeakerAccesses::NotTried;
        known = weaker_.try_emplace(fix).first;
        auto overlay = fixes::overlay_of(classes_, fix, fixes::VolatileAs::AcquireRelease);
        if (!overlay) return WeakerAccesses::NotTried;
        auto trial = runner_.explore(overlay->overlay, seconds_left());
        if (!trial) return WeakerAccesses::NotTried;
        ++count_;
        known->second = trial.take();
    }
    if (!known->second) return WeakerAccesses::NotTried;
    const Trial& trial = *known->second;
    if (trial.status_for(race) == FixStatus::Fails) return WeakerAccesses::DoNotOrder;
    return trial.result.is_exhaustive() ? WeakerAccesses::Order : WeakerAccesses::Undecided;
}

std::vector<const advice::Fix*> FixExplorer::proved() const {
    std::vector<const advice::Fix*> fixes;
    for (const auto& [fix, explored] : explored_)
        if (explored && explored->trial.is_proof) fixes.push_back(&fix);
    return fixes;
}

double FixExplorer::seconds_left() const {
    if (options_.seconds == 0) return 0;
    std::chrono::duration<double> used = std::chrono::steady_clock::now() - start_;
    return std::max(options_.seconds - used.count(), 1e-3);
}

bool FixExplorer::goes_on(std::size_t planned) {
    bool has_time = options_.seconds == 0 || seconds_left() > 1e-3;
    is_complete_ = is_complete_ && has_time && (!options_.progress || options_.progress(count_, planned));
    return is_complete_;
}

}  // namespace raceproof::repair
