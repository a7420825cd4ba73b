// What a search found wrong: the kind, where in the program, and the shortest schedule that leads to it. Data; wording for people
// is in explore/report_findings.h and in the command line.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "machine/visibility.h"
#include "search/system.h"
#include "state/thread.h"

namespace raceproof::explore {

enum class FindingKind : std::uint8_t {
#define FINDING(name, text, title) name,
#include "explore/findings.def"
#undef FINDING
};

std::string_view name_of(FindingKind kind);   // "deadlock", as in the result file
std::string_view title_of(FindingKind kind);  // "deadlock", "failed assertion", as people read it

// A place in the source. `line` 0: not known.
struct Place {
    std::string class_name, method, file;
    int line = 0;
    friend bool operator==(const Place&, const Place&) = default;
};

// One side of a race.
struct RaceAccess {
    std::string thread;
    Place place;  // in the program
    bool writes = false;
    std::string_view mode;  // "volatile", "release", …; empty: plain
    std::string called;     // "java.util.HashMap.put", if the access is inside the JDK
    state::ThreadId number{};
    // ── from a closer look (race_witness.h) ──
    std::string stack;
    Place started_at;                  // where the thread was started
    std::size_t synchronisations = 0;  // how many had happened before it in the execution

    std::string verb() const {
        return std::string(mode) + (mode.empty() ? "" : " ") + (writes ? "write" : "read");  // "read", "volatile write"
    }
};

struct RaceFacts {
    std::string location;  // "pkg.Class.field", "pkg.Class.field[]", or the JDK class of the object that both sides call
    std::string kind;      // "WR", "WW", "RW"
    RaceAccess earlier, later;
    state::Ref object{};           // of the location, in the execution that showed it
    std::string_view torn_type;    // "long" or "double", if that is what the accesses are to; else empty
    Place made_at;                 // where the object was allocated, if the program did it after `main` began
    std::vector<std::string> why;  // why nothing orders them, a sentence each
};

// Where a thread is when something goes wrong.
struct Position {
    std::string thread;
    std::uint32_t number = 0;
    std::string operation;  // what it waits to do, empty if nothing: "lock"
    std::string target;     // and to what; may be empty
    Place place;            // in the program itself; class_name is empty if the thread is in the JDK only
};

struct Finding {
    FindingKind kind{};
    std::string message;              // one line
    std::vector<Position> positions;  // of the threads concerned, by their numbers; the places tell findings apart
    std::string details;              // stacks
    bool is_partial = false;          // Deadlock: other threads can go on
    search::Path path;                // shortest so far
    std::size_t round = 0;            // Livelock: so many steps at the end of the path are a round that can be taken for ever
    // The scheduling points that the path goes by: a machine must have them to replay it.
    std::shared_ptr<const machine::Visibility> visibility;
    std::uint64_t traces = 0;       // how many executions ended in it
    std::optional<RaceFacts> race;  // DataRace, which has no positions
    std::string id() const;         // stable between runs: from kind and places, whichever thread is where
};

}  // namespace raceproof::explore
