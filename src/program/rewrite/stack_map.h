// StackMapTable (JVMS 4.7.4): the types of locals and operand stack where branches meet, as HotSpot's verifier wants them.
//
// The frames are those that our verifier infers (program/verifier.h), so a body needs no frames of its own to be rewritten, and
// any edit that leaves the body correct has frames.
#pragma once

#include <string>

#include "program/desugar/class_writer.h"
#include "program/inferred_frames.h"

namespace raceproof::program::rewrite {

// The body of the attribute; empty if no place needs a frame.
std::string stack_map_table(const InferredFrames& inferred, desugar::ConstantPoolWriter& constants);

}  // namespace raceproof::program::rewrite
