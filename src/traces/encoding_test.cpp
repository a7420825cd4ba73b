#include "traces/encoding.h"

#include <gtest/gtest.h>

#include "traces/testing/stored_trace.h"

namespace raceproof::traces {
namespace {

using testing::random_trace;
using testing::RandomRecords;

advice::Trace without_names(advice::Trace trace) {
    trace.race.clear();
    trace.schedule.clear();
    return trace;
}

TEST(Encoding, TracesComeBackAsTheyWere) {
    for (std::uint32_t seed = 1; seed <= 300; ++seed) {
        advice::Trace trace = random_trace(seed, 2 + seed % 100);
        std::optional<advice::Trace> back = decode_trace(encode(trace));
        ASSERT_TRUE(back.has_value()) << "seed " << seed;
        ASSERT_TRUE(*back == without_names(trace)) << "seed " << seed;
    }
}

TEST(Encoding, AcquisitionsComeBackAsTheyWere) {
    RandomRecords random(1);
    for (int count = 0; count < 300; ++count) {
        advice::Acquisition acquisition = random.acquisition();
        ASSERT_TRUE(decode_acquisition(encode(acquisition)) == acquisition);
    }
}

TEST(Encoding, ObjectsOfAcquisitionsMeanNothing) {
    advice::Acquisition acquisition = RandomRecords(1).acquisition(), other = acquisition;
    other.location.object = 5;
    other.location.index = 6;
    EXPECT_EQ(encode(other), encode(acquisition));
}

TEST(Encoding, EdgesComeBackAsTheyWere) {
    std::vector<advice::Edge> edges{{0, 1}, {0, 4}, {3, 4}, {2, 4'000'000'000}};
    EXPECT_EQ(decode_edges(encode(edges)), edges);
    EXPECT_EQ(decode_edges(encode(std::vector<advice::Edge>{})), std::vector<advice::Edge>{});
}

TEST(Encoding, AdviceComesBackAsItWas) {
    RandomRecords random(2);
    for (std::uint32_t count = 0; count < 100; ++count) {
        advice::TraceAdvice advice;
        for (std::uint32_t kind = 0; kind < 8; ++kind)
            advice.advice.push_back({static_cast<advice::AdviceKind>(kind), static_cast<advice::LocationKind>(random.below(7)),
                                     random.field(), random.text(), random.statement(), random.statement()});
        advice.source_locks.push_back(name_of(random.location()));
        advice.manifest_locks.push_back(name_of(random.location()));
        ASSERT_TRUE(decode_trace_advice(encode(advice)) == advice);
    }
}

// What is decoded can be followed: every number is one of the tables'.
void follow(const advice::Trace& trace) {
    for (const advice::Event& event : trace.events) {
        ASSERT_LT(event.thread, trace.threads.size());
        ASSERT_LT(event.location, trace.locations.size());
        ASSERT_LT(event.statement, trace.statements.size());
    }
    ASSERT_LT(trace.source.event, trace.manifest.event);
    ASSERT_LT(trace.manifest.event, trace.events.size());
    for (const advice::RacingAccess* access : {&trace.source, &trace.manifest})
        for (std::uint32_t lock : access->held_locks) ASSERT_LT(lock, trace.locations.size());
}

TEST(Encoding, DamagedBytesGiveNothingOrATraceThatCanBeFollowed) {
    RandomRecords random(3);
    int decoded = 0, refused = 0;
    for (std::uint32_t seed = 1; seed <= 3000; ++seed) {
        std::string bytes = encode(random_trace(seed % 20 + 1));
        if (random.flag()) bytes.resize(random.below(static_cast<std::uint32_t>(bytes.size())));
        for (std::uint32_t left = random.below(4); left > 0 && !bytes.empty(); --left)
            bytes[random.below(static_cast<std::uint32_t>(bytes.size()))] = static_cast<char>(random.number());
        std::optional<advice::Trace> trace = decode_trace(bytes);
        ASSERT_NO_FATAL_FAILURE(trace ? follow(*trace) : void());
        ++(trace ? decoded : refused);
        static_cast<void>(decode_acquisition(bytes));
        static_cast<void>(decode_edges(bytes));
        static_cast<void>(decode_trace_advice(bytes));
    }
    EXPECT_GT(decoded, 100);
    EXPECT_GT(refused, 1000);
}

TEST(Encoding, PartsAndMoreThanAllAreRefused) {
    std::string bytes = encode(random_trace(1));
    for (std::size_t size = 0; size < bytes.size(); ++size) ASSERT_FALSE(decode_trace(bytes.substr(0, size)).has_value()) << size;
    EXPECT_FALSE(decode_trace(bytes + '\0').has_value());
}

}  // namespace
}  // namespace raceproof::traces
