#include "program/members.h"

#include "base/hash128.h"
#include "program/annotations.h"

namespace raceproof::program {
namespace {

namespace access = classfile::access;

BasicType first_type(std::string_view descriptor) { return classfile::basic_type(descriptor[0]); }

// Parameters, slots and return type, in one pass over a descriptor that the reader has checked.
void read_shape(Method& method) {
    std::string_view text = method.descriptor.text();
    std::size_t slots = method.is_static() ? 0 : 1;
    std::size_t at = 1;
    while (text[at] != ')') {
        BasicType type = first_type(text.substr(at));
        method.parameters.push_back(type);
        slots += static_cast<std::size_t>(classfile::slot_count(type));
        while (text[at] == '[') ++at;
        at = text[at] == 'L' ? text.find(';', at) + 1 : at + 1;
    }
    method.argument_slots = static_cast<std::uint16_t>(slots);
    method.return_type = first_type(text.substr(at + 1));
}

// JVMS 2.9.3; the return type may be anything.
bool is_signature_polymorphic(const Class& owner, const Method& method) {
    constexpr std::uint16_t kNeeded = access::kNative | access::kVarargs;
    return (method.flags & kNeeded) == kNeeded && owner.is_trusted &&
           (owner.name.text() == "java/lang/invoke/MethodHandle" || owner.name.text() == "java/lang/invoke/VarHandle") &&
           method.descriptor.text().starts_with("([Ljava/lang/Object;)");
}

void make_fields(SymbolTable& symbols, Class& of) {
    of.fields.resize(of.file->fields.size());
    for (std::size_t i = 0; i < of.fields.size(); ++i) {
        const classfile::FieldInfo& info = of.file->fields[i];
        Field& field = of.fields[i];
        field.owner = &of;
        field.name = symbols.intern(info.name);
        field.descriptor = symbols.intern(info.descriptor);
        field.flags = info.flags;
        field.type = first_type(info.descriptor);
        field.index = static_cast<std::uint16_t>(i);
        field.info = &info;
    }
}

std::unique_ptr<Method> make_method(SymbolTable& symbols, Class& of, const classfile::MethodInfo& info) {
    auto method = std::make_unique<Method>();
    method->owner = &of;
    method->name = symbols.intern(info.name);
    method->descriptor = symbols.intern(info.descriptor);
    method->flags = info.flags;
    method->info = &info;
    method->is_hidden_frame = of.is_synthetic;
    method->identity = mix64(of.identity, mix64(hash_text(info.name), hash_text(info.descriptor)));
    read_shape(*method);
    method->is_signature_polymorphic = is_signature_polymorphic(of, *method);
    if (of.is_trusted && !info.annotations.visible.empty()) {
        VmAnnotations annotations = find_vm_annotations(*of.file, info.annotations.visible);
        method->is_caller_sensitive = annotations.caller_sensitive;
        method->is_hidden_frame |= annotations.hidden;
    }
    return method;
}

}  // namespace

void make_members(SymbolTable& symbols, const NativeBinder& natives, const GrainPolicy* grains, Class& of) {
    make_fields(symbols, of);
    bool has_bindings = natives.binds_class(of.name.text());
    of.methods.reserve(of.file->methods.size());
    for (const classfile::MethodInfo& info : of.file->methods) {
        std::unique_ptr<Method> method = make_method(symbols, of, info);
        method->index = static_cast<std::uint16_t>(of.methods.size());
        if (has_bindings) {
            NativeBinding binding = natives.bind(of.name.text(), info.name, info.descriptor);
            method->native = binding.number;
            method->native_may_decline = binding.may_decline;
        }
        if (of.is_trusted) method->housekeeping = natives.housekeeping_of(of.name.text(), info.name);
        if (grains != nullptr) method->grain = grains->of(of, info.name);
        if (info.name == "<clinit>" && info.descriptor == "()V" && method->is_static()) of.class_initialiser = method.get();
        of.methods.push_back(std::move(method));
    }
    if (of.class_initialiser && of.is_trusted && natives.skips_initialiser(of.name.text())) of.class_initialiser = nullptr;
    of.index_methods();
}

}  // namespace raceproof::program
