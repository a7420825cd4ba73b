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

bool accesses_memory(OperationKind kind) { return kind >= OperationKind::PlainRead && kind <= OperationKind::ReleaseWrite; }

bool may_write(OperationKind kind) {
    switch (kind) {
        case OperationKind::PlainWrite:
        case OperationKind::BulkAccess:
        case OperationKind::VolatileWrite:
        case OperationKind::AtomicUpdate:
        case OperationKind::OpaqueWrite:
        case OperationKind::ReleaseWrite: return true;
        default: return false;
    }
}

bool is_plain(OperationKind kind) {
    return kind == OperationKind::PlainRead || kind == OperationKind::PlainWrite || kind == OperationKind::BulkAccess;
}

bool matters_to_one_thread(OperationKind kind) {
    switch (kind) {
        case OperationKind::Begin:
        case OperationKind::ThreadStart:
        case OperationKind::ThreadEnd:
        case OperationKind::Join:
        case OperationKind::AwaitThreads:
        case OperationKind::Wait:
        case OperationKind::WaitResume:
        case OperationKind::Park:
        case OperationKind::Sleep:
        // These do not stop it, but came before or after the end of the others.
        case OperationKind::Unpark:
        case OperationKind::Interrupt:
        case OperationKind::ObserveThread:
        case OperationKind::LookAtClock:
        case OperationKind::Intern:
        case OperationKind::Choose: return true;
        default: return false;
    }
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
