// Finds an update that is lost: a thread reads a variable, another one writes it, and the first writes what it made of the old
// value. With the variable volatile this is no race, and still wrong.
//
// Looked for while a changed program is explored, at writes that are known to depend on an earlier read
// (FixOverlay::split_updates), so what is found is an execution that exists. That none was found means little: executions that
// lead to the same states are explored once.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "advice/statement.h"
#include "base/journal.h"
#include "machine/machine.h"

namespace raceproof::repair {

// The steps of the two threads, in the order of the execution: one reads; the other reads, if it does, and writes; the one
// writes.
struct LostUpdate {
    enum class Operation : std::uint8_t { Read, Write, Update };
    struct Step {
        std::string thread;
        Operation operation{};
        advice::Statement statement;
    };
    std::vector<Step> steps;
};

class LostUpdateFinder final : public machine::MemoryListener, private Undoable {
  public:
    // Listens to the machine as long as it exists. The machine stands before `main`.
    LostUpdateFinder(machine::Machine& machine, std::span<const advice::Statement> split_updates);

    const std::optional<LostUpdate>& found() const { return found_; }

    void on_event(const machine::MemoryEvent& event) override;

  private:
    // Of a volatile variable.
    struct Access {
        state::ThreadId thread{};
        LostUpdate::Operation operation{};
        state::Ref object{};
        std::uint64_t position = 0;
        const program::Method* method = nullptr;
        std::uint32_t pc = 0;
    };
    static bool is_same_variable(const Access& one, const Access& other) {
        return one.object == other.object && one.position == other.position;
    }

    void undo(std::uint32_t index, const std::uint64_t* data, std::size_t words) override;
    bool is_split(const Access& write) const;
    void look_at(std::size_t write);
    std::optional<std::size_t> last_read_before(std::size_t write) const;
    LostUpdate::Step step_of(const Access& access) const;

    machine::Machine& machine_;
    std::vector<advice::Statement> split_updates_;
    std::vector<Access> accesses_;                    // of the present execution
    std::map<state::ThreadId, std::string> threads_;  // names: a thread that has ended has none any more
    std::optional<LostUpdate> found_;
    machine::Listening listening_;
};

}  // namespace raceproof::repair
