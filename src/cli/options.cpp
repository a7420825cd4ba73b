#include "cli/options.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <optional>

#include "base/suggestion.h"
#include "classfile/class_source.h"

namespace raceproof::cli {

namespace {

std::vector<std::string_view> spellings(const OptionRow& row) {
    std::vector<std::string_view> result;
    std::string_view rest = row.names;
    for (;;) {
        std::size_t comma = rest.find(", ");
        result.push_back(rest.substr(0, comma));
        if (comma == std::string_view::npos) return result;
        rest.remove_prefix(comma + 2);
    }
}

struct Match {
    const OptionRow* row;
    std::optional<std::string_view> glued_value = std::nullopt;  // --heap=64m, -Dkey=value
    bool is_taken_back = false;                                  // --no-quiet
};

std::vector<std::string> names_of(std::span<const OptionRow> rows) {
    std::vector<std::string> names;
    for (const OptionRow& row : rows)
        for (std::string_view name : spellings(row)) names.emplace_back(name);
    return names;
}

bool takes_back(std::string_view word, std::string_view flag) {
    return flag.starts_with("--") && word.starts_with("--no-") && word.substr(5) == flag.substr(2);
}

std::optional<Match> match(std::span<const OptionRow> rows, std::string_view word) {
    for (const OptionRow& row : rows) {
        for (std::string_view name : spellings(row)) {
            if (row.kind == OptionKind::Property) {
                if (word.starts_with(name) && word.size() > name.size()) return Match{&row, word.substr(name.size())};
            } else if (word == name) {
                return Match{&row};
            } else if (row.kind == OptionKind::Value && word.starts_with(name) && word.substr(name.size()).starts_with('=')) {
                return Match{&row, word.substr(name.size() + 1)};
            } else if (row.kind == OptionKind::Flag && takes_back(word, name)) {
                return Match{&row, std::nullopt, true};
            }
        }
    }
    return std::nullopt;
}

}  // namespace

const ParsedOptions::Given* ParsedOptions::last(std::string_view key) const {
    auto found = std::find_if(given_.rbegin(), given_.rend(), [&](const Given& one) { return one.key == key; });
    return found == given_.rend() ? nullptr : &*found;
}

std::string ParsedOptions::get(std::string_view key, std::string_view fallback) const {
    const Given* found = last(key);
    return found == nullptr ? std::string(fallback) : found->text;
}

std::vector<std::string> ParsedOptions::all(std::string_view key) const {
    std::vector<std::string> texts;
    for (const Given& one : given_)
        if (one.key == key) texts.push_back(one.text);
    return texts;
}

bool ParsedOptions::has_last(std::string_view key, std::string_view opposite) const {
    for (auto one = given_.rbegin(); one != given_.rend(); ++one)
        if (one->key == key || one->key == opposite) return one->key == key;
    return false;
}

std::string ParsedOptions::origin(std::string_view key) const {
    const Given* found = last(key);
    return found == nullptr || found->origin.empty() ? "" : found->origin + ": ";
}

void ParsedOptions::take_back(std::string_view key) {
    std::erase_if(given_, [&](const Given& one) { return one.key == key; });
    taken_back_.emplace_back(key);
}

void ParsedOptions::put_before(ParsedOptions project) {
    for (const std::string& key : taken_back_) project.take_back(key);
    given_.insert(given_.begin(), project.given_.begin(), project.given_.end());
}

Result<ParsedOptions> parse_options(std::span<const OptionRow> rows, std::span<const std::string> words) {
    ParsedOptions parsed;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (word == "--") {
            parsed.rest.assign(words.begin() + static_cast<std::ptrdiff_t>(i) + 1, words.end());
            break;
        }
        if (!word.starts_with('-') || word == "-") {
            parsed.rest.assign(words.begin() + static_cast<std::ptrdiff_t>(i), words.end());
            break;
        }
        // As of `java`: the jar behind it is the program.
        if (word == "-jar" && i + 1 < words.size() && match(rows, "-cp")) {
            parsed.rest.assign(words.begin() + static_cast<std::ptrdiff_t>(i) + 1, words.end());
            break;
        }
        std::optional<Match> found = match(rows, word);
        if (!found) return Error{fmt::format("unknown option {}{}", word, did_you_mean(word, names_of(rows)))};
        std::string key(spellings(*found->row).front());
        if (found->is_taken_back) {
            parsed.take_back(key);
        } else if (found->row->kind == OptionKind::Flag) {
            parsed.give(key, "");
        } else if (found->glued_value) {
            parsed.give(key, std::string(*found->glued_value));
        } else if (i + 1 < words.size()) {
            parsed.give(key, words[++i]);
        } else {
            return Error{fmt::format("option {} needs a value: {} {}", word, word, found->row->value_name)};
        }
    }
    return parsed;
}

