// Watches the memory events of the machine for data races: translates them for a happens-before detector (memory/detector.h), by
// the rules of the Java memory model (JLS 17.4) and of trust (races/trust.h). Goes back and forth with the machine's state.
//
// What is not told to the detector: accesses to benign fields; to final fields of objects whose constructor had ended when other
// threads came to see them (races/final_fields.h), and to static final fields, which only the initialiser of their class
// writes.
//
// *Caches* of the library (benign_fields.def) publish without order what they refer to. The library makes sure that this does no
// harm, by objects that do not change any more: what it has written to its own objects until then is seen by every reader, as if
// the cache were a final field. Later writes are compared as ever, and so is everything of the program's own classes.
//
// *Fences* order everything before a release (or full) fence of one thread before everything after a later acquire (or full)
// fence of another. That is more than the memory model promises when no value is read between them, so a race that hides behind
// explicit fences can be missed; accesses of the modes plain and opaque are otherwise as in memory/detector.h.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "machine/machine.h"
#include "memory/detector.h"
#include "memory/labels.h"
#include "races/access_policy.h"
#include "races/contention.h"
#include "races/final_fields.h"
#include "races/heuristic_value.h"
#include "races/learnt_locations.h"
#include "races/optimistic_reads.h"
#include "races/race.h"
#include "races/sites.h"
#include "races/trust.h"

namespace raceproof::races {

struct DetectionOptions {
    memory::DetectorKind detector = memory::DetectorKind::Locksets;
    bool keeps_stacks = false;             // of every access that is remembered: for one execution, not for a search
    bool weak = false;                     // only races that begin with a write (paper 000)
    std::optional<Heuristics> heuristics;  // tell how promising each step is
    Trust trust;
};

class RaceDetection final : public machine::MemoryListener, public state::ObjectListener, private memory::ObjectNames {
  public:
    // Listens to the machine until it is destroyed. The machine stands before `main`.
    RaceDetection(machine::Machine& machine, const DetectionOptions& options);
    ~RaceDetection() override;

    // Before a step of this thread.
    void begin_step(state::ThreadId thread);
    // After the state was settled, whatever is asked for then: what has got its name by now is known by it.
    void settle() {
        if (has_new_names_) label();
        contention_.end_step([this](state::Ref ref) { return object_name(static_cast<memory::Object>(ref)); });
    }
    // Of a settled state: what it must know of its past, to be told apart from the same state with another past.
    Hash128 label();
    bool has_labels() { return detector_->label().has_value(); }
    // The part of it that two pasts must have in common to be comparable at all, and the number of the rest, which is a label of
    // the detector.
    Hash128 incomparable_label() const { return final_fields_->label() + optimistic_reads_->label(); }
    memory::LabelNumber number_of_label(memory::LabelStore& labels) { return labels.number(*detector_); }

    // The state, and with it all that is known about the execution, has gone back to a mark.
    void on_undone();

    // None: as long as nobody asks, they cost nothing. The machine stands before `main`, all marks made since are gone.
    void use_heuristics(const std::optional<Heuristics>& heuristics);
    // How promising the last step was; 0 if nobody has asked for heuristics.
    std::uint32_t heuristic_value() const { return heuristic_value_ ? heuristic_value_->value() : 0; }

    // The races of the last step.
    std::vector<Race> take_races();
    bool has_races() const { return !found_.empty(); }
    // Steps that are only tried leave no trace: what was found before them, and which locations raced.
    struct Found {
        std::vector<Race> races;
        machine::LocationSet racing;
    };
    Found take_found() { return {std::exchange(found_, {}), learnt.racing}; }
    void restore(Found found) {
        found_ = std::move(found.races);
        learnt.racing = std::move(found.racing);
    }

    // Is told of plain accesses that nobody checks for races, but that other threads may notice.
    std::function<void(const machine::MemoryEvent&)> on_unchecked;
    // Could anything race?
    bool saw_contention() const { return contention_.was_seen(); }

    const AccessPolicy& policy() const { return policy_; }

    // Reads that no write follows in any known execution, and final fields of classes that are not known to leak, too.
    void remember_everything() { remembers_everything_ = true; }

    LearntLocations learnt;
    // Has something turned out that must be known from the start of a search?
    bool has_outgrown_the_search() const;
    void adopt_what_was_learnt();

    // The program ends with what this thread did last.
    void on_exit(state::ThreadId thread) { optimistic_reads_->on_end(thread, found_); }
    void on_event(const machine::MemoryEvent& event) override;
    void on_shared(state::Ref ref) override;
    void on_freed(state::Ref ref) override;

  private:
    std::uint64_t object_name(memory::Object object) override;
    bool has_new_names() override { return has_new_names_; }
    std::uint64_t thread_name(memory::Thread thread) override;

    bool is_housekeeping(const machine::MemoryEvent& event) const;
    bool is_lock_of_thread_class(const machine::MemoryEvent& event) const;
    bool is_final(const machine::MemoryEvent& event, const state::Object& object, AccessKind kind);
    void plain(const machine::MemoryEvent& event, AccessKind kind);
    memory::Site site_of(const machine::MemoryEvent& event);
    void synchronise(const machine::MemoryEvent& event);
    void acquire(memory::Thread thread, memory::Sync sync);
    void release(memory::Thread thread, memory::Sync sync);
    void report(const machine::MemoryEvent& event, std::span<const memory::Race> races, memory::Site site);
    Race record(const machine::MemoryEvent& event, const memory::Race& race, memory::Site site);
    void read_optimistically(const machine::MemoryEvent& event, memory::Locations locations, std::uint64_t key);
    void note_use(const machine::MemoryEvent& event, AccessKind kind);
    // An access in another mode than plain, after what it acquires and before what it releases.
    void atomic_access(const machine::MemoryEvent& event, AccessKind kind);
    // A plain access to a location that is accessed in other modes, too.
    void compare_with_atomic(const machine::MemoryEvent& event, AccessKind kind, memory::Locations locations, std::uint64_t key);
    void note_other_mode(const machine::MemoryEvent& event);

    machine::Machine& machine_;
    AccessPolicy policy_;
    std::unique_ptr<memory::Detector> detector_;
    std::optional<HeuristicValue> heuristic_value_;
    std::unique_ptr<FinalFields> final_fields_;
    std::unique_ptr<OptimisticReads> optimistic_reads_;
    Sites sites_;
    std::unordered_map<state::ThreadId, std::string> thread_names_;
    state::ThreadId running_{};
    bool has_new_names_ = false;
    bool publishes_cache_ = false;  // the access at hand is the library's, and fills a cache of its own
    bool remembers_everything_ = false;
    Contention contention_;
    std::vector<Race> found_;
    machine::Listening listening_;
};

}  // namespace raceproof::races
