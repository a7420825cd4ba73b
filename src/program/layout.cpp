#include "program/layout.h"

namespace raceproof::program {
namespace {

bool has_own_initialisation(const Class& of) {
    if (of.class_initialiser) return true;
    for (const Field& field : of.fields)
        if (field.is_static() && field.info->constant_value != 0) return true;
    return false;
}

}  // namespace

void lay_out(Class& of) {
    if (of.super) {
        of.instance_slots = of.super->instance_slots;
        of.reference_slots = of.super->reference_slots;
    }
    of.static_slots = kFirstStaticFieldSlot;
    of.static_reference_slots.push_back(kInitialisationErrorSlot);
    for (Field& field : of.fields) {
        std::uint32_t& slots = field.is_static() ? of.static_slots : of.instance_slots;
        field.slot = slots++;
        if (field.type == BasicType::Reference)
            (field.is_static() ? of.static_reference_slots : of.reference_slots).push_back(field.slot);
    }
}

const Field* field_at(const Class& of, std::uint64_t slot, FieldHome home) {
    bool is_static = home == FieldHome::Statics;
    const Class* owner = &of;
    while (!is_static && owner->super != nullptr && slot < owner->super->instance_slots) owner = owner->super;
    std::uint64_t first = is_static ? kFirstStaticFieldSlot : owner->super != nullptr ? owner->super->instance_slots : 0;
    // Slots are in the order of declaration, so the field cannot come before as many others.
    for (std::uint64_t i = slot - first; slot >= first && i < owner->fields.size(); ++i)
        if (const Field& field = owner->fields[i]; field.slot == slot && field.is_static() == is_static) return &field;
    return nullptr;
}

bool initialises_trivially(const Class& of) {
    if (has_own_initialisation(of)) return false;
    if (of.is_interface()) return true;
    if (of.super && !of.super->has_trivial_initialisation) return false;
    for (const Class* interface : of.all_interfaces)
        if (interface->declares_default_methods && !interface->has_trivial_initialisation) return false;
    return true;
}

}  // namespace raceproof::program
