#include "memory/object_table.h"

#include <cstring>

#include "base/verify.h"

namespace raceproof::memory {

std::uint32_t ObjectTable::need(Object object) {
    if (std::uint32_t known = index_.find(object); known != 0) return known;
    std::uint32_t number = entries_.add();
    index_.insert(object, number);
    if (lists_.size() <= number) lists_.resize(number + 1);
    Entry& entry = entries_.touch(number);
    entry.object = object;
    if (names_ == nullptr) return number;
    entry.name = names_->object_name(object);
    if (entry.name == 0) {
        std::uint32_t& first = unnamed_.touch();
        entry.next_unnamed = first;
        if (first != 0) entries_.touch(first).previous_unnamed = number;
        first = number;
    }
    return number;
}

void ObjectTable::remove(std::uint32_t number) {
    VERIFY(lists_[number].runs.empty() && entries_[number].first_element == 0, "should remove an entry that holds nothing");
    if (names_ != nullptr && entries_[number].name == 0) unlink_unnamed(number);
    index_.erase(entries_[number].object);
    entries_.remove(number);
}

std::uint64_t ObjectTable::ask_name(std::uint32_t number) {
    std::uint64_t name = names_->object_name(entries_[number].object);
    if (name != 0) {
        unlink_unnamed(number);
        entries_.touch(number).name = name;
    }
    return name;
}

void ObjectTable::unlink_unnamed(std::uint32_t number) {
    Entry& entry = entries_.touch(number);
    if (entry.previous_unnamed != 0) {
        entries_.touch(entry.previous_unnamed).next_unnamed = entry.next_unnamed;
    } else {
        unnamed_.touch() = entry.next_unnamed;
    }
    if (entry.next_unnamed != 0) entries_.touch(entry.next_unnamed).previous_unnamed = entry.previous_unnamed;
    entry.previous_unnamed = entry.next_unnamed = 0;
}

void ObjectTable::insert_run(std::uint32_t entry, std::size_t at, LocationRun run) {
    std::vector<LocationRun>& runs = lists_[entry].runs;
    log(entry, Change::Inserted, at, run);
    runs.insert(runs.begin() + static_cast<std::ptrdiff_t>(at), run);
}

void ObjectTable::erase_run(std::uint32_t entry, std::size_t at) {
    std::vector<LocationRun>& runs = lists_[entry].runs;
    log(entry, Change::Erased, at, runs[at]);
    runs.erase(runs.begin() + static_cast<std::ptrdiff_t>(at));
}

void ObjectTable::set_bounds(std::uint32_t entry, std::size_t at, std::uint32_t from, std::uint32_t to) {
    RunList& list = lists_[entry];
    if (list.bounds_stamp != journal().stamp() || list.bounds_at != at) {
        log(entry, Change::Bounds, at, list.runs[at]);
        list.bounds_stamp = journal().stamp();
        list.bounds_at = at;
    }
    list.runs[at].from = from;
    list.runs[at].to = to;
}

void ObjectTable::log(std::uint32_t entry, Change change, std::size_t at, LocationRun run) {
    // The saved bounds are of a run that may get another index now.
    lists_[entry].bounds_stamp = 0;
    if (!journal().has_mark()) return;
    Record record{change, static_cast<std::uint32_t>(at), run};
    journal().push(component(), entry, &record, sizeof record);
}

void ObjectTable::undo(std::uint32_t entry, const std::uint64_t* data, std::size_t) {
    Record record;
    std::memcpy(&record, data, sizeof record);
    std::vector<LocationRun>& runs = lists_[entry].runs;
    auto place = runs.begin() + record.at;
    switch (record.change) {
        case Change::Inserted: runs.erase(place); break;
        case Change::Erased: runs.insert(place, record.run); break;
        case Change::Bounds: *place = record.run; break;
    }
}

}  // namespace raceproof::memory
