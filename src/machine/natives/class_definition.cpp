// Classes that the program makes: ClassLoader.defineClass, Lookup.defineClass and defineHiddenClass, and what the JDK makes for
// proxies, annotations and method handles.
//
// The class itself belongs to the program, which all schedules share; that it is defined belongs to the state
// (machine/classes.h). So a schedule that was taken back leaves nothing behind, and one that defines the class again gets the
// same one.
#include <fmt/format.h>

#include "base/text.h"
#include "classfile/reader.h"
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

using program::Class;
using Definition = program::Program::Definition;

// A stretch of a byte array, as a class file of its own.
NativeOutcome read_bytes(NativeCall& call, Ref array, std::int32_t offset, std::int32_t length, classfile::Bytes& bytes) {
    if (array == kNull) return throws_null_pointer(call);
    const Object& source = call.object(array);
    if (!in_bounds(source, offset, length)) return call.throws("java/lang/ArrayIndexOutOfBoundsException");
    tell_read(call, source, static_cast<std::uint64_t>(offset), static_cast<std::uint64_t>(length));
    const auto* first = source.elements<std::uint8_t>() + offset;
    auto owned = std::make_shared<std::vector<std::uint8_t>>(first, first + length);
    bytes = {{owned->data(), owned->size()}, owned};
    return NativeOutcome::Done;
}

// What it extends must be defined, too.
const Class* undefined_supertype(Machine& machine, const Class& klass) {
    if (klass.super != nullptr && !machine.classes.is_defined(*klass.super)) return klass.super;
    for (const Class* interface : klass.interfaces)
        if (!machine.classes.is_defined(*interface)) return interface;
    return nullptr;
}

NativeOutcome define(NativeCall& call, classfile::Bytes bytes, const Definition& definition, Class*& defined) {
    Machine& machine = call.machine;
    auto linked = machine.program().define(std::move(bytes), definition);
    if (!linked) return call.throws(linked.error());
    Class& klass = **linked;
    if (const Class* missing = undefined_supertype(machine, klass))
        return call.throws(
            program::LinkError{program::LinkErrorKind::ClassNotFound, missing->name.string(), missing->name.string()});
    // A class of the class path counts as loaded by the application's loader once it is initialised.
    Slot status = call.state().statics_of(klass).slots()[program::kInitialisationStatusSlot];
    bool is_on_class_path = !klass.is_made_at_run_time;
    bool is_duplicate =
        !klass.is_hidden && (machine.classes.was_defined_at_run_time(klass.name.text()) || (is_on_class_path && status != 0));
    if (is_duplicate) {
        std::string name = klass.dotted_name();
        std::string_view loader = definition.trusted ? "bootstrap" : "'app'";
        return call.throws("java/lang/LinkageError",
                           fmt::format("loader {0} attempted duplicate class definition for {1}. ({1} is in {2})", loader, name,
                                       definition.trusted ? "module java.base" : "unnamed module of loader 'app'"));
    }
    machine.classes.note_definition(klass);
    defined = &klass;
    return NativeOutcome::Done;
}

// Where the program itself stands; where the JDK stands if the program is nowhere on the stack.
std::uint64_t place_of(const state::Thread& thread) {
    for (std::uint32_t i = thread.depth; i-- > 0;) {
        const state::Frame& frame = thread.frames[i];
        if (!frame.method->owner->is_trusted) return state::Objects::origin(thread, *frame.method, frame.pc);
    }
    return state::Objects::origin(thread, *thread.top().method, thread.top().pc);
}

// Hidden classes are named like objects: by who makes them, where, and how many of that name there are from there. So the name
// does not depend on what other threads do.
std::uint64_t free_place(NativeCall& call, const classfile::Bytes& bytes) {
    auto file = classfile::read_class(bytes);
    if (!file) return 0;  // no class comes of it
    std::uint64_t origin = place_of(call.thread);
    for (std::uint64_t number = 0;; ++number) {
        std::uint64_t place = mix64(origin, number);
        if (!call.machine.classes.was_defined_at_run_time(program::Program::hidden_name((*file)->name(), place))) return place;
    }
}

