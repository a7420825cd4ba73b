#include "report/trace_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "report/columns.h"
#include "report/event_text.h"

namespace raceproof::report {

using findings::Trace;
using findings::TraceEvent;
using machine::OperationKind;
using program::Place;

namespace {

constexpr std::size_t kWidestSource = 48;
constexpr std::size_t kMostRepeated = 3;  // in a loop, what is the same is counted

struct Line {
    std::size_t event, step;  // the first that it tells of
    std::string thread;       // empty: the same as in the line above
    std::string place, source, what;
};

std::string text_of(const Place& place) {
    if (place.file.empty()) return place.class_name.empty() ? "" : fmt::format("{}.{}", place.class_name, place.method);
    return place.line > 0 ? fmt::format("{}:{}", place.file, place.line) : place.file;
}

std::string simple(const std::string& class_name) { return class_name.substr(class_name.rfind('.') + 1); }

// What a call of the JDK came to, for calls whose inner steps say less than their name; empty for others.
std::string_view outcome_of_call(std::string_view call, bool returned) {
    std::string_view method = call.substr(call.find('.') + 1);
    struct Row {
        std::string_view method, returned, goes_on;
    };
    constexpr Row kRows[] = {
        {"lock", "acquired", "not acquired yet"},
        {"lockInterruptibly", "acquired", "not acquired yet"},
        {"acquire", "acquired", "not acquired yet"},
        {"unlock", "released", "not released yet"},
        {"release", "released", "not released yet"},
        {"await", "returned", "waits"},
        {"signal", "signalled", "not done yet"},
        {"signalAll", "signalled", "not done yet"},
        {"countDown", "counted", "not counted yet"},
        {"join", "joined", "waits"},
        {"put", "done", "not done yet"},
        {"take", "taken", "not taken yet"},
        {"submit", "submitted", "not submitted yet"},
        {"execute", "submitted", "not submitted yet"},
    };
    for (const Row& row : kRows)
        if (row.method == method) return returned ? row.returned : row.goes_on;
    return {};
}

// Operations that say all about the call they happen in.
bool speaks_for_its_call(OperationKind kind) {
    switch (kind) {
        case OperationKind::ThreadStart:
        case OperationKind::Join:
        case OperationKind::ProgramEnd:
        case OperationKind::Fail:
        case OperationKind::Wait:
        case OperationKind::WaitResume:
        case OperationKind::Notify:
        case OperationKind::NotifyAll:
        case OperationKind::Park:
        case OperationKind::Acquire:
        case OperationKind::Unpark:
        case OperationKind::Sleep:
        case OperationKind::Yield:
        case OperationKind::Interrupt:
        case OperationKind::LookAtClock:
        case OperationKind::Choose: return true;
        case OperationKind::None:
        case OperationKind::Begin:
        case OperationKind::Continue:
        case OperationKind::ThreadEnd:
        case OperationKind::AwaitThreads:
        case OperationKind::MonitorEnter:
        case OperationKind::MonitorExit:
        case OperationKind::PlainRead:
        case OperationKind::PlainWrite:
        case OperationKind::BulkAccess:
        case OperationKind::VolatileRead:
        case OperationKind::VolatileWrite:
        case OperationKind::AtomicUpdate:
        case OperationKind::OpaqueRead:
        case OperationKind::OpaqueWrite:
        case OperationKind::AcquireRead:
        case OperationKind::ReleaseWrite:
        case OperationKind::Fence:
        case OperationKind::ObserveThread:
        case OperationKind::Intern:
        case OperationKind::ClassInitialise:
        case OperationKind::DefineClass:
        case OperationKind::FindClass: return false;
    }
    return false;
}

class Printer {
  public:
    Printer(const Trace& trace, const findings::Finding& finding, const SourceLines& sources) : sources_(sources) {
        for (std::size_t i = 0; i < trace.events.size(); ++i) {
            bool races = finding.witness && (i == finding.witness->earlier || i == finding.witness->later);
            if (trace.events[i].begins_step || races) shown_.push_back({&trace.events[i], races});
        }
    }

    std::vector<Line> verbose() {
        for (std::size_t i = 0; i < shown_.size(); ++i) {
            const TraceEvent& event = at(i);
            std::string what = action_of(event);
            if (!event.call.empty())
                what += fmt::format("  [{} in {}.{}]", event.call, simple(event.inner.class_name), event.inner.method);
            add(i, what);
        }
        return std::move(lines_);
    }

    std::vector<Line> compact() {
        for (std::size_t i = 0; i < shown_.size();) {
            std::size_t end = end_of_group(i);
            std::string what = at(i).call.empty() || shown_[i].races ? actions(i, end) : call(i, end);
            // That a thread begins goes without saying if it does something then.
            bool says_nothing = what.empty() || what == "began";
            bool ends_block = end == shown_.size() || at(end).context_switch;
            bool is_alone = ends_block && (lines_.empty() || lines_.back().event < start_of_block(i));
            if (!says_nothing || is_alone) add(i, what);
            i = end;
        }
        return std::move(lines_);
    }

