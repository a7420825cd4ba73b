// raceproof advise FILE.db: the advice for stored traces, without exploring anything.
#pragma once

#include <cstdint>
#include <string>

namespace raceproof::cli {

struct StoredAdviceWords {
    std::string file;
    std::string race;         // the id of one race, empty for all
    std::uint64_t trace = 0;  // the number of one trace of it, 0 for all
    bool only_lists = false;
};

// Is the file a store of traces, or meant to be one?
bool is_trace_store(const std::string& path);
int advise_from_store(const StoredAdviceWords& words);

}  // namespace raceproof::cli
