#include "program/member_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"

namespace raceproof::program {
namespace {

// The length of the field descriptor (or 'V') at the start of checked text.
std::size_t type_length(std::string_view text) {
    std::size_t at = 0;
    while (at + 1 < text.size() && text[at] == '[') ++at;
    if (text[at] != 'L') return at + 1;
    std::size_t semicolon = text.find(';', at);
    return semicolon == std::string_view::npos ? text.size() : semicolon + 1;
}

// Parameters and return type of a checked method descriptor. Names in it may themselves contain parentheses.
struct MethodText {
    std::string parameters;  // "(int, long)"
    std::string return_type;
};

MethodText text_of(std::string_view descriptor) {
    MethodText text{"(", {}};
    std::size_t at = 1;
    while (at < descriptor.size() && descriptor[at] != ')') {
        std::size_t length = type_length(descriptor.substr(at));
        if (at > 1) text.parameters += ", ";
        text.parameters += external_type(descriptor.substr(at, length));
        at += length;
    }
    text.parameters += ")";
    if (at < descriptor.size()) text.return_type = external_type(descriptor.substr(at + 1));
    return text;
}

std::string in_module(const Class& of) {
    if (of.module.empty()) return "in unnamed module of loader 'app'";
    std::string_view loader = of.module == "java.base" ? "bootstrap" : "platform";
    return "in module " + std::string(of.module) + " of loader '" + std::string(loader) + "'";
}

}  // namespace

std::string external_class(std::string_view internal_name) {
    std::string text(internal_name);
    std::replace(text.begin(), text.end(), '/', '.');
    if (std::size_t mark = text.rfind(kHiddenMark); mark != std::string::npos) text[mark] = '/';
    return text;
}

std::string external_type(std::string_view field_descriptor) {
    std::size_t dimensions = 0;
    while (dimensions + 1 < field_descriptor.size() && field_descriptor[dimensions] == '[') ++dimensions;
    std::string_view element = field_descriptor.substr(dimensions);
    std::string text;
    if (element.starts_with('L')) {
        text = external_class(element.substr(1, element.size() - 2));
    } else if (!element.empty()) {
        text = classfile::primitive_name(classfile::basic_type(element[0]));
    }
    for (std::size_t i = 0; i < dimensions; ++i) text += "[]";
    return text;
}

std::string external_method(std::string_view class_name, std::string_view name, std::string_view descriptor) {
    MethodText text = text_of(descriptor);
    return text.return_type + " " + external_class(class_name) + "." + std::string(name) + text.parameters;
}

std::string external_method(const Method& method) {
    return external_method(method.owner->name.text(), method.name.text(), method.descriptor.text());
}

std::string external_method_without_class(std::string_view name, std::string_view descriptor) {
    MethodText text = text_of(descriptor);
    return text.return_type + " " + std::string(name) + text.parameters;
}

std::string kind_and_name(const Class& of) {
    std::string_view kind = of.is_interface() ? "interface " : of.is_abstract() ? "abstract class " : "class ";
    return std::string(kind) + of.dotted_name();
}

std::string where_it_is(const Class& of) { return of.dotted_name() + " is " + in_module(of); }

std::string why_encapsulated(const Class& from, const Class& target) {
    std::string package = dotted(target.package());
    return fmt::format(
        "class {} (in unnamed module @0x0) cannot access class {} (in module {}) because module {} does not export {} "
        "to unnamed module @0x0",
        from.dotted_name(), target.dotted_name(), target.module, target.module, package);
}

std::string where_they_are(const Class& first, const Class& second) {
    if (first.module == second.module) return first.dotted_name() + " and " + second.dotted_name() + " are " + in_module(first);
    return where_it_is(first) + "; " + where_it_is(second);
}

}  // namespace raceproof::program
