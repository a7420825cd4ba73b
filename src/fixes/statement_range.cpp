#include "fixes/statement_range.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "program/verifier_flow.h"

namespace raceproof::fixes {
namespace {

using program::rewrite::CodeHandler;

class StatementGrower {
  public:
    StatementGrower(const ValueFlow& flow, Range seed) : flow_(flow), code_(flow.code()), range_(seed) {}

    Range grow() {
        leave_entry_of_handler();
        drop_trailing_jump();
        for (;;) {
            Range before = range_;
            empty_the_stack();
            include_entries();
            include_branches();
            include_else();
            include_handlers();
            include_synchronized();
            if (before.start == range_.start && before.end == range_.end) return range_;
        }
    }

  private:
    std::size_t depth(Position at) const { return at < code_.size() && flow_.is_reached(at) ? flow_.stack(at).size() : 0; }
    bool is_in(Position at) const { return at >= range_.start && at < range_.end; }
    const CodeInstruction& at(Position position) const { return code_.instructions[position]; }
    bool falls_through(Position position) const { return program::Flow::falls_through(at(position).code); }
    bool is_handler(Position position) const {
        return std::any_of(code_.handlers.begin(), code_.handlers.end(),
                           [&](const CodeHandler& handler) { return handler.target == position; });
    }
    void include(Position position) { range_ = {std::min(range_.start, position), std::max(range_.end, position + 1)}; }

    // The exception that a handler begins with is no part of its first statement.
    void leave_entry_of_handler() {
        if (is_handler(range_.start) && range_.start + 1 < range_.end && depth(range_.start + 1) == 0) ++range_.start;
    }
    // The jump to the end of a loop, or over an `else`, has the line of the statement before it.
    void drop_trailing_jump() {
        Position last = range_.end - 1;
        if (last > range_.start && at(last).code == Bytecode::Goto && !is_in(at(last).target) && depth(last) == 0) --range_.end;
    }

    void empty_the_stack() {
        while (range_.start > 0 && depth(range_.start) != 0) --range_.start;
        while (range_.end < code_.size() && falls_through(range_.end - 1) && depth(range_.end) != 0) ++range_.end;
    }

    void include_entries() {
        for (Position from = 0; from < code_.size(); ++from)
            if (!is_in(from))
                at(from).for_each_target([&](Position target) {
                    if (is_in(target) && target != range_.start) include(from);
                });
    }

    // A condition decides about code up to where it leads. Other jumps leave the statement: break, continue.
    void include_branches() {
        for (Position from = range_.start; from < range_.end; ++from)
            at(from).for_each_target([&](Position target) {
                if (is_in(target) || target == range_.end) return;
                if (at(from).code == Bytecode::Goto && depth(target) == 0) return;
                if (target < range_.start)
                    range_.start = target;
                else
                    range_.end = std::max(range_.end, target);
                ends_of_conditions_.push_back(target);
            });
    }

    // What comes before the end of a condition may jump over the `else` part. A jump over the end of a loop is a break.
    void include_else() {
        Position last = range_.end - 1;
        if (last <= range_.start || at(last).code != Bytecode::Goto || at(last).target <= range_.end) return;
        if (std::find(ends_of_conditions_.begin(), ends_of_conditions_.end(), range_.end) == ends_of_conditions_.end()) return;
        Position end = at(last).target;
        bool is_break = false;
        for (Position from = range_.end; from < end; ++from)
            at(from).for_each_target([&](Position target) { is_break |= target <= range_.start; });
        if (!is_break) range_.end = end;
    }

    void include_handlers() {
        for (const CodeHandler& handler : code_.handlers) {
            if (!is_in(handler.target) || handler.covered.start >= handler.covered.end) continue;
            include(handler.covered.start);
            include(handler.covered.end - 1);
        }
    }

