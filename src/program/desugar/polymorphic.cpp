#include "program/desugar/polymorphic.h"

#include <cstdio>
#include <string>

#include "base/hash128.h"
#include "classfile/descriptor.h"
#include "program/desugar/bootstrap.h"
#include "program/desugar/class_writer.h"
#include "program/desugar/code_writer.h"
#include "program/program.h"

namespace raceproof::program::desugar {

namespace access = classfile::access;
using classfile::basic_type;
using classfile::MethodDescriptor;

namespace {

constexpr std::string_view kHandle = "java/lang/invoke/MethodHandle";
constexpr std::string_view kHandleType = "Ljava/lang/invoke/MethodHandle;";
constexpr std::string_view kMethodType = "Ljava/lang/invoke/MethodType;";
constexpr std::string_view kVarHandle = "java/lang/invoke/VarHandle";
constexpr std::string_view kVarForm = "java/lang/invoke/VarForm";
constexpr std::string_view kAccess = "java/lang/invoke/VarHandle$AccessDescriptor";
constexpr std::string_view kAccessType = "Ljava/lang/invoke/VarHandle$AccessDescriptor;";
constexpr std::string_view kAccessMode = "java/lang/invoke/VarHandle$AccessMode";
constexpr std::string_view kInvokers = "java/lang/invoke/Invokers";
constexpr std::string_view kMethodName = "invoke";
constexpr std::string_view kMark = "$$";  // between the class and the method in the name of the synthetic class
constexpr std::uint16_t kStaticMethod = access::kPublic | access::kStatic | access::kSynthetic;
constexpr std::uint16_t kStaticField = access::kStatic | access::kFinal | access::kSynthetic;

std::string with_first_parameter(std::string_view type, std::string_view descriptor) {
    return "(" + std::string(type) + std::string(descriptor.substr(1));
}

void load_arguments(CodeWriter& code, const MethodDescriptor& type) {
    int local = 1;  // 0 is the handle
    for (std::string_view parameter : type.parameters) {
        code.load(basic_type(parameter.front()), local);
        local += slot_count(basic_type(parameter.front()));
    }
}

// One synthetic class: a static constant that the check compares with, and the method.
class PolymorphicWriter {
  public:
    PolymorphicWriter(std::string_view class_name, std::string_view method, std::string_view descriptor,
                      const MethodDescriptor& type)
        : writer_(class_name, access::kFinal | access::kSuper | access::kSynthetic, {}),
          method_(method),
          descriptor_(descriptor),
          type_(type) {}

    classfile::Bytes write_handle_call() {
        writer_.add_field(kStaticField, "TYPE", kMethodType);
        CodeWriter initialiser(writer_.constants(), 0);
        push_method_type(initialiser, descriptor_);
        initialiser.put_static({writer_.name(), "TYPE", kMethodType});
        initialiser.return_value(BasicType::Void);
        writer_.add_method(access::kStatic, "<clinit>", "()V", initialiser.finish());

        CodeWriter code(writer_.constants(), 1 + type_.parameter_slots);
        code.load(BasicType::Reference, 0);
        code.get_static({writer_.name(), "TYPE", kMethodType});
        if (method_ == "invokeExact") {
            code.invoke(InvokeKind::Static,
                        {kInvokers, "checkExactType", "(Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodType;)V"});
            code.load(BasicType::Reference, 0);
        } else {
            code.invoke(InvokeKind::Static,
                        {kInvokers, "checkGenericType",
                         "(Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;"});
        }
        load_arguments(code, type_);
        code.invoke(InvokeKind::Virtual, {kHandle, "invokeBasic", descriptor_});
        code.return_value(basic_type(type_.return_type.front()));
        writer_.add_method(kStaticMethod, kMethodName, with_first_parameter(kHandleType, descriptor_), code.finish());
        return writer_.finish();
    }

