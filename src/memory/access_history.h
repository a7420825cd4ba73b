// The remembered accesses of all locations, for all detectors. What they differ in is how they tell who is ordered after an
// access, which they know by the *epoch* in which it was made: a stretch of one thread's life, from one release or fork to the
// next. Nobody can be ordered after one access of an epoch and not after the others. An epoch is a number that the detector's
// `Epochs` gives out and interprets.
//
//   Epoch current(element)              of an access that this live thread makes now; 0: nobody can race with it
//   bool ordered(epoch, element)        whether what this thread does now is ordered after the access
//   Thread thread_of(epoch)             who made the access
//   void add_user(epoch, key), remove_user(epoch, key), change_key(epoch, difference)
//                                       one more or less remembered access with this epoch, and its key (label_hash.h)
//
// So an access costs no work on epochs, except for counting users.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "memory/bypasses.h"
#include "memory/detector.h"
#include "memory/label_hash.h"
#include "memory/lockset_elements.h"
#include "memory/object_table.h"

namespace raceproof::memory {

using Epoch = std::uint64_t;

template <class Epochs>
class AccessHistory {
  public:
    using Access = Permission::Access;
    using Reads = DetectorOptions::Reads;

    AccessHistory(Journal& journal, ObjectTable& objects, Epochs& epochs, const Bypasses& bypasses, Reads reads)
        : objects_(objects), epochs_(epochs), bypasses_(bypasses), cells_(journal), nodes_(journal), reads_(reads) {}

    template <Access kAccess>
    std::span<const Race> access(ElementNumber thread, Locations locations, Site site) {
        Epoch epoch = epochs_.current(thread);
        std::uint32_t entry = objects_.find(locations.object);
        if (entry != 0) {
            const std::vector<LocationRun>& runs = objects_.runs(entry);
            std::size_t at = objects_.run_at(entry, locations.from);
            if (at < runs.size() && runs[at].from <= locations.from && locations.to <= runs[at].to) {
                if (stands<kAccess>(cells_[runs[at].cell], thread, {site, epoch})) return {};
                if (runs[at].from == locations.from && runs[at].to == locations.to && epoch != 0) {
                    return change_run<kAccess>(entry, at, thread, locations, {site, epoch});
                }
            }
        } else if (epoch == 0 || (kAccess == Access::Read && reads_ == Reads::Forgotten)) {
            return {};
        }
        return change<kAccess>(entry, thread, locations, {site, epoch});
    }

    // The races that such an access has; nothing is remembered of it.
    template <Access kAccess>
    std::span<const Race> compare(ElementNumber thread, Locations locations);

    void set_reads(Reads reads) { reads_ = reads; }

    // All accesses of an object.
    void forget(std::uint32_t entry) {
        for (std::size_t count = objects_.runs(entry).size(); count != 0; --count) erase(entry, count - 1);
    }
    // The remembered writes of an object are frozen (Detector::freeze). False if all were.
    bool freeze(std::uint32_t entry);
    // Is one of them not ordered before what this thread does now?
    bool has_frozen(std::uint32_t entry, ElementNumber thread) const;
    // The object got its name.
    void named(std::uint32_t entry);
    // Calls visit(run, access, epoch, mark) for each remembered access of an object.
    template <class Visit>
    void for_each(std::uint32_t entry, Visit visit) const;

  private:
    struct Record {
        Site site = 0;
        Epoch epoch = 0;  // 0: no access

        friend bool operator==(Record, Record) = default;
    };
    // Of one run. Further reads that are not ordered with each other are in a list.
    struct Cell {
        std::uint32_t more_reads = 0;
        bool write_is_frozen = false;
        Record write;
        Record read;
        Hash128 key;  // of the run's locations, as written
        std::uint64_t stamp = 0;
    };
    struct Node {
        std::uint32_t next = 0;
        Record read;
        std::uint64_t stamp = 0;
    };

    // Whether the access changes nothing and races with nothing.
    template <Access kAccess>
    bool stands(const Cell& cell, ElementNumber thread, Record record) const {
        if constexpr (kAccess == Access::Write) {
            return cell.write == record && !cell.write_is_frozen && cell.read.epoch == 0;
        } else {
            return (cell.write.epoch == 0 || epochs_.ordered(cell.write.epoch, thread)) &&
                   (reads_ == Reads::Forgotten || (cell.read == record && cell.more_reads == 0));
        }
    }
    // The access is to all locations of one run, to which it leaves something remembered.
    template <Access kAccess>
    std::span<const Race> change_run(std::uint32_t entry, std::size_t at, ElementNumber thread, Locations locations,
                                     Record record);
    template <Access kAccess>
    std::span<const Race> change(std::uint32_t entry, ElementNumber thread, Locations locations, Record record);
    // If nothing is remembered of these locations, and of the one before them this very access: the run goes on, as in a loop
    // that fills an array.
    template <Access kAccess>
    bool continue_run(std::uint32_t entry, Locations locations, Record record);
    template <Access kAccess>
    void check(const Cell& cell, ElementNumber thread, Locations locations);
    void report(RaceKind kind, Record earlier, Locations locations);
    std::span<const Race> sorted_races();

    std::size_t read(std::uint32_t entry, std::size_t first, ElementNumber thread, Locations locations, Record record);
    void remember_read(std::uint32_t cell, ElementNumber thread, Record record);

    // Makes a run end at this position if one goes over it. The first run from there on.
    std::size_t cut(std::uint32_t entry, std::uint32_t position);
    void insert(std::uint32_t entry, std::size_t at, Locations locations, Access access, Record record);
    void erase(std::uint32_t entry, std::size_t at);
    // Joins this run with the one before if they are neighbours and alike.
    bool join_with_previous(std::uint32_t entry, std::size_t at);
    bool empty(std::uint32_t cell) const { return cells_[cell].write.epoch == 0 && cells_[cell].read.epoch == 0; }

    // What the access adds to the key of its epoch.
    static Hash128 marked(Hash128 key, Record record) { return key_with_mark(key, mark_of(record.site)); }
    static Hash128 key_of_write(const Cell& cell, Hash128 key) { return cell.write_is_frozen ? key_of_frozen(key) : key; }
    void set(Record& place, Record record, Hash128 key);
    void set_write(Cell& cell, Record record);
    void drop_reads(std::uint32_t cell);
    Hash128 key(std::uint32_t entry, std::uint32_t from, std::uint32_t to) {
        std::uint64_t name = objects_[entry].name;
        return name == 0 ? Hash128{} : keys_.key(name, from, to);
    }

    ObjectTable& objects_;
    Epochs& epochs_;
    const Bypasses& bypasses_;
    JournalledPool<Cell> cells_;
    JournalledPool<Node> nodes_;
    LocationKeys keys_;
    Reads reads_;
    std::vector<Race> races_;
    std::vector<Record> kept_;
};

}  // namespace raceproof::memory
