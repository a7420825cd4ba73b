#include "fixes/updates.h"

#include <algorithm>
#include <optional>

namespace raceproof::fixes {
namespace {

bool is_conversion(Bytecode code) { return code >= Bytecode::I2L && code <= Bytecode::I2S; }
bool is_unary(Bytecode code) { return code >= Bytecode::INeg && code <= Bytecode::DNeg; }
bool is_operation(Bytecode code) { return code >= Bytecode::IAdd && code <= Bytecode::LXor; }

std::size_t place_slots_of(Bytecode access) {
    if (access == Bytecode::GetStatic || access == Bytecode::PutStatic) return 0;
    return access == Bytecode::GetField || access == Bytecode::PutField ? 1 : 2;
}

// The instruction that keeps a copy of the new value below the place before it is written.
bool keeps_new_value(Bytecode code, std::size_t place_slots, std::size_t value_slots) {
    constexpr Bytecode kOne[] = {Bytecode::Dup, Bytecode::DupX1, Bytecode::DupX2};
    constexpr Bytecode kTwo[] = {Bytecode::Dup2, Bytecode::Dup2X1, Bytecode::Dup2X2};
    return code == (value_slots == 2 ? kTwo : kOne)[place_slots];
}

bool moves_values(Bytecode code) { return code >= Bytecode::Dup && code <= Bytecode::Swap; }

class UpdateFinder {
  public:
    UpdateFinder(const ValueFlow& flow, const Accesses& accesses) : flow_(flow), accesses_(accesses) {}

    std::optional<Update> update_of(Position write) const {
        Update update{};
        update.write = write;
        update.place_slots = place_slots_of(code(write));
        std::span<const Value> taken = flow_.popped(write);
        std::size_t value_slots = taken.size() - update.place_slots;
        Position at = write;
        if (at == 0) return std::nullopt;
        --at;
        if (keeps_new_value(code(at), update.place_slots, value_slots) && at > 0) {
            update.keeps_new = true;
            --at;
        }
        while (is_conversion(code(at)) && at > 0) --at;
        update.operation = at;
        if (!is_operation(code(at)) || !flow_.is_reached(at) || is_entered_between(at, write)) return std::nullopt;
        if (!find_read(update)) return std::nullopt;
        return fits(update, taken.first(update.place_slots)) ? std::optional(update) : std::nullopt;
    }

  private:
    Bytecode code(Position at) const { return flow_.at(at).code; }

    bool is_entered_between(Position first, Position last) const {
        bool is_entered = false;
        auto check = [&](Position target) { is_entered |= target > first && target <= last; };
        for (const CodeInstruction& instruction : flow_.code().instructions) instruction.for_each_target(check);
        for (const program::rewrite::CodeHandler& handler : flow_.code().handlers) {
            check(handler.target);
            is_entered |= handler.covered.start > first && handler.covered.start <= last;
            is_entered |= handler.covered.end > first && handler.covered.end <= last;
        }
        return is_entered;
    }

    // Which operand is the variable, seen through conversions? The other one must not read it.
    bool find_read(Update& update) const {
        std::span<const Value> operands = flow_.popped(update.operation);
        if (is_unary(code(update.operation))) return is_read(operands.front(), update);
        // A shift takes a long and an int: the right operand is the last slot in any case.
        Value left = operands.front(), right = operands.back();
        update.reads_left = is_read(left, update);
        if (!update.reads_left && !is_read(right, update)) return false;
        bool reads_again = false;
        flow_.for_each_source(update.reads_left ? right : left,
                              [&](Value source) { reads_again |= is_instruction(source) && accesses_.reads[source]; });
        return !reads_again;
    }
    bool is_read(Value value, Update& update) const {
        update.widening.clear();
        while (is_instruction(value) && is_conversion(code(value))) {
            update.widening.insert(update.widening.begin(), value);
            value = flow_.popped(value).front();
        }
        update.read = value;
        return is_instruction(value) && accesses_.reads[value];
    }

