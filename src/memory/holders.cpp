#include "memory/holders.h"

#include <algorithm>

namespace raceproof::memory {

void Holders::set_number(Thread thread, HolderNumber number) {
    if (!is_trial(thread)) {
        threads_known_ = std::max(threads_known_, thread + 1);
        threads_.need(threads_known_, 1);
        threads_.set(thread, 0, number);
    } else if (number != 0) {
        trials_.insert(thread, number);
    } else {
        trials_.erase(thread);
    }
}

HolderNumber Holders::begin(Thread thread) {
    HolderNumber number = find(thread);
    if (number == 0) {
        number = holders_.add();
        set_number(thread, number);
        Holder& holder = holders_.touch(number);
        holder.is_thread = true;
        holder.thread = thread;
        holder.name = mix64(objects_.name_of_thread(thread), 0x746872656164u);
        holder.check = mix64(objects_.name_of_thread(thread), 0x646165726874u);
    }
    Holder& holder = holders_.touch(number);
    VERIFY(!holder.live, "should begin a thread that is not alive");
    holder.live = true;
    if (is_trial(thread)) return number;
    live_.need(1, number / 64 + 1);
    live_.set(0, number / 64, live_.get(0, number / 64) | std::uint64_t{1} << number % 64);
    ++live_count_.touch();
    return number;
}

void Holders::end(HolderNumber number) {
    Holder& holder = holders_.touch(number);
    VERIFY(holder.live, "should end a thread that is alive");
    holder.live = false;
    if (is_trial(holder.thread)) return;
    live_.set(0, number / 64, live_.get(0, number / 64) & ~(std::uint64_t{1} << number % 64));
    --live_count_.touch();
}

HolderNumber Holders::need(Sync sync) {
    if (HolderNumber known = find(sync); known != 0) return known;
    std::uint32_t entry = objects_.need(sync.object);
    HolderNumber number = holders_.add();
    syncs_.insert(key(sync), number);
    Holder& holder = holders_.touch(number);
    holder.sync = sync;
    holder.next_of_object = objects_[entry].first_holder;
    objects_.touch(entry).first_holder = number;
    if (objects_[entry].name != 0) give_name(holder);
    return number;
}

void Holders::remove(HolderNumber number) {
    const Holder& holder = holders_[number];
    if (holder.is_thread) {
        VERIFY(!holder.live, "should retire a thread that has ended");
        set_number(holder.thread, 0);
    } else {
        std::uint32_t entry = objects_.find(holder.sync.object);
        VERIFY(objects_[entry].first_holder == number, "should remove an object's holders in their order");
        objects_.touch(entry).first_holder = holder.next_of_object;
        syncs_.erase(key(holder.sync));
    }
    holders_.remove(number);
}

}  // namespace raceproof::memory
