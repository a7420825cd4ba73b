// SQLite as far as the store needs it: a connection, queries, transactions, and errors as one line for people.
//
// A query that fails has no more rows; its failure is asked for at the end, so that a loop over rows reads as one.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"

struct sqlite3;
struct sqlite3_stmt;

namespace raceproof::traces {

enum class OpenMode : std::uint8_t {
    ReadWriteCreate,
    ReadWrite,
    ReadOnly,
    Immutable,  // read-only, of a file that nobody changes: nothing is locked, and no file is made beside it
};

class Database {
  public:
    static Result<Database> open(const std::string& path, OpenMode mode);

    // Statements that yield nothing.
    Status<> run(const char* sql);
    // The first column of the first row, as a number.
    Result<std::int64_t> number(const char* sql);
    // How long to wait for others; 0 for not at all.
    void wait_for_others(int milliseconds);
    // Has the last statement failed because another process uses the file?
    bool met_others() const;

    const std::string& path() const { return connection_->path; }
    // "FILE.db: what is wrong", for a result code of SQLite.
    Error error(int code) const;
    Error damaged() const;

  private:
    friend class Query;
    struct Connection {
        std::string path;
        sqlite3* handle = nullptr;

        ~Connection();
    };
    explicit Database(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {}

    std::unique_ptr<Connection> connection_;
};

// What is bound as a blob instead of as text.
struct Bytes {
    std::string_view content;
};

class Query {
  public:
    template <typename... Values>
    Query(Database& database, const char* sql, const Values&... values) : Query(database, sql, Prepared{}) {
        int position = 0;
        (bind(++position, values), ...);
    }
    Query(const Query&) = delete;
    Query& operator=(const Query&) = delete;
    ~Query();

    // To the next row. False at the end, and after a failure.
    bool next();
    std::optional<Error> failure() const;
    // Runs it to its end.
    Status<> finish();

    std::int64_t number(int column) const;
    // Of text and blobs. Valid until the next row.
    std::string_view bytes(int column) const;

  private:
    struct Prepared {};
    Query(Database& database, const char* sql, Prepared);
    void bind(int position, std::int64_t value);
    void bind(int position, std::size_t value) { bind(position, static_cast<std::int64_t>(value)); }
    void bind(int position, int value) { bind(position, std::int64_t{value}); }
    void bind(int position, std::string_view text);
    void bind(int position, const Bytes& blob);

    Database& database_;
    sqlite3_stmt* statement_ = nullptr;
    int code_;
};

// All or nothing: what is not committed at the end of its life is undone. One for reading sees the database as it was at its
// first query, whatever others write.
class Transaction {
  public:
    enum class For : std::uint8_t { Reading, Writing };

    Transaction(Database& database, For purpose)
        : database_(database), began_(database.run(purpose == For::Reading ? "BEGIN" : "BEGIN IMMEDIATE")) {}
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    ~Transaction();

    const Status<>& began() const { return began_; }
    Status<> commit();

  private:
    Database& database_;
    Status<> began_;
    bool is_over_ = false;
};

}  // namespace raceproof::traces
