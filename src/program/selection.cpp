#include "program/selection.h"

#include <fmt/format.h>

#include "program/dispatch_tables.h"
#include "program/member_text.h"
#include "program/program.h"
#include "program/resolution.h"

namespace raceproof::program {

namespace access = classfile::access;

LinkError conflict_error(const std::vector<Method*>& defaults) {
    std::string message = "Conflicting default methods:";
    for (const Method* method : defaults) message += fmt::format(" {}.{}", method->owner->name.text(), method->name.text());
    return {LinkErrorKind::IncompatibleClassChange, std::move(message)};
}

LinkError abstract_method_error(const Class& receiver, const Method& resolved, const Method* selected) {
    auto modifiers = [](const Method& method) {
        return fmt::format("{}{}", method.is_abstract() ? "abstract " : "", method.is_private() ? "private " : "");
    };
    std::string message = fmt::format(
        "Receiver class {} does not define or inherit an implementation of the resolved method '{}{}' of {}.",
        receiver.dotted_name(), modifiers(resolved),
        external_method_without_class(resolved.name.text(), resolved.descriptor.text()), kind_and_name(*resolved.owner));
    if (selected && selected != &resolved)
        message += fmt::format(" Selected method is '{}{}'.", modifiers(*selected), external_method(*selected));
    return {LinkErrorKind::AbstractMethod, std::move(message)};
}

// HotSpot gives a class with conflicting defaults a method of its own that throws, which interface calls do not see: so a
// conflict is an IncompatibleClassChangeError for invokevirtual and an AbstractMethodError for invokeinterface.
Link<Method*> select(const Class& receiver, const Method& method, CallKind call) {
    if (method.is_private()) return const_cast<Method*>(&method);
    if (method.vtable_index != kNoTableIndex) {
        Method* selected = receiver.vtable[method.vtable_index];
        if (!selected->is_abstract()) return selected;
        return abstract_method_error(receiver, method, selected);
    }
    if (!receiver.implements(*method.owner))
        return LinkError{LinkErrorKind::IncompatibleClassChange,
                         fmt::format("Class {} does not implement the requested interface {}", receiver.dotted_name(),
                                     method.owner->dotted_name())};
    if (Method* selected = receiver.find_interface_method(method)) return selected;
    if (const Method* declared = find_class_implementation(receiver, method.name, method.descriptor)) {
        if (!(declared->flags & access::kPublic))
            return LinkError{LinkErrorKind::IllegalAccess,
                             "'" + external_method(receiver.name.text(), method.name.text(), method.descriptor.text()) + "'"};
        return abstract_method_error(receiver, method, declared);
    }
    InterfaceMethods candidates = maximally_specific(receiver, method.name, method.descriptor);
    if (call == CallKind::Virtual && candidates.defaults.size() > 1) return conflict_error(candidates.defaults);
    return abstract_method_error(receiver, method, nullptr);
}

}  // namespace raceproof::program
