#include "state/state.h"

#include "base/verify.h"

namespace raceproof::state {

State::State(program::Program& program, const StateOptions& options)
    : program_(program),
      epoch_(options.journal ? Journalling::On : Journalling::Off),
      objects_(options.heap_bytes, journal_, epoch_),
      threads_(program, journal_, epoch_),
      sharing_(journal_, objects_, epoch_),
      interned_(journal_, objects_, sharing_, epoch_),
      permanents_(program, objects_, epoch_),
      contribution_(objects_.heap(), threads_.all(), threads_.frame_slots()),
      barrier_(journal_, objects_, epoch_, contribution_),
      collector_(journal_, objects_, epoch_, threads_, interned_, permanents_, barrier_),
      hash_(options.hash ? Hashing::On : Hashing::Off, contribution_, epoch_, objects_, threads_, interned_, barrier_) {
    VERIFY(options.journal || !options.hash, "should keep the hash of a journalled state only");
}

void State::freeze() {
    if (is_journalled()) {
        commit_step(Collect::Yes);
        forget();
    } else {
        collector_.collect();
    }
    permanents_.freeze_all();
    barrier_.rebase_permanents();
    interned_.freeze();
    hash_.rebase();
}

}  // namespace raceproof::state
