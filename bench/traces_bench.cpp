// What keeping traces costs: writing one, a transaction of its own, and reading it, from a short one to a million events.
#include <benchmark/benchmark.h>

#include "traces/store.h"
#include "traces/testing/stored_trace.h"

namespace raceproof::traces {
namespace {

void keep(benchmark::State& bench) {
    testing::Folder folder;
    Result<TraceStore> store = TraceStore::open(folder.file("store.db"), StoreAccess::Create);
    advice::Trace trace = testing::random_trace(1, static_cast<std::size_t>(bench.range(0)));
    for (auto _ : bench) {
        // Another one than before.
        trace.threads[0] += 'x';
        benchmark::DoNotOptimize(store->keep(trace, "", 1'000'000).value());
    }
    bench.SetItemsProcessed(bench.iterations() * bench.range(0));
}

void read(benchmark::State& bench) {
    testing::Folder folder;
    Result<TraceStore> store = TraceStore::open(folder.file("store.db"), StoreAccess::Create);
    static_cast<void>(store->keep(testing::random_trace(1, static_cast<std::size_t>(bench.range(0))), "", 1'000'000));
    for (auto _ : bench) benchmark::DoNotOptimize(store->trace({"race", 1}).value().events.size());
    bench.SetItemsProcessed(bench.iterations() * bench.range(0));
}

BENCHMARK(keep)->RangeMultiplier(10)->Range(100, 1'000'000)->Unit(benchmark::kMillisecond);
BENCHMARK(read)->RangeMultiplier(10)->Range(100, 1'000'000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace raceproof::traces
