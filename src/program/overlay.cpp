#include "program/overlay.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"

namespace raceproof::program {

Link<classfile::Bytes> Overlay::over(std::string_view class_name, classfile::Bytes original) const {
    auto found = changes_.find(std::string(class_name));
    if (found == changes_.end()) return original;
    if (std::ranges::equal(found->second.original.data, original.data)) return found->second.changed;
    return LinkError{LinkErrorKind::Unsupported,
                     fmt::format("a definition of {} that differs from the one that the overlay changes", dotted(class_name))};
}

}  // namespace raceproof::program
