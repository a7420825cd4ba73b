// java.util.ServiceLoader without the module graph: services of the JDK from a table of what its modules provide, services of the
// program from META-INF/services on the class path.
#include <algorithm>

#include "base/text.h"
#include "machine/natives/module.h"
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kModuleIterator = "java/util/ServiceLoader$ModuleServicesLookupIterator";
constexpr std::string_view kClassPathIterator = "java/util/ServiceLoader$LazyClassPathLookupIterator";

struct Service {
    std::string_view service, provider;
};

// "provides … with …" of the modules that a checked program can need: locales, charsets, generators, logging, elliptic curves.
constexpr Service kJdkServices[] = {
    {"java.nio.charset.spi.CharsetProvider", "sun.nio.cs.ext.ExtendedCharsets"},
    {"java.security.Provider", "sun.security.ec.SunEC"},
    {"java.util.random.RandomGenerator", "java.security.SecureRandom"},
    {"java.util.random.RandomGenerator", "java.util.Random"},
    {"java.util.random.RandomGenerator", "java.util.SplittableRandom"},
    {"java.util.random.RandomGenerator", "jdk.random.L32X64MixRandom"},
    {"java.util.random.RandomGenerator", "jdk.random.L64X128MixRandom"},
    {"java.util.random.RandomGenerator", "jdk.random.L64X128StarStarRandom"},
    {"java.util.random.RandomGenerator", "jdk.random.L64X256MixRandom"},
    {"java.util.random.RandomGenerator", "jdk.random.L64X1024MixRandom"},
    {"java.util.random.RandomGenerator", "jdk.random.L128X128MixRandom"},
    {"java.util.random.RandomGenerator", "jdk.random.L128X256MixRandom"},
    {"java.util.random.RandomGenerator", "jdk.random.L128X1024MixRandom"},
    {"java.util.random.RandomGenerator", "jdk.random.Xoroshiro128PlusPlus"},
    {"java.util.random.RandomGenerator", "jdk.random.Xoshiro256PlusPlus"},
    {"jdk.internal.logger.DefaultLoggerFinder", "sun.util.logging.internal.LoggingProviderImpl"},
    {"sun.util.locale.provider.LocaleDataMetaInfo", "sun.util.resources.cldr.provider.CLDRLocaleDataMetaInfo"},
    {"sun.util.locale.provider.LocaleDataMetaInfo", "sun.util.resources.provider.NonBaseLocaleDataMetaInfo"},
    {"sun.util.resources.LocaleData$CommonResourceBundleProvider", "sun.util.resources.provider.LocaleDataProvider"},
    {"sun.util.resources.LocaleData$SupplementaryResourceBundleProvider",
     "sun.util.resources.provider.SupplementaryLocaleDataProvider"},
};

const Object& outer_loader(NativeCall& call) {
    return call.object(state::as_ref(field_value(call.receiver(), "this$0", "Ljava/util/ServiceLoader;")));
}

std::string service_name(NativeCall& call) {
    return call.machine.strings.utf8_of(state::as_ref(field_value(outer_loader(call), "serviceName", kString)));
}

// Classes of the providers that this JDK has; a minimal image may lack some modules.
std::vector<const program::Class*> jdk_providers(NativeCall& call) {
    std::string name = service_name(call);
    std::vector<const program::Class*> classes;
    for (const Service& service : kJdkServices) {
        if (service.service != name) continue;
        auto loaded = call.machine.program().load(slashed(service.provider));
        if (loaded) classes.push_back(*loaded);
    }
    return classes;
}

// new ServiceProvider(module, name) for each; kNull when the heap is full.
Ref new_service_providers(NativeCall& call) {
    const program::Class& klass = call.machine.program().required("jdk/internal/module/ServicesCatalog$ServiceProvider");
    std::vector<const program::Class*> classes = jdk_providers(call);
    Ref array = call.machine.objects.new_array(call.thread, *call.machine.known().object_array,
                                               static_cast<std::uint32_t>(classes.size()));
    for (std::size_t i = 0; array != kNull && i < classes.size(); ++i) {
        Ref provider = call.machine.objects.new_instance(call.thread, klass), module = jdk_module(call, *classes[i]);
        if (provider == kNull || module == kNull) return kNull;
        call.machine.objects.set(call.object(call.machine.classes.mirror(*classes[i])), *call.machine.known().class_fields.module,
                                 state::slot_of(module));
        set_field(call, call.object(provider), "module", "Ljava/lang/Module;", state::slot_of(module));
        set_field(call, call.object(provider), "providerName", kString,
                  state::slot_of(constant_string(call.machine, classes[i]->dotted_name())));
        call.object(array).elements<Ref>()[i] = provider;
    }
    return array;
}

