#include "machine/uncaught.h"

#include <algorithm>

#include "machine/machine.h"
#include "machine/thread_groups.h"
#include "machine/thread_holder.h"

namespace raceproof::machine {

using program::Class;

namespace {

constexpr int kMaximumCauses = 100;

// What the machine makes of a lambda is its host's.
bool is_of_jdk(const Class& klass) { return klass.host == nullptr ? klass.is_trusted : is_of_jdk(*klass.host); }

bool is_of_program(NativeCall& call, Ref handler) { return handler != kNull && !is_of_jdk(*call.object(handler).klass); }

// Has a class of the program changed how its exceptions are printed?
bool prints_by_program(const Class& thrown) {
    constexpr std::string_view kAsked[] = {
        "toString", "getMessage", "getLocalizedMessage", "getCause", "printStackTrace", "getStackTrace", "hashCode", "equals"};
    for (const Class* klass = &thrown; klass != nullptr && !klass->is_trusted; klass = klass->super)
        for (const auto& method : klass->methods)
            if (std::find(std::begin(kAsked), std::end(kAsked), method->name.text()) != std::end(kAsked)) return true;
    return false;
}

// One of the two streams that boot makes (natives/print_stream.cpp).
bool is_console(NativeCall& call, Ref stream) {
    if (stream == kNull || call.object(stream).klass->name.text() != "java/io/PrintStream") return false;
    const auto* writer = call.machine.program().required("java/io/PrintStream").find_field("textOut", "Ljava/io/BufferedWriter;");
    return writer != nullptr && call.machine.objects.get(call.object(stream), *writer) == 0;
}

}  // namespace

// In the order in which the JDK asks them.
bool is_taken_by_program(NativeCall& call) {
    Machine& machine = call.machine;
    const WellKnown& known = machine.known();
    Object& thread = call.object(call.thread.status.java_thread);
    if (Ref own = state::as_ref(machine.objects.get(thread, *known.thread_members.handler)); own != kNull)
        return is_of_program(call, own);
    for (Ref group = state::as_ref(held_value(machine, call.thread.status.java_thread, *known.thread_members.group));
         group != kNull; group = state::as_ref(ThreadGroups(machine).value(group, "parent", "Ljava/lang/ThreadGroup;")))
        if (is_of_program(call, group)) return true;
    return is_of_program(call, state::as_ref(machine.objects.get_static(*known.thread_members.default_handler)));
}

bool is_only_printed(NativeCall& call, Ref uncaught) {
    Machine& machine = call.machine;
    const WellKnown& known = machine.known();
    if (state::as_ref(machine.objects.get_static(*known.thread_members.default_handler)) != kNull) return false;
    if (state::as_ref(machine.objects.get(call.object(call.thread.status.java_thread), *known.thread_members.handler)) != kNull)
        return false;
    const auto* standard_error = machine.program().required("java/lang/System").find_field("err", "Ljava/io/PrintStream;");
    if (standard_error == nullptr || !is_console(call, state::as_ref(machine.objects.get_static(*standard_error)))) return false;
    int causes = 0;
    for (Ref thrown = uncaught, last = kNull; thrown != kNull && thrown != last; ++causes) {
        Object& throwable = call.object(thrown);
        bool has_suppressed = machine.objects.get(throwable, *known.throwable_fields.suppressed) !=
                              machine.objects.get_static(*known.throwable_fields.suppressed_sentinel);
        if (prints_by_program(*throwable.klass) || has_suppressed || causes > kMaximumCauses) return false;
        last = thrown;
        thrown = state::as_ref(machine.objects.get(throwable, *known.throwable_fields.cause));
    }
    return true;
}

}  // namespace raceproof::machine
