#include "search/reduction/futures.h"

#include <algorithm>
#include <utility>

#include "base/hash128.h"

namespace raceproof::search {

namespace {

std::uint64_t pair(SetTable::Id left, std::uint32_t right) { return static_cast<std::uint64_t>(left) << 32 | right; }

// If the first is made before the second, by another thread, is that so in every equivalent execution?
bool orders(const Access& first, const Access& second) {
    if (first.location != second.location || second.mode == AccessMode::Unlock) return false;
    return first.mode != AccessMode::Read || second.mode != AccessMode::Read;
}

}  // namespace

std::size_t Futures::HashOf::operator()(const Cause& cause) const {
    std::uint64_t kind = cause.is_thread ? UINT64_MAX : static_cast<std::uint64_t>(cause.access.mode);
    return mix64(cause.is_thread ? cause.thread_name : cause.access.location, kind);
}

std::size_t Futures::HashOf::operator()(const Element& element) const {
    return mix64(element.thread_name, pair(element.causes, element.access));
}

std::uint32_t Futures::number_of(const Cause& cause) {
    auto [entry, is_new] = cause_numbers_.try_emplace(cause, static_cast<std::uint32_t>(causes_.size()));
    if (is_new) causes_.push_back(cause);
    return entry->second;
}

std::uint32_t Futures::number_of(const Element& element) {
    auto [entry, is_new] = element_numbers_.try_emplace(element, static_cast<std::uint32_t>(elements_.size()));
    if (is_new) elements_.push_back(element);
    return entry->second;
}

// Not a set, but stored once all the same.
SetTable::Id Futures::key_of(const Step& step) {
    std::vector<std::uint32_t> key{number_of(Cause{true, step.thread_name, {}}), static_cast<std::uint32_t>(step.at_once)};
    for (const Access& access : step.accesses) key.push_back(number_of(access));
    for (std::uint64_t started : step.started) key.push_back(number_of(Cause{true, started, {}}));
    return steps_.intern(std::move(key));
}

bool Futures::is_caused(const Element& element, const Step& step) const {
    auto is_ordered = [&](const Access& access) {
        return std::any_of(step.accesses.begin(), step.accesses.end(),
                           [&](const Access& earlier) { return orders(earlier, access); });
    };
    auto is_thread = [&](std::uint64_t name) {
        return name == step.thread_name || std::find(step.started.begin(), step.started.end(), name) != step.started.end();
    };
    // What unlocks is no reason to think that the lock before it could not be overtaken.
    const Access& own = causes_[element.access].access;
    auto overtakes = [&](const Access& earlier) { return orders(earlier, own) && earlier.mode != AccessMode::Unlock; };
    if (is_thread(element.thread_name) || std::any_of(step.accesses.begin(), step.accesses.end(), overtakes)) return true;
    std::span<const std::uint32_t> numbers = cause_sets_.elements(element.causes);
    return std::any_of(numbers.begin(), numbers.end(), [&](std::uint32_t number) {
        const Cause& cause = causes_[number];
        return cause.is_thread ? is_thread(cause.thread_name) : is_ordered(cause.access);
    });
}

Futures::Id Futures::prepend(const Step& step, Id after) {
    if (step.waited_for_all) return pending_in(after, step.thread_name);
    std::uint64_t key = pair(after, static_cast<std::uint32_t>(key_of(step)));
    if (auto known = prepended_.find(key); known != prepended_.end()) return known->second;

    std::vector<std::uint32_t> result, causes;
    for (std::size_t i = 0; i < step.accesses.size(); ++i) {
        const Access& access = step.accesses[i];
        std::sort(causes.begin(), causes.end());
        SetTable::Id before = i < step.at_once ? SetTable::kEmpty : cause_sets_.intern(causes);
        result.push_back(number_of(Element{step.thread_name, number_of(access), before}));
        bool is_cause = access.mode != AccessMode::Unlock && access.location != kEverything;
        if (is_cause) causes.push_back(number_of(access));
    }
    causes.push_back(number_of(Cause{true, step.thread_name, {}}));
    std::sort(causes.begin(), causes.end());
    causes.erase(std::unique(causes.begin(), causes.end()), causes.end());
    SetTable::Id own = cause_sets_.intern(causes);
    for (std::uint32_t number : sets_.elements(after)) {
        Element element = elements_[number];
        if (is_caused(element, step)) element.causes = cause_sets_.unite(element.causes, own);
        result.push_back(number_of(element));
    }
    Id id = normalised(std::move(result));
    prepended_.emplace(key, id);
    return id;
}

// Of what follows a step that waited for all others: only what threads were waiting to do all the time.
Futures::Id Futures::pending_in(Id after, std::uint64_t thread_name) {
    std::vector<std::uint32_t> result;
    for (std::uint32_t number : sets_.elements(after)) {
        const Element& element = elements_[number];
        std::span<const std::uint32_t> causes = cause_sets_.elements(element.causes);
        bool is_first = std::none_of(causes.begin(), causes.end(), [&](std::uint32_t cause) {
            return causes_[cause].is_thread && causes_[cause].thread_name == element.thread_name;
        });
        if (is_first && element.thread_name != thread_name) result.push_back(number);
    }
    return normalised(std::move(result));
}

Futures::Id Futures::unite(Id left, Id right) {
    if (left == right || right == kNothing) return left;
    if (left == kNothing) return right;
    if (right < left) std::swap(left, right);
    std::uint64_t key = pair(left, static_cast<std::uint32_t>(right));
    if (auto known = unions_.find(key); known != unions_.end()) return known->second;
    std::span<const std::uint32_t> first = sets_.elements(left), second = sets_.elements(right);
    std::vector<std::uint32_t> both(first.begin(), first.end());
    both.insert(both.end(), second.begin(), second.end());
    Id id = normalised(std::move(both));
    unions_.emplace(key, id);
    return id;
}

Futures::Id Futures::without_causes(Id future) {
    auto [entry, is_new] = without_causes_.try_emplace(static_cast<std::uint64_t>(future), kNothing);
    if (!is_new) return entry->second;
    std::vector<std::uint32_t> result;
    for (std::uint32_t number : sets_.elements(future)) {
        Element element = elements_[number];
        element.causes = SetTable::kEmpty;
        result.push_back(number_of(element));
    }
    Id id = normalised(std::move(result));
    return without_causes_[static_cast<std::uint64_t>(future)] = id;
}

Futures::Id Futures::normalised(std::vector<std::uint32_t> found) {
    std::sort(found.begin(), found.end(), [this](std::uint32_t left, std::uint32_t right) {
        const Element &a = elements_[left], &b = elements_[right];
        return a.thread_name != b.thread_name ? a.thread_name < b.thread_name : a.access < b.access;
    });
    auto is_same_access = [this](const Element& element, std::uint32_t other) {
        return elements_[other].thread_name == element.thread_name && elements_[other].access == element.access;
    };
    std::vector<std::uint32_t> result;
    for (std::size_t i = 0; i < found.size();) {
        Element element = elements_[found[i]];
        for (++i; i < found.size() && is_same_access(element, found[i]); ++i)
            element.causes = cause_sets_.intersect(element.causes, elements_[found[i]].causes);
        result.push_back(number_of(element));
    }
    return sets_.intern(std::move(result));
}

}  // namespace raceproof::search