// defineClass0(loader, lookup, name, bytes, offset, length, domain, boolean initialise, int flags, Object classData)
NativeOutcome define_class_of_lookup(NativeCall& call) {
    constexpr std::int32_t kHidden = 2;
    if (call.phase == 1) {
        NativeOutcome outcome;
        if (!call.initialised(class_of(call, call.kept(0)), outcome)) return outcome;
        return call.returns(call.kept(0));
    }
    classfile::Bytes bytes;
    NativeOutcome outcome = read_bytes(call, call.ref(3), call.integer(4), call.integer(5), bytes);
    if (outcome != NativeOutcome::Done) return outcome;
    const Class& lookup = class_argument(call, 1);
    Definition definition{.host = &lookup, .at_run_time = true};
    definition.hidden = call.integer(8) & kHidden;
    definition.synthetic = lookup.is_trusted;  // code that the JDK itself generates: lambda forms
    if (definition.hidden) definition.place = free_place(call, bytes);
    Class* defined = nullptr;
    outcome = define(call, std::move(bytes), definition, defined);
    if (outcome != NativeOutcome::Done) return outcome;
    Ref mirror = call.machine.classes.mirror(*defined);
    set_field(call, call.object(mirror), "classData", kObject, state::slot_of(call.ref(9)));
    bool initialise = call.integer(7) != 0;
    if (!initialise) return call.returns(mirror);
    return call.come_back(1, {mirror});
}

struct NamedDefinition {
    Ref loader, name, bytes;
    std::int32_t offset, length;
};

NativeOutcome define_named_class(NativeCall& call, const NamedDefinition& named) {
    Definition definition{.at_run_time = true};
    definition.trusted = named.loader == kNull;
    // One name space: a loader of the user's own would need one of its own.
    if (!definition.trusted && !call.object(named.loader).klass->is_trusted)
        return call.unsupported("user-defined class loaders: " + call.method.full_name());
    classfile::Bytes bytes;
    NativeOutcome outcome = read_bytes(call, named.bytes, named.offset, named.length, bytes);
    if (outcome != NativeOutcome::Done) return outcome;
    Class* defined = nullptr;
    outcome = define(call, std::move(bytes), definition, defined);
    return outcome == NativeOutcome::Done ? call.returns(call.machine.classes.mirror(*defined)) : outcome;
}

// defineClass1(loader, name, bytes, offset, length, domain, source)
NativeOutcome define_class_of_loader(NativeCall& call) {
    return define_named_class(call, {call.ref(0), call.ref(1), call.ref(2), call.integer(3), call.integer(4)});
}

// Unsafe.defineClass0(name, bytes, offset, length, loader, domain)
NativeOutcome define_class_of_unsafe(NativeCall& call) {
    return define_named_class(call, {call.ref(5), call.ref(1), call.ref(2), call.integer(3), call.integer(4)});
}

}  // namespace

void register_class_definition(NativeTable& table) {
    table.native("java/lang/ClassLoader", "defineClass0",
                 "(Ljava/lang/ClassLoader;Ljava/lang/Class;Ljava/lang/String;[BIILjava/security/ProtectionDomain;ZILjava/lang/"
                 "Object;)Ljava/lang/Class;",
                 define_class_of_lookup);
    table.native(
        "java/lang/ClassLoader", "defineClass1",
        "(Ljava/lang/ClassLoader;Ljava/lang/String;[BIILjava/security/ProtectionDomain;Ljava/lang/String;)Ljava/lang/Class;",
        define_class_of_loader);
    table.native("jdk/internal/misc/Unsafe", "defineClass0",
                 "(Ljava/lang/String;[BIILjava/lang/ClassLoader;Ljava/security/ProtectionDomain;)Ljava/lang/Class;",
                 define_class_of_unsafe);
}

}  // namespace raceproof::machine::natives
