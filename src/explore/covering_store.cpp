#include "explore/covering_store.h"

#include <cmath>
#include <new>

namespace raceproof::explore {

search::Store::Seen CoveringStore::visit(search::System&) {
    memory::LabelNumber label = detection_.number_of_label(labels_);
    auto [state, is_new] = states_.find_or_add(system_.fingerprint_beside_accesses());
    if (is_new) latest_.push_back(kNone);
    for (std::uint32_t earlier = latest_[state]; earlier != kNone; earlier = visits_[earlier].earlier)
        if (labels_.at_most(visits_[earlier].label, label)) return {earlier, false};
    if (bytes() > max_bytes_) throw std::bad_alloc();
    auto number = static_cast<std::uint32_t>(visits_.size());
    visits_.push_back({label, latest_[state]});
    latest_[state] = number;
    return {number, true};
}

// n (n - 1) / 2 pairs, of states and of labels, each with a chance of 2^-128.
double CoveringStore::collision_probability() const {
    auto visits = static_cast<double>(visits_.size());
    return std::ldexp(visits * (visits - 1), -128);
}

}  // namespace raceproof::explore
