#include "findings/recorder.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/hash128.h"
#include "base/text.h"
#include "findings/step_events.h"
#include "machine/housekeeping.h"
#include "machine/natives/support.h"
#include "machine/places.h"

namespace raceproof::findings {

using machine::MemoryEvent;
using machine::MemoryEventKind;
using machine::OperationKind;
using state::Frame;
using state::Ref;
using state::Thread;
using state::ThreadId;

namespace {

constexpr std::uint64_t kMonitor = UINT64_MAX, kLife = UINT64_MAX - 1, kInitialisation = UINT64_MAX - 2;

constexpr std::string_view kOwnableSynchronizer = "java/util/concurrent/locks/AbstractOwnableSynchronizer";

// "ReentrantLock$NonfairSync#2" -> "ReentrantLock#2": a lock keeps its state in a synchroniser that is nested in it.
std::string name_of_lock(std::string synchroniser) {
    std::size_t end = std::min(synchroniser.find('#'), synchroniser.size()), nested = synchroniser.find('$');
    bool is_nested = nested < end && std::string_view(synchroniser).substr(0, end).ends_with("Sync");
    return is_nested ? synchroniser.erase(nested, end - nested) : synchroniser;
}

// Where in a thread's stack an operation happens: the topmost frame of the program, and the JDK's method that it calls.
struct Standing {
    const Frame* program = nullptr;
    const Frame* callee = nullptr;

