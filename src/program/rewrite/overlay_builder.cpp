#include "program/rewrite/overlay_builder.h"

#include <fmt/format.h>

#include "base/text.h"
#include "classfile/names.h"

namespace raceproof::program::rewrite {

Result<ClassEditor*> OverlayBuilder::edit(std::string_view class_name) {
    std::unique_ptr<ClassEditor>& editor = editors_[std::string(class_name)];
    if (editor != nullptr) return editor.get();
    Link<Class*> found = LinkError{LinkErrorKind::ClassNotFound, std::string(class_name)};
    if (!class_name.starts_with('[')) found = original_.load(class_name);
    if (!found) {
        editors_.erase(std::string(class_name));
        return Error{fmt::format("there is no class {} to change: {}", dotted(class_name), found.error().message)};
    }
    editor = std::make_unique<ClassEditor>(original_, **found);
    return editor.get();
}

Result<std::shared_ptr<const Overlay>> OverlayBuilder::build() {
    Overlay::Changes changes;
    for (const auto& [name, editor] : editors_) {
        Result<classfile::Bytes> changed = editor->write();
        if (!changed) return changed.error();
        changes.emplace(name, Overlay::Change{original_.find_loaded(name)->file->bytes, changed.take()});
    }
    return std::make_shared<const Overlay>(std::move(changes));
}

}  // namespace raceproof::program::rewrite
