#include "repair/patching.h"

#include <vector>

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
        else
            fixes[i]->diff = (*answers)[i]->diff();
    }
}

Result<bool> prove_patch(const TriedFix& fix, const patches::Sources& sources, const classfile::JdkHome& jdk,
                         const TrialRunner& runner, double seconds) {
    patches::PatchRequest request{sources, fix.fix};
    auto answers = patches::make_patches({&request, 1}, jdk);
    if (!answers) return answers.error();
    if (!answers->front()) return answers->front().error();
    auto compiled = patches::compile(*answers->front(), sources, jdk);
    if (!compiled) return Error{compiled.error().message};
    auto trial = runner.explore_classes(compiled->class_path, seconds);
    if (!trial) return trial.error();
    return trial->is_proof;
}

}  // namespace raceproof::repair
