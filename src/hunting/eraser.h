// The lockset algorithm (Eraser: Savage, Burrows, Nelson, Sobalvarro, Anderson 1997) on one execution. Of each location it keeps
// the *candidates*, the locks that were held at every access so far. Once none is left and somebody writes, some two accesses may
// not be kept apart in another schedule, although they were in this one.
//
// A location is *virgin* until its first access, *exclusive* while one thread uses it, *shared* when several have and none of
// them has written since, then *modified*: only then is a lack of candidates a warning. What is handed over (hunting/hand_over.h)
// becomes exclusive again: its new owner comes after all others. Savage et al. know no hand-over, and warn of it.
//
// They warn of one access. Here a warning has two: of each location the latest accesses are kept, and those count that conflict
// with the present one, have no lock in common with it, and were not handed over (the conditions of Shacham, Sagiv, Schuster
// 2005, section 3.1).
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "hunting/hand_over.h"
#include "hunting/held_locks.h"
#include "hunting/suspicion.h"

namespace raceproof::hunting {

class Eraser {
  public:
    HandOver order;
    HeldLocks locks;

    // The accesses that the new one is suspected to race with: latest first. Valid until the next call.
    std::span<const Suspicion> access(Location location, MonitoredAccess access);
    void forget(state::Ref object);

    // Of the locations that are kept. If that becomes too much, all that are exclusive are forgotten: they begin anew.
    std::uint64_t location_count() const { return location_count_; }
    void forget_exclusive();

  private:
    enum class Use : std::uint8_t { Virgin, Exclusive, Shared, Modified };
    struct Kept {
        MonitoredAccess access;
        HandOver::Clock when = 0;
    };
    struct Record {
        Use use = Use::Virgin;
        HeldLocks::Set candidates = HeldLocks::kNone;
        std::vector<Kept> latest;  // by thread, kind, site and locks; one while the location is exclusive
    };
    static constexpr std::size_t kMostKept = 12;

    Record& record_of(Location location);
    bool was_handed_over(const Record& record, state::ThreadId thread);
    void own(Record& record, const MonitoredAccess& access);
    void share(Record& record, const MonitoredAccess& access);
    void keep(Record& record, const MonitoredAccess& access);

    std::unordered_map<state::Ref, std::vector<Record>> records_;
    state::Ref last_object_ = state::kNull;
    std::vector<Record>* last_records_ = nullptr;  // of that object: accesses come in groups
    std::uint64_t location_count_ = 0;
    std::vector<Suspicion> found_;
};

}  // namespace raceproof::hunting
