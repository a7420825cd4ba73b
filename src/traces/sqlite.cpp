#include "traces/sqlite.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <cstring>
#include <utility>

namespace raceproof::traces {
namespace {

// As a file name in a URI: everything but letters, digits and a few marks is escaped.
std::string uri_of(const std::string& path, std::string_view parameters) {
    std::string uri = path.starts_with('/') ? "file://" : "file:./";
    for (char c : path) {
        bool is_plain =
            (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || std::strchr("/._-", c) != nullptr;
        uri += is_plain ? std::string(1, c) : fmt::format("%{:02x}", static_cast<unsigned char>(c));
    }
    return uri + "?" + std::string(parameters);
}

int flags_of(OpenMode mode) {
    switch (mode) {
        case OpenMode::ReadWriteCreate: return SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
        case OpenMode::ReadWrite: return SQLITE_OPEN_READWRITE;
        case OpenMode::ReadOnly: return SQLITE_OPEN_READONLY;
        case OpenMode::Immutable: return SQLITE_OPEN_READONLY | SQLITE_OPEN_URI;
    }
    return 0;
}

std::string complaint(int code, int system_error, const char* words) {
    switch (code & 0xff) {
        case SQLITE_NOTADB: return "not a store of traces: not an SQLite database";
        case SQLITE_CORRUPT: return "damaged";
        case SQLITE_READONLY: return "cannot be written: it or its folder is read-only";
        case SQLITE_FULL: return "cannot be written: no space left";
        case SQLITE_BUSY:
        case SQLITE_LOCKED: return "in use by another process for too long";
        case SQLITE_CANTOPEN:
            return fmt::format("cannot be opened{}", system_error == 0 ? "" : fmt::format(": {}", std::strerror(system_error)));
        case SQLITE_IOERR:
            if (code == SQLITE_IOERR_SHORT_READ || code == SQLITE_IOERR_CORRUPTFS) return "damaged";
            return fmt::format("cannot be {}: {}", code == SQLITE_IOERR_READ ? "read" : "written", words);
        case SQLITE_ERROR:  // Our statements are right: the tables are not ours.
        case SQLITE_MISMATCH:
        case SQLITE_CONSTRAINT: return fmt::format("damaged ({})", words);
        default: return words;
    }
}

}  // namespace

Database::Connection::~Connection() { sqlite3_close_v2(handle); }

Result<Database> Database::open(const std::string& path, OpenMode mode) {
    auto connection = std::make_unique<Connection>();
    connection->path = path;
    // A name that begins with a dash, a colon or "file:" is one all the same.
    std::string name = path.starts_with('/') ? path : "./" + path;
    if (mode == OpenMode::Immutable) name = uri_of(path, "immutable=1");
    int code = sqlite3_open_v2(name.c_str(), &connection->handle, flags_of(mode), nullptr);
    Database database(std::move(connection));
    if (code != SQLITE_OK) return database.error(code);
    sqlite3_extended_result_codes(database.connection_->handle, 1);
    // Of damaged files: look twice at each page, and do not run what the schema says.
    if (Status<> status = database.run("PRAGMA cell_size_check = ON"); !status) return status.error();
    sqlite3_db_config(database.connection_->handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(database.connection_->handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    return database;
}

Status<> Database::run(const char* sql) {
    int code = sqlite3_exec(connection_->handle, sql, nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) return error(code);
    return Done{};
}

Result<std::int64_t> Database::number(const char* sql) {
    Query query(*this, sql);
    bool found = query.next();
    std::int64_t result = found ? query.number(0) : 0;
    if (std::optional<Error> failure = query.failure()) return *failure;
    return result;
}

void Database::wait_for_others(int milliseconds) { sqlite3_busy_timeout(connection_->handle, milliseconds); }

bool Database::met_others() const { return (sqlite3_errcode(connection_->handle) & 0xff) == SQLITE_BUSY; }

Error Database::error(int code) const {
    sqlite3* handle = connection_->handle;
    int system_error = handle == nullptr ? 0 : sqlite3_system_errno(handle);
    const char* words = handle == nullptr ? sqlite3_errstr(code) : sqlite3_errmsg(handle);
    return {fmt::format("{}: {}", path(), complaint(code, system_error, words))};
}

Error Database::damaged() const { return {path() + ": damaged"}; }

Query::Query(Database& database, const char* sql, Prepared)
    : database_(database), code_(sqlite3_prepare_v2(database.connection_->handle, sql, -1, &statement_, nullptr)) {}

Query::~Query() { sqlite3_finalize(statement_); }

void Query::bind(int position, std::int64_t value) {
    if (code_ == SQLITE_OK) code_ = sqlite3_bind_int64(statement_, position, value);
}

void Query::bind(int position, std::string_view text) {
    if (code_ == SQLITE_OK)
        code_ = sqlite3_bind_text64(statement_, position, text.data() == nullptr ? "" : text.data(), text.size(),
                                    SQLITE_TRANSIENT, SQLITE_UTF8);
}

void Query::bind(int position, const Bytes& blob) {
    if (code_ == SQLITE_OK)
        code_ = sqlite3_bind_blob64(statement_, position, blob.content.data(), blob.content.size(), SQLITE_TRANSIENT);
}

bool Query::next() {
    if (code_ != SQLITE_OK && code_ != SQLITE_ROW) return false;
    code_ = sqlite3_step(statement_);
    return code_ == SQLITE_ROW;
}

std::optional<Error> Query::failure() const {
    if (code_ == SQLITE_OK || code_ == SQLITE_ROW || code_ == SQLITE_DONE) return std::nullopt;
    return database_.error(code_);
}

Status<> Query::finish() {
    while (next()) {
    }
    if (std::optional<Error> failed = failure()) return *failed;
    return Done{};
}

std::int64_t Query::number(int column) const { return sqlite3_column_int64(statement_, column); }

std::string_view Query::bytes(int column) const {
    const void* content = sqlite3_column_blob(statement_, column);
    if (content == nullptr) return {};
    return {static_cast<const char*>(content), static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
}

Transaction::~Transaction() {
    if (began_.ok() && !is_over_) static_cast<void>(database_.run("ROLLBACK"));
}

Status<> Transaction::commit() {
    Status<> status = database_.run("COMMIT");
    is_over_ = status.ok();
    return status;
}

}  // namespace raceproof::traces
