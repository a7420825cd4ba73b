// The few annotations that mean something to a virtual machine.
#pragma once

#include <cstdint>
#include <span>

#include "classfile/class_file.h"

namespace raceproof::program {

struct VmAnnotations {
    bool caller_sensitive = false;  // jdk.internal.reflect.CallerSensitive
    bool hidden = false;            // jdk.internal.vm.annotation.Hidden, java.lang.invoke.LambdaForm$Hidden
};

// Looks through the body of a RuntimeVisibleAnnotations attribute. Stops at the first thing that is malformed, as the JDK's
// own parser would reject it. Honour the answer only for classes of the JDK.
VmAnnotations find_vm_annotations(const classfile::ClassFile& file, std::span<const std::uint8_t> visible);

}  // namespace raceproof::program
