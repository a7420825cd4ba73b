// Traces whose every part is random, and a folder for the file that they are stored in.
#pragma once

#include <stdlib.h>

#include <filesystem>
#include <random>
#include <string>

#include "advice/trace.h"
#include "base/verify.h"

namespace raceproof::traces::testing {

class Folder {
  public:
    Folder() {
        std::string pattern = (std::filesystem::temp_directory_path() / "raceproof-traces-XXXXXX").string();
        VERIFY(::mkdtemp(pattern.data()) != nullptr, "should be able to make a folder");
        path_ = pattern;
    }
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::string path() const { return path_.string(); }
    std::string file(const std::string& name) const { return (path_ / name).string(); }

  private:
    std::filesystem::path path_;
};

class RandomRecords {
  public:
    explicit RandomRecords(std::uint32_t seed) : random_(seed) {}

    std::uint32_t below(std::uint32_t limit) { return static_cast<std::uint32_t>(random_() % limit); }
    std::uint32_t number() { return static_cast<std::uint32_t>(random_() >> below(32)); }
    bool flag() { return below(2) == 0; }
    std::string text() {
        std::string result;
        for (std::uint32_t left = below(12); left > 0; --left)
            result += static_cast<char>(below(4) == 0 ? below(256) : 'a' + below(26));
        return result;
    }

    advice::FieldName field() { return {text(), text(), text(), flag()}; }
    advice::Statement statement() { return {text(), text(), text(), text(), static_cast<int>(number()), number()}; }
    advice::Location location() {
        return {static_cast<advice::LocationKind>(below(7)), field(), text(), number(), random_(), flag(), flag()};
    }
    advice::Acquisition acquisition() {
        advice::Acquisition result{location(), statement(), text()};
        result.location.object = 0;
        result.location.index = 0;
        return result;
    }

    advice::Trace trace(std::size_t events) {
        advice::Trace trace;
        trace.race = "race";
        trace.schedule = text();
        for (std::uint32_t left = 1 + below(5); left > 0; --left) trace.threads.push_back(text());
        for (std::uint32_t left = 1 + below(20); left > 0; --left) trace.locations.push_back(location());
        for (std::uint32_t left = 1 + below(20); left > 0; --left) trace.statements.push_back(statement());
        for (std::size_t left = events; left > 0; --left) trace.events.push_back(event(trace));
        trace.manifest = access(trace, 1 + below(static_cast<std::uint32_t>(events) - 1));
        trace.source = access(trace, below(trace.manifest.event));
        return trace;
    }

  private:
    advice::Event event(const advice::Trace& trace) {
        constexpr auto kKinds = static_cast<std::uint32_t>(machine::MemoryEventKind::Freeze) + 1;
        return {.thread = below(static_cast<std::uint32_t>(trace.threads.size())),
                .kind = static_cast<machine::MemoryEventKind>(below(kKinds)),
                .location = below(static_cast<std::uint32_t>(trace.locations.size())),
                .statement = below(static_cast<std::uint32_t>(trace.statements.size()))};
    }
    advice::RacingAccess access(const advice::Trace& trace, std::uint32_t event) {
        advice::RacingAccess result{.event = event, .held_locks = {}};
        for (std::uint32_t left = below(4); left > 0; --left)
            result.held_locks.push_back(below(static_cast<std::uint32_t>(trace.locations.size())));
        return result;
    }

    std::mt19937_64 random_;
};

inline advice::Trace random_trace(std::uint32_t seed, std::size_t events = 40) { return RandomRecords(seed).trace(events); }

}  // namespace raceproof::traces::testing
