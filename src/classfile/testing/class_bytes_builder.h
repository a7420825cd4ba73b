// Builds class files byte by byte, for tests: right ones, and ones that are wrong in exactly one way.
//
// Constants are added in any order before the rest is put together; `build()` lays out
//
//   magic, version, constant pool, flags, this, super, interfaces, fields, methods, attributes
//
// Nothing is checked. A default builder is the public class "A" of version 61 without members.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "classfile/class_file.h"

namespace raceproof::classfile::testing {

// Big-endian bytes.
class ByteString {
  public:
    ByteString& u1(unsigned value) {
        bytes_.push_back(static_cast<std::uint8_t>(value));
        return *this;
    }
    ByteString& u2(unsigned value) { return u1(value >> 8 & 0xFF).u1(value & 0xFF); }
    ByteString& u4(std::uint32_t value) { return u2(value >> 16).u2(value & 0xFFFF); }
    ByteString& text(std::string_view text) {
        for (char character : text) u1(static_cast<unsigned char>(character));
        return *this;
    }
    ByteString& append(const ByteString& other) {
        bytes_.insert(bytes_.end(), other.bytes_.begin(), other.bytes_.end());
        return *this;
    }
    std::size_t size() const { return bytes_.size(); }
    std::vector<std::uint8_t>& bytes() { return bytes_; }
    const std::vector<std::uint8_t>& bytes() const { return bytes_; }

  private:
    std::vector<std::uint8_t> bytes_;
};

inline Bytes bytes_of(std::vector<std::uint8_t> contents) {
    auto owner = std::make_shared<const std::vector<std::uint8_t>>(std::move(contents));
    return {{owner->data(), owner->size()}, owner};
}

// A count and that many items: u2 count, then the items one after another.
struct Table {
    ByteString items;
    unsigned count = 0;

    void add(const ByteString& item) {
        items.append(item);
        ++count;
    }
    ByteString bytes() const { return ByteString().u2(count).append(items); }
};

class ClassBytesBuilder {
    ByteString constants_;
    unsigned next_constant_ = 1;

  public:
    unsigned major_version = 61, minor_version = 0;
    unsigned flags = access::kPublic | access::kSuper;
    unsigned this_class, super_class;
    std::vector<unsigned> interfaces;
    Table fields, methods, attributes;

    ClassBytesBuilder() : this_class(class_constant("A")), super_class(class_constant("java/lang/Object")) {}

    // Each adds a constant and yields its index; the pool is not searched for an equal one.
    unsigned constant(Tag tag, const ByteString& contents, unsigned indices = 1) {
        constants_.u1(static_cast<unsigned>(tag)).append(contents);
        return std::exchange(next_constant_, next_constant_ + indices);
    }
    unsigned utf8(std::string_view text) {
        return constant(Tag::Utf8, ByteString().u2(static_cast<unsigned>(text.size())).text(text));
    }
    unsigned integer(std::uint32_t value) { return constant(Tag::Integer, ByteString().u4(value)); }
    unsigned float_bits(std::uint32_t bits) { return constant(Tag::Float, ByteString().u4(bits)); }
    unsigned long_bits(std::uint64_t bits) { return constant(Tag::Long, wide(bits), 2); }
    unsigned double_bits(std::uint64_t bits) { return constant(Tag::Double, wide(bits), 2); }
    unsigned class_constant(std::string_view name) { return one(Tag::Class, utf8(name)); }
    unsigned string(std::string_view text) { return one(Tag::String, utf8(text)); }
    unsigned method_type(std::string_view descriptor) { return one(Tag::MethodType, utf8(descriptor)); }
    unsigned name_and_type(std::string_view name, std::string_view descriptor) {
        unsigned name_index = utf8(name);
        return two(Tag::NameAndType, name_index, utf8(descriptor));
    }
    unsigned member(Tag tag, std::string_view owner, std::string_view name, std::string_view descriptor) {
        unsigned owner_index = class_constant(owner);
        return two(tag, owner_index, name_and_type(name, descriptor));
    }
    unsigned method_handle(unsigned kind, unsigned reference) {
        return constant(Tag::MethodHandle, ByteString().u1(kind).u2(reference));
    }
    unsigned one(Tag tag, unsigned first) { return constant(tag, ByteString().u2(first)); }
    unsigned two(Tag tag, unsigned first, unsigned second) { return constant(tag, ByteString().u2(first).u2(second)); }

    // The bytes of an attribute, to be put into a table.
    ByteString attribute(std::string_view name, const ByteString& body) {
        return ByteString().u2(utf8(name)).u4(static_cast<std::uint32_t>(body.size())).append(body);
    }
    // A field or a method.
    ByteString member_info(unsigned member_flags, std::string_view name, std::string_view descriptor,
                           std::initializer_list<ByteString> member_attributes = {}) {
        ByteString info;
        info.u2(member_flags).u2(utf8(name)).u2(utf8(descriptor)).append(table(member_attributes).bytes());
        return info;
    }
    ByteString code(const ByteString& instructions, std::initializer_list<ByteString> code_attributes = {},
                    const Table& exceptions = {}) {
        ByteString body;
        body.u2(max_stack).u2(max_locals).u4(static_cast<std::uint32_t>(instructions.size())).append(instructions);
        body.append(exceptions.bytes()).append(table(code_attributes).bytes());
        return attribute("Code", body);
    }
    unsigned max_stack = 2, max_locals = 4;  // of the next code()

    void add_field(unsigned member_flags, std::string_view name, std::string_view descriptor,
                   std::initializer_list<ByteString> member_attributes = {}) {
        fields.add(member_info(member_flags, name, descriptor, member_attributes));
    }
    void add_method(unsigned member_flags, std::string_view name, std::string_view descriptor,
                    std::initializer_list<ByteString> member_attributes = {}) {
        methods.add(member_info(member_flags, name, descriptor, member_attributes));
    }
    void add_attribute(std::string_view name, const ByteString& body) { attributes.add(attribute(name, body)); }

    // A method body that only returns.
    ByteString return_code(std::initializer_list<ByteString> code_attributes = {}) {
        return code(ByteString().u1(0xB1), code_attributes);
    }

    ByteString build() const {
        ByteString out;
        out.u4(0xCAFEBABE).u2(minor_version).u2(major_version).u2(next_constant_).append(constants_);
        out.u2(flags).u2(this_class).u2(super_class).u2(static_cast<unsigned>(interfaces.size()));
        for (unsigned interface : interfaces) out.u2(interface);
        return out.append(fields.bytes()).append(methods.bytes()).append(attributes.bytes());
    }
    Bytes bytes() const { return bytes_of(build().bytes()); }

    static Table table(std::initializer_list<ByteString> items) {
        Table result;
        for (const ByteString& item : items) result.add(item);
        return result;
    }

  private:
    static ByteString wide(std::uint64_t bits) {
        return ByteString().u4(static_cast<std::uint32_t>(bits >> 32)).u4(static_cast<std::uint32_t>(bits));
    }
};

}  // namespace raceproof::classfile::testing
