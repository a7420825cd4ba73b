#include "cli/host_console.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>

#include "cli/interrupts.h"

namespace raceproof::cli {

namespace {

constexpr std::size_t kBufferBytes = 1 << 16;

}  // namespace

HostConsole::HostConsole() : is_terminal_(isatty(STDOUT_FILENO) == 1) { buffer_.reserve(kBufferBytes); }

HostConsole::~HostConsole() { flush(); }

void HostConsole::write(int descriptor, std::string_view bytes) {
    if (descriptor != STDOUT_FILENO) {
        flush();
        write_fully(descriptor, bytes);
        return;
    }
    buffer_ += bytes;
    if (buffer_.size() >= kBufferBytes || (is_terminal_ && bytes.find('\n') != std::string_view::npos)) flush();
}

int HostConsole::read(std::span<std::uint8_t> into) {
    flush();
    ssize_t count;
    do {
        count = ::read(STDIN_FILENO, into.data(), into.size());
    } while (count < 0 && errno == EINTR && !was_interrupted());
    return count < 0 ? 0 : static_cast<int>(count);
}

int HostConsole::available() {
    int count = 0;
    return ioctl(STDIN_FILENO, FIONREAD, &count) == 0 ? count : 0;
}

void HostConsole::flush() {
    write_fully(STDOUT_FILENO, buffer_);
    buffer_.clear();
}

void HostConsole::write_fully(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0) {
            if (errno == EINTR) continue;
            failed_ = true;
            return;
        }
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

}  // namespace raceproof::cli
