// What synchronisation costs with everything on that exploration needs: memory events, journal, hash. One item is one monitor
// enter and exit, or one volatile access; a step of the scheduler ends before each.
#include <benchmark/benchmark.h>

#include "machine/testing/guest.h"
#include "schedules/single_run.h"

namespace raceproof::explore {
namespace {

constexpr const char* kSource = R"(
public class Loops {
    static volatile int flag;
    static int plain;
    public static void monitors(int n) { Object lock = new Object(); for (int i = 0; i < n; i++) synchronized (lock) { plain++; } }
    public static void volatiles(int n) { for (int i = 0; i < n; i++) flag = i; }
    public static void main(String[] a) {}
})";

class CountingListener final : public machine::MemoryListener {
  public:
    void on_event(const machine::MemoryEvent&) override { ++count; }
    std::uint64_t count = 0;
};

constexpr int kItems = 1'000'000;

// Runs one of the methods on the main thread; `stepwise`: every operation is a step, settled and hashed.
void run_loop(benchmark::State& bench, const char* method, bool stepwise) {
    static const auto* classes = [] {
        auto* made = new program::testing::CompiledJava;
        made->compile("classes", {{"Loops.java", kSource}});
        return made;
    }();
    for (auto _ : bench) {
        bench.PauseTiming();
        machine::testing::Guest guest(*classes, "classes", "Loops", state::Journalling::On);
        machine::Machine& vm = guest.vm();
        auto scheduler = schedules::round_robin_scheduler();
        schedules::run_schedule(vm, *scheduler, {});
        CountingListener listener;
        machine::Listening listening(vm.events, listener);
        state::Thread& thread = vm.main_thread();
        state::Slot count = state::slot_of(kItems);
        vm.visibility.points = stepwise ? machine::SchedulingPoints::Synchronisation : machine::SchedulingPoints::Blocking;
        machine::push_call(vm, thread, *vm.program().required("Loops").find_method(method, "(I)V"), {&count, 1});
        bench.ResumeTiming();
        for (;;) {
            machine::Stop stop = vm.step(thread, 0, 1 << 16);
            vm.state().commit_step(state::Collect::No);
            vm.state().forget();
            if (stop.kind == machine::StopKind::Ended) break;
        }
        benchmark::DoNotOptimize(listener.count);
    }
    bench.SetItemsProcessed(bench.iterations() * kItems);
}

BENCHMARK_CAPTURE(run_loop, monitors_in_one_stretch, "monitors", false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(run_loop, monitors_as_steps, "monitors", true)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(run_loop, volatiles_in_one_stretch, "volatiles", false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(run_loop, volatiles_as_steps, "volatiles", true)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace raceproof::explore
