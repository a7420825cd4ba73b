// How `program` learns which methods have a C++ body, without knowing the machine that has them.
#pragma once

#include <string_view>

#include "program/class.h"

namespace raceproof::program {

struct NativeBinding {
    NativeNumber number = 0;   // 0: none
    bool may_decline = false;  // an override that can hand the call back to the bytecode
};

class NativeBinder {
  public:
    virtual ~NativeBinder() = default;
    // Cheap filter: has the table anything for this class at all?
    virtual bool binds_class(std::string_view class_name) const = 0;
    virtual NativeBinding bind(std::string_view class_name, std::string_view method, std::string_view descriptor) const = 0;
    // JDK classes whose <clinit> is left out, because it starts threads or builds what we replace; the table has the reason.
    virtual bool skips_initialiser(std::string_view class_name) const = 0;
    virtual Housekeeping housekeeping_of(std::string_view class_name, std::string_view method) const = 0;
};

}  // namespace raceproof::program
