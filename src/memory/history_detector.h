// A detector made of a history of accesses and one way to keep epochs.
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

// Atomic accesses are remembered as *reads* of positions of their own, where nothing is ever written: so they do not race with
// each other, and each kind is kept as reads are. A plain access compares itself with them as if it wrote there.
struct AtomicPositions {
    static constexpr std::uint32_t kWrites = 1u << 30, kReads = 1u << 31;

    static Locations writes(Locations locations) { return shifted(locations, kWrites); }
    static Locations reads(Locations locations) { return shifted(locations, kReads); }

  private:
    static Locations shifted(Locations locations, std::uint32_t by) {
        VERIFY(locations.to <= kWrites, "should have no larger arrays");
        return {locations.object, locations.from + by, locations.to + by};
    }
};

template <class Epochs>
class HistoryDetector final : public Detector {
  public:
    explicit HistoryDetector(const DetectorOptions& options)
        : own_journal_(options.journal == nullptr ? std::make_unique<Journal>() : nullptr),
          journal_(options.journal == nullptr ? *own_journal_ : *options.journal),
          objects_(journal_, options.names),
          elements_(journal_, objects_),
          epochs_(journal_, elements_),
          bypasses_(journal_),
          history_(journal_, objects_, epochs_, bypasses_, options.reads),
          reads_(options.reads) {
        epochs_.begin(elements_.begin(options.first_thread));
    }

    bool is_alone() const override { return elements_.live_count() == 1; }
    void fork(Thread parent, Thread child) override {
        // A thread that ended with this number may still be in sets.
        if (ElementNumber old = elements_.find(child); old != 0) epochs_.clear(old);
        // What all live threads are ordered after is not remembered, so a thread must descend from one of them.
        VERIFY(elements_[elements_.of(parent)].live, "should be forked by a live thread");
        ElementNumber element = elements_.begin(child);
        epochs_.begin(element);
        epochs_.follow(element, elements_.of(parent));
    }
    void end(Thread thread) override {
        ElementNumber element = elements_.of(thread);
        elements_.end(element);
        bypasses_.end(element);
        epochs_.end(element);
    }
    void join(Thread thread, Thread ended) override { epochs_.follow(elements_.of(thread), elements_.of(ended)); }
    void retire(Thread ended) override { remove(elements_.of(ended)); }
    void see_all_ended() override {
        VERIFY(is_alone(), "should be the only thread that has not ended");
        std::vector<std::uint32_t> entries;
        objects_.for_each([&](std::uint32_t entry) { entries.push_back(entry); });
        for (std::uint32_t entry : entries) history_.forget(entry);
    }

    void acquire(Thread thread, Sync sync) override {
        if (ElementNumber element = elements_.find(sync); element != 0) epochs_.follow(elements_.of(thread), element);
    }
    void release(Thread thread, Sync sync) override {
        // Who could acquire it descends from this thread.
        if (is_alone()) return;
        epochs_.follow(elements_.need(sync), elements_.of(thread));
    }
    void discard(Sync sync) override {
        if (ElementNumber element = elements_.find(sync); element != 0) epochs_.clear(element);
    }

    std::span<const Race> read(Thread thread, Locations locations, Site site) override {
        return history_.template access<Permission::Access::Read>(elements_.of(thread), locations, site);
    }
    std::span<const Race> check_read(Thread thread, Locations locations) override {
        history_.set_reads(DetectorOptions::Reads::Forgotten);
        std::span<const Race> races = read(thread, locations, 0);
        history_.set_reads(reads_);
        return races;
    }
    std::span<const Race> write(Thread thread, Locations locations, Site site) override {
        return history_.template access<Permission::Access::Write>(elements_.of(thread), locations, site);
    }

    std::span<const Race> atomic_read(Thread thread, Locations locations, Site site, Memory memory) override {
        ElementNumber element = elements_.of(thread);
        if (memory == Memory::Kept)
            history_.template access<Permission::Access::Read>(element, AtomicPositions::reads(locations), site);
        return history_.template compare<Permission::Access::Read>(element, locations);
    }
    std::span<const Race> atomic_write(Thread thread, Locations locations, Site site, Memory memory) override {
        ElementNumber element = elements_.of(thread);
        if (memory == Memory::Kept) {
            history_.set_reads(DetectorOptions::Reads::Remembered);
            history_.template access<Permission::Access::Read>(element, AtomicPositions::writes(locations), site);
            history_.set_reads(reads_);
        }
        return history_.template compare<Permission::Access::Write>(element, locations);
    }
    std::span<const Race> check_atomic(Thread thread, Locations locations, PlainAccess access) override {
        ElementNumber element = elements_.of(thread);
        mixed_races_.clear();
        auto add = [&](RaceKind kind, Locations kept, std::uint32_t shift) {
            for (Race race : history_.template compare<Permission::Access::Write>(element, kept)) {
                race.kind = kind;
                race.locations = {locations.object, race.locations.from - shift, race.locations.to - shift};
                mixed_races_.push_back(race);
            }
        };
        bool writes = access == PlainAccess::Write;
        add(writes ? RaceKind::WriteWrite : RaceKind::WriteRead, AtomicPositions::writes(locations), AtomicPositions::kWrites);
        if (writes) add(RaceKind::ReadWrite, AtomicPositions::reads(locations), AtomicPositions::kReads);
        std::sort(mixed_races_.begin(), mixed_races_.end(), [](const Race& a, const Race& b) {
            return std::tuple(a.locations.from, a.kind, a.earlier_thread, a.earlier_site) <
                   std::tuple(b.locations.from, b.kind, b.earlier_thread, b.earlier_site);
        });
        return mixed_races_;
    }

