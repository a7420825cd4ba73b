// A directory for the files of one test, removed with everything in it afterwards.
#pragma once

#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include "base/verify.h"

namespace raceproof::classfile::testing {

class TemporaryDirectory {
  public:
    TemporaryDirectory() {
        std::string pattern = (std::filesystem::temp_directory_path() / "raceproof-test-XXXXXX").string();
        VERIFY(::mkdtemp(pattern.data()) != nullptr, "should be able to make a temporary directory");
        path_ = pattern;
    }
    ~TemporaryDirectory() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    TemporaryDirectory(const TemporaryDirectory&) = delete;
    TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;

    std::string path(std::string_view relative = "") const { return (path_ / relative).string(); }

    // Writes a file and yields its path; makes the folders on the way.
    std::string write(std::string_view relative, std::string_view contents) const {
        std::filesystem::path file = path_ / relative;
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file, std::ios::binary) << contents;
        return file.string();
    }

  private:
    std::filesystem::path path_;
};

}  // namespace raceproof::classfile::testing
