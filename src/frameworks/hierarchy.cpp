#include "frameworks/hierarchy.h"

#include <algorithm>

#include "base/text.h"

namespace raceproof::frameworks {

namespace {

using classfile::ClassFile;

// String.hashCode.
std::int32_t java_hash(std::string_view modified_utf8) {
    std::uint32_t hash = 0;
    for (char16_t unit : utf16_from_modified_utf8(modified_utf8)) hash = hash * 31 + unit;
    return static_cast<std::int32_t>(hash);
}

bool comes_before_in_junit(const FoundMethod& one, const FoundMethod& other) {
    std::int32_t left = java_hash(one.info->name), right = java_hash(other.info->name);
    if (left != right) return left < right;
    if (one.info->name != other.info->name) return one.info->name < other.info->name;
    return one.info->descriptor < other.info->descriptor;
}

std::string_view parameters_of(std::string_view descriptor) { return descriptor.substr(0, descriptor.find(')')); }

bool is_hidden(const FoundMethod& method, const std::vector<FoundMethod>& by) {
    return std::any_of(by.begin(), by.end(), [&](const FoundMethod& other) { return have_same_signature(method, other); });
}

void append(std::vector<FoundMethod>& all, const std::vector<FoundMethod>& more, const std::vector<FoundMethod>& hiding) {
    for (const FoundMethod& method : more)
        if (!is_hidden(method, hiding)) all.push_back(method);
}

std::vector<FoundMethod> all_jupiter_methods(ClassIndex& index, const ClassFile& file, Traversal traversal) {
    std::vector<FoundMethod> local = declared_methods(file);
    const ClassFile* super = file.super_class == 0 ? nullptr : index.find(file.class_name(file.super_class));
    std::vector<FoundMethod> of_super, of_interfaces;
    if (super != nullptr && (file.flags & classfile::access::kInterface) == 0)
        append(of_super, all_jupiter_methods(index, *super, traversal), local);
    for (std::uint16_t interface : file.interfaces)
        if (const ClassFile* found = index.find(file.class_name(interface)))
            for (const FoundMethod& method : all_jupiter_methods(index, *found, traversal))
                if ((method.info->flags & classfile::access::kAbstract) == 0 && !is_hidden(method, local) &&
                    !is_hidden(method, of_interfaces))
                    of_interfaces.push_back(method);
    std::vector<FoundMethod> methods;
    auto add = [&](const std::vector<FoundMethod>& more) {
        for (const FoundMethod& method : more)
            if (std::none_of(methods.begin(), methods.end(), [&](const FoundMethod& one) { return one.info == method.info; }))
                methods.push_back(method);
    };
    if (traversal == Traversal::TopDown) {
        add(of_super);
        add(of_interfaces);
        add(local);
    } else {
        add(local);
        add(of_interfaces);
        add(of_super);
    }
    return methods;
}

}  // namespace

std::vector<const ClassFile*> superclasses(ClassIndex& index, const ClassFile& file) {
    std::vector<const ClassFile*> chain;
    for (const ClassFile* at = &file; at != nullptr && std::find(chain.begin(), chain.end(), at) == chain.end();
         at = at->super_class == 0 ? nullptr : index.find(at->class_name(at->super_class)))
        chain.push_back(at);
    return chain;
}

std::vector<const ClassFile*> supertypes(ClassIndex& index, const ClassFile& file) {
    std::vector<const ClassFile*> types = superclasses(index, file);
    for (std::size_t i = 0; i < types.size(); ++i)
        for (std::uint16_t interface : types[i]->interfaces) {
            const ClassFile* found = index.find(types[i]->class_name(interface));
            if (found != nullptr && std::find(types.begin(), types.end(), found) == types.end()) types.push_back(found);
        }
    return types;
}

std::vector<FoundMethod> declared_methods(const ClassFile& file) {
    std::vector<FoundMethod> methods;
    for (const classfile::MethodInfo& method : file.methods)
        if ((method.flags & (classfile::access::kSynthetic | classfile::access::kBridge)) == 0 && method.name.front() != '<')
            methods.push_back({&file, &method});
    std::sort(methods.begin(), methods.end(), comes_before_in_junit);
    return methods;
}

bool have_same_signature(const FoundMethod& one, const FoundMethod& other) {
    return one.info->name == other.info->name && parameters_of(one.info->descriptor) == parameters_of(other.info->descriptor);
}

std::vector<FoundMethod> jupiter_methods(ClassIndex& index, const ClassFile& file, Traversal traversal,
                                         const MethodFilter& filter) {
    std::vector<FoundMethod> methods = all_jupiter_methods(index, file, traversal);
    std::erase_if(methods, [&](const FoundMethod& method) { return !filter(method); });
    return methods;
}

std::vector<FoundMethod> junit4_methods(ClassIndex& index, const ClassFile& file, std::string_view annotation,
                                        Traversal traversal) {
    std::vector<FoundMethod> methods;
    for (const ClassFile* at : superclasses(index, file))
        for (const FoundMethod& method : declared_methods(*at))
            if (annotations_of(index, *at, *method.info).has(annotation) && !is_hidden(method, methods))
                methods.insert(traversal == Traversal::TopDown ? methods.begin() : methods.end(), method);
    return methods;
}

std::vector<FoundMethod> testng_methods(ClassIndex& index, const ClassFile& file, std::string_view annotation,
                                        Traversal traversal) {
    std::vector<const ClassFile*> chain = superclasses(index, file);
    if (traversal == Traversal::TopDown) std::reverse(chain.begin(), chain.end());
    std::vector<FoundMethod> methods;
    for (const ClassFile* at : chain) {
        std::vector<FoundMethod> declared = declared_methods(*at);
        std::stable_sort(declared.begin(), declared.end(),
                         [](const FoundMethod& one, const FoundMethod& other) { return one.info->name < other.info->name; });
        for (const FoundMethod& method : declared)
            if (annotations_of(index, *at, *method.info).has(annotation) && !is_hidden(method, methods))
                methods.push_back(method);
    }
    return methods;
}

}  // namespace raceproof::frameworks
