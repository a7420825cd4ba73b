// java.lang.Class: what a class is and what it extends. Its members are the business of reflection.
#include <algorithm>

#include "base/text.h"
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"

namespace raceproof::machine::natives {

namespace {

namespace access = classfile::access;
constexpr std::string_view kClass = "java/lang/Class";
constexpr std::string_view kReturnsClass = "()Ljava/lang/Class;";

program::Class& receiver_class(NativeCall& call) { return class_argument(call, 0); }

NativeOutcome desired_assertion_status(NativeCall& call) {
    return call.returns(call.machine.options().assertions && is_user_class(class_argument(call, 0)));
}

NativeOutcome get_primitive_class(NativeCall& call) {
    if (call.ref(0) == kNull) return throws_null_pointer(call);
    std::string name = call.machine.strings.utf8_of(call.ref(0));
    using enum BasicType;
    for (BasicType type : {Boolean, Byte, Char, Short, Int, Long, Float, Double, Void})
        if (name == classfile::primitive_name(type))
            return call.returns(call.machine.classes.mirror(call.machine.program().primitive(type)));
    return call.throws("java/lang/ClassNotFoundException", name);
}

NativeOutcome init_class_name(NativeCall& call) {
    Ref name = constant_string(call.machine, receiver_class(call).dotted_name());
    call.machine.objects.set(call.receiver(), *call.machine.known().class_fields.name, state::slot_of(name));
    return call.returns(name);
}

NativeOutcome is_array(NativeCall& call) { return call.returns(receiver_class(call).is_array()); }
NativeOutcome is_primitive(NativeCall& call) { return call.returns(receiver_class(call).is_primitive()); }
NativeOutcome is_interface(NativeCall& call) {
    const program::Class& klass = receiver_class(call);
    return call.returns(klass.kind == program::ClassKind::Instance && klass.is_interface());
}
bool is_hidden_class(const program::Class& klass) { return klass.is_hidden || klass.is_synthetic; }
NativeOutcome is_hidden(NativeCall& call) { return call.returns(is_hidden_class(element_or_self(receiver_class(call)))); }
NativeOutcome is_record(NativeCall& call) {
    const program::Class& klass = receiver_class(call);
    return call.returns(klass.file != nullptr && klass.file->is_record);
}

NativeOutcome is_instance(NativeCall& call) {
    return call.returns(call.ref(1) != kNull && call.object(call.ref(1)).klass->is_subclass_of(receiver_class(call)));
}

NativeOutcome is_assignable_from(NativeCall& call) {
    if (call.ref(1) == kNull) return throws_null_pointer(call);
    return call.returns(class_argument(call, 1).is_subclass_of(receiver_class(call)));
}

NativeOutcome get_superclass(NativeCall& call) {
    const program::Class& klass = receiver_class(call);
    bool has_none = klass.super == nullptr || (klass.kind == program::ClassKind::Instance && klass.is_interface());
    return call.returns(has_none ? kNull : call.machine.classes.mirror(*klass.super));
}

NativeOutcome get_interfaces(NativeCall& call) {
    const program::Class& klass = receiver_class(call);
    std::vector<const program::Class*> interfaces(klass.interfaces.begin(), klass.interfaces.end());
    if (klass.is_array()) interfaces = {call.machine.known().cloneable, call.machine.known().serializable};
    Ref array = call.machine.objects.new_array(call.thread, *call.machine.known().class_array,
                                               static_cast<std::uint32_t>(interfaces.size()));
    if (array == kNull) return NativeOutcome::OutOfMemory;
    for (std::size_t i = 0; i < interfaces.size(); ++i)
        call.object(array).elements<Ref>()[i] = call.machine.classes.mirror(*interfaces[i]);
    return call.returns(array);
}

// Of a member class the InnerClasses attribute knows the flags that the source gives it.
std::uint16_t source_flags(const program::Class& klass) {
    if (klass.file == nullptr) return klass.flags;
    for (const classfile::InnerClass& inner : klass.file->inner_classes)
        if (klass.file->class_name(inner.inner) == klass.file->name()) return inner.flags;
    return klass.flags;
}

int modifiers_of(const program::Class& klass) {
    if (klass.is_primitive()) return access::kPublic | access::kFinal | access::kAbstract;
    if (klass.is_array()) {
        int visible = modifiers_of(*klass.element) & (access::kPublic | access::kPrivate | access::kProtected);
        return visible | access::kFinal | access::kAbstract;
    }
    return source_flags(klass) & ~access::kSuper;
}

NativeOutcome get_modifiers(NativeCall& call) { return call.returns(modifiers_of(receiver_class(call))); }

// javac keeps the constants of an enum in a static array; reading it spares a reflective call of values().
NativeOutcome get_enum_constants(NativeCall& call) {
    program::Class& klass = receiver_class(call);
    if (klass.kind != program::ClassKind::Instance || !klass.is_enum()) return NativeOutcome::Declined;
    program::Field* values = nullptr;
    for (program::Field& field : klass.fields)
        if (field.is_static() && field.name.text() == "$VALUES") values = &field;
    if (values == nullptr) return NativeOutcome::Declined;
    NativeOutcome outcome;
    if (!call.initialised(klass, outcome)) return outcome;
    return call.returns(state::as_ref(call.machine.objects.get_static(*values)));
}

}  // namespace

void register_class(NativeTable& table) {
    table.native(kClass, "registerNatives", "()V", do_nothing);
    table.native(kClass, "desiredAssertionStatus0", "(Ljava/lang/Class;)Z", desired_assertion_status);
    table.native(kClass, "getPrimitiveClass", "(Ljava/lang/String;)Ljava/lang/Class;", get_primitive_class);
    table.native(kClass, "initClassName", "()Ljava/lang/String;", init_class_name);
    table.native(kClass, "isArray", "()Z", is_array);
    table.native(kClass, "isPrimitive", "()Z", is_primitive);
    table.native(kClass, "isInterface", "()Z", is_interface);
    table.native(kClass, "isHidden", "()Z", is_hidden);
    table.native(kClass, "isRecord0", "()Z", is_record);
    table.native(kClass, "isInstance", "(Ljava/lang/Object;)Z", is_instance);
    table.native(kClass, "isAssignableFrom", "(Ljava/lang/Class;)Z", is_assignable_from);
    table.native(kClass, "getSuperclass", kReturnsClass, get_superclass);
    table.native(kClass, "getInterfaces0", "()[Ljava/lang/Class;", get_interfaces);
    table.native(kClass, "getModifiers", "()I", get_modifiers);
    table.native(kClass, "getSigners", "()[Ljava/lang/Object;", return_null);
    table.native(kClass, "getProtectionDomain0", "()Ljava/security/ProtectionDomain;", return_null);
    table.override_sometimes(kClass, "getEnumConstantsShared", "()[Ljava/lang/Object;", get_enum_constants,
                             "The array of constants is at hand; the JDK calls values() by reflection.");
}

}  // namespace raceproof::machine::natives
