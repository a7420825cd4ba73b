#include "repair/trace_builder.h"

#include <algorithm>

#include "base/text.h"
#include "machine/places.h"
#include "program/layout.h"
#include "program/lock_owner.h"
#include "repair/statement_at.h"

namespace raceproof::repair {

using advice::LocationKind;
using machine::MemoryEventKind;
using program::FieldHome;
using Shape = PathEvent::Shape;

namespace {

// An access of a native to more elements than this is left out of traces, unless it is one of those that race.
constexpr std::uint64_t kMostElements = 64;

advice::FieldName name_of(const program::Field* field) {
    if (field == nullptr) return {};
    return {std::string(field->owner->name.text()), std::string(field->name.text()), std::string(field->descriptor.text()),
            field->is_static()};
}

bool is_at(const program::Method* method, std::uint32_t pc, const program::Place& place) {
    return method == nullptr ? !place.is_known() : program::place_of(*method, method->code.load(), pc) == place;
}

std::vector<std::uint32_t> held_at(const advice::Trace& trace, std::uint32_t event) {
    std::vector<std::uint32_t> held;
    for (std::uint32_t i = 0; i < event; ++i) {
        const advice::Event& one = trace.events[i];
        if (one.thread != trace.events[event].thread) continue;
        if (one.kind == MemoryEventKind::Lock) held.push_back(one.location);
        if (one.kind == MemoryEventKind::Unlock) std::erase(held, one.location);
    }
    return held;
}

}  // namespace

TraceBuilder::TraceBuilder(machine::Machine& machine, std::span<const PathEvent> events) : machine_(machine), events_(events) {
    read_events();
}

void TraceBuilder::read_events() {
    auto allocate = [this](state::Ref ref) {
        auto number = static_cast<ObjectNumber>(refs_.size());
        refs_.push_back(ref);
        return objects_[ref] = number;
    };
    for (const PathEvent& event : events_) {
        if (event.kind == MemoryEventKind::New) {
            allocate(event.object);
        } else if (event.object == state::kNull) {
            add(event, 0);
        } else {
            auto known = objects_.find(event.object);
            add(event, known != objects_.end() ? known->second : allocate(event.object));
        }
    }
}

void TraceBuilder::add(const PathEvent& event, ObjectNumber object) {
    using enum MemoryEventKind;
    switch (event.kind) {
        case Lock:
        case Unlock: return add_step(event, event.kind, {LocationKind::Monitor, object, event.klass});
        case Start:
        case Begin: return add_step(event, event.kind, {LocationKind::Thread, object, event.klass});
        case ClassInitialised:
        case ClassSeenInitialised:
            if (!event.klass->is_trusted) add_step(event, event.kind, {LocationKind::Class, 0, event.klass});
            return;
        case AcquireFence:
        case ReleaseFence:
        case FullFence: return add_step(event, event.kind, {LocationKind::Class});
        case PlainRead:
        case PlainWrite:
        case OpaqueRead:
        case OpaqueWrite:
        case AcquireRead:
        case ReleaseWrite:
        case VolatileRead:
        case VolatileWrite:
        case UpdatePlain:
        case UpdateAcquire:
        case UpdateRelease:
        case UpdateVolatile:
        case FailedUpdatePlain:
        case FailedUpdateAcquire:
        case FailedUpdateRelease:
        case FailedUpdateVolatile: return add_access(event, object);
        case New:
        case Freeze:
        case End:
        case AllEnded: return;  // order nothing that others do not order
    }
}

bool TraceBuilder::is_change_of_owner(const PathEvent& event) const {
    if (event.kind != MemoryEventKind::PlainWrite || event.shape != Shape::Instance) return false;
    const program::Field* field = program::field_at(*event.klass, event.position, FieldHome::Instance);
    return field != nullptr && program::names_owner_of_lock(*field);
}

void TraceBuilder::add_access(const PathEvent& event, ObjectNumber object) {
    if (event.shape == Shape::Array) {
        unsigned shift = state::element_shift(event.klass->component_type);
        std::uint64_t first = event.position >> shift, count = std::max<std::uint64_t>(event.length >> shift, 1);
        if (count > kMostElements) return;
        for (std::uint64_t i = first; i < first + count; ++i)
            add_step(event, event.kind, {LocationKind::Element, object, event.klass, i});
        return;
    }
    if (event.shape == Shape::Statics)
        return add_step(event, event.kind, {LocationKind::StaticField, 0, event.klass, event.position});
    // A thread's end is seen in this field (machine/memory_events.def).
    const program::Field& eetop = *machine_.known().thread_members.eetop;
    if (event.position == eetop.slot && event.klass->is_subclass_of(*eetop.owner))
        return add_step(event, event.kind, {LocationKind::Thread, object, event.klass});
    if (is_change_of_owner(event)) {
        bool is_released = owned_.erase(object) != 0;
        if (!is_released) owned_.insert(object);
        return add_step(event, is_released ? MemoryEventKind::Unlock : MemoryEventKind::Lock,
                        {LocationKind::Lock, object, event.klass});
    }
    add_step(event, event.kind, {LocationKind::Field, object, event.klass, event.position});
}

void TraceBuilder::add_step(const PathEvent& event, MemoryEventKind kind, const Key& key) {
    auto [entry, is_new] = numbers_.try_emplace(key, static_cast<std::uint32_t>(keys_.size()));
    if (is_new) {
        keys_.push_back(key);
        uses_.push_back({event.thread});
    }
    Use& use = uses_[entry->second];
    use.is_by_several |= use.thread != event.thread;
    use.is_lock |= key.kind == LocationKind::Monitor || key.kind == LocationKind::Lock;
    steps_.push_back({event.thread, kind, entry->second, event.method, event.pc});
}

// The last before `end` that is the access.
std::optional<std::size_t> TraceBuilder::find(const races::RaceSide& access, const races::RaceLocation& location,
                                              std::size_t end) {
    auto object = objects_.find(location.object);
    const state::Object& held = machine_.state().at(location.object);
    unsigned shift = held.is_array() ? state::element_shift(held.klass->component_type) : 0;
    std::uint64_t first = location.position >> shift,
                  last = (location.position + std::max<std::uint64_t>(location.length, 1) - 1) >> shift;
    for (std::size_t i = end; i-- > 0;) {
        const LocatedEvent& step = steps_[i];
        const Key& key = keys_[step.key];
        bool is_there = held.is_statics() ? key.kind == LocationKind::StaticField && key.klass == held.klass
                                          : object != objects_.end() && key.object == object->second &&
                                                (key.kind == LocationKind::Field || key.kind == LocationKind::Element);
        bool is_kind = access.kind == races::AccessKind::Write ? writes(step.kind) : reads(step.kind);
        bool is_by_thread = step.thread == static_cast<std::uint32_t>(access.number);
        // A thread may have accessed it elsewhere, too, in the same step.
        if (is_there && is_kind && is_by_thread && key.position >= first && key.position <= last &&
            is_at(step.method, step.pc, access.place))
            return i;
    }
    return std::nullopt;
}

std::size_t TraceBuilder::number_of_kept(std::size_t step) const {
    return static_cast<std::size_t>(std::count_if(steps_.begin(), steps_.begin() + static_cast<std::ptrdiff_t>(step),
                                                  [this](const LocatedEvent& one) { return uses_[one.key].is_kept(); }));
}

advice::Location TraceBuilder::name(const Key& key, const Holders& holders, const Holders& of_locks) const {
    advice::Location location{.kind = key.kind, .field = {}, .class_name = {}, .object = key.object};
    if (key.klass != nullptr) location.class_name = printable(key.klass->readable_name());
    bool is_alive = key.object != 0 && objects_.at(refs_[key.object]) == key.object;
    Holder holder = is_alive ? holders.of(refs_[key.object]) : Holder{};
    switch (key.kind) {
        case LocationKind::Field:
        case LocationKind::StaticField: {
            FieldHome home = key.kind == LocationKind::Field ? FieldHome::Instance : FieldHome::Statics;
            const program::Field* field = program::field_at(*key.klass, key.position, home);
            location.field = name_of(field);
            location.is_volatile = field != nullptr && field->is_volatile();
            location.is_of_program = field != nullptr && !field->owner->is_trusted;
            return location;
        }
        case LocationKind::Element: location.index = key.position; [[fallthrough]];
        case LocationKind::Thread:
            location.is_of_program =
                holder.field == nullptr || !holder.field->owner->is_trusted || is_lambda_of_program(*holder.field->owner);
            break;
        case LocationKind::Monitor:
            location.is_of_program = !key.klass->is_trusted || key.klass->super == nullptr ||
                                     (holder.field != nullptr && !holder.field->owner->is_trusted);
            break;
        case LocationKind::Lock: {
            // The synchroniser is the lock's own; the program knows the lock.
            if (holder.field == nullptr) break;
            location.class_name = printable(machine_.state().at(holder.object).klass->readable_name());
            holder = of_locks.of(holder.object);
            location.is_of_program = holder.field != nullptr && !holder.field->owner->is_trusted;
            break;
        }
        case LocationKind::Class: break;
    }
    location.field = name_of(holder.field);
    return location;
}

void TraceBuilder::name_everything() {
    std::vector<state::Ref> held, locks;
    for (std::size_t i = 0; i < keys_.size(); ++i)
        if (uses_[i].is_kept() && keys_[i].object != 0) held.push_back(refs_[keys_[i].object]);
    Holders holders(machine_, held);
    for (std::size_t i = 0; i < keys_.size(); ++i)
        if (keys_[i].kind == LocationKind::Lock) locks.push_back(holders.of(refs_[keys_[i].object]).object);
    Holders of_locks(machine_, locks);
    std::vector<std::uint32_t> locations(keys_.size());
    for (std::size_t i = 0; i < keys_.size(); ++i) {
        if (!uses_[i].is_kept()) continue;
        locations[i] = static_cast<std::uint32_t>(trace_.locations.size());
        trace_.locations.push_back(name(keys_[i], holders, of_locks));
    }
    for (const LocatedEvent& step : steps_)
        if (uses_[step.key].is_kept()) trace_.events.push_back({step.thread, step.kind, locations[step.key], statement_of(step)});
    for (std::size_t i = 0; i < machine_.state().thread_count(); ++i)
        trace_.threads.push_back(machine::thread_name(machine_, machine_.state().thread(static_cast<state::ThreadId>(i))));
}

std::uint32_t TraceBuilder::statement_of(const LocatedEvent& step) {
    auto [entry, is_new] = statements_.try_emplace({step.method, step.pc}, static_cast<std::uint32_t>(trace_.statements.size()));
    if (!is_new) return entry->second;
    trace_.statements.push_back(statement_at(step.method, step.pc));
    return entry->second;
}

advice::Trace TraceBuilder::build() {
    name_everything();
    return std::move(trace_);
}

std::optional<advice::Trace> TraceBuilder::build(const races::Race& race) {
    std::optional<std::size_t> manifest = find(race.later, race.location, steps_.size());
    std::optional<std::size_t> source = manifest ? find(race.earlier, race.location, *manifest) : std::nullopt;
    if (!source) return std::nullopt;
    for (std::size_t step : {*source, *manifest}) uses_[steps_[step].key].is_racing = true;
    name_everything();
    trace_.race = race.identity();
    auto place = [&](std::size_t step) {
        advice::RacingAccess access;
        access.event = static_cast<std::uint32_t>(number_of_kept(step));
        access.held_locks = held_at(trace_, access.event);
        return access;
    };
    trace_.source = place(*source);
    trace_.manifest = place(*manifest);
    trace_.threads[static_cast<std::uint32_t>(race.earlier.number)] = race.earlier.thread;
    return std::move(trace_);
}

}  // namespace raceproof::repair
