// The definitions of the analysis, word by word: happens-before as a matrix closed under transitivity, every pair of events
// looked at, changes made by adding their edges and closing again. Nothing is shared with the analysis but its records.
#pragma once

#include <cstdint>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "advice/advice.h"
#include "advice/happens_before.h"
#include "advice/trace.h"

namespace raceproof::advice::testing {

using Matrix = std::vector<std::vector<bool>>;

class NaiveAnalysis {
  public:
    explicit NaiveAnalysis(const Trace& trace) : trace_(trace), ordered_(closure({})) {}

    bool is_ordered(std::size_t before, std::size_t after) const { return ordered_[before][after]; }

    // From the releases into an acquire those that are not ordered before another one of them.
    std::set<Edge> edges() const {
        std::set<Edge> result;
        for (std::uint32_t acquire = 0; acquire < size(); ++acquire)
            for (std::uint32_t release = 0; release < acquire; ++release) {
                bool is_latest = synchronises(release, acquire) && thread(release) != thread(acquire);
                for (std::uint32_t later = release + 1; is_latest && later < acquire; ++later)
                    if (synchronises(later, acquire) && is_ordered(release, later)) is_latest = false;
                if (is_latest) result.insert({release, acquire});
            }
        return result;
    }

    std::set<Advice> advice(std::span<const Acquisition> history) const {
        std::set<Advice> result;
        const Location& racing = trace_.racing_location();
        if (can_become_volatile(racing))
            result.insert(about(is_element(racing) ? AdviceKind::AtomicArray : AdviceKind::Volatile, racing));
        else if (!racing.is_of_program || racing.is_volatile)
            result.insert(about(AdviceKind::CommonLock, Location{}, line_of(trace_.source), line_of(trace_.manifest)));
        add_moves(result);
        add_blocks(result);
        add_others(result);
        add_acquisitions(history, result);
        return result;
    }

  private:
    using Kind = machine::MemoryEventKind;

    std::size_t size() const { return trace_.events.size(); }
    std::uint32_t thread(std::size_t event) const { return trace_.events[event].thread; }
    const Location& location(std::size_t event) const { return trace_.locations[trace_.events[event].location]; }
    const Statement& statement(std::size_t event) const { return trace_.statements[trace_.events[event].statement]; }
    Kind kind(std::size_t event) const { return trace_.events[event].kind; }
    bool is_fence(std::size_t event) const {
        return kind(event) == Kind::AcquireFence || kind(event) == Kind::ReleaseFence || kind(event) == Kind::FullFence;
    }
    bool discards(std::size_t event) const {
        return kind(event) == Kind::PlainWrite || kind(event) == Kind::OpaqueWrite ||
               (kind(event) == Kind::ReleaseWrite && !location(event).is_volatile);
    }

    bool synchronises(std::size_t release, std::size_t acquire) const {
        if (release >= acquire) return false;
        if (is_fence(release) || is_fence(acquire))
            return is_fence(release) && is_fence(acquire) && kind(release) != Kind::AcquireFence &&
                   kind(acquire) != Kind::ReleaseFence;
        if (trace_.events[release].location != trace_.events[acquire].location) return false;
        for (std::size_t between = release + 1; between < acquire; ++between)
            if (trace_.events[between].location == trace_.events[release].location && discards(between)) return false;
        return releases(kind(release)) && acquires(kind(acquire));
    }

    Matrix closure(const std::set<Edge>& more) const {
        Matrix result(size(), std::vector<bool>(size()));
        for (std::size_t from = 0; from < size(); ++from)
            for (std::size_t to = from + 1; to < size(); ++to)
                result[from][to] = thread(from) == thread(to) || synchronises(from, to) ||
                                   more.contains({static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(to)});
        for (std::size_t middle = 0; middle < size(); ++middle)
            for (std::size_t from = 0; from < middle; ++from)
                for (std::size_t to = middle + 1; to < size() && result[from][middle]; ++to)
                    if (result[middle][to]) result[from][to] = true;
        return result;
    }

    static bool is_element(const Location& location) { return location.kind == LocationKind::Element; }
    static bool can_become_volatile(const Location& location) {
        bool is_variable =
            location.kind == LocationKind::Field || location.kind == LocationKind::StaticField || is_element(location);
        return is_variable && location.is_of_program && !location.is_volatile;
    }
    static Advice about(AdviceKind kind, const Location& location) {
        bool is_field = location.kind == LocationKind::Field || location.kind == LocationKind::StaticField;
        return {kind, location.kind, location.field, is_field ? "" : location.class_name, {}, {}};
    }
    static Advice about(AdviceKind kind, const Location& location, const Statement& statement, const Statement& model) {
        Advice advice = about(kind, location);
        advice.statement = statement;
        advice.model = model;
        return advice;
    }

    bool conflict(std::size_t one, std::size_t other) const {
        return trace_.events[one].location == trace_.events[other].location && thread(one) != thread(other) &&
               is_access(kind(one)) && is_access(kind(other)) && (writes(kind(one)) || writes(kind(other)));
    }

