#include "hunting/eraser.h"

#include <algorithm>

#include "base/hash128.h"

namespace raceproof::hunting {

namespace {

// Accesses that are kept of a shared location, the fewer the more of them there are: [more than so many] so few.
constexpr std::size_t kMostKept = 12, kFewerKept = 6, kLeastKept = 3;
constexpr std::uint64_t kManyShared = 250'000, kVeryManyShared = 1'000'000;
// A warning has a few suspicions at most: when a location has been suspected so often, only news are compared.
constexpr std::uint32_t kOftenSuspected = 8;
constexpr std::uint32_t kEpochs = (1 << 29) - 1;

memory::Thread number(state::ThreadId thread) { return static_cast<memory::Thread>(thread); }

}  // namespace

std::size_t Eraser::HashOfEpoch::operator()(const Epoch& epoch) const {
    return mix64(mix64(static_cast<std::uint64_t>(epoch.thread), epoch.when),
                 std::uint64_t{epoch.read_locks} << 32 | epoch.write_locks);
}

void Eraser::find_present(state::ThreadId thread, std::uint64_t version) {
    if (epochs_.size() >= kMostEpochs) forget_all();
    memory::Thread known = number(thread);
    Epoch epoch{.thread = thread,
                .when = order.now(known),
                .read_locks = static_cast<std::uint32_t>(locks.guarding(known, AccessKind::Read)),
                .write_locks = static_cast<std::uint32_t>(locks.guarding(known, AccessKind::Write))};
    auto [entry, is_new] = epoch_numbers_.try_emplace(epoch, static_cast<std::uint32_t>(epochs_.size()));
    if (is_new) epochs_.push_back(epoch);
    present_ = {.thread = thread, .version = version, .knows = order.version_of(known), .epoch = entry->second};
}

std::size_t Eraser::most_kept() const {
    if (shared_count() > kVeryManyShared) return kLeastKept;
    return shared_count() > kManyShared ? kFewerKept : kMostKept;
}

bool Eraser::was_handed_over(const Record& record, state::ThreadId thread) {
    auto is_ordered = [&](const Kept& one) { return order.is_ordered(number(one.thread), one.when, number(thread)); };
    if (use_of(record) == Use::Exclusive) return is_ordered(kept(record));
    return std::ranges::all_of(shared_[record.site].latest, is_ordered, &KeptOfMany::access);
}

// The thread has learnt nothing since, so what was not handed over to it then is not now, and the candidates stay what they are.
// Nothing new can be suspected either: the location is not suspect, or the others have made no other accesses than those that
// this one was compared with. The same pair in another step is a suspicion of its own, until there were many.
bool Eraser::repeat(SharedRecord& shared, Use use, const Kept& access) {
    bool is_suspect = use == Use::Modified && shared.candidates == HeldLocks::kNone && shared.suspected < kOftenSuspected;
    for (KeptOfMany& one : shared.latest) {
        if (one.access.thread != access.thread || one.access.site != access.site || one.access.kind != access.kind ||
            one.access.locks != access.locks)
            continue;
        if (one.version != present_.knows || one.compared != shared.changes) return false;
        if (is_suspect && one.access.step != access.step) return false;
        one.access.step = access.step;
        return true;
    }
    return false;
}

bool Eraser::repeat(Location location, const MonitoredAccess& made) {
    const Present& now = present_of(made.thread);
    Record* record = locations_.find(location.object, location.position);
    if (record == nullptr || use_of(*record) == Use::Virgin) return false;
    if (is_shared(*record)) return repeat(shared_[record->site], use_of(*record), kept(made));
    if (record->epoch != now.epoch && epochs_[record->epoch].thread != made.thread) return false;
    // A write matters more: whatever comes conflicts with it.
    if (static_cast<AccessKind>(record->kind) == AccessKind::Read || made.kind == AccessKind::Write) own(*record, made);
    return true;
}

void Eraser::unshare(Record& record) {
    if (!is_shared(record)) return;
    kept_bytes_ -= shared_[record.site].latest.capacity() * sizeof(KeptOfMany);
    shared_[record.site] = {};
    free_.push_back(record.site);
}

void Eraser::own(Record& record, const MonitoredAccess& access) {
    unshare(record);
    record = {.step = static_cast<std::uint32_t>(access.step), .site = access.site};
    record.epoch = present_of(access.thread).epoch & kEpochs;
    record.kind = static_cast<std::uint32_t>(access.kind) & 1;
    record.use = static_cast<std::uint32_t>(Use::Exclusive) & 3;
}

Eraser::SharedRecord& Eraser::share(Record& record, const Kept& access) {
    bool is_written = access.kind == AccessKind::Write;
    if (use_of(record) == Use::Exclusive) {
        if (free_.empty()) {
            free_.push_back(static_cast<std::uint32_t>(shared_.size()));
            shared_.emplace_back();
        }
        SharedRecord& shared = shared_[free_.back()];
        Kept last = kept(record);
        shared.candidates = HeldLocks::Set{last.locks};
        shared.latest.push_back({last});
        kept_bytes_ += shared.latest.capacity() * sizeof(KeptOfMany);
        is_written |= last.kind == AccessKind::Write;
        record.site = free_.back();
        free_.pop_back();
    }
    if (use_of(record) != Use::Modified) record.use = static_cast<std::uint32_t>(is_written ? Use::Modified : Use::Shared) & 3;
    SharedRecord& shared = shared_[record.site];
    shared.candidates = locks.common(shared.candidates, HeldLocks::Set{access.locks});
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
    bool is_new = known == latest.end() || known->access.site != access.site || known->access.thread != access.thread ||
                  known->access.kind != access.kind || known->access.locks != access.locks || known->version != present_.knows;
    shared.changes += is_new;
    KeptOfMany now{access, present_.knows, shared.changes};
    if (known != latest.end()) {
        *known = now;
        return;
    }
    kept_bytes_ -= latest.capacity() * sizeof(KeptOfMany);
    latest.push_back(now);
    kept_bytes_ += latest.capacity() * sizeof(KeptOfMany);
}

std::span<const Suspicion> Eraser::access(Location location, const MonitoredAccess& made) {
    found_.clear();
    if (repeat(location, made)) return found_;
    Kept access = kept(made);
    Record& record = locations_.at(location.object, location.position);
    if (use_of(record) == Use::Virgin || was_handed_over(record, made.thread)) {
        own(record, made);
        return found_;
    }
    SharedRecord& shared = share(record, access);
    if (use_of(record) == Use::Modified && shared.candidates == HeldLocks::kNone) suspect(location, shared, access);
    shared.suspected += !found_.empty();
    keep(shared, access);
    return found_;
}

void Eraser::forget(state::Ref object) {
    locks.forget(static_cast<memory::Object>(object));
    order.forget(static_cast<memory::Object>(object));
    locations_.remove(object, [this](Record& record) { unshare(record); });
}

void Eraser::forget_all() {
    has_forgotten_ = true;
    locations_.clear();
    std::vector<SharedRecord>().swap(shared_);
    std::vector<std::uint32_t>().swap(free_);
    kept_bytes_ = 0;
    epochs_.clear();
    epoch_numbers_.clear();
    present_ = {};
}

void Eraser::forget_exclusive() {
    has_forgotten_ = true;
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
