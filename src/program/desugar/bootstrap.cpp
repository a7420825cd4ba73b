#include "program/desugar/bootstrap.h"

#include "program/program.h"

namespace raceproof::program::desugar {

using classfile::ClassFile;
using classfile::Constant;
using classfile::Tag;

const Constant* CallSite::argument(std::size_t position, Tag tag) const {
    if (position >= arguments.size() || !file().has(arguments[position], tag)) return nullptr;
    return &file().constant(arguments[position]);
}

std::optional<std::string_view> CallSite::method_type(std::size_t position) const {
    const Constant* constant = argument(position, Tag::MethodType);
    return constant ? std::optional(file().utf8(constant->first)) : std::nullopt;
}

std::optional<HandleConstant> CallSite::method_handle(std::size_t position) const {
    return argument(position, Tag::MethodHandle) ? std::optional(handle_constant(file(), arguments[position])) : std::nullopt;
}

std::optional<std::string_view> CallSite::class_name(std::size_t position) const {
    const Constant* constant = argument(position, Tag::Class);
    return constant ? std::optional(file().utf8(constant->first)) : std::nullopt;
}

std::optional<std::string_view> CallSite::string(std::size_t position) const {
    const Constant* constant = argument(position, Tag::String);
    return constant ? std::optional(file().utf8(constant->first)) : std::nullopt;
}

std::optional<std::int32_t> CallSite::integer(std::size_t position) const {
    const Constant* constant = argument(position, Tag::Integer);
    return constant ? std::optional(static_cast<std::int32_t>(constant->bits)) : std::nullopt;
}

int CallSite::ordinal() const {
    int count = 0;
    for (std::uint32_t i = 1; i <= index; ++i) {
        const Constant& constant = file().constants[i];
        if (constant.tag != Tag::InvokeDynamic || constant.first >= file().bootstrap_methods.size()) continue;
        if (handle_constant(file(), file().bootstrap_methods[constant.first].method_handle).owner == bootstrap.owner) ++count;
    }
    return count;
}

HandleConstant handle_constant(const ClassFile& file, std::uint16_t index) {
    const Constant& handle = file.constant(index);
    const Constant& reference = file.constant(handle.second);
    auto [name, descriptor] = file.name_and_type(reference.second);
    return {
        .kind = static_cast<classfile::ReferenceKind>(handle.first),
        .reference = handle.second,
        .owner = file.class_name(reference.first),
        .name = name,
        .descriptor = descriptor,
        .owner_is_interface = reference.tag == Tag::InterfaceMethodRef,
    };
}

Link<CallSite> read_call_site(Program& program, Class& host, std::uint16_t index) {
    const ClassFile& file = *host.file;
    VERIFY(file.has(index, Tag::InvokeDynamic), "should be asked for an InvokeDynamic constant");
    const Constant& constant = file.constant(index);
    if (constant.first >= file.bootstrap_methods.size())
        return LinkError{LinkErrorKind::ClassFormat, "Missing bootstrap method in class file " + host.dotted_name()};
    const classfile::BootstrapMethod& bootstrap = file.bootstrap_methods[constant.first];
    auto [name, descriptor] = file.name_and_type(constant.second);
    auto type = classfile::parse_method_descriptor(descriptor);
    if (!type || !file.has(bootstrap.method_handle, Tag::MethodHandle))
        return LinkError{LinkErrorKind::ClassFormat, "Bad bootstrap method in class file " + host.dotted_name()};
    return CallSite{
        .program = program,
        .host = host,
        .index = index,
        .name = name,
        .descriptor = descriptor,
        .type = std::move(*type),
        .bootstrap = handle_constant(file, bootstrap.method_handle),
        .arguments = bootstrap.arguments,
    };
}

LinkError bootstrap_failed(std::string exception) {
    return {LinkErrorKind::BootstrapMethod, "call site initialization exception: " + std::move(exception)};
}

Method* find_linked(Program& program, std::string_view class_name, std::string_view method, std::string_view descriptor) {
    Class* found = program.find_loaded(class_name);
    return found && found->is_synthetic ? found->find_declared_method(method, descriptor) : nullptr;
}

Link<Method*> define_and_find(Program& program, const Class& host, classfile::Bytes bytes, const SyntheticMethod& method) {
    Link<Class*> defined = program.define(std::move(bytes), {.host = &host, .hidden = false, .synthetic = true});
    if (!defined) return defined.error();
    Method* found = (*defined)->find_declared_method(method.name, method.descriptor);
    VERIFY(found, "should find the method it has just written");
    return found;
}

}  // namespace raceproof::program::desugar
