#include "races/race.h"

#include <fmt/format.h>

#include "base/text.h"
#include "state/object_contents.h"

namespace raceproof::races {

using machine::Machine;
using state::Object;
using state::Ref;

namespace {

std::string name_of_field(const Object& object, std::uint64_t slot) {
    const program::Field* field = state::field_at(object, slot);
    if (field == nullptr) return printable(object.klass->dotted_name());
    return printable(fmt::format("{}.{}", field->owner->dotted_name(), field->name.text()));
}

constexpr int kMaximumNesting = 4;

// The field that holds the array, or the field that holds the array that holds it, …: the first by name, so that the answer does
// not depend on where things lie. "" if only locals do, and what lambdas capture of them.
std::string holder_of(Machine& machine, Ref array, int nesting) {
    state::State& state = machine.state();
    std::string best;
    bool best_is_of_program = false;
    auto consider = [&](std::string name, bool is_of_program) {
        bool is_better =
            best.empty() || (is_of_program && !best_is_of_program) || (is_of_program == best_is_of_program && name < best);
        if (name.empty() || !is_better) return;
        best = std::move(name);
        best_is_of_program = is_of_program;
    };
    state.objects().heap().for_each_taken([&](Object* object) {
        if ((object->flags & state::object_flags::kRetained) || object->klass->is_synthetic) return;
        bool holds = false;
        state::for_each_reference(*object, [&](Ref ref) { holds |= ref == array; });
        if (!holds) return;
        if (object->is_array()) {
            if (nesting > 0) consider(holder_of(machine, state.objects().ref_of(*object), nesting - 1), false);
            if (!best.empty() && !best.ends_with("[]")) best += "[]";
            return;
        }
        std::uint32_t slots = object->is_statics() ? object->klass->static_slots : object->klass->instance_slots;
        const auto& references = object->is_statics() ? object->klass->static_reference_slots : object->klass->reference_slots;
        for (std::uint32_t slot : references)
            if (slot < slots && state::as_ref(object->slots()[slot]) == array)
                consider(name_of_field(*object, slot), !object->klass->is_trusted);
    });
    return best;
}

Place place_of(const Site& site) { return program::place_of(site.method_of_place(), site.pc_of_place()); }

Called called_of(const Site& site) {
    if (site.called == nullptr) return {};
    return {printable(site.called->owner->dotted_name()), printable(site.called->name.text())};
}

// The class that the program knows of: "java.util.HashMap" for its nodes and iterators too.
std::string outer_class(const program::Method& called) {
    std::string name = printable(called.owner->dotted_name());
    return name.substr(0, name.find('$'));
}

bool is_field_of_program(const Object& object, std::uint64_t slot) {
    const program::Field* field = object.is_array() ? nullptr : state::field_at(object, slot);
    return field != nullptr && !field->owner->is_trusted;
}

// "long" or "double", if the access is to one that is not volatile.
std::string_view type_that_tears(Machine& machine, const machine::MemoryEvent& event) {
    const Object& object = machine.state().at(event.object);
    const program::Field* field = object.is_array() ? nullptr : state::field_at(object, event.position);
    if (!object.is_array() && (field == nullptr || field->is_volatile())) return "";
    program::BasicType type = object.is_array() ? object.klass->component_type : field->type;
    if (type == program::BasicType::Long) return "long";
    return type == program::BasicType::Double ? "double" : "";
}

}  // namespace

std::string name_of_location(Machine& machine, Ref reference, std::uint64_t position) {
    const Object& object = machine.state().at(reference);
    if (!object.is_array()) return name_of_field(object, position);
    std::string holder = holder_of(machine, reference, kMaximumNesting);
    return holder.empty() ? printable(object.klass->readable_name()) : holder + "[]";
}

std::string_view name_of(RaceLocationKind kind) {
    switch (kind) {
        case RaceLocationKind::Field: return "field";
        case RaceLocationKind::StaticField: return "static-field";
        case RaceLocationKind::Element: return "element";
        case RaceLocationKind::LibraryObject: return "library-object";
    }
    return "";
}

std::string_view name_of(memory::RaceKind kind) {
    switch (kind) {
        case memory::RaceKind::WriteRead: return "WR";
        case memory::RaceKind::WriteWrite: return "WW";
        case memory::RaceKind::ReadWrite: return "RW";
    }
    return "";
}

std::string Race::identity() const {
    auto text_of = [](const Place& place) { return fmt::format("{}.{}:{}", place.class_name, place.method, place.line); };
    return fmt::format("{}|{}|{}|{}", text_of(earlier.place), text_of(later.place), name_of(kind), location.name);
}

namespace {

RaceLocation location_of(Machine& machine, const DetectedRace& race) {
    const Object& object = machine.state().at(race.event.object);
    RaceLocation location;
    location.object = race.event.object;
    unsigned shift = object.is_array() ? state::element_shift(object.klass->component_type) : 0;
    location.position = std::uint64_t{race.locations.from} << shift;
    location.length = std::uint64_t{race.locations.to - race.locations.from} << shift;
    location.torn_type = type_that_tears(machine, race.event);
    if (!object.is_statics()) location.object_class = printable(object.klass->readable_name());
    // Inside the JDK the program's own words are the object and the calls; but a field of the program's own, which the JDK
    // accesses for it (by a field updater, by reflection), is named as such.
    const Site& inside = race.later.is_in_program() ? race.earlier : race.later;
    if (!inside.is_in_program() && !is_field_of_program(object, race.event.position)) {
        location.kind = RaceLocationKind::LibraryObject;
        location.name = outer_class(*inside.called);
        return location;
    }
    location.kind = object.is_array()     ? RaceLocationKind::Element
                    : object.is_statics() ? RaceLocationKind::StaticField
                                          : RaceLocationKind::Field;
    if (object.is_array()) location.index = race.locations.from;
    location.name = name_of_location(machine, race.event.object, location.position);
    return location;
}

RaceSide access_of(std::string thread, state::ThreadId number, AccessKind kind, const Site& site) {
    return {std::move(thread), number, kind, site.mode, place_of(site), called_of(site), machine::stack_of(site.stack)};
}

}  // namespace

Race record_race(Machine& machine, const DetectedRace& race) {
    using enum memory::RaceKind;
    std::string later = machine::thread_name(machine, machine.state().thread(race.event.thread));
    return {race.kind, location_of(machine, race),
            access_of(race.earlier_thread, race.earlier_number, race.kind == ReadWrite ? AccessKind::Read : AccessKind::Write,
                      race.earlier),
            access_of(std::move(later), race.event.thread, race.kind == WriteRead ? AccessKind::Read : AccessKind::Write,
                      race.later)};
}

}  // namespace raceproof::races
