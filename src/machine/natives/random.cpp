// Seeds: a function of the thread and of how often it has asked, never of the time of day or of a counter that threads share. So
// a program computes the same in every run, and the order in which threads ask does not matter.
//
// That is one of many sequences, so drawing from a generator that nobody has seeded is noted (machine/assumptions.h). With
// MachineOptions::explores_random some draws are choices of the schedule instead: all values of nextBoolean and of nextInt with
// few of them, and kSamples of nextDouble and Math.random, which is noted, too.
#include <iterator>

#include "machine/frames.h"
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"
#include "machine/natives/thread_support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kThreadLocalRandom = "java/util/concurrent/ThreadLocalRandom";
constexpr std::string_view kWhy = "The seed must not depend on the time or on the order in which threads ask.";
constexpr std::string_view kExplored = "With --random explore the schedule chooses.";

std::int64_t seed_of_thread(NativeCall& call) { return static_cast<std::int64_t>(mix64(call.thread.name, 0x5DEECE66D)); }

std::uint64_t next_number(NativeCall& call) { return mix64(call.thread.name, static_cast<std::uint64_t>(look_at_clock(call))); }

void set_of_thread(NativeCall& call, std::string_view field, std::string_view descriptor, Slot value) {
    set_field(call, call.object(call.thread.status.java_thread), field, descriptor, value);
}

NativeOutcome local_init(NativeCall& call) {
    std::int64_t seed = seed_of_thread(call);
    auto probe = static_cast<std::int32_t>(seed >> 32);
    set_of_thread(call, "threadLocalRandomSeed", "J", state::slot_of(seed));
    set_of_thread(call, "threadLocalRandomProbe", "I", state::slot_of(probe == 0 ? 1 : probe));
    return call.returns();
}

NativeOutcome next_secondary_seed(NativeCall& call) {
    constexpr std::string_view kField = "threadLocalRandomSecondarySeed";
    const Object& java_thread = call.object(call.thread.status.java_thread);
    auto seed = static_cast<std::uint32_t>(field_value(java_thread, kField, "I"));
    if (seed != 0) {
        seed ^= seed << 13;
        seed ^= seed >> 17;
        seed ^= seed << 5;
    } else {
        seed = static_cast<std::uint32_t>(seed_of_thread(call)) | 1;
    }
    set_of_thread(call, kField, "I", seed);
    return call.returns(static_cast<std::int32_t>(seed));
}

// ── generators that nobody has seeded ──
// A Random whose seed is not the program's has this in nextNextGaussian, which means nothing until nextGaussian has set it.
constexpr std::uint64_t kUnseeded = 0x7FF8'5EED'0000'0001;  // a NaN
constexpr std::string_view kRandom = "java/util/Random", kSecureRandom = "java/security/SecureRandom";
constexpr std::uint32_t kConstructed = 1;

NativeOutcome make_unseeded(NativeCall& call) {
    if (call.phase == kConstructed) {
        set_field(call, call.receiver(), "nextNextGaussian", "D", kUnseeded);
        return call.returns();
    }
    std::int64_t seed = seed_of_thread(call) ^ look_at_clock(call);
    Slot arguments[] = {call.arguments[0], state::slot_of(seed), 0};
    return call.call(method_of(call.machine, kRandom, "<init>", "(J)V"), arguments, kConstructed);
}

// From now on its numbers are the program's own.
NativeOutcome seed(NativeCall& call) {
    if (field_value(call.receiver(), "nextNextGaussian", "D") == kUnseeded)
        set_field(call, call.receiver(), "nextNextGaussian", "D", state::slot_of(0.0));
    return NativeOutcome::Declined;
}

bool is_unseeded(NativeCall& call, const Object& generator) {
    const program::Class& random = call.machine.program().required(kRandom);
    if (!generator.klass->is_subclass_of(random)) return false;
    const program::Method* next = selected_method(*random.find_declared_method("next", "(I)I"), *generator.klass);
    if (!next->owner->is_trusted) return false;  // a generator of the program's own
    return next->owner != &random || field_value(generator, "nextNextGaussian", "D") == kUnseeded;
}

void note_random(NativeCall& call) {
    bool explores = call.machine.options().explores_random;
    note_use(call, AssumptionKind::Random, explores ? "some of many" : "one sequence for each thread");
}

NativeOutcome draw(NativeCall& call) {
    if (is_unseeded(call, call.receiver())) note_random(call);
    return NativeOutcome::Declined;
}

NativeOutcome draw_locally(NativeCall& call) {
    note_random(call);
    return NativeOutcome::Declined;
}

// ── numbers that the schedule chooses ──
constexpr std::int64_t kMostExplored = 16;
// The ends of the range, and both sides of the middle.
constexpr double kSamples[] = {0.0, 0x1.fffffffffffffp-2, 0.5, 0x1.fffffffffffffp-1};
constexpr std::uint32_t kChosen = 1;

