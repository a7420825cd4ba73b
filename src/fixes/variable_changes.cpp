#include "fixes/variable_changes.h"

#include <fmt/format.h>

#include "base/text.h"
#include "fixes/array_groups.h"
#include "fixes/atomic_code.h"
#include "fixes/updates.h"

namespace raceproof::fixes {
namespace {

namespace access = classfile::access;
using advice::ChangeKind;

advice::Statement statement_at(const program::Method& method, const MethodCode& code, Position at) {
    return {.class_name = method.owner->name.string(),
            .method = method.name.string(),
            .descriptor = method.descriptor.string(),
            .file = std::string(method.owner->file->source_file),
            .line = code.line_at(at),
            .offset = code.instructions[at].original_offset};
}

// Does the class name a field so called? Most do not, and need no closer look.
bool mentions(const program::Class& klass, const advice::FieldName& field) {
    const classfile::ClassFile& file = *klass.file;
    for (const classfile::Constant& constant : file.constants) {
        if (constant.tag != classfile::Tag::FieldRef) continue;
        auto [name, descriptor] = file.name_and_type(constant.second);
        if (name == field.name && descriptor == field.descriptor) return true;
    }
    return false;
}

// By method, the accesses of elements with the types of their arrays.
using AccessesOfElements = std::map<const program::Method*, std::map<std::uint32_t, std::string>>;

Result<AccessesOfElements> accesses_of_elements(ProgramClasses& classes, const advice::FieldName& field) {
    if (!field.descriptor.starts_with('['))
        return Error{fmt::format("field {}.{} holds no array", dotted(field.class_name), field.name)};
    Result<std::vector<ElementAccess>> found = classes.groups().accesses_of(field);
    if (!found) return found.error();
    AccessesOfElements by_method;
    for (const ElementAccess& access : *found) by_method[access.method][access.offset] = access.array_type;
    return by_method;
}

// The accesses of the body as it is now.
Accesses in_body(const MethodCode& code, const std::map<std::uint32_t, std::string>& offsets) {
    Accesses accesses{std::vector<bool>(code.size()), std::vector<bool>(code.size())};
    for (Position at = 0; at < code.size(); ++at) {
        const CodeInstruction& instruction = code.instructions[at];
        if (!offsets.contains(instruction.original_offset)) continue;
        accesses.reads[at] = is_element_load(instruction.code);
        accesses.writes[at] = is_element_store(instruction.code);
    }
    return accesses;
}

class VariableChanger {
  public:
    VariableChanger(ProgramClasses& classes, EditedClasses& edited, const advice::Change& change, VolatileAs volatile_as,
                    std::vector<advice::Statement>& split_updates)
        : classes_(classes), edited_(edited), change_(change), volatile_as_(volatile_as), split_updates_(split_updates) {}

    Result<Done> change_field() {
        Result<program::Field*> field = classes_.field_of(change_.field);
        if (!field) return field.error();
        if ((*field)->is_final())
            return Error{fmt::format("field {}.{} is final", dotted(change_.field.class_name), change_.field.name)};
        if (volatile_as_ == VolatileAs::Volatile) {
            Result<EditedClass*> owner = edited_.edit((*field)->owner->name.text());
            if (!owner) return owner.error();
            auto flagged =
                (*owner)->editor().change_field({change_.field.name, change_.field.descriptor}, {.set = access::kVolatile});
            if (!flagged) return flagged;
        }
        for (program::Class* klass : classes_.all()) {
            if (!mentions(*klass, change_.field)) continue;
            for (const std::unique_ptr<program::Method>& method : klass->methods)
                if (method->info->code)
                    if (Result<Done> changed = change_accesses(*method); !changed) return changed;
        }
        return Done{};
    }

    Result<Done> change_elements() {
        Result<AccessesOfElements> accesses = accesses_of_elements(classes_, change_.field);
        if (!accesses) return accesses.error();
        for (program::Class* klass : classes_.all())
            for (const std::unique_ptr<program::Method>& method : klass->methods)
                if (auto found = accesses->find(method.get()); found != accesses->end())
                    if (Result<Done> changed = change_elements(*method, found->second); !changed) return changed;
        return Done{};
    }

  private:
    bool makes_atomic() const { return change_.kind == ChangeKind::AtomicUpdates || change_.kind == ChangeKind::AtomicElements; }

    Result<Done> change_accesses(const program::Method& method) {
        return volatile_as_ == VolatileAs::Volatile ? change_updates(method) : weaken_accesses(method);
    }

    // From the last to the first, since each change moves what follows it.
    Result<Done> weaken_accesses(const program::Method& method) {
        program::rewrite::MemberKey key{method.name.text(), method.descriptor.text()};
        Result<EditedClass*> of = edited_.edit(method.owner->name.text());
        if (!of) return of.error();
        Result<MethodCode> code = (*of)->editor().code_of(key);
        if (!code) return code.error();
        Accesses accesses = accesses_of(classes_, ValueFlow(*code, method, (*of)->names()), change_.field);
        if (accesses.empty()) return Done{};
        Result<HandleUse> handle = handle_of_field(**of, change_.field);
        if (!handle) return handle.error();
        for (Position at = code->size(); at-- > 0;)
            if (accesses.reads[at] || accesses.writes[at])
                if (Result<Done> made = access_through_handle(**of, *code, at, {*handle, kAcquireRelease}); !made) return made;
        return (*of)->editor().replace_code(key, code.take());
    }

