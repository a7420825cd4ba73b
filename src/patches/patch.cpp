#include "patches/patch.h"

#include <fmt/format.h>

#include <filesystem>
#include <map>

#include "patches/host_process.h"
#include "patches/patcher_words.h"
#include "patches/unified_diff.h"
#include "session/temporary_directory.h"

namespace raceproof::patches {

namespace {

namespace fs = std::filesystem;

Result<std::string> find_tools() {
    std::error_code error;
    fs::path jar = fs::read_symlink("/proc/self/exe", error).parent_path() / "raceproof-tools.jar";
    if (error || !fs::exists(jar, error)) return Error{fmt::format("cannot write patches: there is no {}", jar.string())};
    return jar.string();
}

std::string name_in_diff(const std::string& path, const std::string& base) {
    std::error_code error;
    fs::path folder = fs::absolute(base.empty() ? fs::current_path(error) : fs::path(base), error).lexically_normal();
    fs::path relative = fs::path(path).lexically_relative(folder);
    bool is_below = !relative.empty() && *relative.begin() != "..";
    return is_below ? relative.string() : path.substr(1);
}

// The edits are in the order of the file and do not overlap.
Result<std::string> edited(const std::string& path, const std::string& before, const std::vector<Edit>& edits) {
    std::string after;
    std::size_t at = 0;
    for (const Edit& edit : edits) {
        if (edit.start < at || edit.end < edit.start || edit.end > before.size())
            return Error{fmt::format("{} has changed while it was read", path)};
        after += before.substr(at, edit.start - at) + edit.text;
        at = edit.end;
    }
    return after + before.substr(at);
}

Result<Patch> patch_of(const Answer& answer, const Sources& sources) {
    if (!answer.reason.empty()) return Error{answer.reason};
    Patch patch;
    for (const auto& [path, edits] : answer.edits) {
        auto before = read_file(path);
        if (!before) return before.error();
        auto after = edited(path, *before, edits);
        if (!after) return after.error();
        patch.files.push_back({path, name_in_diff(path, sources.base), before.take(), after.take()});
    }
    return patch;
}

}  // namespace

std::string Patch::diff() const {
    std::string text;
    for (const PatchedFile& file : files) text += unified_diff(file.name, file.before, file.after);
    return text;
}

Result<std::vector<Result<Patch>>> make_patches(std::span<const PatchRequest> requests, const classfile::JdkHome& jdk) {
    std::vector<Result<Patch>> patches;
    if (requests.empty()) return patches;
    std::string java = jdk.path + "/bin/java";
    if (!fs::exists(jdk.path + "/bin/javac") || !fs::exists(java))
        return Error{fmt::format("cannot write patches: {} has no bin/javac (install openjdk-17-jdk-headless)", jdk.path)};
    auto tools = find_tools();
    if (!tools) return tools.error();
    auto folder = session::TemporaryDirectory::make();
    if (!folder) return folder.error();
    std::string words;
    for (const PatchRequest& request : requests) words += patcher_words(request);
    auto outcome = run_on_host(
        {java, "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData", "-cp", *tools, "raceproof.patcher.Patcher"},
        words, folder->path());
    if (!outcome) return outcome.error();
    std::vector<Answer> answers = read_answers(outcome->output);
    if (outcome->status != 0 || answers.size() != requests.size()) {
        std::string line = outcome->errors.substr(0, outcome->errors.find('\n'));
        return Error{fmt::format("cannot write patches: {} failed: {}", java, line)};
    }
    for (std::size_t i = 0; i < answers.size(); ++i) patches.push_back(patch_of(answers[i], requests[i].sources));
    return patches;
}

}  // namespace raceproof::patches
