#include "program/desugar/dynamic.h"

#include <fmt/format.h>

#include <string>

#include "program/desugar/class_writer.h"
#include "program/desugar/code_writer.h"
#include "program/desugar/convert.h"
#include "program/desugar/polymorphic.h"
#include "program/program.h"

namespace raceproof::program::desugar {

namespace access = classfile::access;
using classfile::basic_type;
using classfile::Constant;
using classfile::Tag;

namespace {

// The synthetic class acts for the method-handle library, whose linkage methods are not public; the classes of the call site are
// therefore named in method types, never in the synthetic class's own constants.
constexpr std::string_view kActsFor = "java/lang/invoke/MethodHandle";
constexpr std::string_view kNatives = "java/lang/invoke/MethodHandleNatives";
constexpr std::string_view kObject = "Ljava/lang/Object;";
constexpr std::string_view kMember = "Ljava/lang/invoke/MemberName;";
constexpr std::uint16_t kClassFlags = access::kFinal | access::kSuper | access::kSynthetic;
constexpr std::uint16_t kMethodFlags = access::kPublic | access::kStatic | access::kSynthetic;
constexpr std::uint16_t kFieldFlags = access::kStatic | access::kSynthetic;
constexpr int kMaxNesting = 32;  // of dynamic constants in each other's arguments

std::string descriptor_of_class(std::string_view name) {
    return name.starts_with('[') ? std::string(name) : "L" + std::string(name) + ";";
}

// The Class object of a field descriptor, by way of a method type that returns it.
void push_class(CodeWriter& code, std::string_view descriptor) {
    push_method_type(code, "()" + std::string(descriptor));
    code.invoke(InvokeKind::Virtual, {"java/lang/invoke/MethodType", "returnType", "()Ljava/lang/Class;"});
}

// Pushes constants of a class file as objects.
class ConstantPusher {
  public:
    ConstantPusher(CodeWriter& code, const Class& host) : code_(code), host_(host), file_(*host.file) {}

    // False if the constant is not one that can be an argument, or nested too deeply.
    bool push(std::uint16_t index) {
        const Constant& constant = file_.constant(index);
        switch (constant.tag) {
            case Tag::Integer: return push_boxed(constant, "java/lang/Integer", "(I)Ljava/lang/Integer;");
            case Tag::Float: return push_boxed(constant, "java/lang/Float", "(F)Ljava/lang/Float;");
            case Tag::Long: return push_boxed(constant, "java/lang/Long", "(J)Ljava/lang/Long;");
            case Tag::Double: return push_boxed(constant, "java/lang/Double", "(D)Ljava/lang/Double;");
            case Tag::String: code_.push_string(file_.utf8(constant.first)); return true;
            case Tag::Class: push_class(code_, descriptor_of_class(file_.utf8(constant.first))); return true;
            case Tag::MethodType: push_method_type(code_, file_.utf8(constant.first)); return true;
            case Tag::MethodHandle: push_handle(handle_constant(file_, index)); return true;
            case Tag::Dynamic: return push_dynamic(constant, index);
            default: return false;
        }
    }

    void push_handle(const HandleConstant& handle) {
        push_host();
        code_.push_int(static_cast<std::int32_t>(handle.kind));
        push_class(code_, descriptor_of_class(handle.owner));
        code_.push_string(handle.name);
        if (handle.kind <= classfile::ReferenceKind::PutStatic)
            push_class(code_, handle.descriptor);
        else
            push_method_type(code_, handle.descriptor);
        code_.invoke(
            InvokeKind::Static,
            {kNatives, "linkMethodHandleConstant",
             "(Ljava/lang/Class;ILjava/lang/Class;Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/invoke/MethodHandle;"});
    }

    void push_host() { push_class(code_, descriptor_of_class(host_.name.text())); }

    bool push_arguments(std::span<const std::uint16_t> arguments) {
        code_.push_int(static_cast<std::int32_t>(arguments.size()));
        code_.new_object_array();
        for (std::size_t i = 0; i < arguments.size(); ++i) {
            code_.dup();
            code_.push_int(static_cast<std::int32_t>(i));
            if (!push(arguments[i])) return false;
            code_.emit(Bytecode::AAStore);
        }
        return true;
    }

    bool push_dynamic(const Constant& constant, std::uint16_t index) {
        if (++nesting_ > kMaxNesting || constant.first >= file_.bootstrap_methods.size()) return false;
        const classfile::BootstrapMethod& bootstrap = file_.bootstrap_methods[constant.first];
        if (!file_.has(bootstrap.method_handle, Tag::MethodHandle)) return false;
        auto [name, descriptor] = file_.name_and_type(constant.second);
        push_host();
        code_.push_int(index);
        push_handle(handle_constant(file_, bootstrap.method_handle));
        code_.push_string(name);
        push_class(code_, descriptor);
        if (!push_arguments(bootstrap.arguments)) return false;
        code_.invoke(
            InvokeKind::Static,
            {kNatives, "linkDynamicConstant",
             "(Ljava/lang/Object;ILjava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;"});
        --nesting_;
        return true;
    }

  private:
    bool push_boxed(const Constant& constant, std::string_view wrapper, std::string_view value_of) {
        code_.push_number(constant.tag, constant.bits);
        code_.invoke(InvokeKind::Static, {wrapper, "valueOf", value_of});
        return true;
    }

