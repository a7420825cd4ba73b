#include "memory/lockset_elements.h"

#include <algorithm>

namespace raceproof::memory {

void LocksetElements::set_number(Thread thread, ElementNumber number) {
    if (!is_section(thread)) {
        threads_known_ = std::max(threads_known_, thread + 1);
        threads_.need(threads_known_, 1);
        threads_.set(thread, 0, number);
    } else if (number != 0) {
        sections_.insert(thread, number);
    } else {
        sections_.erase(thread);
    }
}

ElementNumber LocksetElements::begin(Thread thread) {
    ElementNumber number = find(thread);
    if (number == 0) {
        number = elements_.add();
        set_number(thread, number);
        LocksetElement& element = elements_.touch(number);
        element.is_thread = true;
        element.thread = thread;
        element.name = mix64(objects_.thread_name(thread), 0x746872656164u);
        element.check = mix64(objects_.thread_name(thread), 0x646165726874u);
    }
    LocksetElement& element = elements_.touch(number);
    VERIFY(!element.live, "should begin a thread that is not alive");
    element.live = true;
    if (is_section(thread)) return number;
    live_.need(1, number / 64 + 1);
    live_.set(0, number / 64, live_.get(0, number / 64) | std::uint64_t{1} << number % 64);
    ++live_count_.touch();
    return number;
}

void LocksetElements::end(ElementNumber number) {
    LocksetElement& element = elements_.touch(number);
    VERIFY(element.live, "should end a thread that is alive");
    element.live = false;
    if (is_section(element.thread)) return;
    live_.set(0, number / 64, live_.get(0, number / 64) & ~(std::uint64_t{1} << number % 64));
    --live_count_.touch();
}

ElementNumber LocksetElements::need(Sync sync) {
    if (ElementNumber known = find(sync); known != 0) return known;
    std::uint32_t entry = objects_.need(sync.object);
    ElementNumber number = elements_.add();
    syncs_.insert(key(sync), number);
    LocksetElement& element = elements_.touch(number);
    element.sync = sync;
    element.next_of_object = objects_[entry].first_element;
    objects_.touch(entry).first_element = number;
    if (objects_[entry].name != 0) give_name(element);
    return number;
}

void LocksetElements::remove(ElementNumber number) {
    const LocksetElement& element = elements_[number];
    if (element.is_thread) {
        VERIFY(!element.live, "should retire a thread that has ended");
        set_number(element.thread, 0);
    } else {
        std::uint32_t entry = objects_.find(element.sync.object);
        VERIFY(objects_[entry].first_element == number, "should remove an object's elements in their order");
        objects_.touch(entry).first_element = element.next_of_object;
        syncs_.erase(key(element.sync));
    }
    elements_.remove(number);
}

}  // namespace raceproof::memory
