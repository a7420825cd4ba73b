// From a fix to an overlay: the same program with the changes made, to be explored like any other (program/overlay.h).
//
// What each change becomes:
//
//     VolatileField        the flag
//     VolatileElements     every access of an element of such arrays goes through a VarHandle (fixes/array_groups.h)
//     AtomicUpdates        the flag, and updates become atomic operations of a VarHandle (fixes/updates.h, fixes/atomic_code.h)
//     AtomicElements       both for elements
//     SynchronizedMethod   the flag
//     LockStatements       whole statements between acquisition and release (fixes/statement_range.h)
//     AcquireBefore        the acquisition before the first instruction of the statement
//     MoveStatements       whole statements, moved
//
// Every changed body passes the verifier, ours and HotSpot's. The changed program computes what the changed source would: places
// of statements are by source line, so a change of a statement is the change of what the line compiles to.
#pragma once

#include <memory>
#include <vector>

#include "advice/change.h"
#include "base/result.h"
#include "fixes/program_classes.h"
#include "fixes/variable_changes.h"
#include "program/overlay.h"

namespace raceproof::fixes {

struct FixOverlay {
    std::shared_ptr<const program::Overlay> overlay;
    // Writes of variables of the fix that depend on an earlier read, and are not one atomic operation with it: an update of
    // another thread in between is lost. Of AtomicUpdates, AtomicElements, VolatileField and VolatileElements.
    std::vector<advice::Statement> split_updates;
};

// An error, in one line, if a change cannot be made.
Result<FixOverlay> overlay_of(ProgramClasses& classes, const advice::Fix& fix, VolatileAs volatile_as = VolatileAs::Volatile);

}  // namespace raceproof::fixes
