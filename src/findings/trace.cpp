#include "findings/trace.h"

namespace raceproof::findings {

std::string_view name_of(OperationResult result) {
    switch (result) {
        case OperationResult::Done: return "done";
        case OperationResult::TimedOut: return "timed-out";
        case OperationResult::TimedOutWhileLocked: return "timed-out-while-locked";
        case OperationResult::LockedAgain: return "locked-again";
        case OperationResult::Notified: return "notified";
        case OperationResult::Interrupted: return "interrupted";
        case OperationResult::Unparked: return "unparked";
        case OperationResult::WokenForNoReason: return "spurious";
        case OperationResult::Succeeded: return "succeeded";
        case OperationResult::Failed: return "failed";
        case OperationResult::FailedForNoReason: return "failed-spuriously";
    }
    return "";
}

}  // namespace raceproof::findings
