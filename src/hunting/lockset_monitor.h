// Listens to one execution and tells the lockset algorithm (hunting/eraser.h) of it: which accesses count, what is a lock, what
// hands over. Which accesses count is as for race detection (races/access_policy.h).
//
// Locks are monitors and those of java.util.concurrent.locks that have an owner, which is seen in the field that names the owner;
// a ReentrantReadWriteLock is held to read by those who have counted themselves in its state. Everything else that synchronises
// (volatile variables, queues, semaphores, latches) does so by volatile accesses, and hands over.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "hunting/eraser.h"
#include "hunting/warning.h"
#include "machine/machine.h"
#include "races/access_policy.h"
#include "races/sites.h"

namespace raceproof::hunting {

class LocksetMonitor final : public machine::MemoryListener, public state::ObjectListener {
  public:
    // Listens until it is destroyed. The machine stands before `main`. `memory`: of the whole process, in bytes; 0: no limit.
    LocksetMonitor(machine::Machine& machine, const races::Trust& trust, std::uint64_t memory = 0);
    ~LocksetMonitor() override;

    // It listens in steps only: what is tried between them, and taken back, is nothing that happened.
    void begin_step(std::uint64_t number) {
        step_ = number;
        is_in_step_ = true;
    }
    void end_step() { is_in_step_ = false; }
    std::vector<Warning> take_warnings() { return std::move(warnings_); }
    std::uint64_t accesses() const { return accesses_; }
    bool has_forgotten() const { return eraser_.has_forgotten(); }  // locations, because there were too many

    // Forgets locations if the process takes nearly as much memory as it may. False if it still does.
    bool make_room();

    void on_event(const machine::MemoryEvent& event) override;
    bool hears_private_accesses() const override { return false; }
    void on_shared(state::Ref) override {}
    void on_freed(state::Ref ref) override;

  private:
    static constexpr std::size_t kMostSuspicions = 4;                      // of two statements
    static constexpr std::uint64_t kMostBytes = std::uint64_t{512} << 20;  // of what is known of locations
    static constexpr std::uint64_t kMostBytesOfLocksets = std::uint64_t{64} << 20;
    static constexpr std::size_t kCodeFacts = 1024;

    // What is known of an instruction of the program's own code, whoever calls it.
    struct CodeFacts {
        const program::Method* method = nullptr;
        std::uint32_t pc = 0;
        std::uint32_t site = 0;
        bool counts = false;
        bool reads_what_is_left_out = false;  // a field that is final, say: it is one and the same each time
    };

    struct LockSlots {
        bool is_known = false;
        std::int64_t owner = -1;   // program/lock_owner.h
        std::int64_t counts = -1;  // of the readers of a ReentrantReadWriteLock: its state
    };

    struct Counted {
        state::Ref lock;
        state::ThreadId thread;
        std::int32_t before;
    };

    bool counts(const machine::MemoryEvent& event);
    std::uint32_t site_of(const machine::MemoryEvent& event);
    // Of the event's instruction; nullptr if that depends on who called it.
    const CodeFacts* code_facts(const machine::MemoryEvent& event);
    CodeFacts& place_of_facts(const program::Method* method, std::uint32_t pc) {
        std::uint64_t where =
            reinterpret_cast<std::uintptr_t>(method) / alignof(program::Method) + pc * std::uint64_t{0x9E3779B1};
        return code_facts_[where % kCodeFacts];
    }
    // The frequent ones: false, and nothing is done, if it is another.
    bool repeat(const machine::MemoryEvent& event, AccessKind kind);
    bool reads_one_field(const machine::MemoryEvent& event) const;
    void access(const machine::MemoryEvent& event, AccessKind kind);
    void suspect(const machine::MemoryEvent& event, const Suspicion& suspicion);
    void forget_locations();
    void look_at_size();
    void synchronise(const machine::MemoryEvent& event);
    const LockSlots& lock_slots(const program::Class& klass) {
        auto index = static_cast<std::size_t>(klass.id);
        return index < lock_slots_.size() && lock_slots_[index].is_known ? lock_slots_[index] : find_lock_slots(klass);
    }
    const LockSlots& find_lock_slots(const program::Class& klass);
    // True if it was about a lock of java.util.concurrent.locks: then it hands nothing over.
    bool follow_lock(const machine::MemoryEvent& event);
    void settle_readers();
    memory::Sync initialisation_of(const program::Class& klass) const;

    machine::Machine& machine_;
    races::AccessPolicy policy_;
    races::Sites sites_;
    Eraser eraser_;
    std::vector<LockSlots> lock_slots_;                       // by class id
    std::unordered_set<state::Ref> have_owners_;              // synchronisers that somebody has owned
    std::optional<Counted> counted_;                          // the last event was about a count of readers
    std::unordered_map<std::uint64_t, std::size_t> numbers_;  // of warnings, by their two sites
    std::unordered_map<state::ThreadId, std::string> thread_names_;
    std::vector<Warning> warnings_;
    std::vector<CodeFacts> code_facts_{kCodeFacts};  // of recent instructions, by a hash
    std::uint64_t step_ = 0, accesses_ = 0;
    const std::uint64_t memory_;
    std::uint64_t most_bytes_ = 0;  // when so much is known of locations, the process's memory is looked at
    bool is_in_step_ = false, has_started_threads_ = false;
    machine::Listening listening_;
};

}  // namespace raceproof::hunting
