#include "program/dispatch_tables.h"

#include <algorithm>

namespace raceproof::program {
namespace {

namespace access = classfile::access;

bool is_virtual(const Method& method) {
    return !(method.flags & (access::kStatic | access::kPrivate)) && !method.is_constructor();
}

bool contains(const std::vector<Class*>& classes, const Class* wanted) {
    return std::find(classes.begin(), classes.end(), wanted) != classes.end();
}

// 5.4.5 without its transitive case.
bool overrides_directly(const Method& method, const Method& inherited) {
    if (inherited.flags & (access::kPublic | access::kProtected)) return true;
    return same_package(*method.owner, *inherited.owner);
}

// The transitive case: whatever has held the slot overrides what was there before.
bool overrides(const Method& method, const Class& super, std::size_t slot) {
    for (const Class* holder = &super; holder && slot < holder->vtable.size(); holder = holder->super)
        if (overrides_directly(method, *holder->vtable[slot])) return true;
    return false;
}

void number_interface_methods(Class& of) {
    for (const std::unique_ptr<Method>& method : of.methods) {
        if (!method->is_static() && !method->is_abstract()) of.declares_default_methods = true;
        if (is_virtual(*method)) method->interface_index = of.interface_method_count++;
    }
}

void fill_vtable(Class& of) {
    if (of.super) {
        of.vtable = of.super->vtable;
        for (std::size_t slot = 0; slot < of.vtable.size(); ++slot) {
            Method* method = of.find_declared_method(of.vtable[slot]->name, of.vtable[slot]->descriptor);
            if (!method || !is_virtual(*method) || !overrides(*method, *of.super, slot)) continue;
            of.vtable[slot] = method;
            if (method->vtable_index == kNoTableIndex) method->vtable_index = static_cast<std::uint32_t>(slot);
        }
    }
    for (const std::unique_ptr<Method>& method : of.methods) {
        if (!is_virtual(*method) || method->vtable_index != kNoTableIndex) continue;
        method->vtable_index = static_cast<std::uint32_t>(of.vtable.size());
        of.vtable.push_back(method.get());
    }
}

// What a call of an interface's method runs; nullptr if it fails (see Program::select).
Method* select_for_table(const Class& of, const Method& interface_method) {
    if (Method* method = find_class_implementation(of, interface_method.name, interface_method.descriptor))
        return (method->flags & access::kPublic) && !method->is_abstract() ? method : nullptr;
    InterfaceMethods candidates = maximally_specific(of, interface_method.name, interface_method.descriptor);
    return candidates.defaults.size() == 1 ? candidates.defaults.front() : nullptr;
}

// An entry of the superclass's table stays valid unless this class declares the method, or could bring in another default.
bool stays_valid(const Class& of, const Method* inherited, const Method& interface_method) {
    if (of.find_declared_method(interface_method.name, interface_method.descriptor)) return false;
    return of.interfaces.empty() || (inherited && !inherited->owner->is_interface());
}

void fill_itables(Class& of) {
    of.itables.reserve(of.all_interfaces.size());
    for (std::size_t i = 0; i < of.all_interfaces.size(); ++i) {
        const Class& interface = *of.all_interfaces[i];
        // The superclass's interfaces come first and in the same order.
        const InterfaceTable* inherited = of.super && i < of.super->itables.size() ? &of.super->itables[i] : nullptr;
        InterfaceTable table{&interface, {}};
        table.methods.resize(interface.interface_method_count);
        for (const std::unique_ptr<Method>& method : interface.methods) {
            std::uint32_t index = method->interface_index;
            if (index == kNoTableIndex) continue;
            table.methods[index] = inherited && stays_valid(of, inherited->methods[index], *method)
                                       ? inherited->methods[index]
                                       : select_for_table(of, *method);
        }
        of.itables.push_back(std::move(table));
    }
}

}  // namespace

bool same_package(const Class& left, const Class& right) {
    return &left == &right || (left.module == right.module && left.package() == right.package());
}

void collect_interfaces(Class& of) {
    if (of.super) of.all_interfaces = of.super->all_interfaces;
    for (Class* interface : of.interfaces) {
        if (contains(of.all_interfaces, interface)) continue;
        of.all_interfaces.push_back(interface);
        for (Class* inherited : interface->all_interfaces)
            if (!contains(of.all_interfaces, inherited)) of.all_interfaces.push_back(inherited);
    }
}

void fill_dispatch_tables(Class& of) {
    if (of.is_interface()) {
        number_interface_methods(of);
    } else {
        fill_vtable(of);
        fill_itables(of);
    }
}

Method* find_class_implementation(const Class& of, Symbol name, Symbol descriptor) {
    for (const Class* declarer = &of; declarer; declarer = declarer->super) {
        Method* method = declarer->find_declared_method(name, descriptor);
        if (method && is_virtual(*method)) return method;
    }
    return nullptr;
}

InterfaceMethods maximally_specific(const Class& of, Symbol name, Symbol descriptor) {
    std::vector<Method*> candidates;
    for (const Class* interface : of.all_interfaces) {
        Method* method = interface->find_declared_method(name, descriptor);
        if (method && is_virtual(*method)) candidates.push_back(method);
    }
    InterfaceMethods result;
    if (candidates.empty()) return result;
    result.any = candidates.front();
    for (Method* method : candidates) {
        bool is_overridden = std::any_of(candidates.begin(), candidates.end(),
                                         [&](const Method* other) { return other->owner->implements(*method->owner); });
        if (!is_overridden && !method->is_abstract()) result.defaults.push_back(method);
    }
    return result;
}

}  // namespace raceproof::program