    void add_moves(std::set<Advice>& result) const {
        std::uint32_t source = trace_.source.event, manifest = trace_.manifest.event;
        for (const Edge& edge : edges()) {
            bool leads = edge.release < source && edge.acquire <= manifest && thread(edge.release) == thread(source) &&
                         thread(edge.acquire) == thread(manifest) && !is_fence(edge.release) &&
                         location(edge.release).is_of_program;
            for (std::size_t access = 0; access < source; ++access) {
                if (!conflict(access, source)) continue;
                if (access < edge.release ? !is_ordered(access, edge.release) : !is_ordered(edge.release, access)) leads = false;
            }
            if (leads)
                result.insert(about(AdviceKind::MoveSource, location(edge.release), statement(source), statement(edge.release)));
        }
    }

    Statement line_of(const RacingAccess& access) const {
        Statement result = statement(access.event);
        if (result.line > 0) result.offset = 0;
        return result;
    }

    static bool is_held(const RacingAccess& access, std::uint32_t lock) {
        for (std::uint32_t held : access.held_locks)
            if (held == lock) return true;
        return false;
    }

    void add_blocks(std::set<Advice>& result) const {
        std::uint32_t source = trace_.source.event, manifest = trace_.manifest.event;
        for (std::size_t event = source + 1; event < manifest; ++event) {
            bool is_lock = location(event).kind == LocationKind::Monitor || location(event).kind == LocationKind::Lock;
            if (!is_lock || !location(event).is_of_program) continue;
            std::uint32_t lock = trace_.events[event].location;
            if (kind(event) == Kind::Unlock && thread(event) == thread(source) && !is_held(trace_.manifest, lock)) {
                std::size_t taken = event;
                while (!(kind(taken) == Kind::Lock && thread(taken) == thread(source) && trace_.events[taken].location == lock))
                    --taken;
                result.insert(about(AdviceKind::SynchronizeManifest, location(event), statement(manifest), statement(taken)));
            }
            if (kind(event) == Kind::Lock && thread(event) == thread(manifest) && !is_held(trace_.source, lock))
                result.insert(about(AdviceKind::SynchronizeSource, location(event), statement(source), statement(event)));
        }
    }

    // Does one change make both volatile?
    static bool change_together(const Location& one, const Location& other) {
        if (one.kind != other.kind || one.field != other.field) return false;
        if (!is_element(one)) return true;
        return one.class_name == other.class_name && (!one.field.name.empty() || one.object == other.object);
    }

    void add_others(std::set<Advice>& result) const {
        for (const Location& candidate : trace_.locations) {
            if (!can_become_volatile(candidate) || change_together(candidate, trace_.racing_location())) continue;
            std::set<Edge> added;
            for (std::uint32_t write = 0; write < size(); ++write)
                for (std::uint32_t read = write + 1; read < size(); ++read)
                    if (kind(write) == Kind::PlainWrite && kind(read) == Kind::PlainRead &&
                        change_together(location(write), candidate) &&
                        trace_.events[write].location == trace_.events[read].location)
                        added.insert({write, read});
            if (!closure(added)[trace_.source.event][trace_.manifest.event]) continue;
            result.insert(about(is_element(candidate) ? AdviceKind::OtherAtomicArray : AdviceKind::OtherVolatile, candidate));
        }
    }

    // The paper's summary function by column: the threads and locations z with m in h(z), m as the source access left it.
    void add_acquisitions(std::span<const Acquisition> history, std::set<Advice>& result) const {
        std::set<std::uint32_t> threads{thread(trace_.source.event)}, locations;
        const auto fences = static_cast<std::uint32_t>(trace_.locations.size());
        for (std::size_t event = trace_.source.event; event < trace_.manifest.event; ++event) {
            std::uint32_t where = is_fence(event) ? fences : trace_.events[event].location;
            bool takes = acquires(kind(event)) || kind(event) == Kind::AcquireFence || kind(event) == Kind::FullFence;
            bool gives = releases(kind(event)) || kind(event) == Kind::ReleaseFence || kind(event) == Kind::FullFence;
            if (takes && locations.contains(where)) threads.insert(thread(event));
            if (discards(event)) locations.erase(where);
            if (gives && threads.contains(thread(event))) locations.insert(where);
        }
        for (std::size_t event = 0; event < trace_.manifest.event; ++event) {
            if (kind(event) != Kind::Begin) continue;
            if (threads.contains(thread(event))) locations.insert(trace_.events[event].location);
            if (thread(event) == thread(trace_.manifest.event)) locations.erase(trace_.events[event].location);
        }
        for (const Acquisition& acquisition : history)
            for (std::uint32_t number : locations) {
                if (number == fences || acquisition.location.kind == LocationKind::Class || !acquisition.location.is_of_program)
                    continue;
                Advice here = about(AdviceKind::Acquire, trace_.locations[number]),
                       there = about(AdviceKind::Acquire, acquisition.location);
                if (here != there) continue;
                const Statement& manifest = statement(trace_.manifest.event);
                result.insert(about(AdviceKind::Acquire, acquisition.location, manifest, acquisition.statement));
            }
    }

    const Trace& trace_;
    Matrix ordered_;
};

}  // namespace raceproof::advice::testing
