// Java sources to change: statements are named by marks in comments, and changed classes are run by the real java.
#pragma once

#include <gtest/gtest.h>

#include <cstdio>
#include <memory>
#include <string>

#include "fixes/overlay_of.h"
#include "program/testing/java_sources.h"

namespace raceproof::fixes::testing {

class ChangedJava {
  public:
    // The source of a file Main.java.
    explicit ChangedJava(std::string source) : source_(std::move(source)) {
        java_.compile("classes", {{"Main.java", source_}});
        program_ = program::testing::make_program(java_.path_list({"classes"}));
        program_->required("Main");
        classes_ = std::make_unique<ProgramClasses>(*program_);
    }

    ProgramClasses& classes() { return *classes_; }
    program::Program& program() { return *program_; }

    // The first instruction of the line with the comment `/*mark*/`, in whatever method it is.
    advice::Statement at(const std::string& mark) {
        std::size_t place = source_.find("/*" + mark + "*/");
        VERIFY(place != std::string::npos, "should name a mark of the source");
        int line = 1 + static_cast<int>(std::count(source_.begin(), source_.begin() + static_cast<std::ptrdiff_t>(place), '\n'));
        for (program::Class* klass : classes_->all())
            for (const auto& method : klass->methods) {
                if (!method->info->code) continue;
                for (const classfile::LineEntry& entry : method->info->code->lines)
                    if (entry.line == line)
                        return {klass->name.string(), method->name.string(), method->descriptor.string(), "Main.java", line,
                                entry.start_pc};
            }
        ADD_FAILURE() << "no code at " << mark;
        return {};
    }
    advice::FieldName field(const std::string& class_name, const std::string& name) {
        for (const program::Field& field : program_->required(class_name).fields)
            if (field.name.text() == name) return {class_name, name, field.descriptor.string(), field.is_static()};
        ADD_FAILURE() << "no field " << name;
        return {};
    }

    // What java prints: the original program, and with the fix, whose classes must pass HotSpot's verifier.
    const std::string& run() {
        if (unchanged_.empty()) unchanged_ = output_of(java_.path_list({"classes"}));
        return unchanged_;
    }
    std::string run_with(const advice::Fix& fix, VolatileAs volatile_as = VolatileAs::Volatile) {
        Result<FixOverlay> made = overlay_of(*classes_, fix, volatile_as);
        if (!made) return made.error().message;
        std::string folder = "changed" + std::to_string(++changed_count_);
        for (program::Class* klass : classes_->all()) {
            auto bytes = made->overlay->over(klass->name.text(), klass->file->bytes);
            VERIFY(bytes.ok(), "should change the classes that were read");
            java_.directory().write(folder + "/" + klass->name.string() + ".class",
                                    {reinterpret_cast<const char*>(bytes->data.data()), bytes->data.size()});
        }
        return output_of(java_.path_list({folder}));
    }

  private:
    static std::string output_of(const std::string& class_path) {
        std::string command = "'" + program::testing::jdk_home().path + "/bin/java' -Xverify:all -XX:TieredStopAtLevel=1 -cp '" +
                              class_path + "' Main 2>&1";
        std::FILE* pipe = ::popen(command.c_str(), "r");
        VERIFY(pipe != nullptr, "should be able to start java");
        std::string output;
        char buffer[4096];
        while (std::size_t count = std::fread(buffer, 1, sizeof buffer, pipe)) output.append(buffer, count);
        ::pclose(pipe);
        return output;
    }

    std::string source_, unchanged_;
    program::testing::CompiledJava java_;
    std::unique_ptr<program::Program> program_;
    std::unique_ptr<ProgramClasses> classes_;
    int changed_count_ = 0;
};

}  // namespace raceproof::fixes::testing