bool is_explored(NativeCall& call, std::int64_t possibilities) {
    return call.machine.options().explores_random && possibilities > 1 && possibilities <= kMostExplored &&
           is_unseeded(call, call.receiver()) && place_of_use(call.thread, &call.method).method != nullptr;
}

NativeOutcome choose(NativeCall& call, std::int64_t possibilities) {
    Slot argument = state::slot_of(static_cast<std::int32_t>(possibilities));
    return call.call(method_of(call.machine, "raceproof/Raceproof", "choose", "(I)I"), std::span(&argument, 1), kChosen);
}

NativeOutcome next_boolean(NativeCall& call) {
    if (call.phase == kChosen) return call.answer_slot(call.callee_result);
    return is_explored(call, 2) ? choose(call, 2) : NativeOutcome::Declined;
}

NativeOutcome next_below(NativeCall& call) {
    if (call.phase == kChosen) return call.answer_slot(call.callee_result);
    std::int64_t bound = call.integer(1);
    return is_explored(call, bound) ? choose(call, bound) : NativeOutcome::Declined;
}

NativeOutcome next_between(NativeCall& call) {
    if (call.phase == kChosen) return call.returns(call.integer(1) + state::as_int(call.callee_result));
    std::int64_t possibilities = std::int64_t{call.integer(2)} - call.integer(1);
    return is_explored(call, possibilities) ? choose(call, possibilities) : NativeOutcome::Declined;
}

NativeOutcome next_double(NativeCall& call) {
    if (call.phase == kChosen) return call.returns(kSamples[state::as_int(call.callee_result)]);
    if (!is_explored(call, std::ssize(kSamples))) return NativeOutcome::Declined;
    note_random(call);
    return choose(call, std::ssize(kSamples));
}

// ── bytes ──
NativeOutcome random_bytes(NativeCall& call) {
    if (call.ref(1) == kNull) return throws_null_pointer(call);
    note_random(call);
    Object& bytes = call.object(call.ref(1));
    tell_write(call, bytes, 0, bytes.length);
    call.state().before_element_write(bytes, 0, bytes.length);
    std::uint64_t number = next_number(call);
    for (std::uint32_t i = 0; i < bytes.length; ++i)
        bytes.elements<std::uint8_t>()[i] = static_cast<std::uint8_t>(mix64(number, i));
    return call.returns();
}

// Version 4, variant 2, as RFC 4122 wants.
NativeOutcome random_uuid(NativeCall& call) {
    NativeOutcome outcome;
    if (!call.initialised(*call.method.owner, outcome)) return outcome;
    Ref uuid = call.machine.objects.new_instance(call.thread, *call.method.owner);
    if (uuid == kNull) return NativeOutcome::OutOfMemory;
    note_random(call);
    std::uint64_t number = next_number(call);
    Slot high = (mix64(number, 1) & ~std::uint64_t{0xF000}) | 0x4000;
    Slot low = (mix64(number, 2) & ~(std::uint64_t{3} << 62)) | std::uint64_t{1} << 63;
    set_field(call, call.object(uuid), "mostSigBits", "J", high);
    set_field(call, call.object(uuid), "leastSigBits", "J", low);
    return call.returns(uuid);
}

}  // namespace

void register_random(NativeTable& table) {
    table.override_body(kThreadLocalRandom, "localInit", "()V", local_init, kWhy);
    table.override_body(kThreadLocalRandom, "nextSecondarySeed", "()I", next_secondary_seed, kWhy);
    table.override_body(kRandom, "<init>", "()V", make_unseeded, kWhy);
    table.watch(kRandom, "setSeed", "(J)V", seed);
    table.watch(kRandom, "next", "(I)I", draw);
    table.watch(kThreadLocalRandom, "nextSeed", "()J", draw_locally);
    table.override_sometimes(kRandom, "nextBoolean", "()Z", next_boolean, kExplored);
    table.override_sometimes(kRandom, "nextInt", "(I)I", next_below, kExplored);
    table.override_sometimes(kRandom, "nextDouble", "()D", next_double, kExplored);
    table.override_sometimes("java/util/random/RandomGenerator", "nextInt", "(II)I", next_between, kExplored);
    table.override_body("java/util/UUID", "randomUUID", "()Ljava/util/UUID;", random_uuid, kWhy);
    table.override_body(kSecureRandom, "getDefaultPRNG", "(Z[B)V", do_nothing, kWhy);
    table.override_body(kSecureRandom, "nextBytes", "([B)V", random_bytes, kWhy);
    table.override_body(kSecureRandom, "setSeed", "([B)V", do_nothing, kWhy);
}

}  // namespace raceproof::machine::natives
