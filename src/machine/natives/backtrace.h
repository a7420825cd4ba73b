// StackTraceElements, made from the frames of a throwable (machine/throwables.h) or of a thread.
#pragma once

#include "machine/natives/support.h"

namespace raceproof::machine::natives {

// Fills the fields of a StackTraceElement. Allocates nothing that is not permanent.
void fill_stack_trace_element(NativeCall& call, Object& element, const TraceFrame& frame);

// What StackTraceElement.computeFormat does: a frame is written "java.base/java.util…" if it is the JDK's, without module and
// loader if it is the program's.
void set_shown_parts(NativeCall& call, Object& element);

}  // namespace raceproof::machine::natives
