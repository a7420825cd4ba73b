// System properties. The real java.util.Properties is built when a program asks for it as a whole or changes it; before that,
// single questions are answered from a table, so that start-up and the initialisers of the JDK do not pay for it.
#include "machine/natives/properties.h"

#include <fmt/format.h>

#include <algorithm>

#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kSystem = "java/lang/System";
constexpr std::string_view kVersionProps = "java/lang/VersionProps";

struct Property {
    std::string_view key, value;
};

// Nothing here is the host's: no path, no user, no kernel version.
constexpr Property kFixed[] = {
    {"file.encoding", "UTF-8"},
    {"file.separator", "/"},
    {"java.class.path", "/classpath"},
    {"java.home", "/jdk"},
    {"java.io.tmpdir", "/tmp"},
    {"java.library.path", "/jdk/lib"},
    {"java.vm.info", "interpreted mode"},
    {"java.vm.name", "Raceproof"},
    {"java.vm.specification.name", "Java Virtual Machine Specification"},
    {"java.vm.specification.vendor", "Oracle Corporation"},
    {"java.vm.specification.version", "17"},
    {"java.vm.vendor", "Raceproof"},
    {"java.vm.version", "17"},
    {"jdk.debug", "release"},
    {"line.separator", "\n"},
    {"native.encoding", "UTF-8"},
    {"os.arch", "amd64"},
    {"os.name", "Linux"},
    {"os.version", "5.10"},
    {"path.separator", ":"},
    {"sun.arch.data.model", "64"},
    {"sun.boot.library.path", "/jdk/lib"},
    {"sun.cpu.endian", "little"},
    {"sun.io.unicode.encoding", "UnicodeLittle"},
    {"sun.jnu.encoding", "UTF-8"},
    {"user.country", "US"},
    {"user.dir", "/"},
    {"user.home", "/"},
    {"user.language", "en"},
    {"user.name", "user"},
};

// What java.lang.VersionProps adds: property, and the constant that it is compiled with.
constexpr Property kVersionConstants[] = {
    {"java.version", "java_version"},
    {"java.version.date", "java_version_date"},
    {"java.runtime.version", "java_runtime_version"},
    {"java.runtime.name", "java_runtime_name"},
    {"java.class.version", "CLASSFILE_MAJOR_MINOR"},
    {"java.specification.version", "VERSION_SPECIFICATION"},
    {"java.vendor", "VENDOR"},
    {"java.vendor.url", "VENDOR_URL"},
};

constexpr Property kSpecification[] = {
    {"java.specification.maintenance.version", "1"},
    {"java.specification.name", "Java Platform API Specification"},
    {"java.specification.vendor", "Oracle Corporation"},
};

// VersionProps computes these; the table has no answer.
bool needs_real_properties(std::string_view key) { return key == "java.vendor.url.bug" || key == "java.vendor.version"; }

// Properties of the virtual machine itself, which System.getProperty does not show.
bool is_private(std::string_view key) {
    return key == "sun.nio.MaxDirectMemorySize" || key == "sun.nio.PageAlignDirectMemory" ||
           key == "java.lang.Integer.IntegerCache.high" || key == "sun.java.launcher.diag" || key == "jdk.boot.class.path.append";
}

const classfile::Constant* constant_value(const program::Class& klass, std::string_view field_name) {
    for (const program::Field& field : klass.fields)
        if (field.name.text() == field_name && field.info->constant_value != 0)
            return &klass.file->constant(field.info->constant_value);
    return nullptr;
}

std::optional<std::string> version_constant(Machine& machine, std::string_view field_name) {
    const program::Class& klass = machine.program().required(kVersionProps);
    const classfile::Constant* constant = constant_value(klass, field_name);
    if (constant == nullptr || constant->tag != classfile::Tag::String) return std::nullopt;
    return std::string(klass.file->utf8(constant->first));
}

program::Field& props_field(NativeCall& call) { return field_of(call.machine, kSystem, "props", "Ljava/util/Properties;"); }
bool has_real_properties(NativeCall& call) { return state::as_ref(call.machine.objects.get_static(props_field(call))) != kNull; }

const program::Method& set_properties(NativeCall& call) {
    return method_of(call.machine, kSystem, "setProperties", "(Ljava/util/Properties;)V");
}

// System.setProperties(null) makes the initial properties; then the method runs as it is.
NativeOutcome make_real_properties_first(NativeCall& call) {
    if (call.phase == 1) return call.tail_call(call.method, std::span(call.arguments, call.method.argument_slots));
    if (has_real_properties(call)) return NativeOutcome::Declined;
    Slot none = state::slot_of(kNull);
    return call.call(set_properties(call), std::span(&none, 1), 1);
}

// The program asks for something that is the host's where it really runs. What it is given by -D, or sets itself, is its own.
void note_property(NativeCall& call, const std::string& key) {
    constexpr std::string_view kAsking[] = {"getProperty", "getBoolean", "getInteger", "getLong"};
    const program::Method* called = place_of_use(call.thread, &call.method).called;
    if (called == nullptr || std::ranges::find(kAsking, called->name.text()) == std::end(kAsking)) return;
    const auto& given = call.machine.options().properties;
    bool is_given = std::ranges::any_of(given, [&](const auto& property) { return property.first == key; });
    std::optional<std::string> value = is_given ? std::nullopt : initial_property(call.machine, key);
    if (value) note_use(call, AssumptionKind::Properties, fmt::format("{}={}", key, *value));
}

