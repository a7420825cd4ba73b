// Copies a class file part by part, with constants added, flags changed and attributes of methods replaced. The class file was
// read before (classfile/reader.h), so its structure is known to be sound.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "base/verify.h"
#include "classfile/class_file.h"
#include "program/desugar/class_writer.h"

namespace raceproof::program::rewrite {

class ClassCopier {
  public:
    explicit ClassCopier(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

    // The functions below are called in this order.
    void copy_version(std::uint16_t at_least);
    void copy_constants(std::uint16_t new_count, const std::string& added);
    void copy_head();  // flags of the class, its name and supertypes

    // `change(index, flags)` says what flags a member gets.
    template <typename ChangeFlags>
    void copy_fields(ChangeFlags change) {
        std::uint16_t count = copy_u2();
        for (std::size_t index = 0; index < count; ++index) {
            put_u2(change(index, take_u2()));
            copy(4);  // name, descriptor
            for (std::uint16_t left = copy_u2(); left > 0; --left) copy_attribute();
        }
    }

    // `replacement(index, name)` is the new body of an attribute of a method, or nullptr.
    template <typename ChangeFlags, typename Replacement>
    void copy_methods(ChangeFlags change, Replacement replacement, const classfile::ClassFile& file) {
        std::uint16_t count = copy_u2();
        for (std::size_t index = 0; index < count; ++index) {
            put_u2(change(index, take_u2()));
            copy(4);  // name, descriptor
            for (std::uint16_t left = copy_u2(); left > 0; --left) {
                if (const std::string* body = replacement(index, file.utf8(peek_u2())))
                    replace_attribute(*body);
                else
                    copy_attribute();
            }
        }
    }

    // The attributes of the class, with another BootstrapMethods; `name` is the constant with that name.
    void copy_attributes_with_bootstraps(std::uint16_t name, const std::string& body, const classfile::ClassFile& file);

    classfile::Bytes finish();  // the attributes of the class if they are still missing, then all of it

  private:
    std::uint16_t peek_u2() const { return static_cast<std::uint16_t>(bytes_[at_] << 8 | bytes_[at_ + 1]); }
    std::uint16_t take_u2() {
        std::uint16_t value = peek_u2();
        at_ += 2;
        return value;
    }
    std::uint32_t peek_u4(std::size_t ahead) const;
    void put_u2(std::uint16_t value) { desugar::append_u2(out_, value); }
    std::uint16_t copy_u2() {
        std::uint16_t value = take_u2();
        put_u2(value);
        return value;
    }
    void copy(std::size_t count);
    void copy_attribute() { copy(6 + peek_u4(2)); }
    void replace_attribute(const std::string& body);
    std::size_t size_of_constant() const;

    std::span<const std::uint8_t> bytes_;
    std::size_t at_ = 0;
    std::string out_;
};

}  // namespace raceproof::program::rewrite
