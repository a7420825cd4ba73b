// What the interpreter and the search pay for the state: allocation, first touches, settling small steps, going back.
#include <benchmark/benchmark.h>

#include "state/state.h"
#include "state/testing/jdk_program.h"

namespace raceproof::state {
namespace {

using testing::jdk_program;

constexpr StateOptions kChecked{.heap_bytes = 256u << 20, .journal = true, .hash = true};

const program::Class& node_class() { return jdk_program().required("java/util/HashMap$Node"); }

// Objects that are alive and old, each an instance of four slots.
std::vector<Ref> old_nodes(State& state, int count) {
    std::vector<Ref> nodes;
    for (int i = 0; i < count; ++i) {
        nodes.push_back(state.objects().allocate_instance(node_class(), static_cast<std::uint64_t>(i)));
        state.collector().roots().keep_alive(nodes.back());
    }
    state.commit_step(Collect::Yes);
    return nodes;
}

// A thread that stands in HashMap.putVal, below it a caller; about ten live slots.
Thread& running_thread(State& state) {
    Thread& thread = state.threads().start(nullptr, kNull);
    thread.status.status = ThreadStatus::Runnable;
    const testing::Site& site = testing::sites()[0][30];
    for (int i = 0; i < 3; ++i) {
        Slot* locals = thread.depth == 0 ? thread.stack : thread.top().stack_pointer;
        ++thread.depth;
        thread.top() = {};
        thread.top().method = site.method;
        thread.top().code = site.code;
        thread.top().pc = site.pc;
        thread.top().locals = locals;
        thread.top().stack_pointer = locals + site.slots;
        for (std::uint32_t slot = 0; slot < site.slots; ++slot) locals[slot] = 0;
    }
    state.commit_step(Collect::Yes);
    return thread;
}

// Everything dies; a collection each so many MiB. The smaller, the better what is allocated stays in the caches.
void allocate_unjournalled(benchmark::State& bench) {
    State state(jdk_program(), {});
    const program::Class& node = node_class();
    auto threshold = static_cast<std::uint64_t>(bench.range(0)) << 20;
    for (auto _ : bench) {
        benchmark::DoNotOptimize(state.objects().allocate_instance(node, 1));
        if (state.objects().allocated_since_collection() > threshold) state.collector().collect();
    }
}
BENCHMARK(allocate_unjournalled)->Arg(1)->Arg(4)->Arg(32);

void allocate_array_unjournalled(benchmark::State& bench) {
    State state(jdk_program(), {});
    const program::Class& array = jdk_program().required("[B");
    auto length = static_cast<std::uint32_t>(bench.range(0));
    for (auto _ : bench) {
        benchmark::DoNotOptimize(state.objects().allocate_array(array, length, 1));
        if (state.objects().allocated_since_collection() > (16u << 20)) state.collector().collect();
    }
}
BENCHMARK(allocate_array_unjournalled)->Arg(16)->Arg(200)->Arg(2000)->Arg(100000);

void allocate_young(benchmark::State& bench) {
    State state(jdk_program(), kChecked);
    const program::Class& node = node_class();
    int count = 0;
    for (auto _ : bench) {
        benchmark::DoNotOptimize(state.objects().allocate_instance(node, 1));
        if (++count % 1000 == 0) state.commit_step(Collect::No);
    }
}
BENCHMARK(allocate_young);

void touch_again(benchmark::State& bench) {
    State state(jdk_program(), kChecked);
    Object& object = state.at(old_nodes(state, 1)[0]);
    Slot value = 0;
    for (auto _ : bench) {
        state.before_write(object);
        object.slots()[0] = ++value;
        benchmark::ClobberMemory();
    }
}
BENCHMARK(touch_again);

// A step that writes to so many old objects, settled; its thread runs.
void settle_small_step(benchmark::State& bench) {
    State state(jdk_program(), kChecked);
    std::vector<Ref> nodes = old_nodes(state, 100);
    Thread& thread = running_thread(state);
    Mark mark = state.mark();
    std::size_t at = 0;
    Slot value = 0;
    for (auto _ : bench) {
        state.threads().begin_running(thread);
        thread.top().locals[1] = ++value;
        for (std::int64_t i = 0; i < bench.range(0); ++i) {
            Object& object = state.at(nodes[at++ % nodes.size()]);
            state.before_write(object);
            object.slots()[0] = ++value;
        }
        state.commit_step(Collect::No);
        benchmark::DoNotOptimize(state.hash());
        if (state.journal().bytes() > (256u << 10)) state.undo_to(mark);
    }
}
BENCHMARK(settle_small_step)->Arg(0)->Arg(1)->Arg(3);

void step_with_young_objects(benchmark::State& bench) {
    State state(jdk_program(), kChecked);
    std::vector<Ref> nodes = old_nodes(state, 1);
    Thread& thread = running_thread(state);
    Mark mark = state.mark();
    const program::Class& node = node_class();
    std::uint32_t field = node.reference_slots[0];
    for (auto _ : bench) {
        state.threads().begin_running(thread);
        for (int i = 0; i < 3; ++i) state.objects().allocate_instance(node, 7);  // two die, one survives
        Ref last = state.objects().allocate_instance(node, 7);
        state.before_write(state.at(nodes[0]));
        state.at(nodes[0]).slots()[field] = slot_of(last);
        state.commit_step(Collect::No);
        state.undo_to(mark);
    }
}
BENCHMARK(step_with_young_objects);

// Mark, a small step, settle, go back: what a search pays per transition besides the interpreter.
void step_and_back(benchmark::State& bench) {
    State state(jdk_program(), kChecked);
    std::vector<Ref> nodes = old_nodes(state, 100);
    Thread& thread = running_thread(state);
    std::size_t at = 0;
    Slot value = 0;
    for (auto _ : bench) {
        Mark mark = state.mark();
        state.threads().begin_running(thread);
        for (int i = 0; i < 2; ++i) {
            Object& object = state.at(nodes[at++ % nodes.size()]);
            state.before_write(object);
            object.slots()[0] = ++value;
        }
        state.commit_step(Collect::No);
        benchmark::DoNotOptimize(state.hash());
        state.undo_to(mark);
    }
}
BENCHMARK(step_and_back);

// The same with collection: nothing old dies, or something does, among so many.
void step_with_collection(benchmark::State& bench) {
    State state(jdk_program(), kChecked);
    bool something_dies = bench.range(1) != 0;
    std::vector<Ref> nodes = old_nodes(state, static_cast<int>(bench.range(0)));
    std::uint32_t field = node_class().reference_slots[0];
    state.before_write(state.at(nodes[0]));
    state.at(nodes[0]).slots()[field] = slot_of(something_dies ? state.objects().allocate_instance(node_class(), 9) : nodes[1]);
    Thread& thread = running_thread(state);
    thread.top().locals[0] = slot_of(nodes[1]);
    Mark mark = state.mark();
    for (auto _ : bench) {
        state.threads().begin_running(thread);
        state.before_write(state.at(nodes[0]));
        state.at(nodes[0]).slots()[field] = slot_of(kNull);
        state.commit_step(Collect::Yes);
        state.undo_to(mark);
    }
}
BENCHMARK(step_with_collection)
    ->ArgNames({"objects", "dies"})
    ->Args({100, 0})
    ->Args({10000, 0})
    ->Args({100, 1})
    ->Args({10000, 1});

}  // namespace
}  // namespace raceproof::state
