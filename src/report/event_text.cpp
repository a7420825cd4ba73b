#include "report/event_text.h"

#include <fmt/format.h>

namespace raceproof::report {

using findings::Operation;
using findings::OperationResult;
using machine::OperationKind;

namespace {

std::string text_of_wait(const Operation& operation) {
    switch (operation.result) {
        case OperationResult::TimedOutWhileLocked:
            return fmt::format("timed out waiting on {}, which is locked", operation.object);
        case OperationResult::TimedOut: return fmt::format("timed out waiting on {}, which it locked again", operation.object);
        case OperationResult::LockedAgain: return fmt::format("locked {} again", operation.object);
        case OperationResult::Notified: return fmt::format("was notified on {}, which it locked again", operation.object);
        case OperationResult::Interrupted:
            return fmt::format("was interrupted waiting on {}, which it locked again", operation.object);
        default: return fmt::format("woke up for no reason, and locked {} again", operation.object);
    }
}

std::string text_of_park(OperationResult result) {
    switch (result) {
        case OperationResult::TimedOut: return "timed out parking";
        case OperationResult::Unparked: return "was unparked";
        case OperationResult::Interrupted: return "did not park: it is interrupted";
        default: return "woke up for no reason";
    }
}

std::string text_of_update(const Operation& operation) {
    const std::string& where = operation.target;
    if (where.empty()) return "updated";
    switch (operation.result) {
        case OperationResult::FailedForNoReason: return fmt::format("CAS {}: failed for no reason", where);
        case OperationResult::Failed:
            return fmt::format("CAS {}: failed, is {}, not {}", where, operation.old_value, operation.expected);
        case OperationResult::Succeeded:
            return fmt::format("CAS {}: succeeded, {} -> {}", where, operation.old_value, operation.value);
        default:
            return operation.value.empty() ? fmt::format("updated {}, was {}", where, operation.old_value)
                                           : fmt::format("updated {}: {} -> {}", where, operation.old_value, operation.value);
    }
}

std::string text_of_copy(const Operation& operation) {
    return operation.copied_from.empty() ? fmt::format("copied {}", operation.object)
                                         : fmt::format("copied elements of {} to {}", operation.copied_from, operation.object);
}

std::string text_of_observation(const findings::TraceEvent& event) {
    if (event.operation.object.empty()) return "looked at all threads";
    return fmt::format("looked at the state of {}{}", event.operation.object,
                       event.alternative == 0 ? "" : ", whose time to wait was over");
}

std::string text_of_notification(const Operation& operation) {
    std::string whom = operation.woken.empty() ? "nobody" : fmt::format("{}", fmt::join(operation.woken, ", "));
    return fmt::format("notified {} on {}", whom, operation.object);
}

// What synchronises without being an operation of the schedule.
std::string text_of_synchronisation(const findings::TraceEvent& event) {
    using enum machine::MemoryEventKind;
    switch (event.memory.value_or(New)) {
        case Lock: return fmt::format("locked {}", event.operation.object);
        case Unlock: return fmt::format("unlocked {}", event.operation.object);
        case Start: return fmt::format("started {}", event.operation.object);
        case ClassInitialised: return fmt::format("initialised {}", event.operation.target);
        case ClassSeenInitialised: return fmt::format("saw {} initialised", event.operation.target);
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
        case FailedUpdateVolatile:
        case AcquireFence:
        case ReleaseFence:
        case FullFence:
        case Begin:
        case End:
        case AllEnded:
        case New:
        case Freeze: return "did nothing";
    }
    return "did nothing";
}

}  // namespace

std::string action_of(const findings::TraceEvent& event) {
    const Operation& operation = event.operation;
    bool timed_out = operation.result == OperationResult::TimedOut;
    switch (operation.kind) {
        case OperationKind::None: return text_of_synchronisation(event);
        case OperationKind::Begin: return "began";
        case OperationKind::Continue: return "went on";
        case OperationKind::ClassInitialise: return "began to initialise " + operation.target;
        case OperationKind::DefineClass: return "defined a class";
        case OperationKind::FindClass: return "looked for a class";
        case OperationKind::ThreadStart: return "started " + operation.object;
        case OperationKind::ThreadEnd: return "ended";
        case OperationKind::ProgramEnd: return "ended the program";
        case OperationKind::Fail: return "threw what the program does not catch";
        case OperationKind::Join: return "joined " + operation.object;
        case OperationKind::AwaitThreads: return "saw all other threads ended";
        case OperationKind::MonitorEnter: return "locked " + operation.object;
        case OperationKind::MonitorExit: return "unlocked " + operation.object;
        case OperationKind::Wait: return fmt::format("began to wait on {}, which it unlocked", operation.object);
        case OperationKind::WaitResume: return text_of_wait(operation);
        case OperationKind::Notify:
        case OperationKind::NotifyAll: return text_of_notification(operation);
        case OperationKind::PlainRead:
        case OperationKind::VolatileRead:
        case OperationKind::OpaqueRead:
        case OperationKind::AcquireRead: return fmt::format("read {} = {}", operation.target, operation.value);
        case OperationKind::PlainWrite:
        case OperationKind::VolatileWrite:
        case OperationKind::OpaqueWrite:
        case OperationKind::ReleaseWrite: return fmt::format("wrote {} = {}", operation.target, operation.value);
        case OperationKind::AtomicUpdate: return text_of_update(operation);
        case OperationKind::BulkAccess: return text_of_copy(operation);
        case OperationKind::Fence: return "passed a fence";
        case OperationKind::Park: return text_of_park(operation.result);
        case OperationKind::Acquire: return fmt::format("got its turn at {}", operation.object);
        case OperationKind::Unpark: return operation.object.empty() ? "" : "unparked " + operation.object;
        case OperationKind::Sleep: return timed_out ? "slept" : "did not sleep: it is interrupted, or the time is 0";
        case OperationKind::LookAtClock: return timed_out ? "looked at the clock: it is much later" : "looked at the clock";
        case OperationKind::Yield: return "yielded";
        case OperationKind::Interrupt: return "interrupted " + operation.object;
        case OperationKind::ObserveThread: return text_of_observation(event);
        case OperationKind::Intern: return "interned a string";
        case OperationKind::Choose: return fmt::format("chose {}", event.alternative);
    }
    return "";
}

}  // namespace raceproof::report
