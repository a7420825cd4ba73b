// Class loaders: the JDK's own loader objects, made when a program asks for one. They find classes in the one namespace of the
// program, and resources on the class path and in the JDK's image; they define none.
#include "base/text.h"
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kClassLoader = "java/lang/ClassLoader";
constexpr std::string_view kLoaders = "jdk/internal/loader/ClassLoaders";
constexpr std::string_view kBootLoader = "jdk/internal/loader/BootLoader";
constexpr std::string_view kReturnsLoader = "()Ljava/lang/ClassLoader;";
constexpr std::string_view kStringToClass = "(Ljava/lang/String;)Ljava/lang/Class;";
constexpr std::string_view kLazyLoaders = "The class loaders are made on demand: start-up does not need them.";

enum class From { Jdk, ClassPath };

NativeOutcome find_class(NativeCall& call, int name_argument, From from) {
    if (call.ref(name_argument) == kNull) return call.returns(kNull);
    auto loaded = call.machine.classes.load(slashed(call.machine.strings.utf8_of(call.ref(name_argument))));
    if (!loaded && loaded.error().kind == program::LinkErrorKind::ClassNotFound) return call.returns(kNull);
    if (!loaded) return call.throws(loaded.error());
    bool is_wanted = is_user_class(**loaded) == (from == From::ClassPath);
    return call.returns(is_wanted ? call.machine.classes.mirror(**loaded) : kNull);
}

NativeOutcome find_bootstrap_class(NativeCall& call) { return find_class(call, 0, From::Jdk); }

bool is_application_loader(const Object& loader) {
    return loader.klass->name.text() == "jdk/internal/loader/ClassLoaders$AppClassLoader";
}

NativeOutcome find_loaded_class(NativeCall& call) {
    if (!is_application_loader(call.receiver())) return call.returns(kNull);
    return find_class(call, 1, From::ClassPath);
}

program::Field& system_loader(NativeCall& call) { return field_of(call.machine, kClassLoader, "scl", "Ljava/lang/ClassLoader;"); }

NativeOutcome get_system_class_loader(NativeCall& call) {
    if (call.phase == 1) {
        call.machine.objects.set_static(system_loader(call), call.callee_result);
        return call.returns(state::as_ref(call.callee_result));
    }
    if (state::as_ref(call.machine.objects.get_static(system_loader(call))) != kNull) return NativeOutcome::Declined;
    NativeOutcome outcome;
    if (!call.initialised(call.machine.program().required(kLoaders), outcome)) return outcome;
    return call.call(method_of(call.machine, kLoaders, "appClassLoader", kReturnsLoader), {}, 1);
}

NativeOutcome answer_system_loader(NativeCall& call) {
    Ref loader = state::as_ref(call.machine.objects.get_static(system_loader(call)));
    if (loader != kNull) return call.returns(loader);
    NativeOutcome outcome;
    if (!call.initialised(call.machine.program().required(kClassLoader), outcome)) return outcome;
    return call.tail_call(method_of(call.machine, kClassLoader, "getSystemClassLoader", kReturnsLoader), {});
}

NativeOutcome get_class_loader(NativeCall& call) {
    const program::Class& klass = element_or_self(class_argument(call, 0));
    bool has_loader = klass.kind == program::ClassKind::Instance && is_user_class(klass);
    return has_loader ? answer_system_loader(call) : call.returns(kNull);
}

// The main thread's loader is the application loader; who sets another finds it in the field. A new thread only inherits the
// field: the loader is made when somebody asks for it.
NativeOutcome get_context_class_loader(NativeCall& call) {
    bool inherits = call.thread.depth > 0 && call.thread.top().method->owner == call.machine.known().thread;
    if (inherits) return NativeOutcome::Declined;
    const program::Field& field = field_of(*call.method.owner, "contextClassLoader", "Ljava/lang/ClassLoader;");
    if (state::as_ref(call.machine.objects.get(call.receiver(), field)) != kNull) return NativeOutcome::Declined;
    call.machine.objects.get_and_tell(call.thread, call.receiver(), field);
    return answer_system_loader(call);
}

