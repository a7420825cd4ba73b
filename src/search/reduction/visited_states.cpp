#include "search/reduction/visited_states.h"

namespace raceproof::search {

void VisitedStates::leave_incomplete(const Level& level, std::uint32_t reaches) {
    VisitedState& visit = visits_[level.visit];
    visit.status = Status::Incomplete;
    visit.summary = summaries_.without_causes(level.summary);
    visit.place = reaches;
    incomplete_.push_back(level.visit);
}

// Each state of the component can be followed by whatever follows any of them. The first of them knows that already: all others
// come after it, and a step that waited for all others may keep from it what follows them.
void VisitedStates::complete_component(Level& level) {
    auto has_others = [&] { return !incomplete_.empty() && incomplete_.back() > level.visit; };
    if (has_others()) level.summary = summaries_.without_causes(level.summary);
    complete(level.visit, level.summary);
    Summaries::Id inside = level.summary;
    for (std::size_t i = incomplete_.size(); i-- > 0 && incomplete_[i] > level.visit;)
        inside = summaries_.unite(inside, visits_[incomplete_[i]].summary);
    for (; has_others(); incomplete_.pop_back()) complete(incomplete_.back(), inside);
}

VisitedStates::Prospect VisitedStates::prospect(std::uint32_t latest) {
    Prospect prospect;
    for_each_visit(latest, [&](std::uint32_t number) {
        const VisitedState& visit = visits_[number];
        prospect.summary = summaries_.unite(prospect.summary, visit.summary);
        if (visit.status == Status::Complete) return;
        const VisitedState* present = &visit;
        while (present->status != Status::Present) present = &visits_[present->place];
        if (prospect.reaches && *prospect.reaches <= present->place) return;
        prospect.reaches = present->place;
        prospect.is_that_level = present == &visit;
    });
    return prospect;
}

bool VisitedStates::is_explored(const Store::Visit& visit, SleepSets::Id asleep) {
    bool is_all = true;
    enough_.clear();
    for_each_visit(visit.number, [&](std::uint32_t number) {
        if (sleep_sets_.is_subset(visits_[number].asleep, asleep))
            enough_.push_back(number);
        else
            is_all = false;
    });
    return is_all || (!enough_.empty() && store_.is_subsumed(visit, enough_));
}

SleepSets::Id VisitedStates::slept(std::uint32_t latest) {
    SleepSets::Id slept = SleepSets::kNobody;
    for_each_visit(latest, [&](std::uint32_t number) { slept = sleep_sets_.unite(slept, visits_[number].asleep); });
    return slept;
}

}  // namespace raceproof::search
