#include "hunting/held_locks.h"

namespace raceproof::hunting {

std::uint32_t HeldLocks::number_of(memory::Object lock) {
    auto [entry, is_new] = numbers_.try_emplace(lock, last_number_);
    if (is_new) entry->second = ++last_number_;
    return entry->second;
}

void HeldLocks::take(memory::Thread thread, memory::Object lock, LockMode mode) { change(thread, lock, mode, 1); }
void HeldLocks::release(memory::Thread thread, memory::Object lock, LockMode mode) { change(thread, lock, mode, -1); }

bool HeldLocks::holds(memory::Thread thread, memory::Object lock) const {
    auto number = numbers_.find(lock);
    return number != numbers_.end() && thread < threads_.size() && threads_[thread].exclusive_counts.contains(number->second);
}

void HeldLocks::change(memory::Thread thread, memory::Object lock, LockMode mode, int by) {
    if (threads_.size() <= thread) threads_.resize(thread + 1);
    Held& held = threads_[thread];
    std::uint32_t number = number_of(lock);
    auto& counts = mode == LockMode::Exclusive ? held.exclusive_counts : held.shared_counts;
    if ((counts[number] += by) <= 0) counts.erase(number);
    std::vector<std::uint32_t> exclusive, shared;
    for (const auto& [one, count] : held.exclusive_counts) exclusive.push_back(one);
    for (const auto& [one, count] : held.shared_counts) shared.push_back(one);
    held.exclusive = sets_.intern(exclusive);
    held.any = sets_.unite(held.exclusive, sets_.intern(shared));
}

}  // namespace raceproof::hunting
