// Records what threads do to shared memory while a program is explored, and makes a trace for the analysis (advice/trace.h) of
// the execution at hand whenever it is asked for. Goes back with the machine's state.
//
// Kept are accesses and synchronisation of all threads, the accesses to objects that only one thread knows yet among them: an
// object that is published without order races with what its constructor wrote. A trace leaves out what only one thread used,
// but for locks, which others could use, too.
//
// *Locks* of java.util.concurrent have an owner, whom they write down (AbstractOwnableSynchronizer): ReentrantLock and the write
// half of ReentrantReadWriteLock. Each change of owner is a Lock or an Unlock of the trace. Read locks, StampedLock and
// semaphores have none; what they order is in the trace all the same, as accesses to volatile fields.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "advice/trace.h"
#include "base/journal.h"
#include "machine/machine.h"
#include "races/race.h"

namespace raceproof::repair {

// What the machine told, with the statement of the program that it belongs to.
struct PathEvent {
    machine::MemoryEventKind kind{};
    std::uint32_t thread = 0;
    state::Ref object{};
    std::uint64_t position = 0, length = 0;
    const program::Class* klass = nullptr;  // of the object, or the class that is initialised
    enum class Shape : std::uint8_t { Instance, Array, Statics, None } shape = Shape::None;
    // The topmost frame of the program; nullptr if there is none.
    const program::Method* method = nullptr;
    std::uint32_t pc = 0;
};

class PathRecorder final : public machine::MemoryListener, private Undoable {
  public:
    // Listens to the machine as long as it exists. The machine stands before `main`.
    explicit PathRecorder(machine::Machine& machine);

    // The trace of the present execution, which ends with the later access of the race. Empty if one of the two accesses cannot
    // be found in it.
    std::optional<advice::Trace> trace_of(const races::Race& race) const;
    // The same without a race: source and manifest are not set.
    advice::Trace trace() const;

    void on_event(const machine::MemoryEvent& event) override;

  private:
    void undo(std::uint32_t index, const std::uint64_t* data, std::size_t words) override;

    machine::Machine& machine_;
    std::vector<PathEvent> events_;
    machine::Listening listening_;
};

}  // namespace raceproof::repair
