// Fixes as patches of the user's sources. A patch is offered only after the patched source was compiled and explored from there:
// an overlay and a patch are made by different code, and the user gets the patch.
#pragma once

#include <span>
#include <string>

#include "classfile/class_source.h"
#include "patches/patch.h"
#include "repair/repair.h"
#include "repair/trial.h"

namespace raceproof::repair {

// Asks for a diff of each of these fixes, all at once.
void add_diffs(std::span<TriedFix* const> fixes, const patches::Sources& sources, const classfile::JdkHome& jdk);

// Compiles the patch of a proved fix, which has one, and explores the program made from it. True: it is proved.
Result<bool> prove_patch(const TriedFix& fix, const patches::Sources& sources, const classfile::JdkHome& jdk,
                         const TrialRunner& runner, double seconds);

}  // namespace raceproof::repair
