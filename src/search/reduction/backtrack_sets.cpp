#include "search/reduction/backtrack_sets.h"

#include <algorithm>

namespace raceproof::search {

void BacktrackSets::add_all(const Level& level) {
    for (Choice& choice : stack_.choices(level)) choice.is_in_backtrack_set |= !choice.is_asleep;
}

void BacktrackSets::add_all_since(std::uint32_t first) {
    for (std::uint32_t i = stack_.depth(); i-- > first;) {
        if (stack_[i].all_since <= i)
            i = stack_[i].all_since;
        else
            add_all(stack_[i]);
    }
    if (first < stack_.depth()) stack_.top().all_since = std::min(stack_.top().all_since, first);
}

void BacktrackSets::apply(const ReversibleRaces& races) {
    for (const ReversibleRace& race : races.all) {
        const Level& level = stack_[race.step];
        std::span<const Candidate> candidates = races.candidates_of(race);
        switch (race.remedy) {
            case ReversibleRace::Remedy::Reverse:
                if (level.has_sleepers)
                    reverse_among_sleepers(level, candidates);
                else
                    reverse(level, candidates);
                break;
            case ReversibleRace::Remedy::RelyOn: rely_on(*stack_.find(level, candidates.front().thread)); break;
            case ReversibleRace::Remedy::AddEvery: add_all(level); break;
        }
    }
}

// One that goes anyway, if there is one, else the first.
void BacktrackSets::reverse(const Level& level, std::span<const Candidate> candidates) {
    Choice* leading = nullptr;
    for (const Candidate& candidate : candidates) {
        Choice* choice = stack_.find(level, candidate.thread);
        if (leading == nullptr || choice->is_in_backtrack_set) leading = choice;
        if (leading->is_in_backtrack_set) break;
    }
    rely_on(*leading);
}

// If an initial sleeps, the execution in which the race is reversed was explored where it went. That another candidate sleeps is
// no answer: it must go, for those to be found that go before it; or all others, which costs less if that is one at most, since
// who sleeps goes once more when the state is visited again.
void BacktrackSets::reverse_among_sleepers(const Level& level, std::span<const Candidate> candidates) {
    Choice *leading = nullptr, *sleeper = nullptr;
    for (const Candidate& candidate : candidates) {
        Choice* choice = stack_.find(level, candidate.thread);
        if (choice->is_asleep) {
            if (candidate.is_initial) return;
            sleeper = choice;
        } else if (leading == nullptr || choice->is_in_backtrack_set) {
            leading = choice;
        }
    }
    if (leading == nullptr && leaves_out_at_most_one(level)) return add_all(level);
    if (leading == nullptr) leading = sleeper;
    leading->is_asleep = false;
    rely_on(*leading);
}

bool BacktrackSets::leaves_out_at_most_one(const Level& level) const {
    auto is_left_out = [](const Choice& choice) { return !choice.is_in_backtrack_set && !choice.is_asleep; };
    return std::ranges::count_if(stack_.choices(level), is_left_out) <= 1;
}

}  // namespace raceproof::search
