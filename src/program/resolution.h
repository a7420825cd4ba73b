// From references in a class's constant pool to classes, fields and methods (JVMS 5.4.3), with access checks; and from a resolved
// method to the one that a call runs (5.4.6). The errors are those that the specification asks for, in HotSpot's order and words.
#pragma once

#include <cstdint>
#include <string_view>

#include "program/class.h"
#include "program/link_error.h"
#include "program/symbol.h"

namespace raceproof::program {

class Program;

struct ResolvedMethod {
    Method* method = nullptr;
    // The class named by the reference: what invokevirtual on an array's clone(), and super calls, need.
    Class* referenced_class = nullptr;
};

// What the constant pool says of a member reference, unresolved.
struct MemberReference {
    std::string_view class_name;
    Symbol name, descriptor;
    bool is_interface = false;
};
MemberReference member_reference(Program& program, const Class& from, std::uint16_t index);

Link<Class*> resolve_class(Program& program, const Class& from, std::uint16_t index);
enum class FieldKind : std::uint8_t { Instance, Static };
// `writer`: the method that stores to the field, which decides whether it may if the field is final; nullptr for a load.
Link<Field*> resolve_field(Program& program, const Class& from, std::uint16_t index, FieldKind kind,
                           const Method* writer = nullptr);
// MethodRef or InterfaceMethodRef; static methods too.
Link<ResolvedMethod> resolve_method(Program& program, const Class& from, std::uint16_t index);
// For invokevirtual: not static. May be private, or belong to an interface, which the itables dispatch.
Link<ResolvedMethod> resolve_virtual(Program& program, const Class& from, std::uint16_t index);
// The method that invokespecial runs, after the superclass rule of 6.5.invokespecial.
Link<Method*> resolve_special(Program& program, const Class& from, std::uint16_t index);
Link<ResolvedMethod> resolve_static(Program& program, const Class& from, std::uint16_t index);
Link<ResolvedMethod> resolve_interface(Program& program, const Class& from, std::uint16_t index);

// The method that a virtual or interface call of the resolved `method` runs on this receiver (5.4.6), or why none can run:
// AbstractMethodError, IncompatibleClassChangeError, IllegalAccessError. The tables of the class give the same answer faster;
// ask here when they say nullptr or an abstract method. Only the errors depend on the kind of call.
enum class CallKind { Virtual, Interface };
Link<Method*> select(const Class& receiver, const Method& method, CallKind call);

// Can `new` make an instance? InstantiationError for interfaces, abstract classes and arrays.
Link<Done> check_instantiable(const Class& of);

}  // namespace raceproof::program
