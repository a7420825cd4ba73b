// A class file as data: what the bytes say, checked for format (JVMS chapter 4) but not linked.
//
// Text is kept as views into the bytes (modified UTF-8), so a ClassFile keeps its bytes alive. Indices into the
// constant pool have been checked: `utf8(i)`, `class_name(i)` and their like never fail on a ClassFile
// that the reader returned. What a *method body* does is not checked here (see program/verifier.h).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace raceproof::classfile {

// Bytes and whatever keeps them alive (a mapped image, an inflated jar entry, a file's contents).
struct Bytes {
    std::span<const std::uint8_t> data;
    std::shared_ptr<const void> owner;
};

enum class Tag : std::uint8_t {
    Unusable = 0,  // index 0, and the index after a long or double
    Utf8 = 1,
    Integer = 3,
    Float = 4,
    Long = 5,
    Double = 6,
    Class = 7,
    String = 8,
    FieldRef = 9,
    MethodRef = 10,
    InterfaceMethodRef = 11,
    NameAndType = 12,
    MethodHandle = 15,
    MethodType = 16,
    Dynamic = 17,
    InvokeDynamic = 18,
    Module = 19,
    Package = 20,
};

// JVMS 4.4.8 / 5.4.3.5.
enum class ReferenceKind : std::uint8_t {
    GetField = 1,
    GetStatic,
    PutField,
    PutStatic,
    InvokeVirtual,
    InvokeStatic,
    InvokeSpecial,
    NewInvokeSpecial,
    InvokeInterface,
};

struct Constant {
    Tag tag = Tag::Unusable;
    // Class, String, MethodType, Module, Package: first = utf8 index. *Ref: first = class, second = name-and-type.
    // NameAndType: first = name, second = descriptor. MethodHandle: first = ReferenceKind, second = *Ref.
    // Dynamic, InvokeDynamic: first = index into bootstrap_methods, second = name-and-type.
    std::uint16_t first = 0;
    std::uint16_t second = 0;
    std::uint64_t bits = 0;  // Integer, Float (low 32 bits), Long, Double: raw bits
    std::string_view text;   // Utf8
};

// Access flags, JVMS tables 4.1-B, 4.5-A, 4.6-A. One bit means different things on different members.
namespace access {
inline constexpr std::uint16_t kPublic = 0x0001, kPrivate = 0x0002, kProtected = 0x0004, kStatic = 0x0008, kFinal = 0x0010,
                               kSynchronized = 0x0020, kSuper = 0x0020, kVolatile = 0x0040, kBridge = 0x0040, kTransient = 0x0080,
                               kVarargs = 0x0080, kNative = 0x0100, kInterface = 0x0200, kAbstract = 0x0400, kStrict = 0x0800,
                               kSynthetic = 0x1000, kAnnotation = 0x2000, kEnum = 0x4000, kMandated = 0x8000, kModule = 0x8000;
}  // namespace access

struct ExceptionRange {
    std::uint16_t start_pc, end_pc, handler_pc;
    std::uint16_t catch_type;  // constant index of a Class, 0 = any
};

struct LineEntry {
    std::uint16_t start_pc, line;
};

struct LocalEntry {
    std::uint16_t start_pc, length;
    std::string_view name, descriptor;
    std::uint16_t index;
};

struct CodeAttribute {
    std::uint16_t max_stack = 0, max_locals = 0;
    std::span<const std::uint8_t> code;
    std::vector<ExceptionRange> exception_table;
    std::vector<LineEntry> lines;                   // of all LineNumberTable attributes, sorted by start_pc
    std::vector<LocalEntry> locals;                 // of all LocalVariableTable attributes
    std::span<const std::uint8_t> stack_map_table;  // raw, empty if absent
};

// Raw attribute bodies that reflection hands to Java code, which parses them itself (sun.reflect.annotation.AnnotationParser).
struct RawAnnotations {
    std::span<const std::uint8_t> visible;             // RuntimeVisibleAnnotations
    std::span<const std::uint8_t> visible_parameters;  // RuntimeVisibleParameterAnnotations
    std::span<const std::uint8_t> visible_types;       // RuntimeVisibleTypeAnnotations
    std::span<const std::uint8_t> annotation_default;  // AnnotationDefault
};

struct FieldInfo {
    std::uint16_t flags = 0;
    std::string_view name, descriptor;
    std::uint16_t constant_value = 0;  // constant index, 0 if none
    std::string_view signature;        // empty if none
    RawAnnotations annotations;
};

struct MethodParameter {
    std::string_view name;  // empty if none
    std::uint16_t flags;
};

struct MethodInfo {
    std::uint16_t flags = 0;
    std::string_view name, descriptor;
    std::optional<CodeAttribute> code;
    std::vector<std::uint16_t> exceptions;  // constant indices of Class
    std::string_view signature;
    std::optional<std::vector<MethodParameter>> parameters;  // MethodParameters
    RawAnnotations annotations;
};

struct BootstrapMethod {
    std::uint16_t method_handle;  // constant index
    std::vector<std::uint16_t> arguments;
};

struct InnerClass {
    std::uint16_t inner, outer;  // constant indices of Class; outer 0 if local or anonymous
    std::string_view name;       // empty if anonymous
    std::uint16_t flags;
};

struct EnclosingMethod {
    std::uint16_t class_index;
    std::uint16_t method;  // NameAndType or 0
};

struct RecordComponent {
    std::string_view name, descriptor, signature;
    RawAnnotations annotations;
};

struct ClassFile {
    Bytes bytes;  // keeps every view below alive
    std::uint16_t minor_version = 0, major_version = 0;
    std::vector<Constant> constants;  // by index, [0] unusable
    std::uint16_t flags = 0;
    std::uint16_t this_class = 0;
    std::uint16_t super_class = 0;  // 0 only for java/lang/Object
    std::vector<std::uint16_t> interfaces;
    std::vector<FieldInfo> fields;
    std::vector<MethodInfo> methods;

    std::string_view source_file, signature;  // empty if none
    std::vector<InnerClass> inner_classes;
    std::optional<EnclosingMethod> enclosing_method;
    std::uint16_t nest_host = 0;              // constant index or 0
    std::vector<std::uint16_t> nest_members;  // constant indices
    std::vector<std::uint16_t> permitted_subclasses;
    bool is_record = false;
    std::vector<RecordComponent> record_components;
    std::vector<BootstrapMethod> bootstrap_methods;
    RawAnnotations annotations;
    bool is_deprecated = false;

    // The reader has checked tag and range of every index that a class file's own structures hold; code that follows an
    // index taken from bytecode checks the tag first.
    const Constant& constant(std::uint16_t index) const { return constants[index]; }
    bool has(std::uint16_t index, Tag tag) const { return index < constants.size() && constants[index].tag == tag; }
    std::string_view utf8(std::uint16_t index) const { return constants[index].text; }
    std::string_view class_name(std::uint16_t index) const { return utf8(constants[index].first); }  // "java/lang/String", "[I"
    std::string_view name() const { return class_name(this_class); }
    struct NameAndType {
        std::string_view name, descriptor;
    };
    NameAndType name_and_type(std::uint16_t index) const { return {utf8(constants[index].first), utf8(constants[index].second)}; }
};

}  // namespace raceproof::classfile
