#include "advice/advice.h"
#include "advice/change.h"

namespace raceproof::advice {

std::string_view name_of(AdviceKind kind) {
    switch (kind) {
        case AdviceKind::Volatile: return "volatile";
        case AdviceKind::AtomicArray: return "atomic-array";
        case AdviceKind::MoveSource: return "move-statement";
        case AdviceKind::SynchronizeManifest:
        case AdviceKind::SynchronizeSource: return "synchronized-block";
        case AdviceKind::OtherVolatile: return "other-volatile";
        case AdviceKind::OtherAtomicArray: return "other-atomic-array";
        case AdviceKind::Acquire: return "same-acquire";
        case AdviceKind::CommonLock: return "common-lock";
    }
    return "";
}

std::string_view name_of(ChangeKind kind) {
    switch (kind) {
        case ChangeKind::VolatileField: return "volatile-field";
        case ChangeKind::VolatileElements: return "volatile-elements";
        case ChangeKind::AtomicUpdates: return "atomic-updates";
        case ChangeKind::AtomicElements: return "atomic-elements";
        case ChangeKind::SynchronizedMethod: return "synchronized-method";
        case ChangeKind::LockStatements: return "lock-statements";
        case ChangeKind::AcquireBefore: return "acquire-before";
        case ChangeKind::MoveStatements: return "move-statements";
    }
    return "";
}

}  // namespace raceproof::advice
