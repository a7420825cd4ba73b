#include "explore/describe_race.h"

#include <fmt/format.h>

#include "base/text.h"
#include "explore/describe_state.h"
#include "explore/describe_value.h"

namespace raceproof::explore {

using machine::Machine;
using state::Object;
using state::Ref;

namespace {

std::string name_of_field(const Object& object, std::uint64_t slot) {
    const program::Field* field = field_at(object, slot);
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
    state.heap().for_each_taken([&](Object* object) {
        if ((object->flags & state::object_flags::kBuried) || object->klass->is_synthetic) return;
        bool holds = false;
        state.for_each_reference(*object, [&](Ref ref) { holds |= ref == array; });
        if (!holds) return;
        if (object->is_array()) {
            if (nesting > 0) consider(holder_of(machine, state.ref_of(*object), nesting - 1), false);
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

Place place_of(const Site& site) {
    const program::Method& method = site.method_of_place();
    std::string file = method.owner->file == nullptr ? std::string() : std::string(method.owner->file->source_file);
    return {printable(method.owner->dotted_name()), printable(method.name.text()), printable(file), site.line_of_place()};
}

std::string called_of(const Site& site) {
    return site.called == nullptr ? ""
                                  : printable(fmt::format("{}.{}", site.called->owner->dotted_name(), site.called->name.text()));
}

// The class that the program knows of: "java.util.HashMap" for its nodes and iterators too.
std::string outer_class(const program::Method& called) {
    std::string name = printable(called.owner->dotted_name());
    return name.substr(0, name.find('$'));
}

bool is_field_of_program(const Object& object, std::uint64_t slot) {
    const program::Field* field = object.is_array() ? nullptr : field_at(object, slot);
    return field != nullptr && !field->owner->is_trusted;
}

std::string_view code_of(memory::RaceKind kind) {
    switch (kind) {
        case memory::RaceKind::WriteRead: return "WR";
        case memory::RaceKind::WriteWrite: return "WW";
        case memory::RaceKind::ReadWrite: return "RW";
    }
    return "";
}

std::string text_of(const RaceAccess& access) {
    std::string what = access.called.empty() ? access.verb() : access.called;
    std::string where = access.place.file.empty() ? access.place.class_name : access.place.file;
    return fmt::format("{} by \"{}\" at {}:{}", what, access.thread, where, access.place.line);
}

// "long" or "double", if the access is to one that is not volatile.
std::string_view type_that_tears(Machine& machine, const machine::MemoryEvent& event) {
    const Object& object = machine.state().at(event.object);
    const program::Field* field = object.is_array() ? nullptr : field_at(object, event.position);
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

Finding describe_race(Machine& machine, const RaceDescription& race) {
    Finding finding;
    finding.kind = FindingKind::DataRace;
    state::Thread& thread = machine.state().thread(race.event.thread);
    RaceAccess earlier{race.earlier_thread, place_of(race.earlier),  race.kind != memory::RaceKind::ReadWrite,
                       race.earlier.mode,   called_of(race.earlier), race.earlier_number};
    RaceAccess later{
        thread_name(machine, thread), place_of(race.later), race.kind != memory::RaceKind::WriteRead, race.later.mode,
        called_of(race.later),        race.event.thread};
    earlier.stack = race.earlier.stack;
    earlier.synchronisations = race.earlier.time;
    later.stack = race.later.stack;
    later.synchronisations = race.later.time;
    // Inside the JDK the program's own words are the object and the calls; but a field of the program's own, which the JDK
    // accesses for it (by a field updater, by reflection), is named as such.
    const Site& inside = race.later.is_in_program() ? race.earlier : race.later;
    bool is_named = inside.is_in_program() || is_field_of_program(machine.state().at(race.event.object), race.event.position);
    std::string location =
        is_named ? name_of_location(machine, race.event.object, race.event.position) : outer_class(*inside.called);
    finding.message = fmt::format("{} and {} race on {}", text_of(earlier), text_of(later), location);
    finding.details = machine.stack_text(thread);
    finding.race = RaceFacts{std::move(location), std::string(code_of(race.kind)),     std::move(earlier), std::move(later),
                             race.event.object,   type_that_tears(machine, race.event)};
    return finding;
}

}  // namespace raceproof::explore
