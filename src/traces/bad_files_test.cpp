// Files that are missing, foreign, newer, damaged or cannot be written: one line each, and never wrong data.
#include <gmock/gmock.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>

#include "traces/sqlite.h"
#include "traces/store.h"
#include "traces/testing/stored_trace.h"

namespace raceproof::traces {
namespace {

using ::testing::AnyOf;
using testing::Folder;
using ::testing::HasSubstr;
using testing::random_trace;
using testing::RandomRecords;

constexpr std::uint32_t kTraces = 12;

void fill(const std::string& file) {
    Result<TraceStore> store = TraceStore::open(file, StoreAccess::Create);
    ASSERT_TRUE(store.ok()) << store.error().message;
    RandomRecords random(9);
    std::vector<advice::Acquisition> history{random.acquisition(), random.acquisition()};
    ASSERT_TRUE(store->set_program("program").ok());
    for (std::uint32_t seed = 1; seed <= kTraces; ++seed) ASSERT_TRUE(store->keep(random_trace(seed), "description", 100).ok());
    ASSERT_TRUE(store->keep("race", history).ok());
}

// All that the store has, as far as it can be read: empty, or what is wrong with it.
std::string problem_of(const std::string& file, StoreAccess access) {
    Result<TraceStore> store = TraceStore::open(file, access);
    if (!store) return store.error().message;
    Result<std::string> program = store->program();
    if (!program) return program.error().message;
    Result<std::vector<StoredRace>> races = store->races();
    if (!races) return races.error().message;
    if (*program != "program" || *races != std::vector{StoredRace{"race", "description", kTraces, 2}}) return "WRONG RACES";
    for (std::uint32_t number = 1; number <= kTraces; ++number) {
        Result<advice::Trace> trace = store->trace({"race", number});
        if (!trace) return trace.error().message;
        if (*trace != random_trace(number)) return "WRONG TRACE";
    }
    RandomRecords random(9);
    std::vector<advice::Acquisition> history{random.acquisition(), random.acquisition()};
    Result<std::vector<advice::Acquisition>> found = store->acquisitions("race");
    if (!found) return found.error().message;
    return *found == history ? "" : "WRONG HISTORY";
}

void write_file(const std::string& file, const std::string& content) { std::ofstream(file, std::ios::binary) << content; }
std::string read_file(const std::string& file) {
    std::ostringstream out;
    out << std::ifstream(file, std::ios::binary).rdbuf();
    return out.str();
}

// What a process says that may write only where permissions allow it.
std::string said_by_user(const std::function<std::string()>& speak) {
    int ends[2];
    EXPECT_EQ(::pipe(ends), 0);
    pid_t child = ::fork();
    if (child == 0) {
        if (::getuid() == 0 && ::setuid(65534) != 0) ::_exit(1);
        std::string said = speak();
        ssize_t written = ::write(ends[1], said.data(), said.size());
        ::_exit(written == static_cast<ssize_t>(said.size()) ? 0 : 1);
    }
    ::close(ends[1]);
    std::string said;
    char part[256];
    for (ssize_t size; (size = ::read(ends[0], part, sizeof part)) > 0;) said.append(part, static_cast<std::size_t>(size));
    ::close(ends[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_EQ(status, 0);
    return said;
}

TEST(BadFiles, Missing) {
    Folder folder;
    std::string file = folder.file("none.db"), nowhere = folder.file("none/store.db");
    EXPECT_EQ(problem_of(file, StoreAccess::Read), file + ": no such file");
    EXPECT_EQ(problem_of(file, StoreAccess::Update), file + ": no such file");
    EXPECT_FALSE(std::filesystem::exists(file));
    EXPECT_EQ(problem_of(nowhere, StoreAccess::Create), nowhere + ": cannot be opened: No such file or directory");
}

TEST(BadFiles, NotADatabase) {
    Folder folder;
    std::string file = folder.file("text");
    write_file(file, std::string(5000, 'x'));
    for (StoreAccess access : {StoreAccess::Read, StoreAccess::Update, StoreAccess::Create})
        EXPECT_EQ(problem_of(file, access), file + ": not a store of traces: not an SQLite database");
    EXPECT_EQ(read_file(file), std::string(5000, 'x'));
    EXPECT_EQ(problem_of(folder.path(), StoreAccess::Create), folder.path() + ": a folder, not a store of traces");
}

TEST(BadFiles, EmptyFile) {
    Folder folder;
    std::string file = folder.file("empty");
    write_file(file, "");
    EXPECT_EQ(problem_of(file, StoreAccess::Read), file + ": holds no traces");
    fill(file);
    EXPECT_EQ(problem_of(file, StoreAccess::Read), "");
}

TEST(BadFiles, DatabaseOfSomethingElse) {
    Folder folder;
    std::string file = folder.file("other.db");
    ASSERT_TRUE(Database::open(file, OpenMode::ReadWriteCreate)->run("CREATE TABLE customer(name TEXT)").ok());
    std::string before = read_file(file);
    for (StoreAccess access : {StoreAccess::Read, StoreAccess::Update, StoreAccess::Create})
        EXPECT_EQ(problem_of(file, access), file + ": not a store of traces: a database of something else");
    EXPECT_EQ(read_file(file), before);
}

TEST(BadFiles, NewerVersion) {
    Folder folder;
    std::string file = folder.file("store.db");
    fill(file);
    ASSERT_TRUE(Database::open(file, OpenMode::ReadWrite)->run("PRAGMA user_version = 7").ok());
    for (StoreAccess access : {StoreAccess::Read, StoreAccess::Update, StoreAccess::Create})
        EXPECT_EQ(problem_of(file, access),
                  file + ": written by a newer version of Raceproof (format 7; this one knows up to 2)");
}

TEST(BadFiles, OlderVersion) {
    Folder folder;
    std::string file = folder.file("store.db");
    fill(file);
    ASSERT_TRUE(Database::open(file, OpenMode::ReadWrite)->run("PRAGMA user_version = 1").ok());
    for (StoreAccess access : {StoreAccess::Read, StoreAccess::Update, StoreAccess::Create})
        EXPECT_EQ(problem_of(file, access), file + ": written by an older version of Raceproof (format 1; this one writes 2): " +
                                                "record the traces again");
}

TEST(BadFiles, RowsThatAreGoneOrChanged) {
    Folder folder;
    for (const char* sql :
         {"DELETE FROM trace WHERE number = 5", "DELETE FROM race", "DELETE FROM acquisition WHERE number = 2",
          "DELETE FROM summary", "DROP TABLE trace", "UPDATE race SET traces = 3", "UPDATE summary SET program = 'other'",
          "UPDATE trace SET schedule = 'other' WHERE number = 3", "UPDATE trace SET content = CAST(content || x'00' AS BLOB)",
          "UPDATE trace SET number = 30 - number", "UPDATE acquisition SET number = 5 - number"}) {
        std::string file = folder.file("store.db");
        std::filesystem::remove(file);
        fill(file);
        ASSERT_TRUE(Database::open(file, OpenMode::ReadWrite)->run(sql).ok());
        EXPECT_THAT(problem_of(file, StoreAccess::Read), HasSubstr(": damaged")) << sql;
        bool has_summary = std::string(sql).find("summary") == std::string::npos;
        EXPECT_EQ(TraceStore::open(file, StoreAccess::Read)->program().ok(), has_summary);
    }
}

TEST(BadFiles, ReadOnlyFile) {
    Folder folder;
    std::string file = folder.file("store.db");
    fill(file);
    ASSERT_EQ(::chmod(file.c_str(), 0444), 0);
    ASSERT_EQ(::chmod(folder.path().c_str(), 0777), 0);
    EXPECT_EQ(said_by_user([&] { return problem_of(file, StoreAccess::Read); }), "");
    EXPECT_EQ(said_by_user([&] { return problem_of(file, StoreAccess::Update); }),
              file + ": cannot be written: it or its folder is read-only");
}

TEST(BadFiles, ReadOnlyFolder) {
    Folder folder;
    std::string file = folder.file("store.db");
    fill(file);
    ASSERT_EQ(::chmod(file.c_str(), 0444), 0);
    ASSERT_EQ(::chmod(folder.path().c_str(), 0555), 0);
    EXPECT_EQ(said_by_user([&] { return problem_of(file, StoreAccess::Read); }), "");
    EXPECT_THAT(said_by_user([&] { return problem_of(file, StoreAccess::Update); }), HasSubstr("read-only"));
    std::string another = folder.file("new.db");
    EXPECT_THAT(said_by_user([&] { return problem_of(another, StoreAccess::Create); }),
                HasSubstr(another + ": cannot be opened"));
    ::chmod(folder.path().c_str(), 0755);
}

// A writer was killed and its log is left, in a folder that cannot be written: the log is read, or it is said that it is needed.
TEST(BadFiles, ReadOnlyFolderWithALog) {
    Folder folder;
    std::string file = folder.file("store.db");
    pid_t child = ::fork();
    if (child == 0) {
        Result<TraceStore> store = TraceStore::open(file, StoreAccess::Create);
        for (std::uint32_t seed = 1; seed <= kTraces; ++seed) static_cast<void>(store->keep(random_trace(seed), "", 100));
        ::raise(SIGKILL);
    }
    ::waitpid(child, nullptr, 0);
    ASSERT_GT(std::filesystem::file_size(file + "-wal"), 0u);
    for (const auto& entry : std::filesystem::directory_iterator(folder.path())) ::chmod(entry.path().c_str(), 0444);
    ASSERT_EQ(::chmod(folder.path().c_str(), 0555), 0);
    auto count = [&]() -> std::string {
        Result<TraceStore> store = TraceStore::open(file, StoreAccess::Read);
        if (!store) return store.error().message;
        Result<std::vector<StoredRace>> races = store->races();
        return races ? std::to_string(races->front().traces) : races.error().message;
    };
    EXPECT_EQ(said_by_user(count), std::to_string(kTraces));
    std::string needed = file + ": its last user did not close it; it can be read again where its folder can be written";
    ::chmod(folder.path().c_str(), 0755);
    std::filesystem::remove(file + "-shm");
    ::chmod(folder.path().c_str(), 0555);
    EXPECT_THAT(said_by_user(count), AnyOf(needed, std::to_string(kTraces)));
    ::chmod(folder.path().c_str(), 0755);
    for (const auto& entry : std::filesystem::directory_iterator(folder.path())) ::chmod(entry.path().c_str(), 0644);
    EXPECT_EQ(count(), std::to_string(kTraces));
}

// A writer without a log was killed in the middle of a transaction: whoever comes next undoes it, if only to read.
TEST(BadFiles, AJournalIsLeft) {
    Folder folder;
    std::string file = folder.file("store.db");
    fill(file);
    pid_t child = ::fork();
    if (child == 0) {
        Result<Database> database = Database::open(file, OpenMode::ReadWrite);
        static_cast<void>(database->run("PRAGMA cache_size = 1; BEGIN; DELETE FROM trace; DELETE FROM acquisition"));
        ::raise(SIGKILL);
    }
    ::waitpid(child, nullptr, 0);
    ASSERT_GT(std::filesystem::file_size(file + "-journal"), 0u);
    std::string copy = folder.file("copy.db");
    std::filesystem::copy_file(file, copy);
    ASSERT_NE(problem_of(copy, StoreAccess::Read), "");
    EXPECT_EQ(problem_of(file, StoreAccess::Read), "");
}

TEST(BadFiles, NoSpace) {
    Folder folder;
    std::string file = folder.file("store.db");
    ASSERT_EQ(::chmod(folder.path().c_str(), 0777), 0);
    std::string said = said_by_user([&]() -> std::string {
        ::signal(SIGXFSZ, SIG_IGN);
        rlimit limit{400'000, 400'000};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        Result<TraceStore> store = TraceStore::open(file, StoreAccess::Create);
        if (!store) return store.error().message;
        for (std::uint32_t seed = 1; seed <= 100; ++seed) {
            Result<Kept> kept = store->keep(random_trace(seed, 20'000), "", 100);
            if (!kept) return kept.error().message;
        }
        return "";
    });
    EXPECT_EQ(said, file + ": cannot be written: disk I/O error");
    // What was kept before is there.
    Result<TraceStore> store = TraceStore::open(file, StoreAccess::Read);
    ASSERT_TRUE(store.ok()) << store.error().message;
    std::size_t traces = store->races()->front().traces;
    EXPECT_GT(traces, 0u);
    for (std::uint32_t number = 1; number <= traces; ++number)
        EXPECT_TRUE(store->trace({"race", number}).value() == random_trace(number, 20'000));
}

// Cut off or changed anywhere: an error, or nothing that matters was hit.
TEST(BadFiles, DamagedAtRandom) {
    Folder folder;
    std::string original = folder.file("store.db"), file = folder.file("damaged.db");
    fill(original);
    const std::string content = read_file(original);
    const auto size = static_cast<std::uint32_t>(content.size());
    RandomRecords random(11);
    int unharmed = 0, refused = 0;
    for (int round = 0; round < 300; ++round) {
        std::string bytes = content;
        if (random.below(4) == 0) {
            bytes.resize(random.below(size));
        } else {
            // The beginning of a page has its structure, that of the file what it is.
            std::uint32_t area = random.below(3) == 0 ? 200 : size;
            for (std::uint32_t left = 1 + random.below(20); left > 0; --left)
                bytes[random.below(area)] = static_cast<char>(random.number());
        }
        write_file(file, bytes);
        StoreAccess access = random.below(4) == 0 ? StoreAccess::Update : StoreAccess::Read;
        std::string problem = problem_of(file, access);
        ASSERT_THAT(problem, ::testing::Not(HasSubstr("WRONG"))) << "round " << round;
        bool is_one_line = problem.starts_with(file + ": ") && problem.find('\n') == std::string::npos;
        ASSERT_TRUE(problem.empty() || is_one_line) << problem;
        ++(problem.empty() ? unharmed : refused);
        for (const char* suffix : {"", "-wal", "-shm", "-journal"}) std::filesystem::remove(file + suffix);
    }
    EXPECT_GT(unharmed, 10);
    EXPECT_GT(refused, 100);
}

}  // namespace
}  // namespace raceproof::traces
