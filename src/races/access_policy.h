// Which accesses the detector is told of: what the trust rules (races/trust.h) and the declarations of fields mean for each
// class, found out once per class.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "machine/machine.h"
#include "races/trust.h"

namespace raceproof::races {

class AccessPolicy {
  public:
    AccessPolicy(machine::Machine& machine, const Trust& trust) : machine_(machine), trust_(trust) {}

    // Of a location.
    enum SlotFlags : std::uint8_t {
        kUnchecked = 1,
        kFinal = 2,
        kVolatile = 4,
        kBenign = 8,
        kReference = 16,
        kCache = 32,
        kExempt = 64,  // not checked by the user's word
    };
    // Of code and objects.
    struct ClassFacts {
        bool is_known = false;
        bool is_trusted_code = false, is_trusted_by_user = false;
        mutable bool is_relied_on = false;  // its code has accessed what threads share
        bool is_own_code = false;           // of the machine's own
        bool is_of_atomics = false;         // java.util.concurrent.atomic
        bool accesses_for_callers = false;
        bool is_own_data = false;
        bool has_finals = false;
        std::vector<std::uint8_t> instance_slots, static_slots;
    };
    const ClassFacts& of(const program::Class& klass) {
        auto index = static_cast<std::size_t>(klass.id);
        return index < facts_.size() && facts_[index].is_known ? facts_[index] : find(klass);
    }

    // Of a location: SlotFlags.
    std::uint8_t flags_of(const state::Object& object, std::uint64_t position) {
        const ClassFacts& known = of(*object.klass);
        if (known.is_own_data) return kUnchecked;
        if (object.is_array()) return object.klass->component_type == program::BasicType::Reference ? kReference : 0;
        return declared_flags(known, object, position);
    }
    // A final field of what the machine keeps for itself: nobody writes it once others can read it.
    bool is_final_of_own_data(const state::Object& object, std::uint64_t position) {
        const ClassFacts& known = of(*object.klass);
        return known.is_own_data && !object.is_array() && (declared_flags(known, object, position) & kFinal) != 0;
    }

    // Whose access it is: that of the event's method, or of its caller if the method accesses for callers.
    const program::Method& accessor(const machine::MemoryEvent& event);

    // The fields, "pkg.Class.field", that the program may have used and that are not checked by the user's word.
    const std::set<std::string>& exempt_fields() const { return exempt_fields_; }
    // Classes whose plain accesses to what threads share were left out because their code is trusted.
    std::vector<const program::Class*> relied_on() const;

  private:
    static std::uint8_t declared_flags(const ClassFacts& known, const state::Object& object, std::uint64_t position) {
        const std::vector<std::uint8_t>& slots = object.is_statics() ? known.static_slots : known.instance_slots;
        return position < slots.size() ? slots[position] : 0;
    }
    const ClassFacts& find(const program::Class& klass);
    void read_fields(ClassFacts& facts, const program::Class& klass);

    machine::Machine& machine_;
    const Trust trust_;
    std::vector<ClassFacts> facts_;  // by class id
    std::set<std::string> exempt_fields_;
};

}  // namespace raceproof::races
