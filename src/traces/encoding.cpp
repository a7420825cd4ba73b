#include "traces/encoding.h"

#include <utility>

#include "traces/bytes.h"

namespace raceproof::traces {
namespace {

using namespace advice;

constexpr std::uint64_t kLocationKinds = static_cast<std::uint64_t>(LocationKind::Class) + 1;
constexpr std::uint64_t kAdviceKinds = static_cast<std::uint64_t>(AdviceKind::CommonLock) + 1;
constexpr std::uint64_t kEventKinds = static_cast<std::uint64_t>(machine::MemoryEventKind::Freeze) + 1;
constexpr std::uint64_t kAnyNumber32 = std::uint64_t{1} << 32;

// Each record once for writing and once for reading, side by side: `put` and `get` of the same fields in the same order.

void put(ByteWriter& out, const FieldName& field) {
    out.text(field.class_name);
    out.text(field.name);
    out.text(field.descriptor);
    out.flag(field.is_static);
}
void get(ByteReader& in, FieldName& field) {
    field.class_name = in.text();
    field.name = in.text();
    field.descriptor = in.text();
    field.is_static = in.flag();
}

void put(ByteWriter& out, const Statement& statement) {
    out.text(statement.class_name);
    out.text(statement.method);
    out.text(statement.descriptor);
    out.text(statement.file);
    out.number(static_cast<std::uint32_t>(statement.line));
    out.number(statement.offset);
}
void get(ByteReader& in, Statement& statement) {
    statement.class_name = in.text();
    statement.method = in.text();
    statement.descriptor = in.text();
    statement.file = in.text();
    statement.line = static_cast<int>(in.number_below(kAnyNumber32));
    statement.offset = in.number_below(kAnyNumber32);
}

void put(ByteWriter& out, const LocationName& name) {
    out.number(static_cast<std::uint64_t>(name.kind));
    put(out, name.field);
    out.text(name.class_name);
}
void get(ByteReader& in, LocationName& name) {
    name.kind = in.number_below<LocationKind>(kLocationKinds);
    get(in, name.field);
    name.class_name = in.text();
}

void put(ByteWriter& out, const Location& location) {
    out.number(static_cast<std::uint64_t>(location.kind));
    put(out, location.field);
    out.text(location.class_name);
    out.number(location.object);
    out.number(location.index);
    out.flag(location.is_volatile);
    out.flag(location.is_of_program);
}
void get(ByteReader& in, Location& location) {
    location.kind = in.number_below<LocationKind>(kLocationKinds);
    get(in, location.field);
    location.class_name = in.text();
    location.object = in.number_below(kAnyNumber32);
    location.index = in.number();
    location.is_volatile = in.flag();
    location.is_of_program = in.flag();
}

void put(ByteWriter& out, const Advice& advice) {
    out.number(static_cast<std::uint64_t>(advice.kind));
    put(out, name_of(advice));
    put(out, advice.statement);
    put(out, advice.model);
}
void get(ByteReader& in, Advice& advice) {
    advice.kind = in.number_below<AdviceKind>(kAdviceKinds);
    LocationName name;
    get(in, name);
    advice.location_kind = name.kind;
    advice.field = std::move(name.field);
    advice.class_name = std::move(name.class_name);
    get(in, advice.statement);
    get(in, advice.model);
}

void put(ByteWriter& out, const std::string& text) { out.text(text); }
void get(ByteReader& in, std::string& text) { text = in.text(); }

template <typename T>
void put(ByteWriter& out, const std::vector<T>& items) {
    out.number(items.size());
    for (const T& item : items) put(out, item);
}
template <typename T>
void get(ByteReader& in, std::vector<T>& items) {
    // Not resized at once: an item of memory is larger than the byte that it must have.
    for (std::size_t left = in.count(); left > 0 && in.ok(); --left) get(in, items.emplace_back());
}

void put_access(ByteWriter& out, const RacingAccess& access) {
    out.number(access.event);
    out.number(access.held_locks.size());
    for (std::uint32_t lock : access.held_locks) out.number(lock);
}
void get_access(ByteReader& in, const Trace& trace, RacingAccess& access) {
    access.event = in.number_below(trace.events.size());
    for (std::size_t left = in.count(); left > 0 && in.ok(); --left)
        access.held_locks.push_back(in.number_below(trace.locations.size()));
}

void put_events(ByteWriter& out, const std::vector<Event>& events) {
    out.number(events.size());
    for (const Event& event : events) {
        out.number(static_cast<std::uint64_t>(event.kind));
        out.number(event.thread);
        out.number(event.location);
        out.number(event.statement);
    }
}
void get_events(ByteReader& in, Trace& trace) {
    std::size_t size = in.count();
    trace.events.reserve(size / 4);
    for (; size > 0 && in.ok(); --size) {
        Event event;
        event.kind = in.number_below<machine::MemoryEventKind>(kEventKinds);
        event.thread = in.number_below(trace.threads.size());
        event.location = in.number_below(trace.locations.size());
        event.statement = in.number_below(trace.statements.size());
        trace.events.push_back(event);
    }
}

template <typename T>
std::optional<T> if_complete(const ByteReader& in, T value) {
    if (!in.is_complete()) return std::nullopt;
    return value;
}

}  // namespace

std::string encode(const Trace& trace) {
    ByteWriter out;
    out.reserve(6 * trace.events.size() + 4096);
    put(out, trace.threads);
    put(out, trace.locations);
    put(out, trace.statements);
    put_events(out, trace.events);
    put_access(out, trace.source);
    put_access(out, trace.manifest);
    return out.take();
}

std::optional<Trace> decode_trace(std::string_view bytes) {
    ByteReader in(bytes);
    Trace trace;
    get(in, trace.threads);
    get(in, trace.locations);
    get(in, trace.statements);
    get_events(in, trace);
    get_access(in, trace, trace.source);
    get_access(in, trace, trace.manifest);
    if (trace.source.event >= trace.manifest.event) return std::nullopt;
    return if_complete(in, std::move(trace));
}

std::string encode(const Acquisition& acquisition) {
    ByteWriter out;
    Location location = acquisition.location;
    location.object = 0;
    location.index = 0;
    put(out, location);
    put(out, acquisition.statement);
    out.text(acquisition.thread);
    return out.take();
}

std::optional<Acquisition> decode_acquisition(std::string_view bytes) {
    ByteReader in(bytes);
    Acquisition acquisition;
    get(in, acquisition.location);
    get(in, acquisition.statement);
    acquisition.thread = in.text();
    return if_complete(in, std::move(acquisition));
}

// As distances: of an acquire from the one before, of its release from it.
std::string encode(const std::vector<Edge>& edges) {
    ByteWriter out;
    out.number(edges.size());
    std::uint32_t previous = 0;
    for (const Edge& edge : edges) {
        out.number(edge.acquire - previous);
        out.number(edge.acquire - edge.release);
        previous = edge.acquire;
    }
    return out.take();
}

std::optional<std::vector<Edge>> decode_edges(std::string_view bytes) {
    ByteReader in(bytes);
    std::vector<Edge> edges;
    std::uint64_t acquire = 0;
    for (std::size_t left = in.count(); left > 0 && in.ok(); --left) {
        acquire += in.number_below(kAnyNumber32);
        std::uint64_t distance = in.number();
        if (acquire >= kAnyNumber32 || distance == 0 || distance > acquire) return std::nullopt;
        edges.push_back({static_cast<std::uint32_t>(acquire - distance), static_cast<std::uint32_t>(acquire)});
    }
    return if_complete(in, std::move(edges));
}

std::string encode(const TraceAdvice& advice) {
    ByteWriter out;
    put(out, advice.advice);
    put(out, advice.source_locks);
    put(out, advice.manifest_locks);
    return out.take();
}

std::optional<TraceAdvice> decode_trace_advice(std::string_view bytes) {
    ByteReader in(bytes);
    TraceAdvice advice;
    get(in, advice.advice);
    get(in, advice.source_locks);
    get(in, advice.manifest_locks);
    return if_complete(in, std::move(advice));
}

}  // namespace raceproof::traces
