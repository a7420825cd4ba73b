#include "fixes/candidates.h"

#include <algorithm>
#include <array>

#include "fixes/array_groups.h"
#include "fixes/common_lock.h"
#include "fixes/lock_code.h"
#include "fixes/lock_expressions.h"
#include "fixes/statement_range.h"
#include "fixes/updates.h"
#include "fixes/variable_changes.h"

namespace raceproof::fixes {
namespace {

using advice::AdviceKind;
using advice::Change;
using advice::ChangeKind;
using advice::Fix;
using advice::LockExpression;

constexpr Position kShortMethod = 80;  // instructions

bool is_same_method(const advice::Statement& left, const advice::Statement& right) {
    return left.class_name == right.class_name && left.method == right.method && left.descriptor == right.descriptor;
}

class Candidates {
  public:
    Candidates(ProgramClasses& classes, const advice::Advice& advice) : classes_(classes), advice_(advice) {}

    std::vector<Fix> find() {
        switch (advice_.kind) {
            case AdviceKind::Volatile:
            case AdviceKind::OtherVolatile: find_of_field(); break;
            case AdviceKind::AtomicArray:
            case AdviceKind::OtherAtomicArray: find_of_elements(); break;
            case AdviceKind::MoveSource: find_moved(); break;
            case AdviceKind::SynchronizeManifest:
            case AdviceKind::SynchronizeSource: find_locked(); break;
            case AdviceKind::Acquire: find_acquisitions(); break;
            case AdviceKind::CommonLock:
                fixes_ = common_lock_fixes(classes_, std::array{advice_.statement, advice_.model});
                break;
        }
        return std::move(fixes_);
    }

  private:
    void add(Change change) { fixes_.push_back({std::move(change)}); }

    // A final field, or one of the class library, stays as it is.
    bool can_change_field() {
        Result<program::Field*> field = classes_.field_of(advice_.field);
        return field.ok() && !(*field)->is_final();
    }
    void find_of_field() {
        if (!can_change_field()) return;
        add({.kind = ChangeKind::VolatileField, .field = advice_.field});
        if (has_updates(classes_, advice_.field)) add({.kind = ChangeKind::AtomicUpdates, .field = advice_.field});
    }

    void find_of_elements() {
        bool is_captured = advice_.field.is_known() && classes_.groups().knows(advice_.field);
        if (!advice_.field.descriptor.starts_with('[') || !(classes_.field_of(advice_.field).ok() || is_captured)) return;
        std::string variable = is_captured ? classes_.groups().captured_variable(advice_.field) : std::string();
        add({.kind = ChangeKind::VolatileElements, .field = advice_.field, .variable = variable});
        if (has_element_updates(classes_, advice_.field))
            add({.kind = ChangeKind::AtomicElements, .field = advice_.field, .variable = variable});
    }

    void find_moved() {
        if (!is_same_method(advice_.statement, advice_.model) || advice_.statement == advice_.model) return;
        add({.kind = ChangeKind::MoveStatements, .first = advice_.statement, .last = advice_.statement, .target = advice_.model});
    }

    void find_locked() {
        Result<program::Method*> method = classes_.method_of(advice_.statement);
        if (!method || !is_of_program(*(*method)->owner)) return;
        auto view = MethodView::of(**method);
        if (!view) return;
        auto [first, last] = whole_update(**view);
        for (const LockExpression& lock : lock_expressions(classes_, advice_.statement, advice_)) {
            add({.kind = ChangeKind::LockStatements, .first = first, .last = last, .lock = lock});
            bool locks_itself = (*method)->is_static() ? lock.kind == LockExpression::Kind::Class &&
                                                             lock.field.class_name == (*method)->owner->name.text()
                                                       : lock.kind == LockExpression::Kind::This;
            bool can_be_synchronized = !(*method)->name.text().starts_with('<') && !(*method)->is_synchronized() &&
                                       !(*method)->owner->is_interface() && !lock.is_concurrent_lock;
            if (locks_itself && can_be_synchronized && (*view)->code().size() <= kShortMethod)
                add({.kind = ChangeKind::SynchronizedMethod, .first = advice_.statement, .last = advice_.statement});
        }
    }

