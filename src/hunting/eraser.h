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
//
// Cost. Nearly all accesses are of two kinds: of an exclusive location by its owner, which overwrites one record, and of a shared
// location by a thread that has made the same access just before, which changes nothing. Both allocate nothing. Others compare
// with what is kept: at most a dozen accesses of a location, fewer if very many locations are shared.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "hunting/hand_over.h"
#include "hunting/held_locks.h"
#include "hunting/location_table.h"
#include "hunting/suspicion.h"

namespace raceproof::hunting {

class Eraser {
  public:
    HandOver order;
    HeldLocks locks;

    // The accesses that the new one is suspected to race with: latest first. Valid until the next call. The same access again, in
    // the same step and with nothing changed, is suspected only once.
    std::span<const Suspicion> access(Location location, const MonitoredAccess& access);
    void forget(state::Ref object);

    // Of the locations that memory is kept for, and of those that are shared. If that becomes too much, all that are exclusive
    // are forgotten: they begin anew.
    std::uint64_t location_count() const { return locations_.record_count(); }
    std::uint64_t shared_count() const { return shared_.size() - free_.size(); }
    void forget_exclusive();

  private:
    enum class Use : std::uint8_t { Virgin, Exclusive, Shared, Modified };
    // An access as it is kept: in the order of the run there are no more than 2^32 steps.
    struct Kept {
        std::uint32_t step = 0, site = 0, locks = 0;
        HandOver::Clock when = 0;
        state::ThreadId thread{};
        AccessKind kind{};
    };
    // Of a location. While it is exclusive, the owner's latest access is all there is to know; a write matters more than reads
    // that follow. When it is shared, `last.site` is the number of its shared record.
    struct Record {
        Kept last;
        Use use = Use::Virgin;
    };
    struct KeptOfMany {
        Kept access;
        std::uint64_t version = 0;  // of locks and order
    };
    struct SharedRecord {
        HeldLocks::Set candidates = HeldLocks::kNone;
        state::ThreadId last_thread{};
        std::vector<KeptOfMany> latest;  // by thread, kind, site and locks
    };

    std::uint64_t version() const { return order.version() + locks.version(); }
    Kept kept(const MonitoredAccess& access);
    std::size_t most_kept() const;
    bool was_handed_over(const Record& record, state::ThreadId thread);
    bool is_repeated(const SharedRecord& shared, const Kept& access) const;
    void own(Record& record, const Kept& access);
    SharedRecord& share(Record& record, const Kept& access);
    void suspect(Location location, const SharedRecord& shared, const Kept& access);
    void keep(SharedRecord& shared, const Kept& access);
    void unshare(Record& record);

    LocationTable<Record> locations_;
    std::vector<SharedRecord> shared_;
    std::vector<std::uint32_t> free_;  // of these, those that belong to nobody
    std::vector<Suspicion> found_;
};

}  // namespace raceproof::hunting
