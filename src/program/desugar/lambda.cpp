#include "program/desugar/lambda.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "program/access.h"
#include "program/desugar/class_writer.h"
#include "program/desugar/code_writer.h"
#include "program/desugar/convert.h"
#include "program/program.h"
#include "program/resolution.h"

namespace raceproof::program::desugar {

namespace access = classfile::access;
using classfile::basic_type;
using classfile::MethodDescriptor;
using classfile::ReferenceKind;

namespace {

constexpr std::string_view kFactoryName = "get$Lambda";
constexpr std::string_view kInstanceName = "LAMBDA_INSTANCE$";

LinkError conversion_failed(std::string why) {
    return bootstrap_failed("java.lang.invoke.LambdaConversionException: " + std::move(why));
}

// What the bootstrap method's arguments ask for.
struct Lambda {
    std::string_view interface_name;
    std::string_view method_name;
    std::vector<std::string_view> method_descriptors;  // the interface method's own, then its bridges
    MethodDescriptor instantiated;
    HandleConstant implementation;
    std::vector<std::string> markers;
    bool is_serializable = false;
};

// altMetafactory's tail: flags, [marker count, markers], [bridge count, bridges].
bool read_alternatives(const CallSite& site, Lambda& lambda) {
    constexpr int kSerializable = 1, kMarkers = 2, kBridges = 4;
    std::size_t position = 3;
    auto flags = site.integer(position++);
    if (!flags) return false;
    lambda.is_serializable = *flags & kSerializable;
    if (*flags & kMarkers) {
        auto count = site.integer(position++);
        for (std::int32_t i = 0; i < count.value_or(0); ++i) {
            auto marker = site.class_name(position++);
            if (!marker) return false;
            lambda.markers.emplace_back(*marker);
        }
    }
    if (*flags & kBridges) {
        constexpr int kMaxBridges = 1000;  // far beyond what any compiler emits; keeps the synthetic class within the format
        auto count = site.integer(position++);
        if (count.value_or(0) > kMaxBridges) return false;
        for (std::int32_t i = 0; i < count.value_or(0); ++i) {
            auto bridge = site.method_type(position++);
            if (!bridge) return false;
            lambda.method_descriptors.push_back(*bridge);
        }
    }
    return position == site.arguments.size();
}

Link<Lambda> read_lambda(const CallSite& site, Metafactory factory) {
    auto method_type = site.method_type(0);
    auto implementation = site.method_handle(1);
    auto instantiated = site.method_type(2);
    if (!method_type || !implementation || !instantiated || site.type.return_type.front() != 'L')
        return conversion_failed("bad arguments");
    if (site.name.find_first_of(".;[/<>") != std::string_view::npos)
        return conversion_failed("Method name '" + std::string(site.name) + "' is not legal");
    auto instantiated_type = classfile::parse_method_descriptor(*instantiated);
    if (!instantiated_type) return conversion_failed("bad arguments");
    Lambda lambda{
        .interface_name = classfile::class_name_of_descriptor(site.type.return_type),
        .method_name = site.name,
        .method_descriptors = {*method_type},
        .instantiated = std::move(*instantiated_type),
        .implementation = *implementation,
    };
    if (factory == Metafactory::Alternative ? !read_alternatives(site, lambda) : site.arguments.size() != 3)
        return conversion_failed("bad arguments");
    return lambda;
}

// The interfaces of the synthetic class, each once. All must be interfaces that the host can see.
Link<std::vector<std::string>> interfaces_of(const CallSite& site, const Lambda& lambda) {
    std::vector<std::string> names{std::string(lambda.interface_name)};
    for (const std::string& marker : lambda.markers)
        if (std::find(names.begin(), names.end(), marker) == names.end()) names.push_back(marker);
    bool is_serializable = false;
    for (const std::string& name : names) {
        Link<Class*> interface = site.program.load(name);
        if (!interface) return interface.error();
        if (!(*interface)->is_interface()) return conversion_failed((*interface)->dotted_name() + " is not an interface");
        if (!can_access_class(site.host, **interface))
            return LinkError{
                LinkErrorKind::IllegalAccess,
                "class " + site.host.dotted_name() + " cannot access its superinterface " + (*interface)->dotted_name()};
        is_serializable |=
            (*interface)->implements(site.program.required("java/io/Serializable")) || name == "java/io/Serializable";
    }
    if (lambda.is_serializable && !is_serializable) names.emplace_back("java/io/Serializable");
    return names;
}

// How the implementation is called from the synthetic class.
struct Target {
    MemberName method;
    InvokeKind invoke = InvokeKind::Static;
    bool is_constructor = false;
    std::vector<std::string> parameters;  // descriptors, the receiver's first
    std::string return_type;
};

std::string descriptor_of_class(std::string_view name) {
    return name.front() == '[' ? std::string(name) : "L" + std::string(name) + ";";
}

Link<Target> target_of(const CallSite& site, const HandleConstant& handle) {
    Link<ResolvedMethod> resolved = LinkError{LinkErrorKind::Unsupported, ""};
    Target target{.method = {handle.owner, handle.name, handle.descriptor, handle.owner_is_interface}};
    auto type = classfile::parse_method_descriptor(handle.descriptor);
    switch (handle.kind) {
        case ReferenceKind::InvokeStatic:
            resolved = resolve_static(site.program, site.host, handle.reference);
            target.invoke = InvokeKind::Static;
            break;
        case ReferenceKind::NewInvokeSpecial:
            resolved = resolve_method(site.program, site.host, handle.reference);
            target.invoke = InvokeKind::Special;
            target.is_constructor = true;
            break;
        case ReferenceKind::InvokeVirtual:
            resolved = resolve_virtual(site.program, site.host, handle.reference);
            target.invoke = InvokeKind::Virtual;
            break;
        case ReferenceKind::InvokeSpecial:
            resolved = resolve_method(site.program, site.host, handle.reference);
            target.invoke = handle.owner_is_interface ? InvokeKind::Interface : InvokeKind::Virtual;
            break;
        case ReferenceKind::InvokeInterface:
            resolved = resolve_interface(site.program, site.host, handle.reference);
            target.invoke = InvokeKind::Interface;
            break;
        default: return conversion_failed("Unsupported MethodHandle kind");
    }
    if (!resolved) return resolved.error();
    if (!type) return conversion_failed("bad implementation");
    // Private methods of old class files come as invokeSpecial too. Any other is a super call, on the host's own instances.
    std::string_view receiver = handle.owner;
    if (handle.kind == ReferenceKind::InvokeSpecial && !resolved->method->is_private()) {
        target.invoke = InvokeKind::Special;
        receiver = site.host.name.text();
    }

    bool has_receiver = handle.kind != ReferenceKind::InvokeStatic && !target.is_constructor;
    if (has_receiver) target.parameters.push_back(descriptor_of_class(receiver));
    target.parameters.insert(target.parameters.end(), type->parameters.begin(), type->parameters.end());
    target.return_type = target.is_constructor ? descriptor_of_class(handle.owner) : std::string(type->return_type);
    return target;
}

class LambdaClassWriter {
  public:
    LambdaClassWriter(const CallSite& site, const Lambda& lambda, const Target& target, std::string name,
                      const std::vector<std::string>& interfaces)
        : site_(site),
          lambda_(lambda),
          target_(target),
          writer_(name, access::kFinal | access::kSuper | access::kSynthetic, interfaces),
          constructor_descriptor_(std::string(site.descriptor.substr(0, site.descriptor.find(')'))) + ")V") {}

