// Watches the memory events of the machine for data races: translates them for a happens-before detector (memory/detector.h), by
// the rules of the Java memory model (JLS 17.4) and of trust (races/trust.h). Goes back and forth with the machine's state.
//
//   access_checks.h     which accesses the detector is told of, and as what
//   synchronisation.h   what orders them
//   found_races.h       the races of a step as data
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "machine/machine.h"
#include "memory/detector.h"
#include "memory/labels.h"
#include "races/access_checks.h"
#include "races/detection_parts.h"
#include "races/found_races.h"
#include "races/heuristic_value.h"
#include "races/race.h"
#include "races/synchronisation.h"
#include "races/trust.h"

namespace raceproof::races {

struct DetectionOptions {
    memory::DetectorKind detector = memory::DetectorKind::Locksets;
    bool keeps_stacks = false;             // of every access that is remembered: for one execution, not for a search
    bool labels_states = true;             // for a search; one execution has no states to tell apart, nor has one with stacks
    bool weak = false;                     // only races that begin with a write (paper 000)
    std::optional<Heuristics> heuristics;  // tell how promising each step is
    Trust trust;
};

class RaceDetection final : public machine::MemoryListener, public state::ObjectListener {
  public:
    // Listens to the machine until it is destroyed. The machine stands before `main`.
    RaceDetection(machine::Machine& machine, const DetectionOptions& options);
    ~RaceDetection() override;

    // Before a step of this thread.
    void begin_step(state::ThreadId thread);
    // After the step was committed, whatever is asked for then: what has got its name by now is known by it.
    void end_step() {
        if (names_.has_new) label();
        parts_.contention.end_step([this](state::Ref ref) { return parts_.shared_name(ref); });
    }
    // Of a state after a committed step: what it must know of its past, to be told apart from the same state with another past.
    Hash128 label();
    bool has_labels() { return parts_.detector->label().has_value(); }
    // The part of it that two pasts must have in common to be comparable at all, and the number of the rest, which is a label of
    // the detector.
    Hash128 incomparable_label() const { return parts_.final_fields->label() + parts_.optimistic_reads->label(); }
    memory::LabelNumber number_of_label(memory::LabelStore& labels) { return labels.number(*parts_.detector); }

    // The state, and with it all that is known about the execution, has gone back to a mark.
    void on_undone();

    // None: as long as nobody asks, they cost nothing. The machine stands before `main`, all marks made since are gone.
    void use_heuristics(const std::optional<Heuristics>& heuristics);
    // How promising the last step was; 0 if nobody has asked for heuristics.
    std::uint32_t heuristic_value() const { return parts_.heuristic_value ? parts_.heuristic_value->value() : 0; }

    // The races of the last step.
    std::vector<Race> take_races() { return std::exchange(found_.races, {}); }
    bool has_races() const { return !found_.races.empty(); }
    // Steps that are only tried leave no trace: what was found before them, and which locations raced.
    struct Found {
        std::vector<Race> races;
        machine::LocationSet racing;
    };
    Found take_found() { return {take_races(), parts_.learnt.racing}; }
    void restore(Found found) {
        found_.races = std::move(found.races);
        parts_.learnt.racing = std::move(found.racing);
    }

    AccessChecks& accesses() { return accesses_; }
    const AccessPolicy& policy() const { return parts_.policy; }
    // Could anything race?
    bool saw_contention() const { return parts_.contention.was_seen(); }

    LearntLocations& learnt() { return parts_.learnt; }
    // Has something turned out that must be known from the start of a search?
    bool has_outgrown_the_search() const;
    void adopt_what_was_learnt();

    // The program ends with what this thread did last.
    void on_exit(state::ThreadId thread) { parts_.optimistic_reads->on_end(thread, found_.races); }
    void on_event(const machine::MemoryEvent& event) override;
    void on_shared(state::Ref ref) override;
    void on_freed(state::Ref ref) override;

  private:
    // Names for the detector's labels.
    class Names final : public memory::CanonicalNames {
      public:
        explicit Names(const DetectionParts& parts) : parts_(parts) {}
        std::uint64_t object_name(memory::Object object) override { return parts_.shared_name(static_cast<state::Ref>(object)); }
        bool has_new_names() override { return has_new; }
        std::uint64_t thread_name(memory::Thread thread) override;
        bool has_new = false;

      private:
        const DetectionParts& parts_;
    };

    DetectionParts parts_;
    Names names_{parts_};
    FoundRaces found_;
    Synchronisation synchronisation_{parts_};
    AccessChecks accesses_{parts_, found_, synchronisation_};
    state::ThreadId running_{};
    machine::Listening listening_;
};

}  // namespace raceproof::races
