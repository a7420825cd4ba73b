#include "patches/host_process.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

extern char** environ;

namespace raceproof::patches {

namespace {

// In a language that we can read, and with file names as they are.
std::vector<char*> plain_environment() {
    static char locale[] = "LC_ALL=C.UTF-8";
    std::vector<char*> variables = {locale};
    for (char** variable = environ; *variable != nullptr; ++variable)
        if (std::string_view(*variable).substr(0, 7) != "LC_ALL=") variables.push_back(*variable);
    variables.push_back(nullptr);
    return variables;
}

}  // namespace

Result<std::string> read_file(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) return Error{fmt::format("cannot read {}", path)};
    return std::string(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
}

Result<Done> write_file(const std::string& path, const std::string& contents) {
    std::error_code error;
    std::filesystem::create_directories(std::filesystem::path(path).parent_path(), error);
    std::ofstream out(path, std::ios::binary);
    out << contents;
    out.close();
    if (!out) return Error{fmt::format("cannot write {}", path)};
    return Done{};
}

Result<HostOutput> run_on_host(std::vector<std::string> words, const std::string& input, const std::string& folder) {
    std::string input_path = folder + "/input", output_path = folder + "/output", errors_path = folder + "/errors";
    if (auto written = write_file(input_path, input); !written) return written.error();
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    constexpr int kWrite = O_WRONLY | O_CREAT | O_TRUNC;
    posix_spawn_file_actions_addopen(&actions, 0, input_path.c_str(), O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, output_path.c_str(), kWrite, 0600);
    posix_spawn_file_actions_addopen(&actions, 2, errors_path.c_str(), kWrite, 0600);
    pid_t child = 0;
    int failure = posix_spawn(&child, words.front().c_str(), &actions, nullptr, arguments.data(), plain_environment().data());
    posix_spawn_file_actions_destroy(&actions);
    if (failure != 0) return Error{fmt::format("cannot start {}: {}", words.front(), std::strerror(failure))};
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    auto output = read_file(output_path);
    if (!output) return output.error();
    auto errors = read_file(errors_path);
    if (!errors) return errors.error();
    return HostOutput{WIFEXITED(status) ? WEXITSTATUS(status) : -1, output.take(), errors.take()};
}

}  // namespace raceproof::patches
