// Linked classes, fields and methods: what an instruction's resolved operand points at.
//
// Everything here is immutable once `Program` has handed it out, except what is marked *lazy*: computed on demand, the same
// for every worker, published with release/acquire. Nothing here depends on a schedule: static field values, initialisation
// status and mirrors belong to the state, which numbers them by `ClassId`.
//
// Layout: an instance has `instance_slots` slots of 8 bytes, superclass first, every field one slot, values in the canonical
// form of `state/slot.h`. The statics of a class are an object of its own in the state with `static_slots` slots.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "program/grain.h"
#include "program/symbol.h"

namespace raceproof::program {

using classfile::BasicType;

struct Class;
struct Code;
class MethodMaps;

enum class ClassId : std::uint32_t {};

// Number of a native implementation in the machine's table; 0 means none.
using NativeNumber = std::uint16_t;

struct Field {
    Class* owner = nullptr;
    Symbol name, descriptor;
    std::uint16_t flags = 0;
    BasicType type = BasicType::Int;
    std::uint32_t slot = 0;   // instance slot, or slot in the statics object
    std::uint16_t index = 0;  // position in owner->fields, and in the class file
    const classfile::FieldInfo* info = nullptr;

    bool is_static() const { return flags & classfile::access::kStatic; }
    bool is_final() const { return flags & classfile::access::kFinal; }
    bool is_volatile() const { return flags & classfile::access::kVolatile; }
};

// Begins what makes the name of a hidden class unique: "Foo+0x1", which Java sees as "Foo/0x1".
inline constexpr std::string_view kHiddenMark = "+0x";

inline constexpr std::uint32_t kNoTableIndex = 0xFFFFFFFF;

// What a method of the JDK does once for all, so that no program sees when, and by whom: machine/housekeeping.h.
enum class Housekeeping : std::uint8_t { None, Itself, WithCallees };

struct Method {
    Class* owner = nullptr;
    Symbol name, descriptor;
    std::uint16_t flags = 0;
    std::uint16_t index = 0;           // position in owner->methods
    std::uint16_t argument_slots = 0;  // with the receiver; long and double count two
    BasicType return_type = BasicType::Void;
    std::vector<BasicType> parameters;              // without the receiver
    std::uint32_t vtable_index = kNoTableIndex;     // virtual methods of classes
    std::uint32_t interface_index = kNoTableIndex;  // virtual methods of interfaces: index in the itable block
    NativeNumber native = 0;                        // native body or override, from the NativeBinder
    bool native_may_decline = false;                // an override that can hand the call back to the bytecode
    bool is_signature_polymorphic = false;
    bool is_caller_sensitive = false;  // annotated jdk.internal.reflect.CallerSensitive
    Housekeeping housekeeping = Housekeeping::None;
    Grain grain = Grain::Steps;
    bool is_hidden_frame = false;  // synthetic, or annotated @Hidden: left out of stack traces
    std::uint64_t identity = 0;    // hash of class, name, descriptor: stable between runs
    const classfile::MethodInfo* info = nullptr;
    mutable std::atomic<const Code*> code{nullptr};        // lazy: Program::code_of
    mutable std::atomic<const MethodMaps*> maps{nullptr};  // lazy: Program::frame_map

    bool is_static() const { return flags & classfile::access::kStatic; }
    bool is_native() const { return flags & classfile::access::kNative; }
    bool is_abstract() const { return flags & classfile::access::kAbstract; }
    bool is_private() const { return flags & classfile::access::kPrivate; }
    bool is_final() const { return flags & classfile::access::kFinal; }
    bool is_synchronized() const { return flags & classfile::access::kSynchronized; }
    bool is_constructor() const;
    bool is_class_initialiser() const;
    std::string full_name() const;  // "java.lang.String.indexOf(II)I", for messages
};

// The statics object: its first slots are the machine's own.
inline constexpr std::uint32_t kInitialisationStatusSlot = 0;
inline constexpr std::uint32_t kInitialisationErrorSlot =
    1;  // why it failed: an ExceptionInInitializerError, kept for later uses
inline constexpr std::uint32_t kFirstStaticFieldSlot = 2;

enum class ClassKind : std::uint8_t { Instance, Array, Primitive };

// Classes whose instances the virtual machine itself knows about. Subclasses have it too (that of Object excepted).
enum class SpecialClass : std::uint8_t { None, Object, Class, String, Thread, Throwable, Reference, MethodHandle, VarHandle };

// ── the parts of a class ──

// Where a class comes from, and what follows from that.
struct ClassOrigin {
    bool is_trusted = false;           // from the JDK image: not verified, its frames are "java.base/…"
    bool is_synthetic = false;         // made by us at link time (lambda, string concatenation, …)
    bool is_hidden = false;            // cannot be found by name
    bool is_made_at_run_time = false;  // defined by the checked program: only in states where it has done so
    const Class* host = nullptr;       // whose access rights a synthetic or hidden class has
    std::string_view module;           // "java.base", empty for the class path
    bool is_exported = true;           // its package is shown to the class path (program/modules.h)

