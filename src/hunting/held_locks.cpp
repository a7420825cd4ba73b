#include "hunting/held_locks.h"

#include <algorithm>

namespace raceproof::hunting {

std::uint32_t HeldLocks::number_of(memory::Object lock) {
    auto [entry, is_new] = numbers_.try_emplace(lock, last_number_);
    if (is_new) entry->second = ++last_number_;
    return entry->second;
}

void HeldLocks::take(memory::Thread thread, memory::Object lock, LockMode mode) { change(thread, lock, mode, 1); }
void HeldLocks::release(memory::Thread thread, memory::Object lock, LockMode mode) { change(thread, lock, mode, -1); }

HeldLocks::Counts::iterator HeldLocks::find(Counts& counts, std::uint32_t number) {
    return std::ranges::lower_bound(counts, number, {}, &Count::lock);
}

bool HeldLocks::holds(memory::Thread thread, memory::Object lock) const {
    auto number = numbers_.find(lock);
    return number != numbers_.end() && thread < threads_.size() &&
           std::ranges::find(threads_[thread].exclusive_counts, number->second, &Count::lock) !=
               threads_[thread].exclusive_counts.end();
}

HeldLocks::Set HeldLocks::set_of(const Counts& counts) {
    set_.clear();
    for (const Count& one : counts) set_.push_back(one.lock);
    return sets_.intern(set_);
}

void HeldLocks::change(memory::Thread thread, memory::Object lock, LockMode mode, int by) {
    if (threads_.size() <= thread) threads_.resize(thread + 1);
    Held& held = threads_[thread];
    std::uint32_t number = number_of(lock);
    Counts& counts = mode == LockMode::Exclusive ? held.exclusive_counts : held.shared_counts;
    auto known = find(counts, number);
    bool is_held = known != counts.end() && known->lock == number;
    int taken = (is_held ? known->taken : 0) + by;
    if (is_held && taken > 0) {
        known->taken = taken;
        return;
    }
    if (!is_held && taken <= 0) return;
    if (is_held)
        counts.erase(known);
    else
        counts.insert(known, {number, taken});
    ++version_;
    number_sets(held);
}

void HeldLocks::number_sets(Held& held) {
    held.exclusive = set_of(held.exclusive_counts);
    held.any = held.shared_counts.empty() ? held.exclusive : sets_.unite(held.exclusive, set_of(held.shared_counts));
}

void HeldLocks::number_anew() {
    ++version_;
    sets_ = {};
    for (Held& held : threads_) number_sets(held);
}

}  // namespace raceproof::hunting
