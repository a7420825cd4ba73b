#include "machine/natives/serial_numbers.h"

#include "machine/natives/register_all.h"
#include "machine/thread_holder.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::int64_t kBlock = 100'000;
constexpr std::int64_t kFirstIdBelowMain =
    21;  // as Temurin 25.0.3 had it on two processors; HotSpot counts threads of its own before
constexpr std::int64_t kFirstHashed = 1'000'000'000;

constexpr std::string_view kWhy =
    "A counter that threads share would tell in which order they have asked: numbers come from the asking thread and its count.";

bool is_main(const state::Thread& thread) { return thread.id == state::ThreadId{0}; }

std::int64_t id_of_caller(NativeCall& call) {
    return state::as_long(
        call.machine.objects.get(call.object(call.thread.status.java_thread), *call.machine.known().thread_members.id));
}

NativeOutcome next_thread_number(NativeCall& call) { return call.returns(serial_number(call, Counted::ThreadName, 0)); }

NativeOutcome next_thread_id(NativeCall& call) { return call.returns(new_thread_id(call)); }

NativeOutcome next_timer_number(NativeCall& call) { return call.returns(serial_number(call, Counted::Timer, 0)); }

NativeOutcome next_pool_id(NativeCall& call) { return call.returns(serial_number(call, Counted::ForkJoinPool, 0)); }

// Main's are those of the JDK, multiples of the golden ratio, which spread well in a ThreadLocalMap.
NativeOutcome next_hash_code(NativeCall& call) {
    constexpr std::uint32_t kIncrement = 0x61c88647;
    std::uint32_t count = count_one(call, Counted::ThreadLocal);
    std::uint32_t start = is_main(call.thread) ? 0 : static_cast<std::uint32_t>(call.thread.name);
    return call.returns(static_cast<std::int32_t>(start + count * kIncrement));
}

// DefaultThreadFactory(): group, threadNumber = new AtomicInteger(1), namePrefix = "pool-N-thread-". The numbers of a pool's
// threads stay the pool's own counter: who of several submitters makes the next worker is theirs to race for.
NativeOutcome make_thread_factory(NativeCall& call) {
    Machine& machine = call.machine;
    NativeOutcome outcome;
    program::Class& counter_class = machine.program().required("java/util/concurrent/atomic/AtomicInteger");
    if (!call.initialised(counter_class, outcome)) return outcome;
    Ref counter = machine.objects.new_instance(call.thread, counter_class);
    if (counter == kNull) return NativeOutcome::OutOfMemory;
    std::int32_t number = serial_number(call, Counted::ExecutorsPool, 1);
    Ref prefix = constant_string(machine, "pool-" + std::to_string(number) + "-thread-");
    set_field(call, call.object(counter), "value", "I", state::slot_of(1));
    Slot group = held_value(machine, call.thread.status.java_thread, *machine.known().thread_members.group);
    set_field(call, call.receiver(), "group", "Ljava/lang/ThreadGroup;", group);
    set_field(call, call.receiver(), "threadNumber", "Ljava/util/concurrent/atomic/AtomicInteger;", state::slot_of(counter));
    set_field(call, call.receiver(), "namePrefix", kString, state::slot_of(prefix));
    return call.returns();
}

NativeOutcome make_splittable_random(NativeCall& call) {
    note_use(call, AssumptionKind::Random, "one sequence for each thread");
    std::uint64_t seed = mix64(call.thread.name, count_one(call, Counted::SplittableRandom));
    Slot arguments[] = {call.arguments[0], seed, 0};
    return call.tail_call(method_of(call.machine, "java/util/SplittableRandom", "<init>", "(J)V"), arguments);
}

}  // namespace

std::uint32_t count_one(NativeCall& call, Counted kind) {
    call.state().threads().before_status_write(call.thread);
    return call.thread.status.counts[static_cast<std::size_t>(kind)]++;
}

std::int32_t serial_number(NativeCall& call, Counted kind, std::int32_t first) {
    std::int64_t number = std::int64_t{count_one(call, kind)} + first;
    if (is_main(call.thread)) return static_cast<std::int32_t>(number);
    std::int64_t block = (id_of_caller(call) - 1) * kBlock;
    if (number < kBlock && block > 0 && block < kFirstHashed) return static_cast<std::int32_t>(block + number);
    constexpr std::uint64_t kHashed = INT32_MAX - kFirstHashed;
    std::uint64_t hash = mix64(call.thread.name, mix64(static_cast<std::uint64_t>(kind), static_cast<std::uint64_t>(number)));
    return static_cast<std::int32_t>(kFirstHashed + static_cast<std::int64_t>(hash % kHashed));
}

std::int64_t new_thread_id(NativeCall& call) {
    std::int64_t number = std::int64_t{count_one(call, Counted::ThreadId)} + 1;
    // On 17 main counts itself first. Since 19 it is number 3, and what it makes comes after threads of the virtual machine.
    if (is_main(call.thread) && call.machine.known().thread_members.holder == nullptr) return number;
    if (is_main(call.thread)) return number + kFirstIdBelowMain - 1;
    std::int64_t block = id_of_caller(call);
    if (number < kBlock && block < INT64_MAX / 2 / kBlock) return block * kBlock + number;
    constexpr std::uint64_t kHalf = std::uint64_t{1} << 62;  // beyond all blocks
    return static_cast<std::int64_t>(kHalf | mix64(call.thread.name, static_cast<std::uint64_t>(number)) >> 2);
}

void register_serial_numbers(NativeTable& table) {
    table.only_in({.last = 18}).override_body("java/lang/Thread", "nextThreadNum", "()I", next_thread_number, kWhy);
    table.only_in({.last = 18}).override_body("java/lang/Thread", "nextThreadID", "()J", next_thread_id, kWhy);
    table.only_in({.first = 19}).override_body("java/lang/Thread$ThreadNumbering", "next", "()I", next_thread_number, kWhy);
    table.only_in({.first = 19}).override_body("java/lang/Thread$ThreadIdentifiers", "next", "()J", next_thread_id, kWhy);
    for (const char* name : {"java/lang/Thread$ThreadNumbering", "java/lang/Thread$ThreadIdentifiers"})
        table.only_in({.first = 19}).skip_initialiser(name, "It prepares a counter that is not used.");
    table.override_body("java/util/Timer", "serialNumber", "()I", next_timer_number, kWhy);
    table.override_body("java/util/concurrent/ForkJoinPool", "getAndAddPoolIds", "(I)I", next_pool_id, kWhy);
    table.override_body("java/util/concurrent/Executors$DefaultThreadFactory", "<init>", "()V", make_thread_factory, kWhy);
    table.override_body("java/lang/ThreadLocal", "nextHashCode", "()I", next_hash_code, kWhy);
    table.override_body("java/util/SplittableRandom", "<init>", "()V", make_splittable_random, kWhy);
}

}  // namespace raceproof::machine::natives
