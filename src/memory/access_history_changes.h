// Of access_history.h: what an access changes, for the files that instantiate it.
#pragma once

#include <algorithm>
#include <tuple>

#include "memory/access_history.h"

namespace raceproof::memory {

template <class Epochs>
template <Permission::Access kAccess>
std::span<const Race> AccessHistory<Epochs>::change_run(std::uint32_t entry, std::size_t at, ElementNumber thread,
                                                        Locations locations, Record record) {
    races_.clear();
    std::uint32_t cell = objects_.runs(entry)[at].cell;
    check<kAccess>(cells_[cell], thread, locations);
    if constexpr (kAccess == Access::Write) {
        drop_reads(cell);
        set_write(cells_.touch(cell), record);
        // A loop that goes over an array leaves one run behind, if it reads the elements first, too.
        join_with_previous(entry, at);
    } else if (reads_ == Reads::Remembered) {
        remember_read(cell, thread, record);
    }
    return sorted_races();
}

template <class Epochs>
template <Permission::Access kAccess>
std::span<const Race> AccessHistory<Epochs>::change(std::uint32_t entry, ElementNumber thread, Locations locations,
                                                    Record record) {
    races_.clear();
    if (entry == 0) {
        entry = objects_.need(locations.object);
        insert(entry, 0, locations, kAccess, record);
        return {};
    }
    if (kAccess == Access::Read && reads_ == Reads::Forgotten) return compare<kAccess>(thread, locations);
    if (record.epoch != 0 && continue_run<kAccess>(entry, locations, record)) return {};
    std::size_t first = cut(entry, locations.from);
    std::size_t last = cut(entry, locations.to);
    for (std::size_t i = first; i < last; ++i) {
        const LocationRun& run = objects_.runs(entry)[i];
        check<kAccess>(cells_[run.cell], thread, {locations.object, run.from, run.to});
    }
    if constexpr (kAccess == Access::Write) {
        while (last > first) erase(entry, --last);
        if (record.epoch != 0) insert(entry, last++, locations, Access::Write, record);
    } else {
        last = read(entry, first, thread, locations, record);
    }
    for (std::size_t i = std::min(last, objects_.runs(entry).size() - 1) + 1; i-- > first;) join_with_previous(entry, i);
    return sorted_races();
}

template <class Epochs>
template <Permission::Access kAccess>
std::span<const Race> AccessHistory<Epochs>::compare(ElementNumber thread, Locations locations) {
    races_.clear();
    std::uint32_t entry = objects_.find(locations.object);
    if (entry == 0) return {};
    const std::vector<LocationRun>& runs = objects_.runs(entry);
    for (std::size_t i = objects_.run_at(entry, locations.from); i < runs.size() && runs[i].from < locations.to; ++i) {
        std::uint32_t from = std::max(runs[i].from, locations.from), to = std::min(runs[i].to, locations.to);
        check<kAccess>(cells_[runs[i].cell], thread, {locations.object, from, to});
    }
    return sorted_races();
}

template <class Epochs>
template <Permission::Access kAccess>
bool AccessHistory<Epochs>::continue_run(std::uint32_t entry, Locations locations, Record record) {
    const std::vector<LocationRun>& runs = objects_.runs(entry);
    std::size_t next = objects_.run_at(entry, locations.from);
    if (next == 0 || runs[next - 1].to != locations.from || (next < runs.size() && runs[next].from < locations.to)) return false;
    LocationRun run = runs[next - 1];
    const Cell& cell = cells_[run.cell];
    constexpr bool kWrites = kAccess == Access::Write;
    if (cell.write_is_frozen || cell.write != (kWrites ? record : Record{}) || cell.read != (kWrites ? Record{} : record) ||
        cell.more_reads != 0)
        return false;
    Hash128 added = key(entry, locations.from, locations.to);
    cells_.touch(run.cell).key += added;
    epochs_.change_key(record.epoch, marked(kWrites ? added : key_of_read(added), record));
    objects_.set_bounds(entry, next - 1, run.from, locations.to);
    join_with_previous(entry, next);
    return true;
}

template <class Epochs>
std::size_t AccessHistory<Epochs>::read(std::uint32_t entry, std::size_t first, ElementNumber thread, Locations locations,
                                        Record record) {
    const std::vector<LocationRun>& runs = objects_.runs(entry);
    std::size_t i = first;
    for (std::uint32_t position = locations.from; position < locations.to;) {
        std::uint32_t next = i < runs.size() ? std::min(runs[i].from, locations.to) : locations.to;
        if (next > position) {
            if (record.epoch != 0) insert(entry, i++, {locations.object, position, next}, Access::Read, record);
            position = next;
            continue;
        }
        position = runs[i].to;
        remember_read(runs[i].cell, thread, record);
        if (empty(runs[i].cell)) {
            erase(entry, i);
        } else {
            ++i;
        }
    }
    return i;
}

// The reads that are ordered before this one are remembered no longer: whoever is ordered after this one is ordered after them.
template <class Epochs>
void AccessHistory<Epochs>::remember_read(std::uint32_t number, ElementNumber thread, Record record) {
    const Cell& cell = cells_[number];
    Hash128 key = key_of_read(cell.key);
    if (cell.more_reads == 0 && (cell.read.epoch == 0 || epochs_.ordered(cell.read.epoch, thread))) {
        if (cell.read != record) set(cells_.touch(number).read, record, key);
        return;
    }
    kept_.clear();
    bool there = false, others = false;
    auto look_at = [&](Record earlier) {
        if (!epochs_.ordered(earlier.epoch, thread)) {
            kept_.push_back(earlier);
        } else if (earlier == record) {
            there = true;
        } else {
            others = true;
        }
    };
    look_at(cell.read);
    for (std::uint32_t node = cell.more_reads; node != 0; node = nodes_[node].next) look_at(nodes_[node].read);
    if (there && !others) return;
    if (record.epoch != 0) kept_.push_back(record);
    // Their epochs must not be given back in between.
    for (const Record& kept : kept_) epochs_.add_user(kept.epoch, {});
    drop_reads(number);
    if (kept_.empty()) return;
    set(cells_.touch(number).read, kept_.front(), key);
    for (std::size_t i = kept_.size(); --i > 0;) {
        std::uint32_t node = nodes_.add();
        nodes_.touch(node).next = cells_[number].more_reads;
        set(nodes_.touch(node).read, kept_[i], key);
        cells_.touch(number).more_reads = node;
    }
    for (const Record& kept : kept_) epochs_.remove_user(kept.epoch, {});
}

template <class Epochs>
template <Permission::Access kAccess>
void AccessHistory<Epochs>::check(const Cell& cell, ElementNumber thread, Locations locations) {
    bool passes = kAccess == Access::Read && cell.write_is_frozen && !bypasses_.contains(thread, locations.object);
    if (cell.write.epoch != 0 && !passes && !epochs_.ordered(cell.write.epoch, thread)) {
        report(kAccess == Access::Read ? RaceKind::WriteRead : RaceKind::WriteWrite, cell.write, locations);
    }
    if (kAccess == Access::Read || cell.read.epoch == 0) return;
    if (!epochs_.ordered(cell.read.epoch, thread)) report(RaceKind::ReadWrite, cell.read, locations);
    for (std::uint32_t node = cell.more_reads; node != 0; node = nodes_[node].next) {
        if (Record read = nodes_[node].read; !epochs_.ordered(read.epoch, thread)) report(RaceKind::ReadWrite, read, locations);
    }
}

template <class Epochs>
void AccessHistory<Epochs>::report(RaceKind kind, Record earlier, Locations locations) {
    races_.push_back({kind, locations, epochs_.thread_of(earlier.epoch), earlier.site});
}

template <class Epochs>
std::span<const Race> AccessHistory<Epochs>::sorted_races() {
    if (races_.size() < 2) return races_;
    auto by_earlier = [](const Race& race) {
        return std::tuple(race.kind, race.earlier_thread, race.earlier_site, race.locations.from);
    };
    std::sort(races_.begin(), races_.end(), [&](const Race& a, const Race& b) { return by_earlier(a) < by_earlier(b); });
    std::size_t kept = 0;
    for (std::size_t i = 1; i < races_.size(); ++i) {
        Race& last = races_[kept];
        const Race& race = races_[i];
        if (last.kind == race.kind && last.earlier_thread == race.earlier_thread && last.earlier_site == race.earlier_site &&
            race.locations.from <= last.locations.to) {
            last.locations.to = std::max(last.locations.to, race.locations.to);
        } else {
            races_[++kept] = race;
        }
    }
    races_.resize(kept + 1, races_.front());
    auto by_location = [](const Race& race) {
        return std::tuple(race.locations.from, race.kind, race.earlier_thread, race.earlier_site);
    };
    std::sort(races_.begin(), races_.end(), [&](const Race& a, const Race& b) { return by_location(a) < by_location(b); });
    return races_;
}

template <class Epochs>
std::size_t AccessHistory<Epochs>::cut(std::uint32_t entry, std::uint32_t position) {
    std::size_t at = objects_.run_at(entry, position);
    const std::vector<LocationRun>& runs = objects_.runs(entry);
    if (at == runs.size() || runs[at].from >= position) return at;
    LocationRun whole = runs[at];
    std::uint32_t copy = cells_.add();
    Cell& left = cells_.touch(whole.cell);
    Cell& right = cells_.touch(copy);
    right.write = left.write;
    right.write_is_frozen = left.write_is_frozen;
    right.read = left.read;
    right.key = key(entry, position, whole.to);
    left.key -= right.key;
    // The two parts have together the key that the whole had.
    if (right.write.epoch != 0) epochs_.add_user(right.write.epoch, {});
    if (right.read.epoch != 0) epochs_.add_user(right.read.epoch, {});
    for (std::uint32_t node = left.more_reads; node != 0; node = nodes_[node].next) {
        std::uint32_t added = nodes_.add();
        Record read = nodes_[node].read;
        nodes_.touch(added).read = read;
        nodes_.touch(added).next = right.more_reads;
        right.more_reads = added;
        epochs_.add_user(read.epoch, {});
    }
    objects_.set_bounds(entry, at, whole.from, position);
    objects_.insert_run(entry, at + 1, {position, whole.to, copy});
    return at + 1;
}

template <class Epochs>
void AccessHistory<Epochs>::insert(std::uint32_t entry, std::size_t at, Locations locations, Access access, Record record) {
    std::uint32_t number = cells_.add();
    Cell& cell = cells_.touch(number);
    cell.key = key(entry, locations.from, locations.to);
    if (access == Access::Write) {
        set_write(cell, record);
    } else {
        set(cell.read, record, key_of_read(cell.key));
    }
    objects_.insert_run(entry, at, {locations.from, locations.to, number});
}

template <class Epochs>
void AccessHistory<Epochs>::erase(std::uint32_t entry, std::size_t at) {
    std::uint32_t number = objects_.runs(entry)[at].cell;
    drop_reads(number);
    set_write(cells_.touch(number), {});
    cells_.remove(number);
    objects_.erase_run(entry, at);
}

template <class Epochs>
bool AccessHistory<Epochs>::join_with_previous(std::uint32_t entry, std::size_t at) {
    const std::vector<LocationRun>& runs = objects_.runs(entry);
    if (at == 0 || at >= runs.size() || runs[at - 1].to != runs[at].from) return false;
    LocationRun left = runs[at - 1], right = runs[at];
    const Cell& first = cells_[left.cell];
    const Cell& second = cells_[right.cell];
    if (first.write != second.write || first.write_is_frozen != second.write_is_frozen || first.read != second.read ||
        first.more_reads != 0 || second.more_reads != 0)
        return false;
    if (second.write.epoch != 0) epochs_.remove_user(second.write.epoch, {});
    if (second.read.epoch != 0) epochs_.remove_user(second.read.epoch, {});
    cells_.touch(left.cell).key += second.key;
    cells_.remove(right.cell);
    objects_.erase_run(entry, at);
    objects_.set_bounds(entry, at - 1, left.from, right.to);
    return true;
}

template <class Epochs>
void AccessHistory<Epochs>::set_write(Cell& cell, Record record) {
    if (!cell.write_is_frozen) return set(cell.write, record, cell.key);
    if (record.epoch != 0) epochs_.add_user(record.epoch, marked(cell.key, record));
    epochs_.remove_user(cell.write.epoch, marked(key_of_frozen(cell.key), cell.write));
    cell.write = record;
    cell.write_is_frozen = false;
}

template <class Epochs>
void AccessHistory<Epochs>::set(Record& place, Record record, Hash128 key) {
    if (place.epoch != record.epoch || mark_of(place.site) != mark_of(record.site)) {
        if (record.epoch != 0) epochs_.add_user(record.epoch, marked(key, record));
        if (place.epoch != 0) epochs_.remove_user(place.epoch, marked(key, place));
    }
    place = record;
}

template <class Epochs>
void AccessHistory<Epochs>::drop_reads(std::uint32_t number) {
    if (cells_[number].read.epoch == 0) return;
    Cell& cell = cells_.touch(number);
    Hash128 key = key_of_read(cell.key);
    set(cell.read, {}, key);
    for (std::uint32_t node = cell.more_reads; node != 0;) {
        std::uint32_t next = nodes_[node].next;
        epochs_.remove_user(nodes_[node].read.epoch, marked(key, nodes_[node].read));
        nodes_.remove(node);
        node = next;
    }
    cell.more_reads = 0;
}

template <class Epochs>
bool AccessHistory<Epochs>::freeze(std::uint32_t entry) {
    bool changes = false;
    const std::vector<LocationRun>& runs = objects_.runs(entry);
    for (const LocationRun& run : runs) {
        const Cell& cell = cells_[run.cell];
        if (cell.write.epoch == 0 || cell.write_is_frozen) continue;
        epochs_.change_key(cell.write.epoch, marked(key_of_frozen(cell.key) - cell.key, cell.write));
        cells_.touch(run.cell).write_is_frozen = true;
        changes = true;
    }
    for (std::size_t i = runs.size(); i-- > 1;) join_with_previous(entry, i);
    return changes;
}

template <class Epochs>
bool AccessHistory<Epochs>::has_frozen(std::uint32_t entry, ElementNumber thread) const {
    return std::any_of(objects_.runs(entry).begin(), objects_.runs(entry).end(), [&](const LocationRun& run) {
        const Cell& cell = cells_[run.cell];
        return cell.write_is_frozen && !epochs_.ordered(cell.write.epoch, thread);
    });
}

template <class Epochs>
void AccessHistory<Epochs>::named(std::uint32_t entry) {
    for (const LocationRun& run : objects_.runs(entry)) {
        Cell& cell = cells_.touch(run.cell);
        Hash128 difference = key(entry, run.from, run.to) - cell.key;
        cell.key += difference;
        auto change = [&](Record record, Hash128 added) {
            if (record.epoch != 0) epochs_.change_key(record.epoch, marked(added, record));
        };
        change(cell.write, key_of_write(cell, difference));
        change(cell.read, key_of_read(difference));
        for (std::uint32_t node = cell.more_reads; node != 0; node = nodes_[node].next)
            change(nodes_[node].read, key_of_read(difference));
    }
}

template <class Epochs>
template <class Visit>
void AccessHistory<Epochs>::for_each(std::uint32_t entry, Visit visit) const {
    for (const LocationRun& run : objects_.runs(entry)) {
        const Cell& cell = cells_[run.cell];
        auto tell = [&](Access access, Record record) {
            if (record.epoch != 0) visit(run, access, record.epoch, mark_of(record.site));
        };
        tell(cell.write_is_frozen ? Access::FrozenWrite : Access::Write, cell.write);
        tell(Access::Read, cell.read);
        for (std::uint32_t node = cell.more_reads; node != 0; node = nodes_[node].next) tell(Access::Read, nodes_[node].read);
    }
}

}  // namespace raceproof::memory
