// A what-if: classes of a program, changed at link time. The sources stay as they are; a Program that is given an overlay sees
// the changed class files instead of the original ones, so layout, tables, reflection and code follow by themselves.
//
// OverlayBuilder (program/rewrite/overlay_builder.h) makes one. It is immutable and can be shared.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

#include "classfile/class_file.h"
#include "program/link_error.h"

namespace raceproof::program {

class Overlay {
  public:
    struct Change {
        classfile::Bytes original, changed;  // class files
    };
    using Changes = std::unordered_map<std::string, Change>;  // by the internal name of the class
    explicit Overlay(Changes changes) : changes_(std::move(changes)) {}

    // The class file of a class of this name: `original`, or what the overlay puts in its place. A class file other than the one
    // that was changed is Unsupported: to run it as it is would prove something about another program.
    Link<classfile::Bytes> over(std::string_view class_name, classfile::Bytes original) const;

  private:
    Changes changes_;
};

}  // namespace raceproof::program
