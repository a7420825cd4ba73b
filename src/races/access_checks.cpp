#include "races/access_checks.h"

#include "races/trust.h"

namespace raceproof::races {

using machine::location_key;
using machine::MemoryEvent;
using memory::Locations;
using memory::Sync;

namespace {

// Atomic*.getPlain, setPlain and the like are what they say, in trusted code too.
bool is_plain_by_name(const program::Method& method) { return method.name.text().ends_with("Plain"); }

}  // namespace

// Only constructors and initialisers write final fields, with exceptions. A deserialised object gets its fields before others get
// it.
bool AccessChecks::is_final(const MemoryEvent& event, const state::Object& object, AccessKind kind) {
    bool writes = kind == AccessKind::Write;
    if (!writes && parts_.learnt.rewritten.empty()) return true;
    std::uint64_t key = location_key(object, event.position);
    bool is_set_late = writes && object.is_shared() && !parts_.detector->is_alone() && !event.method->is_constructor() &&
                       !event.method->is_class_initialiser() && !parts_.is_housekeeping(event);
    if (is_set_late) parts_.learnt.rewritten.add(key);
    return !parts_.learnt.rewritten.contains(key);
}

void AccessChecks::unchecked(const MemoryEvent& event, const state::Object& object, AccessKind kind, std::uint8_t flags) {
    publishes_cache = kind == AccessKind::Write && (flags & AccessPolicy::kCache) && event.method->owner->is_trusted;
    // Handles are read at every access that is made through them.
    bool is_constant = kind == AccessKind::Read && parts_.policy.is_final_of_own_data(object, event.position) &&
                       !parts_.final_fields->has_escaped(event.object);
    if ((flags & AccessPolicy::kFinal) || is_constant || parts_.is_housekeeping(event)) return;
    if ((flags & AccessPolicy::kExempt) && object.is_shared() && !parts_.contention.was_seen()) note_use(event, kind);
    if ((flags & AccessPolicy::kBenign) && object.is_shared()) parts_.learnt.racing.add(location_key(object, event.position));
    if (on_unchecked) on_unchecked(event);
}

void AccessChecks::trusted(const MemoryEvent& event, const program::Class& code, AccessKind kind) {
    const state::Object& object = parts_.machine.state().at(event.object);
    const AccessPolicy::ClassFacts& facts = parts_.policy.of(code);
    bool writes = kind == AccessKind::Write;
    memory::Thread thread = number(event.thread);
    Sync slot{number(event.object), static_cast<std::uint32_t>(event.position)};
    facts.is_relied_on |= object.is_shared();
    if (facts.is_trusted_by_user && object.is_shared() && !parts_.contention.was_seen()) note_use(event, kind);
    if (writes && Trust::is_hand_over(code, *object.klass)) {
        parts_.detector->discard(slot);
        synchronisation_.release(thread, slot);
    }
    if (!writes && Trust::reads_between_fences(code)) synchronisation_.acquire(thread, slot);
    if (on_unchecked) on_unchecked(event);
}

void AccessChecks::plain(const MemoryEvent& event, AccessKind kind) {
    bool writes = kind == AccessKind::Write;
    const state::Object& object = parts_.machine.state().at(event.object);
    std::uint8_t flags = parts_.policy.flags_of(object, event.position);
    if ((flags & AccessPolicy::kFinal) && !is_final(event, object, kind))
        flags &= static_cast<std::uint8_t>(~AccessPolicy::kFinal);
    if ((flags & AccessPolicy::kFinal) && object.is_statics()) return;
    if (flags & AccessPolicy::kUnchecked) return unchecked(event, object, kind, flags);
    bool is_looked_at = parts_.final_fields->has_escaped(event.object) ||
                        (writes && (remembers_everything || parts_.final_fields->is_leaking(*object.klass)));
    if ((flags & AccessPolicy::kFinal) && !is_looked_at) return;
    memory::Thread thread = number(event.thread);
    Locations locations = locations_of(event, object);
    if (parts_.policy.of(*event.method->owner).is_own_code && Trust::is_own_code(*event.method)) {
        // A cache of handles in an array: what it refers to does not change any more.
        publishes_cache = writes && parts_.policy.of(*event.method->owner).accesses_for_callers;
        return;
    }
    const program::Method& method = parts_.policy.accessor(event);
    const AccessPolicy::ClassFacts& code = parts_.policy.of(*method.owner);
    if (parts_.is_housekeeping(event)) return;
    if (code.is_trusted_code && !is_plain_by_name(method)) return trusted(event, *method.owner, kind);
    if (!parts_.contention.was_seen() && object.is_shared()) note_use(event, kind);
    if (parts_.heuristic_value) {
        auto reach = object.is_shared() ? HeuristicValue::Reach::Shared : HeuristicValue::Reach::OneThread;
        writes ? parts_.heuristic_value->write(locations, reach) : parts_.heuristic_value->read(locations, reach);
    }
    std::uint64_t key = location_key(object, event.position);
    if (flags & AccessPolicy::kVolatile) parts_.learnt.atomic.add(key);
    if (!writes && object.is_shared() && parts_.optimistic_reads->is_speculative(event.thread))
        return read_optimistically(event, locations, key);
    bool is_atomic_too = remembers_everything || parts_.learnt.atomic.contains(key);
    if (is_atomic_too) compare_with_atomic(event, kind, locations, key);
    if (!writes && !is_atomic_too && !parts_.learnt.written.contains(key)) {
        std::span<const memory::Race> races = parts_.detector->check_read(thread, locations);
        if (!races.empty()) found_.report(event, races, found_.site_of(event));
        return;
    }
    if (writes && object.is_shared()) parts_.learnt.written.add(key);
    memory::Site site = found_.site_of(event);
    std::span<const memory::Race> races =
        writes ? parts_.detector->write(thread, locations, site) : parts_.detector->read(thread, locations, site);
    if (!races.empty()) found_.report(event, races, site);
}

void AccessChecks::compare_with_atomic(const MemoryEvent& event, AccessKind kind, Locations locations, std::uint64_t key) {
    using PlainAccess = memory::Detector::PlainAccess;
    // What nobody else knows yet, nobody else has accessed.
    if (!parts_.machine.state().at(event.object).is_shared()) return;
    parts_.learnt.mixed.add(key);
    std::span<const memory::Race> races = parts_.detector->check_atomic(
        number(event.thread), locations, kind == AccessKind::Write ? PlainAccess::Write : PlainAccess::Read);
    if (!races.empty()) found_.report(event, races, found_.site_of(event));
}

void AccessChecks::atomic(const MemoryEvent& event) {
    bool writes = machine::writes(event.kind);
    AccessKind kind = writes ? AccessKind::Write : AccessKind::Read;
    using Memory = memory::Detector::Memory;
    const state::Object& object = parts_.machine.state().at(event.object);
    std::uint8_t flags = parts_.policy.flags_of(object, event.position);
    if ((flags & AccessPolicy::kFinal) && is_final(event, object, kind))
        return;  // reflection writes them as if they were volatile
    if ((flags & AccessPolicy::kUnchecked) ||
        ((flags & AccessPolicy::kVolatile) && !remembers_everything && parts_.learnt.atomic.empty()))
        return;
    std::uint64_t key = location_key(object, event.position);
    if (!(flags & AccessPolicy::kVolatile)) {
        const AccessPolicy::ClassFacts& code = parts_.policy.of(*parts_.policy.accessor(event).owner);
        if (code.is_own_code || (code.is_trusted_code && !code.is_of_atomics)) return;
        parts_.learnt.atomic.add(key);
    }
    if (!remembers_everything && !parts_.learnt.atomic.contains(key)) return;
    // A read matters to plain writes that come later, a write to all plain accesses.
    bool is_remembered =
        remembers_everything || (parts_.learnt.mixed.contains(key) && (writes || parts_.learnt.written.contains(key)));
    memory::Site site = found_.site_of(event);
    memory::Thread thread = number(event.thread);
    Locations locations = locations_of(event, object);
    Memory memory = is_remembered ? Memory::Kept : Memory::Compared;
    std::span<const memory::Race> races = writes ? parts_.detector->atomic_write(thread, locations, site, memory)
                                                 : parts_.detector->atomic_read(thread, locations, site, memory);
    if (!races.empty()) found_.report(event, races, site);
}

void AccessChecks::read_optimistically(const MemoryEvent& event, Locations locations, std::uint64_t key) {
    memory::Thread thread = number(event.thread);
    bool is_atomic_too = remembers_everything || parts_.learnt.atomic.contains(key);
    bool is_remembered = is_atomic_too || parts_.learnt.written.contains(key);
    if (!is_remembered && parts_.detector->check_read(thread, locations).empty()) return;
    // What is read before the stamp is found invalid need not fit together: accesses to it must be scheduling points.
    parts_.learnt.racing.add(key);
    memory::Site site = found_.site_of(event);
    memory::Thread section = parts_.optimistic_reads->section_of(event.thread);
    for (const memory::Race& race : parts_.detector->optimistic_read(thread, section, locations, site))
        parts_.optimistic_reads->add_race(section, found_.record(event, race, site));
    if (!is_atomic_too) return;
    parts_.learnt.mixed.add(key);
    for (const memory::Race& race : parts_.detector->check_atomic(thread, locations, memory::Detector::PlainAccess::Read))
        parts_.optimistic_reads->add_race(section, found_.record(event, race, site));
}

void AccessChecks::note_use(const MemoryEvent& event, AccessKind kind) {
    std::uint64_t thread_name = parts_.machine.state().thread(event.thread).name;
    // An array counts as a whole: an access may be to many of its elements.
    std::uint64_t position = parts_.machine.state().at(event.object).is_array() ? 0 : event.position;
    parts_.contention.note_use(parts_.shared_name(event.object), position, thread_name, kind);
}

// A variable that is not volatile may be used in other modes by some, and plainly by others.
void AccessChecks::note_other_mode(const MemoryEvent& event) {
    machine::AccessMode mode = mode_of(event.kind);
    if (mode == machine::AccessMode::None || mode == machine::AccessMode::Plain) return;
    const state::Object& object = parts_.machine.state().at(event.object);
    bool concerns = object.is_shared() &&
                    !(parts_.policy.flags_of(object, event.position) & (AccessPolicy::kUnchecked | AccessPolicy::kVolatile)) &&
                    !parts_.is_housekeeping(event);
    if (concerns)
        note_use(event, mode == machine::AccessMode::Atomic || writes(event.kind) ? AccessKind::Write : AccessKind::Read);
}

}  // namespace raceproof::races
