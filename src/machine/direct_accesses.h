// What a call of VarHandle.compareAndSet and the like comes to, if the handle is a direct one.
//
// Such a call is desugared into a static method, the *accessor* (program/desugar/polymorphic.h), which compares the type of the
// call site with that of the handle, finds the method that makes the access in the class for this kind of variable
// (VarHandleReferences$FieldInstanceReadWrite.compareAndSet), and calls it. All of the atomic classes go this way, at every step.
// Where the checks are known to succeed, the machine calls the access method at once: with the same arguments, for the same
// result. The accessor itself runs in all other cases: it converts, links, or throws.
//
// It reads only what is written while handles are linked, which is housekeeping: there are no events to tell. Which method makes
// the access depends on the program alone, so that can be remembered on all schedules.
#pragma once

#include <array>
#include <optional>

#include "machine/classes.h"
#include "program/program.h"
#include "state/state.h"

namespace raceproof::machine {

class DirectAccesses {
  public:
    DirectAccesses(state::State& state, Classes& classes) : state_(state), classes_(classes) {}

    // The static method to call instead of `accessor`; nullptr if the accessor itself must run.
    const program::Method* target(const program::Method& accessor, const state::Object& handle);

  private:
    // Of VarHandle, its VarForm, and the AccessDescriptor of an accessor.
    struct Members {
        const program::Method* is_direct;
        const program::Field *exact, *form, *types, *implementation, *type, *erased;
    };
    struct Known {
        const program::Method* accessor = nullptr;
        const program::Class* implementation = nullptr;
        const program::Method* target = nullptr;
    };
    static constexpr std::size_t kKnown = 64;

    static Members look_up(program::Program& program);
    bool has_type_of(const state::Object& form, const program::Method& accessor) const;

    state::State& state_;
    Classes& classes_;
    std::optional<Members> members_;
    std::array<Known, kKnown> known_;
};

}  // namespace raceproof::machine
