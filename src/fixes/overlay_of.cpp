#include "fixes/overlay_of.h"

#include <fmt/format.h>

#include <map>

#include "base/text.h"
#include "fixes/lock_code.h"
#include "fixes/statement_range.h"
#include "fixes/variable_changes.h"
#include "program/rewrite/overlay_builder.h"

namespace raceproof::fixes {
namespace {

namespace access = classfile::access;
using advice::Change;
using advice::ChangeKind;
using program::rewrite::MemberKey;

MemberKey key_of(const program::Method& method) { return {method.name.text(), method.descriptor.text()}; }

Result<Done> move(MethodCode& code, const ValueFlow& flow, const Change& change) {
    Result<Range> range = statement_range(flow, change.first, change.last);
    if (!range) return range.error();
    Result<Position> target = statement_start(flow, change.target);
    if (!target) return target.error();
    return program::rewrite::move_range(code, *range, *target);
}

Result<Done> lock(EditedClass& of, MethodCode& code, const ValueFlow& flow, const Change& change) {
    Result<Range> range = statement_range(flow, change.first, change.last);
    if (!range) return range.error();
    Result<Sequence> object = push_object(of, flow.method(), change.lock);
    if (!object) return object.error();
    return program::rewrite::lock_range(code, *range, *object, lock_operations(of, change.lock));
}

Result<Done> acquire(EditedClass& of, MethodCode& code, const ValueFlow& flow, const Change& change) {
    Result<Range> range = statement_range(flow, change.first, change.first);
    if (!range) return range.error();
    Result<Sequence> sequence = acquisition(of, flow.method(), change);
    if (!sequence) return sequence.error();
    program::rewrite::insert(code, range->start, *sequence, program::rewrite::Arrivals::RunInserted);
    // Before a loop, not at the start of each round.
    auto count = static_cast<Position>(sequence->size());
    for (Position at = range->start + count; at < range->end + count; ++at)
        code.instructions[at].for_each_target([&](Position& target) {
            if (target == range->start) target += count;
        });
    return Done{};
}

class FixMaker {
  public:
    FixMaker(ProgramClasses& classes, VolatileAs volatile_as)
        : classes_(classes), volatile_as_(volatile_as), builder_(classes.program()), edited_(classes.program(), builder_) {}

    // Variables first: statements are found by their lines whatever became of the instructions in them.
    Result<FixOverlay> make(const advice::Fix& fix) {
        for (bool of_variables : {true, false})
            for (const Change& change : fix)
                if (is_of_variable(change.kind) == of_variables)
                    if (Result<Done> made = make(change); !made) return made.error();
        Result<std::shared_ptr<const program::Overlay>> overlay = builder_.build();
        if (!overlay) return Error{first_line(overlay.error().message)};
        return FixOverlay{overlay.take(), std::move(split_updates_)};
    }

  private:
    static bool is_of_variable(ChangeKind kind) { return kind <= ChangeKind::AtomicElements; }

    static std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

    Result<Done> make(const Change& change) {
        if (is_of_variable(change.kind)) return change_variable(classes_, edited_, change, volatile_as_, split_updates_);
        Result<program::Method*> method = classes_.method_of(change.first);
        if (!method) return method.error();
        if (!is_of_program(*(*method)->owner))
            return Error{fmt::format("{} belongs to the class library", place_of(change.first))};
        Result<EditedClass*> of = edited_.edit((*method)->owner->name.text());
        if (!of) return of.error();
        if (change.kind == ChangeKind::SynchronizedMethod)
            return (*of)->editor().change_method(key_of(**method), {.set = access::kSynchronized});
        for (const advice::Statement* other : {&change.last, &change.target})
            if (!other->method.empty() && !is_of_method(*other, **method))
                return Error{fmt::format("{} and {} are in different methods", place_of(change.first), place_of(*other))};
        return change_body(**of, **method, change);
    }

    static bool is_of_method(const advice::Statement& statement, const program::Method& method) {
        return statement.class_name == method.owner->name.text() && statement.method == method.name.text() &&
               statement.descriptor == method.descriptor.text();
    }

    Result<Done> change_body(EditedClass& of, const program::Method& method, const Change& change) {
        Result<MethodCode> code = of.editor().code_of(key_of(method));
        if (!code) return code.error();
        MethodCode changed = *code;
        ValueFlow flow(*code, method, of.names());
        Result<Done> done = change.kind == ChangeKind::MoveStatements   ? move(changed, flow, change)
                            : change.kind == ChangeKind::LockStatements ? lock(of, changed, flow, change)
                                                                        : acquire(of, changed, flow, change);
        if (!done) {
            const std::string& message = done.error().message;
            std::string place = place_of(change.first);
            return Error{message.starts_with(place) ? message : fmt::format("{}: {}", place, message)};
        }
        return of.editor().replace_code(key_of(method), std::move(changed));
    }

    ProgramClasses& classes_;
    const VolatileAs volatile_as_;
    program::rewrite::OverlayBuilder builder_;
    EditedClasses edited_;
    std::vector<advice::Statement> split_updates_;
};

}  // namespace

Result<FixOverlay> overlay_of(ProgramClasses& classes, const advice::Fix& fix, VolatileAs volatile_as) {
    return FixMaker(classes, volatile_as).make(fix);
}

}  // namespace raceproof::fixes
