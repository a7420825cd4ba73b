#include "machine/classes.h"

#include <algorithm>

#include "program/program.h"

namespace raceproof::machine {

using program::Class;
using state::kNull;
using state::Object;
using state::Ref;

bool Classes::is_defined(const Class& klass) {
    const Class& element = klass.is_array() ? *klass.element : klass;
    if (!element.can_be_undefined()) return true;
    return state::is_defined_at_run_time(state_.statics_of(element).slots()[program::kInitialisationStatusSlot]);
}

bool Classes::was_defined_at_run_time(std::string_view internal_name) {
    std::vector<Class*> made = state_.program().made_at_run_time(internal_name);
    return std::any_of(made.begin(), made.end(), [this](const Class* klass) {
        return state::is_defined_at_run_time(state_.statics_of(*klass).slots()[program::kInitialisationStatusSlot]);
    });
}

void Classes::note_definition(const Class& klass) {
    Object& statics = state_.statics_of(klass);
    state_.before_write(statics);
    statics.slots()[program::kInitialisationStatusSlot] |= state::kDefinedAtRunTime;
}

program::Link<Class*> Classes::load(std::string_view internal_name) {
    std::size_t dimensions = internal_name.find_first_not_of('[');
    bool is_array = dimensions != 0 && dimensions != std::string_view::npos && internal_name[dimensions] == 'L';
    std::string_view element =
        is_array ? internal_name.substr(dimensions + 1, internal_name.size() - dimensions - 2) : internal_name;
    std::vector<Class*> made = state_.program().made_at_run_time(element);
    if (made.empty()) return state_.program().load(internal_name);
    auto defined = std::find_if(made.begin(), made.end(), [this](const Class* klass) { return is_defined(*klass); });
    if (defined == made.end() || (*defined)->is_hidden)
        return program::LinkError{program::LinkErrorKind::ClassNotFound, std::string(internal_name), std::string(element)};
    Class* found = *defined;
    for (std::size_t i = 0; is_array && i < dimensions; ++i) found = &state_.program().array_of(*found);
    return found;
}

Ref Classes::mirror(const Class& klass) {
    Ref known = state_.permanents().mirror_of(klass);
    if (known != kNull) return known;
    Ref made = state_.permanents().make_mirror(klass);
    VERIFY(made != kNull, "should have memory for the mirror of a class");
    if (klass.is_array()) {
        Ref component = mirror(*klass.component);
        state_.at(made).slots()[known_.class_fields.component_type->slot] = state::slot_of(component);
    }
    return made;
}

}  // namespace raceproof::machine
