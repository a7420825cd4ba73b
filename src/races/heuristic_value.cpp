#include "races/heuristic_value.h"

#include <algorithm>
#include <cstring>

namespace raceproof::races {

namespace {

// Figure 6 of the paper.
enum Value : std::uint32_t {
    kRelease = 1,
    kAcquireAfterRelease = 2,
    kOther = 3,
    kAcquireBeforeRelease = 4,
    kReadOfOwn = 5,
    kReadOfAnothers = 6,
    kWriteOfOwn = 7,
    kWriteOfAnothers = 8,
    kValues = 9,
};

// Copying many elements is one access: the first ones tell.
constexpr std::uint32_t kMostLocations = 16;

memory::Locations first_of(memory::Locations locations) {
    locations.to = std::min(locations.to, locations.from + kMostLocations);
    return locations;
}

}  // namespace

void HeuristicValue::begin_step(memory::Thread thread) {
    thread_ = thread;
    access_ = synchronisation_ = 0;
}

bool HeuristicValue::another_wrote(memory::Locations locations) const {
    for (std::uint32_t position = locations.from; position < locations.to; ++position) {
        auto writer = writers_.find(key_of(locations.object, position));
        if (writer != writers_.end() && writer->second != kNobody && writer->second != thread_) return true;
    }
    return false;
}

void HeuristicValue::note(Table table, Key key) {
    memory::Thread& known = in(table).try_emplace(key, kNobody).first->second;
    if (known == thread_) return;
    Change change{key, known};
    if (journal().has_mark()) journal().push(component(), static_cast<std::uint32_t>(table), &change, sizeof change);
    known = thread_;
}

void HeuristicValue::read(memory::Locations locations, Reach reach) {
    if (reach != Reach::Shared) return;
    std::uint32_t value = kOther;
    if (heuristics_.watch_written && another_wrote(first_of(locations)))
        value = kReadOfAnothers;
    else if (heuristics_.watch_written && heuristics_.writes_first)
        value = kReadOfOwn;
    access_ = std::max(access_, value);
}

void HeuristicValue::write(memory::Locations locations, Reach reach) {
    locations = first_of(locations);
    if (reach == Reach::Shared) {
        std::uint32_t value = kOther;
        if (heuristics_.watch_written && another_wrote(locations))
            value = kWriteOfAnothers;
        else if (heuristics_.writes_first)
            value = kWriteOfOwn;
        access_ = std::max(access_, value);
    }
    for (std::uint32_t position = locations.from; position < locations.to; ++position)
        note(Table::Writers, key_of(locations.object, position));
}

void HeuristicValue::acquire(memory::Sync sync) {
    auto released = releasers_.find(key_of(sync.object, sync.position));
    bool orders = released != releasers_.end() && released->second != kNobody;
    std::uint32_t value = kOther;
    if (orders && (heuristics_.avoid_release_acquire || heuristics_.acquire_first)) value = kAcquireAfterRelease;
    if (!orders && heuristics_.acquire_first) value = kAcquireBeforeRelease;
    synchronisation_ = std::max(synchronisation_, value);
}

void HeuristicValue::release(memory::Sync sync) {
    std::uint32_t value = heuristics_.avoid_release_acquire ? kRelease : kOther;
    synchronisation_ = std::max(synchronisation_, value);
    note(Table::Releasers, key_of(sync.object, sync.position));
}

std::uint32_t HeuristicValue::value() const {
    std::uint32_t synchronisation = synchronisation_ == 0 ? kOther : synchronisation_;
    return kValues * (access_ == 0 ? synchronisation : access_) + synchronisation;
}

void HeuristicValue::undo(std::uint32_t table, const std::uint64_t* data, std::size_t) {
    Change change;
    std::memcpy(&change, data, sizeof change);
    in(Table{table}).insert_or_assign(change.key, change.old);
}

}  // namespace raceproof::races