std::string describe_options(std::span<const OptionRow> rows) {
    constexpr std::size_t kColumn = 30, kWidth = 110;
    std::string text;
    for (const OptionRow& row : rows) {
        std::string line = fmt::format("  {}", row.names);
        if (!row.value_name.empty()) line += fmt::format("{}{}", row.kind == OptionKind::Property ? "" : " ", row.value_name);
        line = line.size() + 2 > kColumn ? fmt::format("{}\n{:{}}", line, "", kColumn) : fmt::format("{:{}}", line, kColumn);
        std::size_t length = kColumn;  // of the last line
        for (std::string_view rest = row.help; !rest.empty();) {
            std::string_view word = rest.substr(0, rest.find(' '));
            rest.remove_prefix(std::min(word.size() + 1, rest.size()));
            if (length + 1 + word.size() > kWidth) {
                line += fmt::format("\n{:{}}", "", kColumn);
                length = kColumn;
            }
            line += fmt::format("{}{}", length == kColumn ? "" : " ", word);
            length += word.size() + (length == kColumn ? 0 : 1);
        }
        text += line + "\n";
    }
    return text;
}

Result<std::uint64_t> parse_size(std::string_view text) {
    std::uint64_t number = 0;
    auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    std::string_view unit(end, static_cast<std::size_t>(text.data() + text.size() - end));
    unsigned shift = 0;
    bool known = error == std::errc{} && number > 0;
    if (unit == "k" || unit == "K")
        shift = 10;
    else if (unit == "m" || unit == "M")
        shift = 20;
    else if (unit == "g" || unit == "G")
        shift = 30;
    else
        known = known && unit.empty();
    if (!known || number > (UINT64_MAX >> shift))
        return Error{fmt::format("'{}' is not a size: write 64m, 2g or a number of bytes", text)};
    return number << shift;
}

Result<std::uint64_t> parse_count(std::string_view text, std::uint64_t least) {
    std::uint64_t number = 0;
    auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    bool is_number = error == std::errc{} && end == text.data() + text.size();
    if (!is_number || number < least) return Error{fmt::format("'{}' is not a number from {} on", text, least)};
    return number;
}

Result<double> parse_duration(std::string_view text) {
    double number = 0;
    auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
    std::string_view unit(end, static_cast<std::size_t>(text.data() + text.size() - end));
    double seconds = unit.empty() || unit == "s" ? 1 : unit == "m" ? 60 : unit == "h" ? 3600 : 0;
    bool is_duration = error == std::errc{} && number > 0 && number < 1e9 && seconds > 0;
    if (!is_duration) return Error{fmt::format("'{}' is not a duration: write a number of seconds, 90s, 5m or 2h", text)};
    return number * seconds;
}

void choose_jdk(const ParsedOptions& options) {
    if (options.has("--jdk")) setenv(classfile::kChosenJdk, options.get("--jdk").c_str(), /*overwrite=*/1);
}

}  // namespace raceproof::cli
