#include "fixes/program_classes.h"

#include <fmt/format.h>

#include <set>

#include "base/text.h"
#include "fixes/array_groups.h"
#include "fixes/statement_range.h"

namespace raceproof::fixes {

bool is_of_program(const program::Class& klass) {
    return klass.kind == program::ClassKind::Instance && !klass.is_trusted && !klass.is_synthetic && !klass.is_hidden &&
           !klass.is_made_at_run_time;
}

namespace {

// "[[Lbank/Account;" -> "bank/Account".
std::string_view element_class(std::string_view name) {
    std::size_t dimensions = name.find_first_not_of('[');
    if (dimensions == 0 || dimensions == std::string_view::npos) return name;
    name.remove_prefix(dimensions);
    return name.starts_with('L') ? name.substr(1, name.size() - 2) : std::string_view{};
}

}  // namespace

ProgramClasses::ProgramClasses(program::Program& program) : program_(program) {}
ProgramClasses::~ProgramClasses() = default;

const ArrayGroups& ProgramClasses::groups() {
    if (groups_ == nullptr) groups_ = std::make_unique<const ArrayGroups>(*this);
    return *groups_;
}

program::Class* ProgramClasses::load_from_class_path(std::string_view name) {
    auto found = program_.class_path().find(fmt::format("{}.class", name));
    if (!found || !found->has_value()) return nullptr;
    auto loaded = program_.load(name);
    return loaded && is_of_program(**loaded) ? *loaded : nullptr;
}

void ProgramClasses::find_all() {
    std::set<std::string> seen;
    std::vector<program::Class*> waiting;
    for (std::uint32_t id = 0; id < program_.class_count(); ++id) {
        program::Class& klass = program_.by_id(program::ClassId{id});
        if (is_of_program(klass) && seen.insert(klass.name.string()).second) waiting.push_back(&klass);
    }
    while (!waiting.empty()) {
        program::Class* klass = waiting.back();
        waiting.pop_back();
        all_.push_back(klass);
        for (const classfile::Constant& constant : klass->file->constants) {
            if (constant.tag != classfile::Tag::Class) continue;
            std::string_view name = element_class(klass->file->utf8(constant.first));
            if (name.empty() || !seen.insert(std::string(name)).second) continue;
            if (program::Class* named = load_from_class_path(name)) waiting.push_back(named);
        }
    }
    std::sort(all_.begin(), all_.end(),
              [](const program::Class* left, const program::Class* right) { return left->name.text() < right->name.text(); });
}

const std::vector<program::Class*>& ProgramClasses::all() {
    if (all_.empty()) find_all();
    return all_;
}

Result<program::Method*> ProgramClasses::method_of(const advice::Statement& statement) {
    auto loaded = program_.load(statement.class_name);
    program::Method* method = loaded ? (*loaded)->find_declared_method(statement.method, statement.descriptor) : nullptr;
    if (method == nullptr) return Error{fmt::format("there is no method {}", place_of(statement))};
    if (!method->info->code) return Error{fmt::format("method {} has no body", method->full_name())};
    return method;
}

Result<program::Field*> ProgramClasses::field_of(const advice::FieldName& name) {
    auto loaded = program_.load(name.class_name);
    program::Field* field = loaded ? (*loaded)->find_field(name.name, name.descriptor) : nullptr;
    if (field == nullptr) return Error{fmt::format("there is no field {}.{}", dotted(name.class_name), name.name)};
    if (!is_of_program(*field->owner))
        return Error{fmt::format("field {}.{} belongs to the class library", dotted(name.class_name), name.name)};
    return field;
}

bool ProgramClasses::is_reference_to(const MemberText& reference, const advice::FieldName& field) {
    if (reference.name != field.name || reference.descriptor != field.descriptor) return false;
    if (reference.owner == field.class_name) return true;
    auto owner = program_.load(reference.owner);
    program::Field* found = owner ? (*owner)->find_field(field.name, field.descriptor) : nullptr;
    return found != nullptr && found->owner->name.text() == field.class_name;
}

Result<std::unique_ptr<MethodView>> MethodView::of(const program::Method& method) {
    if (!method.info->code) return Error{fmt::format("method {} has no body", method.full_name())};
    Result<MethodCode> code = program::rewrite::read_code(*method.info->code);
    if (!code) return Error{fmt::format("{}: {}", method.full_name(), code.error().message)};
    return std::unique_ptr<MethodView>(new MethodView(method, code.take()));
}

}  // namespace raceproof::fixes