    Link<classfile::Bytes> write() {
        const auto& captured = site_.type.parameters;
        for (std::size_t i = 0; i < captured.size(); ++i)
            writer_.add_field(access::kPrivate | access::kFinal, name_of_captured(i), captured[i]);
        write_constructor();
        if (captured.empty()) write_instance();
        write_factory();
        std::vector<std::string_view> written;
        for (std::string_view descriptor : lambda_.method_descriptors) {
            if (std::find(written.begin(), written.end(), descriptor) != written.end()) continue;
            written.push_back(descriptor);
            if (Link<Done> done = write_method(descriptor); !done) return done.error();
        }
        if (lambda_.is_serializable) write_replacement();
        return writer_.finish();
    }

  private:
    void write_constructor() {
        CodeWriter code(writer_.constants(), 1 + site_.type.parameter_slots);
        code.load(BasicType::Reference, 0);
        code.invoke(InvokeKind::Special, {"java/lang/Object", "<init>", "()V"});
        int local = 1;
        for (std::size_t i = 0; i < site_.type.parameters.size(); ++i) {
            std::string_view descriptor = site_.type.parameters[i];
            BasicType type = basic_type(descriptor.front());
            code.load(BasicType::Reference, 0);
            code.load(type, local);
            code.put_field({writer_.name(), name_of_captured(i), descriptor});
            local += slot_count(type);
        }
        code.return_value(BasicType::Void);
        writer_.add_method(access::kPrivate, "<init>", constructor_descriptor_, code.finish());
    }

