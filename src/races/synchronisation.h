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
    bool is_lock_of_thread_class(const machine::MemoryEvent& event) const;
    memory::Sync initialisation_of(const program::Class& klass) const;

    DetectionParts& parts_;
};

}  // namespace raceproof::races
