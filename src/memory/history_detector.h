// A detector made of a history of accesses and one way to keep orders.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include "base/verify.h"
#include "memory/access_history_changes.h"
#include "memory/detector.h"

namespace raceproof::memory {

// Sorted, and one where neighbouring locations are alike.
std::vector<Permission> joined(std::vector<Permission> permissions);

template <class Orders>
class HistoryDetector final : public Detector {
  public:
    explicit HistoryDetector(const DetectorOptions& options)
        : own_journal_(options.journal == nullptr ? std::make_unique<Journal>() : nullptr),
          journal_(options.journal == nullptr ? *own_journal_ : *options.journal),
          objects_(journal_, options.names),
          holders_(journal_, objects_),
          orders_(journal_, holders_),
          bypasses_(journal_),
          history_(journal_, objects_, orders_, bypasses_, options.reads),
          reads_(options.reads) {
        orders_.begin(holders_.begin(options.first_thread));
    }

    bool is_alone() const override { return holders_.live_count() == 1; }
    void fork(Thread parent, Thread child) override {
        // A thread that ended with this number may still be in sets.
        if (HolderNumber old = holders_.find(child); old != 0) orders_.clear(old);
        // What all live threads are ordered after is not remembered, so a thread must descend from one of them.
        VERIFY(holders_[holders_.of(parent)].live, "should be forked by a live thread");
        HolderNumber holder = holders_.begin(child);
        orders_.begin(holder);
        orders_.follow(holder, holders_.of(parent));
    }
    void end(Thread thread) override {
        HolderNumber holder = holders_.of(thread);
        holders_.end(holder);
        bypasses_.end(holder);
        orders_.end(holder);
    }
    void join(Thread thread, Thread ended) override { orders_.follow(holders_.of(thread), holders_.of(ended)); }
    void retire(Thread ended) override { remove(holders_.of(ended)); }
    void see_all_ended() override {
        VERIFY(is_alone(), "should be the only thread that has not ended");
        std::vector<std::uint32_t> entries;
        objects_.for_each([&](std::uint32_t entry) { entries.push_back(entry); });
        for (std::uint32_t entry : entries) history_.forget(entry);
    }

    void acquire(Thread thread, Sync sync) override {
        if (HolderNumber holder = holders_.find(sync); holder != 0) orders_.follow(holders_.of(thread), holder);
    }
    void release(Thread thread, Sync sync) override {
        // Who could acquire it descends from this thread.
        if (is_alone()) return;
        orders_.follow(holders_.need(sync), holders_.of(thread));
    }
    void discard(Sync sync) override {
        if (HolderNumber holder = holders_.find(sync); holder != 0) orders_.clear(holder);
    }

    std::span<const Race> read(Thread thread, Locations locations, Site site) override {
        return history_.template access<Permission::Access::Read>(holders_.of(thread), locations, site);
    }
    std::span<const Race> check_read(Thread thread, Locations locations) override {
        history_.set_reads(DetectorOptions::Reads::Forgotten);
        std::span<const Race> races = read(thread, locations, 0);
        history_.set_reads(reads_);
        return races;
    }
    std::span<const Race> write(Thread thread, Locations locations, Site site) override {
        return history_.template access<Permission::Access::Write>(holders_.of(thread), locations, site);
    }

    std::span<const Race> atomic_read(Thread thread, Locations locations, Site site, Memory memory) override {
        HolderNumber holder = holders_.of(thread);
        if (memory == Memory::Kept) history_.template access<Permission::Access::Read>(holder, atomic_reads(locations), site);
        return history_.template compare<Permission::Access::Read>(holder, locations);
    }
    std::span<const Race> atomic_write(Thread thread, Locations locations, Site site, Memory memory) override {
        HolderNumber holder = holders_.of(thread);
        if (memory == Memory::Kept) {
            history_.set_reads(DetectorOptions::Reads::Remembered);
            history_.template access<Permission::Access::Read>(holder, atomic_writes(locations), site);
            history_.set_reads(reads_);
        }
        return history_.template compare<Permission::Access::Write>(holder, locations);
    }
    std::span<const Race> check_atomic(Thread thread, Locations locations, PlainAccess access) override {
        HolderNumber holder = holders_.of(thread);
        mixed_races_.clear();
        auto add = [&](RaceKind kind, Locations kept, std::uint32_t shift) {
            for (Race race : history_.template compare<Permission::Access::Write>(holder, kept)) {
                race.kind = kind;
                race.locations = {locations.object, race.locations.from - shift, race.locations.to - shift};
                mixed_races_.push_back(race);
            }
        };
        bool writes = access == PlainAccess::Write;
        add(writes ? RaceKind::WriteWrite : RaceKind::WriteRead, atomic_writes(locations), kAtomicWrites);
        if (writes) add(RaceKind::ReadWrite, atomic_reads(locations), kAtomicReads);
        std::sort(mixed_races_.begin(), mixed_races_.end(), [](const Race& a, const Race& b) {
            return std::tuple(a.locations.from, a.kind, a.earlier_thread, a.earlier_site) <
                   std::tuple(b.locations.from, b.kind, b.earlier_thread, b.earlier_site);
        });
        return mixed_races_;
    }

