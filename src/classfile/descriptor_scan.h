// The scan behind descriptor.h, for the class-file reader, which checks thousands of descriptors and keeps none apart.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace raceproof::classfile {

struct MethodDescriptorScan {
    int parameter_slots = 0;  // without the receiver; at most 255
    std::string_view return_type;
};

// Nothing if `text` is no method descriptor. Appends the parameters to `parameters` unless that is null.
std::optional<MethodDescriptorScan> scan_method_descriptor(std::string_view text,
                                                           std::vector<std::string_view>* parameters = nullptr);

}  // namespace raceproof::classfile
