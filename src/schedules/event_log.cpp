#include "schedules/event_log.h"

#include <fmt/format.h>

#include "races/race.h"
#include "state/object_contents.h"

namespace raceproof::schedules {

using machine::MemoryEvent;
using state::Object;

namespace {

std::string describe_object(const Object& object) {
    return fmt::format("{}{}@{:08x}", object.is_statics() ? "static " : "", object.klass->readable_name(),
                       static_cast<std::uint32_t>(mix64(object.origin, 0)));
}

// The field or element that an event is about.
std::string describe_place(const Object& object, std::uint64_t position) {
    if (object.is_array()) return fmt::format("[{}]", position >> state::element_shift(object.klass->component_type));
    if (const program::Field* field = state::field_at(object, position)) return fmt::format(".{}", field->name.text());
    return "";
}

}  // namespace

void EventLog::on_event(const MemoryEvent& event) {
    std::string line = fmt::format("{} {}", static_cast<unsigned>(event.thread), machine::name_of(event.kind));
    if (event.klass != nullptr) line += " " + event.klass->dotted_name();
    if (event.object != state::kNull) {
        const Object& object = machine_.state().at(event.object);
        line += " " + describe_object(object);
        if (is_access(event.kind)) line += describe_place(object, event.position);
    }
    if (event.method != nullptr) {
        const program::Code* code = event.method->code.load();
        line += fmt::format(" {}.{}", event.method->owner->dotted_name(), event.method->name.text());
        if (code != nullptr) line += fmt::format(":{}", code->line_of(event.pc));
    }
    out_ << line << '\n';
}

}  // namespace raceproof::schedules
