#include "machine/natives/unsafe_checks.h"

#include <fmt/format.h>

#include <algorithm>

#include "state/object_contents.h"

namespace raceproof::machine::natives {

using program::BasicType;
using program::Class;
using program::Field;

namespace {

// Types whose values have the same bits in a slot.
BasicType shape_of(BasicType type) {
    switch (type) {
        case BasicType::Float: return BasicType::Int;
        case BasicType::Double: return BasicType::Long;
        default: return type;
    }
}

bool fits(Machine& machine, Ref stored, std::string_view descriptor) {
    return stored == kNull || has_type(machine.program(), *machine.state().at(stored).klass, descriptor);
}

// "java/lang/Class" of "java/lang/Class$Atomic"
std::string_view outermost(const Class& klass) {
    std::string_view name = klass.name.text();
    return name.substr(0, name.find('$'));
}

bool may_write_machines_own(const state::Thread& thread, const Field& field) {
    if (thread.depth == 0 || field.name.text().starts_with("threadLocalRandom")) return true;
    if (!is_asked_by_library(thread) || thread.top().method->owner->is_made_at_run_time) return false;
    const Class& caller = *thread.top().method->owner;
    constexpr std::string_view kHandles[] = {"java/lang/invoke/VarHandle", "java/lang/invoke/DirectMethodHandle",
                                             "java/lang/invoke/LambdaForm"};
    std::string_view owner = field.owner->name.text();
    bool is_in_streams = owner == "java/lang/Throwable" || owner == "java/lang/StackTraceElement";
    if (is_in_streams && outermost(caller) == "java/io/ObjectStreamClass") return true;
    // Handles ask on behalf of whoever has them.
    bool is_handle = std::any_of(std::begin(kHandles), std::end(kHandles),
                                 [&](std::string_view prefix) { return caller.name.text().starts_with(prefix); });
    if (!is_handle && caller.package() == field.owner->package()) return true;
    // What java.util.concurrent keeps in threads; the machine does not read it.
    constexpr std::string_view kOfConcurrent[] = {"parkBlocker", "threadLocals", "inheritableThreadLocals",
                                                  "inheritedAccessControlContext"};
    return owner == "java/lang/Thread" && caller.package() != "java/lang/invoke" &&
           std::find(std::begin(kOfConcurrent), std::end(kOfConcurrent), field.name.text()) != std::end(kOfConcurrent);
}

std::string refusal_of_field(NativeCall& call, const Location& location, const UnsafeAccess& access) {
    const Field* field = state::field_at(*location.object, location.position());
    if (field == nullptr) return "at an offset that is no field's";
    auto name = [&] { return fmt::format("{}.{}", field->owner->dotted_name(), field->name.text()); };
    if (shape_of(field->type) != shape_of(access.type)) return fmt::format("on {}, which has another type", name());
    if (access.use == Use::Reads) return "";
    if (is_machines_own(*field->owner) && !may_write_machines_own(call.thread, *field)) return fmt::format("writing {}", name());
    bool is_good = access.type != BasicType::Reference || fits(call.machine, access.stored, field->descriptor.text());
    return is_good ? "" : fmt::format("storing in {} what does not have its type", name());
}

std::string refusal_of_element(NativeCall& call, const Location& location, const UnsafeAccess& access) {
    const Class& array = *location.object->klass;
    bool wants_reference = access.type == BasicType::Reference, is_reference = array.component_type == BasicType::Reference;
    if (is_reference != wants_reference) return wants_reference ? "on what is no reference" : "on a reference";
    if (!wants_reference) return "";
    if (location.offset % sizeof(Ref) != 0) return "at an offset that is no element's";
    bool is_good =
        access.use == Use::Reads || access.stored == kNull || call.object(access.stored).klass->is_subclass_of(*array.component);
    return is_good ? "" : fmt::format("storing in a {} what does not have its type", array.readable_name());
}

}  // namespace

bool is_asked_by_library(const state::Thread& thread) {
    if (thread.depth == 0) return true;
    const Class& caller = *thread.top().method->owner;
    if (!caller.is_trusted || caller.is_synthetic) return false;
    std::string_view name = caller.name.text();
    return !name.starts_with("sun/misc/") && !name.starts_with("jdk/internal/reflect/") &&
           !name.starts_with("java/lang/reflect/");
}

bool is_machines_own(const Class& klass) {
    constexpr std::string_view kClasses[] = {"java/lang/Class",
                                             "java/lang/ClassLoader",
                                             "java/lang/Module",
                                             "java/lang/String",
                                             "java/lang/Thread",
                                             "java/lang/ThreadGroup",
                                             "java/lang/Throwable",
                                             "java/lang/StackTraceElement",
                                             "java/lang/reflect/Field",
                                             "java/lang/reflect/Method",
                                             "java/lang/reflect/Constructor"};
    if (!klass.is_trusted) return false;
    std::string_view name = klass.name.text();
    if (!name.starts_with("java/lang/") && !name.starts_with("jdk/internal/")) return false;
    if (name == "java/lang/invoke/SerializedLambda") return false;
    return std::find(std::begin(kClasses), std::end(kClasses), outermost(klass)) != std::end(kClasses) ||
           name.starts_with("java/lang/invoke/") || name.starts_with("java/lang/ref/") || name.starts_with("jdk/internal/");
}

std::string refusal(NativeCall& call, const Location& location, const UnsafeAccess& access) {
    return location.is_slot ? refusal_of_field(call, location, access) : refusal_of_element(call, location, access);
}

}  // namespace raceproof::machine::natives
