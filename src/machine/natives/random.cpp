// Seeds: a function of the thread and of how often it has asked, never of the time of day or of a counter that threads share. So
// a program computes the same in every run, and the order in which threads ask does not matter.
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"
#include "machine/natives/thread_support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kThreadLocalRandom = "java/util/concurrent/ThreadLocalRandom";
constexpr std::string_view kWhy = "The seed must not depend on the time or on the order in which threads ask.";

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

NativeOutcome seed_uniquifier(NativeCall& call) { return call.returns(seed_of_thread(call)); }

NativeOutcome random_bytes(NativeCall& call) {
    if (call.ref(1) == kNull) return throws_null_pointer(call);
    Object& bytes = call.object(call.ref(1));
    tell_write(call, bytes, 0, bytes.length);
    call.state().touch_elements(bytes, 0, bytes.length);
    std::uint64_t number = next_number(call);
    for (std::uint32_t i = 0; i < bytes.length; ++i)
        bytes.elements<std::uint8_t>()[i] = static_cast<std::uint8_t>(mix64(number, i));
    return call.returns();
}

// Version 4, variant 2, as RFC 4122 wants.
NativeOutcome random_uuid(NativeCall& call) {
    NativeOutcome outcome;
    if (!call.initialised(*call.method.owner, outcome)) return outcome;
    Ref uuid = call.machine.new_instance(call.thread, *call.method.owner);
    if (uuid == kNull) return NativeOutcome::OutOfMemory;
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
    table.override_body("java/util/Random", "seedUniquifier", "()J", seed_uniquifier, kWhy);
    table.override_body("java/util/UUID", "randomUUID", "()Ljava/util/UUID;", random_uuid, kWhy);
    table.override_body("java/security/SecureRandom", "getDefaultPRNG", "(Z[B)V", do_nothing, kWhy);
    table.override_body("java/security/SecureRandom", "nextBytes", "([B)V", random_bytes, kWhy);
    table.override_body("java/security/SecureRandom", "setSeed", "([B)V", do_nothing, kWhy);
}

}  // namespace raceproof::machine::natives
