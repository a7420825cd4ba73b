// The traces of races in a file, an SQLite database: kept while a search runs, read by whoever wants them, at any time later.
//
// A race is known by its identity (Trace::race). It has a description that the store does not look into, traces with the numbers
// 1, 2, …, and the acquisitions of its location on all explored paths. Beside each trace lies what was computed from it:
// happens-before edges and advice.
//
// Every change is one transaction: whatever happens to the process, the file holds all that ended and nothing half. One process
// writes at a time, others wait for it; any number reads meanwhile. An open store belongs to one thread at a time. What is read
// is what was written, or an error: each row has a checksum, and the number of rows is known. Errors are one line that begins
// with the name of the file.
//
// Cost: a trace of a million events is about five million bytes; writing or reading it takes a few hundredths of a second.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "advice/analysis.h"
#include "advice/happens_before.h"
#include "advice/trace.h"
#include "base/result.h"
#include "traces/schema.h"

namespace raceproof::traces {

struct StoredRace {
    std::string identity, description;
    std::size_t traces = 0, acquisitions = 0;

    friend bool operator==(const StoredRace&, const StoredRace&) = default;
};

// One trace of the store.
struct TraceNumber {
    std::string race;
    std::size_t number = 1;
};

// What was computed from a trace and so many acquisitions.
struct TraceAnalysis {
    std::vector<advice::Edge> edges;
    advice::TraceAdvice advice;
    std::size_t acquisitions = 0;
};

enum class Kept : std::uint8_t {
    New,
    Known,  // the same events were kept before, perhaps with another schedule
    Full,   // the race has as many traces as it may have
};

class TraceStore {
  public:
    static Result<TraceStore> open(const std::string& path, StoreAccess access);
    TraceStore(TraceStore&&) = default;
    TraceStore& operator=(TraceStore&&) = delete;
    ~TraceStore();

    bool can_write() const { return access_ != StoreAccess::Read; }

    // What the traces are of: a line that changes when the program does; what follows it does not matter here. Empty if nobody
    // has said.
    Result<std::string> program();
    // Forgets everything that was kept of a program with another first line.
    Status<> set_program(std::string_view program);
    // All that is kept, in a new file.
    Status<> copy_to(const std::string& path);

    // Keeps a trace of trace.race, unless it is known or the race has `limit` traces. The description is that of the race's
    // first.
    Result<Kept> keep(const advice::Trace& trace, std::string_view description, std::size_t limit);
    // Adds to the history of a race that has traces.
    Status<> keep(std::string_view race, std::span<const advice::Acquisition> history);

    // In the order in which their first traces were kept.
    Result<std::vector<StoredRace>> races();
    Result<advice::Trace> trace(const TraceNumber& number);
    Result<std::vector<advice::Acquisition>> acquisitions(std::string_view race);

    // Computed before by this version of the analysis, and advice from the present history of the race?
    Result<std::optional<std::vector<advice::Edge>>> edges(const TraceNumber& number);
    Result<std::optional<advice::TraceAdvice>> advice(const TraceNumber& number);
    // Nothing is kept if the store has another trace of that number by now.
    Status<> keep(const TraceNumber& number, const advice::Trace& trace, const TraceAnalysis& analysis);

  private:
    TraceStore(std::unique_ptr<Database> database, StoreAccess access) : database_(std::move(database)), access_(access) {}

    struct Summary;
    struct RaceRow;
    struct TraceRow;
    Result<Summary> summary();
    Status<> write_summary(const Summary& summary);
    Result<std::optional<RaceRow>> find_race(std::string_view identity);
    Result<RaceRow> race_of(const TraceNumber& number);
    Result<RaceRow> add_race(std::string_view identity, std::string_view description);
    Status<> write_counts(const RaceRow& race);
    Result<TraceRow> find_trace(const TraceNumber& number);
    Status<> check_writable() const;

    std::unique_ptr<Database> database_;
    StoreAccess access_;
};

}  // namespace raceproof::traces
