#include "memory/summary_orders.h"

#include <algorithm>

namespace raceproof::memory {

namespace {

template <class Visit>
void for_each_bit(std::uint32_t word, std::uint64_t bits, Visit visit) {
    for (; bits != 0; bits &= bits - 1) visit(word * 64 + static_cast<std::uint32_t>(__builtin_ctzll(bits)));
}

}  // namespace

Order SummaryOrders::make_fresh(HolderNumber thread) {
    VERIFY(holders_[thread].live, "should be an access of a live thread");
    std::uint32_t number = columns_.add();
    make_room(holders_.end());
    rows_.set(thread, number / 64, rows_.get(thread, number / 64) | std::uint64_t{1} << number % 64);
    Column& column = columns_.touch(number);
    column.thread = holders_[thread].thread;
    column.fresh_of = thread;
    column.hash.set_holders(hash_of_name(holders_[thread]));
    holders_.touch(thread).fresh = number;
    return number;
}

void SummaryOrders::add_key(Order order, Hash128 difference) {
    Column& column = columns_.touch(static_cast<std::uint32_t>(order));
    column.hash.key += difference;
    label_.touch() += times(difference, column.hash.factor);
}

void SummaryOrders::change_holders(std::uint32_t number, Hash128 difference) {
    if (columns_[number].everyone) return;
    Column& column = columns_.touch(number);
    Hash128& label = label_.touch();
    label -= column.hash.contribution();
    column.hash.set_holders(column.hash.holders + difference);
    label += column.hash.contribution();
}

void SummaryOrders::no_longer_fresh(std::uint32_t number) {
    HolderNumber thread = columns_[number].fresh_of;
    if (thread == 0) return;
    holders_.touch(thread).fresh = 0;
    columns_.touch(number).fresh_of = 0;
    remove_if_unused(number);
}

void SummaryOrders::remove_if_unused(std::uint32_t number) {
    if (columns_[number].users != 0 || columns_[number].fresh_of != 0) return;
    make_room(holders_.end());
    for (HolderNumber holder = 0; holder < holders_.end(); ++holder) {
        rows_.set(holder, number / 64, rows_.get(holder, number / 64) & ~(std::uint64_t{1} << number % 64));
    }
    columns_.remove(number);
}

void SummaryOrders::end(HolderNumber thread) {
    if (Order fresh = holders_[thread].fresh; fresh != 0) no_longer_fresh(static_cast<std::uint32_t>(fresh));
    if (holders_.live_count() == 0) return;
    for (std::uint32_t word = 0; word < words(); ++word) find_everyone(word, ~std::uint64_t{0});
}

void SummaryOrders::follow(HolderNumber to, HolderNumber from) {
    make_room(std::max(to, from));
    Hash128 name = hash_of_name(holders_[to]);
    for (std::uint32_t word = 0; word < words(); ++word) {
        std::uint64_t old = rows_.get(to, word);
        std::uint64_t added = rows_.get(from, word) & ~old;
        if (added == 0) continue;
        rows_.set(to, word, old | added);
        for_each_bit(word, added, [&](std::uint32_t column) {
            change_holders(column, name);
            no_longer_fresh(column);
        });
        if (holders_[to].live) find_everyone(word, added);
    }
}

void SummaryOrders::find_everyone(std::uint32_t word, std::uint64_t candidates) {
    holders_.for_each_live([&](HolderNumber thread) { candidates &= rows_.get(thread, word); });
    for_each_bit(word, candidates, [&](std::uint32_t number) {
        if (columns_[number].everyone) return;
        Column& column = columns_.touch(number);
        label_.touch() -= column.hash.contribution();
        column.hash.factor = {};
        column.everyone = true;
        no_longer_fresh(number);
    });
}

void SummaryOrders::clear(HolderNumber holder) {
    make_room(holder);
    Hash128 name = hash_of_name(holders_[holder]);
    for (std::uint32_t word = 0; word < words(); ++word) {
        std::uint64_t removed = rows_.get(holder, word);
        rows_.set(holder, word, 0);
        for_each_bit(word, removed, [&](std::uint32_t column) { change_holders(column, Hash128{} - name); });
    }
}

void SummaryOrders::named(HolderNumber holder) {
    make_room(holder);
    Hash128 name = hash_of_name(holders_[holder]);
    for (std::uint32_t word = 0; word < words(); ++word) {
        for_each_bit(word, rows_.get(holder, word), [&](std::uint32_t column) { change_holders(column, name); });
    }
}

std::vector<std::uint64_t> SummaryOrders::holders_after(Order column) const {
    std::vector<std::uint64_t> names;
    for (HolderNumber holder = 1; holder < holders_.end(); ++holder) {
        if (holders_[holder].name != 0 && ordered(column, holder)) names.push_back(holders_[holder].name);
    }
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace raceproof::memory
