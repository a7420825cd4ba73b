#include "memory/summary_epochs.h"

#include <algorithm>

namespace raceproof::memory {

namespace {

template <class Visit>
void for_each_bit(std::uint32_t word, std::uint64_t bits, Visit visit) {
    for (; bits != 0; bits &= bits - 1) visit(word * 64 + static_cast<std::uint32_t>(__builtin_ctzll(bits)));
}

}  // namespace

Epoch SummaryEpochs::begin_epoch(ElementNumber thread) {
    VERIFY(elements_[thread].live, "should be an access of a live thread");
    std::uint32_t number = columns_.add();
    make_room(elements_.end());
    rows_.set(thread, number / 64, rows_.get(thread, number / 64) | std::uint64_t{1} << number % 64);
    Column& column = columns_.touch(number);
    column.thread = elements_[thread].thread;
    column.current_of = thread;
    column.hash.set_elements(hash_of_name(elements_[thread]));
    elements_.touch(thread).current = number;
    return number;
}

void SummaryEpochs::add_key(Epoch epoch, Hash128 difference) {
    Column& column = columns_.touch(static_cast<std::uint32_t>(epoch));
    column.hash.key += difference;
    label_.touch() += times(difference, column.hash.factor);
}

void SummaryEpochs::change_elements(std::uint32_t number, Hash128 difference) {
    if (columns_[number].everyone) return;
    Column& column = columns_.touch(number);
    Hash128& label = label_.touch();
    label -= column.hash.contribution();
    column.hash.set_elements(column.hash.elements + difference);
    label += column.hash.contribution();
}

void SummaryEpochs::end_epoch(std::uint32_t number) {
    ElementNumber thread = columns_[number].current_of;
    if (thread == 0) return;
    elements_.touch(thread).current = 0;
    columns_.touch(number).current_of = 0;
    remove_if_unused(number);
}

void SummaryEpochs::remove_if_unused(std::uint32_t number) {
    if (columns_[number].users != 0 || columns_[number].current_of != 0) return;
    make_room(elements_.end());
    for (ElementNumber element = 0; element < elements_.end(); ++element) {
        rows_.set(element, number / 64, rows_.get(element, number / 64) & ~(std::uint64_t{1} << number % 64));
    }
    columns_.remove(number);
}

void SummaryEpochs::end(ElementNumber thread) {
    if (Epoch current = elements_[thread].current; current != 0) end_epoch(static_cast<std::uint32_t>(current));
    if (elements_.live_count() == 0) return;
    for (std::uint32_t word = 0; word < words(); ++word) find_everyone(word, ~std::uint64_t{0});
}

void SummaryEpochs::follow(ElementNumber to, ElementNumber from) {
    make_room(std::max(to, from));
    Hash128 name = hash_of_name(elements_[to]);
    for (std::uint32_t word = 0; word < words(); ++word) {
        std::uint64_t old = rows_.get(to, word);
        std::uint64_t added = rows_.get(from, word) & ~old;
        if (added == 0) continue;
        rows_.set(to, word, old | added);
        for_each_bit(word, added, [&](std::uint32_t column) {
            change_elements(column, name);
            end_epoch(column);
        });
        if (elements_[to].live) find_everyone(word, added);
    }
}

void SummaryEpochs::find_everyone(std::uint32_t word, std::uint64_t candidates) {
    elements_.for_each_live([&](ElementNumber thread) { candidates &= rows_.get(thread, word); });
    for_each_bit(word, candidates, [&](std::uint32_t number) {
        if (columns_[number].everyone) return;
        Column& column = columns_.touch(number);
        label_.touch() -= column.hash.contribution();
        column.hash.factor = {};
        column.everyone = true;
        end_epoch(number);
    });
}

void SummaryEpochs::clear(ElementNumber element) {
    make_room(element);
    Hash128 name = hash_of_name(elements_[element]);
    for (std::uint32_t word = 0; word < words(); ++word) {
        std::uint64_t removed = rows_.get(element, word);
        rows_.set(element, word, 0);
        for_each_bit(word, removed, [&](std::uint32_t column) { change_elements(column, Hash128{} - name); });
    }
}

void SummaryEpochs::named(ElementNumber element) {
    make_room(element);
    Hash128 name = hash_of_name(elements_[element]);
    for (std::uint32_t word = 0; word < words(); ++word) {
        for_each_bit(word, rows_.get(element, word), [&](std::uint32_t column) { change_elements(column, name); });
    }
}

std::vector<std::uint64_t> SummaryEpochs::elements_after(Epoch column) const {
    std::vector<std::uint64_t> names;
    for (ElementNumber element = 1; element < elements_.end(); ++element) {
        if (elements_[element].name != 0 && ordered(column, element)) names.push_back(elements_[element].name);
    }
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace raceproof::memory
