// Traces for tests, written as the papers draw them: one call for each event, in the order of the execution.
//
//   TraceBuilder path;
//   path.at("Thread 1", "s1").write("x");
//   path.at("Thread 2", "t1").read("x");
//   Trace trace = path.race("s1", "t1");
//
// A statement is known by its label. Variables are static fields of the class Example; `flag[1]` is an element of the array in
// flag. Locks are monitors of the objects in such fields.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "advice/advice.h"
#include "advice/location_name.h"
#include "advice/trace.h"
#include "base/verify.h"

namespace raceproof::advice::testing {

using Kind = machine::MemoryEventKind;

inline FieldName example_field(const std::string& name) { return {"Example", name, "", true}; }

inline Location variable(const std::string& name) {
    std::size_t bracket = name.find('[');
    if (bracket == std::string::npos)
        return {.kind = LocationKind::StaticField, .field = example_field(name), .class_name = "Example"};
    return {.kind = LocationKind::Element,
            .field = example_field(name.substr(0, bracket)),
            .class_name = "int[]",
            .index = std::stoull(name.substr(bracket + 1))};
}
inline Location volatile_variable(const std::string& name) {
    Location location = variable(name);
    location.is_volatile = true;
    return location;
}
inline Location monitor(const std::string& name) {
    return {.kind = LocationKind::Monitor, .field = example_field(name), .class_name = "java.lang.Object"};
}
inline Location concurrent_lock(const std::string& name) {
    return {.kind = LocationKind::Lock, .field = example_field(name), .class_name = "java.util.concurrent.locks.ReentrantLock"};
}
inline Location thread_object(const std::string& name) {
    return {.kind = LocationKind::Thread, .field = example_field(name), .class_name = "java.lang.Thread"};
}

inline Statement labelled(const std::string& label) {
    return {.class_name = "Example", .method = label, .descriptor = "", .file = ""};
}

class TraceBuilder {
  public:
    // The thread and the statement of the events that follow.
    TraceBuilder& at(const std::string& thread, const std::string& statement) {
        thread_ = number_of(trace_.threads, thread);
        statement_ = number_of(trace_.statements, labelled(statement));
        return *this;
    }

    TraceBuilder& event(Kind kind, const Location& location) {
        std::uint32_t number = number_of(trace_.locations, location);
        trace_.events.push_back({.thread = thread_, .kind = kind, .location = number, .statement = statement_});
        return *this;
    }
    TraceBuilder& write(const std::string& name) { return event(Kind::PlainWrite, variable(name)); }
    TraceBuilder& read(const std::string& name) { return event(Kind::PlainRead, variable(name)); }
    TraceBuilder& volatile_write(const std::string& name) { return event(Kind::VolatileWrite, volatile_variable(name)); }
    TraceBuilder& volatile_read(const std::string& name) { return event(Kind::VolatileRead, volatile_variable(name)); }
    TraceBuilder& lock(const Location& lock) { return event(Kind::Lock, lock); }
    TraceBuilder& unlock(const Location& lock) { return event(Kind::Unlock, lock); }
    TraceBuilder& start(const std::string& thread) { return event(Kind::Start, thread_object(thread)); }
    TraceBuilder& begin() { return event(Kind::Begin, thread_object(trace_.threads[thread_])); }

    const Trace& so_far() const { return trace_; }

    // The race between the last accesses of one location at these statements, with the locks held there.
    Trace race(const std::string& source, const std::string& manifest) const {
        auto later = static_cast<std::uint32_t>(trace_.events.size());
        for (std::uint32_t second = later; second-- > 0;)
            for (std::uint32_t first = second; first-- > 0;)
                if (is_access_at(first, source) && is_access_at(second, manifest) &&
                    trace_.events[first].location == trace_.events[second].location)
                    return race(first, second);
        VERIFY(false, "should be accesses of one location");
        return {};
    }
    Trace race(std::uint32_t source, std::uint32_t manifest) const {
        Trace trace = trace_;
        trace.race = "race";
        trace.source = {.event = source, .held_locks = held_at(source)};
        trace.manifest = {.event = manifest, .held_locks = held_at(manifest)};
        return trace;
    }

  private:
    template <typename T>
    static std::uint32_t number_of(std::vector<T>& table, const T& item) {
        auto found = std::find(table.begin(), table.end(), item);
        if (found == table.end()) found = table.insert(found, item);
        return static_cast<std::uint32_t>(found - table.begin());
    }
    bool is_access_at(std::uint32_t event, const std::string& label) const {
        return is_access(trace_.events[event].kind) && trace_.statements[trace_.events[event].statement].method == label;
    }
    std::vector<std::uint32_t> held_at(std::uint32_t access) const {
        std::vector<std::uint32_t> held;
        for (std::uint32_t index = 0; index < access; ++index) {
            const Event& event = trace_.events[index];
            if (event.thread != trace_.events[access].thread) continue;
            if (event.kind == Kind::Lock) held.push_back(event.location);
            if (event.kind == Kind::Unlock) std::erase(held, event.location);
        }
        return held;
    }

    Trace trace_;
    std::uint32_t thread_ = 0, statement_ = 0;
};

// "volatile x", "move s4 before s2", "put t1 into lock as at s1", "acquire done before t1 as at s1".
inline std::string describe(const Advice& advice) {
    std::string what = advice.field.is_known() ? advice.field.name : advice.class_name;
    switch (advice.kind) {
        case AdviceKind::Volatile: return "volatile " + what;
        case AdviceKind::AtomicArray: return "atomic array " + what;
        case AdviceKind::OtherVolatile: return "other volatile " + what;
        case AdviceKind::OtherAtomicArray: return "other atomic array " + what;
        case AdviceKind::MoveSource: return "move " + advice.statement.method + " before " + advice.model.method;
        case AdviceKind::SynchronizeManifest:
        case AdviceKind::SynchronizeSource:
            return "put " + advice.statement.method + " into " + what + " as at " + advice.model.method;
        case AdviceKind::Acquire:
            return "acquire " + what + " before " + advice.statement.method + " as at " + advice.model.method;
        case AdviceKind::CommonLock: return "lock " + advice.statement.method + " and " + advice.model.method;
    }
    return "";
}

inline std::vector<std::string> describe(const std::vector<Advice>& all) {
    std::vector<std::string> texts;
    for (const Advice& advice : all) texts.push_back(describe(advice));
    return texts;
}

}  // namespace raceproof::advice::testing
