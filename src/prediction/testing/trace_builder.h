// Traces for tests, written as the papers draw them: one call for each event, in the order of the execution.
//
//   TraceBuilder path;
//   path.thread(1).write("x").acquire("l").release("l");
//   path.thread(2).acquire("l").release("l").write("x");
//
// Each event has a site of its own, its number, unless at() says where it is.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "prediction/trace.h"

namespace raceproof::prediction::testing {

class TraceBuilder {
  public:
    // The thread of the events that follow.
    TraceBuilder& thread(std::uint32_t thread) {
        thread_ = thread;
        return *this;
    }
    // The site of the next event.
    TraceBuilder& at(std::uint64_t site) {
        site_ = site;
        return *this;
    }

    TraceBuilder& read(const std::string& variable) { return add(EventKind::Read, number_of(variable)); }
    TraceBuilder& write(const std::string& variable) { return add(EventKind::Write, number_of(variable)); }
    TraceBuilder& volatile_read(const std::string& variable) { return add(EventKind::Read, number_of(variable), false); }
    TraceBuilder& volatile_write(const std::string& variable) { return add(EventKind::Write, number_of(variable), false); }
    TraceBuilder& acquire(const std::string& lock) { return add(EventKind::Acquire, number_of(lock)); }
    TraceBuilder& release(const std::string& lock) { return add(EventKind::Release, number_of(lock)); }
    TraceBuilder& section(const std::string& lock) { return acquire(lock).release(lock); }
    TraceBuilder& fork(std::uint32_t child) { return add(EventKind::Fork, child); }
    TraceBuilder& join(std::uint32_t child) { return add(EventKind::Join, child); }
    TraceBuilder& other() { return add(EventKind::Other, 0); }
    // The latest event cannot happen before that one.
    TraceBuilder& requires_event(std::uint32_t earlier) {
        trace_.required.emplace_back(earlier, latest());
        return *this;
    }

    std::uint32_t latest() const { return static_cast<std::uint32_t>(trace_.events.size() - 1); }
    const Trace& trace() const { return trace_; }

  private:
    TraceBuilder& add(EventKind kind, std::uint64_t target, bool is_plain = true) {
        trace_.events.push_back({thread_, kind, target, site_.value_or(trace_.events.size()), is_plain});
        site_.reset();
        return *this;
    }
    // Large numbers, with gaps: nobody should rely on small ones.
    std::uint64_t number_of(const std::string& name) { return names_.try_emplace(name, (names_.size() + 1) << 40).first->second; }

    Trace trace_;
    std::map<std::string, std::uint64_t> names_;
    std::uint32_t thread_ = 0;
    std::optional<std::uint64_t> site_;
};

inline std::string describe(const Trace& trace) {
    static const char* const names[] = {"read", "write", "acquire", "release", "fork", "join", "other"};
    std::string text;
    for (std::size_t number = 0; number < trace.events.size(); ++number) {
        const Event& event = trace.events[number];
        text += std::to_string(number) + ": T" + std::to_string(event.thread) + (event.is_plain ? " " : " volatile ") +
                names[static_cast<std::size_t>(event.kind)] + " " + std::to_string(event.target) + " at " +
                std::to_string(event.site) + "\n";
    }
    for (auto [earlier, later] : trace.required) text += std::to_string(later) + " requires " + std::to_string(earlier) + "\n";
    return text;
}

}  // namespace raceproof::prediction::testing
