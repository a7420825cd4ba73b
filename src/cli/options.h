// Command-line options, declared in a table: parsing, checking and `--help` all come from the same rows.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"

namespace raceproof::cli {

enum class OptionKind {
    Flag,      // --quiet; --no-quiet takes it back
    Value,     // --heap 64m or --heap=64m
    Property,  // -Dkey=value: the value is glued to the name
};

struct OptionRow {
    std::string_view names;  // all spellings, separated by ", ": "-cp, -classpath, --class-path"; the first is the key
    OptionKind kind;
    std::string_view value_name;  // for help: "PATH"
    std::string_view help;
};

class ParsedOptions {
  public:
    struct Given {
        std::string key, text;
        std::string origin;  // "raceproof.toml:3:12", empty on the command line
    };

    std::vector<std::string> rest;  // from the first word that is no option

    bool has(std::string_view key) const { return last(key) != nullptr; }
    // The last one given, as `java` does.
    std::string get(std::string_view key, std::string_view fallback = {}) const;
    std::vector<std::string> all(std::string_view key) const;
    // Of two flags that contradict each other the last one counts.
    bool has_last(std::string_view key, std::string_view opposite) const;
    // In the order in which they were given.
    const std::vector<Given>& given() const { return given_; }
    // Where the last one was given, for the beginning of a complaint: "raceproof.toml:3:12: ", or nothing.
    std::string origin(std::string_view key) const;

    void give(std::string key, std::string text, std::string origin = {}) {
        given_.push_back({std::move(key), std::move(text), std::move(origin)});
    }
    void take_back(std::string_view key);
    // Puts what a project file gives before what the command line does, except what that took back.
    void put_before(ParsedOptions project);

  private:
    const Given* last(std::string_view key) const;

    std::vector<Given> given_;
    std::vector<std::string> taken_back_;
};

// Stops at the first word that is not an option, or behind "--": what follows belongs to the checked program.
Result<ParsedOptions> parse_options(std::span<const OptionRow> rows, std::span<const std::string> words);

// The rows as an indented two-column list.
std::string describe_options(std::span<const OptionRow> rows);

// What --jdk names is the JDK of this process and of those that it starts (classfile/class_source.h).
void choose_jdk(const ParsedOptions& options);

// "64m", "2g", "512k", "1000000".
Result<std::uint64_t> parse_size(std::string_view text);
// From 1 on, or from `least`.
Result<std::uint64_t> parse_count(std::string_view text, std::uint64_t least = 1);
// In seconds: "90", "0.5", "90s", "5m", "2h".
Result<double> parse_duration(std::string_view text);

}  // namespace raceproof::cli
