#include "fixes/lock_code.h"

#include <fmt/format.h>

#include "base/text.h"
#include "classfile/descriptor.h"
#include "program/access.h"

namespace raceproof::fixes {
namespace {

constexpr std::string_view kLock = "java/util/concurrent/locks/Lock";
constexpr std::uint16_t kFirstVersionWithClassLiterals = 49;

std::string text_of(const advice::FieldName& field) { return fmt::format("{}.{}", dotted(field.class_name), field.name); }

// Pushes the value of a field: static, of a variable, or of `this`.
Result<Sequence> push_field(EditedClass& of, const program::Method& method, const advice::FieldName& field, int slot) {
    if (!can_access(of.program(), of.original(), field))
        return Error{fmt::format("field {} cannot be used in {}", text_of(field), method.full_name())};
    Sequence sequence;
    if (!field.is_static) {
        if (slot < 0 && method.is_static())
            return Error{fmt::format("field {} cannot be named in {}, which is static", text_of(field), method.full_name())};
        program::Class* owner = of.program().find_loaded(field.class_name);
        if (slot < 0 && (owner == nullptr || !of.original().is_subclass_of(*owner)))
            return Error{fmt::format("{} has no field {}", of.original().dotted_name(), text_of(field))};
        sequence.push_back({.code = Bytecode::ALoad, .operand = static_cast<std::uint16_t>(slot < 0 ? 0 : slot)});
    }
    sequence.push_back(of.get_field(field));
    return sequence;
}

}  // namespace

program::Class* class_of_field(program::Program& program, const advice::FieldName& field) {
    if (field.descriptor.size() < 2) return nullptr;
    auto loaded = program.load(classfile::class_name_of_descriptor(field.descriptor));
    return loaded ? *loaded : nullptr;
}

bool can_access(program::Program& program, const program::Class& from, const advice::FieldName& field) {
    auto owner = program.load(field.class_name);
    if (!owner) return false;
    program::Field* found = (*owner)->find_field(field.name, field.descriptor);
    if (found == nullptr || found->is_static() != field.is_static) return false;
    return program::can_access_class(from, **owner) && program::can_access_member(program, from, *found->owner, found->flags);
}

Result<Sequence> push_object(EditedClass& of, const program::Method& method, const advice::LockExpression& expression) {
    using Kind = advice::LockExpression::Kind;
    switch (expression.kind) {
        case Kind::This:
            if (method.is_static()) return Error{fmt::format("{} is static and has no `this` to lock", method.full_name())};
            return Sequence{{.code = Bytecode::ALoad, .operand = 0}};
        case Kind::Class: {
            auto loaded = of.program().load(expression.field.class_name);
            if (!loaded || !program::can_access_class(of.original(), **loaded))
                return Error{
                    fmt::format("class {} cannot be named in {}", dotted(expression.field.class_name), method.full_name())};
            if (of.original().file->major_version < kFirstVersionWithClassLiterals)
                return Error{fmt::format("class {} is too old for a class literal", of.original().dotted_name())};
            return Sequence{of.push_class(expression.field.class_name)};
        }
        case Kind::Field: {
            if (!expression.through.is_known()) return push_field(of, method, expression.field, expression.slot);
            if (!can_access(of.program(), of.original(), expression.field))
                return Error{fmt::format("field {} cannot be used in {}", text_of(expression.field), method.full_name())};
            Result<Sequence> holder = push_field(of, method, expression.through, -1);
            if (holder) holder->push_back(of.get_field(expression.field));
            return holder;
        }
        case Kind::Variable:
            if (expression.slot < 0) return Error{fmt::format("{} has no variable {}", method.full_name(), expression.variable)};
            return Sequence{{.code = Bytecode::ALoad, .operand = static_cast<std::uint16_t>(expression.slot)}};
        case Kind::None: break;
    }
    return Error{fmt::format("there is nothing to lock in {}", method.full_name())};
}

program::rewrite::LockOperations lock_operations(EditedClass& of, const advice::LockExpression& expression) {
    if (!expression.is_concurrent_lock) return {};
    return {{of.invoke_interface(kLock, "lock", "()V")}, {of.invoke_interface(kLock, "unlock", "()V")}};
}

Result<Sequence> acquisition(EditedClass& of, const program::Method& method, const advice::Change& change) {
    if (change.lock.kind != advice::LockExpression::Kind::None) {
        Result<Sequence> sequence = push_object(of, method, change.lock);
        if (!sequence) return sequence;
        program::rewrite::LockOperations operations = lock_operations(of, change.lock);
        sequence->push_back({.code = Bytecode::Dup});
        sequence->insert(sequence->end(), operations.acquire.begin(), operations.acquire.end());
        sequence->insert(sequence->end(), operations.release.begin(), operations.release.end());
        return sequence;
    }
    Result<Sequence> sequence = push_field(of, method, change.field, -1);
    if (!sequence) return sequence;
    program::Class* type = class_of_field(of.program(), change.field);
    if (type != nullptr && type->is_subclass_of(of.program().required("java/lang/Thread")))
        sequence->push_back(of.invoke_virtual("java/lang/Thread", "join", "()V"));
    else
        sequence->push_back({.code = slots_of(change.field.descriptor) == 2 ? Bytecode::Pop2 : Bytecode::Pop});
    return sequence;
}

}  // namespace raceproof::fixes
