// Mirrors: the java.lang.Class object of a class. Permanent, made on first use; what Java code reads from its fields is filled in
// here.
#include "machine/machine.h"

namespace raceproof::machine {

Ref Machine::mirror(const program::Class& klass) {
    Ref known = state_.permanents().mirror_of(klass);
    if (known != kNull) return known;
    Ref made = state_.permanents().make_mirror(klass);
    VERIFY(made != kNull, "should have memory for the mirror of a class");
    if (klass.is_array()) {
        Ref component = mirror(*klass.component);
        state_.at(made).slots()[known_.class_component_type->slot] = state::slot_of(component);
    }
    return made;
}

}  // namespace raceproof::machine
