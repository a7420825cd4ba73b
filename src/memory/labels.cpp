#include "memory/labels.h"

#include <algorithm>
#include <tuple>

#include "base/verify.h"

namespace raceproof::memory {

LabelNumber LabelStore::number(Detector& detector) {
    std::optional<Hash128> hash = detector.label();
    VERIFY(hash.has_value(), "should number the labels of a detector that has them");
    auto [number, is_new] = label_numbers_.find_or_add(*hash);
    if (is_new) number = static_cast<LabelNumber>(labels_.size());
    if (is_new && rows_.size() >= max_rows_) {
        labels_.push_back(kUnknown);
    } else if (is_new) {
        std::size_t begin = rows_.size();
        for (const Permission& permission : detector.relation()) {
            rows_.push_back({permission.object, permission.access, permission.mark, permission.from, permission.to,
                             number_of_set(permission.elements)});
        }
        labels_.push_back({begin, rows_.size()});
    }
    return number;
}

LabelStore::SetNumber LabelStore::number_of_set(const std::vector<std::uint64_t>& elements) {
    Hasher hasher(0x736574u);
    for (std::uint64_t element : elements) hasher.add(element);
    auto [number, is_new] = set_numbers_.find_or_add(hasher.finish());
    if (is_new) {
        number = static_cast<SetNumber>(sets_.size());
        sets_.push_back({elements_.size(), elements_.size() + elements.size()});
        elements_.insert(elements_.end(), elements.begin(), elements.end());
        element_names_.insert(elements.begin(), elements.end());
    }
    return number;
}

bool LabelStore::is_subsumed(LabelNumber label, std::span<const LabelNumber> by) const {
    if (std::find(by.begin(), by.end(), label) != by.end()) return true;
    if (labels_[label].begin == kUnknown.begin) return false;
    // What a label does not remember, it permits to all.
    return std::ranges::all_of(rows(label), [&](const Row& row) {
        return std::ranges::any_of(by, [&](LabelNumber other) { return remembers(other, row); });
    });
}

bool LabelStore::remembers(LabelNumber label, const Row& row) const {
    if (labels_[label].begin == kUnknown.begin) return false;
    auto group = [](const Row& of) { return std::tuple(of.object, of.access, of.mark); };
    std::uint32_t position = row.from;
    std::span<const Row> all = rows(label);
    for (auto other = std::ranges::lower_bound(all, group(row), {}, group); other != all.end(); ++other) {
        if (group(*other) != group(row) || position >= row.to || other->from > position) break;
        if (other->to > position && subset(other->set, row.set)) position = other->to;
    }
    return position >= row.to;
}

bool LabelStore::subset(SetNumber first, SetNumber second) const {
    if (first == second) return true;
    Stretch less = sets_[first], more = sets_[second];
    auto at = [&](std::size_t index) { return elements_.begin() + static_cast<std::ptrdiff_t>(index); };
    return std::includes(at(more.begin), at(more.end), at(less.begin), at(less.end));
}

std::size_t LabelStore::bytes() const {
    return label_numbers_.bytes() + set_numbers_.bytes() + (labels_.size() + sets_.size()) * sizeof(Stretch) +
           rows_.size() * sizeof(Row) + elements_.size() * sizeof(std::uint64_t);
}

}  // namespace raceproof::memory
