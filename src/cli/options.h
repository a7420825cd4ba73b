// Command-line options, declared in a table: parsing, checking and `--help` all come from the same rows.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace raceproof::cli {

enum class OptionKind {
    Flag,      // --quiet
    Value,     // --heap 64m or --heap=64m
    Property,  // -Dkey=value: the value is glued to the name
};

struct OptionRow {
    std::string_view names;  // all spellings, separated by ", ": "-cp, -classpath, --class-path"; the first is the key
    OptionKind kind;
    std::string_view value_name;  // for help: "PATH"
    std::string_view help;
};

struct ParsedOptions {
    std::map<std::string, std::vector<std::string>, std::less<>> values;  // by the row's first name
    std::vector<std::string> order;                                       // the keys, as they were given
    std::vector<std::string> rest;                                        // from the first word that is no option

    bool has(std::string_view key) const { return values.find(key) != values.end(); }
    // The last one given, as `java` does.
    std::string get(std::string_view key, std::string_view fallback = {}) const;
    std::vector<std::string> all(std::string_view key) const;
    // Of two flags that contradict each other the last one counts.
    bool has_last(std::string_view key, std::string_view opposite) const;
};

// Stops at the first word that is not an option, or behind "--": what follows belongs to the checked program.
Result<ParsedOptions> parse_options(std::span<const OptionRow> rows, std::span<const std::string> words);

// The rows as an indented two-column list.
std::string describe_options(std::span<const OptionRow> rows);

// "64m", "2g", "512k", "1000000".
Result<std::uint64_t> parse_size(std::string_view text);
// From 1 on, or from `least`.
Result<std::uint64_t> parse_count(std::string_view text, std::uint64_t least = 1);
// In seconds: "90", "0.5", "90s", "5m", "2h".
Result<double> parse_duration(std::string_view text);

}  // namespace raceproof::cli
