// A directory of class files. Links inside it are followed, as `java` does: build tools make class folders of them.
#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "classfile/class_source.h"
#include "classfile/file_bytes.h"

namespace raceproof::classfile {
namespace {

// Only plain components: nothing absolute, no "." or "..", no empty one, no zero byte.
bool stays_inside(std::string_view path) {
    if (path.find('\0') != std::string_view::npos) return false;
    for (;;) {
        std::size_t slash = path.find('/');
        std::string_view component = path.substr(0, slash);
        if (component.empty() || component == "." || component == "..") return false;
        if (slash == std::string_view::npos) return true;
        path.remove_prefix(slash + 1);
    }
}

class Directory final : public ClassSource {
  public:
    explicit Directory(std::string path) : path_(std::move(path)) {
        if (!path_.ends_with('/')) path_ += '/';
    }

    Result<std::optional<Bytes>> find(std::string_view path) const override {
        if (!stays_inside(path)) return std::optional<Bytes>();
        return read_whole_file(path_ + std::string(path));
    }

    std::string description() const override { return path_; }

  private:
    std::string path_;  // ends with a slash
};

}  // namespace

Result<std::unique_ptr<ClassSource>> open_directory(const std::string& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) return Error{fmt::format("cannot open {}: {}", path, std::strerror(errno))};
    if (!S_ISDIR(status.st_mode)) return Error{fmt::format("{} is not a directory", path)};
    return std::unique_ptr<ClassSource>(std::make_unique<Directory>(path));
}

}  // namespace raceproof::classfile