    void new_instance(CodeWriter& code) {
        code.new_object(writer_.name());
        code.dup();
        int local = 0;
        for (std::string_view descriptor : site_.type.parameters) {
            BasicType type = basic_type(descriptor.front());
            code.load(type, local);
            local += slot_count(type);
        }
        code.invoke(InvokeKind::Special, {writer_.name(), "<init>", constructor_descriptor_});
    }

    void write_instance() {
        writer_.add_field(access::kPrivate | access::kStatic | access::kFinal, kInstanceName, site_.type.return_type);
        CodeWriter code(writer_.constants(), 0);
        new_instance(code);
        code.put_static({writer_.name(), kInstanceName, site_.type.return_type});
        code.return_value(BasicType::Void);
        writer_.add_method(access::kStatic, "<clinit>", "()V", code.finish());
    }

    void write_factory() {
        CodeWriter code(writer_.constants(), site_.type.parameter_slots);
        if (site_.type.parameters.empty())
            code.get_static({writer_.name(), kInstanceName, site_.type.return_type});
        else
            new_instance(code);
        code.return_value(BasicType::Reference);
        writer_.add_method(access::kStatic, kFactoryName, site_.descriptor, code.finish());
    }

    // The interface method, or a bridge: captures and arguments, converted, to the implementation; its result, converted, back.
    Link<Done> write_method(std::string_view descriptor) {
        auto type = classfile::parse_method_descriptor(descriptor);
        const auto& captured = site_.type.parameters;
        if (!type || type->parameters.size() != lambda_.instantiated.parameters.size() ||
            target_.parameters.size() != captured.size() + type->parameters.size())
            return conversion_failed("Incorrect number of parameters for " + std::string(lambda_.implementation.name));

        CodeWriter code(writer_.constants(), 1 + type->parameter_slots);
        if (target_.is_constructor) {
            code.new_object(target_.method.owner);
            code.dup();
        }
        for (std::size_t i = 0; i < captured.size(); ++i) {
            code.load(BasicType::Reference, 0);
            code.get_field({writer_.name(), name_of_captured(i), captured[i]});
            if (!pass_capture(code, captured[i], target_.parameters[i]))
                return conversion_failed("Type mismatch in captured lambda parameter " + std::to_string(i));
        }
        int local = 1;
        for (std::size_t i = 0; i < type->parameters.size(); ++i) {
            std::string_view from = type->parameters[i], instantiated = lambda_.instantiated.parameters[i];
            code.load(basic_type(from.front()), local);
            local += slot_count(basic_type(from.front()));
            bool agrees = basic_type(from.front()) == basic_type(instantiated.front());
            if (!agrees || !convert(code, {from, target_.parameters[captured.size() + i], instantiated}))
                return conversion_failed("Type mismatch for lambda argument " + std::to_string(i));
        }
        code.invoke(target_.invoke, target_.method);
        if (!convert(code, {target_.return_type, type->return_type, type->return_type}))
            return conversion_failed("Type mismatch for lambda return: " + target_.return_type + " is not convertible to " +
                                     std::string(type->return_type));
        code.return_value(basic_type(type->return_type.front()));
        writer_.add_method(access::kPublic, lambda_.method_name, descriptor, code.finish());
        return Done{};
    }

