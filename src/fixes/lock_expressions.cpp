#include "fixes/lock_expressions.h"

#include <algorithm>

#include "fixes/lock_code.h"
#include "fixes/named_objects.h"

namespace raceproof::fixes {
namespace {

using advice::LockExpression;
using Kind = LockExpression::Kind;
using program::rewrite::CodeLocal;

constexpr std::string_view kLock = "java/util/concurrent/locks/Lock";
constexpr std::string_view kObject = "java/lang/Object";

NamedLock lock_of_method(const program::Method& method) {
    std::string name = method.owner->name.string();
    if (method.is_static()) return {{.kind = Kind::Class, .field = {.class_name = name}}, name};
    return {{.kind = Kind::This}, name};
}

// What the call locks: a Lock, what it waits for, or the object of a synchronized method.
std::optional<NamedLock> lock_of_call(ProgramClasses& classes, const ValueFlow& flow, Position at) {
    MemberText member = flow.names().member(flow.at(at).operand);
    auto owner = classes.program().load(member.owner);
    if (!owner) return std::nullopt;
    program::Method* callee = (*owner)->find_method(member.name, member.descriptor);
    bool is_synchronized = callee != nullptr && callee->is_synchronized();
    if (flow.at(at).code == Bytecode::InvokeStatic)
        return is_synchronized ? std::optional(lock_of_method(*callee)) : std::nullopt;
    bool is_lock = (*owner)->is_subclass_of(classes.program().required(kLock));
    bool waits = member.name == "wait" && callee != nullptr && callee->owner->name.text() == kObject;
    if (!is_lock && !waits && !is_synchronized) return std::nullopt;
    std::optional<NamedLock> named = name_of_value(classes, flow, flow.popped(at).front(), Naming::ByField);
    return named || !is_synchronized ? named : std::optional(lock_of_method(*callee));
}

class ExpressionFinder {
  public:
    ExpressionFinder(ProgramClasses& classes, const MethodView& view, Position at, bool is_concurrent_lock)
        : classes_(classes), view_(view), method_(view.flow().method()), at_(at), is_concurrent_lock_(is_concurrent_lock) {}

    void find_like(const NamedLock& model) {
        const LockExpression& expression = model.expression;
        switch (expression.kind) {
            case Kind::Class: add({.kind = Kind::Class, .field = expression.field}); break;
            case Kind::Field: find_field(expression.field); break;
            case Kind::This: find_objects(model.class_name, ""); break;
            case Kind::Variable: find_objects(model.class_name, expression.variable); break;
            case Kind::None: break;
        }
    }
    void find_field(const advice::FieldName& field) {
        if (!can_access(classes_.program(), *method_.owner, field)) return;
        if (field.is_static) return add({.kind = Kind::Field, .field = field});
        if (has_this_of(field.class_name)) add({.kind = Kind::Field, .field = field});
        for_each_variable([&](const CodeLocal& local) {
            if (is_a(class_of_type(local.descriptor), field.class_name))
                add({.kind = Kind::Field, .field = field, .variable = std::string(local.name), .slot = local.index});
        });
        if (method_.is_static()) return;
        for (const program::Field& holder : method_.owner->fields)
            if (!holder.is_static() && is_a(class_of_type(holder.descriptor.text()), field.class_name))
                add({.kind = Kind::Field, .field = field, .through = name_of(holder)});
    }
    std::vector<LockExpression> take() { return std::move(found_); }

  private:
    bool is_a(const std::string& type, std::string_view class_name) const {
        if (type.empty()) return false;
        auto from = classes_.program().load(type), to = classes_.program().load(class_name);
        return from && to && (*from)->is_subclass_of(**to);
    }
    bool has_this_of(std::string_view class_name) const {
        return !method_.is_static() && is_a(method_.owner->name.string(), class_name);
    }
    void add(LockExpression expression) {
        expression.is_concurrent_lock = is_concurrent_lock_;
        if (std::find(found_.begin(), found_.end(), expression) == found_.end()) found_.push_back(std::move(expression));
    }
    template <typename Visit>
    void for_each_variable(Visit visit) const {
        for (const CodeLocal& local : view_.code().locals)
            if (is_in_scope(local, at_) && local.name != "this") visit(local);
    }

