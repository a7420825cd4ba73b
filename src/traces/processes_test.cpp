// Several processes and one store: writers that are killed at any moment, and readers while another writes.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <optional>
#include <thread>

#include "traces/store.h"
#include "traces/testing/stored_trace.h"

namespace raceproof::traces {
namespace {

using testing::Folder;
using testing::random_trace;
using testing::RandomRecords;

// The trace with a number, always the same. Some are large enough for many pages.
advice::Trace numbered(std::uint32_t number) { return random_trace(number, number % 8 == 0 ? 20'000 : 60); }

// Adds traces until it is killed, and tells the number of each that is kept.
[[noreturn]] void write_until_killed(const std::string& file, int told) {
    Result<TraceStore> store = TraceStore::open(file, StoreAccess::Create);
    if (!store) ::_exit(2);
    Result<std::vector<StoredRace>> races = store->races();
    if (!races) ::_exit(3);
    auto number = static_cast<std::uint32_t>(races->empty() ? 0 : races->front().traces);
    RandomRecords random(number + 1);
    while (true) {
        Result<Kept> kept = store->keep(numbered(++number), "description", 1'000'000);
        if (!kept || *kept != Kept::New) ::_exit(4);
        if (::write(told, &number, sizeof number) != sizeof number) ::_exit(5);
        std::vector<advice::Acquisition> history{random.acquisition()};
        if (number % 5 == 0 && !store->keep("race", history)) ::_exit(6);
    }
}

// All traces as they were written? The number of them.
std::optional<std::uint32_t> verified(const std::string& file) {
    Result<TraceStore> store = TraceStore::open(file, StoreAccess::Read);
    if (!store) {
        // It was killed before there was anything.
        if (store.error().message == file + ": no such file" || store.error().message == file + ": holds no traces") return 0;
        ADD_FAILURE() << store.error().message;
        return std::nullopt;
    }
    Result<std::vector<StoredRace>> races = store->races();
    if (!races) {
        ADD_FAILURE() << races.error().message;
        return std::nullopt;
    }
    if (races->empty()) return 0;
    auto count = static_cast<std::uint32_t>(races->front().traces);
    for (std::uint32_t number = count > 30 ? count - 30 : 1; number <= count; ++number) {
        Result<advice::Trace> trace = store->trace({"race", number});
        if (!trace || *trace != numbered(number)) {
            ADD_FAILURE() << "trace " << number << (trace ? "" : trace.error().message);
            return std::nullopt;
        }
    }
    if (!store->acquisitions("race").ok()) ADD_FAILURE() << store->acquisitions("race").error().message;
    return count;
}

TEST(Processes, AKilledWriterLosesNothingThatEnded) {
    RandomRecords random(17);
    std::uint32_t kept_in_all = 0;
    for (int file_number = 0; file_number < 8; ++file_number) {
        Folder folder;
        std::string file = folder.file("store.db");
        std::uint32_t before = 0;
        for (int round = 0; round < 8; ++round) {
            int ends[2];
            ASSERT_EQ(::pipe(ends), 0);
            pid_t child = ::fork();
            if (child == 0) write_until_killed(file, ends[1]);
            ::close(ends[1]);
            std::this_thread::sleep_for(std::chrono::microseconds(random.below(40'000)));
            ::kill(child, SIGKILL);
            int status = 0;
            ::waitpid(child, &status, 0);
            ASSERT_TRUE(WIFSIGNALED(status)) << "the writer ended with status " << WEXITSTATUS(status);
            std::uint32_t told = before;
            for (std::uint32_t number; ::read(ends[0], &number, sizeof number) == sizeof number;) told = number;
            ::close(ends[0]);
            std::optional<std::uint32_t> count = verified(file);
            ASSERT_TRUE(count.has_value());
            // The last one may have ended without being told.
            ASSERT_GE(*count, told);
            ASSERT_LE(*count, told + 1);
            before = *count;
        }
        kept_in_all += before;
    }
    EXPECT_GT(kept_in_all, 100u);
}

[[noreturn]] void read_until_told(const std::string& file, int stop) {
    std::uint32_t last = 0;
    for (char byte; ::read(stop, &byte, 1) != 0;) {
        Result<TraceStore> store = TraceStore::open(file, StoreAccess::Read);
        if (!store) ::_exit(2);
        Result<std::vector<StoredRace>> races = store->races();
        if (!races) ::_exit(3);
        auto count = static_cast<std::uint32_t>(races->front().traces);
        if (count < last) ::_exit(4);
        last = count;
        for (std::uint32_t number : {1 + count / 2, count}) {
            Result<advice::Trace> trace = store->trace({"race", number});
            if (!trace || *trace != numbered(number)) ::_exit(5);
        }
    }
    ::_exit(last > 1 ? 0 : 6);
}

TEST(Processes, OthersReadWhileOneWrites) {
    Folder folder;
    std::string file = folder.file("store.db");
    Result<TraceStore> store = TraceStore::open(file, StoreAccess::Create);
    ASSERT_TRUE(store->keep(numbered(1), "", 1000).ok());
    int ends[2];
    ASSERT_EQ(::pipe2(ends, O_NONBLOCK), 0);
    pid_t readers[2];
    for (pid_t& reader : readers) {
        reader = ::fork();
        if (reader != 0) continue;
        ::close(ends[1]);
        read_until_told(file, ends[0]);
    }
    ::close(ends[0]);
    for (std::uint32_t number = 2; number <= 400; ++number) {
        Result<Kept> kept = store->keep(numbered(number), "", 1000);
        ASSERT_TRUE(kept.ok()) << kept.error().message;
    }
    ::close(ends[1]);
    for (pid_t reader : readers) {
        int status = 0;
        ::waitpid(reader, &status, 0);
        EXPECT_EQ(status, 0) << "a reader ended with status " << WEXITSTATUS(status);
    }
}

TEST(Processes, TwoWritersTakeTurns) {
    Folder folder;
    std::string file = folder.file("store.db");
    pid_t child = ::fork();
    auto write = [&](const std::string& race) {
        Result<TraceStore> store = TraceStore::open(file, StoreAccess::Create);
        if (!store) return false;
        for (std::uint32_t number = 1; number <= 100; ++number) {
            advice::Trace trace = numbered(number);
            trace.race = race;
            if (!store->keep(trace, "", 1000)) return false;
        }
        return true;
    };
    if (child == 0) ::_exit(write("of the child") ? 0 : 1);
    EXPECT_TRUE(write("of the parent"));
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_EQ(status, 0);
    Result<TraceStore> store = TraceStore::open(file, StoreAccess::Read);
    Result<std::vector<StoredRace>> races = store->races();
    ASSERT_EQ(races->size(), 2u);
    for (const StoredRace& race : *races) EXPECT_EQ(race.traces, 100u);
}

// Nothing is left beside the file when all have closed it.
TEST(Processes, AClosedStoreIsOneFile) {
    Folder folder;
    { ASSERT_TRUE(TraceStore::open(folder.file("store.db"), StoreAccess::Create)->keep(numbered(1), "", 10).ok()); }
    auto files = std::filesystem::directory_iterator(folder.path());
    EXPECT_EQ(std::distance(begin(files), end(files)), 1);
}

}  // namespace
}  // namespace raceproof::traces
