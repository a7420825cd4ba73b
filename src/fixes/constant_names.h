// What the constants of a class mean that instructions refer to: members by name. Knows those of the class file, and is told of
// those that are added while the class is edited.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "classfile/class_file.h"

namespace raceproof::fixes {

struct MemberText {
    std::string_view owner, name, descriptor;  // owner: empty for call sites and dynamic constants
};

class ConstantNames {
  public:
    explicit ConstantNames(const classfile::ClassFile& file) : file_(file) {}

    MemberText member(std::uint16_t index) const;
    std::string_view class_name(std::uint16_t index) const;
    // The descriptor of what ldc pushes.
    std::string_view type_of_constant(std::uint16_t index) const;
    const classfile::ClassFile& file() const { return file_; }

    void add_member(std::uint16_t index, std::string_view owner, std::string_view name, std::string_view descriptor);
    void add_class(std::uint16_t index, std::string_view name);

  private:
    struct Added {
        std::string owner, name, descriptor;
    };
    const classfile::ClassFile& file_;
    std::map<std::uint16_t, Added> added_;
};

}  // namespace raceproof::fixes
