// Resolution of symbolic references (JVMS 5.4.3), with the checks in HotSpot's order and its wording: programs print these
// messages, and the differential tests compare them.
#include <fmt/format.h>

#include "program/access.h"
#include "program/dispatch_tables.h"
#include "program/member_text.h"
#include "program/program.h"
#include "program/selection.h"

namespace raceproof::program {
namespace {

namespace access = classfile::access;
using classfile::Tag;

LinkError incompatible(std::string message) { return {LinkErrorKind::IncompatibleClassChange, std::move(message)}; }

std::string text_of(const Class& referenced, const MemberReference& reference) {
    return external_method(referenced.name.text(), reference.name.text(), reference.descriptor.text());
}

LinkError no_such_method(const Class& referenced, const MemberReference& reference) {
    return {LinkErrorKind::NoSuchMethod, "'" + text_of(referenced, reference) + "'"};
}

// The one method of MethodHandle or VarHandle with this name, if it is signature polymorphic.
Method* find_signature_polymorphic(const Class& referenced, Symbol name) {
    if (referenced.special != SpecialClass::MethodHandle && referenced.special != SpecialClass::VarHandle) return nullptr;
    for (const std::unique_ptr<Method>& method : referenced.methods)
        if (method->is_signature_polymorphic && method->name == name) return method.get();
    return nullptr;
}

Method* find_in_interfaces(const Class& of, const MemberReference& reference) {
    InterfaceMethods methods = maximally_specific(of, reference.name, reference.descriptor);
    return methods.defaults.size() == 1 ? methods.defaults.front() : methods.any;
}

Method* find_in_classes(const Class& of, const MemberReference& reference) {
    for (const Class* declarer = &of; declarer; declarer = declarer->super) {
        if (Method* method = find_signature_polymorphic(*declarer, reference.name)) return method;
        if (Method* method = declarer->find_declared_method(reference.name, reference.descriptor)) return method;
    }
    return nullptr;
}

}  // namespace

MemberReference Program::member_reference(const Class& from, std::uint16_t index) {
    const classfile::Constant& constant = from.file->constant(index);
    classfile::ClassFile::NameAndType member = from.file->name_and_type(constant.second);
    MemberReference reference;
    reference.name = symbols_.intern(member.name);
    reference.descriptor = symbols_.intern(member.descriptor);
    if (constant.tag == Tag::FieldRef || constant.tag == Tag::MethodRef || constant.tag == Tag::InterfaceMethodRef)
        reference.class_name = from.file->class_name(constant.first);
    reference.is_interface = constant.tag == Tag::InterfaceMethodRef;
    return reference;
}

Link<Class*> Program::resolve_class(const Class& from, std::uint16_t index) {
    std::string_view name = from.file->class_name(index);
    if (name == from.file->name()) return const_cast<Class*>(&from);
    Link<Class*> named = load(name);
    if (!named || can_access_class(from, **named)) return named;
    const Class& target = (*named)->is_array() ? *(*named)->element : **named;
    return LinkError{LinkErrorKind::IllegalAccess,
                     fmt::format("failed to access class {} from class {} ({})", target.dotted_name(), from.dotted_name(),
                                 where_they_are(target, from))};
}

Link<Field*> Program::resolve_field(const Class& from, std::uint16_t index, bool is_static, const Method* writer) {
    Link<Class*> named = resolve_class(from, from.file->constant(index).first);
    if (!named) return named.error();
    Class& referenced = **named;
    MemberReference reference = member_reference(from, index);
    Field* field = referenced.find_field(reference.name, reference.descriptor);
    if (!field) return LinkError{LinkErrorKind::NoSuchField, reference.name.string()};
    if (!can_access_member(from, referenced, *field->owner, field->flags))
        return LinkError{
            LinkErrorKind::IllegalAccess,
            fmt::format("class {} tried to access {}{}field {}.{} ({})", from.dotted_name(),
                        field->flags & access::kProtected ? "protected " : "", field->flags & access::kPrivate ? "private " : "",
                        field->owner->dotted_name(), field->name.text(), where_they_are(from, *field->owner))};
    if (field->is_static() != is_static)
        return incompatible(fmt::format("Expected {} field {}.{}", is_static ? "static" : "non-static", referenced.dotted_name(),
                                        field->name.text()));
    if (writer && field->is_final())
        if (Link<Done> allowed = check_final_store(from, referenced, *field, *writer); !allowed) return allowed.error();
    return field;
}

Link<Done> Program::check_final_store(const Class& from, const Class& referenced, const Field& field,
                                      const Method& writer) const {
    std::string_view kind = field.is_static() ? "static" : "non-static";
    if (field.owner != &from)
        return LinkError{
            LinkErrorKind::IllegalAccess,
            fmt::format("Update to {} final field {}.{} attempted from a different class ({}) than the field's declaring class",
                        kind, referenced.dotted_name(), field.name.text(), from.dotted_name())};
    constexpr std::uint16_t kJava9 = 53;
    bool is_initialiser = field.is_static() ? writer.is_class_initialiser() : writer.is_constructor();
    if (from.file->major_version < kJava9 || is_initialiser) return Done{};
    return LinkError{
        LinkErrorKind::IllegalAccess,
        fmt::format("Update to {} final field {}.{} attempted from a different method ({}) than the initializer method {} ", kind,
                    referenced.dotted_name(), field.name.text(), writer.name.text(), field.is_static() ? "<clinit>" : "<init>")};
}

Link<ResolvedMethod> Program::resolve_method(const Class& from, std::uint16_t index) {
    Link<Class*> named = resolve_class(from, from.file->constant(index).first);
    if (!named) return named.error();
    MemberReference reference = member_reference(from, index);
    Link<ResolvedMethod> resolved = reference.is_interface ? resolve_interface_method(from, **named, reference)
                                                           : resolve_class_method(from, **named, reference);
    if (!resolved) return resolved;
    if (Link<Done> allowed = check_method_access(from, *resolved); !allowed) return allowed.error();
    return resolved;
}

Link<ResolvedMethod> Program::resolve_class_method(const Class&, Class& referenced, const MemberReference& reference) {
    if (referenced.is_interface())
        return incompatible(fmt::format("Found interface {}, but class was expected", referenced.dotted_name()));
    Method* method = find_in_classes(referenced, reference);
    if (!method) method = find_in_interfaces(referenced, reference);
    if (!method) return no_such_method(referenced, reference);
    return ResolvedMethod{method, &referenced};
}

Link<ResolvedMethod> Program::resolve_interface_method(const Class&, Class& referenced, const MemberReference& reference) {
    if (!referenced.is_interface())
        return incompatible(fmt::format("Found class {}, but interface was expected", referenced.dotted_name()));
    Method* method = referenced.find_declared_method(reference.name, reference.descriptor);
    if (!method) {
        method = referenced.super->find_declared_method(reference.name, reference.descriptor);
        if (method && (method->is_static() || !(method->flags & access::kPublic))) method = nullptr;
    }
    if (!method) method = find_in_interfaces(referenced, reference);
    if (!method) return no_such_method(referenced, reference);
    return ResolvedMethod{method, &referenced};
}

Link<Done> Program::check_method_access(const Class& from, const ResolvedMethod& resolved) const {
    const Method& method = *resolved.method;
    std::uint16_t flags = method.flags;
    // Arrays have a public clone().
    if (resolved.referenced_class->is_array() && method.owner->special == SpecialClass::Object && method.name.text() == "clone")
        flags = access::kPublic;
    if (can_access_member(from, *resolved.referenced_class, *method.owner, flags)) return Done{};
    return LinkError{
        LinkErrorKind::IllegalAccess,
        fmt::format("class {} tried to access {}{}{}method '{}' ({})", from.dotted_name(),
                    method.is_abstract() ? "abstract " : "", flags & access::kProtected ? "protected " : "",
                    flags & access::kPrivate ? "private " : "", external_method(method), where_they_are(from, *method.owner))};
}

Link<ResolvedMethod> Program::resolve_virtual(const Class& from, std::uint16_t index) {
    Link<ResolvedMethod> resolved = resolve_method(from, index);
    if (resolved && resolved->method->is_static())
        return incompatible(fmt::format("Expected non-static method '{}'", external_method(*resolved->method)));
    return resolved;
}

Link<ResolvedMethod> Program::resolve_static(const Class& from, std::uint16_t index) {
    Link<ResolvedMethod> resolved = resolve_method(from, index);
    if (resolved && !resolved->method->is_static())
        return incompatible(fmt::format("Expected static method '{}'", external_method(*resolved->method)));
    return resolved;
}

Link<ResolvedMethod> Program::resolve_interface(const Class& from, std::uint16_t index) {
    Link<ResolvedMethod> resolved = resolve_method(from, index);
    if (resolved && resolved->method->is_static())
        return incompatible(fmt::format("Expected instance not static method '{}'", external_method(*resolved->method)));
    return resolved;
}

Link<Method*> Program::resolve_special(const Class& from, std::uint16_t index) {
    Link<ResolvedMethod> resolved = resolve_method(from, index);
    if (!resolved) return resolved.error();
    Method& method = *resolved->method;
    Class& referenced = *resolved->referenced_class;
    if (method.is_constructor() && method.owner != &referenced)
        return LinkError{LinkErrorKind::NoSuchMethod,
                         fmt::format("{}: method '{}' not found", referenced.dotted_name(),
                                     external_method_without_class(method.name.text(), method.descriptor.text()))};
    const Class& subject = from.is_synthetic ? acting_for(from) : from;
    bool is_direct = &referenced == &subject || &referenced == &from;
    for (const Class* interface : subject.interfaces) is_direct |= interface == &referenced;
    if (referenced.is_interface() && !is_direct)
        return incompatible(fmt::format("Interface method reference: '{}', is in an indirect superinterface {}",
                                        external_method(method), referenced.dotted_name()));
    if (method.is_static()) return incompatible(fmt::format("Expected non-static method '{}'", external_method(method)));

    Method* selected = &method;
    if (!method.is_constructor() && !method.is_private() && !referenced.is_interface() && &referenced != &subject &&
        subject.is_subclass_of(referenced)) {
        MemberReference reference = member_reference(from, index);
        selected = find_class_implementation(*subject.super, reference.name, reference.descriptor);
        if (!selected) selected = find_in_interfaces(*subject.super, reference);
    } else if (method.owner->is_interface() && !method.is_private() && method.is_abstract()) {
        selected = nullptr;
    }
    if (selected && !selected->is_abstract()) return selected;
    return abstract_method_error(&from, method, selected);
}

Link<Done> Program::check_instantiable(const Class& of) const {
    if (!of.is_abstract() && !of.is_interface() && of.kind == ClassKind::Instance) return Done{};
    return LinkError{LinkErrorKind::Instantiation, of.dotted_name()};
}

}  // namespace raceproof::program
