#include "explore/subsuming_store.h"

#include <new>

#include "base/collision.h"
#include "memory/label_hash.h"

namespace raceproof::explore {

namespace {

constexpr int kHashExponent = -128, kNameExponent = -64;

}  // namespace

search::Store::Visit SubsumingStore::visit(search::System&) {
    Hash128 fingerprint = system_.fingerprint_beside_accesses();
    states_.fetch(fingerprint);
    memory::LabelNumber label = detection_.number_of_label(labels_);
    auto [state, is_new] = states_.find_or_add(fingerprint);
    if (!is_new && is_subsumed(label, state.labels)) return {state.latest, false, fingerprint, label};
    return {add_visit(state, label), true, fingerprint, label};
}

std::uint32_t SubsumingStore::add_visit(State& state, memory::LabelNumber label) {
    if (bytes() > max_bytes_) throw std::bad_alloc();
    state.labels = label_sets_.unite(state.labels, label_sets_.singleton(label));
    visits_.push_back({label, state.latest});
    return state.latest = static_cast<std::uint32_t>(visits_.size() - 1);
}

bool SubsumingStore::is_subsumed(const Visit& visit, std::span<const std::uint32_t> by) {
    Labels labels = search::SetTable::kEmpty;
    for (std::uint32_t earlier : by) labels = label_sets_.unite(labels, label_sets_.singleton(visits_[earlier].label));
    return is_subsumed(visit.label, labels);
}

bool SubsumingStore::is_subsumed(memory::LabelNumber label, Labels by) {
    auto set = static_cast<std::uint32_t>(by);
    std::uint32_t known = subsumed_.find(label, set);
    if (known == search::PairMap::kUnknown) {
        known = static_cast<std::uint32_t>(labels_.is_subsumed(label, label_sets_.elements(by)));
        subsumed_.insert(label, set, known);
    }
    return known != 0;
}

std::uint64_t SubsumingStore::bytes() const {
    return states_.bytes() + labels_.bytes() + label_sets_.bytes() + subsumed_.bytes() + visits_.capacity() * sizeof(Visited);
}

// Of states, of labels and of what labels are made of. There are at least as many visits as states, and as labels.
double SubsumingStore::collision_probability() const {
    auto visits = static_cast<double>(visits_.size());
    return collision_bound(visits, kHashExponent) + collision_bound(visits, memory::kLabelCollisionExponent) +
           collision_bound(static_cast<double>(labels_.set_count()), kHashExponent) +
           collision_bound(static_cast<double>(labels_.element_count()), kNameExponent);
}

}  // namespace raceproof::explore