    CodeWriter& code_;
    const Class& host_;
    const classfile::ClassFile& file_;
    int nesting_ = 0;
};

std::string constant_descriptor(const classfile::ClassFile& file, std::uint16_t index) {
    switch (file.constant(index).tag) {
        case Tag::MethodHandle: return "Ljava/lang/invoke/MethodHandle;";
        case Tag::MethodType: return "Ljava/lang/invoke/MethodType;";
        default: return std::string(file.name_and_type(file.constant(index).second).descriptor);
    }
}

std::string_view wrapper_descriptor(BasicType type) {
    switch (type) {
        case BasicType::Boolean: return "Ljava/lang/Boolean;";
        case BasicType::Byte: return "Ljava/lang/Byte;";
        case BasicType::Char: return "Ljava/lang/Character;";
        case BasicType::Short: return "Ljava/lang/Short;";
        case BasicType::Int: return "Ljava/lang/Integer;";
        case BasicType::Long: return "Ljava/lang/Long;";
        case BasicType::Float: return "Ljava/lang/Float;";
        case BasicType::Double: return "Ljava/lang/Double;";
        default: return kObject;
    }
}

LinkError cannot_link(const Class& host, std::string_view what) {
    return {LinkErrorKind::Unsupported, fmt::format("{} in {}", what, host.dotted_name())};
}

std::string synthetic_name(const Class& host, std::string_view what, std::uint16_t index) {
    return fmt::format("{}$${}${:016x}${}", kActsFor, what, host.identity, index);
}

}  // namespace

Link<Method*> link_constant(Program& program, Class& from, std::uint16_t index) {
    if (from.is_hidden) return cannot_link(from, "a dynamic constant");
    std::string class_name = synthetic_name(from, "Constant", index);
    std::string descriptor = constant_descriptor(*from.file, index);
    std::string method_descriptor = "()" + descriptor;
    if (Method* known = find_linked(program, class_name, "get", method_descriptor)) return known;

    ClassWriter writer(class_name, kClassFlags, {});
    writer.add_field(kFieldFlags, "VALUE", kObject);
    writer.add_field(kFieldFlags, "RESOLVED", "Z");
    CodeWriter code(writer.constants(), 0);
    CodeWriter::Label resolved;
    code.get_static({class_name, "RESOLVED", "Z"});
    code.branch(Bytecode::IfNe, resolved);
    ConstantPusher pusher(code, from);
    if (!pusher.push(index)) return cannot_link(from, "a dynamic constant");
    code.put_static({class_name, "VALUE", kObject});
    code.push_int(1);
    code.put_static({class_name, "RESOLVED", "Z"});
    code.bind(resolved);
    code.get_static({class_name, "VALUE", kObject});
    BasicType type = basic_type(descriptor.front());
    // The library has cast a reference already; the verifier does not know that.
    if (type == BasicType::Reference && descriptor != kObject) code.check_cast(classfile::class_name_of_descriptor(descriptor));
    if (type != BasicType::Reference &&
        !convert(code, {.from = kObject, .to = descriptor, .instantiated = wrapper_descriptor(type)}))
        return cannot_link(from, "a dynamic constant");
    code.return_value(type);
    writer.add_method(kMethodFlags, "get", method_descriptor, code.finish());
    return define_and_find(program, program.required(kActsFor), writer.finish(), {"get", method_descriptor});
}

Link<Method*> link_generally(const CallSite& site) {
    std::string class_name = synthetic_name(site.host, "CallSite", site.index);
    if (Method* known = find_linked(site.program, class_name, "call", site.descriptor)) return known;

    ClassWriter writer(class_name, kClassFlags, {});
    writer.add_field(kFieldFlags, "MEMBER", kMember);
    writer.add_field(kFieldFlags, "APPENDIX", kObject);
    CodeWriter code(writer.constants(), site.type.parameter_slots);
    int box = code.new_local(BasicType::Reference);
    CodeWriter::Label linked;
    code.get_static({class_name, "MEMBER", kMember});
    code.branch(Bytecode::IfNonNull, linked);
    code.push_int(1);
    code.new_object_array();
    code.store(BasicType::Reference, box);
    ConstantPusher pusher(code, site.host);
    pusher.push_host();
    code.push_int(site.index);
    pusher.push_handle(site.bootstrap);
    code.push_string(site.name);
    push_method_type(code, site.descriptor);
    if (!pusher.push_arguments(site.arguments)) return cannot_link(site.host, "a call site with unusual arguments");
    code.load(BasicType::Reference, box);
    code.invoke(InvokeKind::Static,
                {kNatives, "linkCallSite",
                 "(Ljava/lang/Object;ILjava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;[Ljava/lang/"
                 "Object;)Ljava/lang/invoke/MemberName;"});
    code.load(BasicType::Reference, box);
    code.push_int(0);
    code.emit(Bytecode::AALoad);
    code.put_static({class_name, "APPENDIX", kObject});
    code.put_static({class_name, "MEMBER", kMember});
    code.bind(linked);

    auto call = [&](bool with_appendix) {
        int local = 0;
        for (std::string_view parameter : site.type.parameters) {
            code.load(basic_type(parameter.front()), local);
            local += slot_count(basic_type(parameter.front()));
        }
        std::string descriptor(site.descriptor);
        if (with_appendix) code.get_static({class_name, "APPENDIX", kObject});
        code.get_static({class_name, "MEMBER", kMember});
        descriptor.insert(descriptor.rfind(')'), std::string(with_appendix ? kObject : "") + std::string(kMember));
        code.invoke(InvokeKind::Static, {kActsFor, "linkToStatic", descriptor});
        code.return_value(basic_type(site.type.return_type.front()));
    };
    CodeWriter::Label without_appendix;
    code.get_static({class_name, "APPENDIX", kObject});
    code.branch(Bytecode::IfNull, without_appendix);
    call(true);
    code.bind(without_appendix);
    call(false);
    writer.add_method(kMethodFlags, "call", site.descriptor, code.finish());
    return define_and_find(site.program, site.program.required(kActsFor), writer.finish(), {"call", site.descriptor});
}

}  // namespace raceproof::program::desugar
