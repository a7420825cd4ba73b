// What the search pays for race detection: plain accesses on few and many locations, locks, arrays, going back, labels.
#include <benchmark/benchmark.h>

#include <string>

#include "memory/labels.h"

namespace raceproof::memory {
namespace {

class AllNamed final : public CanonicalNames {
  public:
    std::uint64_t object_name(Object object) override { return mix64(object, 1); }
};

constexpr Thread kThreads = 4;
constexpr Sync kLock{1, Sync::kMonitor};

std::unique_ptr<Detector> started(DetectorKind kind, CanonicalNames* names, Journal* journal = nullptr) {
    auto detector = make_detector(kind, {.names = names, .journal = journal});
    for (Thread thread = 1; thread < kThreads; ++thread) detector->fork(0, thread);
    return detector;
}

// Each thread writes and reads fields of its own objects; range(0) objects with four fields.
void plain_accesses(benchmark::State& bench, DetectorKind kind, CanonicalNames* names) {
    Journal journal;
    auto detector = started(kind, names, &journal);
    auto objects = static_cast<std::uint32_t>(bench.range(0));
    std::uint32_t next = 0;
    journal.mark();
    for (auto _ : bench) {
        Object object = 100 + next % objects;
        Locations field = Locations::one(object, next / objects % 4);
        Thread thread = object % kThreads;
        // Every field has its own instructions.
        benchmark::DoNotOptimize(detector->write(thread, field, 10 + field.from));
        benchmark::DoNotOptimize(detector->read(thread, field, 20 + field.from));
        ++next;
    }
    bench.SetItemsProcessed(2 * bench.iterations());
}

// The same location is read over and over, as in a loop.
void same_read(benchmark::State& bench, DetectorKind kind, CanonicalNames* names) {
    Journal journal;
    auto detector = started(kind, names, &journal);
    journal.mark();
    for (auto _ : bench) benchmark::DoNotOptimize(detector->read(1, {100, 0, 1}, 1));
    bench.SetItemsProcessed(bench.iterations());
}

// Threads take turns: lock, read and write two fields that the lock protects, unlock. range(0) fields have been written before.
void critical_sections(benchmark::State& bench, DetectorKind kind, CanonicalNames* names) {
    auto detector = started(kind, names);
    auto background = static_cast<std::uint32_t>(bench.range(0));
    for (std::uint32_t i = 0; i < background; ++i) {
        detector->write(i % kThreads, Locations::one(1000 + i / 4, i % 4), i);
        if (i % 16 == 0) detector->release(i % kThreads, {2 + i % 8, Sync::kMonitor});
    }
    Thread thread = 0;
    for (auto _ : bench) {
        thread = (thread + 1) % kThreads;
        detector->acquire(thread, kLock);
        for (std::uint32_t field = 0; field < 2; ++field) {
            detector->read(thread, Locations::one(100, field), 10 + field);
            detector->write(thread, Locations::one(100, field), 20 + field);
        }
        detector->release(thread, kLock);
    }
    bench.SetItemsProcessed(6 * bench.iterations());
}

// As a depth-first search does: a mark, ten actions, the label, and back.
void steps(benchmark::State& bench, DetectorKind kind, CanonicalNames* names) {
    Journal journal;
    auto detector = started(kind, names, &journal);
    for (std::uint32_t i = 0; i < 100; ++i) detector->write(i % kThreads, Locations::one(1000 + i / 4, i % 4), i);
    Thread thread = 0;
    for (auto _ : bench) {
        thread = (thread + 1) % kThreads;
        Journal::Position mark = journal.mark();
        detector->acquire(thread, kLock);
        for (std::uint32_t field = 0; field < 4; ++field) {
            detector->read(thread, Locations::one(100, field), 10 + field);
            detector->write(thread, Locations::one(100, field), 20 + field);
        }
        detector->release(thread, kLock);
        benchmark::DoNotOptimize(detector->label());
        journal.undo_to(mark);
    }
    bench.SetItemsProcessed(10 * bench.iterations());
}

// A loop over an array of 1,024 elements, then its copy in one go.
void arrays(benchmark::State& bench, DetectorKind kind, CanonicalNames* names) {
    auto detector = started(kind, names);
    for (auto _ : bench) {
        for (std::uint32_t i = 0; i < 1024; ++i) detector->write(1, Locations::one(100, i), 1);
        detector->read(1, {100, 0, 1024}, 2);
        detector->write(1, {101, 0, 1024}, 2);
        detector->forget(100);
    }
    bench.SetItemsProcessed(1026 * bench.iterations());
}

void register_all() {
    static AllNamed names;
    struct Way {
        std::string name;
        DetectorKind kind;
        CanonicalNames* names;
    };
    for (const Way& way :
         {Way{"summary", DetectorKind::Summary, nullptr}, Way{"summary_labels", DetectorKind::Summary, &names},
          Way{"locksets", DetectorKind::Locksets, nullptr}, Way{"locksets_labels", DetectorKind::Locksets, &names},
          Way{"clocks", DetectorKind::Clocks, nullptr}}) {
        benchmark::RegisterBenchmark(("same_read/" + way.name).c_str(), same_read, way.kind, way.names);
        benchmark::RegisterBenchmark(("plain_accesses/" + way.name).c_str(), plain_accesses, way.kind, way.names)
            ->Arg(8)
            ->Arg(10000);
        benchmark::RegisterBenchmark(("critical_sections/" + way.name).c_str(), critical_sections, way.kind, way.names)
            ->Arg(0)
            ->Arg(1000);
        benchmark::RegisterBenchmark(("steps/" + way.name).c_str(), steps, way.kind, way.names);
        benchmark::RegisterBenchmark(("arrays/" + way.name).c_str(), arrays, way.kind, way.names);
    }
}

[[maybe_unused]] const bool kRegistered = (register_all(), true);

}  // namespace
}  // namespace raceproof::memory
