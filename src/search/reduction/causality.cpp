#include "search/reduction/causality.h"

#include <algorithm>

namespace raceproof::search {

bool Causality::is_before(std::uint32_t step, const Clock& clock) const {
    std::uint32_t thread = events_[step].thread;
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
    if (depends_on_nothing_earlier(access.mode)) return nullptr;
    if (access.location == kEverything && access.mode == AccessMode::Read && changes_of_everything_ == 0) return nullptr;
    return access.location < uses_.size() && !uses_[access.location].empty() ? &uses_[access.location] : nullptr;
}

// Goes back through the uses of the location and joins those that the access depends on. It may stop at one that depends on all
// before it: its clock contains theirs. Among reads a read goes straight to the last change, which they all come after.
void Causality::join_dependent(Clock& clock, const Access& access) const {
    const std::vector<Use>* known = uses_of(access);
    if (known == nullptr) return;
    const std::vector<Use>& uses = *known;
    if (is_the_first_change_of_everything(access)) {
        for (std::uint32_t latest : latest_)
            if (latest != 0) join(clock, latest - 1);
        return;
    }
    for (std::size_t i = uses.size(); i-- > 0;) {
        if (dependence(uses[i].mode, access.mode) == Dependence::None) {
            if (uses[i].last_change != kNone) join(clock, uses[uses[i].last_change].step);
            return;
        }
        if (!is_before(uses[i].step, clock)) join(clock, uses[i].step);
        if (depends_on_all_earlier(uses[i].mode)) return;
    }
}

void Causality::begin(std::uint32_t thread, std::span<const Access> accesses) {
    asking_ = thread;
    clock_of(thread, own_);
    whole_.clear();
    for (const Access& access : accesses) join_dependent(whole_, access);
}

void Causality::pass(const Access& access) {
    join_dependent(own_, access);
    if (access.mode != AccessMode::Lock) return;
    // Another thread has locked it: it will unlock it first, after all that it did so far.
    const std::vector<Use>* uses = uses_of(access);
    if (uses == nullptr || uses->back().mode != AccessMode::Lock) return;
    join(own_, latest_[events_[uses->back().step].thread] - 1);
}

void Causality::pass_thread(std::uint32_t thread) {
    if (thread < latest_.size() && latest_[thread] != 0) join(own_, latest_[thread] - 1);
}

void Causality::candidates(std::uint32_t raced, std::vector<std::uint32_t>& threads) const {
    threads.clear();
    for (std::uint32_t step = raced + 1; step < size_; ++step) {
        if (!is_before(step, all_) || is_before(raced, clocks_[step])) continue;
        std::uint32_t thread = events_[step].thread;
        if (std::find(threads.begin(), threads.end(), thread) == threads.end()) threads.push_back(thread);
    }
}

std::optional<bool> Causality::is_initial(std::uint32_t thread, std::uint32_t since) const {
    std::uint32_t first = since + 1;
    while (first < size_ && events_[first].thread != thread) ++first;
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
    events_[step].locations.push_back(location);
}

void Causality::push(std::uint32_t thread, const Effects& effects) {
    if (size_ == events_.size()) {
        events_.emplace_back();
        clocks_.emplace_back();
    }
    std::uint32_t number = size_;
    Event& event = events_[number];
    Clock& clock = clocks_[number];
    event.thread = thread;
    event.barrier_before = barrier_;
    event.locations.clear();
    event.started.assign(effects.started.begin(), effects.started.end());
    clock_of(thread, clock);
    if (barrier_ != 0) join(clock, barrier_ - 1);
    join_dependent(clock, {kEverything, AccessMode::Read});
    for (const Access& access : effects.accesses) join_dependent(clock, access);
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
    for (std::uint32_t started : event.started) threads = std::max<std::size_t>(threads, started + 1);
    latest_.resize(threads);
    event.latest_before = latest_[thread];
    latest_[thread] = number + 1;
    for (std::uint32_t started : event.started) latest_[started] = number + 1;
}

void Causality::pop() {
    const Event& event = events_[--size_];
    for (std::uint32_t started : event.started) latest_[started] = 0;
    latest_[event.thread] = event.latest_before;
    barrier_ = event.barrier_before;
    for (std::uint32_t location : event.locations) {
        changes_of_everything_ -= location == kEverything && uses_[location].back().mode != AccessMode::Read;
        uses_[location].pop_back();
    }
}

}  // namespace raceproof::search
