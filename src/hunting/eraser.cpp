#include "hunting/eraser.h"

#include <algorithm>

namespace raceproof::hunting {

namespace {

memory::Thread number(state::ThreadId thread) { return static_cast<memory::Thread>(thread); }

}  // namespace

Eraser::Record& Eraser::record_of(Location location) {
    if (location.object != last_object_ || last_records_ == nullptr) {
        last_object_ = location.object;
        last_records_ = &records_[location.object];
    }
    if (last_records_->size() <= location.position) last_records_->resize(location.position + 1);
    return (*last_records_)[location.position];
}

bool Eraser::was_handed_over(const Record& record, state::ThreadId thread) {
    return std::ranges::all_of(
        record.latest, [&](const Kept& kept) { return order.is_ordered(number(kept.access.thread), kept.when, number(thread)); });
}

void Eraser::own(Record& record, const MonitoredAccess& access) {
    bool is_same_owner = record.use == Use::Exclusive && record.latest[0].access.thread == access.thread;
    if (record.use == Use::Virgin) ++location_count_;
    record.use = Use::Exclusive;
    // A write matters more: whatever comes conflicts with it.
    if (is_same_owner && record.latest[0].access.kind == AccessKind::Write && access.kind == AccessKind::Read) return;
    record.latest.assign({{access, order.now(number(access.thread))}});
}

void Eraser::share(Record& record, const MonitoredAccess& access) {
    bool was_exclusive = record.use == Use::Exclusive;
    HeldLocks::Set before = was_exclusive ? HeldLocks::Set{record.latest[0].access.locks} : record.candidates;
    record.candidates = locks.common(before, HeldLocks::Set{access.locks});
    bool was_written = was_exclusive && record.latest[0].access.kind == AccessKind::Write;
    if (record.use != Use::Modified) record.use = access.kind == AccessKind::Write || was_written ? Use::Modified : Use::Shared;
}

void Eraser::keep(Record& record, const MonitoredAccess& access) {
    Kept kept{access, order.now(number(access.thread))};
    auto is_alike = [&](const Kept& other) {
        return other.access.thread == access.thread && other.access.kind == access.kind && other.access.site == access.site &&
               other.access.locks == access.locks;
    };
    auto known = std::ranges::find_if(record.latest, is_alike);
    if (known == record.latest.end() && record.latest.size() == kMostKept)
        known = std::ranges::min_element(record.latest, {}, [](const Kept& one) { return one.access.step; });
    if (known == record.latest.end())
        record.latest.push_back(kept);
    else
        *known = kept;
}

std::span<const Suspicion> Eraser::access(Location location, MonitoredAccess access) {
    found_.clear();
    access.locks = static_cast<std::uint32_t>(locks.guarding(number(access.thread), access.kind));
    Record& record = record_of(location);
    bool is_own = record.use == Use::Exclusive && record.latest[0].access.thread == access.thread;
    if (is_own || record.use == Use::Virgin || was_handed_over(record, access.thread)) {
        own(record, access);
        return found_;
    }
    share(record, access);
    if (record.use == Use::Modified && record.candidates == HeldLocks::kNone) {
        for (const Kept& kept : record.latest) {
            const MonitoredAccess& other = kept.access;
            bool is_suspect = other.thread != access.thread && conflict(other.kind, access.kind) &&
                              locks.common(HeldLocks::Set{other.locks}, HeldLocks::Set{access.locks}) == HeldLocks::kNone &&
                              !order.is_ordered(number(other.thread), kept.when, number(access.thread));
            if (is_suspect) found_.push_back({.location = location, .first = other, .second = access});
        }
        std::ranges::sort(found_, std::greater{}, [](const Suspicion& one) { return one.first.step; });
    }
    keep(record, access);
    return found_;
}

void Eraser::forget(state::Ref object) {
    locks.forget(static_cast<memory::Object>(object));
    order.forget(static_cast<memory::Object>(object));
    auto known = records_.find(object);
    if (known == records_.end()) return;
    for (const Record& record : known->second) location_count_ -= record.use != Use::Virgin;
    records_.erase(known);
    last_records_ = nullptr;
}

void Eraser::forget_exclusive() {
    auto is_shared = [](const Record& record) { return record.use == Use::Shared || record.use == Use::Modified; };
    last_records_ = nullptr;
    location_count_ = 0;
    std::erase_if(records_, [&](auto& entry) { return std::ranges::none_of(entry.second, is_shared); });
    for (auto& [object, records] : records_)
        for (Record& record : records) {
            if (record.use == Use::Exclusive) record = {};
            location_count_ += record.use != Use::Virgin;
        }
}

}  // namespace raceproof::hunting
