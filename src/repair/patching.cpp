#include "repair/patching.h"

#include <vector>

#include "base/verify.h"
#include "patches/compile.h"

namespace raceproof::repair {

void add_diffs(std::span<TriedFix* const> fixes, const patches::Sources& sources, const classfile::JdkHome& jdk) {
    std::vector<patches::PatchRequest> requests;
    for (const TriedFix* fix : fixes) requests.push_back({sources, fix->fix});
    auto answers = patches::make_patches(requests, jdk);
    for (std::size_t i = 0; i < fixes.size(); ++i) {
        if (!answers)
            fixes[i]->why_no_diff = answers.error().message;
        else if (!(*answers)[i])
            fixes[i]->why_no_diff = (*answers)[i].error().message;
        else {
            fixes[i]->patch = (*answers)[i].take();
            fixes[i]->diff = fixes[i]->patch->diff();
        }
    }
}

Result<bool> prove_patch(const TriedFix& fix, const patches::Sources& sources, const classfile::JdkHome& jdk,
                         const TrialRunner& runner, double seconds) {
    VERIFY(fix.patch.has_value(), "should have a patch: add_diffs asks for it");
    auto compiled = patches::compile(*fix.patch, sources, jdk);
    if (!compiled) return Error{compiled.error().message};
    auto trial = runner.explore_classes(compiled->class_path, seconds);
    if (!trial) return trial.error();
    return trial->is_proof;
}

}  // namespace raceproof::repair
