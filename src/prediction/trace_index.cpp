#include "prediction/trace_index.h"

#include <algorithm>
#include <unordered_map>

#include "base/verify.h"

namespace raceproof::prediction {

namespace {

constexpr std::uint32_t never = std::numeric_limits<std::uint32_t>::max();

// Numbers from 0 for numbers of any size, in the order in which they are first asked for.
class Numbering {
  public:
    std::uint32_t number_of(std::uint64_t name) {
        return numbers_.try_emplace(name, static_cast<std::uint32_t>(numbers_.size())).first->second;
    }
    std::uint32_t size() const { return static_cast<std::uint32_t>(numbers_.size()); }

  private:
    std::unordered_map<std::uint64_t, std::uint32_t> numbers_;
};

struct LockState {
    std::uint32_t section = 0;
    std::uint32_t holder = 0, depth = 0;
};

}  // namespace

TraceIndex::TraceIndex(const Trace& trace) : trace_(trace), places_(trace.events.size()) {
    VERIFY(trace.events.size() < no_event, "should be short enough for the numbers of its events");
    number_threads();
    number_objects();
    find_writers();
    find_needs();
    find_sections();
    find_next_acquires();
}

void TraceIndex::number_threads() {
    for (std::uint32_t event = 0; event < size(); ++event) {
        std::uint32_t thread = trace_.events[event].thread;
        if (thread >= events_of_.size()) events_of_.resize(thread + std::size_t{1});
        events_of_[thread].push_back(event);
        places_[event].position = static_cast<std::uint32_t>(events_of_[thread].size());
    }
}

void TraceIndex::number_objects() {
    Numbering locations, locks;
    for (std::uint32_t number = 0; number < size(); ++number) {
        const Event& event = trace_.events[number];
        if (is_access(event)) places_[number].object = locations.number_of(event.target);
        if (event.kind == EventKind::Acquire || event.kind == EventKind::Release)
            places_[number].object = locks.number_of(event.target);
    }
    locations_ = locations.size();
    users_.resize(locks.size());
}

void TraceIndex::find_writers() {
    std::vector<std::uint32_t> last_write(locations_, no_event);
    for (std::uint32_t number = 0; number < size(); ++number) {
        Place& place = places_[number];
        const Event& event = trace_.events[number];
        if (event.kind == EventKind::Write) last_write[place.object] = number;
        if (event.kind != EventKind::Read) continue;
        place.writer = last_write[place.object];
        if (place.writer != no_event && trace_.events[place.writer].thread != event.thread)
            places_[place.writer].is_depended_on = true;
    }
}

void TraceIndex::add_need(std::vector<std::pair<std::uint32_t, std::uint32_t>>& needs, std::uint32_t event,
                          std::uint32_t earlier) {
    if (trace_.events[earlier].thread == trace_.events[event].thread) return;
    needs.emplace_back(event, earlier);
    places_[earlier].is_depended_on = true;
}

void TraceIndex::find_needs() {
    std::vector<std::pair<std::uint32_t, std::uint32_t>> needs;
    // By thread: its latest event or its fork, whichever is later; and a fork that it has done nothing after.
    std::unordered_map<std::uint64_t, std::uint32_t> latest, forks;
    for (std::uint32_t number = 0; number < size(); ++number) {
        const Event& event = trace_.events[number];
        if (auto fork = forks.find(event.thread); fork != forks.end()) {
            add_need(needs, number, fork->second);
            forks.erase(fork);
        }
        if (event.kind == EventKind::Join)
            if (auto end = latest.find(event.target); end != latest.end()) add_need(needs, number, end->second);
        latest[event.thread] = number;
        if (event.kind == EventKind::Fork) latest[event.target] = forks[event.target] = number;
    }
    for (auto [earlier, later] : trace_.required) {
        VERIFY(earlier < later && later < size(), "should require an earlier event of the trace");
        add_need(needs, later, earlier);
    }
    std::sort(needs.begin(), needs.end());
    needs.erase(std::unique(needs.begin(), needs.end()), needs.end());
    first_need_.assign(size() + std::size_t{1}, 0);
    for (auto [event, earlier] : needs) {
        ++first_need_[event + std::size_t{1}];
        needs_.push_back(earlier);
    }
    for (std::size_t event = 0; event < size(); ++event) first_need_[event + 1] += first_need_[event];
}

void TraceIndex::find_sections() {
    std::vector<LockState> locks(users_.size());
    std::vector<std::vector<std::uint32_t>> open(threads());  // sections, by thread
    std::vector<std::uint32_t> held(threads(), 0);
    first_open_ = {0, 0};  // the first list is empty
    for (std::uint32_t number = 0; number < size(); ++number) {
        const Event& event = trace_.events[number];
        Place& place = places_[number];
        LockState* lock = event.kind == EventKind::Acquire || event.kind == EventKind::Release ? &locks[place.object] : nullptr;
        bool changes = false;
        if (event.kind == EventKind::Acquire) {
            VERIFY(lock->depth == 0 || lock->holder == event.thread, "should acquire a lock that no other thread holds");
            changes = lock->depth++ == 0;
            if (changes) {
                *lock = {.section = static_cast<std::uint32_t>(sections_.size()), .holder = event.thread, .depth = 1};
                open[event.thread].push_back(lock->section);
                sections_.push_back({.acquire = number, .release = no_event, .lock = place.object});
                place.opens_section = true;
            }
        } else if (event.kind == EventKind::Release) {
            VERIFY(lock->depth != 0 && lock->holder == event.thread, "should release a lock that the thread holds");
            changes = --lock->depth == 0;
            if (changes) {
                std::erase(open[event.thread], lock->section);
                sections_[lock->section].release = number;
                place.is_depended_on = true;  // by whoever acquires the lock later
            }
        }
        if (changes) {
            held[event.thread] = static_cast<std::uint32_t>(first_open_.size() - 1);
            open_.insert(open_.end(), open[event.thread].begin(), open[event.thread].end());
            first_open_.push_back(open_.size());
        }
        place.held = held[event.thread];
    }
}

void TraceIndex::find_next_acquires() {
    for (const CriticalSection& section : sections_) {
        std::vector<std::uint32_t>& users = users_[section.lock];
        std::uint32_t thread = trace_.events[section.acquire].thread;
        if (std::find(users.begin(), users.end(), thread) == users.end()) users.push_back(thread);
    }
    std::vector<std::vector<std::uint32_t>> next(users_.size());  // by lock, then by user: positions, from the end backwards
    std::size_t total = 0;
    for (std::size_t lock = 0; lock < users_.size(); ++lock) {
        if (users_[lock].size() == 1) users_[lock].clear();
        next[lock].assign(users_[lock].size(), never);
    }
    for (const CriticalSection& section : sections_) {
        first_next_acquire_.push_back(total);
        total += users_[section.lock].size();
    }
    next_acquires_.resize(total);
    for (std::size_t section = sections_.size(); section-- > 0;) {
        std::uint32_t lock = sections_[section].lock, acquire = sections_[section].acquire;
        std::copy(next[lock].begin(), next[lock].end(),
                  next_acquires_.begin() + static_cast<std::ptrdiff_t>(first_next_acquire_[section]));
        for (std::size_t user = 0; user < next[lock].size(); ++user)
            if (users_[lock][user] == trace_.events[acquire].thread) next[lock][user] = places_[acquire].position;
    }
}

}  // namespace raceproof::prediction