  private:
    // A call of the JDK, or the steps at one source line of the program.
    std::size_t end_of_group(std::size_t first) const {
        const TraceEvent& start = at(first);
        std::size_t end = first + 1;
        if (shown_[first].races) return end;
        for (; end < shown_.size() && !at(end).context_switch && !shown_[end].races; ++end) {
            const TraceEvent& step = at(end);
            bool is_same_place = step.call == start.call && step.place.line == start.place.line &&
                                 step.place.file == start.place.file && step.place.method == start.place.method;
            if (!is_same_place || at(end - 1).returned || step.is_in_cycle != start.is_in_cycle) break;
        }
        return end;
    }

    // What the JDK does when a thread begins or ends, and what the compiler has made of lambdas, is nobody's concern.
    static bool is_housekeeping(const TraceEvent& step) {
        OperationKind kind = step.operation.kind;
        bool is_lambdas = step.operation.target.find("$$Lambda") != std::string::npos;
        bool is_of_life = kind == OperationKind::Begin || kind == OperationKind::ThreadEnd ||
                          kind == OperationKind::AwaitThreads || kind == OperationKind::Fail;
        return is_lambdas || (step.place.class_name.empty() && !is_of_life);
    }

    std::string actions(std::size_t first, std::size_t end) const {
        std::string text, last;
        std::size_t times = 0;
        auto add_last = [&] {
            for (std::size_t i = 0; i < (times > kMostRepeated ? 1 : times); ++i) text += (text.empty() ? "" : "; ") + last;
            if (times > kMostRepeated) text += fmt::format(" ({} times)", times);
        };
        for (std::size_t i = first; i < end; ++i) {
            if (is_housekeeping(at(i))) continue;
            std::string action = action_of(at(i));
            if (action != last) {
                add_last();
                last = std::move(action);
                times = 0;
            }
            ++times;
        }
        add_last();
        return text;
    }

    std::string call(std::size_t first, std::size_t end) const {
        const TraceEvent& last = at(end - 1);
        std::string_view outcome = outcome_of_call(last.call, last.returned);
        if (!outcome.empty()) return fmt::format("{}: {}", last.call, outcome);
        std::string spoken;
        for (std::size_t i = first; i < end; ++i)
            if (speaks_for_its_call(at(i).operation.kind)) spoken += (spoken.empty() ? "" : "; ") + action_of(at(i));
        if (!spoken.empty()) return spoken;
        if (last.call.ends_with(".<init>") && last.returned) return "";
        if (end - first == 1) return fmt::format("{}: {}", last.call, action_of(last));
        return fmt::format("{}: {} ({} steps)", last.call, last.returned ? "returned" : "not returned yet", end - first);
    }

    std::size_t start_of_block(std::size_t event) const {
        while (event > 0 && !at(event).context_switch && at(event).is_in_cycle == at(event - 1).is_in_cycle) --event;
        return event;
    }

    void add(std::size_t first, std::string what) {
        const TraceEvent& event = at(first);
        bool names_thread = lines_.empty() || lines_.back().event < start_of_block(first);
        if (shown_[first].races) what += "  ← races";
        lines_.push_back({first, event.step, names_thread ? event.thread_name : "", text_of(event.place),
                          shortened(sources_.text(event.place), kWidestSource), std::move(what)});
    }

    const TraceEvent& at(std::size_t number) const { return *shown_[number].event; }

    struct Shown {
        const TraceEvent* event;
        bool races;  // one of the two accesses
    };
    const SourceLines& sources_;
    std::vector<Shown> shown_;
    std::vector<Line> lines_;
};

std::vector<TraceLine> laid_out(const std::vector<Line>& lines) {
    std::size_t number = 1, thread = 0, place = 0, source = 0;
    for (const Line& line : lines) {
        number = std::max(number, fmt::formatted_size("{}", line.step + 1));
        thread = std::max(thread, columns_of(line.thread));
        place = std::max(place, columns_of(line.place));
        source = std::max(source, columns_of(line.source));
    }
    std::vector<TraceLine> result;
    for (const Line& line : lines) {
        std::string text =
            fmt::format("{:>{}}  {}  {}  ", line.step + 1, number, padded(line.thread, thread), padded(line.place, place));
        if (source > 0) text += padded(line.source, source) + "  ";
        result.push_back({line.step, text + line.what});
    }
    return result;
}

}  // namespace

std::vector<TraceLine> trace_lines(const Trace& trace, const findings::Finding& finding, const SourceLines& sources,
                                   TraceDetail detail) {
    Printer printer(trace, finding, sources);
    return laid_out(detail == TraceDetail::Verbose ? printer.verbose() : printer.compact());
}

}  // namespace raceproof::report
