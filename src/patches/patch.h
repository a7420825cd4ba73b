// A fix as a change of the user's Java sources: a unified diff.
//
// The sources are understood by the compiler of the JDK, through a Java program of our own (java/src/raceproof/patcher) in
// raceproof-tools.jar, which lies beside the binary. It answers with edits, which are made in memory: the sources themselves are
// never written. What cannot be written well, such as a field that is an array and passed elsewhere, is refused with a reason
// that names the line. Starting Java costs about half a second, so all fixes of a program are asked for together.
//
// That a patch was made proves nothing: patches/compile.h compiles it, and whoever offers it checks it again.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "advice/change.h"
#include "base/result.h"
#include "classfile/class_source.h"

namespace raceproof::patches {

// Where the sources of a program are. Classes are found by their names in what the sources declare, not by file names.
struct Sources {
    std::vector<std::string> files;  // each is read
    std::vector<std::string> roots;  // folders with all sources below; those that mention a class or field of the fix are read
    std::string class_path;          // what the sources are compiled against
    std::string base;                // the folder that names in the diff are relative to; empty means the current one
};

struct PatchedFile {
    std::string path;  // absolute
    std::string name;  // in the diff: relative to the base, or, if it is not below it, the path without its first '/'
    std::string before, after;
};

struct Patch {
    std::vector<PatchedFile> files;

    std::string diff() const;  // of all files
};

struct PatchRequest {
    Sources sources;
    advice::Fix fix;
};

// One answer for each request, in their order; an error in it says why this fix cannot be written. The error of the whole is that
// nothing could be asked.
Result<std::vector<Result<Patch>>> make_patches(std::span<const PatchRequest> requests, const classfile::JdkHome& jdk);

}  // namespace raceproof::patches
