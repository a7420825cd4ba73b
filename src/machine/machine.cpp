#include "machine/machine.h"

#include <algorithm>

#include "machine/interpreter.h"
#include "machine/program_clock.h"

namespace raceproof::machine {

using state::Thread;

Machine::Machine(program::Program& program, const NativeTable& natives, const state::StateOptions& state_options,
                 const MachineOptions& options, Console& console)
    : program_(program),
      natives_(natives),
      options_(options),
      console_(console),
      state_(program, state_options),
      next_collection_(options.collect_every_bytes),
      limits(options.budget != nullptr ? *options.budget : unlimited_) {}

Stop Machine::step(Thread& thread, const PendingOperation& operation_now, std::uint32_t alternative, std::int64_t budget) {
    VERIFY(operation_now.can_happen(alternative), "should take only steps that are enabled");
    if (operation_now.time_out == alternative && operation_now.time_out) {
        if (operation_now.is_timed_wait()) end_timed_wait(*this, thread, operation_now);
        state_.threads().before_status_write(thread);
        thread.status.clock = std::max(thread.status.clock, operation_now.deadline);
    }
    if (thread.status.status == state::ThreadStatus::WaitingForClass) {
        state_.threads().before_status_write(thread);
        thread.status.status = state::ThreadStatus::Runnable;
        thread.status.waiting_on = kNull;
    }
    Stop stop;
    Interpreter(*this, thread, stop).step(operation_now, alternative, budget);
    begin_timed_wait(*this, thread);
    return stop;
}

Stop Machine::run(Thread& thread, std::int64_t budget) {
    Stop stop;
    Interpreter(*this, thread, stop).run(budget);
    return stop;
}

void Machine::collect() {
    state_.collector().collect();
    // Collect again after as much as is live now has been allocated anew: the cost per allocated byte stays bounded.
    next_collection_ = std::max(options_.collect_every_bytes, state_.objects().heap().used_bytes() / 2);
}

}  // namespace raceproof::machine
