// The pending operation of a native method: at its call, or in a later phase.
#include <algorithm>

#include "base/text.h"
#include "machine/machine.h"
#include "machine/natives/memory_location.h"
#include "machine/natives/print_stream.h"
#include "machine/program_clock.h"
#include "machine/thread_life.h"

namespace raceproof::machine {

using program::Method;
using state::as_ref;
using state::Thread;

namespace {

constexpr std::uint64_t kAlternative0 = 1, kAlternative1 = 2;
constexpr std::uint32_t kMaximumAlternatives = 64;
constexpr std::int64_t kMaximumSubset = 6;  // whose 64 subsets can all be alternatives

// The schedule may take any of so many alternatives.
void allow_all(PendingOperation& pending, std::uint64_t alternatives) {
    pending.alternatives = static_cast<std::uint32_t>(std::clamp<std::uint64_t>(alternatives, 1, kMaximumAlternatives));
    pending.enabled = ~std::uint64_t{0} >> (kMaximumAlternatives - pending.alternatives);
}

std::int64_t saturated_deadline(std::int64_t clock, std::int64_t duration) {
    std::int64_t sum;
    return __builtin_add_overflow(clock, duration, &sum) ? INT64_MAX : sum;
}

// getState(): the receiver; dumpThreads(Thread[]): the first; getThreads(): all of them, and none in particular.
Ref observed_thread(Machine& machine, const Method& method, const Slot* arguments) {
    if (!method.is_static()) return as_ref(arguments[0]);
    if (method.name.text() != "dumpThreads" || as_ref(arguments[0]) == kNull) return kNull;
    const Object& threads = machine.state().at(as_ref(arguments[0]));
    return threads.length == 0 ? kNull : threads.elements<Ref>()[0];
}

}  // namespace

std::int64_t nanoseconds_of(std::int64_t milliseconds) {
    constexpr std::int64_t kPerMillisecond = 1'000'000;
    return milliseconds > INT64_MAX / kPerMillisecond ? INT64_MAX : milliseconds * kPerMillisecond;
}

bool Machine::is_no_operation(OperationKind kind, const Thread& thread, const Method& method, const Slot* arguments) {
    switch (kind) {
        case OperationKind::ProgramEnd:
        case OperationKind::FindClass: return is_idle(kind, method, arguments);
        case OperationKind::LookAtClock: return !is_look_of_program(*this, thread, method);
        // A stream with code of its own locks itself there.
        case OperationKind::MonitorEnter: return !natives::prints_to_console(*method.owner, state_.at(as_ref(arguments[0])));
        // The library does not care whose string is the one.
        case OperationKind::Intern: return thread.depth > 0 && thread.top().method->owner->is_trusted;
        default: return false;
    }
}

OperationKind Machine::operation_of(const Thread& thread, const Method& method, const Slot* arguments, std::uint32_t phase) {
    if (method.native == 0) return OperationKind::None;
    if (phase == 0) {
        OperationKind kind = natives_.kind(method.native);
        return is_no_operation(kind, thread, method, arguments) ? OperationKind::None : kind;
    }
    if (&method == known_.thread_start0) return life_operation(static_cast<LifePhase>(phase));
    return natives_.resumed_kind(method.native);
}

bool Machine::others_have_ended(const Thread& thread) {
    for (std::size_t i = 0; i < state_.thread_count(); ++i) {
        Thread& other = state_.thread(static_cast<state::ThreadId>(i));
        if (other.id == thread.id || other.status.status == state::ThreadStatus::Terminated) continue;
        if (get(state_.at(other.status.java_thread), *known_.thread_daemon) == 0) return false;
    }
    return true;
}

// Places are named as instructions name them, so that both are seen to be about the same.
void Machine::locate(PendingOperation& pending, const Method& method, const Slot* arguments) {
    if (!accesses_memory(pending.kind)) return;
    if (pending.kind == OperationKind::BulkAccess) {
        // System.arraycopy(source, position, destination, …), or clone().
        pending.source = as_ref(arguments[0]);
        pending.object = as_ref(arguments[method.is_static() ? 2 : 0]);
        return;
    }
    // Unsafe: (this, object, offset, …)
    natives::Location location = natives::locate(*this, as_ref(arguments[1]), state::as_long(arguments[2]), 1);
    if (location.object == nullptr) return;
    pending.object = state_.objects().ref_of(*location.object);
    pending.position = location.position();
}

bool Machine::is_idle(OperationKind kind, const Method& method, const Slot* arguments) {
    if (kind == OperationKind::ProgramEnd) return method.name.text() == "assume" && state::as_int(arguments[0]) != 0;
    if (kind != OperationKind::FindClass) return false;
    Ref name = as_ref(arguments[method.is_static() ? 0 : 1]);
    if (name == kNull) return true;
    auto found = program_.load(slashed(utf8_of(name)));
    return found.ok() && !(*found)->can_be_undefined();
}

// Does a wait for so long ever end by that?
bool Machine::runs_out(std::int64_t nanoseconds) const { return time_passes == TimePasses::ByLooking || nanoseconds < kForEver; }

PendingOperation Machine::pending_native(Thread& thread, const Method& method, const Slot* arguments, std::uint32_t phase) {
    OperationKind kind = operation_of(thread, method, arguments, phase);
    PendingOperation pending{kind == OperationKind::None ? OperationKind::Continue : kind};
    bool interrupted = is_interrupted(thread.id);
    auto was_interrupted = [this](state::ThreadId id) { return is_interrupted(id); };
    switch (kind) {
        case OperationKind::AwaitThreads: pending.enabled = others_have_ended(thread); break;
        case OperationKind::ThreadEnd:
            pending = pending_lock(thread, thread.status.java_thread);
            pending.kind = kind;
            break;
        case OperationKind::Wait: pending.object = as_ref(arguments[0]); break;
        case OperationKind::NotifyAll: {
            pending.object = as_ref(arguments[0]);
            // Each waiter that was interrupted may have left already, or not.
            auto interrupted_waiters = std::ranges::count_if(waiters(pending.object), was_interrupted);
            allow_all(pending, std::uint64_t{1} << std::min<std::int64_t>(interrupted_waiters, kMaximumSubset));
            break;
        }
        case OperationKind::Notify: {
            pending.object = as_ref(arguments[0]);
            std::vector<state::ThreadId> waiting = waiters(pending.object);
            // Waiters that were interrupted may have left already: then the notification may find nobody.
            bool may_be_lost = !waiting.empty() && std::ranges::all_of(waiting, was_interrupted);
            allow_all(pending, waiting.size() + may_be_lost);
            break;
        }
        case OperationKind::WaitResume: {
            pending = pending_lock(thread, as_ref(arguments[0]));
            pending.kind = kind;
            bool lockable = pending.enabled != 0;
            bool is_woken = thread.status.notified || interrupted || options_.spurious;
            pending.enabled = lockable && is_woken ? kAlternative0 : 0;
            std::int64_t milliseconds = state::as_long(arguments[1]);
            if (milliseconds > 0 && !thread.status.notified) {
                pending.alternatives = 2;
                pending.time_out = 1;
                pending.deadline = saturated_deadline(thread.status.clock, nanoseconds_of(milliseconds));
                // It needs no monitor to leave the wait set. If another thread holds it, that is all that happens.
                if (runs_out(nanoseconds_of(milliseconds))) pending.enabled |= kAlternative1;
            }
            break;
        }
        case OperationKind::Park: {
            bool ready = thread.status.park_permit || interrupted;
            bool absolute = state::as_int(arguments[1]) != 0;
            std::int64_t time = state::as_long(arguments[2]);
            pending.enabled = ready || time < 0 || options_.spurious ? kAlternative0 : 0;
            if (!ready && (time > 0 || absolute)) {
                pending.alternatives = 2;
                pending.time_out = 1;
                auto start = static_cast<std::int64_t>(options_.virtual_time_start);
                if (absolute) time = nanoseconds_of(std::max<std::int64_t>(0, time - start));
                if (runs_out(time)) pending.enabled |= kAlternative1;
                pending.has_absolute_deadline = absolute;
                pending.deadline = absolute ? time : saturated_deadline(thread.status.clock, time);
            }
            break;
        }
        case OperationKind::Sleep: {
            pending.alternatives = 2;
            pending.time_out = 1;
            pending.deadline = saturated_deadline(thread.status.clock, nanoseconds_of(state::as_long(arguments[0])));
            bool ends_at_once = interrupted || state::as_long(arguments[0]) <= 0;
            pending.enabled = ends_at_once                                             ? kAlternative0
                              : runs_out(nanoseconds_of(state::as_long(arguments[0]))) ? kAlternative1
                                                                                       : 0;
            break;
        }
        case OperationKind::Unpark: pending.object = as_ref(arguments[1]); break;
        case OperationKind::Intern: pending.position = std::hash<std::u16string>{}(text_of(as_ref(arguments[0]))); break;
        case OperationKind::ObserveThread:
            pending.object = observed_thread(*this, method, arguments);
            if (!method.is_static() && late_waiter(*this, pending.object) != nullptr) {
                pending.alternatives = 2;
                pending.enabled = kAlternative0 | kAlternative1;
            }
            break;
        case OperationKind::ThreadStart:
        case OperationKind::Interrupt: pending.object = as_ref(arguments[0]); break;
        case OperationKind::Choose:
            allow_all(pending, static_cast<std::uint64_t>(std::max(state::as_int(arguments[0]), 1)));
            break;
        case OperationKind::LookAtClock: add_alternatives_of_look(*this, thread, pending); break;
        case OperationKind::ProgramEnd:
        case OperationKind::FindClass:
        case OperationKind::DefineClass: break;
        case OperationKind::MonitorEnter: return pending_lock(thread, as_ref(arguments[0]));
        default:
            locate(pending, method, arguments);
            if (options_.spurious && kind == OperationKind::AtomicUpdate && method.name.text().starts_with("weak")) {
                pending.alternatives = 2;
                pending.enabled = kAlternative0 | kAlternative1;
            }
            break;
    }
    return pending;
}

}  // namespace raceproof::machine