    // Objects of a class: those with the name of the model's variable first. An Object can be anything, so there only the name
    // says that it may be the same.
    void find_objects(const std::string& class_name, const std::string& variable) {
        bool is_telling = class_name != kObject && !class_name.empty();
        for (bool by_name : {true, false}) {
            if (!by_name && !is_telling) break;
            if (!by_name && has_this_of(class_name)) add({.kind = Kind::This});
            for_each_variable([&](const CodeLocal& local) {
                bool fits = by_name ? local.name == variable : true;
                if (fits && is_a(class_of_type(local.descriptor), class_name))
                    add({.kind = Kind::Variable, .variable = std::string(local.name), .slot = local.index});
            });
            for (const program::Field& field : method_.owner->fields) {
                std::string_view name = field.name.text();
                bool fits = by_name ? name == "val$" + variable || name == variable : true;
                if (!fits || (!field.is_static() && method_.is_static())) continue;
                if (is_a(class_of_type(field.descriptor.text()), class_name)) add({.kind = Kind::Field, .field = name_of(field)});
            }
        }
    }

    ProgramClasses& classes_;
    const MethodView& view_;
    const program::Method& method_;
    const Position at_;
    const bool is_concurrent_lock_;
    std::vector<LockExpression> found_;
};

}  // namespace

std::optional<NamedLock> lock_of_model(ProgramClasses& classes, const advice::Statement& model) {
    Result<program::Method*> method = classes.method_of(model);
    if (!method) return std::nullopt;
    auto view = MethodView::of(**method);
    std::optional<Position> at = view ? (*view)->code().at_offset(model.offset) : std::nullopt;
    if (at && (*view)->flow().is_reached(*at)) {
        const ValueFlow& flow = (*view)->flow();
        Bytecode code = flow.at(*at).code;
        if (code == Bytecode::MonitorEnter || code == Bytecode::MonitorExit)
            return name_of_value(classes, flow, flow.popped(*at).front(), Naming::ByField);
        if (code >= Bytecode::InvokeVirtual && code <= Bytecode::InvokeInterface)
            if (std::optional<NamedLock> locked = lock_of_call(classes, flow, *at)) return locked;
    }
    if ((*method)->is_synchronized()) return lock_of_method(**method);
    return std::nullopt;
}

std::vector<LockExpression> lock_expressions(ProgramClasses& classes, const advice::Statement& where,
                                             const advice::Advice& advice) {
    Result<program::Method*> method = classes.method_of(where);
    if (!method) return {};
    auto view = MethodView::of(**method);
    if (!view) return {};
    bool is_concurrent_lock = advice.location_kind == advice::LocationKind::Lock;
    Position at = (*view)->code().at_offset(where.offset).value_or(0);
    ExpressionFinder finder(classes, **view, at, is_concurrent_lock);
    std::optional<NamedLock> model = lock_of_model(classes, advice.model);
    if (model) finder.find_like(*model);
    // The traces may know a field that holds the lock, whatever the model calls it.
    if (advice.field.is_known()) finder.find_field(advice.field);
    std::vector<LockExpression> found = finder.take();
    if (is_concurrent_lock)
        std::erase_if(found, [&](const LockExpression& expression) {
            if (expression.kind == Kind::Variable) return false;
            if (expression.kind != Kind::Field) return true;
            program::Class* type = class_of_field(classes.program(), expression.field);
            return type == nullptr || !type->is_subclass_of(classes.program().required(kLock));
        });
    return found;
}

}  // namespace raceproof::fixes
