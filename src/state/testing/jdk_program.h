// A program over the installed JDK without natives, shared by the tests of this layer: real classes and methods to make
// objects and frames of.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "program/program.h"
#include "state/thread.h"

namespace raceproof::state::testing {

class NoNatives final : public program::NativeBinder {
  public:
    bool binds_class(std::string_view) const override { return false; }
    program::NativeBinding bind(std::string_view, std::string_view, std::string_view) const override { return {}; }
    bool skips_initialiser(std::string_view) const override { return false; }
    program::Housekeeping housekeeping_of(std::string_view, std::string_view) const override { return {}; }
};

inline program::Program& jdk_program() {
    static const NoNatives natives;
    static const std::unique_ptr<program::Program> program = [] {
        auto home = classfile::find_jdk().take();
        auto image = classfile::open_jdk_image(home.path + "/lib/modules").take();
        auto path = classfile::ClassPath::open("", home.feature).take();
        return std::make_unique<program::Program>(program::Sources{std::move(image), std::move(path)}, natives);
    }();
    return *program;
}

// A place where a thread can stand: a method and a pc that some path reaches. A native method has no code.
struct Site {
    const program::Method* method = nullptr;
    const program::Code* code = nullptr;
    std::uint32_t pc = 0;
    std::uint32_t slots = 0;  // from locals to the stack pointer
};

// All sites of a few methods of the JDK, by method.
inline const std::vector<std::vector<Site>>& sites() {
    static const std::vector<std::vector<Site>> all = [] {
        struct Name {
            const char *owner, *method, *descriptor;
        };
        program::Program& program = jdk_program();
        std::vector<std::vector<Site>> result;
        for (const Name& name : {
                 Name{"java/util/HashMap", "putVal", "(ILjava/lang/Object;Ljava/lang/Object;ZZ)Ljava/lang/Object;"},
                 Name{"java/util/HashMap", "resize", "()[Ljava/util/HashMap$Node;"},
                 Name{"java/util/ArrayList", "add", "(ILjava/lang/Object;)V"},
                 Name{"java/util/TreeMap", "fixAfterInsertion", "(Ljava/util/TreeMap$Entry;)V"},
                 Name{"java/lang/Long", "parseLong", "(Ljava/lang/String;I)J"},
                 Name{"java/util/LinkedList", "linkBefore", "(Ljava/lang/Object;Ljava/util/LinkedList$Node;)V"},
                 Name{"java/lang/System", "arraycopy", "(Ljava/lang/Object;ILjava/lang/Object;II)V"},
             }) {
            const program::Method* method = program.required(name.owner).find_declared_method(name.method, name.descriptor);
            VERIFY(method != nullptr, "should find the JDK's method");
            std::vector<Site>& of_method = result.emplace_back();
            if (method->is_native()) {
                for (std::uint32_t references = 0; references < 3; ++references)
                    of_method.push_back({method, nullptr, 0, method->argument_slots + references});
                continue;
            }
            const program::Code* code = *program.code_of(*method);
            for (std::uint32_t pc = 0; pc < code->instructions.size(); ++pc) {
                const program::FrameMap& map = program.frame_map(*method, pc);
                if (map.locals.empty()) continue;
                of_method.push_back({method, code, pc, code->max_locals + static_cast<std::uint32_t>(map.stack.size())});
            }
        }
        return result;
    }();
    return all;
}

}  // namespace raceproof::state::testing
