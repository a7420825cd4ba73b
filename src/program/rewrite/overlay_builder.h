// Makes overlays: takes editors of the classes to change, then builds.
//
//     OverlayBuilder builder(program);
//     auto account = builder.edit("bank/Account");
//     (*account)->change_field({"balance", "I"}, {.set = access::kVolatile});
//     auto overlay = builder.build();
//     Program changed(program.sources(), natives, *overlay);
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "base/result.h"
#include "program/overlay.h"
#include "program/program.h"
#include "program/rewrite/class_editor.h"

namespace raceproof::program::rewrite {

class OverlayBuilder {
  public:
    // `original` has no overlay itself, and outlives the builder.
    explicit OverlayBuilder(Program& original) : original_(original) {}

    // The editor of a class, always the same for the same class. An error if there is no such class.
    Result<ClassEditor*> edit(std::string_view class_name);

    Result<std::shared_ptr<const Overlay>> build();

  private:
    Program& original_;
    std::map<std::string, std::unique_ptr<ClassEditor>> editors_;
};

}  // namespace raceproof::program::rewrite
