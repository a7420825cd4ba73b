#include "repair/lost_update.h"

#include <algorithm>
#include <array>

#include "machine/places.h"
#include "repair/statement_at.h"

namespace raceproof::repair {

using machine::MemoryEvent;
using machine::MemoryEventKind;
using Operation = LostUpdate::Operation;

namespace {

std::optional<Operation> operation_of(MemoryEventKind kind) {
    switch (kind) {
        case MemoryEventKind::VolatileRead: return Operation::Read;
        case MemoryEventKind::VolatileWrite: return Operation::Write;
        case MemoryEventKind::UpdateVolatile: return Operation::Update;
        default: return std::nullopt;
    }
}

}  // namespace

LostUpdateFinder::LostUpdateFinder(machine::Machine& machine, std::span<const advice::Statement> split_updates)
    : Undoable(machine.state().journal()),
      machine_(machine),
      split_updates_(split_updates.begin(), split_updates.end()),
      listening_(machine.events, *this) {}

void LostUpdateFinder::on_event(const MemoryEvent& event) {
    std::optional<Operation> operation = operation_of(event.kind);
    if (found_ || !operation) return;
    const state::Thread& thread = machine_.state().thread(event.thread);
    const state::Frame* frame = machine::top_frame_of_program(thread);
    if (frame == nullptr) return;
    *journal().push(component(), 0, 1) = accesses_.size();
    accesses_.push_back({event.thread, *operation, event.object, event.position, frame->method, frame->pc});
    if (!threads_.contains(event.thread)) threads_[event.thread] = machine::thread_name(machine_, thread);
    if (*operation == Operation::Write && is_split(accesses_.back())) look_at(accesses_.size() - 1);
}

void LostUpdateFinder::undo(std::uint32_t, const std::uint64_t* data, std::size_t) {
    accesses_.resize(std::min<std::size_t>(accesses_.size(), data[0]));
}

// By its line: the code of the changed program has other offsets.
bool LostUpdateFinder::is_split(const Access& write) const {
    advice::Statement at = statement_at(write.method, write.pc);
    return std::any_of(split_updates_.begin(), split_updates_.end(), [&](const advice::Statement& split) {
        return split.line == at.line && split.line != 0 && split.method == at.method && split.class_name == at.class_name &&
               split.descriptor == at.descriptor;
    });
}

// The read that the write depends on: the thread's last one, if it has not written since.
std::optional<std::size_t> LostUpdateFinder::last_read_before(std::size_t write) const {
    for (std::size_t i = write; i-- > 0;) {
        const Access& earlier = accesses_[i];
        if (earlier.thread != accesses_[write].thread || !is_same_variable(earlier, accesses_[write])) continue;
        if (earlier.operation != Operation::Read) return std::nullopt;
        return i;
    }
    return std::nullopt;
}

void LostUpdateFinder::look_at(std::size_t write) {
    std::optional<std::size_t> read = last_read_before(write);
    if (!read || accesses_[*read].method != accesses_[write].method) return;
    for (std::size_t lost = *read + 1; lost < write; ++lost) {
        bool is_lost = accesses_[lost].thread != accesses_[write].thread && accesses_[lost].operation != Operation::Read &&
                       is_same_variable(accesses_[lost], accesses_[write]);
        if (!is_lost) continue;
        std::vector<std::size_t> steps{*read, lost, write};
        if (accesses_[lost].operation == Operation::Write)
            if (std::optional<std::size_t> read_too = last_read_before(lost)) steps.push_back(*read_too);
        std::sort(steps.begin(), steps.end());
        found_.emplace();
        for (std::size_t step : steps) found_->steps.push_back(step_of(accesses_[step]));
        return;
    }
}

LostUpdate::Step LostUpdateFinder::step_of(const Access& access) const {
    return {threads_.at(access.thread), access.operation, statement_at(access.method, access.pc)};
}

}  // namespace raceproof::repair
