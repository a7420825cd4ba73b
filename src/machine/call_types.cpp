#include "machine/call_types.h"

#include "program/program.h"

namespace raceproof::machine {

using classfile::BasicType;
using program::Class;

namespace {

constexpr std::string_view kObject = "Ljava/lang/Object;";

// Types whose values are alike in a slot.
BasicType kind_in_slot(std::string_view descriptor) {
    BasicType type = classfile::basic_type(descriptor.front());
    switch (type) {
        case BasicType::Boolean:
        case BasicType::Byte:
        case BasicType::Char:
        case BasicType::Short: return BasicType::Int;
        default: return type;
    }
}

bool is_checked(std::string_view given, std::string_view wanted) {
    return kind_in_slot(wanted) == BasicType::Reference && wanted != kObject && given != wanted;
}

const Class* named(const program::Program& program, std::string_view descriptor) {
    bool is_class = descriptor.front() == 'L';
    return program.find_loaded(is_class ? descriptor.substr(1, descriptor.size() - 2) : descriptor);
}

// Most objects are of the declared class itself or of a subclass near to it, which their own names tell without a look-up.
bool has_name(const Class& klass, std::string_view descriptor) {
    if (descriptor == kObject) return true;
    std::string_view name = descriptor.front() == 'L' ? descriptor.substr(1, descriptor.size() - 2) : descriptor;
    for (const Class* candidate = &klass; candidate != nullptr; candidate = candidate->super)
        if (candidate->name.text() == name) return true;
    return false;
}

}  // namespace

bool has_type(const program::Program& program, const Class& klass, std::string_view descriptor) {
    if (has_name(klass, descriptor)) return true;
    const Class* type = named(program, descriptor);
    return type != nullptr && klass.is_subclass_of(*type);
}

bool passes_for(const program::Program& program, const Class& klass, std::string_view descriptor) {
    if (has_name(klass, descriptor)) return true;
    const Class* type = named(program, descriptor);
    return type != nullptr && (type->is_interface() || klass.is_subclass_of(*type));
}

CallTypes compare_types(const CalledAs& site, const CalledAs& method) {
    CallTypes types;
    if (site.parameters.size() != method.parameters.size()) return types;
    std::uint16_t slot = 0;
    for (std::size_t i = 0; i < site.parameters.size(); ++i) {
        std::string_view given = site.parameters[i], wanted = method.parameters[i];
        BasicType kind = kind_in_slot(wanted);
        if (kind_in_slot(given) != kind) return types;
        if (is_checked(given, wanted)) types.arguments.push_back({slot, std::string(wanted)});
        slot = static_cast<std::uint16_t>(slot + classfile::slot_count(kind));
    }
    bool takes_none = site.result == "V";
    if (!takes_none && kind_in_slot(site.result) != kind_in_slot(method.result)) return types;
    if (!takes_none && is_checked(method.result, site.result)) types.result = site.result;
    types.fit = true;
    return types;
}

}  // namespace raceproof::machine