    Result<Done> change_updates(const program::Method& method) {
        auto view = MethodView::of(method);
        if (!view) return Done{};  // code of old compilers that cannot be edited: its accesses are volatile by the flag
        Updates updates = find_updates((*view)->flow(), accesses_of(classes_, (*view)->flow(), change_.field));
        note_split(method, (*view)->code(), updates);
        return makes_atomic() && !updates.whole.empty() ? make_updates_atomic(method) : Done{};
    }

    // One update after the other, since each change moves what follows it.
    Result<Done> make_updates_atomic(const program::Method& method) {
        program::rewrite::MemberKey key{method.name.text(), method.descriptor.text()};
        Result<EditedClass*> of = edited_.edit(method.owner->name.text());
        if (!of) return of.error();
        Result<MethodCode> code = (*of)->editor().code_of(key);
        if (!code) return code.error();
        for (;;) {
            ValueFlow flow(*code, method, (*of)->names());
            Updates updates = find_updates(flow, accesses_of(classes_, flow, change_.field));
            if (updates.whole.empty()) return (*of)->editor().replace_code(key, code.take());
            Result<HandleUse> handle = handle_of_field(**of, change_.field);
            if (!handle) return handle.error();
            Result<Done> made = make_update_atomic(**of, *code, updates.whole.back(), *handle);
            if (!made) return Error{fmt::format("{}: {}", method.full_name(), made.error().message)};
        }
    }

    void note_split(const program::Method& method, const MethodCode& code, const Updates& updates) {
        for (Position write : updates.split) split_updates_.push_back(statement_at(method, code, write));
        if (makes_atomic()) return;
        for (const Update& update : updates.whole) split_updates_.push_back(statement_at(method, code, update.write));
    }

    Result<Done> change_elements(const program::Method& method, const std::map<std::uint32_t, std::string>& types) {
        program::rewrite::MemberKey key{method.name.text(), method.descriptor.text()};
        Result<EditedClass*> of = edited_.edit(method.owner->name.text());
        if (!of) return of.error();
        Result<MethodCode> code = (*of)->editor().code_of(key);
        if (!code) return code.error();
        for (;;) {
            ValueFlow flow(*code, method, (*of)->names());
            Updates updates = find_updates(flow, in_body(*code, types));
            if (!makes_atomic() || updates.whole.empty()) {
                note_split(method, *code, updates);
                break;
            }
            const Update& update = updates.whole.back();
            Result<HandleUse> handle = handle_of_elements(**of, types.at(flow.at(update.write).original_offset));
            if (!handle) return handle.error();
            if (Result<Done> made = make_update_atomic(**of, *code, update, *handle); !made) return made;
        }
        for (const auto& [offset, type] : types) {
            std::optional<Position> at = code->at_offset(offset);
            if (!at || !(is_element_load(code->instructions[*at].code) || is_element_store(code->instructions[*at].code)))
                continue;
            Result<HandleUse> handle = handle_of_elements(**of, type);
            if (!handle) return handle.error();
            HandleModes modes = volatile_as_ == VolatileAs::Volatile ? kVolatile : kAcquireRelease;
            if (Result<Done> made = access_through_handle(**of, *code, *at, {*handle, modes}); !made) return made;
        }
        return (*of)->editor().replace_code(key, code.take());
    }

    ProgramClasses& classes_;
    EditedClasses& edited_;
    const advice::Change& change_;
    const VolatileAs volatile_as_;
    std::vector<advice::Statement>& split_updates_;
};

}  // namespace

Result<EditedClass*> EditedClasses::edit(std::string_view class_name) {
    if (auto known = classes_.find(class_name); known != classes_.end()) return known->second.get();
    Result<program::rewrite::ClassEditor*> editor = builder_.edit(class_name);
    if (!editor) return editor.error();
    auto edited = std::make_unique<EditedClass>(program_, *program_.find_loaded(class_name), **editor);
    return classes_.emplace(std::string(class_name), std::move(edited)).first->second.get();
}

Result<Done> change_variable(ProgramClasses& classes, EditedClasses& edited, const advice::Change& change, VolatileAs volatile_as,
                             std::vector<advice::Statement>& split_updates) {
    VariableChanger changer(classes, edited, change, volatile_as, split_updates);
    bool is_of_field = change.kind == ChangeKind::VolatileField || change.kind == ChangeKind::AtomicUpdates;
    return is_of_field ? changer.change_field() : changer.change_elements();
}

bool has_updates(ProgramClasses& classes, const advice::FieldName& field) {
    for (program::Class* klass : classes.all()) {
        if (!mentions(*klass, field)) continue;
        for (const std::unique_ptr<program::Method>& method : klass->methods) {
            if (!method->info->code) continue;
            auto view = MethodView::of(*method);
            if (view && !find_updates((*view)->flow(), accesses_of(classes, (*view)->flow(), field)).whole.empty()) return true;
        }
    }
    return false;
}

bool has_element_updates(ProgramClasses& classes, const advice::FieldName& field) {
    Result<AccessesOfElements> accesses = accesses_of_elements(classes, field);
    if (!accesses) return false;
    for (const auto& [method, types] : *accesses) {
        auto view = MethodView::of(*method);
        if (view && !find_updates((*view)->flow(), in_body((*view)->code(), types)).whole.empty()) return true;
    }
    return false;
}

}  // namespace raceproof::fixes
