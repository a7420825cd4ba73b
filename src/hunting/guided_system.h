// Phase 2 (Shacham, Sagiv, Schuster 2005, section 3.2): the program from the middle of a run on, to be searched for an access
// that meets the one that a thread stands before. That thread is left out: it can make its access at any time, so a witness is
// complete as soon as the other access was made. That it is one, the race detector says.
#pragma once

#include <optional>
#include <vector>

#include "explore/machine_system.h"
#include "findings/finding.h"
#include "hunting/suspicion.h"

namespace raceproof::hunting {

struct Guidance {
    bool includes_first_thread = false;  // it goes on as any other
    bool has_hint = true;                // the second access's thread goes first
};

class GuidedSystem final : public search::System, machine::MemoryListener {
  public:
    // The system stands where the search begins, and goes on at violations.
    GuidedSystem(explore::MachineSystem& system, const Suspicion& suspicion, const Guidance& guidance);

    // What the last step ran into: findings with the steps behind it that they need.
    struct Found {
        findings::Finding finding;
        search::Path completed_by;
    };
    const std::vector<Found>& found() const { return found_; }

    void enabled(std::vector<search::Step>& steps) override;
    search::Outcome take(const search::Step& step) override;

    std::uint64_t work() override { return system_.work(); }
    bool is_due_sometime(const search::Step& step) override { return system_.is_due_sometime(step); }
    std::optional<search::Access> operation(const search::Step& step) override { return system_.operation(step); }
    Hash128 fingerprint() override { return system_.fingerprint(); }
    std::string contents() override { return system_.contents(); }
    void effects(search::Effects& effects) override { effects = effects_; }
    void ignore_effects() override {
        watches_effects_ = false;
        system_.ignore_effects();
    }
    void blocked(std::vector<search::Blocked>& blocked) override;
    std::uint32_t thread_count() override { return system_.thread_count(); }
    std::uint64_t thread_name(std::uint32_t thread) override { return system_.thread_name(thread); }
    void push_mark() override { system_.push_mark(); }
    void undo() override { system_.undo(); }
    void pop_mark() override { system_.pop_mark(); }

  private:
    void on_event(const machine::MemoryEvent& event) override;
    bool is_left_out(std::uint32_t thread) const {
        return !guidance_.includes_first_thread && thread == static_cast<std::uint32_t>(suspicion_.first.thread);
    }
    // The thread that was left out makes its access.
    void complete();

    explore::MachineSystem& system_;
    const Suspicion suspicion_;
    const Guidance guidance_;
    search::Effects effects_;
    bool watches_effects_ = true;  // until the search has had enough of them
    std::vector<Found> found_;
    bool has_met_ = false;  // the last step made an access that conflicts with the first
    machine::Listening listening_;
};

}  // namespace raceproof::hunting
