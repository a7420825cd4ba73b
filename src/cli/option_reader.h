// The values of parsed options, checked one after the other.
#pragma once

#include <fmt/format.h>

#include <initializer_list>
#include <string>
#include <utility>

#include "cli/options.h"

namespace raceproof::cli {

// Keeps the first error.
class Reader {
  public:
    explicit Reader(const ParsedOptions& options) : options_(options) {}

    template <typename Value>
    Value choice(const char* key, std::initializer_list<std::pair<const char*, Value>> choices) {
        std::string given = options_.get(key, choices.begin()->first);
        std::string names;
        for (auto choice = choices.begin(); choice != choices.end(); ++choice) {
            if (given == choice->first) return choice->second;
            names += fmt::format("{}{}",
                                 choice == choices.begin()     ? ""
                                 : choice + 1 == choices.end() ? " or "
                                                               : ", ",
                                 choice->first);
        }
        fail(fmt::format("{}{} is {}, not '{}'", options_.origin(key), key, names, given));
        return choices.begin()->second;
    }

    // The value of an option by one of the parsers; `fallback` if it was not given.
    template <typename Value, typename Parse>
    Value value(const char* key, Value fallback, Parse parse) {
        if (!options_.has(key)) return fallback;
        auto parsed = parse(options_.get(key));
        if (parsed) return static_cast<Value>(*parsed);
        fail(fmt::format("{}{}: {}", options_.origin(key), key, parsed.error().message));
        return fallback;
    }

    // 0 if it was not given.
    std::uint64_t count(const char* key) {
        return value(key, std::uint64_t{0}, [](const std::string& text) { return parse_count(text); });
    }

    bool has(const char* key) const { return options_.has(key); }
    std::string get(const char* key) const { return options_.get(key); }

    void fail(std::string message) {
        if (error_.empty()) error_ = std::move(message);
    }
    const std::string& error() const { return error_; }

  private:
    const ParsedOptions& options_;
    std::string error_;
};

}  // namespace raceproof::cli
