#include "state/state.h"

namespace raceproof::state {

State::State(program::Program& program, const StateOptions& options)
    : program_(program),
      options_(options),
      heap_(options.heap_bytes),
      young_flag_(options.journal ? object_flags::kYoung : 0),
      frame_slots_(program),
      contribution_(heap_, threads_, frame_slots_) {
    VERIFY(options.journal || !options.hash, "should keep the hash of a journalled state only");
    journal_.enable(options.journal);
}

State::~State() = default;

}  // namespace raceproof::state
