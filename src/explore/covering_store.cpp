#include "explore/covering_store.h"

#include <cmath>
#include <new>

namespace raceproof::explore {

search::Store::Seen CoveringStore::visit(search::System&) {
    Hash128 fingerprint = system_.fingerprint_beside_accesses();
    states_.fetch(fingerprint);
    memory::LabelNumber label = detection_.number_of_label(labels_);
    auto [state, is_new] = states_.find_or_add(fingerprint);
    if (!is_new && is_covered(label, state.labels)) return {state.latest, false};
    if (bytes() > max_bytes_) throw std::bad_alloc();
    state.labels = label_sets_.unite(state.labels, label_sets_.intern({&label, 1}));
    earlier_.push_back(state.latest);
    state.latest = static_cast<std::uint32_t>(earlier_.size() - 1);
    return {state.latest, true};
}

bool CoveringStore::is_covered(memory::LabelNumber label, Labels by) {
    auto set = static_cast<std::uint32_t>(by);
    std::uint32_t known = covered_.find(label, set);
    if (known == search::PairMap::kUnknown) {
        known = static_cast<std::uint32_t>(labels_.is_covered(label, label_sets_.elements(by)));
        covered_.insert(label, set, known);
    }
    return known != 0;
}

std::uint64_t CoveringStore::bytes() const {
    return states_.bytes() + labels_.bytes() + label_sets_.bytes() + covered_.bytes() + earlier_.capacity() * sizeof(earlier_[0]);
}

// n (n - 1) / 2 pairs, of states and of labels, each with a chance of 2^-128.
double CoveringStore::collision_probability() const {
    auto visits = static_cast<double>(earlier_.size());
    return std::ldexp(visits * (visits - 1), -128);
}

}  // namespace raceproof::explore
