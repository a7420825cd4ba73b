// What loading, linking or resolving can end in. Each kind is the Java error (or exception) that the JVM specification
// asks for; the machine throws it in the guest. `Unsupported` is ours: it stops the run with exit status 3.
#pragma once

#include <string>

#include "base/result.h"

namespace raceproof::program {

enum class LinkErrorKind {
    ClassNotFound,       // NoClassDefFoundError with a ClassNotFoundException as cause
    NoClassDefFound,     // NoClassDefFoundError (wrong name)
    ClassFormat,         // ClassFormatError
    UnsupportedVersion,  // UnsupportedClassVersionError
    ClassCircularity,    // ClassCircularityError
    Linkage,             // LinkageError: a second definition of a name
    IncompatibleClassChange,
    IllegalAccess,    // IllegalAccessError
    NoSuchField,      // NoSuchFieldError
    NoSuchMethod,     // NoSuchMethodError
    AbstractMethod,   // AbstractMethodError
    Instantiation,    // InstantiationError
    Verify,           // VerifyError
    UnsatisfiedLink,  // UnsatisfiedLinkError
    BootstrapMethod,  // BootstrapMethodError
    Unsupported,      // not a Java error: Raceproof lacks this
};

// "java/lang/NoSuchFieldError" and so on; VERIFY-fails for Unsupported.
const char* java_error_class(LinkErrorKind kind);

struct LinkError {
    LinkErrorKind kind;
    std::string message;  // the Java error's message; for Unsupported what is missing, by its full name
    std::string missing_class =
        {};  // ClassNotFound: the class itself, internal name, for the cause; `message` may be an array of it
};

template <typename T>
using Link = Result<T, LinkError>;

}  // namespace raceproof::program
