// A guest program, compiled and booted, for tests that step through it.
#pragma once

#include <memory>
#include <string>

#include "machine/machine.h"
#include "machine/run_now.h"
#include "program/testing/java_sources.h"

namespace raceproof::machine::testing {

class SilentConsole final : public Console {
  public:
    void write(int descriptor, std::string_view bytes) override { (descriptor == 1 ? output : errors) += bytes; }
    int read(std::span<std::uint8_t>) override { return 0; }
    int available() override { return 0; }
    std::string output, errors;
};

// Boots the class `main_class` of the sources and stands before its main method.
class Guest {
  public:
    Guest(const program::testing::CompiledJava& classes, const std::string& folder, const std::string& main_class,
          state::Journalling journalling, const MachineOptions& machine_options = {}) {
        auto image = classfile::open_jdk_image(program::testing::jdk_home().path + "/lib/modules");
        auto path = classfile::ClassPath::open(classes.path_list({folder}), 17);
        VERIFY(image.ok() && path.ok(), "should open the classes of a test");
        program_ = std::make_unique<program::Program>(program::Sources{image.take(), path.take()}, natives_);
        state::StateOptions options;
        bool is_journalled = journalling == state::Journalling::On;
        options.journal = options.hash = is_journalled;
        vm_ = std::make_unique<Machine>(*program_, natives_, options, machine_options, console);
        auto booted = vm_->boot();
        VERIFY(booted.ok(), "should boot");
        program::Class& klass = program_->required(main_class);
        Stop stop = initialise_now(*vm_, vm_->main_thread(), klass);
        VERIFY(stop.kind == StopKind::Ended && stop.uncaught == state::kNull, "should initialise the main class");
        if (is_journalled) vm_->state().freeze();
        vm_->start_main(*klass.find_method("main", "([Ljava/lang/String;)V"), state::kNull);
    }

    Machine& vm() { return *vm_; }
    SilentConsole console;

  private:
    NativeTable natives_;
    std::unique_ptr<program::Program> program_;
    std::unique_ptr<Machine> vm_;
};

// The source of one class, compiled once for all tests of a suite that share it.
inline std::unique_ptr<program::testing::CompiledJava> compiled(const std::string& class_name, const std::string& source) {
    auto classes = std::make_unique<program::testing::CompiledJava>();
    classes->compile("classes", {{class_name + ".java", source}});
    return classes;
}

}  // namespace raceproof::machine::testing
