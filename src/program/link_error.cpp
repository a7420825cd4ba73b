#include "program/link_error.h"

namespace raceproof::program {

const char* java_error_class(LinkErrorKind kind) {
    switch (kind) {
        case LinkErrorKind::ClassNotFound:
        case LinkErrorKind::NoClassDefFound: return "java/lang/NoClassDefFoundError";
        case LinkErrorKind::ClassFormat: return "java/lang/ClassFormatError";
        case LinkErrorKind::UnsupportedVersion: return "java/lang/UnsupportedClassVersionError";
        case LinkErrorKind::ClassCircularity: return "java/lang/ClassCircularityError";
        case LinkErrorKind::Linkage: return "java/lang/LinkageError";
        case LinkErrorKind::IncompatibleClassChange: return "java/lang/IncompatibleClassChangeError";
        case LinkErrorKind::IllegalAccess: return "java/lang/IllegalAccessError";
        case LinkErrorKind::NoSuchField: return "java/lang/NoSuchFieldError";
        case LinkErrorKind::NoSuchMethod: return "java/lang/NoSuchMethodError";
        case LinkErrorKind::AbstractMethod: return "java/lang/AbstractMethodError";
        case LinkErrorKind::Instantiation: return "java/lang/InstantiationError";
        case LinkErrorKind::Verify: return "java/lang/VerifyError";
        case LinkErrorKind::UnsatisfiedLink: return "java/lang/UnsatisfiedLinkError";
        case LinkErrorKind::BootstrapMethod: return "java/lang/BootstrapMethodError";
        case LinkErrorKind::Unsupported: break;
    }
    VERIFY(false, "should be a kind that Java has an error for");
    return nullptr;
}

}  // namespace raceproof::program
