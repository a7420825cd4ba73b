// java.lang.ref: all references are strong, nothing is ever finalised or cleaned. The Java specification allows that, and what a
// program does must not depend on when garbage is collected.
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kReference = "java/lang/ref/Reference";

program::Field& referent(NativeCall& call) { return field_of(*call.receiver().klass, "referent", kObject); }

NativeOutcome clear(NativeCall& call) {
    call.machine.set(call.receiver(), referent(call), state::slot_of(kNull));
    return call.returns();
}

NativeOutcome refers_to(NativeCall& call) {
    return call.returns(state::as_ref(call.machine.get(call.receiver(), referent(call))) == call.ref(1));
}

}  // namespace

void register_references(NativeTable& table) {
    table.native(kReference, "clear0", "()V", clear);
    table.native(kReference, "refersTo0", "(Ljava/lang/Object;)Z", refers_to);
    table.native("java/lang/ref/PhantomReference", "refersTo0", "(Ljava/lang/Object;)Z", refers_to);
    table.skip_initialiser(kReference, "It starts the thread that enqueues references; none is ever enqueued by the collector.");
    table.skip_initialiser("java/lang/ref/Finalizer", "It starts the finaliser thread; nothing is ever finalised.");
    table.override_body("java/lang/Runtime", "runFinalization", "()V", do_nothing, "Nothing is ever finalised.");
    table.override_body("jdk/internal/ref/CleanerImpl", "start", "(Ljava/lang/ref/Cleaner;Ljava/util/concurrent/ThreadFactory;)V",
                        do_nothing, "It starts a thread that waits for references which the collector enqueues; none is.");
}

}  // namespace raceproof::machine::natives
