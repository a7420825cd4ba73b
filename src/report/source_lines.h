// The text of source lines, for reports. Files are looked for in given folders only, below them by package: the file of
// com.example.Main is FOLDER/com/example/Main.java, or FOLDER/Main.java if it is not there. The checked program is not to be
// trusted: its class files name their source files, and no name leads out of the folders.
//
// Beside single lines there are windows: the lines around those that a report speaks of, for readers that have no sources.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "program/place.h"

namespace raceproof::report {

// Lines of one file that follow each other.
struct SourceWindow {
    std::string path;  // relative to the working directory if the file lies below it
    int first_line = 0;
    std::vector<std::string> lines;  // with their indentation
};

class SourceLines {
  public:
    SourceLines() = default;  // no folders: no text
    explicit SourceLines(std::vector<std::string> folders) : folders_(std::move(folders)) {}

    // The line without the space around it; empty if the file, or the line, cannot be had.
    std::string text(const program::Place& place) const;
    // These lines of the class's file, each with so many before and after it; windows that touch are one.
    std::vector<SourceWindow> windows(std::string_view class_name, const std::string& file, const std::set<int>& lines,
                                      int around) const;

  private:
    struct File {
        std::string path;
        std::vector<std::string> lines;  // as they are
    };
    static bool read(const std::string& path, const std::string& folder, File& file);
    static bool read_from_jar(const std::string& jar, const std::string& name, File& file);
    const File& file_of(const std::string& package_folder, const std::string& file) const;

    std::vector<std::string> folders_;
    mutable std::map<std::string, File> read_;  // by folder of the package and name
};

}  // namespace raceproof::report
