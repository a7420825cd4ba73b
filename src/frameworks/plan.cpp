#include "frameworks/plan.h"

#include <fmt/format.h>

#include "base/text.h"
#include "classfile/descriptor.h"

namespace raceproof::frameworks {

std::string TestCase::name() const {
    std::string text = fmt::format("{}#{}", class_name, method);
    return number == 0 ? text : fmt::format("{}[{}]", text, number);
}

void TestCase::choose(int chosen) {
    number = chosen;
    is_open_ended = false;
    plan.push_back(fmt::format("index={}", chosen - 1));
}

std::string type_word(std::string_view descriptor) {
    if (descriptor.front() == '[') return dotted(descriptor);
    if (descriptor.front() == 'L') return dotted(classfile::class_name_of_descriptor(descriptor));
    return std::string(classfile::primitive_name(classfile::basic_type(descriptor.front())));
}

std::string member_word(std::size_t level, const classfile::ClassFile& owner, const classfile::MethodInfo& method) {
    std::string types;
    auto descriptor = classfile::parse_method_descriptor(method.descriptor);
    for (std::string_view parameter : descriptor->parameters)
        types += fmt::format("{}{}", types.empty() ? "" : ",", type_word(parameter));
    return fmt::format("{}:{}#{}({})", level, dotted(owner.name()), method.name, types);
}

std::string member_word(std::size_t level, const classfile::ClassFile& owner, const classfile::FieldInfo& field) {
    return fmt::format("{}:{}#{}", level, dotted(owner.name()), field.name);
}

}  // namespace raceproof::frameworks