    std::span<const Race> optimistic_read(Thread thread, Thread section, Locations locations, Site site) override {
        if (reads_ == DetectorOptions::Reads::Remembered) {
            ElementNumber element = elements_.find(section);
            if (element == 0) {
                element = elements_.begin(section);
                epochs_.begin(element);
            }
            history_.template access<Permission::Access::Read>(element, locations, site);
            epochs_.follow(elements_.of(thread), element);
        }
        return check_read(thread, locations);
    }
    void guard_section(Thread section, Sync sync) override {
        if (ElementNumber element = elements_.find(section); element != 0) epochs_.follow(elements_.need(sync), element);
    }
    void resolve_section(Thread section, Resolution how) override {
        ElementNumber element = elements_.find(section);
        if (element == 0) return;
        // A read that everybody is ordered after is one that never happened.
        if (how == Resolution::Invalid) elements_.for_each_live([&](ElementNumber live) { epochs_.follow(live, element); });
        end(section);
        retire(section);
    }

    bool freeze(Object object) override {
        std::uint32_t entry = objects_.find(object);
        return entry != 0 && history_.freeze(entry);
    }
    void bypass(Thread thread, Object object) override {
        std::uint32_t entry = objects_.find(object);
        ElementNumber element = elements_.of(thread);
        if (entry == 0 || bypasses_.contains(element, object) || !history_.has_frozen(entry, element)) return;
        bypasses_.add(element, object);
    }
    bool has_bypassed(Thread thread, Object object) override { return bypasses_.contains(elements_.of(thread), object); }

    void forget(Object object) override {
        bypasses_.forget(object);
        std::uint32_t entry = objects_.find(object);
        if (entry == 0) return;
        history_.forget(entry);
        while (objects_[entry].first_element != 0) remove(objects_[entry].first_element);
        objects_.remove(entry);
    }

    std::optional<Hash128> label() override {
        if (!objects_.has_names()) return std::nullopt;
        ask_names();
        Hash128 label = epochs_.label();
        for_each_bypass([&](std::uint64_t object, std::uint64_t thread) { label += hash_of_bypass(object, thread); });
        return label;
    }
    std::vector<Permission> relation() override;

  private:
    // visit(name of the object, name of the thread), of those that have one.
    template <class Visit>
    void for_each_bypass(Visit visit) const {
        bypasses_.for_each([&](ElementNumber thread, Object object) {
            std::uint32_t entry = objects_.find(object);
            if (entry != 0 && objects_[entry].name != 0) visit(objects_[entry].name, elements_[thread].name);
        });
    }
    void remove(ElementNumber element) {
        epochs_.clear(element);
        elements_.remove(element);
    }
    void ask_names() {
        objects_.ask_names([&](std::uint32_t entry) {
            history_.named(entry);
            for (ElementNumber element = objects_[entry].first_element; element != 0;
                 element = elements_[element].next_of_object) {
                elements_.give_name(elements_.touch(element));
                epochs_.named(element);
            }
        });
    }

    std::unique_ptr<Journal> own_journal_;  // of a detector that never goes back
    Journal& journal_;
    ObjectTable objects_;
    LocksetElements elements_;
    Epochs epochs_;
    Bypasses bypasses_;
    AccessHistory<Epochs> history_;
    DetectorOptions::Reads reads_;
    std::vector<Race> mixed_races_;
};

template <class Epochs>
std::vector<Permission> HistoryDetector<Epochs>::relation() {
    std::vector<Permission> permissions;
    if (!objects_.has_names()) return permissions;
    ask_names();
    objects_.for_each([&](std::uint32_t entry) {
        if (objects_[entry].name == 0) return;
        history_.for_each(entry, [&](const LocationRun& run, Permission::Access access, Epoch epoch, std::uint32_t mark) {
            if (epochs_.everyone(epoch)) return;
            permissions.push_back({objects_[entry].name, access, mark, run.from, run.to, epochs_.elements_after(epoch)});
        });
    });
    for_each_bypass([&](std::uint64_t object, std::uint64_t thread) {
        permissions.push_back({object, Permission::Access::Bypass, 0, 0, 1, {thread}});
    });
    return joined(std::move(permissions));
}

}  // namespace raceproof::memory