// new ByteArrayInputStream(contents)
NativeOutcome answer_stream(NativeCall& call, const Result<std::optional<classfile::Bytes>>& found) {
    if (!found || !*found) return call.returns(kNull);
    Ref contents = new_byte_array(call, (*found)->data);
    Ref stream = call.machine.objects.new_instance(call.thread, call.machine.program().required("java/io/ByteArrayInputStream"));
    if (contents == kNull || stream == kNull) return NativeOutcome::OutOfMemory;
    set_field(call, call.object(stream), "buf", "[B", state::slot_of(contents));
    set_field(call, call.object(stream), "count", "I", state::slot_of(static_cast<std::int32_t>((*found)->data.size())));
    return call.returns(stream);
}

NativeOutcome get_resource(NativeCall& call) {
    if (call.ref(1) == kNull || !is_application_loader(call.receiver())) return NativeOutcome::Declined;
    std::string name = call.machine.strings.utf8_of(call.ref(1));
    auto found = call.machine.program().class_path().find(name);
    if (found && *found) return answer_stream(call, found);
    return answer_stream(call, call.machine.program().jdk().find(name));
}

NativeOutcome get_boot_resource(NativeCall& call) {
    if (call.ref(1) == kNull) return throws_null_pointer(call);
    return answer_stream(call, call.machine.program().jdk().find(call.machine.strings.utf8_of(call.ref(1))));
}

// ClassLoaders.bootLoader().definePackage(c), which knows the package by the class alone.
NativeOutcome define_boot_package(NativeCall& call) {
    if (call.phase == 1) {
        Slot arguments[] = {call.callee_result, call.arguments[0]};
        return call.tail_call(method_of(call.machine, kClassLoader, "definePackage", "(Ljava/lang/Class;)Ljava/lang/Package;"),
                              arguments);
    }
    NativeOutcome outcome;
    if (!call.initialised(call.machine.program().required(kLoaders), outcome)) return outcome;
    return call.call(method_of(call.machine, kLoaders, "bootLoader", "()Ljdk/internal/loader/BuiltinClassLoader;"), {}, 1);
}

// Of the program's own classes the JDK's code decides, which looks for a file.
NativeOutcome load_library(NativeCall& call) {
    bool of_the_jdk = call.ref(1) != kNull && !is_user_class(class_argument(call, 1));
    return of_the_jdk ? call.returns() : NativeOutcome::Declined;
}

}  // namespace

void register_class_loader(NativeTable& table) {
    table.native(kClassLoader, "registerNatives", "()V", do_nothing);
    table.native(kClassLoader, "findBootstrapClass", kStringToClass, find_bootstrap_class);
    table.native(kClassLoader, "findLoadedClass0", kStringToClass, find_loaded_class);
    table.override_sometimes(kClassLoader, "getSystemClassLoader", kReturnsLoader, get_system_class_loader, kLazyLoaders);
    table.override_body("java/lang/Class", "getClassLoader0", kReturnsLoader, get_class_loader, kLazyLoaders);
    table.override_sometimes("java/lang/Thread", "getContextClassLoader", kReturnsLoader, get_context_class_loader, kLazyLoaders);

    constexpr std::string_view kNoUrls = "Resources come from the class path and the image directly, not through files and URLs.";
    table.override_sometimes(kClassLoader, "getResourceAsStream", "(Ljava/lang/String;)Ljava/io/InputStream;", get_resource,
                             kNoUrls);
    table.override_body(kBootLoader, "findResourceAsStream", "(Ljava/lang/String;Ljava/lang/String;)Ljava/io/InputStream;",
                        get_boot_resource, kNoUrls);
    table.override_body(kBootLoader, "definePackage", "(Ljava/lang/Class;)Ljava/lang/Package;", define_boot_package,
                        "The JDK asks the module graph, which is not built.");
    table.native(kBootLoader, "setBootLoaderUnnamedModule0", "(Ljava/lang/Module;)V", do_nothing);
    table.override_body("sun/management/ManagementFactoryHelper$LoggingMXBeanAccess", "loadLoggingClass", kStringToClass,
                        find_bootstrap_class, "The JDK asks the module graph, which is not built.");
    constexpr std::string_view kBuiltIn =
        "The native parts of the JDK are built in; a missing one is reported when it is called.";
    table.override_body(kBootLoader, "loadLibrary", "(Ljava/lang/String;)V", do_nothing, kBuiltIn);
    table.override_sometimes("java/lang/Runtime", "loadLibrary0", "(Ljava/lang/Class;Ljava/lang/String;)V", load_library,
                             kBuiltIn);
}

}  // namespace raceproof::machine::natives
