#include "search/reduction/summaries.h"

#include <algorithm>
#include <utility>

namespace raceproof::search {

namespace {

template <class Id>
std::uint32_t number(Id id) {
    return static_cast<std::uint32_t>(id);
}

// To know fewer causes is always right: of a step, and of an access, where the nearest are known first. Threads are always kept:
// they are who can reverse a race.
constexpr std::size_t kMaximumCauses = 32, kMaximumCausesOfAccess = 64;

}  // namespace

const Summaries::StepFacts& Summaries::facts_of(StepId step) {
    while (facts_.size() <= number(step)) facts_.push_back(make_facts(steps_[StepId{static_cast<std::uint32_t>(facts_.size())}]));
    return facts_[number(step)];
}

Summaries::StepFacts Summaries::make_facts(const StepRecord& step) {
    StepFacts facts{causes_.number_of_thread(step.thread_name), {}, {}, {}, Causes::traces_of_thread(step.thread_name)};
    for (std::uint64_t started : step.started) {
        facts.started.push_back(causes_.number_of_thread(started));
        facts.traces |= Causes::traces_of_thread(started);
    }
    for (const Access& access : step.accesses) facts.traces |= Causes::traces_as_earlier(access);
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
    for (std::size_t i = 0; i < elements.size(); ++i) {
        add_element(elements[i]);
        if (i + 1 == elements.size() || block_of(elements[i].access) == block_of(elements[i + 1].access)) continue;
        facts.first.push_back(end_part());
        begin_part(facts.thread);
    }
    facts.first.push_back(end_part());
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

bool Summaries::is_among(StepId step, std::span<const std::uint32_t> causes) const {
    std::uint64_t traces = facts_[number(step)].traces;
    return std::any_of(causes.begin(), causes.end(), [&](std::uint32_t cause) {
        if ((causes_.traces_as_later(cause) & traces) == 0) return false;
        return causes_[cause].kind == Cause::Kind::Thread ? is_of(step, cause) : depends_on(step, causes_[cause].access);
    });
}

bool Summaries::is_before(StepId step, const LaterAccess& later) const {
    return is_of(step, later.thread) || is_among(step, later.causes);
}

bool Summaries::depends_on(std::uint32_t part, StepId step) const {
    std::uint64_t traces = facts_[number(step)].traces;
    for (std::size_t i = 0; i < count(Part{part}); ++i) {
        std::uint32_t access = element_of(Part{part}, i).access;
        if ((causes_.traces_as_later(access) & traces) != 0 && depends_on(step, causes_[access].access)) return true;
    }
    return false;
}

bool Summaries::depends_on(std::span<const Access> later, std::uint32_t part) const {
    std::uint64_t traces = 0;
    for (const Access& access : later) traces |= Causes::traces_as_later(access);
    for (std::size_t i = 0; i < count(Part{part}); ++i) {
        std::uint32_t number = element_of(Part{part}, i).access;
        if ((causes_.traces_as_earlier(number) & traces) == 0) continue;
        const Access& earlier = causes_[number].access;
        auto depends = [&](const Access& access) { return dependence(earlier, access) != Dependence::None; };
        if (std::ranges::any_of(later, depends)) return true;
    }
    return false;
}

// What `continued` asks of each element. Most elements of a part have the same causes.
bool Summaries::affects(StepId step, Part part) const {
    if (is_of(step, thread_of(part)) || depends_on(number(part), step)) return true;
    SetTable::Id last = SetTable::kEmpty;
    for (std::size_t i = 0; i < count(part); ++i) {
        SetTable::Id causes = element_of(part, i).causes;
        if (causes != last && is_among(step, cause_sets_.elements(causes))) return true;
        last = causes;
    }
    return false;
}

bool Summaries::is_among_causes(SetTable::Id causes, std::uint32_t cause) const {
    return std::ranges::binary_search(cause_sets_.elements(causes), cause);
}

SetTable::Id Summaries::more_causes(SetTable::Id causes, StepId step) {
    const StepFacts& facts = facts_[number(step)];
    if (cause_sets_.elements(causes).size() < kMaximumCausesOfAccess) return cause_sets_.unite(causes, facts.causes);
    if (is_among_causes(causes, facts.thread)) return causes;
    return cause_sets_.unite(causes, cause_sets_.intern({&facts.thread, 1}));
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
    if (depends || is_before(step, later(part, element))) element.causes = more_causes(element.causes, step);
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
    auto first = facts.first.begin();  // of the step's own that are not there yet
    std::span<const std::uint32_t> parts = summaries_.elements(after);
    bool are_many = parts.size() > kFewParts;
    for (std::uint32_t part : parts) {
        if (are_many && !affects(step, Part{part})) {
            for (; first != facts.first.end() && order_of(*first) < order_of(Part{part}); ++first)
                summary_.push_back(number(*first));
            summary_.push_back(part);
            continue;
        }
        Part later = continued(Part{part}, step);
        for (; first != facts.first.end() && order_of(*first) < order_of(later); ++first) summary_.push_back(number(*first));
        if (first != facts.first.end() && order_of(*first) == order_of(later)) later = united(*first++, later);
        summary_.push_back(number(later));
    }
    for (; first != facts.first.end(); ++first) summary_.push_back(number(*first));
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
        // What is left of a block but the first may be nothing.
        bool is_there = part_.size() > 1 || order_of(Part{part}) == std::uint64_t{own} << 32;
        if (is_there) summary_.push_back(number(end_part()));
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
        std::uint64_t first_order = order_of(Part{first[i]}), second_order = order_of(Part{second[k]});
        if (first_order == second_order)
            summary_.push_back(number(united(Part{first[i++]}, Part{second[k++]})));
        else
            summary_.push_back(first_order < second_order ? first[i++] : second[k++]);
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
