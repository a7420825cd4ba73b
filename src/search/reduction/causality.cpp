#include "search/reduction/causality.h"

#include <algorithm>

namespace raceproof::search {

bool Causality::is_before(std::uint32_t step, const Clock& clock) const {
    std::uint32_t thread = steps_[step].thread;
    return thread < clock.size() && clock[thread] > step;
}

void Causality::join(Clock& clock, const Clock& other) {
    if (clock.size() < other.size()) clock.resize(other.size());
    for (std::size_t i = 0; i < other.size(); ++i) clock[i] = std::max(clock[i], other[i]);
}

void Causality::clock_of(std::uint32_t thread, Clock& clock) const {
    if (thread < latest_.size() && latest_[thread] != 0)
        clock = clocks_[latest_[thread] - 1];
    else
        clock.clear();
}

const std::vector<Causality::Use>* Causality::uses_of(const Access& access) const {
    if (access.location == kEverything && access.mode == AccessMode::Read && changes_of_everything_ == 0) return nullptr;
    return access.location < uses_.size() && !uses_[access.location].empty() ? &uses_[access.location] : nullptr;
}

// A read comes after the last change of the location, a change also after what was read since. A lock comes after every unlock
// since the last lock; an unlock comes after its own lock only, which its thread knows of.
void Causality::join_conflicting(Clock& clock, const Access& access) const {
    const std::vector<Use>* known = access.mode == AccessMode::Unlock ? nullptr : uses_of(access);
    if (known == nullptr) return;
    const std::vector<Use>& uses = *known;
    if (is_the_first_change_of_everything(access)) {
        for (std::uint32_t latest : latest_)
            if (latest != 0) join(clock, latest - 1);
        return;
    }
    for (std::size_t i = uses.size(); i-- > 0;) {
        if (uses[i].mode == AccessMode::Read && access.mode == AccessMode::Read) {
            if (uses[i].last_change != kNone) join(clock, uses[uses[i].last_change].step);
            return;
        }
        if (!is_before(uses[i].step, clock)) join(clock, uses[i].step);
        if (uses[i].mode == AccessMode::Write || uses[i].mode == AccessMode::Lock) return;
    }
}

void Causality::begin(std::uint32_t thread, std::span<const Access> accesses) {
    asking_ = thread;
    clock_of(thread, own_);
    whole_.clear();
    for (const Access& access : accesses) join_conflicting(whole_, access);
}

void Causality::pass(const Access& access) {
    join_conflicting(own_, access);
    if (access.mode != AccessMode::Lock) return;
    // Another thread has locked it: it will unlock it first, after all that it did so far.
    const std::vector<Use>* uses = uses_of(access);
    if (uses == nullptr || uses->back().mode != AccessMode::Lock) return;
    join(own_, latest_[steps_[uses->back().step].thread] - 1);
}

void Causality::pass_thread(std::uint32_t thread) {
    if (thread < latest_.size() && latest_[thread] != 0) join(own_, latest_[thread] - 1);
}

void Causality::helpers(std::uint32_t overtaken, std::vector<std::uint32_t>& threads) const {
    threads.clear();
    for (std::uint32_t step = overtaken + 1; step < size_; ++step) {
        if (!is_before(step, all_) || is_before(overtaken, clocks_[step])) continue;
        std::uint32_t thread = steps_[step].thread;
        if (std::find(threads.begin(), threads.end(), thread) == threads.end()) threads.push_back(thread);
    }
}

std::optional<bool> Causality::is_first(std::uint32_t thread, std::uint32_t since) const {
    std::uint32_t first = since + 1;
    while (first < size_ && steps_[first].thread != thread) ++first;
    if (first >= size_) return std::nullopt;
    for (std::uint32_t step = since + 1; step < first; ++step)
        if (is_before(step, clocks_[first])) return false;
    return true;
}

void Causality::use(std::uint32_t location, AccessMode mode, std::uint32_t step) {
    if (location >= uses_.size()) uses_.resize(location + 1);
    std::vector<Use>& uses = uses_[location];
    std::uint32_t last_change = kNone;
    if (!uses.empty()) {
        bool follows_read = uses.back().mode == AccessMode::Read;
        last_change = follows_read ? uses.back().last_change : static_cast<std::uint32_t>(uses.size() - 1);
    }
    uses.push_back({step, last_change, mode});
    changes_of_everything_ += location == kEverything && mode != AccessMode::Read;
    steps_[step].locations.push_back(location);
}

void Causality::push(std::uint32_t thread, const Effects& effects) {
    if (size_ == steps_.size()) {
        steps_.emplace_back();
        clocks_.emplace_back();
    }
    std::uint32_t number = size_;
    Step& step = steps_[number];
    Clock& clock = clocks_[number];
    step.thread = thread;
    step.barrier_before = barrier_;
    step.locations.clear();
    step.started.assign(effects.started.begin(), effects.started.end());
    clock_of(thread, clock);
    if (barrier_ != 0) join(clock, barrier_ - 1);
    join_conflicting(clock, {kEverything, AccessMode::Read});
    for (const Access& access : effects.accesses) join_conflicting(clock, access);
    if (effects.waited_for_all)
        for (std::uint32_t latest : latest_)
            if (latest != 0) join(clock, latest - 1);
    if (clock.size() <= thread) clock.resize(thread + 1);
    clock[thread] = number + 1;
    ++size_;

    use(kEverything, AccessMode::Read, number);
    for (const Access& access : effects.accesses) use(static_cast<std::uint32_t>(access.location), access.mode, number);
    if (effects.waited_for_all) barrier_ = number + 1;
    std::size_t threads = std::max<std::size_t>(latest_.size(), thread + 1);
    for (std::uint32_t started : step.started) threads = std::max<std::size_t>(threads, started + 1);
    latest_.resize(threads);
    step.latest_before = latest_[thread];
    latest_[thread] = number + 1;
    for (std::uint32_t started : step.started) latest_[started] = number + 1;
}

void Causality::pop() {
    const Step& step = steps_[--size_];
    for (std::uint32_t started : step.started) latest_[started] = 0;
    latest_[step.thread] = step.latest_before;
    barrier_ = step.barrier_before;
    for (std::uint32_t location : step.locations) {
        changes_of_everything_ -= location == kEverything && uses_[location].back().mode != AccessMode::Read;
        uses_[location].pop_back();
    }
}

}  // namespace raceproof::search
