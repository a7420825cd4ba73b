// The store of a search for data races: a state is left out if what its past orders was visited before, or more than that: for
// each access that this visit remembers, some earlier visit of the state must remember one like it, with at most the threads and
// synchronisation objects ordered after it. Fewer orders, more races; and whether an access races with a remembered one depends
// on nothing else that is remembered. So each race that comes after this visit came after one of the earlier ones, too.
//
// Elmas, Qadeer, Tasiran 2006, figure 6, asks for one earlier visit that orders at most what this one orders, and else goes on
// with what both order. To ask access by access needs neither: k locations that either of two threads used last make 2^k
// different pasts, of which two subsume all others. Where figure 6 compares locksets, this compares labels (memory/labels.h):
// objects that are dead, or known to one thread only, are no part of them.
//
// Most states are visited with one label only. Labels take room, and to build a new one takes time: after kMaximumRows remembered
// accesses no more are built, and such a label is subsumed by itself only.
#pragma once

#include <vector>

#include "base/fingerprint_map.h"
#include "explore/machine_system.h"
#include "memory/labels.h"
#include "search/reduction/pair_map.h"
#include "search/reduction/set_table.h"
#include "search/store.h"

namespace raceproof::explore {

class SubsumingStore final : public search::Store {
  public:
    // For searches of this system, whose detector must have labels.
    SubsumingStore(MachineSystem& system, races::RaceDetection& detection, std::uint64_t max_bytes)
        : system_(system), detection_(detection), labels_(kMaximumRows), states_(max_bytes), max_bytes_(max_bytes) {}

    bool insert(search::System& system) override { return visit(system).is_new; }
    // The number is that of a visit: this one, or the last of the earlier ones that subsume it together.
    Visit visit(search::System& system) override;
    std::optional<std::uint32_t> earlier(std::uint32_t visit) const override {
        return visits_[visit].earlier == kNone ? std::nullopt : std::optional(visits_[visit].earlier);
    }
    bool is_subsumed(const Visit& visit, std::span<const std::uint32_t> by) override;
    std::uint32_t add(const Visit& visit) override { return add_visit(states_.find_or_add(visit.state).value, visit.label); }
    std::uint64_t bytes() const override;
    double collision_probability() const override;

  private:
    static constexpr std::size_t kMaximumRows = 4'000'000;
    static constexpr std::uint32_t kNone = UINT32_MAX;
    using Labels = search::SetTable::Id;
    struct State {
        Labels labels = search::SetTable::kEmpty;  // of all visits
        std::uint32_t latest = kNone;              // visit
    };

    struct Visited {
        memory::LabelNumber label;
        std::uint32_t earlier;  // of the same state, or kNone
    };

    bool is_subsumed(memory::LabelNumber label, Labels by);
    std::uint32_t add_visit(State& state, memory::LabelNumber label);

    MachineSystem& system_;
    races::RaceDetection& detection_;
    memory::LabelStore labels_;
    search::SetTable label_sets_;
    search::PairMap subsumed_;  // by label and set of labels
    FingerprintMap<State> states_;
    std::uint64_t max_bytes_;
    std::vector<Visited> visits_;
};

}  // namespace raceproof::explore
