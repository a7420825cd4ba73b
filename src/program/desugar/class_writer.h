// Writes small class files: a constant pool that shares equal entries, fields, and methods whose code CodeWriter emits.
// Version 61, no StackMapTable (program/verifier.h infers types). Everything is in memory; nothing can fail but exceeding
// the limits of the format, which the callers' inputs cannot do (VERIFY).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "classfile/class_file.h"

namespace raceproof::program::desugar {

// Big-endian, as class files are.
void append_u1(std::string& bytes, std::uint8_t value);
void append_u2(std::string& bytes, std::uint16_t value);
void append_u4(std::string& bytes, std::uint32_t value);

class ConstantPoolWriter {
  public:
    ConstantPoolWriter() = default;
    // Adds to the constants that a class file has.
    explicit ConstantPoolWriter(const classfile::ClassFile& file);

    std::uint16_t utf8(std::string_view text);
    std::uint16_t class_constant(std::string_view internal_name);
    std::uint16_t string(std::string_view modified_utf8);
    std::uint16_t number(classfile::Tag tag, std::uint64_t bits);  // Integer, Float, Long, Double
    std::uint16_t member(classfile::Tag tag, std::string_view owner, std::string_view name, std::string_view descriptor);

    std::uint16_t method_handle(classfile::ReferenceKind kind, std::uint16_t reference);
    // A dynamic constant; the number is that of its bootstrap method in the class.
    std::uint16_t dynamic(std::uint16_t bootstrap_method, std::string_view name, std::string_view descriptor);

    std::uint16_t count() const { return next_; }
    const std::string& bytes() const { return bytes_; }  // of those that were added
    bool overflows() const { return overflows_; }        // there are too many for a class file

  private:
    std::uint16_t intern(std::string entry, int indices);
    std::uint16_t name_and_type(std::string_view name, std::string_view descriptor);

    std::string bytes_;
    std::uint16_t next_ = 1;
    bool overflows_ = false;
    std::unordered_map<std::string, std::uint16_t> entries_;  // encoded entry -> index
};

struct MethodBody {
    std::uint16_t max_stack = 0, max_locals = 0;
    std::string code;
};

class ClassWriter {
  public:
    ClassWriter(std::string_view name, std::uint16_t flags, const std::vector<std::string>& interfaces);

    ConstantPoolWriter& constants() { return constants_; }
    const std::string& name() const { return name_; }
    void add_field(std::uint16_t flags, std::string_view name, std::string_view descriptor);
    void add_method(std::uint16_t flags, std::string_view name, std::string_view descriptor, const MethodBody& body);
    classfile::Bytes finish();

  private:
    ConstantPoolWriter constants_;
    std::string name_;
    std::uint16_t flags_;
    std::vector<std::uint16_t> interfaces_;
    std::string fields_, methods_;
    std::uint16_t field_count_ = 0, method_count_ = 0;
};

}  // namespace raceproof::program::desugar
