// Traces, and what is computed from them, as bytes: tables of strings and numbers, then the events by their numbers, each
// number in as few bytes as it needs. A million events take five or six million bytes and a few hundredths of a second; as rows
// of a table they take twenty million and seconds.
//
// Decoding trusts nothing: bytes that are no encoding give no value, and what it gives has all its numbers in range.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "advice/analysis.h"
#include "advice/happens_before.h"
#include "advice/trace.h"

namespace raceproof::traces {

// Without the race and the schedule.
std::string encode(const advice::Trace& trace);
std::optional<advice::Trace> decode_trace(std::string_view bytes);

// Object and index of the location are left out: they mean nothing in other traces.
std::string encode(const advice::Acquisition& acquisition);
std::optional<advice::Acquisition> decode_acquisition(std::string_view bytes);

// Sorted, as HappensBefore has them.
std::string encode(const std::vector<advice::Edge>& edges);
std::optional<std::vector<advice::Edge>> decode_edges(std::string_view bytes);

std::string encode(const advice::TraceAdvice& advice);
std::optional<advice::TraceAdvice> decode_trace_advice(std::string_view bytes);

}  // namespace raceproof::traces