NativeOutcome call_as_list(NativeCall& call, Ref array, std::uint32_t next_phase) {
    NativeOutcome outcome;
    if (!call.initialised(call.machine.program().required("java/util/Arrays"), outcome)) return outcome;
    Slot argument = state::slot_of(array);
    return call.call(method_of(call.machine, "java/util/Arrays", "asList", "([Ljava/lang/Object;)Ljava/util/List;"),
                     std::span(&argument, 1), next_phase);
}

const program::Method& list_iterator(NativeCall& call) {
    return method_of(call.machine, "java/util/Arrays$ArrayList", "iterator", "()Ljava/util/Iterator;");
}

// iteratorFor(ClassLoader): everything belongs to the boot loader, which every search reaches last.
NativeOutcome iterator_for(NativeCall& call) {
    if (call.phase == 1) return call.tail_call(list_iterator(call), std::span(&call.callee_result, 1));
    bool is_boot_loader = call.ref(1) == kNull;
    Ref providers = is_boot_loader ? new_service_providers(call)
                                   : call.machine.objects.new_array(call.thread, *call.machine.known().object_array, 0);
    return providers == kNull ? NativeOutcome::OutOfMemory : call_as_list(call, providers, 1);
}

std::string trimmed(std::string_view text) {
    std::size_t start = text.find_first_not_of(" \t\r"), end = text.find_last_not_of(" \t\r");
    return start == std::string_view::npos ? std::string() : std::string(text.substr(start, end - start + 1));
}

// The names in a provider configuration file: one per line, '#' starts a comment.
std::vector<std::string> names_in(std::string_view file) {
    std::vector<std::string> names;
    while (!file.empty()) {
        std::size_t end = std::min(file.find('\n'), file.size());
        std::string name = trimmed(file.substr(0, end).substr(0, file.substr(0, end).find('#')));
        if (!name.empty() && std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
        file.remove_prefix(std::min(end + 1, file.size()));
    }
    return names;
}

std::vector<std::string> names_on_class_path(NativeCall& call) {
    Ref loader = state::as_ref(field_value(outer_loader(call), "loader", "Ljava/lang/ClassLoader;"));
    if (loader != kNull && call.object(loader).klass->name.text().ends_with("$PlatformClassLoader")) return {};
    auto found = call.machine.program().class_path().find("META-INF/services/" + service_name(call));
    if (!found || !*found) return {};
    return names_in({reinterpret_cast<const char*>((*found)->data.data()), (*found)->data.size()});
}

// nextProviderClass, the first time: hands the names to the bytecode as if they had been read through URLs.
NativeOutcome next_provider_class(NativeCall& call) {
    switch (call.phase) {
        case 0: {
            if (state::as_ref(field_value(call.receiver(), "configs", "Ljava/util/Enumeration;")) != kNull)
                return NativeOutcome::Declined;
            NativeOutcome outcome;
            if (!call.initialised(call.machine.program().required("java/util/Collections"), outcome)) return outcome;
            Ref names = new_string_array(call, names_on_class_path(call));
            return names == kNull ? NativeOutcome::OutOfMemory : call_as_list(call, names, 1);
        }
        case 1: return call.call(list_iterator(call), std::span(&call.callee_result, 1), 2);
        case 2:
            set_field(call, call.receiver(), "pending", "Ljava/util/Iterator;", call.callee_result);
            return call.call(method_of(call.machine, "java/util/Collections", "emptyEnumeration", "()Ljava/util/Enumeration;"),
                             {}, 3);
        default:
            set_field(call, call.receiver(), "configs", "Ljava/util/Enumeration;", call.callee_result);
            return NativeOutcome::Declined;
    }
}

NativeOutcome in_explicit_module(NativeCall& call) {
    if (call.ref(1) == kNull) return throws_null_pointer(call);
    return call.returns(!is_user_class(class_argument(call, 1)));
}

}  // namespace

void register_services(NativeTable& table) {
    constexpr std::string_view kWhy = "The module graph is not built, and the class path is not searched through URLs.";
    table.override_body(kModuleIterator, "iteratorFor", "(Ljava/lang/ClassLoader;)Ljava/util/Iterator;", iterator_for, kWhy);
    table.override_sometimes(kClassPathIterator, "nextProviderClass", "()Ljava/lang/Class;", next_provider_class, kWhy);
    table.override_body("java/util/ServiceLoader", "inExplicitModule", "(Ljava/lang/Class;)Z", in_explicit_module, kWhy);
}

}  // namespace raceproof::machine::natives
