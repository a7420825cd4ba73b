#include "session/temporary_directory.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

namespace raceproof::session {

Result<TemporaryDirectory> TemporaryDirectory::make() {
    std::error_code error;
    std::filesystem::path parent = std::filesystem::temp_directory_path(error);
    std::string name = (error ? std::filesystem::path("/tmp") : parent) / "raceproof-XXXXXX";
    if (mkdtemp(name.data()) == nullptr) return Error{fmt::format("cannot make a temporary directory: {}", std::strerror(errno))};
    return TemporaryDirectory(std::move(name));
}

void TemporaryDirectory::start_janitor() {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return;  // then it is removed at an orderly end only
    // Nobody reads what else is in the process, and this child has no other thread: memory may be used as before.
    pid_t child = fork();
    if (child == 0) {
        setsid();  // what ends the others of the group does not end it
        for (int number : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE}) signal(number, SIG_IGN);
        dup2(ends[0], STDIN_FILENO);
        close_range(STDOUT_FILENO, ~0u, 0);
        char nothing;
        while (read(STDIN_FILENO, &nothing, 1) < 0 && errno == EINTR) {
        }
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
        _exit(0);
    }
    close(ends[0]);
    if (child < 0) {
        close(ends[1]);
        return;
    }
    janitor_ = child;
    pipe_ = ends[1];
}

TemporaryDirectory::~TemporaryDirectory() {
    if (path_.empty()) return;
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
    if (pipe_ < 0) return;
    close(pipe_);
    while (waitpid(janitor_, nullptr, 0) < 0 && errno == EINTR) {
    }
}

}  // namespace raceproof::session
