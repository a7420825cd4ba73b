#include "search/reduction/backtrack_sets.h"

#include <algorithm>

namespace raceproof::search {

bool BacktrackSets::has_all(const Level& level) const {
    return std::ranges::all_of(stack_.choices(level), [](const Choice& choice) { return choice.is_in_backtrack_set; });
}

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

// That a candidate sleeps is no answer: it must go, for those to be found that go before it; or all others, which costs less if
// that is one at most, since who sleeps goes once more when the state is visited again.
bool BacktrackSets::add_one(const Level& level, std::span<const std::uint32_t> candidates) {
    Choice *leading = nullptr, *sleeper = nullptr;
    for (std::uint32_t candidate : candidates) {
        Choice* choice = stack_.find(level, candidate);
        if (choice == nullptr) continue;
        if (choice->is_asleep)
            sleeper = sleeper == nullptr ? choice : sleeper;
        else if (leading == nullptr || choice->is_in_backtrack_set)
            leading = choice;
        if (leading != nullptr && leading->is_in_backtrack_set) break;
    }
    if (leading == nullptr && sleeper == nullptr) return false;
    if (leading == nullptr && leaves_out_at_most_one(level)) {
        add_all(level);
        return true;
    }
    if (leading == nullptr) leading = sleeper;
    leading->is_asleep = false;
    rely_on(*leading);
    return true;
}

bool BacktrackSets::leaves_out_at_most_one(const Level& level) const {
    auto is_left_out = [](const Choice& choice) { return !choice.is_in_backtrack_set && !choice.is_asleep; };
    return std::ranges::count_if(stack_.choices(level), is_left_out) <= 1;
}

}  // namespace raceproof::search
