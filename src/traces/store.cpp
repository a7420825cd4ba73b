#include "traces/store.h"

#include <fmt/format.h>

#include <utility>

#include "traces/checksum.h"
#include "traces/encoding.h"
#include "traces/rows.h"

namespace raceproof::traces {
Result<TraceStore> TraceStore::open(const std::string& path, StoreAccess access) {
    Result<Database> database = open_store(path, access);
    if (!database) return database.error();
    return TraceStore(std::make_unique<Database>(database.take()), access);
}

TraceStore::~TraceStore() {
    if (database_ && can_write()) fold_log(*database_);
}

Status<> TraceStore::check_writable() const {
    if (can_write()) return Done{};
    return Error{database_->path() + ": opened for reading only"};
}

// Summary: one row, once something was written.

Result<TraceStore::Summary> TraceStore::summary() {
    Query query(*database_, "SELECT program, races, checksum FROM summary WHERE id = 1");
    Summary summary;
    bool is_there = query.next();
    bool is_right = true;
    if (is_there) {
        summary = {std::string(query.bytes(0)), static_cast<std::size_t>(query.number(1))};
        is_right = query.bytes(2) == summary.checksum();
    }
    if (std::optional<Error> failure = query.failure()) return *failure;
    if (is_there) return is_right ? Result<Summary>(std::move(summary)) : database_->damaged();
    Result<std::int64_t> races = database_->number("SELECT count(*) FROM race");
    if (!races) return races.error();
    if (*races != 0) return database_->damaged();
    return summary;
}

Status<> TraceStore::write_summary(const Summary& summary) {
    return Query(*database_, "INSERT OR REPLACE INTO summary(id, program, races, checksum) VALUES(1, ?, ?, ?)", summary.program,
                 summary.races, Bytes{summary.checksum()})
        .finish();
}

Result<std::string> TraceStore::program() {
    Transaction transaction(*database_, Transaction::For::Reading);
    if (!transaction.began()) return transaction.began().error();
    Result<Summary> found = summary();
    if (!found) return found.error();
    return found->program;
}

Status<> TraceStore::set_program(std::string_view program) {
    if (Status<> status = check_writable(); !status) return status;
    Transaction transaction(*database_, Transaction::For::Writing);
    if (!transaction.began()) return transaction.began();
    Result<Summary> found = summary();
    if (!found) return found.error();
    if (found->program == program) return Done{};
    auto first_line = [](std::string_view text) { return text.substr(0, text.find('\n')); };
    Summary summary{std::string(program), found->races};
    if (first_line(found->program) != first_line(program)) {
        constexpr const char* kForget =
            "DELETE FROM advice; DELETE FROM edges; DELETE FROM acquisition; DELETE FROM trace; DELETE FROM race";
        if (Status<> status = database_->run(kForget); !status) return status;
        summary.races = 0;
    }
    if (Status<> status = write_summary(summary); !status) return status;
    return transaction.commit();
}

Status<> TraceStore::copy_to(const std::string& path) { return Query(*database_, "VACUUM INTO ?", path).finish(); }

// Races.

Result<std::optional<TraceStore::RaceRow>> TraceStore::find_race(std::string_view identity) {
    std::string sql = fmt::format("SELECT {} FROM race WHERE identity = ?", RaceRow::kColumns);
    Query query(*database_, sql.c_str(), identity);
    std::optional<RaceRow> row;
    bool is_there = query.next();
    if (is_there) row = RaceRow::read(query);
    if (std::optional<Error> failure = query.failure()) return *failure;
    if (is_there && !row) return database_->damaged();
    return row;
}

Result<TraceStore::RaceRow> TraceStore::race_of(const TraceNumber& number) {
    Result<std::optional<RaceRow>> found = find_race(number.race);
    if (!found) return found.error();
    if (!found->has_value()) return Error{fmt::format("{}: has no race {}", database_->path(), number.race)};
    RaceRow row = std::move(**found);
    if (number.number < 1 || number.number > row.race.traces)
        return Error{fmt::format("{}: race {} has no trace {}, only 1 to {}", database_->path(), number.race, number.number,
                                 row.race.traces)};
    return row;
}

Result<TraceStore::RaceRow> TraceStore::add_race(std::string_view identity, std::string_view description) {
    Result<Summary> found = summary();
    if (!found) return found.error();
    RaceRow row{static_cast<std::int64_t>(++found->races), {std::string(identity), std::string(description), 0, 0}};
    if (Status<> status = write_summary(*found); !status) return status.error();
    Query insert(*database_,
                 "INSERT INTO race(id, identity, description, traces, acquisitions, checksum) VALUES(?, ?, ?, 0, 0, ?)", row.id,
                 identity, description, Bytes{row.checksum()});
    if (Status<> status = insert.finish(); !status) return status.error();
    return row;
}

Status<> TraceStore::write_counts(const RaceRow& row) {
    return Query(*database_, "UPDATE race SET traces = ?, acquisitions = ?, checksum = ? WHERE id = ?", row.race.traces,
                 row.race.acquisitions, Bytes{row.checksum()}, row.id)
        .finish();
}

Result<std::vector<StoredRace>> TraceStore::races() {
    Transaction transaction(*database_, Transaction::For::Reading);
    if (!transaction.began()) return transaction.began().error();
    Result<Summary> found = summary();
    if (!found) return found.error();
    std::string sql = fmt::format("SELECT {} FROM race ORDER BY id", RaceRow::kColumns);
    Query query(*database_, sql.c_str());
    std::vector<StoredRace> races;
    while (query.next()) {
        std::optional<RaceRow> row = RaceRow::read(query);
        if (!row) return database_->damaged();
        races.push_back(std::move(row->race));
    }
    if (std::optional<Error> failure = query.failure()) return *failure;
    if (races.size() != found->races) return database_->damaged();
    return races;
}

// Traces.

namespace {

std::string trace_checksum(std::int64_t race, std::size_t number, std::string_view digest, std::string_view schedule) {
    return Checksum(kTrace).add(static_cast<std::uint64_t>(race)).add(number).add(digest).add(schedule).take();
}

}  // namespace

Result<Kept> TraceStore::keep(const advice::Trace& trace, std::string_view description, std::size_t limit) {
    if (Status<> status = check_writable(); !status) return status.error();
    std::string content = encode(trace), digest = digest_of(content);
    Transaction transaction(*database_, Transaction::For::Writing);
    if (!transaction.began()) return transaction.began().error();
    Result<std::optional<RaceRow>> found = find_race(trace.race);
    if (!found) return found.error();
    Result<RaceRow> race = found->has_value() ? Result<RaceRow>(std::move(**found)) : add_race(trace.race, description);
    if (!race) return race.error();
    if (race->race.traces >= limit) return Kept::Full;
    Query known(*database_, "SELECT 1 FROM trace WHERE race = ? AND digest = ?", race->id, Bytes{digest});
    bool is_known = known.next();
    if (std::optional<Error> failure = known.failure()) return *failure;
    if (is_known) return Kept::Known;

    std::size_t number = ++race->race.traces;
    Query insert(*database_, "INSERT INTO trace(race, number, digest, checksum, schedule, content) VALUES(?, ?, ?, ?, ?, ?)",
                 race->id, number, Bytes{digest}, Bytes{trace_checksum(race->id, number, digest, trace.schedule)}, trace.schedule,
                 Bytes{content});
    if (Status<> status = insert.finish(); !status) return status.error();
    if (Status<> status = write_counts(*race); !status) return status.error();
    if (Status<> status = transaction.commit(); !status) return status.error();
    return Kept::New;
}

Result<advice::Trace> TraceStore::trace(const TraceNumber& number) {
    Transaction transaction(*database_, Transaction::For::Reading);
    if (!transaction.began()) return transaction.began().error();
    Result<RaceRow> race = race_of(number);
    if (!race) return race.error();
    Query query(*database_, "SELECT digest, checksum, schedule, content FROM trace WHERE race = ? AND number = ?", race->id,
                number.number);
    std::optional<advice::Trace> trace;
    if (query.next()) {
        std::string_view digest = query.bytes(0), schedule = query.bytes(2), content = query.bytes(3);
        bool is_right =
            digest == digest_of(content) && query.bytes(1) == trace_checksum(race->id, number.number, digest, schedule);
        if (is_right) trace = decode_trace(content);
        if (trace) {
            trace->race = number.race;
            trace->schedule = schedule;
        }
    }
    if (std::optional<Error> failure = query.failure()) return *failure;
    if (!trace) return database_->damaged();
    return std::move(*trace);
}

// Acquisitions.

namespace {

std::string acquisition_checksum(std::int64_t race, std::size_t number, std::string_view content) {
    return Checksum(kAcquisition).add(static_cast<std::uint64_t>(race)).add(number).add(content).take();
}

}  // namespace

Status<> TraceStore::keep(std::string_view race, std::span<const advice::Acquisition> history) {
    if (Status<> status = check_writable(); !status) return status;
    Transaction transaction(*database_, Transaction::For::Writing);
    if (!transaction.began()) return transaction.began();
    Result<RaceRow> row = race_of({std::string(race), 1});
    if (!row) return row.error();
    for (const advice::Acquisition& acquisition : history) {
        std::string content = encode(acquisition);
        Query known(*database_, "SELECT 1 FROM acquisition WHERE race = ? AND content = ?", row->id, Bytes{content});
        bool is_known = known.next();
        if (std::optional<Error> failure = known.failure()) return *failure;
        if (is_known) continue;
        std::size_t number = ++row->race.acquisitions;
        Query insert(*database_, "INSERT INTO acquisition(race, number, checksum, content) VALUES(?, ?, ?, ?)", row->id, number,
                     Bytes{acquisition_checksum(row->id, number, content)}, Bytes{content});
        if (Status<> status = insert.finish(); !status) return status;
    }
    if (Status<> status = write_counts(*row); !status) return status;
    return transaction.commit();
}

Result<std::vector<advice::Acquisition>> TraceStore::acquisitions(std::string_view race) {
    Transaction transaction(*database_, Transaction::For::Reading);
    if (!transaction.began()) return transaction.began().error();
    Result<RaceRow> row = race_of({std::string(race), 1});
    if (!row) return row.error();
    Query query(*database_, "SELECT number, checksum, content FROM acquisition WHERE race = ? ORDER BY number", row->id);
    std::vector<advice::Acquisition> history;
    while (query.next()) {
        std::string_view content = query.bytes(2);
        bool is_right = query.number(0) == static_cast<std::int64_t>(history.size() + 1) &&
                        query.bytes(1) == acquisition_checksum(row->id, history.size() + 1, content);
        std::optional<advice::Acquisition> acquisition = is_right ? decode_acquisition(content) : std::nullopt;
        if (!acquisition) return database_->damaged();
        history.push_back(std::move(*acquisition));
    }
    if (std::optional<Error> failure = query.failure()) return *failure;
    if (history.size() != row->race.acquisitions) return database_->damaged();
    return history;
}

}  // namespace raceproof::traces
