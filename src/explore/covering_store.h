// The store of a search for data races: a state is left out if it was visited before with a past that orders at most what the
// past of this visit orders (Elmas, Qadeer, Tasiran 2006, figure 6). Fewer orders, more races: each race that comes after this
// visit came after the earlier one, too. Where figure 6 compares locksets, this compares labels (memory/labels.h): objects that
// are dead, or known to one thread only, are no part of them.
//
// Most states are visited with one label only. Each visit that is kept takes 12 bytes beside those of its state in the table.
// Labels take room, and to build a new one takes time: after kMaximumRows remembered accesses no more are built, and a label is
// at most itself from then on.
#pragma once

#include <vector>

#include "explore/machine_system.h"
#include "memory/labels.h"
#include "search/store.h"
#include "search/visit_table.h"

namespace raceproof::explore {

class CoveringStore final : public search::Store {
  public:
    // For searches of this system, whose detector must have labels.
    CoveringStore(MachineSystem& system, RaceDetection& detection, std::uint64_t max_bytes)
        : system_(system), detection_(detection), labels_(kMaximumRows), states_(max_bytes), max_bytes_(max_bytes) {}

    bool insert(search::System& system) override { return visit(system).is_new; }
    // The number is that of a visit, this one or an earlier one that covers it.
    Seen visit(search::System& system) override;
    std::uint64_t bytes() const override {
        return states_.bytes() + labels_.bytes() + visits_.capacity() * sizeof(Visit) + latest_.capacity() * sizeof(latest_[0]);
    }
    double collision_probability() const override;

  private:
    static constexpr std::size_t kMaximumRows = 4'000'000;
    static constexpr std::uint32_t kNone = UINT32_MAX;
    struct Visit {
        memory::LabelNumber label;
        std::uint32_t earlier;  // of the same state, or kNone
    };

    MachineSystem& system_;
    RaceDetection& detection_;
    memory::LabelStore labels_;
    search::VisitTable states_;
    std::uint64_t max_bytes_;
    std::vector<std::uint32_t> latest_;  // visit, by state
    std::vector<Visit> visits_;
};

}  // namespace raceproof::explore
