#include "repair/evidence.h"

#include <bit>

#include "base/hash128.h"
#include "schedules/step_lines.h"

namespace raceproof::repair {

using advice::Trace;

namespace {

// Executions that differ in nothing that the analysis looks at are the same.
std::uint64_t fingerprint(const Trace& trace) {
    Hasher hasher(trace.events.size());
    auto add_text = [&](const std::string& text) { hasher.add_bytes(text.data(), text.size()); };
    for (const advice::Event& event : trace.events) {
        const advice::Statement& statement = trace.statements[event.statement];
        const advice::Location& location = trace.locations[event.location];
        hasher.add(event.thread);
        hasher.add(static_cast<std::uint64_t>(event.kind));
        hasher.add(location.object);
        hasher.add(location.index);
        add_text(location.field.name);
        add_text(statement.class_name);
        add_text(statement.method);
        hasher.add(statement.offset);
    }
    return hasher.finish().low;
}

}  // namespace

std::shared_ptr<void> Evidence::collect_from(machine::Machine& machine, explore::CheckOptions& options) {
    auto recorder = std::make_shared<PathRecorder>(machine);
    options.at_finding = [this, &recorder = *recorder](const findings::Finding& finding, const search::Path& path) {
        add(recorder, finding, path);
    };
    options.at_end = [this, &recorder = *recorder](const machine::Stop&) { add_execution(recorder); };
    return recorder;
}

// Later executions teach little that is new: of the first thousand all are looked at, of the next thousand every second, …
void Evidence::add_execution(const PathRecorder& recorder) {
    constexpr std::uint64_t kAll = 1000;
    std::uint64_t stride = std::bit_ceil(++executions_ / kAll + 1);
    if (executions_ % stride == 0) history_.add(recorder.trace());
}

void Evidence::add(const PathRecorder& recorder, const findings::Finding& finding, const search::Path& path) {
    if (!finding.race) return;
    std::string identity = finding.race->identity();
    std::vector<Trace>& traces = traces_[identity];
    if (traces.size() >= traces_per_race_) return;
    std::optional<Trace> trace = recorder.trace_of(*finding.race);
    if (!trace || !known_[identity].insert(fingerprint(*trace)).second) return;
    trace->schedule = schedules::step_lines(path);
    history_.add(*trace);
    if (on_trace) on_trace(*trace, finding);
    traces.push_back(std::move(*trace));
}

}  // namespace raceproof::repair
