#include "hunting/guided_system.h"

#include <algorithm>

#include "races/detection_parts.h"

namespace raceproof::hunting {

using search::Outcome;
using search::Step;

GuidedSystem::GuidedSystem(explore::MachineSystem& system, const Suspicion& suspicion, const Guidance& guidance)
    : system_(system), suspicion_(suspicion), guidance_(guidance), listening_(system.machine().events, *this) {
    system_.watch_effects();
}

void GuidedSystem::on_event(const machine::MemoryEvent& event) {
    if (event.thread == suspicion_.first.thread || !is_access(event.kind)) return;
    if (!conflict(suspicion_.first.kind, writes(event.kind) ? AccessKind::Write : AccessKind::Read)) return;
    state::State& state = system_.machine().state();
    memory::Locations locations = races::locations_of(event, state.at(event.object));
    std::uint32_t position = suspicion_.location.position;
    has_met_ |=
        locations.from <= position && position < locations.to && name_of(state, {event.object, position}) == suspicion_.name;
}

void GuidedSystem::enabled(std::vector<Step>& steps) {
    system_.enabled(steps);
    std::erase_if(steps, [this](const Step& step) { return is_left_out(step.thread); });
    if (!guidance_.has_hint) return;
    auto is_second = [this](const Step& step) { return step.thread == static_cast<std::uint32_t>(suspicion_.second.thread); };
    std::ranges::stable_partition(steps, is_second);
}

void GuidedSystem::blocked(std::vector<search::Blocked>& blocked) {
    system_.blocked(blocked);
    std::erase_if(blocked, [this](const search::Blocked& one) { return is_left_out(one.thread); });
}

Outcome GuidedSystem::take(const Step& step) {
    found_.clear();
    has_met_ = false;
    Outcome outcome = system_.take(step);
    if (watches_effects_) {
        effects_.clear();
        system_.effects(effects_);
    }
    if (outcome == Outcome::Notable || outcome == Outcome::Violation)
        for (findings::Finding& finding : system_.violations()) found_.push_back({std::move(finding), {}});
    if (outcome != Outcome::Running && outcome != Outcome::Notable) return outcome;
    if (has_met_ && !guidance_.includes_first_thread) complete();
    return found_.empty() ? Outcome::Running : Outcome::Notable;
}

void GuidedSystem::complete() {
    std::vector<Step> steps;
    system_.enabled(steps);
    for (const Step& step : steps) {
        if (!is_left_out(step.thread)) continue;
        system_.push_mark();
        Outcome outcome = system_.take(step);
        if (outcome == Outcome::Notable || outcome == Outcome::Violation)
            for (findings::Finding& finding : system_.violations()) found_.push_back({std::move(finding), {step}});
        system_.undo();
        system_.pop_mark();
    }
}

}  // namespace raceproof::hunting
