// Reads a unified diff, as advice carries one: which lines of a file are replaced by which.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace raceproof::formats {

// `deleted` lines from `line` on are replaced by others; nothing deleted: they are inserted before it.
struct Replacement {
    std::int64_t line = 0, deleted = 0;
    std::vector<std::string> inserted;
};

struct FileChange {
    std::string path;
    std::vector<Replacement> replacements;
};

// What is no diff has no changes.
std::vector<FileChange> read_unified_diff(std::string_view diff);

}  // namespace raceproof::formats
