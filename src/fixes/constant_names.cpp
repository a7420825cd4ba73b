#include "fixes/constant_names.h"

namespace raceproof::fixes {

using classfile::Tag;

MemberText ConstantNames::member(std::uint16_t index) const {
    if (auto added = added_.find(index); added != added_.end())
        return {added->second.owner, added->second.name, added->second.descriptor};
    const classfile::Constant& constant = file_.constant(index);
    auto [name, descriptor] = file_.name_and_type(constant.second);
    bool has_owner = constant.tag != Tag::Dynamic && constant.tag != Tag::InvokeDynamic;
    return {has_owner ? file_.class_name(constant.first) : std::string_view{}, name, descriptor};
}

std::string_view ConstantNames::class_name(std::uint16_t index) const {
    if (auto added = added_.find(index); added != added_.end()) return added->second.name;
    return file_.class_name(index);
}

std::string_view ConstantNames::type_of_constant(std::uint16_t index) const {
    if (added_.contains(index)) {
        std::string_view descriptor = member(index).descriptor;
        return descriptor.empty() ? "Ljava/lang/Class;" : descriptor;
    }
    switch (file_.constant(index).tag) {
        case Tag::Integer: return "I";
        case Tag::Float: return "F";
        case Tag::Long: return "J";
        case Tag::Double: return "D";
        case Tag::String: return "Ljava/lang/String;";
        case Tag::Class: return "Ljava/lang/Class;";
        case Tag::MethodHandle: return "Ljava/lang/invoke/MethodHandle;";
        case Tag::MethodType: return "Ljava/lang/invoke/MethodType;";
        default: return member(index).descriptor;
    }
}

void ConstantNames::add_member(std::uint16_t index, std::string_view owner, std::string_view name, std::string_view descriptor) {
    if (index >= file_.constants.size())
        added_.insert_or_assign(index, Added{std::string(owner), std::string(name), std::string(descriptor)});
}

void ConstantNames::add_class(std::uint16_t index, std::string_view name) { add_member(index, "", name, ""); }

}  // namespace raceproof::fixes