    static Standing of(const Thread& thread) {
        Standing standing;
        for (std::uint32_t i = thread.depth; i-- > 0;) {
            const Frame& frame = thread.frames[i];
            if (machine::is_of_program(frame)) {
                standing.program = &frame;
                return standing;
            }
            bool has_name = !frame.method->is_hidden_frame && !frame.method->owner->is_synthetic;
            if (has_name) standing.callee = &frame;
        }
        return {};
    }
    std::string call() const {
        if (program == nullptr || callee == nullptr) return "";
        const program::Method& method = *callee->method;
        return fmt::format("{}.{}", ObjectNames::short_name(*method.owner), printable(method.name.text()));
    }
};

// Is the event what the operation itself does to memory?
bool belongs_to(MemoryEventKind event, OperationKind operation) {
    using enum MemoryEventKind;
    switch (operation) {
        case OperationKind::MonitorEnter:
        case OperationKind::WaitResume: return event == Lock;
        case OperationKind::MonitorExit:
        case OperationKind::Wait: return event == Unlock;
        case OperationKind::ThreadStart: return event == Start;
        case OperationKind::Begin: return event == Begin;
        case OperationKind::ThreadEnd: return event == End;
        case OperationKind::PlainRead: return event == PlainRead;
        case OperationKind::PlainWrite: return event == PlainWrite;
        case OperationKind::VolatileRead: return event == VolatileRead;
        case OperationKind::VolatileWrite: return event == VolatileWrite;
        case OperationKind::OpaqueRead: return event == OpaqueRead;
        case OperationKind::OpaqueWrite: return event == OpaqueWrite;
        case OperationKind::AcquireRead: return event == AcquireRead;
        case OperationKind::ReleaseWrite: return event == ReleaseWrite;
        case OperationKind::AtomicUpdate: return event >= UpdatePlain && event <= FailedUpdateVolatile;
        case OperationKind::BulkAccess: return event == PlainRead || event == PlainWrite;
        case OperationKind::ClassInitialise: return event == ClassSeenInitialised;
        case OperationKind::None:
        case OperationKind::Continue:
        case OperationKind::Join:
        case OperationKind::AwaitThreads:
        case OperationKind::Notify:
        case OperationKind::NotifyAll:
        case OperationKind::Fence:
        case OperationKind::Park:
        case OperationKind::Acquire:
        case OperationKind::Unpark:
        case OperationKind::Sleep:
        case OperationKind::Yield:
        case OperationKind::LookAtClock:
        case OperationKind::Interrupt:
        case OperationKind::ObserveThread:
        case OperationKind::Intern:
        case OperationKind::DefineClass:
        case OperationKind::FindClass:
        case OperationKind::ProgramEnd:
        case OperationKind::Fail:
        case OperationKind::Choose: return false;
    }
    return false;
}

bool is_event_of(const machine::PendingOperation& operation, const MemoryEvent& event) {
    if (!belongs_to(event.kind, operation.kind)) return false;
    if (operation.kind == OperationKind::BulkAccess) return event.object == operation.object || event.object == operation.source;
    if (!is_access(event.kind)) return event.object == operation.object || operation.object == state::kNull;
    return event.object == operation.object && event.position == operation.position;
}

// The operation that an access within a step would be.
OperationKind operation_of(MemoryEventKind kind) {
    using enum MemoryEventKind;
    switch (kind) {
        case PlainRead: return OperationKind::PlainRead;
        case PlainWrite: return OperationKind::PlainWrite;
        case OpaqueRead: return OperationKind::OpaqueRead;
        case OpaqueWrite: return OperationKind::OpaqueWrite;
        case AcquireRead: return OperationKind::AcquireRead;
        case ReleaseWrite: return OperationKind::ReleaseWrite;
        case VolatileRead: return OperationKind::VolatileRead;
        case VolatileWrite: return OperationKind::VolatileWrite;
        case UpdatePlain:
        case UpdateAcquire:
        case UpdateRelease:
        case UpdateVolatile:
        case FailedUpdatePlain:
        case FailedUpdateAcquire:
        case FailedUpdateRelease:
        case FailedUpdateVolatile: return OperationKind::AtomicUpdate;
        case AcquireFence:
        case ReleaseFence:
        case FullFence:
        case Lock:
        case Unlock:
        case Start:
        case Begin:
        case End:
        case AllEnded:
        case ClassInitialised:
        case ClassSeenInitialised:
        case New:
        case Freeze: return OperationKind::None;
    }
    return OperationKind::None;
}

}  // namespace

TraceEvent TraceRecorder::event_by(Thread& thread) {
    Standing standing = Standing::of(thread);
    TraceEvent event;
    event.step = step_;
    event.thread = static_cast<std::uint32_t>(thread.id);
    event.thread_name = machine::thread_name(machine_, thread);
    if (thread.depth > 0) event.inner = machine::place_of(thread.top());
    if (standing.program != nullptr) event.place = machine::place_of(*standing.program);
    event.call = standing.call();
    return event;
}

void TraceRecorder::begin_step(const search::Step& step) {
    step_ = steps_++;
    Thread& thread = machine_.state().thread(static_cast<ThreadId>(step.thread));
    TraceEvent event = event_by(thread);
    event.begins_step = true;
    event.alternative = step.alternative;
    event.context_switch = last_ && last_->thread != step.thread;
    Standing standing = Standing::of(thread);
    event.operation = pending_operation(machine_, thread, step.alternative, standing.program, names_);
    call_ = {};
    if (standing.program != nullptr && standing.callee != nullptr)
        call_ = {standing.program, standing.program->pc, standing.callee->method};
    trace_.events.push_back(std::move(event));
    last_ = step;
    open_operation_ = machine_.pending(thread);
    note_owned_lock(open_operation_->object);
}

void TraceRecorder::end_step() {
    note_written_value();
    tell_locks();
    open_operation_.reset();
    const Thread& thread = machine_.state().thread(static_cast<ThreadId>(last_->thread));
    if (call_.callee == nullptr) return;
    Standing now = Standing::of(thread);
    bool goes_on = now.program == call_.program && now.program->pc == call_.pc && now.callee != nullptr &&
                   now.callee->method == call_.callee;
    for (auto event = trace_.events.rbegin(); event != trace_.events.rend() && event->step == step_; ++event)
        if (event->begins_step) event->returned = !goes_on;
}

void TraceRecorder::watch(const races::RaceLocation& location, std::optional<std::size_t> allocation) {
    watched_allocation_ = allocation;
    watched_length_ = location.length;
    // Until it is allocated there is nothing to watch.
    watched_ = {allocation ? state::kNull : location.object, location.position};
}

void TraceRecorder::note_allocation(const MemoryEvent& event, const Thread& thread) {
    if (watched_ && watched_allocation_ == allocation_count_) {
        watched_->first = event.object;
        allocated_at_ = machine::place_in_program(thread);
    }
    allocations_[event.object] = allocation_count_++;
}

bool TraceRecorder::is_watched(const MemoryEvent& event) const {
    return watched_ && is_access(event.kind) && event.object == watched_->first &&
           event.position < watched_->second + watched_length_ &&
           watched_->second < event.position + std::max<std::uint64_t>(event.length, 1);
}

void TraceRecorder::on_event(const MemoryEvent& event) {
    note_written_value();
    Thread& thread = machine_.state().thread(event.thread);
    if (acquires(event.kind) || releases(event.kind)) note_owned_lock(event.object);
    // Also if it is no event of the trace: those before it must not look as if they held what it locks, or no more what it
    // unlocks.
    bool is_of_step = open_operation_ && is_event_of(*open_operation_, event);
    bool changes_locks = event.kind == MemoryEventKind::Lock || event.kind == MemoryEventKind::Unlock;
    if (changes_locks && !is_of_step) tell_locks(&event);
    if (event.kind == MemoryEventKind::New) note_allocation(event, thread);
    if (event.kind == MemoryEventKind::Start) started_[static_cast<ThreadId>(event.position)] = machine::place_in_program(thread);
    bool watched = is_watched(event);
    bool is_of_class_of_library = event.klass != nullptr && event.klass->is_trusted;
    bool synchronises = (acquires(event.kind) || releases(event.kind)) && !is_of_class_of_library &&
                        !machine::is_lock_of_thread_class(event) && !machine::is_housekeeping(event, thread);
    if (!watched && !synchronises) return;
    std::size_t number = number_of(event);
    if (watched) record_access(event, number);
    if (synchronises) synchronise(event, number);
}

std::size_t TraceRecorder::number_of(const MemoryEvent& event) {
    Thread& thread = machine_.state().thread(event.thread);
    TraceEvent& last = trace_.events.back();
    if (open_operation_ && last.begins_step && last.thread == static_cast<std::uint32_t>(event.thread) &&
        is_event_of(*open_operation_, event)) {
        last.memory = event.kind;
        open_operation_.reset();
        return trace_.events.size() - 1;
    }
    tell_locks();
    TraceEvent made = event_by(thread);
    made.memory = event.kind;
    bool is_location = is_access(event.kind);
    made.operation.kind = operation_of(event.kind);
    if (is_location) {
        TypedLocation location = TypedLocation::of(machine_, event.object, event.position);
        made.operation.target = names_.location(location, Standing::of(thread).program);
    } else if (event.object != state::kNull) {
        made.operation.object = names_.name(event.object);
        made.operation.target = ObjectNames::short_name(*machine_.state().at(event.object).klass);
    } else if (event.klass != nullptr) {
        made.operation.target = ObjectNames::short_name(*event.klass);
    }
    trace_.events.push_back(std::move(made));
    return trace_.events.size() - 1;
}

void TraceRecorder::record_access(const MemoryEvent& event, std::size_t number) {
    TraceEvent& access = trace_.events[number];
    access.is_access_to_race = true;
    const Thread& thread = machine_.state().thread(event.thread);
    for (Ref monitor : machine::monitors_held_by(machine_, thread)) access.holds.push_back(names_.name(monitor));
    TypedLocation location = TypedLocation::of(machine_, watched_->first, watched_->second);
    access.operation.target = names_.location(location, Standing::of(thread).program);
    if (writes(event.kind))
        write_without_value_ = number;
    else
        access.operation.value = names_.value(location.value(), location.type);
}

// A write is told before it is done.
void TraceRecorder::note_written_value() {
    if (!write_without_value_) return;
    TypedLocation location = TypedLocation::of(machine_, watched_->first, watched_->second);
    trace_.events[*write_without_value_].operation.value = names_.value(location.value(), location.type);
    write_without_value_.reset();
}

void TraceRecorder::note_owned_lock(Ref object) {
    if (object == state::kNull || step_ < first_step_with_locks_) return;
    const state::Object& lock = machine_.state().at(object);
    if ((lock.flags & state::object_flags::kYoung) != 0) return;  // may be gone, with its memory, at the end of the step
    const program::Class* klass = lock.klass;
    while (klass != nullptr && klass->name.text() != kOwnableSynchronizer) klass = klass->super;
    bool is_known = std::find(owned_locks_.begin(), owned_locks_.end(), object) != owned_locks_.end();
    if (klass != nullptr && !is_known) owned_locks_.push_back(object);
}

std::vector<std::string> TraceRecorder::locks_of(const Thread& thread, const MemoryEvent* next) {
    std::vector<Ref> monitors = machine::monitors_held_by(machine_, thread);
    if (next != nullptr && next->thread == thread.id) {
        // A lock is told when it is held already; an unlock at a return when the frame that shows the monitor has gone.
        std::erase(monitors, next->object);
        if (next->kind == MemoryEventKind::Unlock) monitors.push_back(next->object);
    }
    std::vector<std::string> locks;
    for (Ref monitor : monitors) {
        std::string name = names_.name(monitor);
        if (std::find(locks.begin(), locks.end(), name) == locks.end()) locks.push_back(std::move(name));
    }
    for (Ref lock : owned_locks_) {
        Ref owner =
            state::as_ref(machine::natives::field_value(machine_.state().at(lock), "exclusiveOwnerThread", "Ljava/lang/Thread;"));
        if (owner != state::kNull && owner == thread.status.java_thread) locks.push_back(name_of_lock(names_.name(lock)));
    }
    return locks;
}

// An event is told before it takes effect: what its thread holds after it shows when the next one comes.
void TraceRecorder::tell_locks(const MemoryEvent* next) {
    for (; without_locks_ < trace_.events.size(); ++without_locks_) {
        TraceEvent& event = trace_.events[without_locks_];
        if (event.step < first_step_with_locks_) continue;
        std::vector<std::string> locks = locks_of(machine_.state().thread(static_cast<ThreadId>(event.thread)), next);
        // The slot that shows a monitor may be used for something else by then.
        const std::string& object = event.operation.object;
        bool is_lock = event.memory == MemoryEventKind::Lock && !object.empty();
        if (is_lock && std::find(locks.begin(), locks.end(), object) == locks.end()) locks.push_back(object);
        event.locks = std::move(locks);
    }
}

TraceRecorder::Clock& TraceRecorder::clock_of(ThreadId thread) {
    std::size_t count = std::max<std::size_t>(machine_.state().thread_count(), static_cast<std::size_t>(thread) + 1);
    if (clocks_.size() < count) clocks_.resize(count);
    Clock& clock = clocks_[static_cast<std::size_t>(thread)];
    if (clock.size() < count) clock.resize(count);
    return clock;
}

void TraceRecorder::acquire(ThreadId thread, const Element& element, std::size_t number) {
    auto found = releases_.find(element);
    if (found == releases_.end()) return;
    Clock& clock = clock_of(thread);
    // The latest first: what it has seen itself needs no edge of its own.
    std::vector<std::pair<std::size_t, std::uint32_t>> latest;
    for (const auto& [releaser, release] : found->second) latest.emplace_back(release.event, releaser);
    std::sort(latest.rbegin(), latest.rend());
    for (auto [event, releaser] : latest) {
        bool is_known = releaser == static_cast<std::uint32_t>(thread) || clock[releaser] > event;
        if (is_known) continue;
        trace_.edges.push_back({event, number});
        const Clock& seen = found->second.at(releaser).clock;
        for (std::size_t i = 0; i < seen.size(); ++i) clock[i] = std::max(clock[i], seen[i]);
        clock[releaser] = std::max(clock[releaser], event + 1);
    }
}

void TraceRecorder::release(ThreadId thread, const Element& element, std::size_t number) {
    Clock clock = clock_of(thread);
    releases_[element].insert_or_assign(static_cast<std::uint32_t>(thread), Release{number, std::move(clock)});
}

void TraceRecorder::synchronise(const MemoryEvent& event, std::size_t number) {
    using enum MemoryEventKind;
    Element element{event.object, event.position};
    if (event.kind == Lock || event.kind == Unlock) element.second = kMonitor;
    if (event.klass != nullptr)
        element = {machine_.state().objects().ref_of(machine_.state().statics_of(*event.klass)), kInitialisation};
    if (event.kind == Start) element = {state::kNull, kLife - event.position};
    if (event.kind == Begin) element = {state::kNull, kLife - static_cast<std::uint64_t>(event.thread)};
    trace_.events[number].element = mix64(static_cast<std::uint64_t>(element.first), element.second);
    if (acquires(event.kind)) acquire(event.thread, element, number);
    if (releases(event.kind)) release(event.thread, element, number);
}

Place TraceRecorder::started_at(ThreadId thread) const {
    auto found = started_.find(thread);
    return found == started_.end() ? Place{} : found->second;
}

std::optional<std::size_t> TraceRecorder::allocation_of(Ref object) const {
    auto found = allocations_.find(object);
    return found == allocations_.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace raceproof::findings
