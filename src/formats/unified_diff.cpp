#include "formats/unified_diff.h"

#include <algorithm>
#include <charconv>

namespace raceproof::formats {

namespace {

// "@@ -12,7 +12,9 @@": where the lines of the old file begin; 0 if that is not what it says. An empty range names the line before it.
std::int64_t first_old_line(std::string_view header) {
    constexpr std::string_view kStart = "@@ -";
    std::int64_t line = 0, count = 1;
    const char* end = header.data() + header.size();
    auto [behind, error] = std::from_chars(header.data() + kStart.size(), end, line);
    if (error != std::errc{} || line < 0 || line > INT32_MAX) return 0;
    if (behind != end && *behind == ',') std::from_chars(behind + 1, end, count);
    return count == 0 ? line + 1 : line;
}

// "--- a/src/Main.java\tdate" -> "src/Main.java"
std::string path_of(std::string_view header) {
    header.remove_prefix(std::string_view("--- ").size());
    header = header.substr(0, header.find('\t'));
    if (header.starts_with("a/")) header.remove_prefix(2);
    return std::string(header);
}

class DiffReader {
  public:
    void read(std::string_view line) {
        if (line.starts_with("--- ") && !is_in_hunk_) {
            files_.push_back({path_of(line), {}});
        } else if (line.starts_with("@@ -") && !files_.empty()) {
            line_ = first_old_line(line);
            is_in_hunk_ = line_ > 0;
            is_in_group_ = false;
        } else if (is_in_hunk_ && line.starts_with('-')) {
            ++group().deleted;
            ++line_;
        } else if (is_in_hunk_ && line.starts_with('+')) {
            group().inserted.emplace_back(line.substr(1));
        } else if (is_in_hunk_ && (line.starts_with(' ') || line.empty())) {
            ++line_;
            is_in_group_ = false;
        }
    }
    std::vector<FileChange> take() { return std::move(files_); }
    void end_hunk() { is_in_hunk_ = false; }

  private:
    // Lines that are deleted and inserted side by side are one replacement.
    Replacement& group() {
        std::vector<Replacement>& all = files_.back().replacements;
        if (!is_in_group_) all.push_back({line_, 0, {}});
        is_in_group_ = true;
        return all.back();
    }

    std::vector<FileChange> files_;
    std::int64_t line_ = 0;
    bool is_in_hunk_ = false, is_in_group_ = false;
};

}  // namespace

std::vector<FileChange> read_unified_diff(std::string_view diff) {
    DiffReader reader;
    while (!diff.empty()) {
        std::size_t end = std::min(diff.find('\n'), diff.size());
        std::string_view line = diff.substr(0, end);
        diff.remove_prefix(std::min(end + 1, diff.size()));
        // Within a hunk "--- x" deletes a line; the head of the next file is followed by "+++ ".
        if (line.starts_with("--- ") && diff.starts_with("+++ ")) reader.end_hunk();
        reader.read(line);
    }
    return reader.take();
}

}  // namespace raceproof::formats
