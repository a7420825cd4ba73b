// Programs for tests: Java sources, compiled by the javac of the JDK that Raceproof would use, and a Program that runs over them.
//
// javac takes most of a second, so a suite compiles all its sources in one call, or in two if classes must disagree with each
// other: what was compiled later, into another folder that comes first on the class path, hides what was there before.
#pragma once

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "classfile/class_source.h"
#include "classfile/testing/temporary_directory.h"
#include "program/program.h"

namespace raceproof::program::testing {

inline const classfile::JdkHome& jdk_home() {
    static const classfile::JdkHome home = [] {
        Result<classfile::JdkHome> found = classfile::find_jdk();
        VERIFY(found.ok(), "should find a JDK to test with");
        return found.take();
    }();
    return home;
}

struct JavaSource {
    std::string path;  // "p/A.java"
    std::string text;
};

class CompiledJava {
  public:
    // Classes go to `folder`. `class_path` lists folders compiled before.
    void compile(const std::string& folder, const std::vector<JavaSource>& sources,
                 const std::vector<std::string>& class_path = {}) {
        std::string command = "'" + jdk_home().path + "/bin/javac' -nowarn -g -proc:none -J-XX:TieredStopAtLevel=1";
        command += " -d '" + directory_.path(folder) + "' -cp '" + path_list(class_path) + "'";
        for (const JavaSource& source : sources)
            command += " '" + directory_.write("source-of-" + folder + "/" + source.path, source.text) + "'";
        command += " 2>&1";
        std::FILE* pipe = ::popen(command.c_str(), "r");
        VERIFY(pipe != nullptr, "should be able to start javac");
        std::string output;
        char buffer[512];
        while (std::size_t count = std::fread(buffer, 1, sizeof buffer, pipe)) output.append(buffer, count);
        int status = ::pclose(pipe);
        if (status != 0) ADD_FAILURE() << "javac failed:\n" << output;
    }

    std::string path_list(const std::vector<std::string>& folders) const {
        std::string list;
        for (const std::string& folder : folders) list += (list.empty() ? "" : ":") + directory_.path(folder);
        return list;
    }

    const classfile::testing::TemporaryDirectory& directory() const { return directory_; }

  private:
    classfile::testing::TemporaryDirectory directory_;
};

class NoNatives : public NativeBinder {
  public:
    bool binds_class(std::string_view) const override { return false; }
    NativeBinding bind(std::string_view, std::string_view, std::string_view) const override { return {}; }
    bool skips_initialiser(std::string_view) const override { return false; }
    program::Housekeeping housekeeping_of(std::string_view, std::string_view) const override { return {}; }
};

inline std::unique_ptr<Program> make_program(std::string_view class_path, const NativeBinder& natives) {
    auto image = classfile::open_jdk_image(jdk_home().path + "/lib/modules");
    VERIFY(image.ok(), "should open the image of the JDK");
    auto path = classfile::ClassPath::open(class_path, jdk_home().feature);
    VERIFY(path.ok(), "should open the class path");
    return std::make_unique<Program>(Sources{image.take(), path.take()}, natives);
}

inline std::unique_ptr<Program> make_program(std::string_view class_path = "") {
    static const NoNatives none;
    return make_program(class_path, none);
}

// What a result is as text: the error's Java class and message, or "ok".
template <typename T>
std::string outcome_of(const Link<T>& result) {
    if (result.ok()) return "ok";
    if (result.error().kind == LinkErrorKind::Unsupported) return "unsupported: " + result.error().message;
    return std::string(java_error_class(result.error().kind)).substr(std::string_view("java/lang/").size()) + ": " +
           result.error().message;
}

// The index of the member reference in a class's constant pool that names `member`; 0 if there is none.
inline std::uint16_t reference_to(const Class& from, std::string_view owner, std::string_view member) {
    using classfile::Tag;
    for (std::uint16_t i = 1; i < from.file->constants.size(); ++i) {
        const classfile::Constant& constant = from.file->constant(i);
        if (constant.tag != Tag::FieldRef && constant.tag != Tag::MethodRef && constant.tag != Tag::InterfaceMethodRef) continue;
        if (from.file->class_name(constant.first) == owner && from.file->name_and_type(constant.second).name == member) return i;
    }
    return 0;
}

}  // namespace raceproof::program::testing
