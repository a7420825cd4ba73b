// Which accesses the detector is told of, and as what.
//
// Not told: accesses to benign fields; to final fields of objects whose constructor had ended when other threads came to see them
// (races/final_fields.h), and to static final fields, which only the initialiser of their class writes.
//
// *Caches* of the library (benign_fields.def) publish without order what they refer to. The library makes sure that this does no
// harm, by objects that do not change any more: what it has written to its own objects until then is seen by every reader, as if
// the cache were a final field. Later writes are compared as ever, and so is everything of the program's own classes.
#pragma once

#include <functional>

#include "races/detection_parts.h"
#include "races/found_races.h"
#include "races/synchronisation.h"

namespace raceproof::races {

class AccessChecks {
  public:
    AccessChecks(DetectionParts& parts, FoundRaces& found, Synchronisation& synchronisation)
        : parts_(parts), found_(found), synchronisation_(synchronisation) {}

    void plain(const machine::MemoryEvent& event, AccessKind kind);
    // An access in another mode than plain, after what it acquires and before what it releases.
    void atomic(const machine::MemoryEvent& event);
    // As long as no contention was seen: could such an access make some?
    void note_other_mode(const machine::MemoryEvent& event);

    // Is told of plain accesses that nobody checks for races, but that other threads may notice.
    std::function<void(const machine::MemoryEvent&)> on_unchecked;
    // Reads that no write follows in any known execution, and final fields of classes that are not known to leak, too.
    bool remembers_everything = false;
    bool publishes_cache = false;  // the access at hand is the library's, and fills a cache of its own

  private:
    bool is_final(const machine::MemoryEvent& event, const state::Object& object, AccessKind kind);
    void unchecked(const machine::MemoryEvent& event, const state::Object& object, AccessKind kind, std::uint8_t flags);
    // By code that is trusted with its own accesses.
    void trusted(const machine::MemoryEvent& event, const program::Class& code, AccessKind kind);
    void read_optimistically(const machine::MemoryEvent& event, memory::Locations locations, std::uint64_t key);
    // A plain access to a location that is accessed in other modes, too.
    void compare_with_atomic(const machine::MemoryEvent& event, AccessKind kind, memory::Locations locations, std::uint64_t key);
    void note_use(const machine::MemoryEvent& event, AccessKind kind);

    DetectionParts& parts_;
    FoundRaces& found_;
    Synchronisation& synchronisation_;
};

}  // namespace raceproof::races
