// Rows of the store that more than one of its files reads.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "traces/checksum.h"
#include "traces/sqlite.h"
#include "traces/store.h"

namespace raceproof::traces {

// For checksums.
enum Table : std::uint64_t { kSummary = 1, kRace, kTrace, kAcquisition, kEdges, kAdvice };

struct TraceStore::Summary {
    std::string program;
    std::size_t races = 0;

    std::string checksum() const { return Checksum(kSummary).add(program).add(races).take(); }
};

struct TraceStore::RaceRow {
    std::int64_t id = 0;
    StoredRace race;

    static constexpr const char* kColumns = "id, identity, description, traces, acquisitions, checksum";
    // None if the row is damaged.
    static std::optional<RaceRow> read(const Query& query) {
        RaceRow row{query.number(0),
                    {std::string(query.bytes(1)), std::string(query.bytes(2)), static_cast<std::size_t>(query.number(3)),
                     static_cast<std::size_t>(query.number(4))}};
        if (query.bytes(5) != row.checksum()) return std::nullopt;
        return row;
    }
    std::string checksum() const {
        Checksum sum(kRace);
        sum.add(static_cast<std::uint64_t>(id)).add(race.identity).add(race.description).add(race.traces).add(race.acquisitions);
        return sum.take();
    }
};

// Of an encoded trace: tells different ones apart, and is the checksum of its content.
inline std::string digest_of(std::string_view content) { return Checksum(kTrace).add(content).take(); }

}  // namespace raceproof::traces