    // The guard of VarHandleGuards: a direct handle of exactly this type links straight to the access method, others go
    // through a method handle that converts.
    classfile::Bytes write_access() {
        writer_.add_field(kStaticField, "ACCESS", kAccessType);
        write_access_initialiser();

        CodeWriter code(writer_.constants(), 1 + type_.parameter_slots);
        auto push_access_field = [&](std::string_view name, std::string_view type) {
            code.get_static({writer_.name(), "ACCESS", kAccessType});
            code.get_field({kAccess, name, type});
        };
        auto push_form = [&] {
            code.load(BasicType::Reference, 0);
            code.get_field({kVarHandle, "vform", "Ljava/lang/invoke/VarForm;"});
        };
        code.load(BasicType::Reference, 0);
        code.get_static({writer_.name(), "ACCESS", kAccessType});
        code.invoke(InvokeKind::Virtual,
                    {kVarHandle, "checkExactAccessMode", "(Ljava/lang/invoke/VarHandle$AccessDescriptor;)V"});

        CodeWriter::Label indirect, direct;
        code.load(BasicType::Reference, 0);
        code.invoke(InvokeKind::Virtual, {kVarHandle, "isDirect", "()Z"});
        code.branch(Bytecode::IfEq, indirect);
        push_form();
        push_access_field("type", "I");
        code.invoke(InvokeKind::Virtual, {kVarForm, "getMethodType", "(I)Ljava/lang/invoke/MethodType;"});
        push_access_field("symbolicMethodTypeErased", kMethodType);
        if (type_.return_type == "V") {
            code.branch(Bytecode::IfACmpEq, direct);
            push_form();
            push_access_field("type", "I");
            code.invoke(InvokeKind::Virtual, {kVarForm, "getMethodType_V", "(I)Ljava/lang/invoke/MethodType;"});
            push_access_field("symbolicMethodTypeErased", kMethodType);
        }
        code.branch(Bytecode::IfACmpNe, indirect);
        code.bind(direct);
        prepare_cast(code);
        code.load(BasicType::Reference, 0);
        load_arguments(code, type_);
        push_form();
        push_access_field("mode", "I");
        code.invoke(InvokeKind::Virtual, {kVarForm, "getMemberName", "(I)Ljava/lang/invoke/MemberName;"});
        std::string linked = descriptor_with_handle();
        linked.insert(linked.rfind(')'), "Ljava/lang/invoke/MemberName;");
        code.invoke(InvokeKind::Static, {kHandle, "linkToStatic", linked});
        return_result(code);

        code.bind(indirect);
        prepare_cast(code);
        code.load(BasicType::Reference, 0);
        push_access_field("mode", "I");
        code.invoke(InvokeKind::Virtual, {kVarHandle, "getMethodHandle", "(I)Ljava/lang/invoke/MethodHandle;"});
        push_access_field("symbolicMethodTypeInvoker", kMethodType);
        code.invoke(InvokeKind::Virtual, {kHandle, "asType", "(Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;"});
        code.load(BasicType::Reference, 0);
        code.invoke(InvokeKind::Virtual, {kVarHandle, "asDirect", "()Ljava/lang/invoke/VarHandle;"});
        load_arguments(code, type_);
        code.invoke(InvokeKind::Virtual, {kHandle, "invokeBasic", descriptor_with_handle()});
        return_result(code);
        writer_.add_method(kStaticMethod, kMethodName, with_first_parameter("Ljava/lang/invoke/VarHandle;", descriptor_),
                           code.finish());
        return writer_.finish();
    }

  private:
    // ACCESS = new AccessDescriptor(type, mode.at.ordinal(), mode.ordinal())
    void write_access_initialiser() {
        CodeWriter code(writer_.constants(), 0);
        int mode = code.new_local(BasicType::Reference);
        code.push_string(method_);
        code.invoke(InvokeKind::Static,
                    {kAccessMode, "valueFromMethodName", "(Ljava/lang/String;)Ljava/lang/invoke/VarHandle$AccessMode;"});
        code.store(BasicType::Reference, mode);
        code.new_object(kAccess);
        code.dup();
        push_method_type(code, descriptor_);
        code.load(BasicType::Reference, mode);
        code.get_field({kAccessMode, "at", "Ljava/lang/invoke/VarHandle$AccessType;"});
        code.invoke(InvokeKind::Virtual, {"java/lang/Enum", "ordinal", "()I"});
        code.load(BasicType::Reference, mode);
        code.invoke(InvokeKind::Virtual, {"java/lang/Enum", "ordinal", "()I"});
        code.invoke(InvokeKind::Special, {kAccess, "<init>", "(Ljava/lang/invoke/MethodType;II)V"});
        code.put_static({writer_.name(), "ACCESS", kAccessType});
        code.return_value(BasicType::Void);
        writer_.add_method(access::kStatic, "<clinit>", "()V", code.finish());
    }

