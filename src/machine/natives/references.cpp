// java.lang.ref: all references are strong, nothing is ever finalised or cleaned. The Java specification allows that, and what a
// program does must not depend on when garbage is collected.
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"
#include "machine/thread_holder.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kReference = "java/lang/ref/Reference";

program::Field& referent(NativeCall& call) { return field_of(*call.receiver().klass, "referent", kObject); }

NativeOutcome clear(NativeCall& call) {
    call.machine.objects.set_and_tell(call.thread, call.receiver(), referent(call), state::slot_of(kNull));
    return call.returns();
}

NativeOutcome refers_to(NativeCall& call) {
    return call.returns(state::as_ref(call.machine.objects.get_and_tell(call.thread, call.receiver(), referent(call))) ==
                        call.ref(1));
}

// A thread that waits for a reference waits for the collector, unless the program enqueues one itself. A daemon may wait for
// ever; that another thread is stuck here would be nobody's fault but ours.
NativeOutcome remove(NativeCall& call) {
    note_use(call, AssumptionKind::References, "nothing is cleared, enqueued or cleaned");
    bool is_daemon = held_value(call.machine, call.thread.status.java_thread, *call.machine.known().thread_members.daemon) != 0;
    bool is_empty = state::as_ref(field_value(call.receiver(), "head", "Ljava/lang/ref/Reference;")) == kNull;
    if (is_daemon || !is_empty) return NativeOutcome::Declined;
    return call.unsupported(call.method.full_name());
}

}  // namespace

void register_references(NativeTable& table) {
    table.native(kReference, "clear0", "()V", clear);
    table.native(kReference, "refersTo0", "(Ljava/lang/Object;)Z", refers_to);
    table.native("java/lang/ref/PhantomReference", "refersTo0", "(Ljava/lang/Object;)Z", refers_to);
    table.override_sometimes("java/lang/ref/ReferenceQueue", "remove", "()Ljava/lang/ref/Reference;", remove,
                             "The collector enqueues nothing: a thread of the program would wait for ever.");
    table.skip_initialiser(kReference, "It starts the thread that enqueues references; none is ever enqueued by the collector.");
    table.skip_initialiser("java/lang/ref/Finalizer", "It starts the finaliser thread; nothing is ever finalised.");
    table.override_body("java/lang/Runtime", "runFinalization", "()V", do_nothing, "Nothing is ever finalised.");
    table.override_body("jdk/internal/ref/CleanerImpl", "start", "(Ljava/lang/ref/Cleaner;Ljava/util/concurrent/ThreadFactory;)V",
                        do_nothing, "It starts a thread that waits for references which the collector enqueues; none is.");
}

}  // namespace raceproof::machine::natives
