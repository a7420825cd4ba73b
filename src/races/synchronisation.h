// What orders, told to the detector: monitors, threads, the initialisation of classes, fences, and the acquiring and releasing
// side of accesses in other modes than plain.
//
// *Fences* order everything before a release (or full) fence of one thread before everything after a later acquire (or full)
// fence of another. That is more than the memory model promises when no value is read between them, so a race that hides behind
// explicit fences can be missed; accesses of the modes plain and opaque are otherwise as in memory/detector.h.
#pragma once

#include "races/detection_parts.h"

namespace raceproof::races {

class Synchronisation {
  public:
    explicit Synchronisation(DetectionParts& parts) : parts_(parts) {}

    // Anything but an access.
    void on_event(const machine::MemoryEvent& event);

    void acquire(memory::Thread thread, memory::Sync sync);
    void release(memory::Thread thread, memory::Sync sync);
    // Before an access, what it acquires; after it, what it releases.
    void begin_access(const machine::MemoryEvent& event);
    void end_access(const machine::MemoryEvent& event);

  private:
    static memory::Sync sync_of(const machine::MemoryEvent& access) {
        return {number(access.object), static_cast<std::uint32_t>(access.position)};
    }
    memory::Sync initialisation_of(const program::Class& klass) const;

    DetectionParts& parts_;
};

inline void Synchronisation::acquire(memory::Thread thread, memory::Sync sync) {
    parts_.detector->acquire(thread, sync);
    if (parts_.heuristic_value) parts_.heuristic_value->acquire(sync);
}

inline void Synchronisation::release(memory::Thread thread, memory::Sync sync) {
    parts_.detector->release(thread, sync);
    if (parts_.heuristic_value) parts_.heuristic_value->release(sync);
}

inline void Synchronisation::begin_access(const machine::MemoryEvent& event) {
    if (acquires(event.kind)) acquire(number(event.thread), sync_of(event));
}

inline void Synchronisation::end_access(const machine::MemoryEvent& event) {
    // A volatile write stays ordered before every later read, whatever was written since in a weaker mode.
    auto is_volatile = [&] {
        return parts_.policy.flags_of(parts_.machine.state().at(event.object), event.position) & AccessPolicy::kVolatile;
    };
    bool hides_earlier_releases = event.kind == machine::MemoryEventKind::OpaqueWrite ||
                                  (event.kind == machine::MemoryEventKind::ReleaseWrite && !is_volatile());
    if (hides_earlier_releases) parts_.detector->discard(sync_of(event));
    if (releases(event.kind)) release(number(event.thread), sync_of(event));
}

}  // namespace raceproof::races