    std::span<const Race> read_on_trial(Thread thread, Thread trial, Locations locations, Site site) override {
        if (reads_ == DetectorOptions::Reads::Remembered) {
            HolderNumber holder = holders_.find(trial);
            if (holder == 0) {
                holder = holders_.begin(trial);
                orders_.begin(holder);
            }
            history_.template access<Permission::Access::Read>(holder, locations, site);
            orders_.follow(holders_.of(thread), holder);
        }
        return check_read(thread, locations);
    }
    void guard_trial(Thread trial, Sync sync) override {
        if (HolderNumber holder = holders_.find(trial); holder != 0) orders_.follow(holders_.need(sync), holder);
    }
    void end_trial(Thread trial, TrialEnd how) override {
        HolderNumber holder = holders_.find(trial);
        if (holder == 0) return;
        // A read that everybody is ordered after is one that never happened.
        if (how == TrialEnd::Withdrawn) holders_.for_each_live([&](HolderNumber live) { orders_.follow(live, holder); });
        end(trial);
        retire(trial);
    }

    bool freeze(Object object) override {
        std::uint32_t entry = objects_.find(object);
        return entry != 0 && history_.freeze(entry);
    }
    void bypass(Thread thread, Object object) override {
        std::uint32_t entry = objects_.find(object);
        HolderNumber holder = holders_.of(thread);
        if (entry == 0 || bypasses_.contains(holder, object) || !history_.has_frozen(entry, holder)) return;
        bypasses_.add(holder, object);
    }
    bool has_bypassed(Thread thread, Object object) override { return bypasses_.contains(holders_.of(thread), object); }

    void forget(Object object) override {
        bypasses_.forget(object);
        std::uint32_t entry = objects_.find(object);
        if (entry == 0) return;
        history_.forget(entry);
        while (objects_[entry].first_holder != 0) remove(objects_[entry].first_holder);
        objects_.remove(entry);
    }

    std::optional<Hash128> label() override {
        if (!objects_.has_names()) return std::nullopt;
        ask_names();
        Hash128 label = orders_.label();
        for_each_bypass([&](std::uint64_t object, std::uint64_t thread) { label += hash_of_bypass(object, thread); });
        return label;
    }
    std::vector<Permission> relation() override;

  private:
    // Atomic accesses are remembered as *reads* of positions of their own, where nothing is ever written: so they do not race
    // with each other, and each kind is kept as reads are. A plain access compares itself with them as if it wrote there.
    static constexpr std::uint32_t kAtomicWrites = 1u << 30, kAtomicReads = 1u << 31;
    static Locations atomic_writes(Locations locations) { return shifted(locations, kAtomicWrites); }
    static Locations atomic_reads(Locations locations) { return shifted(locations, kAtomicReads); }
    static Locations shifted(Locations locations, std::uint32_t by) {
        VERIFY(locations.to <= kAtomicWrites, "should have no larger arrays");
        return {locations.object, locations.from + by, locations.to + by};
    }

    // visit(name of the object, name of the thread), of those that have one.
    template <class Visit>
    void for_each_bypass(Visit visit) const {
        bypasses_.for_each([&](HolderNumber thread, Object object) {
            std::uint32_t entry = objects_.find(object);
            if (entry != 0 && objects_[entry].name != 0) visit(objects_[entry].name, holders_[thread].name);
        });
    }
    void remove(HolderNumber holder) {
        orders_.clear(holder);
        holders_.remove(holder);
    }
    void ask_names() {
        objects_.ask_names([&](std::uint32_t entry) {
            history_.named(entry);
            for (HolderNumber holder = objects_[entry].first_holder; holder != 0; holder = holders_[holder].next_of_object) {
                holders_.give_name(holders_.touch(holder));
                orders_.named(holder);
            }
        });
    }

    std::unique_ptr<Journal> own_journal_;  // of a detector that never goes back
    Journal& journal_;
    ObjectTable objects_;
    Holders holders_;
    Orders orders_;
    Bypasses bypasses_;
    AccessHistory<Orders> history_;
    DetectorOptions::Reads reads_;
    std::vector<Race> mixed_races_;
};

template <class Orders>
std::vector<Permission> HistoryDetector<Orders>::relation() {
    std::vector<Permission> permissions;
    if (!objects_.has_names()) return permissions;
    ask_names();
    objects_.for_each([&](std::uint32_t entry) {
        if (objects_[entry].name == 0) return;
        history_.for_each(entry, [&](const Run& run, Permission::Access access, Order order, std::uint32_t mark) {
            if (orders_.everyone(order)) return;
            permissions.push_back({objects_[entry].name, access, mark, run.from, run.to, orders_.holders_after(order)});
        });
    });
    for_each_bypass([&](std::uint64_t object, std::uint64_t thread) {
        permissions.push_back({object, Permission::Access::Bypass, 0, 0, 1, {thread}});
    });
    return joined(std::move(permissions));
}

}  // namespace raceproof::memory
