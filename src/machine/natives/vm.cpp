// jdk.internal.misc: what the JDK asks the virtual machine about itself.
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"
#include "machine/natives/thread_support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kVm = "jdk/internal/misc/VM";
constexpr std::string_view kCds = "jdk/internal/misc/CDS";

// Nanoseconds between the given second of the epoch and now; -1 if that is too far away.
NativeOutcome nano_time_adjustment(NativeCall& call) {
    auto start = static_cast<std::int64_t>(call.machine.options().virtual_time_start);
    std::int64_t now = read_clock(call), offset = call.long_integer(0);
    std::int64_t seconds = start / 1000 + now / 1'000'000'000, nanoseconds = start % 1000 * 1'000'000 + now % 1'000'000'000;
    std::int64_t difference = seconds - offset;
    constexpr std::int64_t kFarthest = std::int64_t{1} << 32;
    if (difference >= kFarthest || difference <= -kFarthest) return call.returns(std::int64_t{-1});
    return call.returns(difference * 1'000'000'000 + nanoseconds);
}

NativeOutcome user_id(NativeCall& call) { return call.returns(std::int64_t{1000}); }

NativeOutcome no_arguments(NativeCall& call) { return call.returns_allocated(new_string_array(call, {})); }

// Any constant but 0: 0 lets ImmutableCollections ask the clock, and the order of Set.of and Map.of depends on it.
NativeOutcome seed_for_dumping(NativeCall& call) { return call.returns(std::int64_t{0x2545F4914F6CDD1D}); }

// The constants are final fields that the virtual machine fills in; the initialiser would set them to 0.
NativeOutcome inject_unsafe_constants(NativeCall& call) {
    program::Class& constants = call.machine.program().required("jdk/internal/misc/UnsafeConstants");
    auto inject = [&](std::string_view name, std::string_view descriptor, std::int32_t value) {
        call.machine.objects.set_static(field_of(constants, name, descriptor), state::slot_of(value));
    };
    inject("ADDRESS_SIZE0", "I", 8);
    inject("PAGE_SIZE", "I", 4096);
    inject("BIG_ENDIAN", "Z", 0);
    inject("UNALIGNED_ACCESS", "Z", 1);
    inject("DATA_CACHE_LINE_FLUSH_SIZE", "I", 0);
    return call.returns();
}

}  // namespace

void register_vm(NativeTable& table) {
    table.native(kVm, "initialize", "()V", do_nothing);
    table.native(kVm, "latestUserDefinedLoader0", "()Ljava/lang/ClassLoader;", return_null);
    table.native(kVm, "getNanoTimeAdjustment", "(J)J", nano_time_adjustment);
    table.native(kVm, "getRuntimeArguments", "()[Ljava/lang/String;", no_arguments);
    for (std::string_view name : {"getuid", "geteuid", "getgid", "getegid"}) table.native(kVm, name, "()J", user_id);

    table.native(kCds, "isDumpingClassList0", "()Z", return_false);
    table.native(kCds, "isDumpingArchive0", "()Z", return_false);
    table.native(kCds, "isSharingEnabled0", "()Z", return_false);
    table.native(kCds, "initializeFromArchive", "(Ljava/lang/Class;)V", do_nothing);
    table.native(kCds, "getRandomSeedForDumping", "()J", seed_for_dumping);

    table.skip_initialiser("jdk/internal/misc/UnsafeConstants",
                           "The virtual machine sets the constants, when Unsafe is initialised.");
    table.native("jdk/internal/misc/Unsafe", "registerNatives", "()V", inject_unsafe_constants);
    table.native("jdk/internal/misc/ScopedMemoryAccess", "registerNatives", "()V", do_nothing);
    table.native("java/util/concurrent/atomic/AtomicLong", "VMSupportsCS8", "()Z", return_true);
}

}  // namespace raceproof::machine::natives
