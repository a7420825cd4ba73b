#include "fixes/method_arrays.h"

#include <fmt/format.h>

#include "base/text.h"
#include "classfile/descriptor.h"
#include "fixes/named_objects.h"
#include "fixes/updates.h"
#include "program/desugar/bootstrap.h"
#include "program/desugar/lambda.h"

namespace raceproof::fixes {
namespace {

constexpr int kDeepest = 40;  // of values that are made of values, such as those that meet in loops

std::string descriptor_of_class(std::string_view name) {
    return name.starts_with('[') ? std::string(name) : fmt::format("L{};", name);
}

// Shared by all methods that a call may run.
std::string name_of_method(const program::Method& method) {
    bool is_dispatched = !method.is_static() && !method.is_private() && !method.is_constructor();
    return fmt::format("method {}.{}{}", is_dispatched ? "*" : method.owner->name.text(), method.name.text(),
                       method.descriptor.text());
}

std::string parameter_name(const std::string& method, std::size_t number) { return fmt::format("{} #{}", method, number); }
std::string result_name(const std::string& method) { return method + " result"; }

std::string type_of_new_array(std::uint16_t element_type) {
    constexpr std::string_view kTypes = "ZCFDBSIJ";  // from 4 on
    return fmt::format("[{}", kTypes[static_cast<std::size_t>(element_type - 4)]);
}

}  // namespace

std::string name_of_field(std::string_view class_name, std::string_view name) {
    return fmt::format("field {}.{}", class_name, name);
}

ArrayGroups::Node MethodArrays::node_of(Value value) {
    if (auto known = nodes_.find(value); known != nodes_.end()) return known->second;
    Node node = groups_.new_node();
    nodes_.emplace(value, node);
    if (value == kNoValue || is_parameter(value)) return node;
    if (value >= kFirstMerged) {
        for (Value one : flow_.merged(value)) groups_.unite(node_of(one), node);
    } else if (flow_.is_load(value)) {
        groups_.unite(node_of(flow_.held(value)), node);
    }
    return nodes_.at(value);
}

std::string MethodArrays::place(Position at) const {
    std::string text = fmt::format("{}.{}", flow_.method().owner->dotted_name(), flow_.method().name.text());
    if (std::uint16_t line = flow_.code().line_at(at); line != 0) text += fmt::format(", line {}", line);
    return text;
}

void MethodArrays::leave(Position at, Value value, std::string_view how) {
    groups_.mark_leaving(node_of(value), fmt::format("in {} such an array {}", place(at), how));
}

std::string MethodArrays::type_of_parameter(std::size_t slot) const {
    const program::Method& method = flow_.method();
    std::size_t at = 0;
    if (!method.is_static() && at++ == slot) return descriptor_of_class(method.owner->name.text());
    auto type = classfile::parse_method_descriptor(method.descriptor.text());
    for (std::string_view parameter : type->parameters) {
        if (at == slot) return std::string(parameter);
        at += slots_of(parameter);
    }
    return "";
}

std::string MethodArrays::type_of(Value value, int depth) const {
    if (value == kNoValue || depth > kDeepest) return "";
    if (is_parameter(value)) return type_of_parameter(value - kFirstParameter);
    if (is_instruction(value)) return type_of_instruction(value, depth);
    std::string common;
    for (Value one : flow_.merged(value)) {
        std::string type = one == value ? "" : type_of(one, depth + 1);
        if (type.empty() || type == common) continue;
        if (!common.empty()) return "";
        common = type;
    }
    return common;
}

std::string MethodArrays::type_of_instruction(Position at, int depth) const {
    const CodeInstruction& instruction = flow_.at(at);
    if (flow_.is_load(at)) return type_of(flow_.held(at), depth + 1);
    switch (instruction.code) {
        case Bytecode::GetField:
        case Bytecode::GetStatic: return std::string(flow_.names().member(instruction.operand).descriptor);
        case Bytecode::InvokeVirtual:
        case Bytecode::InvokeSpecial:
        case Bytecode::InvokeStatic:
        case Bytecode::InvokeInterface:
        case Bytecode::InvokeDynamic: {
            std::string_view type = flow_.names().member(instruction.operand).descriptor;
            return std::string(type.substr(type.find(')') + 1));
        }
        case Bytecode::NewArray: return type_of_new_array(instruction.operand);
        case Bytecode::ANewArray: return "[" + descriptor_of_class(flow_.names().class_name(instruction.operand));
        case Bytecode::MultiANewArray:
        case Bytecode::CheckCast: return descriptor_of_class(flow_.names().class_name(instruction.operand));
        case Bytecode::AALoad: {
            std::string array = type_of(flow_.popped(at).front(), depth + 1);
            return array.starts_with('[') ? array.substr(1) : "";
        }
        default: return "";
    }
}

void MethodArrays::run() {
    enter_parameters();
    for (Position at = 0; at < flow_.code().size(); ++at)
        if (flow_.is_reached(at)) visit(at);
}

void MethodArrays::enter_parameters() {
    const program::Method& method = flow_.method();
    std::size_t slot = method.is_static() ? 0 : 1;
    auto type = classfile::parse_method_descriptor(method.descriptor.text());
    for (std::size_t number = 0; number < type->parameters.size(); ++number) {
        Value value = kFirstParameter + static_cast<Value>(slot);
        if (type->parameters[number].starts_with('['))
            unite(value, parameter_name(name_of_method(method), number));
        else if (type->parameters[number].starts_with('L'))
            leave(0, value, fmt::format("comes from a parameter that is no array"));
        slot += slots_of(type->parameters[number]);
    }
}

void MethodArrays::visit(Position at) {
    Bytecode code = flow_.at(at).code;
    if (is_element_load(code) || is_element_store(code)) return visit_element(at);
    switch (code) {
        case Bytecode::GetField:
        case Bytecode::GetStatic: return visit_field(at, FieldUse::Load);
        case Bytecode::PutField:
        case Bytecode::PutStatic: return visit_field(at, FieldUse::Store);
        case Bytecode::InvokeVirtual:
        case Bytecode::InvokeSpecial:
        case Bytecode::InvokeStatic:
        case Bytecode::InvokeInterface: return visit_call(at);
        case Bytecode::InvokeDynamic: return visit_call_site(at);
        case Bytecode::AReturn: return visit_return(at);
        case Bytecode::CheckCast: return visit_cast(at);
        default: return;
    }
}

void MethodArrays::visit_field(Position at, FieldUse use) {
    bool is_store = use == FieldUse::Store;
    MemberText member = flow_.names().member(flow_.at(at).operand);
    Value value = is_store ? flow_.popped(at).back() : at;
    if (member.descriptor.starts_with('[')) {
        auto owner = classes_.program().load(member.owner);
        program::Field* field = owner ? (*owner)->find_field(member.name, member.descriptor) : nullptr;
        if (field != nullptr) return unite(value, name_of_field(field->owner->name.text(), member.name));
    }
    if (member.descriptor.size() > 1)
        leave(at, value,
              fmt::format("{} field {}.{}", is_store ? "is stored in" : "comes from", dotted(member.owner), member.name));
}

std::string MethodArrays::name_of_callee(const MemberText& member, bool is_dispatched) const {
    if (member.owner.starts_with('[')) return "";
    auto owner = classes_.program().load(member.owner);
    if (!owner || (*owner)->is_trusted) return "";
    program::Method* method = (*owner)->find_method(member.name, member.descriptor);
    if (method != nullptr) return method->owner->is_trusted ? "" : name_of_method(*method);
    for (const program::Class* interface : (*owner)->all_interfaces)
        if (program::Method* declared = interface->find_declared_method(member.name, member.descriptor))
            return interface->is_trusted ? "" : name_of_method(*declared);
    return is_dispatched ? fmt::format("method *.{}{}", member.name, member.descriptor) : "";
}

void MethodArrays::visit_call(Position at) {
    MemberText member = flow_.names().member(flow_.at(at).operand);
    Bytecode code = flow_.at(at).code;
    bool has_receiver = code != Bytecode::InvokeStatic;
    std::string callee = name_of_callee(member, has_receiver && code != Bytecode::InvokeSpecial);
    // clone() and what else an array inherits from Object.
    if (has_receiver && is_array(flow_.popped(at).front()))
        leave(at, flow_.popped(at).front(), fmt::format("is the receiver of {}", member.name));
    visit_arguments(at, callee, member.descriptor, has_receiver ? 1 : 0);
    std::string_view result = member.descriptor.substr(member.descriptor.find(')') + 1);
    if (result.starts_with('[') && !callee.empty())
        unite(at, result_name(callee));
    else if (result.size() > 1)
        leave(at, at, fmt::format("comes from {}.{}", dotted(member.owner), member.name));
}

void MethodArrays::visit_arguments(Position at, const std::string& callee, std::string_view descriptor, std::size_t first_slot) {
    auto type = classfile::parse_method_descriptor(descriptor);
    if (!type) return;
    std::size_t slot = first_slot;
    for (std::size_t number = 0; number < type->parameters.size(); ++number) {
        std::string_view parameter = type->parameters[number];
        Value value = flow_.popped(at)[slot];
        if (parameter.starts_with('[') && !callee.empty())
            unite(value, parameter_name(callee, number));
        else if (parameter.size() > 1 && is_array(value))
            leave(at, value, fmt::format("is passed to {}", flow_.names().member(flow_.at(at).operand).name));
        slot += slots_of(parameter);
    }
}

// What a lambda captures are the first parameters of the method with its body. The others, and the result, come from and go to
// whoever calls it.
void MethodArrays::visit_call_site(Position at) {
    const classfile::ClassFile& file = flow_.names().file();
    MemberText site = flow_.names().member(flow_.at(at).operand);
    const classfile::BootstrapMethod& bootstrap = file.bootstrap_methods[file.constant(flow_.at(at).operand).first];
    MemberText maker = flow_.names().member(file.constant(bootstrap.method_handle).second);
    bool is_lambda = maker.owner == "java/lang/invoke/LambdaMetafactory" && bootstrap.arguments.size() >= 2;
    if (!is_lambda) return visit_arguments(at, "", site.descriptor, 0);
    const classfile::Constant& handle = file.constant(bootstrap.arguments[1]);
    MemberText body = flow_.names().member(handle.second);
    auto kind = static_cast<classfile::ReferenceKind>(handle.first);
    bool has_receiver = kind != classfile::ReferenceKind::InvokeStatic && kind != classfile::ReferenceKind::NewInvokeSpecial;
    std::string callee = name_of_callee(body, has_receiver);
    auto captured = classfile::parse_method_descriptor(site.descriptor);
    auto type = classfile::parse_method_descriptor(body.descriptor);
    if (!captured || !type) return;
    if (callee.empty()) return visit_arguments(at, "", site.descriptor, 0);
    std::size_t own = has_receiver ? 1 : 0, slot = 0;  // the receiver is captured, or the first argument of a call
    std::string lambda_class = class_of_lambda(at);
    for (std::size_t number = 0; number < captured->parameters.size(); ++number) {
        if (number >= own && captured->parameters[number].starts_with('[')) {
            unite(flow_.popped(at)[slot], parameter_name(callee, number - own));
            std::string field = name_of_field(lambda_class, program::desugar::name_of_captured(number));
            unite(flow_.popped(at)[slot], field);
            std::optional<NamedLock> named = name_of_value(classes_, flow_, flow_.popped(at)[slot], Naming::Exact);
            if (named && !named->expression.variable.empty()) groups_.captured_[field] = named->expression.variable;
        }
        slot += slots_of(captured->parameters[number]);
    }
    std::size_t first_free = captured->parameters.size() - std::min(own, captured->parameters.size());
    for (std::size_t number = first_free; number < type->parameters.size(); ++number)
        if (type->parameters[number].starts_with('['))
            groups_.mark_leaving(groups_.node_of(parameter_name(callee, number)),
                                 fmt::format("in {} such an array is a parameter of a lambda", place(at)));
    if (type->return_type.starts_with('['))
        groups_.mark_leaving(groups_.node_of(result_name(callee)),
                             fmt::format("in {} such an array is the result of a lambda", place(at)));
}

std::string MethodArrays::class_of_lambda(Position at) {
    auto site = program::desugar::read_call_site(classes_.program(), *flow_.method().owner, flow_.at(at).operand);
    return site ? program::desugar::name_of_lambda_class(*site) : std::string();
}

void MethodArrays::visit_return(Position at) {
    std::string_view type = flow_.method().descriptor.text();
    Value value = flow_.popped(at).front();
    if (type[type.find(')') + 1] == '[')
        unite(value, result_name(name_of_method(flow_.method())));
    else if (is_array(value))
        leave(at, value, "is returned as an object of another type");
}

void MethodArrays::visit_cast(Position at) {
    Value value = flow_.popped(at).front();
    if (flow_.names().class_name(flow_.at(at).operand).starts_with('[') || is_array(value))
        groups_.unite(node_of(value), node_of(at));
}

void MethodArrays::visit_element(Position at) {
    std::span<const Value> popped = flow_.popped(at);
    Value array = popped.front();
    std::string type = type_of(array);
    Bytecode code = flow_.at(at).code;
    // Arrays of arrays are of the group of their elements.
    if (code == Bytecode::AALoad && type.starts_with("[[")) groups_.unite(node_of(array), node_of(at));
    if (code == Bytecode::AALoad && !type.starts_with("[[")) leave(at, at, "comes from an array of objects");
    if (code == Bytecode::AAStore && is_array(popped.back())) {
        if (type.starts_with("[["))
            groups_.unite(node_of(array), node_of(popped.back()));
        else
            leave(at, popped.back(), "is stored in an array of objects");
    }
    groups_.accesses_.push_back({node_of(array), {&flow_.method(), flow_.at(at).original_offset, type}});
}

}  // namespace raceproof::fixes
