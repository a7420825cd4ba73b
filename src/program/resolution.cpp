// Resolution of classes and fields (JVMS 5.4.3), with the checks in HotSpot's order and its wording: programs print these
// messages, and the differential tests compare them.
#include <fmt/format.h>

#include "program/access.h"
#include "program/member_text.h"
#include "program/program.h"
#include "program/resolution.h"

namespace raceproof::program {

namespace access = classfile::access;
using classfile::Tag;

namespace {

Link<Done> check_final_store(const Class& from, const Class& referenced, const Field& field, const Method& writer) {
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

}  // namespace

MemberReference member_reference(Program& program, const Class& from, std::uint16_t index) {
    const classfile::Constant& constant = from.file->constant(index);
    classfile::ClassFile::NameAndType member = from.file->name_and_type(constant.second);
    MemberReference reference;
    reference.name = program.symbols().intern(member.name);
    reference.descriptor = program.symbols().intern(member.descriptor);
    if (constant.tag == Tag::FieldRef || constant.tag == Tag::MethodRef || constant.tag == Tag::InterfaceMethodRef)
        reference.class_name = from.file->class_name(constant.first);
    reference.is_interface = constant.tag == Tag::InterfaceMethodRef;
    return reference;
}

Link<Class*> resolve_class(Program& program, const Class& from, std::uint16_t index) {
    std::string_view name = from.file->class_name(index);
    if (name == from.file->name()) return const_cast<Class*>(&from);
    Link<Class*> named = program.load(name);
    if (!named) {
        // The message names what the constant names; what is missing may be the element of an array.
        LinkError error = named.error();
        if (error.kind == LinkErrorKind::ClassNotFound && name.starts_with('[')) error.message = name;
        return error;
    }
    if (can_access_class(from, **named)) return named;
    const Class& target = (*named)->is_array() ? *(*named)->element : **named;
    if (is_accessible_everywhere(target)) return LinkError{LinkErrorKind::IllegalAccess, why_encapsulated(from, target)};
    return LinkError{LinkErrorKind::IllegalAccess,
                     fmt::format("failed to access class {} from class {} ({})", target.dotted_name(), from.dotted_name(),
                                 where_they_are(target, from))};
}

Link<Field*> resolve_field(Program& program, const Class& from, std::uint16_t index, FieldKind kind, const Method* writer) {
    bool is_static = kind == FieldKind::Static;
    Link<Class*> named = resolve_class(program, from, from.file->constant(index).first);
    if (!named) return named.error();
    Class& referenced = **named;
    MemberReference reference = member_reference(program, from, index);
    Field* field = referenced.find_field(reference.name, reference.descriptor);
    if (!field) return LinkError{LinkErrorKind::NoSuchField, reference.name.string()};
    if (!can_access_member(program, from, {&referenced, field->owner, field->flags}))
        return LinkError{
            LinkErrorKind::IllegalAccess,
            fmt::format("class {} tried to access {}{}field {}.{} ({})", from.dotted_name(),
                        field->flags & access::kProtected ? "protected " : "", field->flags & access::kPrivate ? "private " : "",
                        field->owner->dotted_name(), field->name.text(), where_they_are(from, *field->owner))};
    if (field->is_static() != is_static)
        return LinkError{LinkErrorKind::IncompatibleClassChange,
                         fmt::format("Expected {} field {}.{}", is_static ? "static" : "non-static", referenced.dotted_name(),
                                     field->name.text())};
    if (writer && field->is_final())
        if (Link<Done> allowed = check_final_store(from, referenced, *field, *writer); !allowed) return allowed.error();
    return field;
}

Link<Done> check_instantiable(const Class& of) {
    if (of.special == SpecialClass::Class) return LinkError{LinkErrorKind::IllegalAccess, of.dotted_name()};
    if (!of.is_abstract() && !of.is_interface() && of.kind == ClassKind::Instance) return Done{};
    return LinkError{LinkErrorKind::Instantiation, of.dotted_name()};
}

}  // namespace raceproof::program