    // In a state that has not defined it. Who has a hidden class has it from where it was defined.
    bool can_be_undefined() const { return is_made_at_run_time && !is_hidden; }
};

struct ObjectLayout {
    std::uint32_t instance_slots = 0;            // inherited included
    std::vector<std::uint32_t> reference_slots;  // instance slots that hold references, inherited included
    std::uint32_t static_slots = 0;              // of the statics object
    std::vector<std::uint32_t> static_reference_slots;
};

struct InterfaceTable {
    const Class* interface;
    std::vector<Method*> methods;  // by Method::interface_index; nullptr: the call fails, program::select says how
};

struct DispatchTables {
    // Classes and arrays. Methods declared in classes only, abstract ones too: a call that resolves to a method of an interface
    // goes through the itables, even if it is an invokevirtual.
    std::vector<Method*> vtable;
    std::vector<InterfaceTable> itables;       // classes only; one per interface in all_interfaces
    std::uint32_t interface_method_count = 0;  // interfaces: size of an itable block

    // The method that `interface_method` selects on this class (5.4.6); nullptr if there is none or several.
    Method* find_interface_method(const Method& interface_method) const {
        for (const InterfaceTable& table : itables)
            if (table.interface == interface_method.owner) return table.methods[interface_method.interface_index];
        return nullptr;
    }
};

// Of arrays only.
struct ArrayType {
    Class* component = nullptr;  // int[][] -> int[]
    Class* element = nullptr;    // int[][] -> int
    std::uint8_t dimensions = 0;
    BasicType component_type = BasicType::Void;
};

struct Class : ClassOrigin, ObjectLayout, DispatchTables, ArrayType {
    ClassId id{};
    ClassKind kind = ClassKind::Instance;
    SpecialClass special = SpecialClass::None;
    Symbol name;                                 // "java/lang/String", "[I", "[Ljava/lang/String;", "int"
    std::uint16_t flags = 0;                     // as in the class file; arrays: public/…, final, abstract
    Class* super = nullptr;                      // arrays: Object; interfaces: Object; Object, primitives: nullptr
    std::vector<Class*> interfaces;              // direct
    std::vector<Class*> all_interfaces;          // transitive, superclasses' included, each once
    std::vector<const Class*> display;           // superclasses from Object to this class itself
    const classfile::ClassFile* file = nullptr;  // Instance only
    std::uint64_t identity = 0;                  // hash of the name (made at run time: and the bytes), stable between runs

    std::vector<Field> fields;                     // declared, in class-file order
    std::vector<std::unique_ptr<Method>> methods;  // declared, in class-file order, no miranda copies

    // The array class with this component. Lazy: Program::array_of.
    mutable std::atomic<Class*> array_class{nullptr};

    // Primitives (and void): which.
    BasicType primitive = BasicType::Void;

    mutable std::atomic<Class*> nest_host{nullptr};  // lazy: Program::nest_host

    Method* class_initialiser = nullptr;
    // No <clinit> here or in any superclass or superinterface with defaults, and no ConstantValue to set:
    // initialising it cannot be observed.
    bool has_trivial_initialisation = false;
    bool declares_default_methods = false;  // interfaces: initialised with their implementing classes

    bool is_interface() const { return flags & classfile::access::kInterface; }
    bool is_abstract() const { return flags & classfile::access::kAbstract; }
    bool is_array() const { return kind == ClassKind::Array; }
    bool is_primitive() const { return kind == ClassKind::Primitive; }
    bool is_enum() const { return flags & classfile::access::kEnum; }

    // Is a value of this class assignable to `target` (checkcast, instanceof, aastore)? Constant time for classes.
    bool is_subclass_of(const Class& target) const {
        if (this == &target) return true;
        if (target.kind == ClassKind::Instance && !target.is_interface())
            return target.display.size() <= display.size() && display[target.display.size() - 1] == &target;
        return is_subtype_slowly(target);
    }

    // Own and inherited; nullptr if none. Field lookup is JVMS 5.4.3.2, method lookup 5.4.3.3 without access checks.
    Field* find_declared_field(Symbol name, Symbol descriptor);
    Method* find_declared_method(Symbol name, Symbol descriptor) const;
    Method* find_declared_method(std::string_view name, std::string_view descriptor) const;
    Field* find_field(Symbol name, Symbol descriptor);
    Field* find_field(std::string_view name, std::string_view descriptor);
    Method* find_method(Symbol name, Symbol descriptor) const;                      // superclasses only
    Method* find_method(std::string_view name, std::string_view descriptor) const;  // superclasses only
    bool implements(const Class& interface) const {
        for (const Class* candidate : all_interfaces)
            if (candidate == &interface) return true;
        return false;
    }

    std::string dotted_name() const;    // as Class.getName(): "java.lang.String", "[I"
    std::string readable_name() const;  // as in source: "java.lang.String", "int[]"
    std::string_view package() const;   // "java/lang", empty for the unnamed package

    void index_methods();  // once `methods` is complete; for the loader

  private:
    bool is_subtype_slowly(const Class& target) const;

    // Hash table over `methods` (position + 1, 0 = free), only in classes that declare many.
    std::vector<std::uint16_t> method_index_;
};

}  // namespace raceproof::program
