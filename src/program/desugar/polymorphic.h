// Calls of signature-polymorphic methods, desugared: MethodHandle.invoke and invokeExact, and the access modes of VarHandle. Each
// (method, call-site type) becomes one static synthetic method that makes the type check and ends in MethodHandle.invokeBasic or
// linkToStatic, the primitives that the machine itself knows. It does what HotSpot's linker methods do
// (java.lang.invoke.Invokers, VarHandleGuards), without generating lambda forms for it.
#pragma once

#include <string>
#include <string_view>

#include "program/link_error.h"

namespace raceproof::program {
class Program;
struct Class;
struct Method;
}  // namespace raceproof::program

namespace raceproof::program::desugar {

class CodeWriter;

// Pushes the MethodType of a descriptor: MethodType.fromMethodDescriptorString(descriptor, null).
void push_method_type(CodeWriter& code, std::string_view descriptor);

// Is this one of the primitives (invokeBasic, linkTo*)?
bool is_polymorphic_primitive(std::string_view method_name);

// Which method of VarHandle or MethodHandle the synthetic class was made for: "compareAndSet".
std::string_view linked_method_name(const Class& synthetic);
// With Object in the place of all classes but VarHandle, the first parameter.
std::string erased(std::string_view accessor_descriptor);

// The static method with the receiver as first parameter, then `descriptor`'s parameters.
Link<Method*> link_polymorphic(Program& program, const Method& polymorphic, std::string_view descriptor);

}  // namespace raceproof::program::desugar
