// A guest program as a system whose steps a test takes one by one.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "explore/machine_system.h"
#include "machine/testing/guest.h"

namespace raceproof::explore::testing {

class Explored {
  public:
    // The source of a public class Main.
    Explored(const std::string& source, schedules::TimeOuts time_outs)
        : classes_(compiled(source)),
          guest_(*classes_, "classes", "Main", state::Journalling::On),
          system_(vm(), options(time_outs)) {
        vm().visibility.scope = machine::Scope::Shared;
    }

    machine::Machine& vm() { return guest_.vm(); }
    MachineSystem& system() { return system_; }

    machine::OperationKind kind_of(std::uint32_t thread) {
        if (thread >= vm().state().thread_count()) return machine::OperationKind::None;
        return vm().pending(vm().state().thread(static_cast<state::ThreadId>(thread))).kind;
    }
    bool can(const search::Step& step) {
        system_.enabled(steps_);
        return std::find(steps_.begin(), steps_.end(), step) != steps_.end();
    }
    void take(const search::Step& step) {
        ASSERT_TRUE(can(step)) << step.thread << '/' << step.alternative;
        system_.take(step);
    }
    // The thread takes steps until it stands before such an operation.
    void go(std::uint32_t thread, machine::OperationKind until) {
        for (int taken = 0; kind_of(thread) != until && taken < 100; ++taken) take({thread, 0});
        ASSERT_EQ(kind_of(thread), until);
    }
    std::int64_t long_field(const std::string& name) {
        const program::Class& klass = vm().program().required("Main");
        for (const program::Field& field : klass.fields)
            if (field.name.text() == name) return state::as_long(vm().objects.get_static(field));
        ADD_FAILURE() << name;
        return 0;
    }

  private:
    static std::unique_ptr<program::testing::CompiledJava> compiled(const std::string& source) {
        auto classes = std::make_unique<program::testing::CompiledJava>();
        classes->compile("classes", {{"Main.java", source}});
        return classes;
    }
    static SystemOptions options(schedules::TimeOuts time_outs) {
        SystemOptions options;
        options.time_outs = time_outs;
        return options;
    }

    std::unique_ptr<program::testing::CompiledJava> classes_;
    machine::testing::Guest guest_;
    MachineSystem system_;
    std::vector<search::Step> steps_;
};

}  // namespace raceproof::explore::testing
