// Boot: from nothing to the point where `main` can be called, in the smallest way that the class library works with. The JDK's
// own System.initPhase1 to 3 builds some 9,000 objects (properties, charsets, the module graph, class loaders); a state that
// every explored schedule carries should not have them. What they would provide is natives' work (machine/natives) or made when
// first used.
#include <fmt/format.h>

#include "machine/machine.h"
#include "machine/run_now.h"
#include "machine/thread_holder.h"
#include "machine/thread_life.h"

namespace raceproof::machine {

using program::Class;
using program::Method;

namespace {

constexpr std::int32_t kClassFileVersion = 61;  // the newest that Lookup.defineClass accepts: Java 17's
constexpr std::int32_t kSystemBooted = 4;       // jdk.internal.misc.VM.SYSTEM_BOOTED

class Boot {
  public:
    explicit Boot(Machine& machine) : machine_(machine), known_(machine.known()) {}

    Result<Done> run();

  private:
    Result<Done> call(const Method& method, std::span<const Slot> arguments);
    Result<Done> initialise(std::string_view class_name);
    Result<Done> make_main_thread();
    Result<Done> make_streams();
    Result<Done> make_standard_input();

    Machine& machine_;
    const WellKnown& known_;
};

Result<Done> Boot::call(const Method& method, std::span<const Slot> arguments) {
    state::Thread& thread = machine_.main_thread();
    push_call(machine_, thread, method, arguments);
    Stop stop = run_to_end(machine_, thread);
    if (stop.kind == StopKind::Unsupported) return Error{fmt::format("boot: unsupported: {}\n{}", stop.reason, stop.stack)};
    if (stop.kind != StopKind::Ended) return Error{fmt::format("boot: {} did not end", method.full_name())};
    if (stop.uncaught != kNull) {
        return Error{fmt::format("boot: {} threw {}", method.full_name(), machine_.throwables.describe(stop.uncaught))};
    }
    return Done{};
}

Result<Done> Boot::initialise(std::string_view class_name) {
    Class& klass = machine_.program().required(class_name);
    Stop stop = initialise_now(machine_, machine_.main_thread(), klass);
    if (stop.kind == StopKind::Unsupported) return Error{fmt::format("boot: unsupported: {}\n{}", stop.reason, stop.stack)};
    if (stop.uncaught != kNull)
        return Error{
            fmt::format("boot: initialising {} threw {}", klass.dotted_name(), machine_.throwables.describe(stop.uncaught))};
    VERIFY(stop.kind == StopKind::Ended, "should not block at boot");
    return Done{};
}

Result<Done> Boot::make_main_thread() {
    state::Thread& thread = machine_.main_thread();
    Ref java_thread = machine_.objects.new_instance(thread, *known_.thread);
    Ref system_group = machine_.objects.new_instance(thread, *known_.thread_group);
    Ref main_group = machine_.objects.new_instance(thread, *known_.thread_group);
    VERIFY(main_group != kNull, "should have memory at boot");
    Object& object = machine_.state().at(java_thread);
    machine_.objects.set(object, *known_.thread_members.eetop, state::slot_of(std::int64_t{1}));
    set_held_value(machine_, java_thread, *known_.thread_members.priority, state::slot_of(kNormalPriority));
    machine_.state().threads().before_status_write(thread);
    thread.status.java_thread = java_thread;
    thread.status.status = state::ThreadStatus::Runnable;

    for (const char* name : {"java/lang/ThreadGroup", "java/lang/Thread"})
        if (auto done = initialise(name); !done) return done;
    Ref name = machine_.strings.literal(machine_.program().literal_number("main"));
    const Method* system_constructor = known_.thread_group->find_declared_method("<init>", "()V");
    const Method* group_constructor =
        known_.thread_group->find_declared_method("<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V");
    const Method* thread_constructor =
        known_.thread->find_declared_method("<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V");
    VERIFY(system_constructor && group_constructor && thread_constructor,
           "should find the constructors of Thread and ThreadGroup");
    Slot system_arguments[] = {state::slot_of(system_group)};
    if (auto done = call(*system_constructor, system_arguments); !done) return done;
    Slot group_arguments[] = {state::slot_of(main_group), state::slot_of(system_group), state::slot_of(name)};
    if (auto done = call(*group_constructor, group_arguments); !done) return done;
    Slot thread_arguments[] = {state::slot_of(java_thread), state::slot_of(main_group), state::slot_of(name)};
    if (auto done = call(*thread_constructor, thread_arguments); !done) return done;
    set_held_value(machine_, java_thread, *known_.thread_members.status, state::slot_of(kAliveAndRunnable));
    return Done{};
}

// System.out and err are PrintStreams without a constructor run: natives/print_stream.cpp writes for them. System.in is the real
// thing.
Result<Done> Boot::make_streams() {
    state::Thread& thread = machine_.main_thread();
    Class& print_stream = machine_.program().required("java/io/PrintStream");
    if (auto done = initialise("java/io/PrintStream"); !done) return done;
    for (const char* name : {"out", "err"}) {
        program::Field* field = known_.system->find_field(name, "Ljava/io/PrintStream;");
        VERIFY(field != nullptr, "should find System.out and System.err");
        Ref stream = machine_.objects.new_instance(thread, print_stream);
        machine_.objects.set_static(*field, state::slot_of(stream));
        // How natives/print_stream.cpp tells the two apart.
        program::Field* auto_flush = print_stream.find_field("autoFlush", "Z");
        VERIFY(auto_flush != nullptr, "should find PrintStream.autoFlush");
        machine_.objects.set(machine_.state().at(stream), *auto_flush, state::slot_of(field->name.text() == "err" ? 1 : 0));
    }
    return make_standard_input();
}

// System.in = new BufferedInputStream(new FileInputStream(FileDescriptor.in))
Result<Done> Boot::make_standard_input() {
    state::Thread& thread = machine_.main_thread();
    Class& descriptor = machine_.program().required("java/io/FileDescriptor");
    Class& file = machine_.program().required("java/io/FileInputStream");
    Class& buffered = machine_.program().required("java/io/BufferedInputStream");
    for (const Class* klass : {&descriptor, &file, &buffered})
        if (auto done = initialise(klass->name.text()); !done) return done;
    Ref file_stream = machine_.objects.new_instance(thread, file);
    Ref buffered_stream = machine_.objects.new_instance(thread, buffered);
    const Method* file_constructor = file.find_declared_method("<init>", "(Ljava/io/FileDescriptor;)V");
    const Method* buffered_constructor = buffered.find_declared_method("<init>", "(Ljava/io/InputStream;)V");
    program::Field* standard_input = descriptor.find_field("in", "Ljava/io/FileDescriptor;");
    program::Field* field = known_.system->find_field("in", "Ljava/io/InputStream;");
    VERIFY(file_constructor && buffered_constructor && standard_input && field, "should find what System.in is made of");
    Slot file_arguments[] = {state::slot_of(file_stream), machine_.objects.get_static(*standard_input)};
    if (auto done = call(*file_constructor, file_arguments); !done) return done;
    Slot buffered_arguments[] = {state::slot_of(buffered_stream), state::slot_of(file_stream)};
    if (auto done = call(*buffered_constructor, buffered_arguments); !done) return done;
    machine_.objects.set_static(*field, state::slot_of(buffered_stream));
    return Done{};
}

Result<Done> Boot::run() {
    machine_.state().leave_out_of_hash(*known_.string_fields.hash);
    machine_.state().leave_out_of_hash(*known_.string_fields.hash_is_zero);
    // Only the machine writes it, and what is left of its readers in the JDK holds the Thread's monitor then: volatile, every
    // start of a thread would have a scheduling point more.
    known_.thread_members.status->flags &= static_cast<std::uint16_t>(~classfile::access::kVolatile);
    machine_.state().threads().start(nullptr, kNull);
    for (const char* name : {"java/lang/Object", "java/lang/String", "java/lang/Class", "java/lang/Throwable"})
        if (auto done = initialise(name); !done) return done;
    machine_.throwables.make_out_of_memory_error(machine_.main_thread());
    if (auto done = make_main_thread(); !done) return done;
    for (const char* name : {"java/lang/System", "jdk/internal/misc/VM"})
        if (auto done = initialise(name); !done) return done;
    program::Field* init_level = machine_.program().required("jdk/internal/misc/VM").find_field("initLevel", "I");
    VERIFY(init_level != nullptr, "should find VM.initLevel");
    machine_.objects.set_static(*init_level, state::slot_of(kSystemBooted));
    program::Field* class_version = machine_.program().required("jdk/internal/misc/VM").find_field("classFileMajorVersion", "I");
    // Later releases have it as a constant.
    if (class_version != nullptr) machine_.objects.set_static(*class_version, state::slot_of(kClassFileVersion));
    // AccessibleObject before ReflectionFactory, or the latter finds no LangReflectAccess.
    if (auto done = initialise("java/lang/reflect/AccessibleObject"); !done) return done;
    const Method* set_access = known_.system->find_declared_method("setJavaLangAccess", "()V");
    VERIFY(set_access != nullptr, "should find System.setJavaLangAccess");
    if (auto done = call(*set_access, {}); !done) return done;
    return make_streams();
}

}  // namespace

Result<Done> Machine::boot() {
    if (auto done = known_.look_up(program_); !done) return done;
    return Boot(*this).run();
}

}  // namespace raceproof::machine
