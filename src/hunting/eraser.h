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
// location by a thread that has made the same access before, under the same locks, and has learnt nothing since: then only the
// step is new (`repeat`). What is known of a thread's present (its locks, its time) is looked up once for all its accesses, as
// FastTrack does with epochs (Flanagan, Freund 2009). Others compare with what is kept: at most a dozen accesses of a location,
// fewer if very many locations are shared.
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
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
    // A location that has been suspected very often is looked at more seldom.
    std::span<const Suspicion> access(Location location, const MonitoredAccess& access);
    // The same for an access of one of the two frequent kinds: false, and nothing is done, if it is another.
    bool repeat(Location location, const MonitoredAccess& access);
    void forget(state::Ref object);

    // If what is kept becomes too much, locations can be forgotten: they begin anew. Suspicions are lost by that, none is added.
    std::uint64_t bytes() const {
        return locations_.bytes() + shared_.capacity() * sizeof(SharedRecord) + kept_bytes_ + epochs_.size() * kBytesOfEpoch;
    }
    std::uint64_t shared_count() const { return shared_.size() - free_.size(); }
    void forget_exclusive();
    void forget_all();
    bool has_forgotten() const { return has_forgotten_; }

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
    // that follow. When it is shared, `site` is the number of its shared record. Small: there may be millions.
    struct Record {
        std::uint32_t step = 0, site = 0;
        std::uint32_t epoch : 29 = 0;
        std::uint32_t kind : 1 = 0;
        std::uint32_t use : 2 = 0;  // Virgin
    };
    static_assert(sizeof(Record) == 12);
    struct KeptOfMany {
        Kept access;
        std::uint32_t version = 0;   // of what its thread knew
        std::uint32_t compared = 0;  // with the others when there had been so many changes to them
    };
    struct SharedRecord {
        HeldLocks::Set candidates = HeldLocks::kNone;
        std::uint32_t changes = 0;       // to `latest`, other than that an access was made again
        std::uint32_t suspected = 0;     // so often
        std::vector<KeptOfMany> latest;  // by thread, kind, site and locks
    };
    // What is the same of all accesses that a thread makes, until it locks or learns something. Numbered: the same comes again.
    struct Epoch {
        state::ThreadId thread{};
        HandOver::Clock when = 0;
        std::uint32_t read_locks = 0, write_locks = 0;
        friend bool operator==(const Epoch&, const Epoch&) = default;
    };
    struct HashOfEpoch {
        std::size_t operator()(const Epoch& epoch) const;
    };
    struct Present {
        state::ThreadId thread{};
        std::uint64_t version = UINT64_MAX;  // of locks and order
        std::uint32_t knows = 0;             // the version of what the thread knows
        std::uint32_t epoch = 0;
    };
    static constexpr std::size_t kMostEpochs = 1'000'000;

    const Present& present_of(state::ThreadId thread) {
        std::uint64_t version = order.version() + locks.version();
        if (present_.thread != thread || present_.version != version) [[unlikely]]
            find_present(thread, version);
        return present_;
    }
    void find_present(state::ThreadId thread, std::uint64_t version);
    Kept kept(std::uint32_t step, std::uint32_t site, AccessKind kind, const Epoch& epoch) const {
        return {.step = step,
                .site = site,
                .locks = kind == AccessKind::Write ? epoch.write_locks : epoch.read_locks,
                .when = epoch.when,
                .thread = epoch.thread,
                .kind = kind};
    }
    Kept kept(const MonitoredAccess& access) {
        return kept(static_cast<std::uint32_t>(access.step), access.site, access.kind, epochs_[present_of(access.thread).epoch]);
    }
    // Of an exclusive location.
    Kept kept(const Record& record) const {
        return kept(record.step, record.site, static_cast<AccessKind>(record.kind), epochs_[record.epoch]);
    }
    static Use use_of(const Record& record) { return static_cast<Use>(record.use); }
    static bool is_shared(const Record& record) { return use_of(record) == Use::Shared || use_of(record) == Use::Modified; }
    bool repeat(SharedRecord& shared, Use use, const Kept& access);
    std::size_t most_kept() const;
    bool was_handed_over(const Record& record, state::ThreadId thread);
    void own(Record& record, const MonitoredAccess& access);
    SharedRecord& share(Record& record, const Kept& access);
    void suspect(Location location, const SharedRecord& shared, const Kept& access);
    void keep(SharedRecord& shared, const Kept& access);
    void unshare(Record& record);

    LocationTable<Record> locations_;
    std::vector<SharedRecord> shared_;
    std::vector<std::uint32_t> free_;  // of these, those that belong to nobody
    std::uint64_t kept_bytes_ = 0;     // of all `latest`
    Present present_;
    bool has_forgotten_ = false;
    static constexpr std::uint64_t kBytesOfEpoch = 4 * sizeof(Epoch);  // about, with its number
    std::vector<Epoch> epochs_;
    std::unordered_map<Epoch, std::uint32_t, HashOfEpoch> epoch_numbers_;
    std::vector<Suspicion> found_;
};

}  // namespace raceproof::hunting
