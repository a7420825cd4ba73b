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

}  // namespace raceproof::memory
