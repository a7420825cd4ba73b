// What was computed from the traces of a store. It can be computed again, so a row that is missing is no damage; one that is
// wrong is.
#include <utility>

#include "traces/encoding.h"
#include "traces/rows.h"
#include "traces/store.h"

namespace raceproof::traces {

// What identifies a trace, without its content.
struct TraceStore::TraceRow {
    std::int64_t id = 0;
    std::string digest;
    std::size_t acquisitions = 0;  // of its race
};

namespace {

using advice::kAnalysisVersion;

std::string edges_checksum(std::string_view digest, std::string_view content) {
    return Checksum(kEdges).add(digest).add(kAnalysisVersion).add(content).take();
}
std::string advice_checksum(std::string_view digest, std::size_t acquisitions, std::string_view content) {
    return Checksum(kAdvice).add(digest).add(kAnalysisVersion).add(acquisitions).add(content).take();
}

}  // namespace

Result<TraceStore::TraceRow> TraceStore::find_trace(const TraceNumber& number) {
    Result<RaceRow> race = race_of(number);
    if (!race) return race.error();
    Query query(*database_, "SELECT id, digest FROM trace WHERE race = ? AND number = ?", race->id, number.number);
    std::optional<TraceRow> row;
    if (query.next()) row = TraceRow{query.number(0), std::string(query.bytes(1)), race->race.acquisitions};
    if (std::optional<Error> failure = query.failure()) return *failure;
    if (!row) return database_->damaged();
    return std::move(*row);
}

Result<std::optional<std::vector<advice::Edge>>> TraceStore::edges(const TraceNumber& number) {
    Transaction transaction(*database_, Transaction::For::Reading);
    if (!transaction.began()) return transaction.began().error();
    Result<TraceRow> trace = find_trace(number);
    if (!trace) return trace.error();
    Query query(*database_, "SELECT checksum, content FROM edges WHERE trace = ? AND analysis = ?", trace->id, kAnalysisVersion);
    std::optional<std::vector<advice::Edge>> edges;
    bool is_there = query.next();
    if (is_there && query.bytes(0) == edges_checksum(trace->digest, query.bytes(1))) edges = decode_edges(query.bytes(1));
    if (std::optional<Error> failure = query.failure()) return *failure;
    if (is_there && !edges) return database_->damaged();
    return edges;
}

Result<std::optional<advice::TraceAdvice>> TraceStore::advice(const TraceNumber& number) {
    Transaction transaction(*database_, Transaction::For::Reading);
    if (!transaction.began()) return transaction.began().error();
    Result<TraceRow> trace = find_trace(number);
    if (!trace) return trace.error();
    Query query(*database_, "SELECT checksum, content FROM advice WHERE trace = ? AND analysis = ? AND acquisitions = ?",
                trace->id, kAnalysisVersion, trace->acquisitions);
    std::optional<advice::TraceAdvice> advice;
    bool is_there = query.next();
    bool is_right = is_there && query.bytes(0) == advice_checksum(trace->digest, trace->acquisitions, query.bytes(1));
    if (is_right) advice = decode_trace_advice(query.bytes(1));
    if (std::optional<Error> failure = query.failure()) return *failure;
    if (is_there && !advice) return database_->damaged();
    return advice;
}

Status<> TraceStore::keep(const TraceNumber& number, const advice::Trace& trace, const TraceAnalysis& analysis) {
    if (Status<> status = check_writable(); !status) return status;
    std::string digest = digest_of(encode(trace)), edges = encode(analysis.edges), advice = encode(analysis.advice);
    Transaction transaction(*database_, Transaction::For::Writing);
    if (!transaction.began()) return transaction.began();
    Result<TraceRow> row = find_trace(number);
    if (!row) return row.error();
    if (row->digest != digest) return Done{};
    Query with_edges(*database_, "INSERT OR REPLACE INTO edges(trace, analysis, checksum, content) VALUES(?, ?, ?, ?)", row->id,
                     kAnalysisVersion, Bytes{edges_checksum(digest, edges)}, Bytes{edges});
    if (Status<> status = with_edges.finish(); !status) return status;
    Query with_advice(*database_,
                      "INSERT OR REPLACE INTO advice(trace, analysis, acquisitions, checksum, content) VALUES(?, ?, ?, ?, ?)",
                      row->id, kAnalysisVersion, analysis.acquisitions,
                      Bytes{advice_checksum(digest, analysis.acquisitions, advice)}, Bytes{advice});
    if (Status<> status = with_advice.finish(); !status) return status;
    return transaction.commit();
}

}  // namespace raceproof::traces
