// Classes that the checked program makes at run time. Program has one class for each name, bytes and place of definition,
// whatever the schedule; that it is *defined* is part of the state, a bit beside the status of its initialisation.
#include <algorithm>

#include "machine/machine.h"

namespace raceproof::machine {

using program::Class;

bool Machine::is_defined(const Class& klass) {
    const Class& element = klass.is_array() ? *klass.element : klass;
    if (!element.can_be_undefined()) return true;
    return state::is_defined_at_run_time(state_.statics_of(element).slots()[program::kInitialisationStatusSlot]);
}

bool Machine::was_defined_at_run_time(std::string_view internal_name) {
    std::vector<Class*> made = program_.made_at_run_time(internal_name);
    return std::any_of(made.begin(), made.end(), [this](const Class* klass) {
        return state::is_defined_at_run_time(state_.statics_of(*klass).slots()[program::kInitialisationStatusSlot]);
    });
}

void Machine::note_definition(const Class& klass) {
    Object& statics = state_.statics_of(klass);
    state_.touch(statics);
    statics.slots()[program::kInitialisationStatusSlot] |= state::kDefinedAtRunTime;
}

program::Link<Class*> Machine::load(std::string_view internal_name) {
    std::size_t dimensions = internal_name.find_first_not_of('[');
    bool is_array = dimensions != 0 && dimensions != std::string_view::npos && internal_name[dimensions] == 'L';
    std::string_view element =
        is_array ? internal_name.substr(dimensions + 1, internal_name.size() - dimensions - 2) : internal_name;
    std::vector<Class*> made = program_.made_at_run_time(element);
    if (made.empty()) return program_.load(internal_name);
    auto defined = std::find_if(made.begin(), made.end(), [this](const Class* klass) { return is_defined(*klass); });
    if (defined == made.end() || (*defined)->is_hidden)
        return program::LinkError{program::LinkErrorKind::ClassNotFound, std::string(internal_name), std::string(element)};
    Class* found = *defined;
    for (std::size_t i = 0; is_array && i < dimensions; ++i) found = &program_.array_of(*found);
    return found;
}

}  // namespace raceproof::machine
