#include "explore/machine_system.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <utility>

#include "base/verify.h"
#include "findings/lock_cycle.h"
#include "search/follow.h"

namespace raceproof::explore {

using machine::OperationKind;
using machine::PendingOperation;
using machine::StopKind;
using search::Outcome;
using search::Step;
using state::Thread;
using state::ThreadId;

MachineSystem::MachineSystem(machine::Machine& machine, const SystemOptions& options, races::RaceDetection* detection)
    : machine_(machine), options_(options), detection_(detection) {
    machine_.clocks.time_passes =
        options.time_outs == schedules::TimeOuts::Any ? machine::TimePasses::AtAnyPoint : machine::TimePasses::WhenIdle;
    commit_step();
}

void MachineSystem::commit_step() {
    machine_.state().commit_step(state::Collect::Yes);
    if (detection_ != nullptr) detection_->end_step();
    if (!options_.verifies_sharing) return;
    VERIFY(machine_.state().sharing().is_closed(), "should count everything that a shared object refers to as shared");
    VERIFY(machine_.state().collector().counts().are_right(), "should know how many references each object has");
}

namespace {

// The one that can happen without waiting for time to pass, if there is exactly one.
std::optional<std::uint32_t> only_alternative_now(const PendingOperation& pending) {
    std::uint64_t possible = pending.time_out ? pending.enabled & ~(std::uint64_t{1} << *pending.time_out) : pending.enabled;
    if (pending.kind == OperationKind::None || !std::has_single_bit(possible)) return std::nullopt;
    return static_cast<std::uint32_t>(std::countr_zero(possible));
}

Step as_searched(const machine::ScheduleStep& step) { return {static_cast<std::uint32_t>(step.thread), step.alternative}; }

Hash128 with_label(Hash128 state, Hash128 label) {
    return state + Hash128{mix64(label.low, label.high), mix64(label.high, ~label.low)};
}

}  // namespace

Hash128 MachineSystem::fingerprint() {
    Hash128 hash = machine_.state().hash();
    return detection_ == nullptr ? hash : with_label(hash, detection_->label());
}

Hash128 MachineSystem::fingerprint_beside_accesses() {
    Hash128 hash = machine_.state().hash();
    return detection_ == nullptr ? hash : with_label(hash, detection_->incomparable_label());
}

std::string MachineSystem::contents() {
    std::string state = machine_.state().dump();
    if (detection_ == nullptr) return state;
    Hash128 label = detection_->label();
    return fmt::format("{}\n{:x} {:x}", state, label.low, label.high);
}

void MachineSystem::push_mark() { marks_.push_back(machine_.state().mark()); }

void MachineSystem::undo() {
    machine_.state().undo_to(marks_.back());
    if (detection_ != nullptr) detection_->on_undone();
}

void MachineSystem::watch_effects() {
    using enum StepEffects::PlainAccessesAre;
    effects_ = std::make_unique<StepEffects>(machine_, detection_ != nullptr ? Checked : Unchecked);
    if (detection_ != nullptr)
        detection_->accesses().on_unchecked = [this](const machine::MemoryEvent& event) { effects_->on_unchecked(event); };
}

void MachineSystem::ignore_effects() {
    effects_.reset();
    if (detection_ != nullptr) detection_->accesses().on_unchecked = nullptr;
}

void MachineSystem::effects(search::Effects& effects) { effects = effects_->last(); }

void MachineSystem::blocked(std::vector<search::Blocked>& blocked) {
    state::State& state = machine_.state();
    for (std::uint32_t i = 0; i < state.thread_count(); ++i) {
        Thread& thread = state.thread(static_cast<ThreadId>(i));
        if (thread.depth == 0) continue;
        PendingOperation pending = machine_.pending(thread);
        bool can_go_on = options_.time_outs == schedules::TimeOuts::Any ? schedules::enabled_at_any_time(machine_, pending) != 0
                                                                        : pending.is_enabled_now();
        if (!can_go_on) blocked.push_back({i, effects_->accesses_of(thread, pending)});
    }
}

void MachineSystem::enabled(std::vector<Step>& steps) {
    steps.clear();
    if (options_.time_outs == schedules::TimeOuts::Any)
        schedules::for_each_step_at_any_time(
            machine_, [&](const machine::ScheduleStep& step, auto&) { steps.push_back(as_searched(step)); });
    else
        add_quiescent(steps);
    has_started_threads_ |= machine_.state().thread_count() > 1;
}

// Steps that need no time to pass, and the earliest time-outs if no thread with such a step gets anywhere by itself.
void MachineSystem::add_quiescent(std::vector<Step>& steps) {
    schedules::EarliestTimeOuts earliest;
    schedules::for_each_step_now(machine_, earliest,
                                 [&](const machine::ScheduleStep& step, auto&) { steps.push_back(as_searched(step)); });
    if (earliest.steps().empty() || !are_idle(steps)) return;
    for (const machine::ScheduleStep& step : earliest.steps()) steps.push_back(as_searched(step));
    std::sort(steps.begin(), steps.end(), [](const Step& one, const Step& other) {
        return std::pair(one.thread, one.alternative) < std::pair(other.thread, other.alternative);
    });
}

bool MachineSystem::are_idle(const std::vector<Step>& steps) {
    // Who has a choice does something else, sooner or later.
    for (std::size_t i = 1; i < steps.size(); ++i)
        if (steps[i].thread == steps[i - 1].thread) return false;
    return std::all_of(steps.begin(), steps.end(), [this](const Step& step) { return comes_back(step); });
}

// What was seen on the way is forgotten, but for what the search must learn sooner or later.
bool MachineSystem::comes_back(const Step& step) {
    constexpr int kMostSteps = 64;
    Thread& thread = machine_.state().thread(static_cast<ThreadId>(step.thread));
    Hash128 start = machine_.state().hash();
    machine::Stop stop = last_stop_;
    std::optional<findings::Finding> failure = failure_;
    std::uint32_t last_thread = last_thread_;
    search::Effects last_effects = effects_ == nullptr ? search::Effects{} : effects_->last();
    std::optional<races::RaceDetection::Found> found;
    if (detection_ != nullptr) found = detection_->take_found();
    push_mark();
    bool is_back = false;
    std::optional<std::uint32_t> alternative = step.alternative;
    for (int taken = 0; taken < kMostSteps && alternative && !is_back; ++taken) {
        Outcome outcome = take({step.thread, *alternative});
        if (outcome != Outcome::Running && outcome != Outcome::Notable) break;
        is_back = machine_.state().hash() == start;
        alternative = only_alternative_now(machine_.pending(thread));
    }
    undo();
    pop_mark();
    last_stop_ = stop;
    failure_ = std::move(failure);
    last_thread_ = last_thread;
    if (effects_ != nullptr) effects_->restore(std::move(last_effects));
    if (detection_ != nullptr) detection_->restore(std::move(*found));
    return is_back;
}

// The clock does not stand still, however often a thread looks at it.
bool MachineSystem::is_due_sometime(const Step& step) {
    PendingOperation pending = machine_.pending(machine_.state().thread(static_cast<ThreadId>(step.thread)));
    return pending.kind == OperationKind::LookAtClock && pending.time_out == step.alternative;
}

std::optional<search::Access> MachineSystem::operation(const Step& step) {
    PendingOperation pending = machine_.pending(machine_.state().thread(static_cast<ThreadId>(step.thread)));
    if (pending.object == state::kNull) return std::nullopt;
    bool accesses = machine::accesses_memory(pending.kind);
    std::uint64_t position = accesses ? pending.position : machine::kMonitorPosition;
    bool writes = !accesses || machine::may_write(pending.kind);
    return search::Access{mix64(static_cast<std::uint64_t>(pending.object), position),
                          writes ? search::AccessMode::Write : search::AccessMode::Read};
}

Outcome MachineSystem::take(const Step& step) {
    Thread& thread = machine_.state().thread(static_cast<ThreadId>(step.thread));
    PendingOperation pending = machine_.pending(thread);
    bool times_out = pending.time_out == step.alternative;
    schedules::prepare_step(machine_, thread, pending, step.alternative, options_.when_alone);
    if (effects_ != nullptr) effects_->begin(thread, pending, step.alternative, options_.time_outs);
    if (detection_ != nullptr) detection_->begin_step(thread.id);
    // Clocks that have passed on may have moved the deadline. Nothing else has changed since the operation was looked at.
    if (pending.time_out) pending = machine_.pending(thread);
    last_stop_ = machine_.step(thread, pending, step.alternative, options_.stretch);
    // What the thread stands before now. Clocks that are rewound may move its deadline, nothing else.
    pending = machine_.pending(thread);
    if (effects_ != nullptr) effects_->end(thread, pending);
    last_thread_ = step.thread;
    if (times_out || thread.status.measures_at_depth != 0)
        machine_.clocks.rewind(options_.time_outs == schedules::TimeOuts::Any ? machine::ClocksAre::Apart
                                                                              : machine::ClocksAre::Compared);
    if (detection_ != nullptr && last_stop_.kind == StopKind::Exit) detection_->on_exit(thread.id);
    bool races = detection_ != nullptr && detection_->has_races();
    // Told before the step is committed: the exception may be garbage already.
    failure_.reset();
    if (last_stop_.uncaught != machine::kNull) failure_ = findings::failure_of(machine_, thread, last_stop_.uncaught);
    bool is_wrong = races || failure_;
    switch (last_stop_.kind) {
        case StopKind::Exit: return is_wrong ? Outcome::Violation : Outcome::Ended;
        case StopKind::GivenUp: return Outcome::GivenUp;
        case StopKind::Unsupported: return Outcome::Unsupported;
        case StopKind::Ended:
            if (step.thread == 0) return is_wrong ? Outcome::Violation : Outcome::Ended;  // it waits for all others
            break;
        case StopKind::Failed:
        case StopKind::Budget:
        case StopKind::Pending:
        case StopKind::Blocked: break;
    }
    if (is_wrong && options_.stops_at_violations) return Outcome::Violation;
    commit_step();
    bool is_locked_out = pending.kind == OperationKind::MonitorEnter && !pending.is_enabled();
    bool closes_cycle = is_locked_out && !findings::lock_cycle(machine_, thread.id).empty();
    return is_wrong || closes_cycle ? Outcome::Notable : Outcome::Running;
}

std::vector<findings::Finding> MachineSystem::violations() {
    std::vector<findings::Finding> findings;
    if (detection_ != nullptr)
        for (races::Race& race : detection_->take_races()) findings.push_back(findings::data_race(std::move(race)));
    Thread& thread = machine_.state().thread(static_cast<ThreadId>(last_thread_));
    if (failure_) findings.push_back(*failure_);
    bool stands = last_stop_.kind == StopKind::Pending || last_stop_.kind == StopKind::Blocked;
    if (std::vector<ThreadId> stuck; stands && !(stuck = findings::lock_cycle(machine_, thread.id)).empty())
        findings.push_back(findings::partial_deadlock_of(machine_, stuck));
    return findings;
}

void MachineSystem::prepare_for(const findings::Finding& finding) {
    if (finding.visibility != nullptr) machine_.visibility = *finding.visibility;
    // A detector that does not remember everything remembers what it knows to matter: the path itself tells, and what it tells
    // may show more.
    if (detection_ == nullptr || detection_->accesses().remembers_everything) return;
    do {
        detection_->adopt_what_was_learnt();
        push_mark();
        search::follow(*this, finding.path, [this](const Step& step) {
            take(step);
            return true;
        });
        undo();
        pop_mark();
        detection_->take_races();
    } while (detection_->has_outgrown_the_search());
}

findings::Finding MachineSystem::deadlock() { return findings::deadlock_of(machine_); }

findings::Finding MachineSystem::livelock(std::vector<findings::Position> positions) {
    return findings::livelock_of(machine_, std::move(positions));
}

findings::Position MachineSystem::position(std::uint32_t thread) {
    return findings::position_of(machine_, machine_.state().thread(static_cast<ThreadId>(thread)));
}

}  // namespace raceproof::explore
