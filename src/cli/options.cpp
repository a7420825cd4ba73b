#include "cli/options.h"

#include <fmt/format.h>

#include <charconv>
#include <optional>

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
    std::optional<std::string_view> glued_value;  // --heap=64m, -Dkey=value
};

std::optional<Match> match(std::span<const OptionRow> rows, std::string_view word) {
    for (const OptionRow& row : rows) {
        for (std::string_view name : spellings(row)) {
            if (row.kind == OptionKind::Property) {
                if (word.starts_with(name) && word.size() > name.size()) return Match{&row, word.substr(name.size())};
            } else if (word == name) {
                return Match{&row, std::nullopt};
            } else if (row.kind == OptionKind::Value && word.starts_with(name) && word.substr(name.size()).starts_with('=')) {
                return Match{&row, word.substr(name.size() + 1)};
            }
        }
    }
    return std::nullopt;
}

}  // namespace

std::string ParsedOptions::get(std::string_view key, std::string_view fallback) const {
    auto found = values.find(key);
    return std::string(found == values.end() ? fallback : found->second.back());
}

std::vector<std::string> ParsedOptions::all(std::string_view key) const {
    auto found = values.find(key);
    return found == values.end() ? std::vector<std::string>{} : found->second;
}

bool ParsedOptions::has_last(std::string_view key, std::string_view opposite) const {
    for (auto given = order.rbegin(); given != order.rend(); ++given)
        if (*given == key || *given == opposite) return *given == key;
    return false;
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
        std::optional<Match> found = match(rows, word);
        if (!found) return Error{fmt::format("unknown option {}", word)};
        std::string key(spellings(*found->row).front());
        parsed.order.push_back(key);
        if (found->row->kind == OptionKind::Flag) {
            parsed.values[key].emplace_back();
        } else if (found->glued_value) {
            parsed.values[key].emplace_back(*found->glued_value);
        } else if (i + 1 < words.size()) {
            parsed.values[key].push_back(words[++i]);
        } else {
            return Error{fmt::format("option {} needs a value: {} {}", word, word, found->row->value_name)};
        }
    }
    return parsed;
}

std::string describe_options(std::span<const OptionRow> rows) {
    constexpr std::size_t kColumn = 34;
    std::string text;
    for (const OptionRow& row : rows) {
        std::string left = fmt::format("  {}", row.names);
        if (!row.value_name.empty()) left += fmt::format("{}{}", row.kind == OptionKind::Property ? "" : " ", row.value_name);
        if (left.size() + 2 > kColumn)
            text += fmt::format("{}\n{:{}}{}\n", left, "", kColumn, row.help);
        else
            text += fmt::format("{:{}}{}\n", left, kColumn, row.help);
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

}  // namespace raceproof::cli
