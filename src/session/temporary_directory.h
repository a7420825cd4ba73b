// A directory of our own that is removed with everything in it when the object goes, or the process does, whatever ends it: a
// child process, the *janitor*, waits for the end of a pipe that nobody else holds, and removes it then.
#pragma once

#include <string>
#include <utility>

#include "base/result.h"

namespace raceproof::session {

class TemporaryDirectory {
  public:
    static Result<TemporaryDirectory> make();
    TemporaryDirectory(TemporaryDirectory&& other) noexcept { swap(other); }
    TemporaryDirectory& operator=(TemporaryDirectory&& other) noexcept {
        swap(other);
        return *this;
    }
    ~TemporaryDirectory();
    const std::string& path() const { return path_; }

  private:
    explicit TemporaryDirectory(std::string path) : path_(std::move(path)) { start_janitor(); }
    void start_janitor();
    void swap(TemporaryDirectory& other) noexcept {
        path_.swap(other.path_);
        std::swap(janitor_, other.janitor_);
        std::swap(pipe_, other.pipe_);
    }

    std::string path_;  // empty: there is none
    int janitor_ = -1;  // process
    int pipe_ = -1;     // its end of the pipe is the other one
};

}  // namespace raceproof::session
