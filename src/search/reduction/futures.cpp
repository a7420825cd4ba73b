#include "search/reduction/futures.h"

#include <algorithm>
#include <utility>

#include "base/hash128.h"

namespace raceproof::search {

namespace {

template <class Id>
std::uint32_t number(Id id) {
    return static_cast<std::uint32_t>(id);
}

// A step of many accesses gives what follows so many of them as causes, and each its own later ones. To know fewer is always
// right, and the first are the most telling: what was locked.
constexpr std::size_t kMaximumCauses = 32, kMaximumOwnCauses = 8;

// If the first is made before the second, by another thread, is that so in every equivalent execution?
bool orders(const Access& first, const Access& second) {
    if (first.location != second.location || second.mode == AccessMode::Unlock) return false;
    return first.mode != AccessMode::Read || second.mode != AccessMode::Read;
}

}  // namespace

std::size_t Futures::HashOfCause::operator()(const Cause& cause) const {
    std::uint64_t kind = cause.is_thread ? UINT64_MAX : static_cast<std::uint64_t>(cause.access.mode);
    return mix64(cause.is_thread ? cause.thread_name : cause.access.location, kind);
}

std::uint32_t Futures::number_of(const Cause& cause) {
    auto [entry, is_new] = cause_numbers_.try_emplace(cause, static_cast<std::uint32_t>(causes_.size()));
    if (is_new) causes_.push_back(cause);
    return entry->second;
}

Futures::StepId Futures::add(const Step& step) {
    key_.assign({number_of_thread(step.thread_name), static_cast<std::uint32_t>(step.at_once), step.waited_for_all});
    for (const Access& access : step.accesses) key_.push_back(number_of(access));
    for (std::uint64_t started : step.started) key_.push_back(number_of_thread(started));
    SetTable::Id key = step_keys_.intern(key_);
    if (number(key) == steps_.size()) steps_.push_back(facts_of(step));
    return StepId{number(key)};
}

Futures::StepFacts Futures::facts_of(const Step& step) {
    StepFacts facts{number_of_thread(step.thread_name), {}, step.accesses, step.waited_for_all, {}, {}};
    for (std::uint64_t started : step.started) facts.started.push_back(number_of_thread(started));
    std::vector<Element> elements;
    std::vector<std::uint32_t> causes;
    SetTable::Id before = SetTable::kEmpty;
    for (std::size_t i = 0; i < step.accesses.size(); ++i) {
        const Access& access = step.accesses[i];
        if (i <= kMaximumOwnCauses) {
            std::vector<std::uint32_t> sorted = causes;
            std::sort(sorted.begin(), sorted.end());
            sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
            before = i < step.at_once ? SetTable::kEmpty : cause_sets_.intern(sorted);
        }
        elements.push_back({number_of(access), before, i < step.at_once || access.mode == AccessMode::Lock});
        bool is_cause = access.mode != AccessMode::Unlock && access.location != kEverything;
        if (is_cause && causes.size() < kMaximumCauses) causes.push_back(number_of(access));
    }
    // Of accesses that are made twice, the first is the one with fewer causes.
    std::ranges::stable_sort(elements, {}, &Element::access);
    auto [again, end] = std::ranges::unique(elements, {}, &Element::access);
    elements.erase(again, end);
    begin_part(facts.thread);
    for (const Element& element : elements) add_element(element);
    facts.first = end_part();
    causes.push_back(facts.thread);
    std::sort(causes.begin(), causes.end());
    causes.erase(std::unique(causes.begin(), causes.end()), causes.end());
    facts.causes = cause_sets_.intern(causes);
    return facts;
}

bool Futures::is_caused(std::uint32_t thread, const Element& element, const StepFacts& step) const {
    auto is_ordered = [&](const Access& access) {
        return std::any_of(step.accesses.begin(), step.accesses.end(),
                           [&](const Access& earlier) { return orders(earlier, access); });
    };
    auto is_of = [&](std::uint32_t other) {
        return other == step.thread || std::find(step.started.begin(), step.started.end(), other) != step.started.end();
    };
    if (is_of(thread)) return true;
    // If the operation waits, the step may be what it waits for, and what it waited because of came before.
    if (!element.may_wait && is_ordered(causes_[element.access].access)) return true;
    std::span<const std::uint32_t> numbers = cause_sets_.elements(element.causes);
    return std::any_of(numbers.begin(), numbers.end(), [&](std::uint32_t cause) {
        return causes_[cause].is_thread ? is_of(cause) : is_ordered(causes_[cause].access);
    });
}

// The part, after the step.
Futures::Part Futures::continued(Part part, StepId step) {
    if (std::uint32_t known = continued_.find(number(part), number(step)); known != PairMap::kUnknown) return Part{known};
    const StepFacts& facts = steps_[number(step)];
    std::uint32_t thread = thread_of(part);
    begin_part(thread);
    for (std::size_t i = 0; i < count(part); ++i) {
        Element element = element_of(part, i);
        if (is_caused(thread, element, facts)) element.causes = cause_sets_.unite(element.causes, facts.causes);
        add_element(element);
    }
    Part result = end_part();
    continued_.insert(number(part), number(step), number(result));
    return result;
}

Futures::Part Futures::united(Part left, Part right) {
    if (left == right) return left;
    if (right < left) std::swap(left, right);
    if (std::uint32_t known = united_.find(number(left), number(right)); known != PairMap::kUnknown) return Part{known};
    begin_part(thread_of(left));
    std::size_t i = 0, k = 0, left_end = count(left), right_end = count(right);
    while (i < left_end && k < right_end) {
        Element first = element_of(left, i), second = element_of(right, k);
        if (first.access == second.access) {
            add_element({first.access, cause_sets_.intersect(first.causes, second.causes), first.may_wait || second.may_wait});
            ++i;
            ++k;
        } else if (first.access < second.access) {
            add_element(first);
            ++i;
        } else {
            add_element(second);
            ++k;
        }
    }
    for (; i < left_end; ++i) add_element(element_of(left, i));
    for (; k < right_end; ++k) add_element(element_of(right, k));
    Part result = end_part();
    united_.insert(number(left), number(right), number(result));
    return result;
}

Futures::Id Futures::prepend(StepId step, Id after) {
    const StepFacts& facts = steps_[number(step)];
    if (facts.waited_for_all) return pending_in(after, facts.thread);
    if (std::uint32_t known = prepended_.find(number(after), number(step)); known != PairMap::kUnknown) return Id{known};
    future_.clear();
    bool is_there = false;  // the part of the step's thread
    auto add_first = [&] {
        if (!std::exchange(is_there, true)) future_.push_back(number(facts.first));
    };
    for (std::uint32_t part : futures_.elements(after)) {
        std::uint32_t thread = thread_of(Part{part});
        if (thread > facts.thread) add_first();
        Part later = continued(Part{part}, step);
        if (thread == facts.thread) {
            later = united(facts.first, later);
            is_there = true;
        }
        future_.push_back(number(later));
    }
    add_first();
    Id id = futures_.intern(future_);
    prepended_.insert(number(after), number(step), number(id));
    return id;
}

// Of what follows a step that waited for all others: only what threads were waiting to do all the time.
Futures::Id Futures::pending_in(Id after, std::uint32_t thread) {
    future_.clear();
    for (std::uint32_t part : futures_.elements(after)) {
        std::uint32_t own = thread_of(Part{part});
        if (own == thread) continue;
        begin_part(own);
        for (std::size_t i = 0; i < count(Part{part}); ++i) {
            Element element = element_of(Part{part}, i);
            std::span<const std::uint32_t> causes = cause_sets_.elements(element.causes);
            if (std::find(causes.begin(), causes.end(), own) == causes.end()) add_element(element);
        }
        future_.push_back(number(end_part()));
    }
    return futures_.intern(future_);
}

Futures::Id Futures::unite(Id left, Id right) {
    if (left == right || right == kNothing) return left;
    if (left == kNothing) return right;
    if (right < left) std::swap(left, right);
    if (std::uint32_t known = unions_.find(number(left), number(right)); known != PairMap::kUnknown) return Id{known};
    future_.clear();
    std::span<const std::uint32_t> first = futures_.elements(left), second = futures_.elements(right);
    std::size_t i = 0, k = 0;
    while (i < first.size() && k < second.size()) {
        std::uint32_t first_thread = thread_of(Part{first[i]}), second_thread = thread_of(Part{second[k]});
        if (first_thread == second_thread)
            future_.push_back(number(united(Part{first[i++]}, Part{second[k++]})));
        else
            future_.push_back(first_thread < second_thread ? first[i++] : second[k++]);
    }
    future_.insert(future_.end(), first.begin() + static_cast<std::ptrdiff_t>(i), first.end());
    future_.insert(future_.end(), second.begin() + static_cast<std::ptrdiff_t>(k), second.end());
    Id id = futures_.intern(future_);
    unions_.insert(number(left), number(right), number(id));
    return id;
}

Futures::Id Futures::without_causes(Id future) {
    auto [entry, is_new] = without_causes_.try_emplace(number(future), kNothing);
    if (!is_new) return entry->second;
    future_.clear();
    for (std::uint32_t part : futures_.elements(future)) {
        begin_part(thread_of(Part{part}));
        for (std::size_t i = 0; i < count(Part{part}); ++i) {
            Element element = element_of(Part{part}, i);
            add_element({element.access, SetTable::kEmpty, element.may_wait});
        }
        future_.push_back(number(end_part()));
    }
    return entry->second = futures_.intern(future_);
}

}  // namespace raceproof::search
