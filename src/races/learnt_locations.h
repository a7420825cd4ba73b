// What searches for races learn about locations, over all executions: which of them need more than a search assumes of all
// others.
//
// Each set only grows. Additions count from when they are adopted on: a search that has learnt something is run again with it
// known from the start, until a whole search adds nothing.
#pragma once

#include "machine/visibility.h"

namespace raceproof::races {

struct LearntLocations {
    // Raced, or are declared benign: what the search must make scheduling points to find all that follows from their values.
    machine::LocationSet racing;
    // Were written to while shared. A read of any other is checked but not remembered: no write comes after it, unless this
    // grows.
    machine::LocationSet written;
    // Are accessed in other modes than plain: volatile fields only if they are accessed plainly, too.
    machine::LocationSet atomic;
    // Those of them that are accessed plainly while shared: only there must an access in another mode be remembered.
    machine::LocationSet mixed;
    // Final fields that are written after all, by reflection or System.setOut, when others can see them. They are plain fields
    // (JLS 17.5.3, 17.5.4); their other accesses are not looked at before.
    machine::LocationSet rewritten;

    bool have_grown() const {
        return racing.has_additions() || written.has_additions() || rewritten.has_additions() || atomic.has_additions() ||
               mixed.has_additions();
    }
    void adopt() {
        for (machine::LocationSet* set : {&racing, &written, &rewritten, &atomic, &mixed}) set->adopt();
    }
};

}  // namespace raceproof::races
