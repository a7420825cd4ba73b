// The definition in detector.h, word by word: all actions are kept, happens-before is closed under transitivity event by event,
// and each access is compared with all that went before. Nothing is shared with the detectors but the interface.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include "memory/testing/action.h"

namespace raceproof::memory::testing {

class ClosureOracle final : public Detector, public Undoable {
  public:
    // Of options with a journal.
    explicit ClosureOracle(const DetectorOptions& options) : Undoable(*options.journal), options_(options) { restart(); }

    bool is_alone() const override { return false; }
    void fork(Thread parent, Thread child) override { keep({.kind = Action::Kind::Fork, .thread = parent, .other = child}); }
    void end(Thread thread) override { keep({.kind = Action::Kind::End, .thread = thread}); }
    void join(Thread thread, Thread ended) override { keep({.kind = Action::Kind::Join, .thread = thread, .other = ended}); }
    void retire(Thread ended) override { keep({.kind = Action::Kind::Retire, .other = ended}); }
    void see_all_ended() override {
        refresh();
        std::set<Object> accessed;
        for (const auto& [place, location] : locations_) accessed.insert(place.first);
        for (Object object : accessed) forget(object);
    }
    void acquire(Thread thread, Sync sync) override { keep({.kind = Action::Kind::Acquire, .thread = thread, .sync = sync}); }
    void release(Thread thread, Sync sync) override { keep({.kind = Action::Kind::Release, .thread = thread, .sync = sync}); }
    void discard(Sync sync) override { keep({.kind = Action::Kind::Discard, .sync = sync}); }
    std::span<const Race> read(Thread thread, Locations locations, Site site) override {
        keep({.kind = Action::Kind::Read, .thread = thread, .locations = locations, .site = site});
        return races_;
    }
    std::span<const Race> check_read(Thread thread, Locations locations) override {
        refresh();
        std::size_t before = actions_.size();
        std::span<const Race> found = read(thread, locations, 0);
        std::vector<Race> races(found.begin(), found.end());
        valid_actions_ = before;
        refresh();
        races_ = std::move(races);
        return races_;
    }
    std::span<const Race> optimistic_read(Thread thread, Thread section, Locations locations, Site site) override {
        keep({.kind = Action::Kind::OptimisticRead, .thread = thread, .other = section, .locations = locations, .site = site});
        return races_;
    }
    void guard_section(Thread section, Sync sync) override {
        keep({.kind = Action::Kind::GuardSection, .other = section, .sync = sync});
    }
    void resolve_section(Thread section, Resolution end) override {
        bool counts = end == Resolution::Valid;
        keep({.kind = counts ? Action::Kind::ValidateSection : Action::Kind::InvalidateSection, .other = section});
    }
    std::span<const Race> write(Thread thread, Locations locations, Site site) override {
        keep({.kind = Action::Kind::Write, .thread = thread, .locations = locations, .site = site});
        return races_;
    }
    std::span<const Race> atomic_read(Thread thread, Locations locations, Site site, Memory) override {
        keep({.kind = Action::Kind::AtomicRead, .thread = thread, .locations = locations, .site = site});
        return races_;
    }
    std::span<const Race> atomic_write(Thread thread, Locations locations, Site site, Memory) override {
        keep({.kind = Action::Kind::AtomicWrite, .thread = thread, .locations = locations, .site = site});
        return races_;
    }
    std::span<const Race> check_atomic(Thread thread, Locations locations, PlainAccess access) override {
        Action::Kind kind = access == PlainAccess::Read ? Action::Kind::CheckAtomicOfRead : Action::Kind::CheckAtomicOfWrite;
        keep({.kind = kind, .thread = thread, .locations = locations});
        return races_;
    }
    bool freeze(Object object) override {
        keep({.kind = Action::Kind::Freeze, .locations = {object, 0, 0}});
        return true;
    }
    void bypass(Thread thread, Object object) override {
        keep({.kind = Action::Kind::Bypass, .thread = thread, .locations = {object, 0, 0}});
    }
    bool has_bypassed(Thread thread, Object object) override {
        refresh();
        return bypassed_.contains({thread, object});
    }
    void forget(Object object) override { keep({.kind = Action::Kind::Forget, .locations = {object, 0, 0}}); }

    // `actions`: how many there were.
    void undo(std::uint32_t actions, const std::uint64_t*, std::size_t) override { valid_actions_ = actions; }
    std::optional<Hash128> label() override { return std::nullopt; }
    std::vector<Permission> relation() override { return {}; }

