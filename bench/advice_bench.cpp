// What the analysis of a trace costs as it gets longer: happens-before edges and order, and all kinds of advice.
#include <benchmark/benchmark.h>

#include <string>

#include "advice/analysis.h"

namespace raceproof::advice {
namespace {

using Kind = machine::MemoryEventKind;

Location field(const std::string& name, std::uint32_t object) {
    return {.kind = LocationKind::Field, .field = {"Example", name, "I", false}, .class_name = "Example", .object = object};
}

// Threads in turn: critical sections on one of eight locks, plain accesses to a thousand fields, now and then a volatile that
// every thread writes. The race is between the first access and the last.
Trace long_trace(std::size_t events, std::uint32_t threads) {
    constexpr std::uint32_t kFields = 1000, kLocks = 8;
    Trace trace;
    for (std::uint32_t thread = 0; thread < threads; ++thread) trace.threads.push_back("Thread-" + std::to_string(thread));
    for (std::uint32_t number = 0; number < kFields; ++number)
        trace.locations.push_back(field("f" + std::to_string(number % 50), 1 + number / 50));
    for (std::uint32_t number = 0; number < kLocks; ++number)
        trace.locations.push_back(
            {.kind = LocationKind::Monitor, .field = {}, .class_name = "java.lang.Object", .object = 100 + number});
    Location flag = field("flag", 1);
    flag.is_volatile = true;
    trace.locations.push_back(flag);
    trace.locations.push_back(field("racing", 1));
    for (std::uint32_t line = 1; line <= 200; ++line)
        trace.statements.push_back({.class_name = "Example",
                                    .method = "run",
                                    .descriptor = "()V",
                                    .file = "Example.java",
                                    .line = static_cast<int>(line)});

    auto add = [&](std::uint32_t thread, Kind kind, std::uint32_t location) {
        auto statement = static_cast<std::uint32_t>(trace.events.size() * 7 % trace.statements.size());
        trace.events.push_back({.thread = thread, .kind = kind, .location = location, .statement = statement});
    };
    const std::uint32_t racing = kFields + kLocks + 1;
    add(0, Kind::PlainWrite, racing);
    for (std::uint32_t turn = 0; trace.events.size() + 8 < events; ++turn) {
        std::uint32_t thread = turn % (threads - 1), lock = kFields + turn / 3 % kLocks;
        add(thread, Kind::Lock, lock);
        for (std::uint32_t access = 0; access < 4; ++access)
            add(thread, access % 2 == 0 ? Kind::PlainRead : Kind::PlainWrite, (turn * 31 + access / 2) % kFields);
        add(thread, Kind::Unlock, lock);
        if (turn % 5 == 0) add(thread, turn % 10 == 0 ? Kind::VolatileWrite : Kind::VolatileRead, kFields + kLocks);
    }
    add(threads - 1, Kind::PlainRead, racing);
    trace.source.event = 0;
    trace.manifest.event = static_cast<std::uint32_t>(trace.events.size() - 1);
    return trace;
}

void happens_before(benchmark::State& bench) {
    Trace trace = long_trace(static_cast<std::size_t>(bench.range(0)), static_cast<std::uint32_t>(bench.range(1)));
    for (auto _ : bench) benchmark::DoNotOptimize(HappensBefore(trace).edges().size());
    bench.SetItemsProcessed(bench.iterations() * static_cast<std::int64_t>(trace.events.size()));
}

void whole_analysis(benchmark::State& bench) {
    Trace trace = long_trace(static_cast<std::size_t>(bench.range(0)), static_cast<std::uint32_t>(bench.range(1)));
    std::vector<Acquisition> history{{trace.locations[trace.locations.size() - 2], trace.statements[0], "Thread-1"}};
    for (auto _ : bench) benchmark::DoNotOptimize(advice_for(trace, history).size());
    bench.SetItemsProcessed(bench.iterations() * static_cast<std::int64_t>(trace.events.size()));
}

void lengths(benchmark::internal::Benchmark* bench) {
    for (std::int64_t threads : {4, 32})
        for (std::int64_t events : {1'000, 10'000, 100'000, 1'000'000}) bench->Args({events, threads});
    bench->ArgNames({"events", "threads"})->Unit(benchmark::kMillisecond);
}
BENCHMARK(happens_before)->Apply(lengths);
BENCHMARK(whole_analysis)->Apply(lengths);

}  // namespace
}  // namespace raceproof::advice
