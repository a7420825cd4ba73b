#include "classfile/access_checks.h"

#include <fmt/format.h>

#include "classfile/versions.h"

namespace raceproof::classfile {
namespace {

using namespace access;

constexpr std::uint16_t kVisibility = kPublic | kPrivate | kProtected;
constexpr std::uint16_t kClassFlags = kPublic | kFinal | kSuper | kInterface | kAbstract | kSynthetic | kAnnotation | kEnum;
constexpr std::uint16_t kInnerClassFlags = kClassFlags | kPrivate | kProtected | kStatic;
constexpr std::uint16_t kFieldFlags = kVisibility | kStatic | kFinal | kVolatile | kTransient | kSynthetic | kEnum;
constexpr std::uint16_t kMethodFlags =
    kVisibility | kStatic | kFinal | kSynchronized | kBridge | kVarargs | kNative | kAbstract | kStrict | kSynthetic;

bool has_several_visibilities(std::uint16_t flags) {
    std::uint16_t visibility = flags & kVisibility;
    return (visibility & (visibility - 1)) != 0;
}

bool is_interface(ReadContext context) { return (context.file.flags & kInterface) != 0; }

bool are_legal_class_flags(ReadContext context, std::uint16_t flags) {
    bool from_java5 = context.from_version(version::kJava5);
    if ((flags & kAbstract) && (flags & kFinal)) return false;
    if (flags & kInterface) return (flags & kAbstract) && !(from_java5 && (flags & (kSuper | kEnum)));
    return !(from_java5 && (flags & kAnnotation));
}

std::uint16_t check_any_class_flags(ReadContext context, std::size_t offset, std::uint16_t flags) {
    // Compilers before Java 6 left ACC_ABSTRACT out of interfaces.
    if ((flags & kInterface) && !context.from_version(version::kJava6)) flags |= kAbstract;
    if (!are_legal_class_flags(context, flags))
        context.error.fail(offset, fmt::format("illegal class access flags 0x{:04x}", flags));
    return flags;
}

bool are_legal_field_flags(ReadContext context, std::uint16_t flags) {
    if (!is_interface(context)) return !has_several_visibilities(flags) && (flags & (kFinal | kVolatile)) != (kFinal | kVolatile);
    constexpr std::uint16_t kRequired = kPublic | kStatic | kFinal;
    std::uint16_t forbidden = kPrivate | kProtected | kVolatile | kTransient;
    if (context.from_version(version::kJava5)) forbidden |= kEnum;
    return (flags & kRequired) == kRequired && (flags & forbidden) == 0;
}

bool are_legal_interface_method_flags(ReadContext context, std::uint16_t flags) {
    if (context.from_version(version::kJava8)) {
        bool is_public = (flags & kPublic) != 0;
        bool is_private = (flags & kPrivate) != 0;
        if (is_public == is_private || (flags & (kProtected | kFinal | kSynchronized | kNative))) return false;
        std::uint16_t not_with_abstract = kPrivate | kStatic;
        if (!context.from_version(version::kJava17)) not_with_abstract |= kStrict;
        return !(flags & kAbstract) || !(flags & not_with_abstract);
    }
    constexpr std::uint16_t kRequired = kPublic | kAbstract;
    std::uint16_t forbidden = kStatic | kFinal | kNative;
    if (context.from_version(version::kJava5)) forbidden |= kPrivate | kProtected | kSynchronized | kStrict;
    return (flags & kRequired) == kRequired && (flags & forbidden) == 0;
}

bool are_legal_class_method_flags(ReadContext context, std::uint16_t flags, std::string_view name) {
    if (has_several_visibilities(flags)) return false;
    bool from_java5 = context.from_version(version::kJava5);
    if (name == "<init>") {
        std::uint16_t forbidden = kStatic | kFinal | kSynchronized | kNative | kAbstract;
        if (from_java5) forbidden |= kBridge;
        return (flags & forbidden) == 0;
    }
    if (!(flags & kAbstract)) return true;
    std::uint16_t forbidden = kFinal | kNative | kPrivate | kStatic;
    if (from_java5) forbidden |= kSynchronized;
    if (from_java5 && !context.from_version(version::kJava17)) forbidden |= kStrict;
    return (flags & forbidden) == 0;
}

// Of <clinit> only ACC_STATIC counts, which older files may leave out, and ACC_STRICT as long as it had a meaning.
std::uint16_t check_class_initializer_flags(ReadContext context, std::size_t offset, std::uint16_t flags) {
    if (!context.from_version(version::kJava7)) return kStatic;
    if (!(flags & kStatic)) context.error.fail(offset, "method <clinit> is not static");
    return flags & (context.from_version(version::kJava17) ? kStatic : kStatic | kStrict);
}

}  // namespace

std::uint16_t check_class_flags(ReadContext context, std::size_t offset, std::uint16_t flags) {
    return check_any_class_flags(context, offset, flags & kClassFlags);
}

std::uint16_t check_inner_class_flags(ReadContext context, std::size_t offset, std::uint16_t flags) {
    return check_any_class_flags(context, offset, flags & kInnerClassFlags);
}

std::uint16_t check_field_flags(ReadContext context, std::size_t offset, std::uint16_t flags) {
    flags &= kFieldFlags;
    if (!are_legal_field_flags(context, flags))
        context.error.fail(offset, fmt::format("illegal field access flags 0x{:04x}", flags));
    return flags;
}

std::uint16_t check_method_flags(ReadContext context, std::size_t offset, std::uint16_t flags, std::string_view name) {
    flags &= kMethodFlags;
    if (name == "<clinit>") return check_class_initializer_flags(context, offset, flags);
    if (is_interface(context) && name == "<init>") context.error.fail(offset, "interface with a method <init>");
    bool legal = is_interface(context) ? are_legal_interface_method_flags(context, flags)
                                       : are_legal_class_method_flags(context, flags, name);
    if (!legal) context.error.fail(offset, fmt::format("illegal access flags 0x{:04x} of method {}", flags, name));
    return flags;
}

}  // namespace raceproof::classfile
