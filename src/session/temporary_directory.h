// A directory of our own that is removed with everything in it when the object goes.
#pragma once

#include <string>
#include <utility>

#include "base/result.h"

namespace raceproof::session {

class TemporaryDirectory {
  public:
    static Result<TemporaryDirectory> make();
    TemporaryDirectory(TemporaryDirectory&& other) noexcept : path_(std::move(other.path_)) { other.path_.clear(); }
    TemporaryDirectory& operator=(TemporaryDirectory&& other) noexcept {
        std::swap(path_, other.path_);
        return *this;
    }
    ~TemporaryDirectory();
    const std::string& path() const { return path_; }

  private:
    explicit TemporaryDirectory(std::string path) : path_(std::move(path)) {}
    std::string path_;
};

}  // namespace raceproof::session
