// java.lang.Thread, as far as one thread goes.
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"
#include "machine/natives/thread_support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kThread = "java/lang/Thread";

NativeOutcome current_thread(NativeCall& call) { return call.returns(call.thread.status.java_thread); }

NativeOutcome holds_lock(NativeCall& call) {
    if (call.ref(0) == kNull) return throws_null_pointer(call);
    return call.returns(call.machine.monitors.holds(call.thread, call.object(call.ref(0))));
}

NativeOutcome get_threads(NativeCall& call) {
    std::vector<Ref> alive;
    for (std::size_t i = 0; i < call.state().thread_count(); ++i) {
        const state::Thread::Status& status = call.state().thread(static_cast<state::ThreadId>(i)).status;
        bool is_alive = status.status != state::ThreadStatus::New && status.status != state::ThreadStatus::Terminated;
        if (is_alive && status.java_thread != kNull) alive.push_back(status.java_thread);
    }
    program::Class& threads = call.machine.program().array_of(*call.machine.known().thread);
    Ref array = call.machine.objects.new_array(call.thread, threads, static_cast<std::uint32_t>(alive.size()));
    if (array == kNull) return NativeOutcome::OutOfMemory;
    std::copy(alive.begin(), alive.end(), call.object(array).elements<Ref>());
    return call.returns(array);
}

// The bindings are the argument of the innermost runWith on the stack: a thread that has thrown through an inner one finds them
// so.
NativeOutcome find_scoped_values(NativeCall& call) {
    constexpr std::string_view kCarrier = "java/lang/ScopedValue$Carrier", kVirtual = "java/lang/VirtualThread";
    for (std::uint32_t depth = call.thread.depth; depth > 0; --depth) {
        const state::Frame& frame = call.thread.frames[depth - 1];
        std::string_view owner = frame.method->owner->name.text();
        if (frame.method->name.text() != "runWith" || frame.code == nullptr) continue;
        if (owner == kThread || owner == kCarrier || owner == kVirtual) return call.answer_slot(frame.locals[1]);
    }
    return call.returns(kNull);
}

}  // namespace

bool take_interrupt(NativeCall& call) {
    Object& java_thread = call.object(call.thread.status.java_thread);
    const program::Field& flag = *call.machine.known().thread_members.interrupted;
    if (call.machine.objects.get_and_tell(call.thread, java_thread, flag) == 0) return false;
    call.machine.objects.set_and_tell(call.thread, java_thread, flag, 0);
    return true;
}

void register_thread(NativeTable& table) {
    table.native(kThread, "registerNatives", "()V", do_nothing);
    table.native(kThread, "currentThread", "()Ljava/lang/Thread;", current_thread);
    table.native(kThread, "holdsLock", "(Ljava/lang/Object;)Z", holds_lock);
    table.native(kThread, "getThreads", "()[Ljava/lang/Thread;", get_threads);
    // A virtual thread is bound to a thread of its own (java.lang.ThreadBuilders.BoundVirtualThread), so nobody is carried by
    // another.
    table.only_in({.first = 21}).native(kThread, "currentCarrierThread", "()Ljava/lang/Thread;", current_thread);
    table.only_in({.first = 21}).native("jdk/internal/vm/ContinuationSupport", "isSupported0", "()Z", return_false);
    table.only_in({.first = 21}).native(kThread, "scopedValueCache", "()[Ljava/lang/Object;", return_null);
    table.only_in({.first = 21}).native(kThread, "setScopedValueCache", "([Ljava/lang/Object;)V", do_nothing);
    table.only_in({.first = 21}).native(kThread, "ensureMaterializedForStackWalk", "(Ljava/lang/Object;)V", do_nothing);
    table.only_in({.first = 21}).native(kThread, "findScopedValueBindings", "()Ljava/lang/Object;", find_scoped_values);
    table.native(kThread, "setPriority0", "(I)V", do_nothing);
    table.native(kThread, "clearInterruptEvent", "()V", do_nothing);
    table.native(kThread, "setNativeName", "(Ljava/lang/String;)V", do_nothing);
}

}  // namespace raceproof::machine::natives
