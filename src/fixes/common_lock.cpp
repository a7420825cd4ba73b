#include "fixes/common_lock.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "fixes/lock_code.h"
#include "fixes/named_objects.h"
#include "fixes/statement_range.h"

namespace raceproof::fixes {
namespace {

using advice::Change;
using advice::ChangeKind;
using advice::Fix;
using advice::LockExpression;
using advice::Statement;
using Kind = LockExpression::Kind;

constexpr int kCloseLines = 10;
constexpr std::size_t kMostObjects = 3;  // of those that the statements use

// What one block would hold.
struct Block {
    Statement first, last;
    const program::Method* method = nullptr;
    std::vector<NamedLock> objects;
};

bool is_close(const Block& block, const Statement& next) {
    return block.last.class_name == next.class_name && block.last.method == next.method &&
           block.last.descriptor == next.descriptor && block.first.line != 0 && next.line - block.first.line <= kCloseLines;
}

enum class Joining : std::uint8_t { Close, None };

// By method and line, each line once.
std::vector<Block> blocks_of(std::span<const Statement> statements, Joining joining) {
    std::map<std::tuple<std::string, std::string, std::string, int, std::uint32_t>, const Statement*> sorted;
    for (const Statement& one : statements) {
        std::uint32_t offset = one.line == 0 ? one.offset : 0;
        sorted.try_emplace({one.class_name, one.method, one.descriptor, one.line, offset}, &one);
    }
    std::vector<Block> blocks;
    for (const auto& [key, statement] : sorted) {
        if (joining == Joining::Close && !blocks.empty() && is_close(blocks.back(), *statement))
            blocks.back().last = *statement;
        else
            blocks.push_back({*statement, *statement});
    }
    return blocks;
}

// The exact instruction of a line is not known: the first one.
bool find_instruction(const MethodCode& code, Statement& statement) {
    if (statement.line == 0) return code.at_offset(statement.offset).has_value();
    for (Position at = 0; at < code.size(); ++at)
        if (code.line_at(at) == statement.line) {
            statement.offset = code.instructions[at].original_offset;
            return true;
        }
    return false;
}

bool look_into(ProgramClasses& classes, Block& block) {
    Result<program::Method*> method = classes.method_of(block.first);
    if (!method || !is_of_program(*(*method)->owner)) return false;
    auto view = MethodView::of(**method);
    if (!view || !find_instruction((*view)->code(), block.first) || !find_instruction((*view)->code(), block.last)) return false;
    Result<Range> range = statement_range((*view)->flow(), block.first, block.last);
    if (!range) return false;
    block.method = *method;
    block.objects = objects_named_in(classes, (*view)->flow(), *range);
    return true;
}

// How likely two names of different methods are the same object: the smaller, the likelier.
enum class Likeness : std::uint8_t { SameStatic, SameName, This, SameType, None };

Likeness likeness_of(const NamedLock& one, const NamedLock& other) {
    const LockExpression &left = one.expression, &right = other.expression;
    if (left.kind == Kind::Field && right.kind == Kind::Field && left.field == right.field)
        return left.field.is_static ? Likeness::SameStatic : Likeness::SameName;
    if (one.class_name != other.class_name) return Likeness::None;
    if (left.kind == Kind::Variable && right.kind == Kind::Variable && left.variable == right.variable) return Likeness::SameName;
    if (left.kind == Kind::This && right.kind == Kind::This) return Likeness::This;
    return one.class_name == "java/lang/Object" ? Likeness::None : Likeness::SameType;
}

// One name for each block.
struct Choice {
    Likeness likeness = Likeness::SameStatic;  // the worst of all
    std::vector<LockExpression> locks;
};

Choice choice_for(const NamedLock& object, std::span<const Block> blocks) {
    Choice choice;
    for (const Block& block : blocks) {
        Likeness best = Likeness::None;
        const NamedLock* named = nullptr;
        for (const NamedLock& other : block.objects) {
            Likeness likeness = likeness_of(object, other);
            if (likeness < best) std::tie(best, named) = std::pair(likeness, &other);
        }
        if (named == nullptr) return {Likeness::None, {}};
        choice.likeness = std::max(choice.likeness, best);
        choice.locks.push_back(named->expression);
    }
    return choice;
}

std::string outermost_class(const program::Class& klass) {
    std::string name = klass.name.string();
    return name.substr(0, name.find('$', name.rfind('/') == std::string::npos ? 1 : name.rfind('/') + 2));
}

std::vector<Choice> choices_for(ProgramClasses& classes, std::span<const Block> blocks) {
    std::vector<Choice> choices;
    for (const NamedLock& object : blocks.front().objects)
        if (Choice choice = choice_for(object, blocks); choice.likeness != Likeness::None) choices.push_back(std::move(choice));
    std::stable_sort(choices.begin(), choices.end(),
                     [](const Choice& left, const Choice& right) { return left.likeness < right.likeness; });
    if (choices.size() > kMostObjects) choices.resize(kMostObjects);
    auto add_for_all = [&](const LockExpression& lock) {
        choices.push_back({Likeness::SameName, std::vector<LockExpression>(blocks.size(), lock)});
    };
    const program::Class* owner = blocks.front().method->owner;
    bool have_same_this = std::all_of(blocks.begin(), blocks.end(), [&](const Block& block) {
        return !block.method->is_static() && block.method->owner == owner;
    });
    if (have_same_this) add_for_all({.kind = Kind::This});
    std::vector<std::string> outermost;
    for (const Block& block : blocks) {
        std::string name = outermost_class(*block.method->owner);
        if (std::find(outermost.begin(), outermost.end(), name) == outermost.end() && classes.program().load(name))
            outermost.push_back(name);
    }
    for (const std::string& name : outermost) add_for_all({.kind = Kind::Class, .field = {.class_name = name}});
    return choices;
}

bool holds_already(const program::Method& method, const LockExpression& lock) {
    if (!method.is_synchronized()) return false;
    return method.is_static() ? lock.kind == Kind::Class && lock.field.class_name == method.owner->name.text()
                              : lock.kind == Kind::This;
}

void add_fixes(ProgramClasses& classes, std::vector<Block> blocks, std::vector<Fix>& fixes) {
    for (Block& block : blocks)
        if (!look_into(classes, block)) return;
    for (const Choice& choice : choices_for(classes, blocks)) {
        Fix fix;
        for (std::size_t i = 0; i < blocks.size(); ++i)
            if (!holds_already(*blocks[i].method, choice.locks[i]))
                fix.push_back({.kind = ChangeKind::LockStatements,
                               .first = blocks[i].first,
                               .last = blocks[i].last,
                               .lock = choice.locks[i]});
        std::sort(fix.begin(), fix.end());
        if (!fix.empty() && std::find(fixes.begin(), fixes.end(), fix) == fixes.end()) fixes.push_back(std::move(fix));
    }
}

}  // namespace

std::vector<Fix> common_lock_fixes(ProgramClasses& classes, std::span<const Statement> statements) {
    std::vector<Fix> fixes;
    if (statements.empty()) return fixes;
    add_fixes(classes, blocks_of(statements, Joining::Close), fixes);
    add_fixes(classes, blocks_of(statements, Joining::None), fixes);
    return fixes;
}

}  // namespace raceproof::fixes
