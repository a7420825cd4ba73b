#include "hunting/hand_over.h"

#include <algorithm>

namespace raceproof::hunting {

using memory::Sync;
using memory::Thread;

void HandOver::add(Thread thread) {
    if (threads_.size() <= thread) threads_.resize(thread + 1);
    threads_[thread].resize(thread + 1);
    threads_[thread][thread] = 1;
}

void HandOver::join(std::vector<Clock>& into, const std::vector<Clock>& other) {
    if (into.size() < other.size()) into.resize(other.size());
    for (std::size_t i = 0; i < other.size(); ++i) into[i] = std::max(into[i], other[i]);
}

void HandOver::note_change(Thread thread) {
    ++version_;
    if (versions_.size() <= thread) versions_.resize(thread + 1);
    ++versions_[thread];
}

void HandOver::fork(Thread parent, Thread child) {
    note_change(parent);
    note_change(child);
    // A number that is used again: the new thread comes after all that the old one did.
    of(child)[child]++;
    std::vector<Clock> known = of(parent);
    join(of(child), known);
    of(parent)[parent]++;
}

void HandOver::release(Thread thread, Sync sync) {
    note_change(thread);
    std::vector<Release>& all = released_[sync.object];
    auto known = std::ranges::find(all, sync.position, &Release::position);
    if (known == all.end()) known = all.insert(all.end(), {sync.position, {}});
    join(known->clocks, of(thread));
    of(thread)[thread]++;
}

void HandOver::acquire(Thread thread, Sync sync) {
    auto found = released_.find(sync.object);
    if (found == released_.end()) return;
    auto known = std::ranges::find(found->second, sync.position, &Release::position);
    if (known == found->second.end()) return;
    note_change(thread);
    join(of(thread), known->clocks);
}

void HandOver::see_all(Thread thread) {
    note_change(thread);
    std::vector<Clock> all = of(thread);
    for (const std::vector<Clock>& other : threads_) join(all, other);
    threads_[thread] = std::move(all);
}

}  // namespace raceproof::hunting
