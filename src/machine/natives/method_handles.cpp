// java.lang.invoke.MethodHandleNatives: how the method-handle library asks the virtual machine about members. The library itself
// (method types, lambda forms, their bytecode) is the JDK's own and runs as bytecode.
#include "machine/natives/memory_location.h"
#include "machine/natives/register_all.h"
#include "machine/natives/support.h"
#include "program/access.h"
#include "program/member_text.h"

namespace raceproof::machine::natives {

namespace {

constexpr std::string_view kNatives = "java/lang/invoke/MethodHandleNatives";

// MemberName.flags, as MethodHandleNatives.Constants defines them.
constexpr std::int32_t kIsMethod = 0x00010000, kIsConstructor = 0x00020000, kIsField = 0x00040000, kCallerSensitive = 0x00100000,
                       kTrustedFinal = 0x00200000;
constexpr int kReferenceKindShift = 24;
using classfile::ReferenceKind;

std::int32_t kind_bits(ReferenceKind kind) { return static_cast<std::int32_t>(kind) << kReferenceKindShift; }

// ── MethodType and Class objects as descriptors ──
std::string descriptor_of_mirror(NativeCall& call, Ref mirror) {
    const program::Class& klass = class_of(call, mirror);
    if (klass.is_primitive()) return std::string(1, classfile::descriptor_character(klass.primitive));
    if (klass.is_array()) return klass.name.string();
    return "L" + klass.name.string() + ";";
}

std::string descriptor_of_type(NativeCall& call, Ref method_type) {
    const HandleFields& fields = call.machine.member_names.fields();
    Object& type = call.object(method_type);
    Object& parameters = call.object(state::as_ref(call.machine.objects.get(type, *fields.type_parameters)));
    std::string text = "(";
    for (std::uint32_t i = 0; i < parameters.length; ++i) text += descriptor_of_mirror(call, parameters.elements<Ref>()[i]);
    return text + ")" + descriptor_of_mirror(call, state::as_ref(call.machine.objects.get(type, *fields.type_return)));
}

// ── filling in MemberNames ──
// False when the heap is full; then nothing was changed.
bool fill_method(NativeCall& call, Object& member, const program::Method& method, ReferenceKind kind) {
    const HandleFields& fields = call.machine.member_names.fields();
    Ref packed = call.machine.objects.new_array(call.thread, *call.machine.known().long_array, 1);
    if (packed == kNull) return false;
    call.object(packed).elements<std::uint64_t>()[0] = MemberNames::number_of(method);
    std::int32_t flags = method.flags | (method.is_constructor() ? kIsConstructor : kIsMethod) | kind_bits(kind);
    if (method.is_caller_sensitive) flags |= kCallerSensitive;
    if (method.is_signature_polymorphic) flags &= ~classfile::access::kVarargs;  // a handle of it has the type that was asked for
    call.machine.objects.set(member, *fields.member_method, state::slot_of(packed));
    call.machine.objects.set(member, *fields.member_class, state::slot_of(call.machine.classes.mirror(*method.owner)));
    call.machine.objects.set(member, *fields.member_flags, state::slot_of(flags));
    return true;
}

void fill_field(NativeCall& call, Object& member, const program::Field& field, bool is_setter) {
    const HandleFields& fields = call.machine.member_names.fields();
    ReferenceKind kind = field.is_static() ? (is_setter ? ReferenceKind::PutStatic : ReferenceKind::GetStatic)
                                           : (is_setter ? ReferenceKind::PutField : ReferenceKind::GetField);
    std::int32_t flags = field.flags | kIsField | kind_bits(kind);
    bool is_trusted =
        field.is_final() && (field.is_static() || field.owner->is_hidden || (field.owner->file && field.owner->file->is_record));
    if (is_trusted) flags |= kTrustedFinal;
    call.machine.objects.set(member, *fields.member_class, state::slot_of(call.machine.classes.mirror(*field.owner)));
    call.machine.objects.set(member, *fields.member_flags, state::slot_of(flags));
}

ReferenceKind natural_kind(const program::Method& method) {
    if (method.is_static()) return ReferenceKind::InvokeStatic;
    if (method.is_constructor()) return ReferenceKind::NewInvokeSpecial;
    if (method.is_private()) return ReferenceKind::InvokeSpecial;
    return method.owner->is_interface() ? ReferenceKind::InvokeInterface : ReferenceKind::InvokeVirtual;
}

// init(MemberName self, Object reflected)
NativeOutcome init(NativeCall& call) {
    if (call.ref(0) == kNull || call.ref(1) == kNull) return throws_null_pointer(call);
    if (call.object(call.ref(1)).klass->name.text() == "java/lang/reflect/Field") {
        fill_field(call, call.object(call.ref(0)), reflected_field(call, call.ref(1)), false);
        return call.returns();
    }
    const program::Method& method = reflected_method(call, call.ref(1));
    return fill_method(call, call.object(call.ref(0)), method, natural_kind(method)) ? call.returns()
                                                                                     : NativeOutcome::OutOfMemory;
}

// expand(MemberName self): name and type of a resolved method
NativeOutcome expand(NativeCall& call) {
    if (call.ref(0) == kNull) return throws_null_pointer(call);
    const HandleFields& fields = call.machine.member_names.fields();
    Object& member = call.object(call.ref(0));
    const program::Method* method = call.machine.member_names.method_of(member);
    if (method == nullptr) return call.throws("java/lang/InternalError", "unrecognized type");
    program::Program& program = call.machine.program();
    if (state::as_ref(call.machine.objects.get(member, *fields.member_name_text)) == kNull)
        call.machine.objects.set(member, *fields.member_name_text,
                                 state::slot_of(call.machine.strings.literal(program.literal_number(method->name.text()))));
    if (state::as_ref(call.machine.objects.get(member, *fields.member_type)) == kNull)
        call.machine.objects.set(member, *fields.member_type,
                                 state::slot_of(call.machine.strings.literal(program.literal_number(method->descriptor.text()))));
    return call.returns();
}

// ── resolution ──
struct Wanted {
    program::Class& owner;
    std::string name, descriptor;
    ReferenceKind kind;
};

program::Method* find_in_interfaces(const program::Class& owner, const Wanted& wanted) {
    for (const program::Class* interface : owner.all_interfaces) {
        program::Method* method = interface->find_declared_method(wanted.name, wanted.descriptor);
        if (method != nullptr && !method->is_static() && !method->is_private()) return method;
    }
    return nullptr;
}

const program::Method* find_method(Machine& machine, const Wanted& wanted) {
    const program::Class& owner = wanted.owner.is_array() ? *machine.known().object : wanted.owner;
    bool is_handle = owner.special == program::SpecialClass::MethodHandle || owner.special == program::SpecialClass::VarHandle;
    if (is_handle) {  // signature-polymorphic: of whatever type
        for (const auto& method : owner.methods)
            if (method->is_signature_polymorphic && method->name.text() == wanted.name) return method.get();
    }
    if (wanted.kind == ReferenceKind::NewInvokeSpecial) return owner.find_declared_method(wanted.name, wanted.descriptor);
    if (program::Method* method = owner.find_method(wanted.name, wanted.descriptor)) return method;
    if (program::Method* method = find_in_interfaces(owner, wanted)) return method;
    return owner.is_interface() ? machine.known().object->find_method(wanted.name, wanted.descriptor) : nullptr;
}

// The kind that a handle of the method is linked by: dispatch only where there is something to dispatch.
ReferenceKind linking_kind(const program::Method& method, ReferenceKind wanted) {
    if (wanted == ReferenceKind::InvokeVirtual || wanted == ReferenceKind::InvokeInterface) {
        if (method.is_private()) return ReferenceKind::InvokeSpecial;
        return method.owner->is_interface() ? ReferenceKind::InvokeInterface : ReferenceKind::InvokeVirtual;
    }
    // A resolved constructor is called like a special method.
    return wanted == ReferenceKind::NewInvokeSpecial ? ReferenceKind::NewInvokeSpecial : wanted;
}

NativeOutcome not_found(NativeCall& call, bool speculative, std::string_view error, const std::string& message) {
    return speculative ? call.returns(kNull) : call.throws(error, message);
}

NativeOutcome resolve_method(NativeCall& call, Object& member, const Wanted& wanted, bool speculative) {
    const program::Method* method = find_method(call.machine, wanted);
    if (method == nullptr)
        return not_found(call, speculative, "java/lang/NoSuchMethodError",
                         wanted.owner.dotted_name() + "." + wanted.name + wanted.descriptor);
    if (call.ref(1) != kNull &&
        !program::can_access_member(call.machine.program(), class_argument(call, 1), *method->owner, method->flags))
        return not_found(
            call, speculative, "java/lang/IllegalAccessError",
            "tried to access method " + method->full_name() + " from class " + class_argument(call, 1).dotted_name());
    bool wants_static = wanted.kind == ReferenceKind::InvokeStatic;
    if (wants_static != method->is_static())
        return not_found(call, speculative, "java/lang/IncompatibleClassChangeError",
                         std::string(wants_static ? "Expected static method '" : "Expecting non-static method '") +
                             program::external_method_without_class(method->name.text(), method->descriptor.text()) + "'");
    if (!fill_method(call, member, *method, linking_kind(*method, wanted.kind))) return NativeOutcome::OutOfMemory;
    return call.returns(call.ref(0));
}

NativeOutcome resolve_field(NativeCall& call, Object& member, const Wanted& wanted, bool speculative) {
    program::Field* field = wanted.owner.find_field(wanted.name, wanted.descriptor);
    if (field == nullptr) return not_found(call, speculative, "java/lang/NoSuchFieldError", wanted.name);
    // Whether it is static is the library's question: it asks for kinds that it knows to be wrong.
    fill_field(call, member, *field, wanted.kind == ReferenceKind::PutField || wanted.kind == ReferenceKind::PutStatic);
    return call.returns(call.ref(0));
}

// resolve(MemberName self, Class caller, int lookupMode, boolean speculative). Access is checked by the library.
NativeOutcome resolve(NativeCall& call) {
    if (call.ref(0) == kNull) return throws_null_pointer(call);
    const HandleFields& fields = call.machine.member_names.fields();
    Object& member = call.object(call.ref(0));
    Ref owner = state::as_ref(call.machine.objects.get(member, *fields.member_class));
    Ref name = state::as_ref(call.machine.objects.get(member, *fields.member_name_text));
    Ref type = state::as_ref(call.machine.objects.get(member, *fields.member_type));
    std::int32_t flags = state::as_int(call.machine.objects.get(member, *fields.member_flags));
    bool speculative = call.integer(3) != 0;
    if (owner == kNull || name == kNull || type == kNull)
        return call.throws("java/lang/IllegalArgumentException", "nothing to resolve");
    const program::Class& type_class = *call.object(type).klass;
    std::string descriptor = type_class.special == program::SpecialClass::Class    ? descriptor_of_mirror(call, type)
                             : type_class.special == program::SpecialClass::String ? call.machine.strings.utf8_of(type)
                                                                                   : descriptor_of_type(call, type);
    Wanted wanted{class_of(call, owner), call.machine.strings.utf8_of(name), std::move(descriptor),
                  static_cast<ReferenceKind>((flags >> kReferenceKindShift) & 0xF)};
    return flags & kIsField ? resolve_field(call, member, wanted, speculative)
                            : resolve_method(call, member, wanted, speculative);
}

// ── fields ──
const program::Field* field_of_member(NativeCall& call) {
    const HandleFields& fields = call.machine.member_names.fields();
    Object& member = call.object(call.ref(0));
    program::Class& owner = class_of(call, state::as_ref(call.machine.objects.get(member, *fields.member_class)));
    std::string name = call.machine.strings.utf8_of(state::as_ref(call.machine.objects.get(member, *fields.member_name_text)));
    for (const program::Field& field : owner.fields)
        if (field.name.text() == name) return &field;
    return nullptr;
}

NativeOutcome field_offset(NativeCall& call) {
    if (call.ref(0) == kNull) return throws_null_pointer(call);
    const program::Field* field = field_of_member(call);
    return field == nullptr ? call.throws("java/lang/InternalError", "not a field") : call.returns(offset_of(*field));
}

NativeOutcome static_field_base(NativeCall& call) {
    if (call.ref(0) == kNull) return throws_null_pointer(call);
    const program::Field* field = field_of_member(call);
    return field == nullptr ? call.throws("java/lang/InternalError", "not a field")
                            : call.returns(call.machine.classes.mirror(*field->owner));
}

// {Long vmindex, Object vmtarget}: the library only asks whether the index is negative.
NativeOutcome get_member_info(NativeCall& call) {
    Ref answer = call.machine.objects.new_array(call.thread, *call.machine.known().object_array, 2);
    Ref index = call.machine.objects.new_instance(call.thread, call.machine.program().required("java/lang/Long"));
    if (answer == kNull || index == kNull) return NativeOutcome::OutOfMemory;
    const HandleFields& fields = call.machine.member_names.fields();
    const program::Method* method = call.machine.member_names.method_of(call.object(call.ref(0)));
    std::int64_t value = 0;
    if (method != nullptr) {
        bool dispatched = method->vtable_index != program::kNoTableIndex || method->interface_index != program::kNoTableIndex;
        std::int32_t flags = state::as_int(call.machine.objects.get(call.object(call.ref(0)), *fields.member_flags));
        auto kind = static_cast<ReferenceKind>((flags >> kReferenceKindShift) & 0xF);
        bool direct = kind == ReferenceKind::InvokeSpecial || kind == ReferenceKind::InvokeStatic ||
                      kind == ReferenceKind::NewInvokeSpecial;
        value = dispatched && !direct ? 1 : -1;
    }
    set_field(call, call.object(index), "value", "J", state::slot_of(value));
    call.object(answer).elements<Ref>()[0] = index;
    call.object(answer).elements<Ref>()[1] = call.ref(0);
    return call.returns(answer);
}

template <MemoryEventKind kWrite>
NativeOutcome set_call_site_target(NativeCall& call) {
    if (call.ref(0) == kNull) return throws_null_pointer(call);
    Object& site = call.object(call.ref(0));
    const program::Field& target = field_of(*site.klass, "target", "Ljava/lang/invoke/MethodHandle;");
    call.machine.events.emit_access(kWrite, call.thread, site, target.slot, 1);
    call.machine.objects.set(site, target, state::slot_of(call.ref(1)));
    return call.returns();
}

NativeOutcome get_named_constant(NativeCall& call) { return call.returns(0); }

}  // namespace

void register_method_handles(NativeTable& table) {
    table.native(kNatives, "registerNatives", "()V", do_nothing);
    table.native(kNatives, "init", "(Ljava/lang/invoke/MemberName;Ljava/lang/Object;)V", init);
    table.native(kNatives, "expand", "(Ljava/lang/invoke/MemberName;)V", expand);
    table.native(kNatives, "resolve", "(Ljava/lang/invoke/MemberName;Ljava/lang/Class;IZ)Ljava/lang/invoke/MemberName;", resolve);
    table.native(kNatives, "objectFieldOffset", "(Ljava/lang/invoke/MemberName;)J", field_offset);
    table.native(kNatives, "staticFieldOffset", "(Ljava/lang/invoke/MemberName;)J", field_offset);
    table.native(kNatives, "staticFieldBase", "(Ljava/lang/invoke/MemberName;)Ljava/lang/Object;", static_field_base);
    table.native(kNatives, "getMemberVMInfo", "(Ljava/lang/invoke/MemberName;)Ljava/lang/Object;", get_member_info);
    table.native(kNatives, "getNamedCon", "(I[Ljava/lang/Object;)I", get_named_constant);
    table.native(kNatives, "setCallSiteTargetNormal", "(Ljava/lang/invoke/CallSite;Ljava/lang/invoke/MethodHandle;)V",
                 set_call_site_target<MemoryEventKind::PlainWrite>);
    table.native(kNatives, "setCallSiteTargetVolatile", "(Ljava/lang/invoke/CallSite;Ljava/lang/invoke/MethodHandle;)V",
                 set_call_site_target<MemoryEventKind::VolatileWrite>);
    table.native(kNatives, "clearCallSiteContext", "(Ljava/lang/invoke/MethodHandleNatives$CallSiteContext;)V", do_nothing);
}

}  // namespace raceproof::machine::natives
