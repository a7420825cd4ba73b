// java.lang.runtime.ObjectMethods: equals, hashCode and toString of records, with the values and the order of evaluation of
// HotSpot.
#pragma once

#include "program/desugar/bootstrap.h"

namespace raceproof::program::desugar {

Link<Method*> link_object_method(const CallSite& site);

}  // namespace raceproof::program::desugar
