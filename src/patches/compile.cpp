#include "patches/compile.h"

#include <fmt/format.h>

#include <filesystem>
#include <vector>

#include "patches/host_process.h"

namespace raceproof::patches {

namespace {

// Of the first error: "Foo.java:3: error: cannot find symbol", without the folder.
std::string first_error(const std::string& output) {
    std::string line = output.substr(0, output.find('\n'));
    std::size_t colon = line.find(".java:");
    std::size_t slash = colon == std::string::npos ? colon : line.rfind('/', colon);
    return slash == std::string::npos ? line : line.substr(slash + 1);
}

}  // namespace

Result<CompiledPatch, CompileError> compile(const Patch& patch, const Sources& sources, const classfile::JdkHome& jdk) {
    std::string javac = jdk.path + "/bin/javac";
    if (!std::filesystem::exists(javac))
        return CompileError{
            fmt::format("cannot compile the patch: {} has no bin/javac (install openjdk-17-jdk-headless)", jdk.path), ""};
    auto folder = session::TemporaryDirectory::make();
    if (!folder) return CompileError{folder.error().message, ""};
    std::string classes = folder->path() + "/classes";
    std::error_code error;
    std::filesystem::create_directories(classes, error);
    std::vector<std::string> words = {javac, "-g", "-nowarn", "-proc:none", "-encoding", "UTF-8", "-d", classes};
    if (!sources.class_path.empty()) words.insert(words.end(), {"-cp", sources.class_path});
    if (!sources.roots.empty()) words.insert(words.end(), {"-sourcepath", fmt::format("{}", fmt::join(sources.roots, ":"))});
    for (const PatchedFile& file : patch.files) {
        std::string copy = folder->path() + "/sources/" + file.name;
        if (auto written = write_file(copy, file.after); !written) return CompileError{written.error().message, ""};
        words.push_back(copy);
    }
    auto outcome = run_on_host(std::move(words), "", folder->path());
    if (!outcome) return CompileError{outcome.error().message, ""};
    if (outcome->status != 0)
        return CompileError{fmt::format("the patched source does not compile: {}", first_error(outcome->errors)),
                            outcome->errors};
    std::string class_path = classes + (sources.class_path.empty() ? "" : ":" + sources.class_path);
    return CompiledPatch{folder.take(), std::move(class_path)};
}

}  // namespace raceproof::patches
