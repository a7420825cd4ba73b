#include "program/class.h"

#include <bit>

#include "base/hash128.h"
#include "base/text.h"
#include "program/member_text.h"

namespace raceproof::program {
namespace {

// Below this, comparing pointers one by one is faster than hashing.
constexpr std::size_t kIndexedMethods = 12;

std::uint64_t hash_of(Symbol name, Symbol descriptor) { return mix64(name.address(), descriptor.address()); }

Field* find_in_interfaces(const Class& of, Symbol name, Symbol descriptor) {
    for (Class* interface : of.interfaces) {
        if (Field* field = interface->find_declared_field(name, descriptor)) return field;
        for (Class* inherited : interface->all_interfaces)
            if (Field* field = inherited->find_declared_field(name, descriptor)) return field;
    }
    return nullptr;
}

}  // namespace

bool Method::is_constructor() const { return name.text() == "<init>"; }

bool Method::is_class_initialiser() const { return name.text() == "<clinit>"; }

std::string Method::full_name() const { return owner->dotted_name() + "." + name.string() + descriptor.string(); }

Field* Class::find_declared_field(Symbol field_name, Symbol descriptor) {
    for (Field& field : fields)
        if (field.name == field_name && field.descriptor == descriptor) return &field;
    return nullptr;
}

void Class::index_methods() {
    if (methods.size() < kIndexedMethods) return;
    std::size_t size = std::bit_ceil(methods.size() * 2);
    method_index_.assign(size, 0);
    for (std::size_t i = 0; i < methods.size(); ++i) {
        std::size_t at = hash_of(methods[i]->name, methods[i]->descriptor) & (size - 1);
        while (method_index_[at] != 0) at = (at + 1) & (size - 1);
        method_index_[at] = static_cast<std::uint16_t>(i + 1);
    }
}

Method* Class::find_declared_method(Symbol method_name, Symbol descriptor) const {
    if (method_index_.empty()) {
        for (const std::unique_ptr<Method>& method : methods)
            if (method->name == method_name && method->descriptor == descriptor) return method.get();
        return nullptr;
    }
    std::size_t mask = method_index_.size() - 1;
    for (std::size_t at = hash_of(method_name, descriptor) & mask; method_index_[at] != 0; at = (at + 1) & mask) {
        Method* method = methods[method_index_[at] - 1u].get();
        if (method->name == method_name && method->descriptor == descriptor) return method;
    }
    return nullptr;
}

Method* Class::find_declared_method(std::string_view method_name, std::string_view descriptor) const {
    for (const std::unique_ptr<Method>& method : methods)
        if (method->name.text() == method_name && method->descriptor.text() == descriptor) return method.get();
    return nullptr;
}

Field* Class::find_field(Symbol field_name, Symbol descriptor) {
    for (Class* declarer = this; declarer; declarer = declarer->super) {
        if (Field* field = declarer->find_declared_field(field_name, descriptor)) return field;
        if (Field* field = find_in_interfaces(*declarer, field_name, descriptor)) return field;
    }
    return nullptr;
}

Field* Class::find_field(std::string_view field_name, std::string_view descriptor) {
    auto find_in = [&](Class& declarer) -> Field* {
        for (Field& field : declarer.fields)
            if (field.name.text() == field_name && field.descriptor.text() == descriptor) return &field;
        return nullptr;
    };
    for (Class* declarer = this; declarer; declarer = declarer->super)
        if (Field* field = find_in(*declarer)) return field;
    for (Class* interface : all_interfaces)
        if (Field* field = find_in(*interface)) return field;
    return nullptr;
}

Method* Class::find_method(Symbol method_name, Symbol descriptor) const {
    for (const Class* declarer = this; declarer; declarer = declarer->super)
        if (Method* method = declarer->find_declared_method(method_name, descriptor)) return method;
    return nullptr;
}

Method* Class::find_method(std::string_view method_name, std::string_view descriptor) const {
    for (const Class* declarer = this; declarer; declarer = declarer->super)
        if (Method* method = declarer->find_declared_method(method_name, descriptor)) return method;
    return nullptr;
}

bool Class::is_subtype_slowly(const Class& target) const {
    if (target.kind == ClassKind::Instance) return implements(target);
    if (target.kind == ClassKind::Primitive || kind != ClassKind::Array) return false;
    return component->is_subclass_of(*target.component);
}

std::string Class::dotted_name() const { return external_class(name.text()); }

std::string Class::readable_name() const {
    if (kind != ClassKind::Array) return dotted_name();
    std::string text = element->dotted_name();
    for (int i = 0; i < dimensions; ++i) text += "[]";
    return text;
}

std::string_view Class::package() const {
    std::string_view text = kind == ClassKind::Array ? element->name.text() : name.text();
    std::size_t slash = text.rfind('/');
    return slash == std::string_view::npos ? std::string_view{} : text.substr(0, slash);
}

}  // namespace raceproof::program
