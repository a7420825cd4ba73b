// The process's own standard streams, given to the checked program. Output is buffered and flushed when the program reads, when
// standard error is written, and at the end; line by line on a terminal.
#pragma once

#include <string>

#include "machine/machine.h"

namespace raceproof::cli {

class HostConsole final : public machine::Console {
  public:
    HostConsole();
    ~HostConsole() override;
    void write(int descriptor, std::string_view bytes) override;
    int read(std::span<std::uint8_t> into) override;
    int available() override;
    void flush();
    // Whether output was lost: a full disk, a closed pipe.
    bool failed() const { return failed_; }

  private:
    void write_fully(int descriptor, std::string_view bytes);
    std::string buffer_;
    bool is_terminal_;
    bool failed_ = false;
};

}  // namespace raceproof::cli
