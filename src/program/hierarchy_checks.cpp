#include "program/hierarchy_checks.h"

#include <fmt/format.h>

#include <algorithm>

#include "program/access.h"
#include "program/member_text.h"

namespace raceproof::program {
namespace {

namespace access = classfile::access;

LinkError incompatible(std::string message) { return {LinkErrorKind::IncompatibleClassChange, std::move(message)}; }

bool permits(const Class& sealed, const Class& subclass) {
    const std::vector<std::uint16_t>& permitted = sealed.file->permitted_subclasses;
    if (permitted.empty()) return true;
    if (sealed.module != subclass.module) return false;
    if (sealed.module.empty() && !is_accessible_everywhere(subclass) && !same_package(sealed, subclass)) return false;
    return std::any_of(permitted.begin(), permitted.end(),
                       [&](std::uint16_t index) { return sealed.file->class_name(index) == subclass.name.text(); });
}

Link<Done> check_superclass(const Class& of, const Class& super) {
    if (super.is_array() || super.is_interface())
        return incompatible(fmt::format("class {} has interface {} as super class", of.dotted_name(), super.dotted_name()));
    if (super.flags & access::kFinal)
        return incompatible(fmt::format("class {} cannot inherit from final class {}", of.dotted_name(), super.dotted_name()));
    if (!permits(super, of))
        return incompatible(fmt::format("class {} cannot inherit from sealed class {}", of.dotted_name(), super.dotted_name()));
    if (is_encapsulated_from(of, super))
        return LinkError{LinkErrorKind::IllegalAccess, "superclass access check failed: " + why_encapsulated(of, super)};
    if (!can_access_class(of, super))
        return LinkError{LinkErrorKind::IllegalAccess,
                         fmt::format("class {} cannot access its {}superclass {} ({})", of.dotted_name(),
                                     super.is_abstract() ? "abstract " : "", super.dotted_name(), where_they_are(of, super))};
    return Done{};
}

Link<Done> check_interface(const Class& of, const Class& interface) {
    if (interface.is_array() || !interface.is_interface())
        return incompatible(fmt::format("class {} can not implement {}, because it is not an interface ({})", of.dotted_name(),
                                        interface.dotted_name(), where_it_is(interface)));
    if (!permits(interface, of))
        return incompatible(fmt::format("class {} cannot {} sealed interface {}", of.dotted_name(),
                                        of.is_interface() ? "extend" : "implement", interface.dotted_name()));
    if (is_encapsulated_from(of, interface))
        return LinkError{LinkErrorKind::IllegalAccess, "superinterface check failed: " + why_encapsulated(of, interface)};
    if (!can_access_class(of, interface))
        return LinkError{LinkErrorKind::IllegalAccess,
                         fmt::format("class {} cannot access its superinterface {} ({})", of.dotted_name(),
                                     interface.dotted_name(), where_they_are(of, interface))};
    return Done{};
}

// The final method of a superclass that a declaration would override, or nullptr.
const Method* find_overridden_final(const Method& method) {
    for (const Class* super = method.owner->super; super; super = super->super) {
        const Method* inherited = super->find_declared_method(method.name, method.descriptor);
        if (!inherited || inherited->is_static() || inherited->is_private() || !inherited->is_final()) continue;
        if ((inherited->flags & (access::kPublic | access::kProtected)) || same_package(*method.owner, *super)) return inherited;
    }
    return nullptr;
}

}  // namespace

Link<Done> check_supertypes(const Class& of) {
    if (of.super)
        if (Link<Done> checked = check_superclass(of, *of.super); !checked) return checked;
    for (const Class* interface : of.interfaces)
        if (Link<Done> checked = check_interface(of, *interface); !checked) return checked;
    return Done{};
}

Link<Done> check_final_methods(const Class& of) {
    for (const std::unique_ptr<Method>& method : of.methods) {
        if (method->is_static() || method->is_private() || method->is_constructor()) continue;
        if (const Method* inherited = find_overridden_final(*method))
            return incompatible(fmt::format("class {} overrides final method {}.{}{}", of.dotted_name(),
                                            inherited->owner->dotted_name(), method->name.text(), method->descriptor.text()));
    }
    return Done{};
}

}  // namespace raceproof::program