    // The statement, or from the first read to the last write of the x = f(x) that it belongs to.
    std::pair<advice::Statement, advice::Statement> whole_update(const MethodView& view) {
        const ValueFlow& flow = view.flow();
        std::optional<Position> own = view.code().at_offset(advice_.statement.offset);
        if (!own || !flow.is_reached(*own)) return {advice_.statement, advice_.statement};
        Accesses accesses = accesses_like(flow, *own);
        Position first = *own, last = *own;
        for (Position write = 0; write < view.code().size(); ++write) {
            if (!accesses.writes[write]) continue;
            std::vector<Position> reads = reads_behind(flow, accesses, write);
            bool takes_part = write == *own || std::find(reads.begin(), reads.end(), *own) != reads.end();
            if (!takes_part || reads.empty()) continue;
            first = std::min(first, reads.front());
            last = std::max({last, write, reads.back()});
        }
        return {whole_line_at(view, first), whole_line_at(view, last)};
    }
    // All accesses in the method to what the instruction accesses: a field, or elements of any array.
    Accesses accesses_like(const ValueFlow& flow, Position at) {
        const CodeInstruction& instruction = flow.at(at);
        if (instruction.code >= Bytecode::GetStatic && instruction.code <= Bytecode::PutField) {
            MemberText member = flow.names().member(instruction.operand);
            auto owner = classes_.program().load(member.owner);
            program::Field* field = owner ? (*owner)->find_field(member.name, member.descriptor) : nullptr;
            std::string declaring = field != nullptr ? field->owner->name.string() : std::string(member.owner);
            return accesses_of(classes_, flow, {declaring, std::string(member.name), std::string(member.descriptor)});
        }
        Accesses accesses{std::vector<bool>(flow.code().size()), std::vector<bool>(flow.code().size())};
        if (!is_element_load(instruction.code) && !is_element_store(instruction.code)) return accesses;
        for (Position other = 0; other < flow.code().size(); ++other) {
            if (!flow.is_reached(other)) continue;
            accesses.reads[other] = is_element_load(flow.at(other).code);
            accesses.writes[other] = is_element_store(flow.at(other).code);
        }
        return accesses;
    }
    // The same for all instructions of a line: what goes into a block are whole lines.
    advice::Statement whole_line_at(const MethodView& view, Position at) const {
        while (at > 0 && view.code().line_at(at) != 0 && view.code().line_at(at - 1) == view.code().line_at(at)) --at;
        advice::Statement statement = advice_.statement;
        statement.line = view.code().line_at(at);
        statement.offset = view.code().instructions[at].original_offset;
        return statement;
    }

    void find_acquisitions() {
        Result<program::Method*> method = classes_.method_of(advice_.statement);
        if (!method || !is_of_program(*(*method)->owner)) return;
        Change change{.kind = ChangeKind::AcquireBefore, .first = advice_.statement, .last = advice_.statement};
        switch (advice_.location_kind) {
            case advice::LocationKind::Monitor:
            case advice::LocationKind::Lock:
                for (const LockExpression& lock : lock_expressions(classes_, advice_.statement, advice_)) {
                    change.lock = lock;
                    add(change);
                }
                break;
            case advice::LocationKind::Field:
            case advice::LocationKind::StaticField:
            case advice::LocationKind::Thread:
                change.field = advice_.field;
                if (can_read_field(**method)) add(change);
                break;
            case advice::LocationKind::Element:
            case advice::LocationKind::Class: break;
        }
    }
    bool can_read_field(const program::Method& method) {
        if (!advice_.field.is_known() || !can_access(classes_.program(), *method.owner, advice_.field)) return false;
        if (advice_.field.is_static) return true;
        auto owner = classes_.program().load(advice_.field.class_name);
        return !method.is_static() && owner && method.owner->is_subclass_of(**owner);
    }

    ProgramClasses& classes_;
    const advice::Advice& advice_;
    std::vector<Fix> fixes_;
};

}  // namespace

std::vector<Fix> changes_of(ProgramClasses& classes, const advice::Advice& advice) { return Candidates(classes, advice).find(); }

}  // namespace raceproof::fixes
