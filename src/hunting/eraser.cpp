#include "hunting/eraser.h"

#include <algorithm>

namespace raceproof::hunting {

namespace {

// Accesses that are kept of a shared location, the fewer the more of them there are: [more than so many] so few.
constexpr std::size_t kMostKept = 12, kFewerKept = 6, kLeastKept = 3;
constexpr std::uint64_t kManyShared = 250'000, kVeryManyShared = 1'000'000;

memory::Thread number(state::ThreadId thread) { return static_cast<memory::Thread>(thread); }

}  // namespace

Eraser::Kept Eraser::kept(const MonitoredAccess& access) {
    return {.step = static_cast<std::uint32_t>(access.step),
            .site = access.site,
            .locks = static_cast<std::uint32_t>(locks.guarding(number(access.thread), access.kind)),
            .when = order.now(number(access.thread)),
            .thread = access.thread,
            .kind = access.kind};
}

std::size_t Eraser::most_kept() const {
    if (shared_count() > kVeryManyShared) return kLeastKept;
    return shared_count() > kManyShared ? kFewerKept : kMostKept;
}

bool Eraser::was_handed_over(const Record& record, state::ThreadId thread) {
    auto is_ordered = [&](const Kept& one) { return order.is_ordered(number(one.thread), one.when, number(thread)); };
    if (record.use == Use::Exclusive) return is_ordered(record.last);
    return std::ranges::all_of(shared_[record.last.site].latest, is_ordered, &KeptOfMany::access);
}

// Nobody else came by since, and the thread has neither locked nor learnt anything.
bool Eraser::is_repeated(const SharedRecord& shared, const Kept& access) const {
    if (shared.last_thread != access.thread) return false;
    return std::ranges::any_of(shared.latest, [&](const KeptOfMany& one) {
        return one.version == version() && one.access.site == access.site && one.access.step == access.step &&
               one.access.kind == access.kind && one.access.thread == access.thread;
    });
}

void Eraser::unshare(Record& record) {
    if (record.use != Use::Shared && record.use != Use::Modified) return;
    shared_[record.last.site] = {};
    free_.push_back(record.last.site);
}

void Eraser::own(Record& record, const Kept& access) {
    unshare(record);
    record = {access, Use::Exclusive};
}

Eraser::SharedRecord& Eraser::share(Record& record, const Kept& access) {
    bool was_exclusive = record.use == Use::Exclusive;
    bool is_written = access.kind == AccessKind::Write;
    if (was_exclusive) {
        if (free_.empty()) {
            free_.push_back(static_cast<std::uint32_t>(shared_.size()));
            shared_.emplace_back();
        }
        SharedRecord& shared = shared_[free_.back()];
        shared.candidates = HeldLocks::Set{record.last.locks};
        shared.latest.push_back({record.last});
        is_written |= record.last.kind == AccessKind::Write;
        record.last.site = free_.back();
        free_.pop_back();
    }
    if (record.use != Use::Modified) record.use = is_written ? Use::Modified : Use::Shared;
    SharedRecord& shared = shared_[record.last.site];
    shared.candidates = locks.common(shared.candidates, HeldLocks::Set{access.locks});
    shared.last_thread = access.thread;
    return shared;
}

void Eraser::suspect(Location location, const SharedRecord& shared, const Kept& access) {
    auto told = [](const Kept& one) { return MonitoredAccess{one.thread, one.kind, one.site, one.locks, one.step}; };
    for (const KeptOfMany& one : shared.latest) {
        const Kept& other = one.access;
        bool is_suspect = other.thread != access.thread && conflict(other.kind, access.kind) &&
                          locks.common(HeldLocks::Set{other.locks}, HeldLocks::Set{access.locks}) == HeldLocks::kNone &&
                          !order.is_ordered(number(other.thread), other.when, number(access.thread));
        if (is_suspect) found_.push_back({.location = location, .first = told(other), .second = told(access)});
    }
    if (found_.size() > 1) std::ranges::sort(found_, std::greater{}, [](const Suspicion& one) { return one.first.step; });
}

void Eraser::keep(SharedRecord& shared, const Kept& access) {
    std::vector<KeptOfMany>& latest = shared.latest;
    auto known = std::ranges::find_if(latest, [&](const KeptOfMany& one) {
        return one.access.site == access.site && one.access.thread == access.thread && one.access.kind == access.kind &&
               one.access.locks == access.locks;
    });
    if (known == latest.end() && latest.size() >= most_kept())
        known = std::ranges::min_element(latest, {}, [](const KeptOfMany& one) { return one.access.step; });
    KeptOfMany now{access, version()};
    if (known == latest.end())
        latest.push_back(now);
    else
        *known = now;
}

std::span<const Suspicion> Eraser::access(Location location, const MonitoredAccess& made) {
    found_.clear();
    Kept access = kept(made);
    Record& record = locations_.at(location.object, location.position);
    if (record.use == Use::Exclusive && record.last.thread == access.thread) {
        // A write matters more: whatever comes conflicts with it.
        if (record.last.kind == AccessKind::Read || access.kind == AccessKind::Write) record.last = access;
        return found_;
    }
    if (record.use == Use::Virgin) {
        own(record, access);
        return found_;
    }
    if (record.use != Use::Exclusive && is_repeated(shared_[record.last.site], access)) return found_;
    if (was_handed_over(record, access.thread)) {
        own(record, access);
        return found_;
    }
    SharedRecord& shared = share(record, access);
    if (record.use == Use::Modified && shared.candidates == HeldLocks::kNone) suspect(location, shared, access);
    keep(shared, access);
    return found_;
}

void Eraser::forget(state::Ref object) {
    locks.forget(static_cast<memory::Object>(object));
    order.forget(static_cast<memory::Object>(object));
    for (Record& record : locations_.take(object)) unshare(record);
}

void Eraser::forget_exclusive() {
    auto is_shared = [](const Record& record) { return record.use == Use::Shared || record.use == Use::Modified; };
    locations_.keep_if([&](std::vector<Record>& records) {
        bool is_kept = false;
        for (Record& record : records)
            if (is_shared(record))
                is_kept = true;
            else
                record = {};
        return is_kept;
    });
}

}  // namespace raceproof::hunting
