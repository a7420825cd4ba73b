#include <algorithm>

#include "program/rewrite/edits.h"

namespace raceproof::program::rewrite {
namespace {

class RangeLocker {
  public:
    RangeLocker(MethodCode& code, Range range, const Sequence& lock, const LockOperations& operations)
        : code_(code),
          range_(range),
          lock_local_(code.max_locals),
          enter_(lock),
          release_(operations.release),
          exit_count_(range.end < code.size() ? 1 + static_cast<Position>(release_.size()) : 0) {
        enter_.push_back({.code = Bytecode::Dup});
        enter_.push_back({.code = Bytecode::AStore, .operand = lock_local_});
        enter_.insert(enter_.end(), operations.acquire.begin(), operations.acquire.end());
    }

    Result<Done> run() {
        if (range_.start >= range_.end || range_.end > code_.size()) return Error{"the range is empty or outside of the method"};
        if (code_.max_locals == 0xFFFF) return Error{"the method has no local variable left"};
        if (is_entered_in_the_middle()) return Error{"a branch or an exception handler leads into the middle of the range"};
        ++code_.max_locals;
        place_handlers();
        place_instructions();
        place_lines_and_locals();
        code_.instructions.insert(code_.instructions.end(), stubs_.begin(), stubs_.end());
        return Done{};
    }

  private:
    bool is_in(Position position) const { return position >= range_.start && position < range_.end; }

    bool is_entered_in_the_middle() const {
        bool is_entered = false;
        auto check = [&](Position target) { is_entered |= is_in(target) && target != range_.start; };
        for (Position at = 0; at < code_.size(); ++at)
            if (!is_in(at)) code_.instructions[at].for_each_target(check);
        for (const CodeHandler& handler : code_.handlers)
            if (handler.covered.start < range_.start || handler.covered.end > range_.end) check(handler.target);
        return is_entered;
    }

    // ── positions: where an instruction is afterwards, as seen from inside and from outside of the range ──
    Position entered() const { return range_.start + static_cast<Position>(enter_.size()); }
    Position inside(Position position) const { return position + static_cast<Position>(enter_.size()); }
    Position outside(Position position) const {
        return position <= range_.start ? position : inside(position) + (position >= range_.end ? exit_count_ : 0);
    }
    Position boundary(Position position) const {
        return position <= range_.start || position >= range_.end ? outside(position) : inside(position);
    }

    void append_release(Sequence& to) const {
        to.push_back({.code = Bytecode::ALoad, .operand = lock_local_});
        to.insert(to.end(), release_.begin(), release_.end());
    }

    // ── stubs: they release the lock and go on outside of the range ──
    Position add_stub(Position from, CodeInstruction last) {
        Position at = inside(code_size_) + exit_count_ + static_cast<Position>(stubs_.size());
        append_release(stubs_);
        stubs_.push_back(std::move(last));
        if (std::uint16_t line = code_.line_at(from); line != 0) stub_lines_.push_back({at, line});
        return at;
    }
    Position exit_to(Position target, Position from) {
        if (target == range_.end && exit_count_ != 0) return inside(range_.end);
        auto known = std::find_if(exits_.begin(), exits_.end(), [&](const Exit& exit) { return exit.target == target; });
        if (known != exits_.end()) return known->stub;
        Position stub = add_stub(from, {.code = Bytecode::Goto, .target = outside(target)});
        exits_.push_back({target, stub});
        return stub;
    }

    // ── handlers ──
    void place_handlers() {
        std::vector<CodeHandler> handlers;
        for (const CodeHandler& handler : code_.handlers) place(handler, handlers);
        Position release = add_stub(range_.start, {.code = Bytecode::AThrow});
        handlers.push_back({{entered(), inside(range_.end)}, release, 0});
        code_.handlers = std::move(handlers);
    }

    // What it covers falls into up to three parts. Getting the lock belongs to what comes before, unless the handler is one of
    // the range's own.
    void place(const CodeHandler& handler, std::vector<CodeHandler>& to) {
        Range covered = handler.covered;
        auto add = [&](Position start, Position end, Position target) {
            if (start < end) to.push_back({{start, end}, target, handler.catch_type});
        };
        Position target_outside = outside(handler.target);
        bool covers_entry = covered.start <= range_.start && covered.end > range_.start && !is_in(handler.target);
        add(std::min(covered.start, range_.start), covers_entry ? entered() : std::min(covered.end, range_.start),
            target_outside);
        Position start = std::max(covered.start, range_.start), end = std::min(covered.end, range_.end);
        if (start < end)
            add(inside(start), inside(end),
                is_in(handler.target) ? inside(handler.target) : exit_to_handler(handler.target, start));
        add(outside(std::max(covered.start, range_.end)), outside(std::max(covered.end, range_.end)), target_outside);
    }
    // Not through the end of the range: the operand stack may be another there.
    Position exit_to_handler(Position target, Position from) {
        return add_stub(from, {.code = Bytecode::Goto, .target = outside(target)});
    }

    // ── instructions ──
    void place_instructions() {
        Sequence placed;
        for (Position at = 0; at <= code_size_; ++at) {
            if (at == range_.start)
                for (CodeInstruction instruction : enter_) {
                    instruction.for_each_target([&](Position& target) { target += range_.start; });
                    placed.push_back(std::move(instruction));
                }
            if (at == range_.end && exit_count_ != 0) append_release(placed);
            if (at == code_size_) break;
            CodeInstruction& instruction = code_.instructions[at];
            if (is_in(at) && instruction.is_return()) {
                std::uint32_t offset = instruction.original_offset;
                Position stub = add_stub(at, std::move(instruction));
                placed.push_back({.code = Bytecode::Goto, .target = stub, .original_offset = offset});
                stubs_.back().original_offset = CodeInstruction::kInserted;
                continue;
            }
            instruction.for_each_target([&](Position& target) {
                if (!is_in(at))
                    target = outside(target);
                else
                    target = is_in(target) ? inside(target) : exit_to(target, at);
            });
            placed.push_back(std::move(instruction));
        }
        code_.instructions = std::move(placed);
    }

    void place_lines_and_locals() {
        for (CodeLine& line : code_.lines) line.at = boundary(line.at);
        code_.lines.insert(code_.lines.end(), stub_lines_.begin(), stub_lines_.end());
        for (CodeLocal& local : code_.locals) local.scope = {boundary(local.scope.start), boundary(local.scope.end)};
    }

    struct Exit {
        Position target, stub;
    };

    MethodCode& code_;
    const Range range_;
    const Position code_size_ = code_.size();
    const std::uint16_t lock_local_;
    Sequence enter_;
    const Sequence release_;
    const Position exit_count_;  // instructions that release the lock at the end of the range; 0 if nothing follows it
    Sequence stubs_;
    std::vector<CodeLine> stub_lines_;
    std::vector<Exit> exits_;
};

}  // namespace

Result<Done> lock_range(MethodCode& code, Range range, const Sequence& lock, const LockOperations& operations) {
    return RangeLocker(code, range, lock, operations).run();
}

}  // namespace raceproof::program::rewrite