  private:
    using Event = std::size_t;
    struct Access {
        Event event;
        Thread thread;
        Site site;
        bool is_frozen = false;
        bool is_optimistic = false;
    };
    struct Location {
        std::vector<Access> writes, reads;  // reads: since the last write
        std::vector<Access> atomic_writes, atomic_reads;
    };

    void restart() {
        actions_.clear();
        before_.clear();
        last_.clear();
        releases_.clear();
        locations_.clear();
        bypassed_.clear();
        last_[options_.first_thread] = add({});
    }

    bool happens_before(Event earlier, Event later) const { return before_[later][earlier]; }
    // A new event after these, and after all that is before them.
    Event add(const std::vector<Event>& directly_before) {
        std::vector<bool> before(before_.size());
        for (Event event : directly_before) {
            before[event] = true;
            for (Event i = 0; i < before_[event].size(); ++i) {
                if (before_[event][i]) before[i] = true;
            }
        }
        before_.push_back(std::move(before));
        return before_.size() - 1;
    }
    Event add_in(Thread thread, std::vector<Event> others = {}) {
        others.push_back(last_.at(thread));
        return last_[thread] = add(others);
    }

    // After going back: all that is left is told again.
    void refresh() {
        if (valid_actions_ >= actions_.size()) return;
        std::vector<Action> actions = std::move(actions_);
        actions.resize(valid_actions_, {.kind = Action::Kind::Discard});
        restart();
        for (const Action& action : actions) apply(action);
    }
    void keep(const Action& action) {
        refresh();
        if (journal().has_mark()) journal().push(component(), static_cast<std::uint32_t>(actions_.size()), 0);
        apply(action);
    }
    void apply(const Action& action) {
        actions_.push_back(action);
        valid_actions_ = actions_.size();
        races_.clear();
        auto key = [](Sync sync) { return std::pair(sync.object, sync.position); };
        switch (action.kind) {
            case Action::Kind::Fork: last_[action.other] = add_in(action.thread); break;
            case Action::Kind::End:
                add_in(action.thread);
                std::erase_if(bypassed_, [&](const auto& pair) { return pair.first == action.thread; });
                break;
            case Action::Kind::Join: add_in(action.thread, {last_.at(action.other)}); break;
            case Action::Kind::Retire: last_.erase(action.other); break;
            case Action::Kind::Acquire: add_in(action.thread, releases_[key(action.sync)]); break;
            case Action::Kind::Release: releases_[key(action.sync)].push_back(add_in(action.thread)); break;
            case Action::Kind::Discard: releases_.erase(key(action.sync)); break;
            case Action::Kind::GuardSection:
                if (auto last = last_.find(action.other); last != last_.end())
                    releases_[key(action.sync)].push_back(last->second);
                break;
            case Action::Kind::ValidateSection:
            case Action::Kind::InvalidateSection:
                resolve_section_of(action.other, action.kind == Action::Kind::InvalidateSection);
                break;
            case Action::Kind::OptimisticRead:
            case Action::Kind::Read:
            case Action::Kind::AtomicRead:
            case Action::Kind::AtomicWrite:
            case Action::Kind::CheckAtomicOfRead:
            case Action::Kind::CheckAtomicOfWrite:
            case Action::Kind::Write: access(action); break;
            case Action::Kind::Freeze:
                for (auto& [place, location] : locations_)
                    if (place.first == action.locations.object && !location.writes.empty())
                        location.writes.back().is_frozen = true;
                break;
            case Action::Kind::Bypass: bypass_frozen(action.thread, action.locations.object); break;
            case Action::Kind::Forget:
                std::erase_if(bypassed_, [&](const auto& pair) { return pair.second == action.locations.object; });
                std::erase_if(releases_, [&](const auto& entry) { return entry.first.first == action.locations.object; });
                std::erase_if(locations_, [&](const auto& entry) { return entry.first.first == action.locations.object; });
                break;
            case Action::Kind::Check:
            case Action::Kind::ReleaseReplacing:
            case Action::Kind::Update: break;  // Told as others of these.
        }
    }

    // Of a thread that is ordered after all frozen writes nothing is noted: they stay ordered, and others may come.
    void bypass_frozen(Thread thread, Object object) {
        Event now = add_in(thread);
        for (const auto& [place, location] : locations_) {
            if (place.first != object || location.writes.empty()) continue;
            const Access& last = location.writes.back();
            if (last.is_frozen && !happens_before(last.event, now)) bypassed_.insert({thread, object});
        }
    }

    // A read that nothing is ordered before but earlier ones of its section.
    Event add_optimistic(const Action& action) {
        auto earlier = last_.find(action.other);
        Event read = earlier == last_.end() ? add({}) : add({earlier->second});
        last_[action.other] = read;
        add_in(action.thread, {read});
        return read;
    }

