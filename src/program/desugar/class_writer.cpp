#include "program/desugar/class_writer.h"

#include <memory>

#include "base/verify.h"

namespace raceproof::program::desugar {

using classfile::Tag;

void append_u1(std::string& bytes, std::uint8_t value) { bytes.push_back(static_cast<char>(value)); }

void append_u2(std::string& bytes, std::uint16_t value) {
    append_u1(bytes, static_cast<std::uint8_t>(value >> 8));
    append_u1(bytes, static_cast<std::uint8_t>(value));
}

void append_u4(std::string& bytes, std::uint32_t value) {
    append_u2(bytes, static_cast<std::uint16_t>(value >> 16));
    append_u2(bytes, static_cast<std::uint16_t>(value));
}

namespace {

std::string entry_of(Tag tag) { return std::string(1, static_cast<char>(tag)); }

// As in the class file.
std::string entry_of(const classfile::Constant& constant) {
    std::string entry = entry_of(constant.tag);
    switch (constant.tag) {
        case Tag::Utf8:
            append_u2(entry, static_cast<std::uint16_t>(constant.text.size()));
            entry += constant.text;
            break;
        case Tag::Long:
        case Tag::Double: append_u4(entry, static_cast<std::uint32_t>(constant.bits >> 32)); [[fallthrough]];
        case Tag::Integer:
        case Tag::Float: append_u4(entry, static_cast<std::uint32_t>(constant.bits)); break;
        case Tag::MethodHandle:
            append_u1(entry, static_cast<std::uint8_t>(constant.first));
            append_u2(entry, constant.second);
            break;
        case Tag::Class:
        case Tag::String:
        case Tag::MethodType:
        case Tag::Module:
        case Tag::Package: append_u2(entry, constant.first); break;
        default:
            append_u2(entry, constant.first);
            append_u2(entry, constant.second);
            break;
    }
    return entry;
}

}  // namespace

ConstantPoolWriter::ConstantPoolWriter(const classfile::ClassFile& file)
    : next_(static_cast<std::uint16_t>(file.constants.size())) {
    for (std::uint16_t index = 1; index < next_; ++index)
        if (file.constant(index).tag != Tag::Unusable) entries_.try_emplace(entry_of(file.constant(index)), index);
}

std::uint16_t ConstantPoolWriter::intern(std::string entry, int indices) {
    auto [position, is_new] = entries_.try_emplace(std::move(entry), next_);
    if (is_new) {
        overflows_ |= next_ + indices > 0xFFFF;
        if (overflows_) return 0;
        bytes_ += position->first;
        next_ = static_cast<std::uint16_t>(next_ + indices);
    }
    return position->second;
}

std::uint16_t ConstantPoolWriter::utf8(std::string_view text) {
    VERIFY(text.size() <= 0xFFFF, "should fit a Utf8 constant");
    std::string entry = entry_of(Tag::Utf8);
    append_u2(entry, static_cast<std::uint16_t>(text.size()));
    entry += text;
    return intern(std::move(entry), 1);
}

std::uint16_t ConstantPoolWriter::class_constant(std::string_view internal_name) {
    std::string entry = entry_of(Tag::Class);
    append_u2(entry, utf8(internal_name));
    return intern(std::move(entry), 1);
}

std::uint16_t ConstantPoolWriter::string(std::string_view modified_utf8) {
    std::string entry = entry_of(Tag::String);
    append_u2(entry, utf8(modified_utf8));
    return intern(std::move(entry), 1);
}

std::uint16_t ConstantPoolWriter::number(Tag tag, std::uint64_t bits) {
    std::string entry = entry_of(tag);
    bool is_wide = tag == Tag::Long || tag == Tag::Double;
    if (is_wide) append_u4(entry, static_cast<std::uint32_t>(bits >> 32));
    append_u4(entry, static_cast<std::uint32_t>(bits));
    return intern(std::move(entry), is_wide ? 2 : 1);
}

std::uint16_t ConstantPoolWriter::name_and_type(std::string_view name, std::string_view descriptor) {
    std::string entry = entry_of(Tag::NameAndType);
    append_u2(entry, utf8(name));
    append_u2(entry, utf8(descriptor));
    return intern(std::move(entry), 1);
}

std::uint16_t ConstantPoolWriter::member(Tag tag, std::string_view owner, std::string_view name, std::string_view descriptor) {
    std::string entry = entry_of(tag);
    append_u2(entry, class_constant(owner));
    append_u2(entry, name_and_type(name, descriptor));
    return intern(std::move(entry), 1);
}

std::uint16_t ConstantPoolWriter::method_handle(classfile::ReferenceKind kind, std::uint16_t reference) {
    std::string entry = entry_of(Tag::MethodHandle);
    append_u1(entry, static_cast<std::uint8_t>(kind));
    append_u2(entry, reference);
    return intern(std::move(entry), 1);
}

std::uint16_t ConstantPoolWriter::dynamic(std::uint16_t bootstrap_method, std::string_view name, std::string_view descriptor) {
    std::string entry = entry_of(Tag::Dynamic);
    append_u2(entry, bootstrap_method);
    append_u2(entry, name_and_type(name, descriptor));
    return intern(std::move(entry), 1);
}

ClassWriter::ClassWriter(std::string_view name, std::uint16_t flags, const std::vector<std::string>& interfaces)
    : name_(name), flags_(flags) {
    for (const std::string& interface : interfaces) interfaces_.push_back(constants_.class_constant(interface));
}

void ClassWriter::add_field(std::uint16_t flags, std::string_view name, std::string_view descriptor) {
    append_u2(fields_, flags);
    append_u2(fields_, constants_.utf8(name));
    append_u2(fields_, constants_.utf8(descriptor));
    append_u2(fields_, 0);  // attributes
    ++field_count_;
}

void ClassWriter::add_method(std::uint16_t flags, std::string_view name, std::string_view descriptor, const MethodBody& body) {
    VERIFY(body.code.size() <= 0xFFFF, "should fit a Code attribute");
    append_u2(methods_, flags);
    append_u2(methods_, constants_.utf8(name));
    append_u2(methods_, constants_.utf8(descriptor));
    append_u2(methods_, 1);  // attributes
    append_u2(methods_, constants_.utf8("Code"));
    append_u4(methods_, static_cast<std::uint32_t>(12 + body.code.size()));
    append_u2(methods_, body.max_stack);
    append_u2(methods_, body.max_locals);
    append_u4(methods_, static_cast<std::uint32_t>(body.code.size()));
    methods_ += body.code;
    append_u2(methods_, 0);  // exception table
    append_u2(methods_, 0);  // attributes
    ++method_count_;
}

classfile::Bytes ClassWriter::finish() {
    std::uint16_t this_class = constants_.class_constant(name_);
    std::uint16_t super_class = constants_.class_constant("java/lang/Object");
    VERIFY(!constants_.overflows(), "should not overflow the constant pool");

    auto bytes = std::make_shared<std::string>();
    append_u4(*bytes, 0xCAFEBABE);
    append_u2(*bytes, 0);
    append_u2(*bytes, 61);
    append_u2(*bytes, constants_.count());
    *bytes += constants_.bytes();
    append_u2(*bytes, flags_);
    append_u2(*bytes, this_class);
    append_u2(*bytes, super_class);
    append_u2(*bytes, static_cast<std::uint16_t>(interfaces_.size()));
    for (std::uint16_t interface : interfaces_) append_u2(*bytes, interface);
    append_u2(*bytes, field_count_);
    *bytes += fields_;
    append_u2(*bytes, method_count_);
    *bytes += methods_;
    append_u2(*bytes, 0);  // attributes

    std::span<const std::uint8_t> data(reinterpret_cast<const std::uint8_t*>(bytes->data()), bytes->size());
    return {data, std::move(bytes)};
}

}  // namespace raceproof::program::desugar