NativeOutcome get_property(NativeCall& call) {
    if (call.phase != 1 && call.ref(0) != kNull) note_property(call, call.machine.strings.utf8_of(call.ref(0)));
    if (call.phase == 1 || has_real_properties(call)) return make_real_properties_first(call);
    if (call.ref(0) == kNull) return NativeOutcome::Declined;
    std::string key = call.machine.strings.utf8_of(call.ref(0));
    if (key.empty()) return NativeOutcome::Declined;
    if (needs_real_properties(key)) return make_real_properties_first(call);
    std::optional<std::string> value = is_private(key) ? std::nullopt : initial_property(call.machine, key);
    if (value) return call.returns(constant_string(call.machine, *value));
    bool has_default = call.method.argument_slots == 2;
    return call.returns(has_default ? call.ref(1) : kNull);
}

NativeOutcome get_properties(NativeCall& call) {
    note_use(call, AssumptionKind::Properties, "one set of values");
    return make_real_properties_first(call);
}

NativeOutcome get_saved_property(NativeCall& call) {
    if (call.ref(0) == kNull) return throws_null_pointer(call);
    std::optional<std::string> value = initial_property(call.machine, call.machine.strings.utf8_of(call.ref(0)));
    return call.returns(value ? constant_string(call.machine, *value) : kNull);
}

NativeOutcome get_saved_properties(NativeCall& call) {
    const program::Class& owner = call.machine.program().required("jdk/internal/util/SystemProps");
    NativeOutcome outcome;
    if (!call.initialised(owner, outcome)) return outcome;
    return call.tail_call(method_of(call.machine, "jdk/internal/util/SystemProps", "initProperties", "()Ljava/util/Map;"), {});
}

// Keys and values in turn, ended by null.
NativeOutcome vm_properties(NativeCall& call) {
    std::vector<std::string> texts;
    for (const Property& property : kFixed) {
        texts.emplace_back(property.key);
        texts.emplace_back(property.value);
    }
    for (const auto& [key, value] : call.machine.options().properties) {
        texts.push_back(key);
        texts.push_back(value);
    }
    Ref array = call.machine.objects.new_array(call.thread, *call.machine.known().string_array,
                                               static_cast<std::uint32_t>(texts.size() + 1));
    if (array == kNull) return NativeOutcome::OutOfMemory;
    for (std::size_t i = 0; i < texts.size(); ++i)
        call.object(array).elements<Ref>()[i] = constant_string(call.machine, texts[i]);
    return call.returns(array);
}

// Only what vm_properties cannot say: the encodings, which the command line does not change.
NativeOutcome platform_properties(NativeCall& call) {
    const program::Class& raw = *call.method.owner;
    auto index = [&](std::string_view name) {
        const classfile::Constant* constant = constant_value(raw, name);
        VERIFY(constant != nullptr, "should find the index of a platform property");
        return static_cast<std::uint32_t>(constant->bits);
    };
    Ref array = call.machine.objects.new_array(call.thread, *call.machine.known().string_array, index("FIXED_LENGTH"));
    if (array == kNull) return NativeOutcome::OutOfMemory;
    Ref utf8 = constant_string(call.machine, "UTF-8");
    call.object(array).elements<Ref>()[index("_sun_jnu_encoding_NDX")] = utf8;
    call.object(array).elements<Ref>()[index("_file_encoding_NDX")] = utf8;
    return call.returns(array);
}

}  // namespace

std::optional<std::string> initial_property(Machine& machine, std::string_view key) {
    const auto& given = machine.options().properties;
    for (auto property = given.rbegin(); property != given.rend(); ++property)
        if (property->first == key) return property->second;
    for (const Property& property : kFixed)
        if (property.key == key) return std::string(property.value);
    for (const Property& property : kSpecification)
        if (property.key == key) return std::string(property.value);
    for (const Property& property : kVersionConstants)
        if (property.key == key) return version_constant(machine, property.value);
    return std::nullopt;
}

std::string jdk_version(Machine& machine) { return version_constant(machine, "java_version").value_or("17"); }

void register_properties(NativeTable& table) {
    constexpr std::string_view kLazy = "The properties are built on demand: start-up does not need them.";
    constexpr std::string_view kStringToString = "(Ljava/lang/String;)Ljava/lang/String;";
    constexpr std::string_view kTwoStringsToString = "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;";
    table.override_sometimes(kSystem, "getProperty", kStringToString, get_property, kLazy);
    table.override_sometimes(kSystem, "getProperty", kTwoStringsToString, get_property, kLazy);
    table.override_sometimes(kSystem, "getProperties", "()Ljava/util/Properties;", get_properties, kLazy);
    table.override_sometimes(kSystem, "setProperty", kTwoStringsToString, make_real_properties_first, kLazy);
    table.override_sometimes(kSystem, "clearProperty", kStringToString, make_real_properties_first, kLazy);
    table.native("jdk/internal/util/SystemProps$Raw", "vmProperties", "()[Ljava/lang/String;", vm_properties);
    table.native("jdk/internal/util/SystemProps$Raw", "platformProperties", "()[Ljava/lang/String;", platform_properties);
    table.override_body("jdk/internal/misc/VM", "getSavedProperty", kStringToString, get_saved_property, kLazy);
    table.override_body("jdk/internal/misc/VM", "getSavedProperties", "()Ljava/util/Map;", get_saved_properties, kLazy);
}

}  // namespace raceproof::machine::natives
