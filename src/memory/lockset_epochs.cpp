#include "memory/lockset_epochs.h"

#include <algorithm>
#include <utility>

#include "base/verify.h"

namespace raceproof::memory {

// Invariants, between two calls:
// - A number stands for an epoch: its thread, and through `alias_of` the set of elements that are ordered after it. Roots have
//   contents, bits and a hash; aliases have none of their own, and their keys are added up at the root.
// - Distinct roots that lack a live thread have distinct contents. They are in the list and in the index, nothing else is.
// - A root that has all live threads is `everyone`: neither in the list nor in the index, and it adds nothing to the label.
// - `current_of` of a root names the thread whose next accesses get one of its numbers; the set is then {that thread}.
// - A number that nobody uses, that has no aliases, and that is nobody's current epoch is removed.
// - The label is the sum of the contributions of all roots.

template <class Visit>
void LocksetEpochs::for_each_set(Visit visit) {
    // A set that was united with another or removed keeps its place: the walk goes on from there.
    for (SetNumber set = first_.get(); set != 0;) {
        SetNumber next = sets_[set].next;
        if (sets_[set].alias_of == 0 && !sets_[set].everyone) visit(set);
        set = next;
    }
}

Epoch LocksetEpochs::begin_epoch(ElementNumber thread) {
    VERIFY(elements_[thread].live, "should be an access of a live thread");
    std::uint64_t content = content_of(thread);
    SetNumber existing = index_.find(content);
    Thread number = elements_[thread].thread;
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
            bits_.need(sets_.end(), elements_.end() / 64 + 1);
            for (std::uint32_t word = 0; word < bits_.width(); ++word) bits_.set(set, word, 0);
            bits_.set(set, thread / 64, std::uint64_t{1} << thread % 64);
            sets_.touch(set).content = content;
            sets_.touch(set).hash.set_elements(hash_of_name(elements_[thread]));
            index_.insert(content, set);
            link(set);
        }
    }
    sets_.touch(find(set)).current_of = thread;
    elements_.touch(thread).current = set;
    return set;
}

void LocksetEpochs::end_epoch(SetNumber set) {
    ElementNumber thread = sets_[set].current_of;
    if (thread == 0) return;
    sets_.touch(set).current_of = 0;
    remove_if_unused(static_cast<SetNumber>(std::exchange(elements_.touch(thread).current, 0)));
}

void LocksetEpochs::remove_if_unused(SetNumber number) {
    const Set& set = sets_[number];
    if (set.users != 0 || set.aliases != 0) return;
    if (ElementNumber thread = sets_[find(number)].current_of; thread != 0 && elements_[thread].current == number) return;
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

void LocksetEpochs::add_key(Epoch epoch, Hash128 difference) {
    Set& set = sets_.touch(find(epoch));
    set.hash.key += difference;
    label_.touch() += times(difference, set.hash.factor);
}

void LocksetEpochs::end(ElementNumber thread) {
    if (Epoch current = elements_[thread].current; current != 0) end_epoch(find(current));
    if (elements_.live_count() == 0) return;
    for_each_set([&](SetNumber set) {
        if (has_all_live(set)) becomes_everyone(set);
    });
}

void LocksetEpochs::follow(ElementNumber to, ElementNumber from) {
    bits_.need(sets_.end(), elements_.end() / 64 + 1);
    for_each_set([&](SetNumber set) {
        if (has(set, from) && !has(set, to)) change(set, to, Change::Add);
    });
}

void LocksetEpochs::clear(ElementNumber element) {
    for_each_set([&](SetNumber set) {
        if (has(set, element)) change(set, element, Change::Remove);
    });
}

void LocksetEpochs::named(ElementNumber element) {
    Hash128 name = hash_of_name(elements_[element]);
    for_each_set([&](SetNumber set) {
        if (has(set, element)) change_name(set, name);
    });
}

void LocksetEpochs::change(SetNumber number, ElementNumber element, Change change) {
    // It stays while it is looked at, and leaves if it was there only to be used by its thread's next access.
    ++sets_.touch(number).users;
    end_epoch(number);
    if (--sets_.touch(number).users == 0 && sets_[number].aliases == 0) {
        remove_if_unused(number);
        return;
    }
    index_.erase(sets_[number].content);
    bits_.set(number, element / 64, bits_.get(number, element / 64) ^ std::uint64_t{1} << element % 64);
    Hash128 name = hash_of_name(elements_[element]);
    change_name(number, change == Change::Add ? name : Hash128{} - name);
    Set& set = sets_.touch(number);
    set.content += change == Change::Add ? content_of(element) : -content_of(element);
    if (elements_[element].live && has_all_live(number)) {
        index_.insert(set.content, number);
        becomes_everyone(number);
    } else if (SetNumber existing = index_.find(set.content); existing != 0) {
        unite(number, existing);
    } else {
        index_.insert(set.content, number);
    }
}

void LocksetEpochs::change_name(SetNumber number, Hash128 difference) {
    Set& set = sets_.touch(number);
    Hash128& label = label_.touch();
    label -= set.hash.contribution();
    set.hash.set_elements(set.hash.elements + difference);
    label += set.hash.contribution();
}

bool LocksetEpochs::has_all_live(SetNumber set) const {
    for (std::uint32_t word = 0; word < elements_.live_width(); ++word) {
        std::uint64_t live = elements_.live_words()[word];
        if (live != 0 && (word >= bits_.width() || (live & ~bits_.get(set, word)) != 0)) return false;
    }
    return true;
}

void LocksetEpochs::becomes_everyone(SetNumber number) {
    index_.erase(sets_[number].content);
    unlink(number);
    Set& set = sets_.touch(number);
    label_.touch() -= set.hash.contribution();
    set.hash.factor = {};
    set.everyone = true;
    end_epoch(number);
}

void LocksetEpochs::unite(SetNumber changed, SetNumber existing) {
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
    if (ElementNumber thread = std::exchange(lower.current_of, 0); thread != 0) upper.current_of = thread;
}

void LocksetEpochs::link(SetNumber set) {
    SetNumber next = std::exchange(first_.touch(), set);
    sets_.touch(set).next = next;
    if (next != 0) sets_.touch(next).previous = set;
}

void LocksetEpochs::unlink(SetNumber number) {
    SetNumber previous = sets_[number].previous, next = sets_[number].next;
    if (previous != 0) {
        sets_.touch(previous).next = next;
    } else {
        first_.touch() = next;
    }
    if (next != 0) sets_.touch(next).previous = previous;
}

std::vector<std::uint64_t> LocksetEpochs::elements_after(Epoch epoch) const {
    std::vector<std::uint64_t> names;
    SetNumber set = find(epoch);
    for (ElementNumber element = 1; element < elements_.end(); ++element) {
        if (elements_[element].name != 0 && has(set, element)) names.push_back(elements_[element].name);
    }
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace raceproof::memory
