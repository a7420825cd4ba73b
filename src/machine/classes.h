// Classes as the guest sees them: which of them exist in this state, and their java.lang.Class objects.
//
// Program has one class for each name, bytes and place of definition, whatever the schedule. That a class which the checked
// program makes at run time is *defined* is part of the state: a bit beside the status of its initialisation. A *mirror* is
// permanent and made on first use; what Java code reads from its fields is filled in then.
#pragma once

#include <string_view>

#include "machine/well_known.h"
#include "program/link_error.h"
#include "state/state.h"

namespace raceproof::machine {

class Classes {
  public:
    Classes(const WellKnown& known, state::State& state) : known_(known), state_(state) {}

    // As Program::load, in this state: what only other schedules have defined is not found.
    program::Link<program::Class*> load(std::string_view internal_name);
    // A class of the class path or of the JDK is; one that was made at run time if this state has defined it.
    bool is_defined(const program::Class& klass);
    // Is there a class of this name that the program has defined itself?
    bool was_defined_at_run_time(std::string_view internal_name);
    void note_definition(const program::Class& klass);

    state::Ref mirror(const program::Class& klass);
    program::Class& class_of_mirror(state::Ref mirror) { return state_.permanents().class_of_mirror(state_.at(mirror)); }

  private:
    const WellKnown& known_;
    state::State& state_;
};

}  // namespace raceproof::machine
