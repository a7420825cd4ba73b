#include "base/atomic_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <memory>

namespace raceproof {

namespace {

Error cannot_write(const std::string& path, int error) {
    return {fmt::format("cannot write {}: {}", path, std::strerror(error))};
}

// 0, or the number of the error. Closes the descriptor.
int write_and_close(int descriptor, std::string_view contents) {
    int error = 0;
    while (error == 0 && !contents.empty()) {
        ssize_t written = ::write(descriptor, contents.data(), contents.size());
        if (written >= 0)
            contents.remove_prefix(static_cast<std::size_t>(written));
        else if (errno != EINTR)
            error = errno;
    }
    if (::close(descriptor) != 0 && error == 0) error = errno;
    return error;
}

Result<Done> write_in_place(const std::string& path, std::string_view contents) {
    int descriptor = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
    int error = descriptor < 0 ? errno : write_and_close(descriptor, contents);
    if (error != 0) return cannot_write(path, error);
    return Done{};
}

// What a new file is open to, as the user's umask has it; mkostemp makes private ones.
mode_t mode_of_new_file() {
    mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666 & ~mask;
}

}  // namespace

Result<Done> write_file(const std::string& path, std::string_view contents) {
    struct stat old = {};
    bool exists = ::stat(path.c_str(), &old) == 0;
    if (exists && !S_ISREG(old.st_mode)) return write_in_place(path, contents);
    // Behind a link the file is replaced, not the link.
    std::unique_ptr<char, decltype(&std::free)> resolved(exists ? ::realpath(path.c_str(), nullptr) : nullptr, &std::free);
    std::string target = resolved ? resolved.get() : path;
    std::string temporary = target + ".XXXXXX";
    int descriptor = ::mkostemp(temporary.data(), O_CLOEXEC);
    if (descriptor < 0) return cannot_write(path, errno);
    ::fchmod(descriptor, exists ? old.st_mode & 07777 : mode_of_new_file());
    int error = write_and_close(descriptor, contents);
    if (error == 0 && ::rename(temporary.c_str(), target.c_str()) != 0) error = errno;
    if (error == 0) return Done{};
    ::unlink(temporary.c_str());
    return cannot_write(path, error);
}

Result<Done> try_file(const std::string& path) {
    struct stat old = {};
    bool exists = ::stat(path.c_str(), &old) == 0;
    if (exists && S_ISDIR(old.st_mode)) return cannot_write(path, EISDIR);
    if (exists && !S_ISREG(old.st_mode)) {
        if (::access(path.c_str(), W_OK) != 0) return cannot_write(path, errno);
        return Done{};
    }
    std::unique_ptr<char, decltype(&std::free)> resolved(exists ? ::realpath(path.c_str(), nullptr) : nullptr, &std::free);
    std::string temporary = std::string(resolved ? resolved.get() : path.c_str()) + ".XXXXXX";
    int descriptor = ::mkostemp(temporary.data(), O_CLOEXEC);
    if (descriptor < 0) return cannot_write(path, errno);
    ::close(descriptor);
    ::unlink(temporary.c_str());
    return Done{};
}

}  // namespace raceproof
