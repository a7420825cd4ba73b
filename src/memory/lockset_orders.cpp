#include "memory/lockset_orders.h"

#include <algorithm>
#include <utility>

#include "base/verify.h"

namespace raceproof::memory {

template <class Visit>
void LocksetOrders::for_each_set(Visit visit) {
    // A set that was united with another or removed keeps its place: the walk goes on from there.
    for (SetNumber set = first_.get(); set != 0;) {
        SetNumber next = sets_[set].next;
        if (sets_[set].alias_of == 0 && !sets_[set].everyone) visit(set);
        set = next;
    }
}

Order LocksetOrders::make_fresh(HolderNumber thread) {
    VERIFY(holders_[thread].live, "should be an access of a live thread");
    std::uint64_t content = content_of(thread);
    SetNumber existing = index_.find(content);
    Thread number = holders_[thread].thread;
    SetNumber set = existing;
    if (existing == 0 || sets_[existing].thread != number) {
        set = sets_.add();
        sets_.touch(set).thread = number;
        if (existing != 0) {
            sets_.touch(set).alias_of = existing;
            Set& root = sets_.touch(existing);
            ++root.aliases;
            root.rank = std::max(root.rank, 1u);
        } else {
            bits_.need(sets_.end(), holders_.end() / 64 + 1);
            for (std::uint32_t word = 0; word < bits_.width(); ++word) bits_.set(set, word, 0);
            bits_.set(set, thread / 64, std::uint64_t{1} << thread % 64);
            sets_.touch(set).content = content;
            sets_.touch(set).hash.set_holders(hash_of_name(holders_[thread]));
            index_.insert(content, set);
            link(set);
        }
    }
    sets_.touch(find(set)).fresh_of = thread;
    holders_.touch(thread).fresh = set;
    return set;
}

void LocksetOrders::no_longer_fresh(SetNumber set) {
    HolderNumber thread = sets_[set].fresh_of;
    if (thread == 0) return;
    sets_.touch(set).fresh_of = 0;
    remove_if_unused(static_cast<SetNumber>(std::exchange(holders_.touch(thread).fresh, 0)));
}

void LocksetOrders::remove_if_unused(SetNumber number) {
    const Set& set = sets_[number];
    if (set.users != 0 || set.aliases != 0) return;
    if (HolderNumber thread = sets_[find(number)].fresh_of; thread != 0 && holders_[thread].fresh == number) return;
    if (SetNumber root = set.alias_of; root != 0) {
        sets_.remove(number);
        --sets_.touch(root).aliases;
        remove_if_unused(root);
        return;
    }
    if (!set.everyone) {
        index_.erase(set.content);
        unlink(number);
    }
    sets_.remove(number);
}

void LocksetOrders::add_key(Order order, Hash128 difference) {
    Set& set = sets_.touch(find(order));
    set.hash.key += difference;
    label_.touch() += times(difference, set.hash.factor);
}

void LocksetOrders::end(HolderNumber thread) {
    if (Order fresh = holders_[thread].fresh; fresh != 0) no_longer_fresh(find(fresh));
    if (holders_.live_count() == 0) return;
    for_each_set([&](SetNumber set) {
        if (has_all_live(set)) becomes_everyone(set);
    });
}

void LocksetOrders::follow(HolderNumber to, HolderNumber from) {
    bits_.need(sets_.end(), holders_.end() / 64 + 1);
    for_each_set([&](SetNumber set) {
        if (has(set, from) && !has(set, to)) change(set, to, Change::Add);
    });
}

void LocksetOrders::clear(HolderNumber holder) {
    for_each_set([&](SetNumber set) {
        if (has(set, holder)) change(set, holder, Change::Remove);
    });
}

void LocksetOrders::named(HolderNumber holder) {
    Hash128 name = hash_of_name(holders_[holder]);
    for_each_set([&](SetNumber set) {
        if (has(set, holder)) change_name(set, name);
    });
}

void LocksetOrders::change(SetNumber number, HolderNumber holder, Change change) {
    // It stays while it is looked at, and leaves if it was there only to be used by its thread's next access.
    ++sets_.touch(number).users;
    no_longer_fresh(number);
    if (--sets_.touch(number).users == 0 && sets_[number].aliases == 0) {
        remove_if_unused(number);
        return;
    }
    index_.erase(sets_[number].content);
    bits_.set(number, holder / 64, bits_.get(number, holder / 64) ^ std::uint64_t{1} << holder % 64);
    Hash128 name = hash_of_name(holders_[holder]);
    change_name(number, change == Change::Add ? name : Hash128{} - name);
    Set& set = sets_.touch(number);
    set.content += change == Change::Add ? content_of(holder) : -content_of(holder);
    if (holders_[holder].live && has_all_live(number)) {
        index_.insert(set.content, number);
        becomes_everyone(number);
    } else if (SetNumber existing = index_.find(set.content); existing != 0) {
        unite(number, existing);
    } else {
        index_.insert(set.content, number);
    }
}

void LocksetOrders::change_name(SetNumber number, Hash128 difference) {
    Set& set = sets_.touch(number);
    Hash128& label = label_.touch();
    label -= set.hash.contribution();
    set.hash.set_holders(set.hash.holders + difference);
    label += set.hash.contribution();
}

bool LocksetOrders::has_all_live(SetNumber set) const {
    for (std::uint32_t word = 0; word < holders_.live_width(); ++word) {
        std::uint64_t live = holders_.live_words()[word];
        if (live != 0 && (word >= bits_.width() || (live & ~bits_.get(set, word)) != 0)) return false;
    }
    return true;
}

void LocksetOrders::becomes_everyone(SetNumber number) {
    index_.erase(sets_[number].content);
    unlink(number);
    Set& set = sets_.touch(number);
    label_.touch() -= set.hash.contribution();
    set.hash.factor = {};
    set.everyone = true;
    no_longer_fresh(number);
}

void LocksetOrders::unite(SetNumber changed, SetNumber existing) {
    VERIFY(std::equal(bits_.row(changed), bits_.row(changed) + bits_.width(), bits_.row(existing)), "should unite equal sets");
    SetNumber root = existing, alias = changed;
    if (sets_[root].rank < sets_[alias].rank) {
        std::swap(root, alias);
        index_.erase(sets_[root].content);
        index_.insert(sets_[root].content, root);
    }
    unlink(alias);
    Set& upper = sets_.touch(root);
    Set& lower = sets_.touch(alias);
    lower.alias_of = root;
    ++upper.aliases;
    if (upper.rank == lower.rank) ++upper.rank;
    // Equal sets have equal factors, so the label stays.
    upper.hash.key += std::exchange(lower.hash.key, {});
    if (HolderNumber thread = std::exchange(lower.fresh_of, 0); thread != 0) upper.fresh_of = thread;
}

void LocksetOrders::link(SetNumber set) {
    SetNumber next = std::exchange(first_.touch(), set);
    sets_.touch(set).next = next;
    if (next != 0) sets_.touch(next).previous = set;
}

void LocksetOrders::unlink(SetNumber number) {
    SetNumber previous = sets_[number].previous, next = sets_[number].next;
    if (previous != 0) {
        sets_.touch(previous).next = next;
    } else {
        first_.touch() = next;
    }
    if (next != 0) sets_.touch(next).previous = previous;
}

std::vector<std::uint64_t> LocksetOrders::holders_after(Order order) const {
    std::vector<std::uint64_t> names;
    SetNumber set = find(order);
    for (HolderNumber holder = 1; holder < holders_.end(); ++holder) {
        if (holders_[holder].name != 0 && has(set, holder)) names.push_back(holders_[holder].name);
    }
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace raceproof::memory
