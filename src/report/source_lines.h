// The text of source lines, for reports. Files are looked for in given folders only, below them by package: the file of
// com.example.Main is FOLDER/com/example/Main.java, or FOLDER/Main.java if it is not there. The checked program is not to be
// trusted: its class files name their source files, and no name leads out of the folders.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "program/place.h"

namespace raceproof::report {

class SourceLines {
  public:
    SourceLines() = default;  // no folders: no text
    explicit SourceLines(std::vector<std::string> folders) : folders_(std::move(folders)) {}

    // The line without the space around it; empty if the file, or the line, cannot be had.
    std::string text(const program::Place& place) const;

  private:
    using Lines = std::vector<std::string>;
    const Lines& lines_of(const std::string& package_folder, const std::string& file) const;

    std::vector<std::string> folders_;
    mutable std::map<std::string, Lines> read_;  // by folder of the package and name
};

}  // namespace raceproof::report
