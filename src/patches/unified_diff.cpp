#include "patches/unified_diff.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace raceproof::patches {

namespace {

using Lines = std::vector<std::string_view>;

// Each with its end; the last may have none.
Lines lines_of(std::string_view text) {
    Lines lines;
    while (!text.empty()) {
        std::size_t end = text.find('\n');
        std::size_t length = end == std::string_view::npos ? text.size() : end + 1;
        lines.push_back(text.substr(0, length));
        text.remove_prefix(length);
    }
    return lines;
}

// A line that both have, or only one of them.
enum class Mark : char { Same = ' ', Removed = '-', Added = '+' };

struct Line {
    Mark mark;
    std::string_view text;
};

// The furthest points of each number of changes, kept so that the path can be followed back. Diagonal k is x - y.
class ShortestEdit {
  public:
    ShortestEdit(const Lines& before, const Lines& after, std::size_t start, std::size_t before_end, std::size_t after_end)
        : before_(before),
          after_(after),
          start_(static_cast<int>(start)),
          width_(static_cast<int>(before_end - start)),
          height_(static_cast<int>(after_end - start)) {}

    // From the last line to the first.
    std::vector<Line> backwards() {
        int changes = search();
        if (changes < 0) return everything();
        std::vector<Line> path;
        int x = width_, y = height_;
        for (int d = changes; d > 0; --d) {
            const std::vector<int>& furthest = rounds_[static_cast<std::size_t>(d - 1)];
            int k = x - y;
            bool goes_down = k == -d || (k != d && at(furthest, d - 1, k - 1) < at(furthest, d - 1, k + 1));
            int previous_k = goes_down ? k + 1 : k - 1;
            int previous_x = at(furthest, d - 1, previous_k), previous_y = previous_x - previous_k;
            int after_step = goes_down ? previous_x : previous_x + 1;
            for (; x > after_step; --x, --y) path.push_back({Mark::Same, before_line(x - 1)});
            path.push_back(goes_down ? Line{Mark::Added, after_line(previous_y)} : Line{Mark::Removed, before_line(previous_x)});
            x = previous_x;
            y = previous_y;
        }
        for (; x > 0; --x) path.push_back({Mark::Same, before_line(x - 1)});
        return path;
    }

  private:
    std::string_view before_line(int index) const { return before_[static_cast<std::size_t>(start_ + index)]; }
    std::string_view after_line(int index) const { return after_[static_cast<std::size_t>(start_ + index)]; }
    static int at(const std::vector<int>& furthest, int d, int k) { return furthest[static_cast<std::size_t>(k + d + 1)]; }

    // The number of changes, or -1 if there are too many. Round d holds diagonals -d-1 to d+1, so that neighbours can be asked.
    int search() {
        std::vector<int> furthest = {-1, 0, -1};
        for (int d = 0; d <= std::min(width_ + height_, kMostChanges); ++d) {
            std::vector<int> next(static_cast<std::size_t>(2 * d + 3), -1);
            for (int k = -d; k <= d; k += 2) {
                int x = 0;
                if (d > 0) {
                    bool goes_down = k == -d || (k != d && at(furthest, d - 1, k - 1) < at(furthest, d - 1, k + 1));
                    x = goes_down ? at(furthest, d - 1, k + 1) : at(furthest, d - 1, k - 1) + 1;
                }
                int y = x - k;
                while (x < width_ && y < height_ && y >= 0 && before_line(x) == after_line(y)) ++x, ++y;
                next[static_cast<std::size_t>(k + d + 1)] = x;
                if (x >= width_ && y >= height_) return d;
            }
            rounds_.push_back(next);
            furthest = std::move(next);
        }
        return -1;
    }

    std::vector<Line> everything() const {
        std::vector<Line> path;
        for (int y = height_; y-- > 0;) path.push_back({Mark::Added, after_line(y)});
        for (int x = width_; x-- > 0;) path.push_back({Mark::Removed, before_line(x)});
        return path;
    }

    const Lines& before_;
    const Lines& after_;
    int start_, width_, height_;
    std::vector<std::vector<int>> rounds_;
};

std::vector<Line> compared(const Lines& before, const Lines& after) {
    std::size_t start = 0, before_end = before.size(), after_end = after.size();
    while (start < before_end && start < after_end && before[start] == after[start]) ++start;
    while (before_end > start && after_end > start && before[before_end - 1] == after[after_end - 1]) --before_end, --after_end;
    std::vector<Line> result;
    for (std::size_t i = 0; i < start; ++i) result.push_back({Mark::Same, before[i]});
    std::vector<Line> middle = ShortestEdit(before, after, start, before_end, after_end).backwards();
    result.insert(result.end(), middle.rbegin(), middle.rend());
    for (std::size_t i = before_end; i < before.size(); ++i) result.push_back({Mark::Same, before[i]});
    // Between lines that stay, what goes comes before what is new.
    for (auto run = result.begin(); run != result.end();) {
        auto end = std::find_if(run, result.end(), [](const Line& line) { return line.mark == Mark::Same; });
        std::stable_partition(run, end, [](const Line& line) { return line.mark == Mark::Removed; });
        run = end == result.end() ? end : end + 1;
    }
    return result;
}

std::string range_of(int first, int count) {
    // A range without lines is named by the line before it.
    return count == 1 ? fmt::format("{}", first) : fmt::format("{},{}", count == 0 ? first - 1 : first, count);
}

void append(std::string& diff, const Line& line) {
    diff += static_cast<char>(line.mark);
    diff += line.text;
    if (!line.text.ends_with('\n')) diff += "\n\\ No newline at end of file\n";
}

}  // namespace

std::string unified_diff(std::string_view name, std::string_view before, std::string_view after) {
    if (before == after) return "";
    Lines old_lines = lines_of(before), new_lines = lines_of(after);
    std::vector<Line> lines = compared(old_lines, new_lines);
    // A name with spaces ends with a tab, or patch would take its first word.
    std::string_view name_end = name.find(' ') == std::string_view::npos ? "" : "\t";
    std::string diff = fmt::format("--- a/{}{}\n+++ b/{}{}\n", name, name_end, name, name_end);
    int old_line = 1, new_line = 1;
    auto is_change = [&](std::size_t i) { return lines[i].mark != Mark::Same; };
    std::size_t done = 0;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        if (!is_change(at)) continue;
        std::size_t start = at - std::min(at - done, static_cast<std::size_t>(kContextLines));
        for (; done < start; ++done) ++old_line, ++new_line;
        // A hunk goes on as long as the next change is near enough to share its context.
        std::size_t end = at + 1;
        for (std::size_t i = at + 1; i < lines.size() && i <= end + 2 * kContextLines; ++i)
            if (is_change(i)) end = i + 1;
        end = std::min(end + kContextLines, lines.size());
        int old_count = 0, new_count = 0;
        std::string body;
        for (std::size_t i = start; i < end; ++i) {
            old_count += lines[i].mark != Mark::Added;
            new_count += lines[i].mark != Mark::Removed;
            append(body, lines[i]);
        }
        diff += fmt::format("@@ -{} +{} @@\n", range_of(old_line, old_count), range_of(new_line, new_count)) + body;
        old_line += old_count;
        new_line += new_count;
        done = end;
        at = end - 1;
    }
    return diff;
}

}  // namespace raceproof::patches
