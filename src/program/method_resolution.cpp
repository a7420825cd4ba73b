// Resolution of methods (JVMS 5.4.3.3, 5.4.3.4, 6.5), with the checks in HotSpot's order and its wording.
#include <fmt/format.h>

#include <algorithm>

#include "program/access.h"
#include "program/dispatch_tables.h"
#include "program/member_text.h"
#include "program/program.h"
#include "program/resolution.h"
#include "program/selection.h"

namespace raceproof::program {
namespace {

namespace access = classfile::access;

LinkError incompatible(std::string message) { return {LinkErrorKind::IncompatibleClassChange, std::move(message)}; }

std::string text_of(const Class& referenced, const MemberReference& reference) {
    return external_method(referenced.name.text(), reference.name.text(), reference.descriptor.text());
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

Method* find_class_method(const Class& of, const MemberReference& reference) {
    for (const Class* declarer = &of; declarer; declarer = declarer->super) {
        if (Method* method = find_signature_polymorphic(*declarer, reference.name)) return method;
        if (Method* method = declarer->find_declared_method(reference.name, reference.descriptor)) return method;
    }
    return find_in_interfaces(of, reference);
}

Method* find_interface_method(const Class& of, const MemberReference& reference) {
    if (Method* method = of.find_declared_method(reference.name, reference.descriptor)) return method;
    Method* method = of.super->find_declared_method(reference.name, reference.descriptor);
    if (method && !method->is_static() && (method->flags & access::kPublic)) return method;
    return find_in_interfaces(of, reference);
}

bool is_itself_or_direct_interface(const Class& of, const Class& interface) {
    return &of == &interface || std::find(of.interfaces.begin(), of.interfaces.end(), &interface) != of.interfaces.end();
}

// What a call of a superclass's method runs: looked for anew, from the direct superclass on.
Link<Method*> select_in_superclasses(const Class& super, const Class& referenced, const MemberReference& reference) {
    Method* method = find_class_implementation(super, reference.name, reference.descriptor);
    if (!method) {
        InterfaceMethods methods = maximally_specific(super, reference.name, reference.descriptor);
        if (methods.defaults.size() > 1) return conflict_error(methods.defaults);
        if (methods.defaults.size() == 1) method = methods.defaults.front();
    }
    if (method && !method->is_abstract()) return method;
    return LinkError{LinkErrorKind::AbstractMethod, "'" + text_of(referenced, reference) + "'"};
}

Link<Done> check_method_access(Program& program, const Class& from, const ResolvedMethod& resolved) {
    const Method& method = *resolved.method;
    std::uint16_t flags = method.flags;
    // Arrays have a public clone().
    if (resolved.referenced_class->is_array() && method.owner->special == SpecialClass::Object && method.name.text() == "clone")
        flags = access::kPublic;
    if (can_access_member(program, from, {resolved.referenced_class, method.owner, flags})) return Done{};
    return LinkError{
        LinkErrorKind::IllegalAccess,
        fmt::format("class {} tried to access {}{}{}method '{}' ({})", from.dotted_name(),
                    method.is_abstract() ? "abstract " : "", flags & access::kProtected ? "protected " : "",
                    flags & access::kPrivate ? "private " : "", external_method(method), where_they_are(from, *method.owner))};
}

// Which kind of method a reference must name: the one that its constant says, or the one that the class it names is of.
enum class Dispatch { ByConstant, ByClass };

Link<ResolvedMethod> resolve_method(Program& program, const Class& from, std::uint16_t index, Dispatch dispatch) {
    Link<Class*> named = resolve_class(program, from, from.file->constant(index).first);
    if (!named) return named.error();
    Class& referenced = **named;
    MemberReference reference = member_reference(program, from, index);
    if (reference.is_interface != referenced.is_interface()) {
        if (dispatch == Dispatch::ByClass)
            return incompatible(fmt::format("Method '{}' must be {} constant", text_of(referenced, reference),
                                            referenced.is_interface() ? "InterfaceMethodref" : "Methodref"));
        return incompatible(referenced.is_interface()
                                ? fmt::format("Found interface {}, but class was expected", referenced.dotted_name())
                                : fmt::format("Found class {}, but interface was expected", referenced.dotted_name()));
    }
    Method* method =
        reference.is_interface ? find_interface_method(referenced, reference) : find_class_method(referenced, reference);
    if (!method) return LinkError{LinkErrorKind::NoSuchMethod, "'" + text_of(referenced, reference) + "'"};
    ResolvedMethod resolved{method, &referenced};
    if (Link<Done> allowed = check_method_access(program, from, resolved); !allowed) return allowed.error();
    return resolved;
}

}  // namespace

Link<ResolvedMethod> resolve_method(Program& program, const Class& from, std::uint16_t index) {
    return resolve_method(program, from, index, Dispatch::ByConstant);
}

Link<ResolvedMethod> resolve_virtual(Program& program, const Class& from, std::uint16_t index) {
    Link<ResolvedMethod> resolved = resolve_method(program, from, index, Dispatch::ByConstant);
    if (resolved && resolved->method->is_static())
        return incompatible(fmt::format("Expecting non-static method '{}'", external_method(*resolved->method)));
    return resolved;
}

Link<ResolvedMethod> resolve_interface(Program& program, const Class& from, std::uint16_t index) {
    Link<ResolvedMethod> resolved = resolve_method(program, from, index, Dispatch::ByConstant);
    if (resolved && resolved->method->is_static())
        return incompatible(fmt::format("Expected instance not static method '{}'", external_method(*resolved->method)));
    return resolved;
}

Link<ResolvedMethod> resolve_static(Program& program, const Class& from, std::uint16_t index) {
    Link<ResolvedMethod> resolved = resolve_method(program, from, index, Dispatch::ByClass);
    if (resolved && !resolved->method->is_static())
        return incompatible(fmt::format("Expected static method '{}'", external_method(*resolved->method)));
    return resolved;
}

Link<Method*> resolve_special(Program& program, const Class& from, std::uint16_t index) {
    Link<ResolvedMethod> resolved = resolve_method(program, from, index, Dispatch::ByClass);
    if (!resolved) return resolved.error();
    Method& method = *resolved->method;
    const Class& referenced = *resolved->referenced_class;
    if (method.is_constructor() && method.owner != &referenced)
        return LinkError{LinkErrorKind::NoSuchMethod,
                         fmt::format("{}: method '{}' not found", referenced.dotted_name(),
                                     external_method_without_class(method.name.text(), method.descriptor.text()))};
    const Class& caller = from.is_synthetic ? acting_for(from) : from;
    if (referenced.is_interface() && !is_itself_or_direct_interface(caller, referenced))
        return incompatible(fmt::format("Interface method reference: '{}', is in an indirect superinterface {}",
                                        external_method(method), referenced.dotted_name()));
    if (method.is_static()) return incompatible(fmt::format("Expecting non-static method '{}'", external_method(method)));
    bool is_super_call = !method.is_constructor() && !method.is_private() && !referenced.is_interface() &&
                         &referenced != &caller && caller.is_subclass_of(referenced);
    if (is_super_call) return select_in_superclasses(*caller.super, referenced, member_reference(program, from, index));
    if (method.is_abstract())
        return LinkError{LinkErrorKind::AbstractMethod, "'" + text_of(referenced, member_reference(program, from, index)) + "'"};
    return &method;
}

}  // namespace raceproof::program
