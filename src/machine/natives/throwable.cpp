// java.lang.Throwable and java.lang.StackTraceElement.
#include "machine/natives/backtrace.h"
#include "machine/natives/properties.h"
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

constexpr int kNativeLine = -2, kUnknownLine = -1;
// Bits of StackTraceElement.format: leave out the class loader's name, the module's version.
constexpr int kBuiltinLoader = 1, kJdkModule = 2;

int line_of(Machine& machine, const TraceFrame& frame) {
    if (!frame.method->info || !frame.method->info->code) return kNativeLine;
    auto code = machine.program().code_of(*frame.method);
    int line = code ? (*code)->line_of(frame.pc) : 0;
    return line > 0 ? line : kUnknownLine;
}

NativeOutcome fill_in_stack_trace(NativeCall& call) {
    if (!call.machine.throwables.fill_stack_trace(call.thread, call.receiver(), nullptr)) return NativeOutcome::OutOfMemory;
    return call.returns(call.ref(0));
}

NativeOutcome init_elements(NativeCall& call) {
    if (call.ref(0) == kNull || call.ref(1) == kNull) return throws_null_pointer(call);
    Object& elements = call.object(call.ref(0));
    for (std::uint32_t i = 0; i < elements.length; ++i) {
        auto frame = call.machine.throwables.frame(call.object(call.ref(1)), i);
        if (!frame) return call.throws("java/lang/IndexOutOfBoundsException");
        fill_stack_trace_element(call, call.object(elements.elements<Ref>()[i]), *frame);
    }
    return call.returns();
}

NativeOutcome compute_format(NativeCall& call) {
    set_shown_parts(call, call.receiver());
    return call.returns();
}

}  // namespace

void fill_stack_trace_element(NativeCall& call, Object& element, const TraceFrame& frame) {
    Machine& machine = call.machine;
    const program::Class& klass = *frame.method->owner;
    auto set_text = [&](std::string_view name, std::string_view text) {
        set_field(call, element, name, kString, state::slot_of(constant_string(machine, text)));
    };
    set_field(call, element, "declaringClassObject", "Ljava/lang/Class;", state::slot_of(machine.classes.mirror(klass)));
    set_text("declaringClass", klass.dotted_name());
    set_text("methodName", frame.method->name.text());
    if (klass.file != nullptr && !klass.file->source_file.empty()) set_text("fileName", klass.file->source_file);
    if (is_user_class(klass)) {
        set_text("classLoaderName", "app");
    } else if (!klass.module.empty()) {
        set_text("moduleName", klass.module);
        set_text("moduleVersion", jdk_version(machine));
    }
    set_field(call, element, "lineNumber", "I", state::slot_of(line_of(machine, frame)));
}

void set_shown_parts(NativeCall& call, Object& element) {
    set_field(call, element, "format", "B", state::slot_of(kBuiltinLoader | kJdkModule));
    set_field(call, element, "declaringClassObject", "Ljava/lang/Class;", state::slot_of(kNull));
}

void register_throwable(NativeTable& table) {
    // The machine makes these itself, at points where no initialiser can run.
    for (const char* name : {"java/lang/ExceptionInInitializerError", "java/lang/ClassNotFoundException"})
        table.skip_initialiser(name, "It only prepares the serialised form.");
    table.native("java/lang/Throwable", "fillInStackTrace", "(I)Ljava/lang/Throwable;", fill_in_stack_trace);
    constexpr std::string_view kElement = "java/lang/StackTraceElement";
    table.native(kElement, "initStackTraceElements", "([Ljava/lang/StackTraceElement;Ljava/lang/Throwable;)V", init_elements);
    table.override_body(kElement, "computeFormat", "()V", compute_format,
                        "The JDK asks the module graph, which is not built; the answer is the same for all of its classes.");
}

}  // namespace raceproof::machine::natives
