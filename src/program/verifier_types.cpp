#include "program/verifier_types.h"

#include <optional>

#include "program/program.h"

namespace raceproof::program {

using Kind = SlotType::Kind;

namespace {

constexpr std::string_view kObject = "java/lang/Object";

bool is_array(std::string_view name) { return name.starts_with('['); }

// "[[I" -> "[I", "[Ljava/lang/String;" -> "java/lang/String"; nothing for an array of primitives.
std::optional<std::string_view> reference_component(std::string_view array) {
    std::string_view component = array.substr(1);
    if (is_array(component)) return component;
    if (component.starts_with('L')) return component.substr(1, component.size() - 2);
    return std::nullopt;
}

std::string array_name(std::string_view component) {
    return is_array(component) ? "[" + std::string(component) : "[L" + std::string(component) + ";";
}

}  // namespace

TypeTable::TypeTable(Program& program, Class& self) : program_(program), self_(self) {}

std::string_view TypeTable::keep(std::string text) { return kept_.emplace_back(std::move(text)); }

SlotType TypeTable::object(std::string_view class_name) {
    auto [position, is_new] = numbers_.try_emplace(class_name, static_cast<std::uint32_t>(entries_.size()));
    if (is_new) entries_.push_back({class_name, class_name == self_.file->name() ? &self_ : nullptr});
    return {Kind::Object, position->second};
}

SlotType TypeTable::of_descriptor(std::string_view descriptor) {
    switch (descriptor.front()) {
        case 'J': return {Kind::Long};
        case 'F': return {Kind::Float};
        case 'D': return {Kind::Double};
        case 'L': return object(descriptor.substr(1, descriptor.size() - 2));
        case '[': return object(descriptor);
        default: return {Kind::Int};
    }
}

SlotType TypeTable::array_of(std::string_view component_class_name) {
    std::string name = array_name(component_class_name);
    auto known = numbers_.find(name);
    return known != numbers_.end() ? SlotType{Kind::Object, known->second} : object(keep(std::move(name)));
}

SlotType TypeTable::component_of(SlotType array) {
    if (array.kind == Kind::Null) return array;
    if (array.kind != Kind::Object || !is_array(name_of(array))) return {};
    auto component = reference_component(name_of(array));
    return component ? object(*component) : SlotType{};
}

std::string TypeTable::describe(SlotType type) const {
    switch (type.kind) {
        case Kind::Top: return "top";
        case Kind::Int: return "integer";
        case Kind::Float: return "float";
        case Kind::Long: return "long";
        case Kind::LongHigh: return "long_2nd";
        case Kind::Double: return "double";
        case Kind::DoubleHigh: return "double_2nd";
        case Kind::Null: return "null";
        case Kind::Object: return "'" + std::string(name_of(type)) + "'";
        case Kind::Uninitialised: return "uninitialized";
        case Kind::UninitialisedThis: return "uninitializedThis";
    }
    VERIFY(false, "should know all kinds");
}

Link<Class*> TypeTable::load(std::uint32_t number) {
    if (entries_[number].loaded == nullptr) {
        Link<Class*> loaded = program_.load(entries_[number].name);
        if (!loaded) return loaded.error();
        entries_[number].loaded = *loaded;
    }
    return entries_[number].loaded;
}

Link<bool> TypeTable::is_assignable(SlotType from, SlotType to) {
    if (from.kind == Kind::Null || from == to) return true;
    return is_name_assignable(name_of(from), name_of(to));
}

Link<bool> TypeTable::is_name_assignable(std::string_view from, std::string_view to) {
    while (is_array(from) && is_array(to) && from != to) {
        auto from_component = reference_component(from), to_component = reference_component(to);
        if (!from_component || !to_component) return false;
        from = *from_component;
        to = *to_component;
    }
    if (from == to || to == kObject) return true;
    if (is_array(to)) return false;
    if (is_array(from)) return to == "java/lang/Cloneable" || to == "java/io/Serializable";
    Link<Class*> target = load(object(to).detail);
    if (!target) return target.error();
    if ((*target)->is_interface()) return true;
    Link<Class*> source = load(object(from).detail);
    if (!source) return source.error();
    return (*source)->is_subclass_of(**target);
}

SlotType TypeTable::merge(SlotType left, SlotType right) {
    if (left == right) return left;
    if (left.kind == Kind::Null && right.kind == Kind::Object) return right;
    if (right.kind == Kind::Null && left.kind == Kind::Object) return left;
    if (left.kind != Kind::Object || right.kind != Kind::Object) return {};
    return object(merge_names(name_of(left), name_of(right)));
}

std::string_view TypeTable::merge_names(std::string_view left, std::string_view right) {
    if (left == right) return left;
    if (is_array(left) && is_array(right)) {
        auto left_component = reference_component(left), right_component = reference_component(right);
        if (!left_component || !right_component) return kObject;
        std::string_view component = merge_names(*left_component, *right_component);
        return name_of(array_of(component));
    }
    if (is_array(left) || is_array(right) || left == kObject || right == kObject) return kObject;
    Link<Class*> left_class = load(object(left).detail), right_class = load(object(right).detail);
    if (!left_class || !right_class || (*left_class)->is_interface() || (*right_class)->is_interface()) return kObject;
    const auto& lefts = (*left_class)->display;
    const auto& rights = (*right_class)->display;
    std::size_t common = 0;
    while (common < lefts.size() && common < rights.size() && lefts[common] == rights[common]) ++common;
    const Class& super = *lefts[common - 1];
    return &super == &self_ ? self_.file->name() : super.name.text();
}

}  // namespace raceproof::program
