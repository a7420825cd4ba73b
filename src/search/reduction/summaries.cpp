#include "search/reduction/summaries.h"

#include <algorithm>
#include <utility>

namespace raceproof::search {

namespace {

template <class Id>
std::uint32_t number(Id id) {
    return static_cast<std::uint32_t>(id);
}

// To know fewer causes is always right.
constexpr std::size_t kMaximumCauses = 32;

}  // namespace

const Summaries::StepFacts& Summaries::facts_of(StepId step) {
    while (facts_.size() <= number(step)) facts_.push_back(make_facts(steps_[StepId{static_cast<std::uint32_t>(facts_.size())}]));
    return facts_[number(step)];
}

Summaries::StepFacts Summaries::make_facts(const StepRecord& step) {
    StepFacts facts{causes_.number_of_thread(step.thread_name), {}, {}, {}};
    for (std::uint64_t started : step.started) facts.started.push_back(causes_.number_of_thread(started));
    std::vector<Element> elements;
    std::vector<std::uint32_t> locks;  // ascending
    for (std::size_t i = 0; i < step.accesses.size(); ++i) {
        const Access& access = step.accesses[i];
        bool is_at_once = i < step.at_once, is_lock = access.mode == AccessMode::Lock;
        SetTable::Id before = is_at_once ? SetTable::kEmpty : cause_sets_.intern(locks);
        std::uint32_t number = causes_.number_of(access);
        elements.push_back({number, before, is_at_once || is_lock, /*is_first=*/true, /*is_later=*/false});
        auto place = std::ranges::lower_bound(locks, number);
        bool is_new = place == locks.end() || *place != number;
        if (is_lock && is_new && locks.size() < kMaximumCauses) locks.insert(place, number);
    }
    // Of accesses that are made twice, the first is the one with fewer causes.
    std::ranges::stable_sort(elements, {}, &Element::access);
    auto [again, end] = std::ranges::unique(elements, {}, &Element::access);
    elements.erase(again, end);
    begin_part(facts.thread);
    for (const Element& element : elements) add_element(element);
    facts.first = end_part();
    locks.insert(std::ranges::lower_bound(locks, facts.thread), facts.thread);
    facts.causes = cause_sets_.intern(locks);
    return facts;
}

bool Summaries::is_of(StepId step, std::uint32_t thread) const {
    const StepFacts& facts = facts_[number(step)];
    return thread == facts.thread || std::find(facts.started.begin(), facts.started.end(), thread) != facts.started.end();
}

bool Summaries::depends_on(StepId step, const Access& access) const {
    const std::vector<Access>& accesses = steps_[step].accesses;
    return std::any_of(accesses.begin(), accesses.end(),
                       [&](const Access& earlier) { return dependence(earlier, access) != Dependence::None; });
}

bool Summaries::is_before(StepId step, const LaterAccess& later) const {
    return is_of(step, later.thread) || std::any_of(later.causes.begin(), later.causes.end(), [&](std::uint32_t cause) {
               return causes_[cause].kind == Cause::Kind::Thread ? is_of(step, cause) : depends_on(step, causes_[cause].access);
           });
}

// The part, after the step.
Summaries::Part Summaries::continued(Part part, StepId step) {
    if (std::uint32_t known = continued_.find(number(part), number(step)); known != PairMap::kUnknown) return Part{known};
    std::uint32_t thread = thread_of(part);
    bool is_own = is_of(step, thread);
    begin_part(thread);
    for (std::size_t i = 0; i < count(part); ++i) {
        Element element = continued(part, element_of(part, i), step);
        // What was waited for is later now, and no longer apart.
        if (is_own && i + 1 < count(part) && element_of(part, i + 1).access == element.access)
            element = merged(element, continued(part, element_of(part, ++i), step));
        add_element(element);
    }
    Part result = end_part();
    continued_.insert(number(part), number(step), number(result));
    return result;
}

Summaries::Element Summaries::continued(Part part, Element element, StepId step) {
    // If the operation waits, the step may be what it waits for, and what it waited because of came before.
    bool depends = !element.may_wait && depends_on(step, causes_[element.access].access);
    if (depends || is_before(step, later(part, element)))
        element.causes = cause_sets_.unite(element.causes, facts_[number(step)].causes);
    if (is_of(step, thread_of(part))) {
        element.is_first = false;
        element.is_later = true;
    }
    return element;
}

Summaries::Part Summaries::united(Part left, Part right) {
    if (left == right) return left;
    if (right < left) std::swap(left, right);
    if (std::uint32_t known = united_.find(number(left), number(right)); known != PairMap::kUnknown) return Part{known};
    begin_part(thread_of(left));
    std::size_t i = 0, k = 0, left_end = count(left), right_end = count(right);
    while (i < left_end && k < right_end) {
        Element first = element_of(left, i), second = element_of(right, k);
        if (first.key() == second.key()) {
            add_element(merged(first, second));
            ++i;
            ++k;
        } else if (first.key() < second.key()) {
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

Summaries::Id Summaries::prepend(StepId step, Id after) {
    const StepFacts& facts = facts_of(step);
    if (steps_[step].waited_for_all) return pending_in(after, facts.thread);
    if (std::uint32_t known = prepended_.find(number(after), number(step)); known != PairMap::kUnknown) return Id{known};
    summary_.clear();
    bool is_there = false;  // the part of the step's thread
    auto add_first = [&] {
        if (!std::exchange(is_there, true)) summary_.push_back(number(facts.first));
    };
    for (std::uint32_t part : summaries_.elements(after)) {
        std::uint32_t thread = thread_of(Part{part});
        if (thread > facts.thread) add_first();
        Part later = continued(Part{part}, step);
        if (thread == facts.thread) {
            later = united(facts.first, later);
            is_there = true;
        }
        summary_.push_back(number(later));
    }
    add_first();
    Id id = summaries_.intern(summary_);
    prepended_.insert(number(after), number(step), number(id));
    return id;
}

// Of what follows a step that waited for all others: only what threads were waiting to do all the time.
Summaries::Id Summaries::pending_in(Id after, std::uint32_t thread) {
    summary_.clear();
    for (std::uint32_t part : summaries_.elements(after)) {
        std::uint32_t own = thread_of(Part{part});
        if (own == thread) continue;
        begin_part(own);
        for (std::size_t i = 0; i < count(Part{part}); ++i) {
            Element element = element_of(Part{part}, i);
            std::span<const std::uint32_t> causes = cause_sets_.elements(element.causes);
            if (std::find(causes.begin(), causes.end(), own) == causes.end()) add_element(element);
        }
        summary_.push_back(number(end_part()));
    }
    return summaries_.intern(summary_);
}

Summaries::Id Summaries::unite(Id left, Id right) {
    if (left == right || right == kNothing) return left;
    if (left == kNothing) return right;
    if (right < left) std::swap(left, right);
    if (std::uint32_t known = unions_.find(number(left), number(right)); known != PairMap::kUnknown) return Id{known};
    summary_.clear();
    std::span<const std::uint32_t> first = summaries_.elements(left), second = summaries_.elements(right);
    std::size_t i = 0, k = 0;
    while (i < first.size() && k < second.size()) {
        std::uint32_t first_thread = thread_of(Part{first[i]}), second_thread = thread_of(Part{second[k]});
        if (first_thread == second_thread)
            summary_.push_back(number(united(Part{first[i++]}, Part{second[k++]})));
        else
            summary_.push_back(first_thread < second_thread ? first[i++] : second[k++]);
    }
    summary_.insert(summary_.end(), first.begin() + static_cast<std::ptrdiff_t>(i), first.end());
    summary_.insert(summary_.end(), second.begin() + static_cast<std::ptrdiff_t>(k), second.end());
    Id id = summaries_.intern(summary_);
    unions_.insert(number(left), number(right), number(id));
    return id;
}

Summaries::Id Summaries::without_causes(Id summary) {
    auto [entry, is_new] = without_causes_.try_emplace(number(summary), kNothing);
    if (!is_new) return entry->second;
    summary_.clear();
    for (std::uint32_t part : summaries_.elements(summary)) {
        begin_part(thread_of(Part{part}));
        for (std::size_t i = 0; i < count(Part{part}); ++i) {
            Element element = element_of(Part{part}, i);
            element.causes = SetTable::kEmpty;
            add_element(element);
        }
        summary_.push_back(number(end_part()));
    }
    return entry->second = summaries_.intern(summary_);
}

}  // namespace raceproof::search
