#include "program/rewrite/edits.h"

#include <algorithm>

#include "program/verifier_flow.h"

namespace raceproof::program::rewrite {
namespace {

bool is_inside(Position position, Range range) { return position > range.start && position < range.end; }
bool is_in(Position position, Range range) { return position >= range.start && position < range.end; }

// Does the range split what the handler covers, other than at the range's own ends?
bool covers_partly(const CodeHandler& handler, Range range) {
    return is_inside(handler.covered.start, range) || is_inside(handler.covered.end, range);
}

// The end of a synchronized block that something was thrown in: astore; aload; monitorexit; aload; athrow.
bool leaves_monitor(const MethodCode& code, const CodeHandler& handler) {
    constexpr Position kLength = 5;
    if (handler.catch_type != 0 || handler.target + kLength > code.size()) return false;
    return code.instructions[handler.target + 2].code == Bytecode::MonitorExit &&
           code.instructions[handler.target + 4].code == Bytecode::AThrow;
}

Sequence placed(Sequence sequence, Position at) {
    for (CodeInstruction& instruction : sequence) instruction.for_each_target([&](Position& target) { target += at; });
    return sequence;
}

auto place_of(MethodCode& code, Position at) { return code.instructions.begin() + static_cast<std::ptrdiff_t>(at); }

// Applies one map to targets and another to the ends of ranges and to lines.
template <typename Target, typename Boundary>
void renumber(MethodCode& code, Target target, Boundary boundary) {
    for (CodeInstruction& instruction : code.instructions)
        instruction.for_each_target([&](Position& position) { position = target(position); });
    for (CodeHandler& handler : code.handlers) {
        handler.target = target(handler.target);
        handler.covered = {boundary(handler.covered.start), boundary(handler.covered.end)};
    }
    for (CodeLine& line : code.lines) line.at = boundary(line.at);
    for (CodeLocal& local : code.locals) local.scope = {boundary(local.scope.start), boundary(local.scope.end)};
}

}  // namespace

void insert(MethodCode& code, Position at, const Sequence& sequence, Arrivals arrivals) {
    VERIFY(at < code.size(), "should insert before an instruction");
    auto count = static_cast<Position>(sequence.size());
    auto boundary = [&](Position position) { return position <= at ? position : position + count; };
    auto target = [&](Position position) {
        return position == at && arrivals == Arrivals::SkipInserted ? position + count : boundary(position);
    };
    renumber(code, target, boundary);
    Sequence fresh = placed(sequence, at);
    code.instructions.insert(place_of(code, at), fresh.begin(), fresh.end());
}

Result<Done> replace_range(MethodCode& code, Range range, const Sequence& sequence) {
    if (range.start >= range.end || range.end > code.size()) return Error{"the range is empty or outside of the method"};
    bool is_entered = false;
    for (Position at = 0; at < code.size(); ++at)
        if (!is_in(at, range))
            code.instructions[at].for_each_target([&](Position& target) { is_entered |= is_inside(target, range); });
    for (const CodeHandler& handler : code.handlers) {
        is_entered |= is_inside(handler.target, range);
        if (covers_partly(handler, range)) return Error{"an exception handler covers only part of the range"};
    }
    if (is_entered) return Error{"a branch or an exception handler leads into the middle of the range"};
    std::ptrdiff_t growth = static_cast<std::ptrdiff_t>(sequence.size()) - (range.end - range.start);
    code.instructions.erase(place_of(code, range.start), place_of(code, range.end));
    auto renumbered = [&](Position position) {
        if (position >= range.end) return static_cast<Position>(position + growth);
        return std::min(position, range.start);
    };
    renumber(code, renumbered, renumbered);
    Sequence fresh = placed(sequence, range.start);
    code.instructions.insert(place_of(code, range.start), fresh.begin(), fresh.end());
    return Done{};
}

Result<Done> move_range(MethodCode& code, Range range, Position to) {
    if (range.start >= range.end || range.end >= code.size() || to >= code.size())
        return Error{"the range is empty, at the end of the method, or outside of it"};
    if (to >= range.start && to <= range.end) return Error{"the range is already there"};
    Sequence moved(place_of(code, range.start), place_of(code, range.end));
    bool leaves = !Flow::falls_through(moved.back().code);
    for (CodeInstruction& instruction : moved) {
        leaves |= instruction.is_return();
        instruction.for_each_target([&](Position& target) {
            leaves |= !is_in(target, range) && target != range.end;
            target -= range.start;
        });
    }
    if (leaves) return Error{"control leaves the range other than at its end"};
    for (const CodeHandler& handler : code.handlers) {
        if (is_in(handler.target, range)) return Error{"the range contains an exception handler"};
        if (is_in(range.start, handler.covered) != is_in(to, handler.covered) && !leaves_monitor(code, handler))
            return Error{"the range would move into or out of what an exception handler covers"};
    }
    // Whatever led to the range leads to what followed it.
    if (Result<Done> removed = replace_range(code, range, {}); !removed) return removed;
    insert(code, to > range.start ? to - (range.end - range.start) : to, moved, Arrivals::RunInserted);
    return Done{};
}

void remove_unreachable(MethodCode& code) {
    std::vector<bool> is_reached(code.size() + 1);
    std::vector<Position> waiting{0};
    auto reach = [&](Position position) {
        if (position < code.size() && !is_reached[position]) waiting.push_back(position);
    };
    while (!waiting.empty()) {
        Position at = waiting.back();
        waiting.pop_back();
        if (is_reached[at]) continue;
        is_reached[at] = true;
        CodeInstruction& instruction = code.instructions[at];
        instruction.for_each_target([&](Position& target) { reach(target); });
        if (Flow::falls_through(instruction.code)) reach(at + 1);
        for (const CodeHandler& handler : code.handlers)
            if (is_in(at, handler.covered)) reach(handler.target);
    }
    std::vector<Position> moved_to;
    Position count = 0;
    for (bool reached : is_reached) {
        moved_to.push_back(count);
        count += reached;
    }
    if (count == code.size()) return;
    Sequence kept;
    for (Position at = 0; at < code.size(); ++at)
        if (is_reached[at]) kept.push_back(std::move(code.instructions[at]));
    code.instructions = std::move(kept);
    auto renumbered = [&](Position position) { return moved_to[position]; };
    renumber(code, renumbered, renumbered);
    std::erase_if(code.handlers, [](const CodeHandler& handler) { return handler.covered.start >= handler.covered.end; });
    std::erase_if(code.lines, [&](const CodeLine& line) { return line.at >= code.size(); });
}

}  // namespace raceproof::program::rewrite
