#include "traces/schema.h"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <optional>
#include <utility>

namespace raceproof::traces {
namespace {

constexpr std::int64_t kApplication = 0x52505452;  // "RPTR", in the file's header
constexpr int kPatience = 30'000;                  // milliseconds

// A checksum covers the row; SQLite has none of its own. How many rows there are is kept as well, so that none can get lost.
constexpr const char* kTables = R"(
    CREATE TABLE summary(id INTEGER PRIMARY KEY, program TEXT NOT NULL, races INTEGER NOT NULL, checksum BLOB NOT NULL);
    CREATE TABLE race(id INTEGER PRIMARY KEY, identity TEXT NOT NULL UNIQUE, description TEXT NOT NULL,
                      traces INTEGER NOT NULL, acquisitions INTEGER NOT NULL, checksum BLOB NOT NULL);
    CREATE TABLE trace(id INTEGER PRIMARY KEY, race INTEGER NOT NULL REFERENCES race, number INTEGER NOT NULL,
                       digest BLOB NOT NULL, checksum BLOB NOT NULL, schedule TEXT NOT NULL, content BLOB NOT NULL,
                       UNIQUE(race, number), UNIQUE(race, digest));
    CREATE TABLE acquisition(race INTEGER NOT NULL REFERENCES race, number INTEGER NOT NULL, checksum BLOB NOT NULL,
                             content BLOB NOT NULL, PRIMARY KEY(race, number), UNIQUE(race, content));
    CREATE TABLE edges(trace INTEGER PRIMARY KEY REFERENCES trace, analysis INTEGER NOT NULL, checksum BLOB NOT NULL,
                       content BLOB NOT NULL);
    CREATE TABLE advice(trace INTEGER PRIMARY KEY REFERENCES trace, analysis INTEGER NOT NULL, acquisitions INTEGER NOT NULL,
                        checksum BLOB NOT NULL, content BLOB NOT NULL);
)";

std::optional<struct stat> status_of(const std::string& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) return std::nullopt;
    return status;
}
bool has_content(const std::string& path) {
    std::optional<struct stat> status = status_of(path);
    return status && status->st_size > 0;
}

enum class Contents : std::uint8_t { Store, Nothing };

// Is it ours, and of a version that we know?
Result<Contents> contents_of(Database& database) {
    Result<std::int64_t> tables = database.number("SELECT count(*) FROM sqlite_master");
    if (!tables) return tables.error();
    Result<std::int64_t> application = database.number("PRAGMA application_id");
    if (!application) return application.error();
    Result<std::int64_t> version = database.number("PRAGMA user_version");
    if (!version) return version.error();
    if (*tables == 0 && *application == 0 && *version == 0) return Contents::Nothing;
    if (*application != kApplication) return Error{database.path() + ": not a store of traces: a database of something else"};
    if (*version > kSchemaVersion)
        return Error{fmt::format("{}: written by a newer version of Raceproof (format {}; this one knows up to {})",
                                 database.path(), *version, kSchemaVersion)};
    if (*version > 0 && *version < kSchemaVersion)
        return Error{
            fmt::format("{}: written by an older version of Raceproof (format {}; this one writes {}): record the traces again",
                        database.path(), *version, kSchemaVersion)};
    if (*version != kSchemaVersion || *tables == 0) return database.damaged();
    return Contents::Store;
}

Status<> make_tables(Database& database) {
    Transaction transaction(database, Transaction::For::Writing);
    if (!transaction.began()) return transaction.began();
    // Another process may have been faster.
    Result<Contents> contents = contents_of(database);
    if (!contents) return contents.error();
    if (*contents == Contents::Store) return Done{};
    std::string header = fmt::format("PRAGMA application_id = {}; PRAGMA user_version = {};", kApplication, kSchemaVersion);
    if (Status<> status = database.run(header.c_str()); !status) return status;
    if (Status<> status = database.run(kTables); !status) return status;
    return transaction.commit();
}

// Opened, and the first page was read.
Result<Database> open_as_it_is(const std::string& path, OpenMode mode) {
    Result<Database> database = Database::open(path, mode);
    if (!database) return database;
    database->wait_for_others(kPatience);
    Result<std::int64_t> tables = database->number("SELECT count(*) FROM sqlite_master");
    if (!tables) return tables.error();
    return database;
}

// What a killed writer has left half done is undone by the next user that can write, if it only wants to read, too. Where nothing
// can be written, not even the lock file of a log can be made beside the database. It is then read as a file that nobody changes,
// which holds all if no log and no journal is left beside it.
Result<Database> open_to_read(const std::string& path) {
    Result<Database> database = open_as_it_is(path, OpenMode::ReadOnly);
    if (database) return database;
    if (open_as_it_is(path, OpenMode::ReadWrite)) return open_as_it_is(path, OpenMode::ReadOnly);
    Result<Database> alone = open_as_it_is(path, OpenMode::Immutable);
    if (!alone) return database;
    bool needs_recovery = has_content(path + "-wal") || has_content(path + "-journal");
    if (needs_recovery)
        return Error{path + ": its last user did not close it; it can be read again where its folder can be written"};
    return alone;
}

// A file system that cannot have a log keeps the usual journal. For others that are opening the store, too, SQLite does not wait
// here.
Status<> use_log(Database& database) {
    constexpr int kPause = 10;  // milliseconds
    for (int waited = 0;; waited += kPause) {
        Status<> status = database.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
        if (status || !database.met_others() || waited >= kPatience) return status;
        ::usleep(kPause * 1000);
    }
}

Result<Database> open_to_write(const std::string& path, StoreAccess access) {
    OpenMode mode = access == StoreAccess::Create ? OpenMode::ReadWriteCreate : OpenMode::ReadWrite;
    Result<Database> database = Database::open(path, mode);
    if (!database) return database;
    database->wait_for_others(kPatience);
    // SQLite opens what can only be read, too, and complains later.
    if (Status<> status = database->run("BEGIN IMMEDIATE; ROLLBACK"); !status) return status.error();
    Result<Contents> contents = contents_of(*database);
    if (!contents) return contents.error();
    if (Status<> status = use_log(*database); !status) return status.error();
    if (*contents == Contents::Nothing)
        if (Status<> status = make_tables(*database); !status) return status.error();
    return database;
}

}  // namespace

Result<Database> open_store(const std::string& path, StoreAccess access) {
    std::optional<struct stat> status = status_of(path);
    if (!status && access != StoreAccess::Create) return Error{path + ": no such file"};
    if (status && S_ISDIR(status->st_mode)) return Error{path + ": a folder, not a store of traces"};
    if (access != StoreAccess::Read) return open_to_write(path, access);
    Result<Database> database = open_to_read(path);
    if (!database) return database;
    Result<Contents> contents = contents_of(*database);
    if (!contents) return contents.error();
    if (*contents == Contents::Nothing) return Error{path + ": holds no traces"};
    return database;
}

void fold_log(Database& database) {
    database.wait_for_others(0);
    static_cast<void>(database.run("PRAGMA journal_mode = DELETE"));
}

}  // namespace raceproof::traces
