#include "classfile/constant_pool_checks.h"

#include <fmt/format.h>

#include <string>

#include "classfile/descriptor.h"
#include "classfile/descriptor_scan.h"
#include "classfile/names.h"
#include "classfile/versions.h"

namespace raceproof::classfile {
namespace {

class PoolChecker {
  public:
    PoolChecker(ReadContext context, std::size_t offset) : context_(context), offset_(offset) {}

    // First that references reach constants of the right tag, then what these contain: a reference may point forward.
    void check() {
        for (index_ = 1; index_ < file().constants.size() && !context_.failed(); ++index_)
            check_references(file().constants[index_]);
        for (index_ = 1; index_ < file().constants.size() && !context_.failed(); ++index_)
            check_contents(file().constants[index_]);
    }

  private:
    const ClassFile& file() const { return context_.file; }

    void fail(std::string_view reason) { context_.error.fail(offset_, fmt::format("constant {}: {}", index_, reason)); }

    void need(std::uint16_t index, Tag tag) {
        if (!file().has(index, tag)) fail(fmt::format("its constant {} is of the wrong kind", index));
    }

    void check_references(const Constant& constant) {
        switch (constant.tag) {
            case Tag::Class:
            case Tag::String:
            case Tag::MethodType:
            case Tag::Module:
            case Tag::Package: need(constant.first, Tag::Utf8); break;
            case Tag::NameAndType:
                need(constant.first, Tag::Utf8);
                need(constant.second, Tag::Utf8);
                break;
            case Tag::FieldRef:
            case Tag::MethodRef:
            case Tag::InterfaceMethodRef:
                need(constant.first, Tag::Class);
                need(constant.second, Tag::NameAndType);
                break;
            case Tag::Dynamic:
            case Tag::InvokeDynamic: need(constant.second, Tag::NameAndType); break;
            case Tag::MethodHandle: check_method_handle_reference(constant); break;
            default: break;
        }
    }

    void check_method_handle_reference(const Constant& constant) {
        bool interface_allowed = context_.from_version(version::kJava8);
        switch (static_cast<ReferenceKind>(constant.first)) {
            case ReferenceKind::GetField:
            case ReferenceKind::GetStatic:
            case ReferenceKind::PutField:
            case ReferenceKind::PutStatic: need(constant.second, Tag::FieldRef); return;
            case ReferenceKind::InvokeVirtual:
            case ReferenceKind::NewInvokeSpecial: need(constant.second, Tag::MethodRef); return;
            case ReferenceKind::InvokeStatic:
            case ReferenceKind::InvokeSpecial:
                if (!interface_allowed || !file().has(constant.second, Tag::InterfaceMethodRef))
                    need(constant.second, Tag::MethodRef);
                return;
            case ReferenceKind::InvokeInterface: need(constant.second, Tag::InterfaceMethodRef); return;
        }
        fail(fmt::format("method handle of unknown kind {}", constant.first));
    }

    void check_contents(const Constant& constant) {
        switch (constant.tag) {
            case Tag::Class: check_class_name(file().utf8(constant.first)); break;
            case Tag::NameAndType: check_name_and_type(file().utf8(constant.first), file().utf8(constant.second)); break;
            case Tag::FieldRef:
            case Tag::Dynamic:
                if (has_method_type(constant)) fail("needs the descriptor of a field, has that of a method");
                break;
            case Tag::MethodRef:
                if (has_method_type(constant)) check_method_ref_name(file().name_and_type(constant.second).name);
                [[fallthrough]];
            case Tag::InterfaceMethodRef:
            case Tag::InvokeDynamic:
                if (!has_method_type(constant)) fail("needs the descriptor of a method, has that of a field");
                break;
            case Tag::MethodHandle: check_method_handle_name(constant); break;
            case Tag::MethodType:
                if (!scan_method_descriptor(file().utf8(constant.first))) fail("method type that is no method descriptor");
                break;
            default: break;
        }
    }

    void check_class_name(std::string_view name) {
        bool legal = name.starts_with('[') ? is_field_descriptor(name) : is_class_name(name);
        if (!legal) fail(fmt::format("illegal class name \"{}\"", name));
    }

    void check_name_and_type(std::string_view name, std::string_view descriptor) {
        if (descriptor.starts_with('(')) {
            check_method_name_and_descriptor(context_, offset_, name, descriptor);
        } else {
            check_field_name_and_descriptor(context_, offset_, name, descriptor);
        }
    }

    bool has_method_type(const Constant& constant) const {
        return file().name_and_type(constant.second).descriptor.starts_with('(');
    }

    void check_method_ref_name(std::string_view name) {
        if (name.starts_with('<') && name != "<init>") fail(fmt::format("refers to a method {}", name));
    }

    // Only NewInvokeSpecial is of <init>, and it is of nothing else.
    void check_method_handle_name(const Constant& constant) {
        auto kind = static_cast<ReferenceKind>(constant.first);
        if (kind < ReferenceKind::InvokeVirtual) return;
        std::string_view name = file().name_and_type(file().constant(constant.second).second).name;
        if ((name == "<init>") != (kind == ReferenceKind::NewInvokeSpecial))
            fail(fmt::format("method handle of kind {} to method {}", constant.first, name));
    }

    ReadContext context_;
    std::size_t offset_;
    std::size_t index_ = 0;
};

}  // namespace

void check_constants(ReadContext context, std::size_t offset) { PoolChecker(context, offset).check(); }

}  // namespace raceproof::classfile