    // From a monitorenter to the end of the handler that leaves the monitor when something is thrown.
    void include_synchronized() {
        for (Position enter = range_.start; enter < range_.end; ++enter) {
            if (at(enter).code != Bytecode::MonitorEnter) continue;
            for (const CodeHandler& handler : code_.handlers) {
                if (handler.covered.start != enter + 1 || handler.catch_type != 0) continue;
                Position end = handler.target;
                while (end + 1 < code_.size() && at(end).code != Bytecode::AThrow) ++end;
                include(end);
            }
        }
    }

    const ValueFlow& flow_;
    const MethodCode& code_;
    Range range_;
    std::vector<Position> ends_of_conditions_;
};

// Of the call of super() or this() in a constructor; 0 in other methods. Calls of other constructors follow their `new`.
Position position_of_super_call(const ValueFlow& flow) {
    if (!flow.method().is_constructor()) return 0;
    int made = 0;
    for (Position at = 0; at < flow.code().size(); ++at) {
        const CodeInstruction& instruction = flow.at(at);
        if (instruction.code == Bytecode::New) ++made;
        if (instruction.code != Bytecode::InvokeSpecial || flow.names().member(instruction.operand).name != "<init>") continue;
        if (made-- == 0) return at;
    }
    return 0;
}

// The instruction itself, or if an edit has replaced it, the first one of its line.
std::optional<Position> position_of(const MethodCode& code, const advice::Statement& statement) {
    if (auto found = code.at_offset(statement.offset)) return found;
    for (Position at = 0; at < code.size(); ++at)
        if (statement.line != 0 && code.line_at(at) == statement.line) return at;
    return std::nullopt;
}

}  // namespace

std::string place_of(const advice::Statement& statement) {
    std::string place = fmt::format("{}.{}", dotted(statement.class_name), statement.method);
    if (statement.line != 0) place += fmt::format(", line {}", statement.line);
    return place;
}

Result<Range> statement_range(const ValueFlow& flow, const advice::Statement& first, const advice::Statement& last) {
    const MethodCode& code = flow.code();
    auto from = position_of(code, first), to = position_of(code, last);
    if (!from || !to) return Error{fmt::format("{}: there is no such statement", place_of(from ? last : first))};
    Range seed{std::min(*from, *to), std::max(*from, *to) + 1};
    if (first.line != 0 && last.line != 0) {
        auto [low, high] = std::minmax(first.line, last.line);
        auto is_of_lines = [&, low = low, high = high](Position at) {
            return code.line_at(at) >= low && code.line_at(at) <= high;
        };
        while (seed.start > 0 && is_of_lines(seed.start - 1)) --seed.start;
        while (seed.end < code.size() && is_of_lines(seed.end)) ++seed.end;
    }
    // A constructor's line may have the call of super() and initial values of fields.
    Position super_call = position_of_super_call(flow);
    if (super_call != 0 && *from <= super_call)
        return Error{fmt::format("{}: the statement is inside a constructor before super()", place_of(first))};
    if (super_call != 0) seed.start = std::max(seed.start, super_call + 1);
    Range range = StatementGrower(flow, seed).grow();
    if (super_call != 0 && range.start <= super_call)
        return Error{fmt::format("{}: the statement begins in a constructor before super()", place_of(first))};
    if (!flow.is_reached(range.start)) return Error{fmt::format("{}: the statement is never reached", place_of(first))};
    if (!flow.stack(range.start).empty())
        return Error{fmt::format("{}: the statement cannot stand alone: it begins inside of an expression", place_of(first))};
    return range;
}

Result<Position> statement_start(const ValueFlow& flow, const advice::Statement& statement) {
    std::optional<Position> at = position_of(flow.code(), statement);
    if (at && flow.at(*at).code == Bytecode::MonitorExit) {
        while (*at > 0 && !flow.stack(*at).empty()) --*at;
        return *at;
    }
    Result<Range> range = statement_range(flow, statement, statement);
    if (!range) return range.error();
    return range->start;
}

}  // namespace raceproof::fixes
