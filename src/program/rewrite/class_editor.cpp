#include "program/rewrite/class_editor.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "classfile/reader.h"
#include "program/inferred_frames.h"
#include "program/rewrite/assembler.h"
#include "program/rewrite/class_copier.h"
#include "program/rewrite/edits.h"
#include "program/rewrite/stack_map.h"

namespace raceproof::program::rewrite {
namespace {

namespace access = classfile::access;

constexpr std::uint16_t kFieldFlags = access::kFinal | access::kVolatile | access::kTransient;
constexpr std::uint16_t kMethodFlags = access::kFinal | access::kSynchronized;
constexpr std::uint16_t kFirstVersionWithFrames = 50, kFirstVersionWithDynamicConstants = 55;

// Later changes win.
void add(FlagChange& to, FlagChange change) {
    to.set = static_cast<std::uint16_t>((to.set & ~change.clear) | change.set);
    to.clear = static_cast<std::uint16_t>((to.clear & ~change.set) | change.clear);
}

std::uint16_t changed(std::uint16_t flags, FlagChange change) {
    return static_cast<std::uint16_t>((flags & ~change.clear) | change.set);
}

// Slots that an instruction leaves on the operand stack above what it takes, at the most.
std::ptrdiff_t growth_of(Bytecode code) {
    std::string_view effect = info_of(code).effect;
    std::size_t arrow = effect.find('>');
    if (arrow == std::string_view::npos) return 2;
    return std::max<std::ptrdiff_t>(
        0, 2 * static_cast<std::ptrdiff_t>(effect.size() - arrow - 1) - static_cast<std::ptrdiff_t>(arrow));
}

// What the body may need, until the verifier has found out what it does need.
std::uint16_t stack_bound(const MethodCode& code) {
    std::ptrdiff_t bound = code.max_stack;
    for (const CodeInstruction& instruction : code.instructions)
        if (instruction.original_offset == CodeInstruction::kInserted) bound += growth_of(instruction.code);
    return static_cast<std::uint16_t>(std::min<std::ptrdiff_t>(0xFFFF, bound));
}

}  // namespace

ClassEditor::ClassEditor(Program& program, Class& original)
    : program_(program), original_(original), constants_(*original.file) {}

// A version from 50 to 54 can be raised: its bodies have frames, and the rules for code that a compiler emits are the same.
Result<std::uint16_t> ClassEditor::add_dynamic_constant(const DynamicConstant& constant) {
    if (original_.file->major_version < kFirstVersionWithFrames)
        return Error{fmt::format("class {} has version {} of the class-file format, which is too old for atomic operations",
                                 original_.dotted_name(), original_.file->major_version)};
    std::uint16_t method =
        constants_.member(classfile::Tag::MethodRef, constant.owner, constant.bootstrap_name, constant.bootstrap_descriptor);
    classfile::BootstrapMethod bootstrap{constants_.method_handle(classfile::ReferenceKind::InvokeStatic, method),
                                         constant.arguments};
    auto is_same = [&](const classfile::BootstrapMethod& other) {
        return other.method_handle == bootstrap.method_handle && other.arguments == bootstrap.arguments;
    };
    auto known = std::find_if(added_bootstrap_methods_.begin(), added_bootstrap_methods_.end(), is_same);
    std::size_t index =
        original_.file->bootstrap_methods.size() + static_cast<std::size_t>(known - added_bootstrap_methods_.begin());
    if (index > 0xFFFF) return Error{fmt::format("class {} has no room for more constants", original_.dotted_name())};
    if (known == added_bootstrap_methods_.end()) added_bootstrap_methods_.push_back(std::move(bootstrap));
    return constants_.dynamic(static_cast<std::uint16_t>(index), constant.name, constant.descriptor);
}

std::string ClassEditor::bootstrap_methods() const {
    std::string body;
    std::vector<classfile::BootstrapMethod> all = original_.file->bootstrap_methods;
    all.insert(all.end(), added_bootstrap_methods_.begin(), added_bootstrap_methods_.end());
    desugar::append_u2(body, static_cast<std::uint16_t>(all.size()));
    for (const classfile::BootstrapMethod& method : all) {
        desugar::append_u2(body, method.method_handle);
        desugar::append_u2(body, static_cast<std::uint16_t>(method.arguments.size()));
        for (std::uint16_t argument : method.arguments) desugar::append_u2(body, argument);
    }
    return body;
}

Result<Done> ClassEditor::change_field(const MemberKey& key, FlagChange change) {
    std::string name = fmt::format("{}.{}", original_.dotted_name(), key.name);
    const Field* field =
        original_.find_declared_field(program_.symbols().intern(key.name), program_.symbols().intern(key.descriptor));
    if (field == nullptr) return Error{fmt::format("there is no field {} with descriptor {}", name, key.descriptor)};
    if ((change.set | change.clear) & ~kFieldFlags)
        return Error{fmt::format("only final, volatile and transient of field {} can be changed", name)};
    FlagChange all = fields_[field->index];
    add(all, change);
    std::uint16_t flags = changed(field->flags, all);
    if ((flags & access::kFinal) && (flags & access::kVolatile))
        return Error{fmt::format("field {} cannot be both final and volatile", name)};
    if (original_.is_interface()) return Error{fmt::format("field {} belongs to an interface", name)};
    fields_[field->index] = all;
    return Done{};
}

Result<Method*> ClassEditor::find_method(const MemberKey& key) const {
    if (Method* method = original_.find_declared_method(key.name, key.descriptor)) return method;
    return Error{fmt::format("there is no method {}.{}{}", original_.dotted_name(), key.name, key.descriptor)};
}

Result<Done> ClassEditor::change_method(const MemberKey& key, FlagChange change) {
    Result<Method*> method = find_method(key);
    if (!method) return method.error();
    if ((change.set | change.clear) & ~kMethodFlags)
        return Error{fmt::format("only final and synchronized of method {} can be changed", (*method)->full_name())};
    if ((*method)->is_abstract() || original_.is_interface() || key.name.starts_with('<'))
        return Error{fmt::format("method {} cannot be changed: it is abstract, of an interface, or an initializer",
                                 (*method)->full_name())};
    add(methods_[(*method)->index], change);
    return Done{};
}

Result<MethodCode> ClassEditor::code_of(const MemberKey& key) const {
    Result<Method*> method = find_method(key);
    if (!method) return method.error();
    if (auto known = codes_.find((*method)->index); known != codes_.end()) return known->second;
    if (!(*method)->info->code) return Error{fmt::format("method {} has no body", (*method)->full_name())};
    Result<MethodCode> code = read_code(*(*method)->info->code);
    if (!code) return Error{fmt::format("{}: {}", (*method)->full_name(), code.error().message)};
    return code;
}

Result<Done> ClassEditor::replace_code(const MemberKey& key, MethodCode code) {
    Result<Method*> method = find_method(key);
    if (!method) return method.error();
    if (!(*method)->info->code) return Error{fmt::format("method {} has no body", (*method)->full_name())};
    remove_unreachable(code);
    codes_.insert_or_assign((*method)->index, std::move(code));
    return Done{};
}

// The frames are inferred from the class file without them: only there are all constants in place.
Result<classfile::Bytes> ClassEditor::write() {
    Result<Bodies> bodies = bodies_without_frames();
    if (!bodies) return bodies.error();
    Result<classfile::Bytes> bytes = emit(*bodies);
    if (!bytes || codes_.empty()) return bytes;
    auto file = classfile::read_class(*bytes);
    if (!file) return Error{fmt::format("{}: {}", original_.dotted_name(), file.error().reason)};
    for (auto& [index, body] : *bodies) {
        Result<std::string> complete = body_with_frames(**file, index);
        if (!complete) return complete.error();
        body = complete.take();
    }
    return emit(*bodies);
}

Result<ClassEditor::Bodies> ClassEditor::bodies_without_frames() {
    Bodies bodies;
    for (const auto& [index, code] : codes_) {
        Result<AssembledCode> assembled = assemble(code);
        if (!assembled) return Error{fmt::format("{}: {}", original_.methods[index]->full_name(), assembled.error().message)};
        bodies.emplace(index, code_attribute(*assembled, stack_bound(code), "", constants_));
    }
    return bodies;
}

Result<std::string> ClassEditor::body_with_frames(const classfile::ClassFile& changed_file, std::size_t method) {
    const MethodCode& code = codes_.at(method);
    Link<InferredFrames> inferred =
        infer_frames(program_, *original_.methods[method], changed_file, *changed_file.methods[method].code);
    if (!inferred)
        return Error{fmt::format("the changed body of {} is not correct: {}", original_.methods[method]->full_name(),
                                 inferred.error().message)};
    std::string stack_map;
    if (original_.file->major_version >= kFirstVersionWithFrames) stack_map = stack_map_table(*inferred, constants_);
    return code_attribute(*assemble(code), std::max(code.max_stack, inferred->max_stack), stack_map, constants_);
}

Result<classfile::Bytes> ClassEditor::emit(const Bodies& bodies) {
    bool has_new_bootstraps = !added_bootstrap_methods_.empty();
    std::uint16_t bootstrap_name = has_new_bootstraps ? constants_.utf8("BootstrapMethods") : std::uint16_t{0};
    if (constants_.overflows()) return Error{fmt::format("class {} has no room for more constants", original_.dotted_name())};
    ClassCopier copier(original_.file->bytes.data);
    copier.copy_version(has_new_bootstraps ? kFirstVersionWithDynamicConstants : std::uint16_t{0});
    copier.copy_constants(constants_.count(), constants_.bytes());
    copier.copy_head();
    copier.copy_fields([&](std::size_t index, std::uint16_t flags) {
        auto change = fields_.find(index);
        return change == fields_.end() ? flags : changed(flags, change->second);
    });
    copier.copy_methods(
        [&](std::size_t index, std::uint16_t flags) {
            auto change = methods_.find(index);
            return change == methods_.end() ? flags : changed(flags, change->second);
        },
        [&](std::size_t index, std::string_view attribute) -> const std::string* {
            auto body = bodies.find(index);
            return attribute == "Code" && body != bodies.end() ? &body->second : nullptr;
        },
        *original_.file);
    if (has_new_bootstraps) copier.copy_attributes_with_bootstraps(bootstrap_name, bootstrap_methods(), *original_.file);
    return copier.finish();
}

}  // namespace raceproof::program::rewrite
