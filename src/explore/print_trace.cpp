#include "explore/print_trace.h"

#include <fmt/format.h>

#include <algorithm>

namespace raceproof::explore {

using machine::OperationKind;

namespace {

constexpr std::size_t kWidestSource = 48;

// A line of text: the steps from `first` on, up to the next line's.
struct Line {
    std::size_t first;
    std::string thread;  // empty: the same as in the line above
    std::string place, source, what;
};

std::string text_of(const Place& place) {
    if (place.file.empty()) return place.class_name.empty() ? "" : fmt::format("{}.{}", place.class_name, place.method);
    return place.line > 0 ? fmt::format("{}:{}", place.file, place.line) : place.file;
}

std::string simple(const std::string& class_name) { return class_name.substr(class_name.rfind('.') + 1); }

// In characters, not bytes.
std::size_t width(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::string padded(const std::string& text, std::size_t columns) {
    return text + std::string(columns - std::min(columns, width(text)), ' ');
}

std::string shortened(const std::string& text) {
    if (width(text) <= kWidestSource) return text;
    std::size_t end = 0;
    for (std::size_t columns = 0; columns < kWidestSource - 1; ++columns) do
            ++end;
        while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80);
    return text.substr(0, end) + "…";
}

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
        case OperationKind::Unpark:
        case OperationKind::Sleep:
        case OperationKind::Yield:
        case OperationKind::Interrupt:
        case OperationKind::LookAtClock:
        case OperationKind::Choose: return true;
        default: return false;
    }
}

class Printer {
  public:
    explicit Printer(const Trace& trace) : steps_(trace.steps) {}

    std::vector<Line> verbose() {
        for (std::size_t i = 0; i < steps_.size(); ++i) {
            const TraceStep& step = steps_[i];
            std::string what = step.action;
            if (!step.call.empty())
                what += fmt::format("  [{} in {}.{}]", step.call, simple(step.inner.class_name), step.inner.method);
            add(i, what);
        }
        return std::move(lines_);
    }

    std::vector<Line> compact() {
        for (std::size_t i = 0; i < steps_.size();) {
            std::size_t end = end_of_group(i);
            std::string what = steps_[i].call.empty() ? actions(i, end) : call(i, end);
            // That a thread begins goes without saying if it does something then.
            bool says_nothing = what.empty() || what == "began";
            bool ends_block = end == steps_.size() || steps_[end].context_switch;
            bool is_alone = ends_block && (lines_.empty() || lines_.back().first < start_of_block(i));
            if (!says_nothing || is_alone) add(i, what);
            i = end;
        }
        return std::move(lines_);
    }

  private:
    // A call of the JDK, or the steps at one source line of the program.
    std::size_t end_of_group(std::size_t first) const {
        const TraceStep& start = steps_[first];
        std::size_t end = first + 1;
        for (; end < steps_.size() && !steps_[end].context_switch; ++end) {
            const TraceStep& step = steps_[end];
            bool is_same_place = step.call == start.call && step.place.line == start.place.line &&
                                 step.place.file == start.place.file && step.place.method == start.place.method;
            if (!is_same_place || steps_[end - 1].returned || step.goes_round != start.goes_round) break;
        }
        return end;
    }

    // What the JDK does when a thread begins or ends, and what the compiler has made of lambdas, is nobody's concern.
    static bool is_housekeeping(const TraceStep& step) {
        bool is_lambdas = step.target.find("$$Lambda") != std::string::npos;
        bool is_of_life = step.operation == OperationKind::Begin || step.operation == OperationKind::ThreadEnd ||
                          step.operation == OperationKind::AwaitThreads || step.operation == OperationKind::Fail;
        return is_lambdas || (step.place.class_name.empty() && !is_of_life);
    }

    std::string actions(std::size_t first, std::size_t end) const {
        std::string text;
        for (std::size_t i = first; i < end; ++i)
            if (!is_housekeeping(steps_[i])) text += (text.empty() ? "" : "; ") + steps_[i].action;
        return text;
    }

    std::string call(std::size_t first, std::size_t end) const {
        const TraceStep& last = steps_[end - 1];
        std::string_view outcome = outcome_of_call(last.call, last.returned);
        if (!outcome.empty()) return fmt::format("{}: {}", last.call, outcome);
        std::string spoken;
        for (std::size_t i = first; i < end; ++i)
            if (speaks_for_its_call(steps_[i].operation)) spoken += (spoken.empty() ? "" : "; ") + steps_[i].action;
        if (!spoken.empty()) return spoken;
        if (last.call.ends_with(".<init>") && last.returned) return "";
        if (end - first == 1) return fmt::format("{}: {}", last.call, last.action);
        return fmt::format("{}: {} ({} steps)", last.call, last.returned ? "returned" : "not returned yet", end - first);
    }

    std::size_t start_of_block(std::size_t step) const {
        while (step > 0 && !steps_[step].context_switch && steps_[step].goes_round == steps_[step - 1].goes_round) --step;
        return step;
    }

    void add(std::size_t first, std::string what) {
        const TraceStep& step = steps_[first];
        bool names_thread = lines_.empty() || lines_.back().first < start_of_block(first);
        lines_.push_back(
            {first, names_thread ? step.thread_name : "", text_of(step.place), shortened(step.source), std::move(what)});
    }

    const std::vector<TraceStep>& steps_;
    std::vector<Line> lines_;
};

std::vector<TraceLine> laid_out(const std::vector<Line>& lines) {
    std::size_t number = 1, thread = 0, place = 0, source = 0;
    for (const Line& line : lines) {
        number = std::max(number, fmt::formatted_size("{}", line.first + 1));
        thread = std::max(thread, width(line.thread));
        place = std::max(place, width(line.place));
        source = std::max(source, width(line.source));
    }
    std::vector<TraceLine> result;
    for (const Line& line : lines) {
        std::string text =
            fmt::format("{:>{}}  {}  {}  ", line.first + 1, number, padded(line.thread, thread), padded(line.place, place));
        if (source > 0) text += padded(line.source, source) + "  ";
        result.push_back({line.first, text + line.what});
    }
    return result;
}

}  // namespace

std::vector<TraceLine> trace_lines(const Trace& trace, TraceDetail detail) {
    Printer printer(trace);
    return laid_out(detail == TraceDetail::Verbose ? printer.verbose() : printer.compact());
}

}  // namespace raceproof::explore
