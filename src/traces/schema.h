// The file that holds traces: its tables, its version, and how it is opened.
//
// While it is written, changes go to a write-ahead log beside it (FILE.db-wal): a transaction costs no waiting for the disk, any
// number of processes can read meanwhile, and after a crash the next one to open it finds every transaction that ended. Closed by
// its last user it is a single file again, without a log, that can be read where nothing can be written.
#pragma once

#include <cstdint>
#include <string>

#include "base/result.h"
#include "traces/sqlite.h"

namespace raceproof::traces {

// How a store is used. Create: made if it does not exist. Update: it must exist.
enum class StoreAccess : std::uint8_t { Create, Update, Read };

constexpr std::int64_t kSchemaVersion = 2;

// A database that has the tables of this version.
Result<Database> open_store(const std::string& path, StoreAccess access);
// Gives up the log, if nobody else uses the file.
void fold_log(Database& database);

}  // namespace raceproof::traces
