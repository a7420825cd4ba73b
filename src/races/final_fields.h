// What final fields promise (JLS 17.5): a read of a final field of an object that was constructed properly is no race, however
// the object was published, nor is a read of what lies behind the field and was written before the constructor ended.
//
// *Content*: when a constructor ends, the writes so far to all that its final fields reach are frozen (Detector::freeze), if
// nobody else can know it yet. What other threads may know already is left alone: its reads race if nothing else orders them,
// even for a thread that came to it through the final field.
//
// *Bypass*: a thread that reads the address of content otherwise than through a final field, or from content that it came to so,
// is guaranteed nothing (17.5.1: the chain of dereferences must start with the field). What a thread keeps in objects that nobody
// else knows counts as its local variables do.
//
// *Escape*: an object that others could see before its constructor had ended has plain fields only. Its final fields may be
// written before it escapes, and what nobody looks at is not remembered: the class is noted as *leaking*, and the search is run
// again with its final fields looked at.
//
// What is missed: content that changes between the ends of two constructors, of an inner and of an outer object, counts as frozen
// also for a thread that knows the inner object otherwise. Content that is in final fields of two objects and changes between the
// ends of their constructors races for threads that come through the first, in what was there before, too.
#pragma once

#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/journal.h"
#include "machine/machine.h"
#include "memory/detector.h"

namespace raceproof::races {

class FinalFields final : public Undoable {
  public:
    FinalFields(machine::Machine& machine, memory::Detector& detector)
        : Undoable(machine.state().journal()), machine_(machine), detector_(detector) {}

    // An object with final fields becomes visible to others while this thread runs: only its maker can publish it first.
    void on_shared(state::Ref ref, const state::Thread& running);
    void on_freed(state::Ref ref);
    void on_freeze(const machine::MemoryEvent& event);
    // A thread is about to read references, from a final field or elsewhere.
    void on_read(const machine::MemoryEvent& event, bool is_final);
    bool has_contents() const { return !contents_.empty(); }

    bool has_escaped(state::Ref ref) const { return !escaped_.empty() && escaped_.contains(ref); }
    bool is_leaking(const program::Class& klass) const { return leaking.contains(static_cast<std::uint64_t>(klass.id)); }
    // What the future depends on: by names, the same in all interleavings.
    Hash128 label() const;

    machine::LocationSet leaking;  // classes, by their ids

  private:
    // Whose end of construction has frozen the content, if final fields of others give no guarantee.
    using Contents = std::unordered_map<state::Ref, state::Ref>;

    bool is_under_construction(state::Ref ref, const state::Thread& thread) const;
    void reach(state::Ref ref);
    void add_content(state::Ref ref, state::Ref freezer);
    void set_freezer(state::Ref ref, state::Ref freezer);
    void read(const machine::MemoryEvent& event, state::Ref value, bool is_final);
    void set_escaped(state::Ref ref, bool has_escaped);

    enum class Record : std::uint32_t { Escape, Freezer };
    void undo(std::uint32_t record, const std::uint64_t* data, std::size_t words) override;

    machine::Machine& machine_;
    memory::Detector& detector_;
    std::unordered_set<state::Ref> escaped_;
    Contents contents_;
    std::vector<state::Ref> reached_;  // scratch of on_freeze
    std::unordered_set<state::Ref> met_;
};

}  // namespace raceproof::races
