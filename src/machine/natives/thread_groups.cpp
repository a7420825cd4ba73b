// java.lang.ThreadGroup: members are derived (machine/thread_groups.h).
#include "machine/thread_groups.h"

#include "machine/frames.h"
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kGroup = "java/lang/ThreadGroup";

NativeOutcome add_unstarted(NativeCall& call) {
    ThreadGroups groups(call.machine);
    if (groups.is_destroyed(call.ref(0))) return call.throws("java/lang/IllegalThreadStateException");
    groups.count_unstarted(call.ref(0), +1);
    return call.returns();
}

NativeOutcome add_started(NativeCall& call) {
    ThreadGroups groups(call.machine);
    if (groups.is_destroyed(call.ref(0))) return call.throws("java/lang/IllegalThreadStateException");
    groups.count_unstarted(call.ref(0), -1);
    return call.returns();
}

NativeOutcome start_failed(NativeCall& call) {
    ThreadGroups(call.machine).count_unstarted(call.ref(0), +1);
    return call.returns();
}

NativeOutcome active_count(NativeCall& call) {
    return call.returns(static_cast<std::int32_t>(ThreadGroups(call.machine).members_below(call.ref(0)).size()));
}

// enumerate(Thread[] list, int from, boolean recurse): what does not fit is left out.
NativeOutcome enumerate(NativeCall& call) {
    if (call.ref(1) == kNull) return NativeOutcome::Declined;
    ThreadGroups groups(call.machine);
    std::vector<Ref> threads = call.integer(3) != 0 ? groups.members_below(call.ref(0)) : groups.members(call.ref(0));
    Object& list = call.object(call.ref(1));
    auto next = static_cast<std::uint32_t>(call.integer(2));
    call.state().before_write(list);
    for (Ref thread : threads) {
        if (next >= list.length) break;
        const program::Class& klass = *call.object(thread).klass;
        if (!klass.is_subclass_of(*list.klass->component))
            return call.throws("java/lang/ArrayStoreException", klass.dotted_name());
        list.elements<Ref>()[next++] = thread;
        call.state().sharing().on_stored(list, thread);
    }
    return call.returns(static_cast<std::int32_t>(next));
}

// A new Thread[] with these; kNull when the heap is full.
Ref new_thread_array(NativeCall& call, const std::vector<Ref>& threads) {
    program::Class& array_class = call.machine.program().array_of(*call.machine.known().thread);
    Ref array = call.machine.objects.new_array(call.thread, array_class, static_cast<std::uint32_t>(threads.size()));
    if (array != kNull) std::copy(threads.begin(), threads.end(), call.object(array).elements<Ref>());
    return array;
}

// Each thread that is a member now is interrupted in turn; the phase counts them.
NativeOutcome interrupt(NativeCall& call) {
    Ref array = call.phase == 0 ? new_thread_array(call, ThreadGroups(call.machine).members_below(call.ref(0))) : call.kept(0);
    if (array == kNull) return NativeOutcome::OutOfMemory;
    const Object& threads = call.object(array);
    if (call.phase == threads.length) return call.returns();
    Ref thread = threads.elements<Ref>()[call.phase];
    const program::Method& named = method_of(call.machine, "java/lang/Thread", "interrupt", "()V");
    const program::Method* selected = selected_method(named, *call.object(thread).klass);
    Slot receiver = state::slot_of(thread);
    return call.call(*selected, {&receiver, 1}, call.phase + 1, {array});
}

// The JDK's own code goes on, with the members that it looks for in the group's fields.
NativeOutcome show_members(NativeCall& call) {
    ThreadGroups groups(call.machine);
    Ref array = new_thread_array(call, groups.members(call.ref(0)));
    if (array == kNull) return NativeOutcome::OutOfMemory;
    groups.set(call.ref(0), "threads", "[Ljava/lang/Thread;", state::slot_of(array));
    groups.set(call.ref(0), "nthreads", "I", state::slot_of(static_cast<std::int32_t>(call.object(array).length)));
    return NativeOutcome::Declined;
}

}  // namespace

void register_thread_groups(NativeTable& table) {
    constexpr std::string_view kWhy =
        "A group's members are the live threads that name it: starting and ending a thread needs no monitor and leaves no order.";
    table.only_in({.last = 18}).override_body(kGroup, "addUnstarted", "()V", add_unstarted, kWhy);
    table.only_in({.last = 18}).override_body(kGroup, "add", "(Ljava/lang/Thread;)V", add_started, kWhy);
    table.only_in({.last = 18}).override_body(kGroup, "threadStartFailed", "(Ljava/lang/Thread;)V", start_failed, kWhy);
    table.only_in({.last = 18}).override_body(kGroup, "activeCount", "()I", active_count, kWhy);
    table.only_in({.last = 18}).override_sometimes(kGroup, "enumerate", "([Ljava/lang/Thread;IZ)I", enumerate, kWhy);
    table.only_in({.last = 18}).override_body(kGroup, "interrupt", "()V", interrupt, kWhy);
    table.only_in({.last = 18}).override_sometimes(kGroup, "list", "(Ljava/io/PrintStream;I)V", show_members, kWhy);
    table.only_in({.last = 18}).override_sometimes(kGroup, "destroy", "()V", show_members, kWhy);
    table.only_in({.last = 18}).override_sometimes(kGroup, "stopOrSuspend", "(Z)Z", show_members, kWhy);
    table.only_in({.last = 18}).override_sometimes(kGroup, "resume", "()V", show_members, kWhy);
    table.only_in({.last = 18}).override_sometimes(kGroup, "remove", "(Ljava/lang/ThreadGroup;)V", show_members, kWhy);
}

}  // namespace raceproof::machine::natives
