// The frames of a throwable. Throwable.backtrace is a long[] with two elements per frame, innermost first: the class's number
// (upper half) and the method's index in its class (lower half), then the program counter.
#pragma once

#include <cstdint>
#include <optional>

#include "machine/natives/support.h"

namespace raceproof::machine::natives {

struct TraceFrame {
    const program::Method* method;
    std::uint32_t pc;
};

// Frame `index` of a backtrace; nothing if there is no such frame, or no backtrace at all.
std::optional<TraceFrame> trace_frame(Machine& machine, Ref backtrace, std::uint32_t index);

// Fills the fields of a StackTraceElement. Allocates nothing that is not permanent.
void fill_stack_trace_element(NativeCall& call, Object& element, const TraceFrame& frame);

// What StackTraceElement.computeFormat does: a frame is written "java.base/java.util…" if it is the JDK's, without module and
// loader if it is the program's.
void set_shown_parts(NativeCall& call, Object& element);

}  // namespace raceproof::machine::natives
