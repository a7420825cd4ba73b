// Changes of a method body. Each leaves a complete body, so they can follow each other; positions found before an edit are
// found again by MethodCode::at_offset.
#pragma once

#include "base/result.h"
#include "program/rewrite/method_code.h"

namespace raceproof::program::rewrite {

// Whether branches to the place where something is inserted run it too, or only what falls through from above.
enum class Arrivals { RunInserted, SkipInserted };

// Inserts before the instruction at `at`. What handlers cover that instruction cover the sequence too.
void insert(MethodCode& code, Position at, const Sequence& sequence, Arrivals arrivals);

// Puts the sequence in the place of a range. An error if a branch or a handler leads into the middle of the range, or a handler
// covers only part of it.
Result<Done> replace_range(MethodCode& code, Range range, const Sequence& sequence);

// Moves a range of instructions to before the one at `to`, outside of the range. An error if control enters or leaves it other
// than at its start and its end, or a handler covers only part of it, or it is not covered as the instruction at `to` is. It may
// move into or out of a synchronized block.
Result<Done> move_range(MethodCode& code, Range range, Position to);

// How a lock that is on the operand stack is acquired and released: as a monitor, or by calls such as Lock.lock() and unlock().
struct LockOperations {
    Sequence acquire{{.code = Bytecode::MonitorEnter}};
    Sequence release{{.code = Bytecode::MonitorExit}};
};

// Puts a range inside a lock. `lock` pushes the object, once, when control enters the range. Control may enter at the start
// only; wherever it leaves, by a branch, a return or an exception, the lock is released first:
//
//     <lock> dup; astore L; <acquire>
//     the range, with its exits led to stubs                  any exception → aload L; <release>; athrow
//     aload L; <release>
//     …
//     stubs: aload L; <release>; then the branch, the return, or the handler that catches outside of the range
//
// L is a new local. The operand stack need not be empty at the start.
Result<Done> lock_range(MethodCode& code, Range range, const Sequence& lock, const LockOperations& operations = {});

// Drops what no path reaches, and handlers that cover nothing else: a StackMapTable has no frame for it.
void remove_unreachable(MethodCode& code);

}  // namespace raceproof::program::rewrite
