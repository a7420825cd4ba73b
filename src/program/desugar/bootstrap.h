// A call site as its class file describes it: name, type, bootstrap method and static arguments, with the indices followed.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "program/class.h"
#include "program/link_error.h"

namespace raceproof::program {
class Program;
}

namespace raceproof::program::desugar {

struct HandleConstant {
    classfile::ReferenceKind kind{};
    std::uint16_t reference = 0;  // constant index of the *Ref
    std::string_view owner, name, descriptor;
    bool owner_is_interface = false;
};

struct CallSite {
    Program& program;
    Class& host;
    std::uint16_t index = 0;  // of the InvokeDynamic constant in the host
    std::string_view name, descriptor;
    classfile::MethodDescriptor type;
    HandleConstant bootstrap;
    std::span<const std::uint16_t> arguments;  // constant indices

    const classfile::ClassFile& file() const { return *host.file; }

    // The static argument, if it is there and of this kind.
    const classfile::Constant* argument(std::size_t position, classfile::Tag tag) const;
    std::optional<std::string_view> method_type(std::size_t position) const;
    std::optional<HandleConstant> method_handle(std::size_t position) const;
    std::optional<std::string_view> class_name(std::size_t position) const;
    std::optional<std::string_view> string(std::size_t position) const;
    std::optional<std::int32_t> integer(std::size_t position) const;

    // How many call sites of the host with this bootstrap class come at or before this one: a number for the synthetic
    // class that does not depend on the order in which call sites are linked.
    int ordinal() const;
};

HandleConstant handle_constant(const classfile::ClassFile& file, std::uint16_t index);

Link<CallSite> read_call_site(Program& program, Class& host, std::uint16_t index);

// What HotSpot throws when a bootstrap method rejects its arguments: `exception` is the cause, "java.lang.…Exception: why".
LinkError bootstrap_failed(std::string exception);

// Defines the synthetic class and picks its static method; finds it again if another worker was first.
Method* find_linked(Program& program, std::string_view class_name, std::string_view method, std::string_view descriptor);
struct SyntheticMethod {
    std::string_view name, descriptor;
};
Link<Method*> define_and_find(Program& program, const Class& host, classfile::Bytes bytes, const SyntheticMethod& method);

}  // namespace raceproof::program::desugar
