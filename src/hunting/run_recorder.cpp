#include "hunting/run_recorder.h"

#include <algorithm>

#include "base/hash128.h"
#include "machine/housekeeping.h"
#include "machine/places.h"
#include "races/detection_parts.h"

namespace raceproof::hunting {

using machine::MemoryEvent;
using machine::MemoryEventKind;
using prediction::EventKind;

void RunRecorder::on_event(const MemoryEvent& event) {
    using enum MemoryEventKind;
    if (trace_.events.size() >= most_) return;
    if (machine::is_housekeeping(event, machine_.state().thread(event.thread))) return;
    if (event.kind == Start) return add(event, EventKind::Fork, event.position);
    if (event.kind == Lock || event.kind == Unlock) {
        if (!machine::is_lock_of_thread_class(event) && follows(event))
            add(event, event.kind == Lock ? EventKind::Acquire : EventKind::Release, static_cast<std::uint64_t>(event.object));
        return;
    }
    if (is_access(event.kind)) add_access(event);
}

bool RunRecorder::follows(const MemoryEvent& event) {
    if (event.kind == MemoryEventKind::Lock) return holders_.try_emplace(event.object, event.thread).second;
    auto held = holders_.find(event.object);
    if (held == holders_.end() || held->second != event.thread) return false;
    holders_.erase(held);
    return true;
}

void RunRecorder::add_access(const MemoryEvent& event) {
    const state::Object& object = machine_.state().at(event.object);
    if (!object.is_shared()) return;
    memory::Locations locations = races::locations_of(event, object);
    for (std::uint32_t position = locations.from; position < locations.to; ++position) {
        std::uint64_t target = mix64(static_cast<std::uint64_t>(event.object), position);
        if (reads(event.kind)) add(event, EventKind::Read, target);
        if (writes(event.kind)) add(event, EventKind::Write, target);
    }
}

void RunRecorder::add(const MemoryEvent& event, EventKind kind, std::uint64_t target) {
    trace_.events.push_back({.thread = static_cast<std::uint32_t>(event.thread),
                             .kind = kind,
                             .target = target,
                             .site = number_of_site(event),
                             .is_plain = mode_of(event.kind) == machine::AccessMode::Plain});
    steps_.push_back(step_);
    bool synchronises = !prediction::is_access(trace_.events.back()) || !trace_.events.back().is_plain;
    if (!synchronises || event.method == nullptr || !event.method->owner->is_trusted) return;
    const state::Frame* caller = machine::top_frame_of_program(machine_.state().thread(event.thread));
    if (caller != nullptr) in_program_[static_cast<std::uint32_t>(trace_.events.size() - 1)] = {caller->method, caller->pc};
}

RunRecorder::Site RunRecorder::site_in_program(std::uint32_t event) const {
    const Site& site = site_of(event);
    if (site.method == nullptr || !site.method->owner->is_trusted) return site;
    auto known = in_program_.find(event);
    return known == in_program_.end() ? Site{nullptr, 0} : known->second;
}

bool RunRecorder::is_of_lock(std::uint32_t event) const {
    const program::Method* method = site_of(event).method;
    return method != nullptr && method->owner->name.text().starts_with("java/util/concurrent/locks/");
}

std::uint32_t RunRecorder::first_of_step(std::uint64_t step) const {
    return static_cast<std::uint32_t>(std::ranges::lower_bound(steps_, step) - steps_.begin());
}

std::uint64_t RunRecorder::number_of_site(const MemoryEvent& event) {
    auto [entry, is_new] = numbers_.try_emplace(mix64(reinterpret_cast<std::uintptr_t>(event.method), event.pc), sites_.size());
    if (is_new) sites_.push_back({event.method, event.pc});
    return entry->second;
}

}  // namespace raceproof::hunting
