#include "memory/clock_epochs.h"

#include <algorithm>

#include "base/verify.h"

namespace raceproof::memory {

void ClockEpochs::begin(ElementNumber thread) {
    std::uint32_t slot = slots_.touch()++;
    clocks_.need(std::max(elements_.end(), thread + 1), slot + 1);
    clocks_.set(thread, slot, 1);
    if (threads_.size() <= slot) threads_.resize(slot + 1);
    threads_[slot] = elements_[thread].thread;
    elements_.touch(thread).current = epoch(slot, 1);
}

void ClockEpochs::follow(ElementNumber to, ElementNumber from) {
    clocks_.need(elements_.end(), slots_.get());
    for (std::uint32_t slot = 0; slot < slots_.get(); ++slot) {
        clocks_.set(to, slot, std::max(clocks_.get(to, slot), clocks_.get(from, slot)));
    }
    if (!elements_[from].live) return;
    LocksetElement& thread = elements_.touch(from);
    std::uint32_t slot = slot_of(thread.current);
    Count count = count_of(thread.current) + 1;
    VERIFY(count != 0, "should count the releases of a thread");
    thread.current = epoch(slot, count);
    clocks_.set(from, slot, count);
}

void ClockEpochs::clear(ElementNumber element) {
    clocks_.need(elements_.end(), slots_.get());
    for (std::uint32_t slot = 0; slot < slots_.get(); ++slot) clocks_.set(element, slot, 0);
}

bool ClockEpochs::everyone(Epoch epoch) const {
    bool all = true;
    elements_.for_each_live([&](ElementNumber thread) { all &= ordered(epoch, thread); });
    return all;
}

void ClockEpochs::add_key(Epoch epoch, Hash128 difference) {
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

Hash128 ClockEpochs::label() const {
    Hash128 label;
    epochs_.for_each([&](Epoch epoch, std::uint32_t number) {
        if (everyone(epoch)) return;
        Hash128 names;
        for (ElementNumber element = 1; element < elements_.end(); ++element)
            if (ordered(epoch, element)) names += hash_of_name(elements_[element]);
        SetHash hash{keys_[number].sum};
        hash.set_elements(names);
        label += hash.contribution();
    });
    return label;
}

std::vector<std::uint64_t> ClockEpochs::elements_after(Epoch epoch) const {
    std::vector<std::uint64_t> names;
    for (ElementNumber element = 1; element < elements_.end(); ++element)
        if (elements_[element].name != 0 && ordered(epoch, element)) names.push_back(elements_[element].name);
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace raceproof::memory