    // What is called returns any object: the cast that follows decides.
    std::string descriptor_with_handle() const {
        std::string descriptor = with_first_parameter("Ljava/lang/invoke/VarHandle;", descriptor_);
        if (returns_reference()) descriptor.replace(descriptor.rfind(')') + 1, std::string::npos, "Ljava/lang/Object;");
        return descriptor;
    }

    // The erased result is cast by the Class object, as in VarHandleGuards, for the message; and by name, for the verifier.
    bool returns_reference() const { return basic_type(type_.return_type.front()) == BasicType::Reference; }
    void prepare_cast(CodeWriter& code) {
        if (!returns_reference()) return;
        code.get_static({writer_.name(), "ACCESS", kAccessType});
        code.get_field({kAccess, "returnType", "Ljava/lang/Class;"});
    }
    void return_result(CodeWriter& code) {
        if (returns_reference()) {
            code.invoke(InvokeKind::Virtual, {"java/lang/Class", "cast", "(Ljava/lang/Object;)Ljava/lang/Object;"});
            if (type_.return_type != "Ljava/lang/Object;")
                code.check_cast(classfile::class_name_of_descriptor(type_.return_type));
        }
        code.return_value(basic_type(type_.return_type.front()));
    }

    ClassWriter writer_;
    std::string_view method_, descriptor_;
    const MethodDescriptor& type_;
};

}  // namespace

void push_method_type(CodeWriter& code, std::string_view descriptor) {
    code.push_string(descriptor);
    code.emit(Bytecode::AConstNull);
    code.invoke(InvokeKind::Static, {"java/lang/invoke/MethodType", "fromMethodDescriptorString",
                                     "(Ljava/lang/String;Ljava/lang/ClassLoader;)Ljava/lang/invoke/MethodType;"});
}

bool is_polymorphic_primitive(std::string_view method_name) {
    return method_name == "invokeBasic" || method_name.starts_with("linkTo");
}

std::string_view linked_method_name(const Class& synthetic) {
    std::string_view name = synthetic.name.text();
    name.remove_prefix(name.find(kMark) + kMark.size());
    return name.substr(0, name.find('$'));
}

std::string erased(std::string_view accessor_descriptor) {
    auto type = classfile::parse_method_descriptor(accessor_descriptor);
    VERIFY(type.has_value(), "should have a descriptor that was checked");
    auto erase = [](std::string_view of) {
        return basic_type(of.front()) == BasicType::Reference ? std::string_view("Ljava/lang/Object;") : of;
    };
    std::string result = "(Ljava/lang/invoke/VarHandle;";
    for (std::size_t i = 1; i < type->parameters.size(); ++i) result += erase(type->parameters[i]);
    return result.append(")").append(erase(type->return_type));
}

Link<Method*> link_polymorphic(Program& program, const Method& polymorphic, std::string_view descriptor) {
    std::string_view owner = polymorphic.owner->name.text();
    std::string_view method = polymorphic.name.text();
    char suffix[20];
    std::snprintf(suffix, sizeof suffix, "%016llx", static_cast<unsigned long long>(hash_text(descriptor)));
    std::string class_name = std::string(owner) + std::string(kMark) + std::string(method) + "$" + suffix;
    std::string static_descriptor = with_first_parameter("L" + std::string(owner) + ";", descriptor);
    if (Method* known = find_linked(program, class_name, kMethodName, static_descriptor)) return known;
    auto type = classfile::parse_method_descriptor(descriptor);
    VERIFY(type.has_value(), "should have a descriptor that the reader has checked");
    PolymorphicWriter writer(class_name, method, descriptor, *type);
    classfile::Bytes bytes = owner == kHandle ? writer.write_handle_call() : writer.write_access();
    return define_and_find(program, *polymorphic.owner, std::move(bytes), {kMethodName, static_descriptor});
}

}  // namespace raceproof::program::desugar
