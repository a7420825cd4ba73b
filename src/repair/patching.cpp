#include "repair/patching.h"

#include <fmt/format.h>

#include <vector>

#include "base/verify.h"
#include "patches/compile.h"

namespace raceproof::repair {

namespace {

// The patcher changes declarations of fields.
std::string captured_variable_of(const advice::Fix& fix) {
    for (const advice::Change& change : fix)
        if (!change.variable.empty()) return change.variable;
    return "";
}

}  // namespace

void add_diffs(std::span<TriedFix* const> fixes, const patches::Sources& sources, const classfile::JdkHome& jdk) {
    std::vector<patches::PatchRequest> requests;
    for (const TriedFix* fix : fixes) requests.push_back({sources, fix->fix});
    auto answers = patches::make_patches(requests, jdk);
    for (std::size_t i = 0; i < fixes.size(); ++i) {
        std::string captured = captured_variable_of(fixes[i]->fix);
        if (!captured.empty())
            fixes[i]->why_no_diff = fmt::format("{} is a local variable, which a lambda has captured", captured);
        else if (!answers)
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
