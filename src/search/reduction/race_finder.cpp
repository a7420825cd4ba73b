#include "search/reduction/race_finder.h"

#include <algorithm>

namespace raceproof::search {

const ReversibleRaces& RaceFinder::of_operation(std::uint32_t thread, std::span<const Access> accesses, std::size_t at_once) {
    found_.clear();
    causality_.begin(thread, accesses);
    add_races(thread, {kEverything, AccessMode::Read}, When::Next);
    for (std::size_t i = 0; i < accesses.size(); ++i) {
        // The accesses of one operation are looked at independently, those after it as if the thread had come that far.
        if (i == at_once) std::for_each_n(accesses.begin(), at_once, [&](const Access& access) { causality_.pass(access); });
        add_races(thread, accesses[i], When::Next);
        if (i >= at_once) causality_.pass(accesses[i]);
    }
    return found_;
}

void RaceFinder::add_races(std::uint32_t thread, const Access& access, When when) {
    causality_.for_each_race(access, [&](std::uint32_t step) { return add_race(thread, step, when); });
}

bool RaceFinder::are_settled(std::uint32_t thread, const Access& access) {
    bool are_settled = true;
    causality_.for_each_race(access, [&](std::uint32_t step) {
        const Choice* own = stack_.find(stack_[step], thread);
        if (own == nullptr || !own->is_in_backtrack_set) {
            are_settled = false;
        } else {
            std::size_t first = found_.candidates.size();
            found_.candidates.push_back({thread, false});
            add(step, ReversibleRace::Remedy::RelyOn, first);
        }
        return true;
    });
    return are_settled;
}

bool RaceFinder::add_race(std::uint32_t thread, std::uint32_t step, When when) {
    const Level& level = stack_[step];
    if (level.has_sleepers || level.is_revisit) return add_race_among_sleepers(thread, step, when);
    std::size_t first = found_.candidates.size();
    const Choice* own = stack_.find(level, thread);
    if (own != nullptr) found_.candidates.push_back({thread, false});
    if (own != nullptr && own->is_in_backtrack_set) {
        add(step, ReversibleRace::Remedy::RelyOn, first);
        return true;
    }
    causality_.candidates(step, others_);
    for (std::uint32_t other : others_)
        if (stack_.find(level, other) != nullptr) found_.candidates.push_back({other, false});
    if (found_.candidates.size() != first) {
        add(step, ReversibleRace::Remedy::Reverse, first);
        return true;
    }
    // What makes the thread go on there later, if anything does, is not known.
    if (when == When::Later) add(step, ReversibleRace::Remedy::AddEvery, first);
    return false;
}

bool RaceFinder::add_race_among_sleepers(std::uint32_t thread, std::uint32_t step, When when) {
    const Level& level = stack_[step];
    causality_.candidates(step, others_);
    bool needs_nobody = others_.empty() && when == When::Next;
    others_.push_back(thread);
    std::size_t first = found_.candidates.size();
    bool has_sleeping_initial = false;
    for (std::uint32_t other : others_) {
        const Choice* choice = stack_.find(level, other);
        if (choice == nullptr) continue;
        bool is_initial = choice->is_asleep && causality_.is_initial(other, step).value_or(other == thread && needs_nobody);
        has_sleeping_initial |= is_initial;
        found_.candidates.push_back({other, is_initial});
    }
    // At a further visit nobody is added: who can go on there was decided at the earlier ones.
    if (level.is_revisit) {
        found_.candidates.resize(first);
        return has_sleeping_initial;
    }
    if (found_.candidates.size() != first) {
        add(step, ReversibleRace::Remedy::Reverse, first);
        return true;
    }
    if (when == When::Later) add(step, ReversibleRace::Remedy::AddEvery, first);
    return false;
}

void RaceFinder::add(std::uint32_t step, ReversibleRace::Remedy remedy, std::size_t first_candidate) {
    found_.all.push_back({step, remedy, first_candidate, found_.candidates.size()});
}

void RaceFinder::pass(const Cause& cause, const ThreadNames& names) {
    if (cause.kind == Cause::Kind::Access)
        causality_.pass(cause.access);
    else if (std::optional<std::uint32_t> thread = names.find(cause.thread_name))
        causality_.pass_thread(*thread);
}

}  // namespace raceproof::search
