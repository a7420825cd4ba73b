#include "formats/unified_diff.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace raceproof::formats {

namespace {

// "12,7", or "12" for one line.
struct Range {
    std::int64_t first = 0, count = 1;
};

std::optional<Range> read_range(std::string_view text) {
    Range range;
    const char* end = text.data() + text.size();
    auto [behind, error] = std::from_chars(text.data(), end, range.first);
    if (error == std::errc{} && behind != end && *behind == ',') error = std::from_chars(behind + 1, end, range.count).ec;
    bool is_range =
        error == std::errc{} && range.first >= 0 && range.first < INT32_MAX && range.count >= 0 && range.count < INT32_MAX;
    return is_range ? std::optional(range) : std::nullopt;
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
        if (old_left_ > 0 || new_left_ > 0)
            read_in_hunk(line);
        else if (line.starts_with("--- "))
            files_.push_back({path_of(line), {}});
        else if (line.starts_with("@@ -") && !files_.empty())
            begin_hunk(line.substr(4));
    }
    std::vector<FileChange> take() { return std::move(files_); }

  private:
    // Behind "@@ -": "12,7 +12,9 @@".
    void begin_hunk(std::string_view ranges) {
        std::size_t plus = ranges.find(" +");
        if (plus == std::string_view::npos) return;
        auto old = read_range(ranges.substr(0, plus)), now = read_range(ranges.substr(plus + 2));
        if (!old || !now) return;
        line_ = old->count == 0 ? old->first + 1 : old->first;  // an empty range names the line before it
        old_left_ = old->count;
        new_left_ = now->count;
        is_in_group_ = false;
    }

    void read_in_hunk(std::string_view line) {
        char mark = line.empty() ? ' ' : line.front();
        if (mark == '-') {
            ++group().deleted;
            ++line_, --old_left_;
        } else if (mark == '+') {
            group().inserted.emplace_back(line.substr(1));
            --new_left_;
        } else if (mark == ' ') {
            ++line_, --old_left_, --new_left_;
            is_in_group_ = false;
        }
    }

    // Lines that are deleted and inserted side by side are one replacement.
    Replacement& group() {
        std::vector<Replacement>& all = files_.back().replacements;
        if (!is_in_group_) all.push_back({line_, 0, {}});
        is_in_group_ = true;
        return all.back();
    }

    std::vector<FileChange> files_;
    std::int64_t line_ = 0;                     // of the old file
    std::int64_t old_left_ = 0, new_left_ = 0;  // lines of the hunk
    bool is_in_group_ = false;
};

}  // namespace

std::vector<FileChange> read_unified_diff(std::string_view diff) {
    DiffReader reader;
    while (!diff.empty()) {
        std::size_t end = std::min(diff.find('\n'), diff.size());
        reader.read(diff.substr(0, end));
        diff.remove_prefix(std::min(end + 1, diff.size()));
    }
    return reader.take();
}

}  // namespace raceproof::formats
