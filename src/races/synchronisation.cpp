#include "races/synchronisation.h"

#include "machine/housekeeping.h"

namespace raceproof::races {

using machine::MemoryEvent;
using machine::MemoryEventKind;
using memory::Sync;

namespace {

// The monitor of no object: what fences synchronise on.
constexpr Sync kFences{0, Sync::kMonitor};

}  // namespace

Sync Synchronisation::initialisation_of(const program::Class& klass) const {
    state::State& state = parts_.machine.state();
    return {number(state.objects().ref_of(state.statics_of(klass))), Sync::kInitialisation};
}

void Synchronisation::on_event(const MemoryEvent& event) {
    using enum MemoryEventKind;
    memory::Detector& detector = *parts_.detector;
    memory::Thread thread = number(event.thread);
    Sync monitor{number(event.object), Sync::kMonitor};
    switch (event.kind) {
        case AcquireFence: detector.acquire(thread, kFences); break;
        case ReleaseFence: detector.release(thread, kFences); break;
        case FullFence:
            detector.acquire(thread, kFences);
            detector.release(thread, kFences);
            break;
        case Lock:
            if (!machine::is_lock_of_thread_class(event)) acquire(thread, monitor);
            break;
        case Unlock:
            if (!machine::is_lock_of_thread_class(event)) release(thread, monitor);
            break;
        case Start: detector.fork(thread, static_cast<memory::Thread>(event.position)); break;
        case End:
            // The main thread still waits for the others, and runs what the program has left to do at exit.
            if (thread == 0) break;
            detector.end(thread);
            detector.retire(thread);
            break;
        case AllEnded:
            // What a daemon that still runs has done is ordered before nothing. Nor is it told apart from what the others have
            // done.
            if (detector.is_alone()) detector.see_all_ended();
            break;
        case ClassInitialised:
            if (!event.klass->is_trusted) detector.release(thread, initialisation_of(*event.klass));
            break;
        case ClassSeenInitialised:
            if (!event.klass->is_trusted) detector.acquire(thread, initialisation_of(*event.klass));
            break;
        case Begin:
        case New:
        case Freeze:
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
        case FailedUpdateVolatile: break;
    }
}

}  // namespace raceproof::races
