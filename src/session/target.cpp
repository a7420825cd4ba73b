#include "session/target.h"

#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include "base/text.h"
#include "classfile/reader.h"

extern char** environ;

namespace raceproof::session {

namespace {

namespace fs = std::filesystem;

Result<Done> compile(const std::string& source, const std::string& into, const std::string& class_path,
                     const classfile::JdkHome& jdk, const std::vector<std::string>& added_exports) {
    std::string javac = jdk.path + "/bin/javac";
    if (!fs::exists(javac))
        return Error{fmt::format("cannot compile {}: {} has no bin/javac (install openjdk-17-jdk-headless)", source, jdk.path)};
    std::vector<std::string> words = {javac, "-g", "-proc:none", "-encoding", "UTF-8", "-d", into};
    if (!class_path.empty()) words.insert(words.end(), {"-cp", class_path});
    for (const std::string& package : added_exports) words.insert(words.end(), {"--add-exports", package + "=ALL-UNNAMED"});
    words.push_back(source);
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    pid_t child = 0;
    if (int error = posix_spawn(&child, javac.c_str(), nullptr, nullptr, arguments.data(), environ); error != 0)
        return Error{fmt::format("cannot start {}: {}", javac, std::strerror(error))};
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) return Error{fmt::format("{} does not compile", source)};
    return Done{};
}

bool has_main(const fs::path& class_file, std::string& name) {
    std::ifstream in(class_file, std::ios::binary);
    auto contents =
        std::make_shared<std::vector<std::uint8_t>>(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
    auto parsed = classfile::read_class({{contents->data(), contents->size()}, contents});
    if (!parsed) return false;
    name = (*parsed)->name();
    return std::any_of((*parsed)->methods.begin(), (*parsed)->methods.end(), [](const classfile::MethodInfo& method) {
        constexpr std::uint16_t kPublicStatic = classfile::access::kPublic | classfile::access::kStatic;
        return method.name == "main" && method.descriptor == "([Ljava/lang/String;)V" &&
               (method.flags & kPublicStatic) == kPublicStatic;
    });
}

// The compiled class with a main method; the one named like the file if there are several.
Result<std::string> find_main(const std::string& directory, const std::string& source) {
    std::string stem = fs::path(source).stem();
    std::vector<std::string> candidates;
    for (const auto& entry : fs::recursive_directory_iterator(directory)) {
        std::string name;
        if (entry.path().extension() == ".class" && has_main(entry.path(), name)) candidates.push_back(name);
    }
    std::sort(candidates.begin(), candidates.end());
    for (const std::string& candidate : candidates)
        if (candidate == stem || candidate.ends_with("/" + stem)) return candidate;
    if (candidates.size() == 1) return candidates.front();
    if (candidates.empty()) return Error{fmt::format("{} has no class with public static void main(String[])", source)};
    return Error{fmt::format("{} has several classes with a main method and none is named {}", source, stem)};
}

Result<Target> resolve_source(const std::string& name, const std::string& class_path, const classfile::JdkHome& jdk,
                              const std::vector<std::string>& added_exports) {
    if (!fs::is_regular_file(name)) return Error{fmt::format("no such file: {}", name)};
    auto directory = TemporaryDirectory::make();
    if (!directory) return directory.error();
    if (auto compiled = compile(name, directory->path(), class_path, jdk, added_exports); !compiled) return compiled.error();
    auto main_class = find_main(directory->path(), name);
    if (!main_class) return main_class.error();
    std::string full_path = directory->path() + (class_path.empty() ? "" : ":" + class_path);
    return Target{std::move(full_path), main_class.take(), directory.take()};
}

Result<Target> resolve_jar(const std::string& name, const std::string& class_path, const classfile::JdkHome& jdk) {
    auto jar = classfile::open_jar(name, jdk.feature);
    if (!jar) return jar.error();
    std::optional<std::string> main_class = (*jar)->main_class();
    if (!main_class)
        return Error{fmt::format("{} has no Main-Class in its manifest: name the class with -cp {} Main", name, name)};
    std::string full_path = name;
    for (const std::string& entry : (*jar)->manifest_class_path())
        full_path += ":" + (fs::path(name).parent_path() / entry).string();
    if (!class_path.empty()) full_path += ":" + class_path;
    return Target{std::move(full_path), slashed(*main_class), std::nullopt};
}

}  // namespace

namespace {

// raceproof.jar, the Java API for checked programs, lies beside the binary.
std::string with_api(const std::string& class_path) {
    std::error_code error;
    fs::path jar = fs::read_symlink("/proc/self/exe", error).parent_path() / "raceproof.jar";
    if (error || !fs::exists(jar, error)) return class_path;
    return class_path.empty() ? jar.string() : class_path + ":" + jar.string();
}

}  // namespace

Result<Target> resolve_target(const std::string& name, const std::string& user_class_path, const classfile::JdkHome& jdk,
                              const std::vector<std::string>& added_exports) {
    std::string class_path =
        with_api(user_class_path.empty() && !name.ends_with(".java") && !name.ends_with(".jar") ? "." : user_class_path);
    if (name.ends_with(".java")) return resolve_source(name, class_path, jdk, added_exports);
    if (name.ends_with(".jar")) return resolve_jar(name, class_path, jdk);
    if (name.ends_with(".class") && fs::exists(name))
        return Error{
            fmt::format("{} is a class file: name the class, such as com.example.{}, and the folder of its packages with -cp",
                        name, fs::path(name).stem().string())};
    if (fs::is_directory(name)) return Error{fmt::format("{} is a folder: name the class to run, with -cp {}", name, name)};
    return Target{class_path, slashed(name), std::nullopt};
}

}  // namespace raceproof::session
