// A patch compiled: the patched copies in a folder of their own, and their classes, which come before those of the program on a
// class path.
#pragma once

#include <string>

#include "base/result.h"
#include "classfile/class_source.h"
#include "patches/patch.h"
#include "session/temporary_directory.h"

namespace raceproof::patches {

struct CompiledPatch {
    session::TemporaryDirectory folder;
    std::string class_path;  // the patched classes, then the class path of the sources
};

struct CompileError {
    std::string message;  // one line
    std::string output;   // what javac said; empty if it was not reached
};

Result<CompiledPatch, CompileError> compile(const Patch& patch, const Sources& sources, const classfile::JdkHome& jdk);

}  // namespace raceproof::patches
