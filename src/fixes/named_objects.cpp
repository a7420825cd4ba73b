#include "fixes/named_objects.h"

#include <algorithm>
#include <array>

#include "classfile/descriptor.h"

namespace raceproof::fixes {

using advice::LockExpression;
using Kind = LockExpression::Kind;
using program::rewrite::CodeLocal;
using program::rewrite::Range;

namespace {

// The variable that a load reads: its entry starts after the store.
const CodeLocal* variable_at(const MethodCode& code, std::uint16_t slot, Position at) {
    for (const CodeLocal& local : code.locals)
        if (local.index == slot && is_in_scope(local, at)) return &local;
    return nullptr;
}

// The object whose field is read, as far as an expression can name it.
std::optional<LockExpression> field_of_named(const LockExpression& object, const advice::FieldName& field) {
    LockExpression expression{.kind = Kind::Field, .field = field};
    switch (object.kind) {
        case Kind::This: return expression;
        case Kind::Variable:
            expression.variable = object.variable;
            expression.slot = object.slot;
            return expression;
        case Kind::Field:
            if (object.field.is_static || !object.variable.empty() || object.through.is_known()) return std::nullopt;
            expression.through = object.field;
            return expression;
        case Kind::Class:
        case Kind::None: break;
    }
    return std::nullopt;
}

std::optional<NamedLock> name_of_field(ProgramClasses& classes, const ValueFlow& flow, Position at, Naming naming) {
    MemberText member = flow.names().member(flow.at(at).operand);
    auto owner = classes.program().load(member.owner);
    program::Field* field = owner ? (*owner)->find_field(member.name, member.descriptor) : nullptr;
    if (field == nullptr) return std::nullopt;
    LockExpression expression{.kind = Kind::Field, .field = name_of(*field)};
    if (naming == Naming::Exact && !field->is_static()) {
        std::optional<NamedLock> object = name_of_value(classes, flow, flow.popped(at).front(), Naming::Exact);
        std::optional<LockExpression> exact = object ? field_of_named(object->expression, expression.field) : std::nullopt;
        if (!exact) return std::nullopt;
        expression = *exact;
    }
    return NamedLock{expression, class_of_type(member.descriptor)};
}

bool can_be_locked(const NamedLock& object) {
    constexpr std::array kShared = {"java/lang/String",    "java/lang/Integer", "java/lang/Long",
                                    "java/lang/Short",     "java/lang/Byte",    "java/lang/Boolean",
                                    "java/lang/Character", "java/lang/Float",   "java/lang/Double"};
    if (object.class_name.empty() || object.expression.kind == Kind::Class) return false;
    return std::find(kShared.begin(), kShared.end(), object.class_name) == kShared.end();
}

}  // namespace

std::string class_of_type(std::string_view descriptor) {
    return descriptor.size() > 1 ? std::string(classfile::class_name_of_descriptor(descriptor)) : std::string();
}

advice::FieldName name_of(const program::Field& field) {
    return {field.owner->name.string(), field.name.string(), field.descriptor.string(), field.is_static()};
}

bool is_in_scope(const CodeLocal& local, Position at) { return at >= local.scope.start && at < local.scope.end; }

std::optional<NamedLock> name_of_value(ProgramClasses& classes, const ValueFlow& flow, Value value, Naming naming) {
    if (!is_instruction(value)) return std::nullopt;
    const CodeInstruction& instruction = flow.at(value);
    const program::Method& method = flow.method();
    if (flow.is_load(value)) {
        if (instruction.operand == 0 && !method.is_static()) return NamedLock{{.kind = Kind::This}, method.owner->name.string()};
        const CodeLocal* variable = variable_at(flow.code(), instruction.operand, value);
        if (variable == nullptr) return std::nullopt;
        return NamedLock{{.kind = Kind::Variable, .variable = std::string(variable->name), .slot = instruction.operand},
                         class_of_type(variable->descriptor)};
    }
    switch (instruction.code) {
        case Bytecode::Ldc:
        case Bytecode::LdcW: {
            if (!flow.names().file().has(instruction.operand, classfile::Tag::Class)) return std::nullopt;
            std::string name(flow.names().class_name(instruction.operand));
            return NamedLock{{.kind = Kind::Class, .field = {.class_name = name}}, name};
        }
        case Bytecode::GetStatic:
        case Bytecode::GetField: return name_of_field(classes, flow, value, naming);
        case Bytecode::CheckCast: return name_of_value(classes, flow, flow.popped(value).front(), naming);
        default: return std::nullopt;
    }
}

std::vector<NamedLock> objects_named_in(ProgramClasses& classes, const ValueFlow& flow, Range range) {
    std::vector<NamedLock> objects;
    auto add = [&](const NamedLock& object) {
        const LockExpression& expression = object.expression;
        if (!can_be_locked(object)) return;
        if (!expression.variable.empty()) {
            const CodeLocal* variable = variable_at(flow.code(), static_cast<std::uint16_t>(expression.slot), range.start);
            if (variable == nullptr || variable->name != expression.variable) return;
        }
        bool is_known =
            std::any_of(objects.begin(), objects.end(), [&](const NamedLock& other) { return other.expression == expression; });
        if (!is_known) objects.push_back(object);
    };
    for (Position at = range.start; at < range.end; ++at) {
        if (!flow.is_reached(at)) continue;
        for (Value value : flow.popped(at))
            if (std::optional<NamedLock> object = name_of_value(classes, flow, value, Naming::Exact)) add(*object);
    }
    return objects;
}

}  // namespace raceproof::fixes
