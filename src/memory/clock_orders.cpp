#include "memory/clock_orders.h"

#include <algorithm>

#include "base/verify.h"

namespace raceproof::memory {

void ClockOrders::begin(HolderNumber thread) {
    std::uint32_t slot = slots_.touch()++;
    clocks_.need(std::max(holders_.end(), thread + 1), slot + 1);
    clocks_.set(thread, slot, 1);
    if (threads_.size() <= slot) threads_.resize(slot + 1);
    threads_[slot] = holders_[thread].thread;
    holders_.touch(thread).fresh = epoch(slot, 1);
}

void ClockOrders::follow(HolderNumber to, HolderNumber from) {
    clocks_.need(holders_.end(), slots_.get());
    for (std::uint32_t slot = 0; slot < slots_.get(); ++slot) {
        clocks_.set(to, slot, std::max(clocks_.get(to, slot), clocks_.get(from, slot)));
    }
    if (!holders_[from].live) return;
    Holder& thread = holders_.touch(from);
    std::uint32_t slot = slot_of(thread.fresh);
    Count count = count_of(thread.fresh) + 1;
    VERIFY(count != 0, "should count the releases of a thread");
    thread.fresh = epoch(slot, count);
    clocks_.set(from, slot, count);
}

void ClockOrders::clear(HolderNumber holder) {
    clocks_.need(holders_.end(), slots_.get());
    for (std::uint32_t slot = 0; slot < slots_.get(); ++slot) clocks_.set(holder, slot, 0);
}

bool ClockOrders::everyone(Order epoch) const {
    bool all = true;
    holders_.for_each_live([&](HolderNumber thread) { all &= ordered(epoch, thread); });
    return all;
}

void ClockOrders::add_key(Order epoch, Hash128 difference) {
    std::uint32_t number = epochs_.find(epoch);
    if (number == 0) {
        number = keys_.add();
        epochs_.insert(epoch, number);
    }
    EpochKey& key = keys_.touch(number);
    key.sum += difference;
    if (key.sum != Hash128{}) return;
    epochs_.erase(epoch);
    keys_.remove(number);
}

Hash128 ClockOrders::label() const {
    Hash128 label;
    epochs_.for_each([&](Order epoch, std::uint32_t number) {
        if (everyone(epoch)) return;
        Hash128 names;
        for (HolderNumber holder = 1; holder < holders_.end(); ++holder)
            if (ordered(epoch, holder)) names += hash_of_name(holders_[holder]);
        SetHash hash{keys_[number].sum};
        hash.set_holders(names);
        label += hash.contribution();
    });
    return label;
}

std::vector<std::uint64_t> ClockOrders::holders_after(Order epoch) const {
    std::vector<std::uint64_t> names;
    for (HolderNumber holder = 1; holder < holders_.end(); ++holder)
        if (holders_[holder].name != 0 && ordered(epoch, holder)) names.push_back(holders_[holder].name);
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace raceproof::memory
