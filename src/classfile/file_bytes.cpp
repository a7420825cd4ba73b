#include "classfile/file_bytes.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <memory>
#include <vector>

namespace raceproof::classfile {
namespace {

constexpr off_t kMaxReadSize = 256 << 20;

class Descriptor {
  public:
    // O_NONBLOCK: opening a named pipe must not wait for a writer.
    explicit Descriptor(const std::string& path) : fd_(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)) {}
    ~Descriptor() {
        if (fd_ >= 0) ::close(fd_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    bool ok() const { return fd_ >= 0; }
    int get() const { return fd_; }

  private:
    int fd_;
};

struct Mapping {
    void* address;
    std::size_t size;

    Mapping(void* mapped, std::size_t length) : address(mapped), size(length) {}
    ~Mapping() { ::munmap(address, size); }
    Mapping(const Mapping&) = delete;
    Mapping& operator=(const Mapping&) = delete;
};

Error system_error(std::string_view what, const std::string& path) {
    return Error{fmt::format("cannot {} {}: {}", what, path, std::strerror(errno))};
}

}  // namespace

Result<Bytes> map_file(const std::string& path) {
    Descriptor file(path);
    struct stat status {};
    if (!file.ok() || ::fstat(file.get(), &status) != 0) return system_error("open", path);
    if (!S_ISREG(status.st_mode)) return Error{fmt::format("{} is not a file", path)};
    if (status.st_size == 0) return Error{fmt::format("{} is empty", path)};
    auto size = static_cast<std::size_t>(status.st_size);
    void* address = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.get(), 0);
    if (address == MAP_FAILED) return system_error("map", path);
    auto mapping = std::make_shared<const Mapping>(address, size);
    return Bytes{{static_cast<const std::uint8_t*>(address), size}, mapping};
}

Result<std::optional<Bytes>> read_whole_file(const std::string& path) {
    Descriptor file(path);
    if (!file.ok()) {
        if (errno == ENOENT || errno == ENOTDIR || errno == ENAMETOOLONG) return std::optional<Bytes>();
        return system_error("open", path);
    }
    struct stat status {};
    if (::fstat(file.get(), &status) != 0) return system_error("open", path);
    if (!S_ISREG(status.st_mode)) return std::optional<Bytes>();
    if (status.st_size > kMaxReadSize) return Error{fmt::format("{} is too big: {} bytes", path, status.st_size)};
    auto contents = std::make_shared<std::vector<std::uint8_t>>(static_cast<std::size_t>(status.st_size));
    std::size_t filled = 0;
    while (filled < contents->size()) {
        ssize_t count = ::read(file.get(), contents->data() + filled, contents->size() - filled);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return system_error("read", path);
        if (count == 0) break;
        filled += static_cast<std::size_t>(count);
    }
    std::span<const std::uint8_t> data(contents->data(), filled);
    return std::optional<Bytes>(Bytes{data, std::move(contents)});
}

}  // namespace raceproof::classfile
