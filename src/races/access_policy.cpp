#include "races/access_policy.h"

#include <fmt/format.h>

#include <algorithm>

namespace raceproof::races {

using machine::MemoryEvent;

const AccessPolicy::ClassFacts& AccessPolicy::find(const program::Class& klass) {
    auto index = static_cast<std::size_t>(klass.id);
    if (index >= facts_.size()) facts_.resize(std::max<std::size_t>(index + 1, machine_.program().class_count()));
    ClassFacts& known = facts_[index];
    known.is_known = true;
    known.is_own_data = Trust::is_own_data(klass);
    if (klass.kind != program::ClassKind::Instance) return known;
    read_fields(known, klass);
    known.is_own_code = Trust::is_own_code(klass);
    known.is_trusted_code = trust_.is_trusted(klass);
    known.is_trusted_by_user = known.is_trusted_code && trust_.rule_about(klass) != nullptr;
    std::string_view name = klass.name.text();
    known.is_of_atomics = klass.is_trusted && name.starts_with("java/util/concurrent/atomic/");
    known.accesses_for_callers = Trust::accesses_for_callers(klass);
    return known;
}

void AccessPolicy::read_fields(ClassFacts& known, const program::Class& klass) {
    for (const program::Class* owner = &klass; owner != nullptr; owner = owner->super) {
        for (const program::Field& field : owner->fields) {
            if (field.is_static() && owner != &klass) continue;
            std::vector<std::uint8_t>& slots = field.is_static() ? known.static_slots : known.instance_slots;
            if (slots.size() <= field.slot) slots.resize(field.slot + 1);
            Treatment treatment = trust_.treatment(field);
            if (trust_.is_exempt(field)) exempt_fields_.insert(fmt::format("{}.{}", owner->dotted_name(), field.name.text()));
            bool unchecked = treatment != Treatment::Checked;
            slots[field.slot] = static_cast<std::uint8_t>(
                (unchecked ? kUnchecked : 0) | (field.is_final() ? kFinal : 0) | (field.is_volatile() ? kVolatile : 0) |
                (treatment == Treatment::Benign ? kBenign : 0) | (trust_.is_cache(field) ? kCache : 0) |
                (trust_.is_exempt(field) ? kExempt : 0) | (field.type == program::BasicType::Reference ? kReference : 0));
            known.has_finals |= field.is_final() && !field.is_static();
        }
    }
}

const program::Method& AccessPolicy::accessor(const MemoryEvent& event) {
    if (!of(*event.method->owner).accesses_for_callers) return *event.method;
    const state::Thread& thread = machine_.state().thread(event.thread);
    for (std::uint32_t i = thread.depth; i-- > 0;) {
        const state::Frame& frame = thread.frames[i];
        if (frame.code != nullptr && !of(*frame.method->owner).accesses_for_callers) return *frame.method;
    }
    return *event.method;
}

std::vector<const program::Class*> AccessPolicy::relied_on() const {
    std::vector<const program::Class*> classes;
    for (std::size_t i = 0; i < facts_.size(); ++i)
        if (facts_[i].is_relied_on) classes.push_back(&machine_.program().by_id(static_cast<program::ClassId>(i)));
    return classes;
}

}  // namespace raceproof::races
