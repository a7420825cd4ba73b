#include "session/temporary_directory.h"

#include <fmt/format.h>
#include <stdlib.h>

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

TemporaryDirectory::~TemporaryDirectory() {
    if (path_.empty()) return;
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

}  // namespace raceproof::session