    // Is it the same variable, and is the value that was read used for nothing else, but perhaps kept below the place?
    bool fits(Update& update, std::span<const Value> place) const {
        if (update.read >= update.operation) return false;
        std::span<const Value> place_read = flow_.popped(update.read);
        bool is_same_place = std::equal(place.begin(), place.end(), place_read.begin(), place_read.end(),
                                        [&](Value left, Value right) { return flow_.is_same(left, right); });
        if (!is_same_place) return false;
        std::span<const Value> stack = flow_.stack(update.operation);
        std::size_t below = stack.size() - flow_.popped(update.operation).size() - update.place_slots;
        std::size_t copies =
            static_cast<std::size_t>(std::count(stack.begin(), stack.begin() + static_cast<std::ptrdiff_t>(below), update.read));
        std::size_t width = flow_.popped(update.write).size() - update.place_slots;
        update.keeps_old = copies != 0;
        if (update.keeps_old && (copies != width || stack[below - 1] != update.read || update.keeps_new)) return false;
        return !is_used_elsewhere(update);
    }
    bool is_used_elsewhere(const Update& update) const {
        Position own = update.widening.empty() ? update.operation : update.widening.front();
        for (Position at = 0; at < flow_.code().size(); ++at) {
            if (!flow_.is_reached(at) || at == own || moves_values(code(at))) continue;
            std::span<const Value> popped = flow_.popped(at);
            bool uses = std::find(popped.begin(), popped.end(), update.read) != popped.end();
            if (uses && !(update.keeps_old && at > update.write)) return true;
        }
        return false;
    }

    const ValueFlow& flow_;
    const Accesses& accesses_;
};

}  // namespace

bool Accesses::empty() const {
    return std::find(reads.begin(), reads.end(), true) == reads.end() &&
           std::find(writes.begin(), writes.end(), true) == writes.end();
}

bool is_element_load(Bytecode code) { return code >= Bytecode::IALoad && code <= Bytecode::SALoad; }
bool is_element_store(Bytecode code) { return code >= Bytecode::IAStore && code <= Bytecode::SAStore; }

Accesses accesses_of(ProgramClasses& classes, const ValueFlow& flow, const advice::FieldName& field) {
    Accesses accesses{std::vector<bool>(flow.code().size()), std::vector<bool>(flow.code().size())};
    for (Position at = 0; at < flow.code().size(); ++at) {
        Bytecode code = flow.at(at).code;
        if (code < Bytecode::GetStatic || code > Bytecode::PutField || !flow.is_reached(at)) continue;
        if (!classes.is_reference_to(flow.names().member(flow.at(at).operand), field)) continue;
        bool is_read = code == Bytecode::GetStatic || code == Bytecode::GetField;
        (is_read ? accesses.reads : accesses.writes)[at] = true;
    }
    return accesses;
}

std::vector<Position> reads_behind(const ValueFlow& flow, const Accesses& accesses, Position write) {
    std::vector<Position> reads;
    std::span<const Value> taken = flow.popped(write);
    std::size_t place_slots = place_slots_of(flow.at(write).code);
    flow.for_each_source(taken.back(), [&](Value source) {
        if (!is_instruction(source) || !accesses.reads[source]) return;
        std::span<const Value> place = flow.popped(source);
        if (std::equal(place.begin(), place.end(), taken.begin(), taken.begin() + static_cast<std::ptrdiff_t>(place_slots),
                       [&](Value left, Value right) { return flow.is_same(left, right); }))
            reads.push_back(source);
    });
    std::sort(reads.begin(), reads.end());
    return reads;
}

Updates find_updates(const ValueFlow& flow, const Accesses& accesses) {
    Updates updates;
    UpdateFinder finder(flow, accesses);
    for (Position at = 0; at < flow.code().size(); ++at) {
        if (!accesses.writes[at] || !flow.is_reached(at)) continue;
        if (std::optional<Update> update = finder.update_of(at))
            updates.whole.push_back(*update);
        else if (!reads_behind(flow, accesses, at).empty())
            updates.split.push_back(at);
    }
    return updates;
}

}  // namespace raceproof::fixes