    void resolve_section_of(Thread section, bool is_withdrawn) {
        last_.erase(section);
        for (auto& [place, location] : locations_) {
            auto is_of_it = [&](const Access& read) { return read.thread == section && read.is_optimistic; };
            if (is_withdrawn) std::erase_if(location.reads, is_of_it);
            for (Access& read : location.reads)
                if (is_of_it(read)) read.is_optimistic = false;
        }
    }

    void access(const Action& action) {
        using enum Action::Kind;
        Event now = add_in(action.thread);
        bool is_atomic = action.kind == AtomicRead || action.kind == AtomicWrite;
        bool looks_at_atomic = action.kind == CheckAtomicOfRead || action.kind == CheckAtomicOfWrite;
        bool is_write = action.kind == Write || action.kind == AtomicWrite || action.kind == CheckAtomicOfWrite;
        bool is_optimistic = action.kind == Action::Kind::OptimisticRead && options_.reads == DetectorOptions::Reads::Remembered;
        Access remembered{is_optimistic ? add_optimistic(action) : now, is_optimistic ? action.other : action.thread,
                          action.site};
        remembered.is_optimistic = is_optimistic;
        std::map<std::tuple<RaceKind, Thread, Site>, std::vector<std::uint32_t>> racing;
        for (std::uint32_t position = action.locations.from; position < action.locations.to; ++position) {
            Location& location = locations_[{action.locations.object, position}];
            auto compare = [&](RaceKind kind, const Access& earlier) {
                if (happens_before(earlier.event, now)) return;
                bool passes = kind == RaceKind::WriteRead && earlier.is_frozen &&
                              !bypassed_.contains({action.thread, action.locations.object});
                if (passes) return;
                std::vector<std::uint32_t>& positions = racing[{kind, earlier.thread, earlier.site}];
                // Two threads that had the same number one after the other are told as one.
                if (positions.empty() || positions.back() != position) positions.push_back(position);
            };
            // Those that no later one of them is ordered after.
            auto compare_all = [&](RaceKind kind, const std::vector<Access>& accesses) {
                for (const Access& access : accesses) {
                    bool displaced = std::any_of(accesses.begin(), accesses.end(), [&](const Access& later) {
                        return later.event > access.event && happens_before(access.event, later.event);
                    });
                    if (!displaced) compare(kind, access);
                }
            };
            RaceKind after_write = is_write ? RaceKind::WriteWrite : RaceKind::WriteRead;
            if (looks_at_atomic) {
                compare_all(after_write, location.atomic_writes);
                if (is_write) compare_all(RaceKind::ReadWrite, location.atomic_reads);
                continue;
            }
            if (!location.writes.empty()) compare(after_write, location.writes.back());
            if (is_write) compare_all(RaceKind::ReadWrite, location.reads);
            if (is_atomic) {
                if (is_write)
                    location.atomic_writes.push_back(remembered);
                else if (options_.reads == DetectorOptions::Reads::Remembered)
                    location.atomic_reads.push_back(remembered);
            } else if (is_write) {
                location.writes.push_back({now, action.thread, action.site});
                location.reads.clear();
            } else if (options_.reads == DetectorOptions::Reads::Remembered) {
                location.reads.push_back(remembered);
            }
        }
        for (const auto& [earlier, positions] : racing) {
            for (std::uint32_t position : positions) {
                auto [kind, thread, site] = earlier;
                Race race{kind, Locations::one(action.locations.object, position), thread, site};
                if (!races_.empty() && races_.back().locations.to == position && races_.back().kind == kind &&
                    races_.back().earlier_thread == thread && races_.back().earlier_site == site) {
                    ++races_.back().locations.to;
                } else {
                    races_.push_back(race);
                }
            }
        }
        std::sort(races_.begin(), races_.end(), [](const Race& a, const Race& b) {
            return std::tuple(a.locations.from, a.kind, a.earlier_thread, a.earlier_site) <
                   std::tuple(b.locations.from, b.kind, b.earlier_thread, b.earlier_site);
        });
    }

    DetectorOptions options_;
    std::vector<Action> actions_;
    std::size_t valid_actions_ = 0;  // the others were undone
    std::vector<std::vector<bool>> before_;
    std::map<Thread, Event> last_;
    std::map<std::pair<Object, std::uint32_t>, std::vector<Event>> releases_;
    std::map<std::pair<Object, std::uint32_t>, Location> locations_;
    std::set<std::pair<Thread, Object>> bypassed_;
    std::vector<Race> races_;
};

}  // namespace raceproof::memory::testing
