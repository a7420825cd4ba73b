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
    return mix64(element.thread_name, pair(element.causes, element.access)) + element.may_wait;
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
    if (is_thread(element.thread_name)) return true;
    // If the operation waits, the step may be what it waits for, and what it waited because of came before.
    if (!element.may_wait && is_ordered(causes_[element.access].access)) return true;
    std::span<const std::uint32_t> numbers = cause_sets_.elements(element.causes);
    return std::any_of(numbers.begin(), numbers.end(), [&](std::uint32_t number) {
        const Cause& cause = causes_[number];
        return cause.is_thread ? is_thread(cause.thread_name) : is_ordered(cause.access);
    });
}

std::uint32_t Futures::continued(std::uint32_t number, const Step& step, SetTable::Id key, SetTable::Id own) {
    auto step_number = static_cast<std::uint32_t>(key);
    if (std::uint32_t known = continued_.find(number, step_number); known != PairMap::kUnknown) return known;
    Element element = elements_[number];
    if (is_caused(element, step)) element.causes = cause_sets_.unite(element.causes, own);
    std::uint32_t result = number_of(element);
    continued_.insert(number, step_number, result);
    return result;
}

Futures::Id Futures::prepend(const Step& step, Id after) {
    if (step.waited_for_all) return pending_in(after, step.thread_name);
    SetTable::Id key = key_of(step);
    auto after_number = static_cast<std::uint32_t>(after), step_number = static_cast<std::uint32_t>(key);
    if (std::uint32_t known = prepended_.find(after_number, step_number); known != PairMap::kUnknown) return Id{known};

    std::vector<std::uint32_t> first, causes;
    for (std::size_t i = 0; i < step.accesses.size(); ++i) {
        const Access& access = step.accesses[i];
        std::sort(causes.begin(), causes.end());
        SetTable::Id before = i < step.at_once ? SetTable::kEmpty : cause_sets_.intern(causes);
        bool may_wait = i < step.at_once || access.mode == AccessMode::Lock;
        first.push_back(number_of(Element{step.thread_name, number_of(access), before, may_wait}));
        bool is_cause = access.mode != AccessMode::Unlock && access.location != kEverything;
        if (is_cause) causes.push_back(number_of(access));
    }
    sort_and_merge(first);
    causes.push_back(number_of(Cause{true, step.thread_name, {}}));
    std::sort(causes.begin(), causes.end());
    causes.erase(std::unique(causes.begin(), causes.end()), causes.end());
    SetTable::Id own = cause_sets_.intern(causes);
    std::vector<std::uint32_t> later;
    for (std::uint32_t number : sets_.elements(after)) later.push_back(continued(number, step, key, own));
    Id id = merged(first, later);
    prepended_.insert(after_number, step_number, static_cast<std::uint32_t>(id));
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
    return sets_.intern(std::move(result));
}

Futures::Id Futures::unite(Id left, Id right) {
    if (left == right || right == kNothing) return left;
    if (left == kNothing) return right;
    if (right < left) std::swap(left, right);
    auto left_number = static_cast<std::uint32_t>(left), right_number = static_cast<std::uint32_t>(right);
    if (std::uint32_t known = unions_.find(left_number, right_number); known != PairMap::kUnknown) return Id{known};
    Id id = merged(sets_.elements(left), sets_.elements(right));
    unions_.insert(left_number, right_number, static_cast<std::uint32_t>(id));
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
    Id id = sets_.intern(std::move(result));
    return without_causes_[static_cast<std::uint64_t>(future)] = id;
}

bool Futures::is_less(std::uint32_t left, std::uint32_t right) const {
    const Element &a = elements_[left], &b = elements_[right];
    return a.thread_name != b.thread_name ? a.thread_name < b.thread_name : a.access < b.access;
}

Futures::Id Futures::merged(std::span<const std::uint32_t> left, std::span<const std::uint32_t> right) {
    std::vector<std::uint32_t> result;
    result.reserve(left.size() + right.size());
    std::size_t i = 0, k = 0;
    while (i < left.size() && k < right.size()) {
        if (left[i] == right[k]) {
            result.push_back(left[i++]);
            ++k;
        } else if (is_less(left[i], right[k])) {
            result.push_back(left[i++]);
        } else if (is_less(right[k], left[i])) {
            result.push_back(right[k++]);
        } else {
            Element both = elements_[left[i++]];
            both.causes = cause_sets_.intersect(both.causes, elements_[right[k]].causes);
            both.may_wait |= elements_[right[k++]].may_wait;
            result.push_back(number_of(both));
        }
    }
    result.insert(result.end(), left.begin() + static_cast<std::ptrdiff_t>(i), left.end());
    result.insert(result.end(), right.begin() + static_cast<std::ptrdiff_t>(k), right.end());
    return sets_.intern(std::move(result));
}

// Of accesses that are made twice, the first is the one with fewer causes.
void Futures::sort_and_merge(std::vector<std::uint32_t>& elements) {
    auto less = [this](std::uint32_t left, std::uint32_t right) { return is_less(left, right); };
    auto same = [this](std::uint32_t left, std::uint32_t right) { return !is_less(left, right) && !is_less(right, left); };
    std::stable_sort(elements.begin(), elements.end(), less);
    elements.erase(std::unique(elements.begin(), elements.end(), same), elements.end());
}

}  // namespace raceproof::search
