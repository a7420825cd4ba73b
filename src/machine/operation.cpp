#include "machine/operation.h"

namespace raceproof::machine {

std::string_view name_of(OperationKind kind) {
    static constexpr std::string_view kNames[] = {
#define OPERATION(name, text) #name,
#include "machine/operations.def"
#undef OPERATION
    };
    return kNames[static_cast<std::size_t>(kind)];
}

bool may_write(OperationKind kind) {
    return accesses_memory(kind) && kind != OperationKind::PlainRead && kind != OperationKind::VolatileRead &&
           kind != OperationKind::OpaqueRead && kind != OperationKind::AcquireRead;
}

bool matters_to_one_thread(OperationKind kind) {
    using enum OperationKind;
    switch (kind) {
        case Begin:
        case ThreadStart:
        case ThreadEnd:
        case Join:
        case AwaitThreads:
        case Wait:
        case WaitResume:
        case Park:
        case Acquire:
        case Sleep:
        // These do not stop it, but came before or after the end of the others.
        case Unpark:
        case Interrupt:
        case ObserveThread:
        case LookAtClock:
        case Intern:
        case Choose: return true;
        case None:
        case Continue:
        case MonitorEnter:
        case MonitorExit:
        case Notify:
        case NotifyAll:
        case PlainRead:
        case PlainWrite:
        case BulkAccess:
        case VolatileRead:
        case VolatileWrite:
        case AtomicUpdate:
        case OpaqueRead:
        case OpaqueWrite:
        case AcquireRead:
        case ReleaseWrite:
        case Fence:
        case Yield:
        case ClassInitialise:
        case DefineClass:
        case FindClass:
        case ProgramEnd:
        case Fail: return false;
    }
    return false;
}

std::string_view describe(OperationKind kind) {
    static constexpr std::string_view kTexts[] = {
#define OPERATION(name, text) text,
#include "machine/operations.def"
#undef OPERATION
    };
    return kTexts[static_cast<std::size_t>(kind)];
}

}  // namespace raceproof::machine