    // writeReplace: what is serialised in the lambda's stead, a java.lang.invoke.SerializedLambda that names the call site.
    void write_replacement() {
        constexpr std::string_view kSerialized = "java/lang/invoke/SerializedLambda";
        const auto& captured = site_.type.parameters;
        CodeWriter code(writer_.constants(), 1);
        code.new_object(kSerialized);
        code.dup();
        code.push_class(site_.host.name.text());
        code.push_string(lambda_.interface_name);
        code.push_string(lambda_.method_name);
        code.push_string(lambda_.method_descriptors.front());
        code.push_int(static_cast<std::int32_t>(lambda_.implementation.kind));
        code.push_string(lambda_.implementation.owner);
        code.push_string(lambda_.implementation.name);
        code.push_string(lambda_.implementation.descriptor);
        code.push_string(*site_.method_type(2));
        code.push_int(static_cast<std::int32_t>(captured.size()));
        code.new_object_array();
        for (std::size_t i = 0; i < captured.size(); ++i) {
            code.dup();
            code.push_int(static_cast<std::int32_t>(i));
            code.load(BasicType::Reference, 0);
            code.get_field({writer_.name(), name_of_captured(i), captured[i]});
            bool boxed = convert(code, {captured[i], "Ljava/lang/Object;", "Ljava/lang/Object;"});
            VERIFY(boxed, "should be able to box any value");
            code.emit(Bytecode::AAStore);
        }
        code.invoke(
            InvokeKind::Special,
            {kSerialized, "<init>",
             "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;ILjava/lang/String;Ljava/lang/String;"
             "Ljava/lang/String;Ljava/lang/String;[Ljava/lang/Object;)V"});
        code.return_value(BasicType::Reference);
        writer_.add_method(access::kPrivate | access::kFinal, "writeReplace", "()Ljava/lang/Object;", code.finish());
    }

    // A captured value has the implementation's type, but for a receiver of a subclass.
    static bool pass_capture(CodeWriter& code, std::string_view from, std::string_view to) {
        if (from == to) return true;
        if (basic_type(from.front()) != BasicType::Reference || basic_type(to.front()) != BasicType::Reference) return false;
        return convert(code, {from, to, from});
    }

    const CallSite& site_;
    const Lambda& lambda_;
    const Target& target_;
    ClassWriter writer_;
    std::string constructor_descriptor_;
};

}  // namespace

std::string name_of_captured(std::size_t number) { return "arg$" + std::to_string(number + 1); }

// Like the hidden classes that HotSpot makes: "Foo$$Lambda$1/0x…" to Java.
std::string name_of_lambda_class(const CallSite& site) {
    return fmt::format("{}$$Lambda${}{}{:016x}", site.host.name.text(), site.ordinal(), kHiddenMark, site.ordinal());
}

Link<Method*> link_lambda(const CallSite& site, Metafactory factory) {
    std::string name = name_of_lambda_class(site);
    if (Method* linked = find_linked(site.program, name, kFactoryName, site.descriptor)) return linked;

    Link<Lambda> lambda = read_lambda(site, factory);
    if (!lambda) return lambda.error();
    Link<std::vector<std::string>> interfaces = interfaces_of(site, *lambda);
    if (!interfaces) return interfaces.error();
    Link<Target> target = target_of(site, lambda->implementation);
    if (!target) return target.error();
    Link<classfile::Bytes> bytes = LambdaClassWriter(site, *lambda, *target, name, *interfaces).write();
    if (!bytes) return bytes.error();
    return define_and_find(site.program, site.host, bytes.take(), {kFactoryName, site.descriptor});
}

}  // namespace raceproof::program::desugar
