// The constructor of java.lang.Thread that all others call.
#include "machine/frames.h"
#include "machine/natives/register_all.h"
#include "machine/natives/serial_numbers.h"
#include "machine/natives/support.h"
#include "machine/thread_groups.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kThread = "java/lang/Thread";
constexpr std::string_view kLoader = "Ljava/lang/ClassLoader;";
constexpr std::string_view kLocals = "Ljava/lang/ThreadLocal$ThreadLocalMap;";
constexpr std::string_view kContext = "Ljava/security/AccessControlContext;";

enum Argument { kSelf, kGivenGroup, kTarget, kName, kStackSize, kGivenContext = kStackSize + 2, kInheritLocals };

// Would the constructor call code of the program, or throw?
bool needs_java(NativeCall& call, const Object& parent, Ref group) {
    Machine& machine = call.machine;
    if (call.ref(kName) == kNull || group == kNull || ThreadGroups(machine).is_destroyed(group)) return true;
    bool has_locals = field_value(parent, "inheritableThreadLocals", kLocals) != 0;
    if (has_locals && call.integer(kInheritLocals) != 0) return true;
    program::Field& security = field_of(*machine.known().system, "security", "Ljava/lang/SecurityManager;");
    if (machine.objects.get_static(security) != 0) return true;
    const program::Method& get_loader = method_of(machine, kThread, "getContextClassLoader", "()Ljava/lang/ClassLoader;");
    return selected_method(get_loader, *parent.klass) != &get_loader;
}

NativeOutcome construct(NativeCall& call) {
    Machine& machine = call.machine;
    const WellKnown& known = machine.known();
    Object& parent = call.object(call.thread.status.java_thread);
    Ref group = call.ref(kGivenGroup);
    if (group == kNull) group = state::as_ref(machine.objects.get(parent, *known.thread_members.group));
    if (needs_java(call, parent, group)) return NativeOutcome::Declined;
    Ref blocker_lock = machine.objects.new_instance(call.thread, *known.object);
    if (blocker_lock == kNull) return NativeOutcome::OutOfMemory;

    ThreadGroups groups(machine);
    groups.count_unstarted(group, +1);
    std::int32_t priority = std::min(state::as_int(machine.objects.get(parent, *known.thread_members.priority)),
                                     state::as_int(groups.value(group, "maxPriority", "I")));
    Object& made = call.receiver();
    machine.objects.set(made, *known.thread_members.name, state::slot_of(call.ref(kName)));
    machine.objects.set(made, *known.thread_members.group, state::slot_of(group));
    machine.objects.set(made, *known.thread_members.daemon, machine.objects.get(parent, *known.thread_members.daemon));
    machine.objects.set(made, *known.thread_members.priority, state::slot_of(priority));
    machine.objects.set(made, *known.thread_members.id, state::slot_of(new_thread_id(call)));
    set_field(call, made, "blockerLock", kObject, state::slot_of(blocker_lock));
    set_field(call, made, "contextClassLoader", kLoader, field_value(parent, "contextClassLoader", kLoader));
    set_field(call, made, "inheritedAccessControlContext", kContext, state::slot_of(call.ref(kGivenContext)));
    set_field(call, made, "target", "Ljava/lang/Runnable;", state::slot_of(call.ref(kTarget)));
    set_field(call, made, "stackSize", "J", state::slot_of(call.long_integer(kStackSize)));
    return call.returns();
}

}  // namespace

void register_thread_creation(NativeTable& table) {
    table.only_in({.last = 18})
        .override_sometimes(
            kThread, "<init>",
            "(Ljava/lang/ThreadGroup;Ljava/lang/Runnable;Ljava/lang/String;JLjava/security/AccessControlContext;Z)V", construct,
            "Nobody sees a thread being made: the monitors and volatile writes of the constructor are no steps of a schedule.");
}

}  // namespace raceproof::machine::natives
